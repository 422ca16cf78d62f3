//! What people say to each other at a table: a closed list, so that everyone reads it in a language
//! of their own, and nobody can be insulted. It is told once and kept nowhere.

use serde::{Deserialize, Serialize};

/// Something said at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Wait, please.
    OneMoment,
    /// Praise for a move.
    WellPlayed,
    /// Envy of a throw.
    DiceLoveYou,
    /// Thanks.
    Thanks,
    /// An apology.
    Sorry,
    /// It was fun.
    GoodMatch,
    /// A drink together.
    Cheers,
    /// Astonishment.
    Wow,
    /// That hurt.
    Ouch,
    /// A heart.
    Love,
}

impl Phrase {
    /// All of them: first words, then gestures.
    pub const ALL: [Phrase; 11] = [
        Phrase::Hello,
        Phrase::OneMoment,
        Phrase::WellPlayed,
        Phrase::DiceLoveYou,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::GoodMatch,
        Phrase::Cheers,
        Phrase::Wow,
        Phrase::Ouch,
        Phrase::Love,
    ];

    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Phrase::Hello => "phrase-hello",
            Phrase::OneMoment => "phrase-one-moment",
            Phrase::WellPlayed => "phrase-well-played",
            Phrase::DiceLoveYou => "phrase-dice-love-you",
            Phrase::Thanks => "phrase-thanks",
            Phrase::Sorry => "phrase-sorry",
            Phrase::GoodMatch => "phrase-good-match",
            Phrase::Cheers => "phrase-cheers",
            Phrase::Wow => "phrase-wow",
            Phrase::Ouch => "phrase-ouch",
            Phrase::Love => "phrase-love",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_written_as_its_key_says() {
        for phrase in Phrase::ALL {
            let text = serde_json::to_string(&phrase).unwrap();
            let key = phrase.key().trim_start_matches("phrase-");
            assert_eq!(text, format!("\"{key}\""));
        }
    }
}
