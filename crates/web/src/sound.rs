//! Short sounds, made in the browser; nobody hears them who has not asked for them.

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// What there is to hear, the quiet ones first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tune {
    Turn,
    Roll,
    Hit,
    Win,
}

impl Tune {
    /// Tones: pitch in hertz, and when they begin, in seconds.
    const fn tones(self) -> &'static [(f32, f64)] {
        match self {
            Tune::Turn => &[(660.0, 0.0)],
            Tune::Roll => &[(180.0, 0.0), (150.0, 0.07), (170.0, 0.13), (140.0, 0.22)],
            Tune::Hit => &[(110.0, 0.0), (82.0, 0.05)],
            Tune::Win => &[(523.0, 0.0), (659.0, 0.12), (784.0, 0.24), (1047.0, 0.36)],
        }
    }

    const fn shape(self) -> OscillatorType {
        match self {
            Tune::Turn | Tune::Win => OscillatorType::Sine,
            Tune::Roll | Tune::Hit => OscillatorType::Triangle,
        }
    }
}

thread_local! {
    /// One for the page: browsers hand out only a few.
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
}

/// Plays a tune. A browser that wants no sound plays none.
pub(crate) fn play(tune: Option<Tune>) {
    if let Some(tune) = tune {
        CONTEXT.with(|context| {
            if let Some(context) = context {
                for &(pitch, after) in tune.tones() {
                    drop(tone(context, tune.shape(), pitch, after));
                }
            }
        });
    }
}

/// A tone of a tenth of a second that dies away.
fn tone(
    context: &AudioContext,
    shape: OscillatorType,
    pitch: f32,
    after: f64,
) -> Result<(), JsValue> {
    let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
    let begin = context.current_time() + after;
    tone.set_type(shape);
    tone.frequency().set_value(pitch);
    volume.gain().set_value_at_time(0.12, begin)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.001, begin + 0.12)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(begin)?;
    tone.stop_with_when(begin + 0.14)
}
