//! Why an answer is none, as people read it: one case for each reason. (Which rule forbids what,
//! scripts say.)

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_throne::{DiceThrone, Mode, Pack, Setup, State};
use kernel::{Game, Input, Landing, Refusal, Silent, Viewer, apply};
use words::{Lang, Words};

/// A moment to be refused in: two heroes, whose turn, which phase, what A and B have, and what has
/// been rolled and answered since.
struct Moment {
    heroes: [&'static str; 2],
    active: &'static str,
    phase: &'static str,
    a: &'static str,
    b: &'static str,
    since: &'static [&'static str],
}

const MAIN: Moment = Moment {
    heroes: ["barbarian", "paladin"],
    active: "A",
    phase: "first-main",
    a: "",
    b: "",
    since: &[],
};

/// Two swords and two pows lie there: four damage that cannot be defended.
const ROLLED: Moment = Moment {
    phase: "offence",
    since: &["dice 1 2 6 6 5"],
    ..MAIN
};

impl Moment {
    fn begin(&self) -> (DiceThrone, State) {
        self.with(self.a)
    }

    /// The same where A has something else.
    fn with(&self, a: &str) -> (DiceThrone, State) {
        let setup = Setup {
            heroes: self.heroes.map(str::to_owned).to_vec(),
            ..Setup::of_mode(Mode::Duel)
        };
        let game = DiceThrone::open(Pack::builtin().clone(), &setup).unwrap();
        let Moment {
            active, phase, b, ..
        } = self;
        let position = format!(
            "active = \"{active}\"\nphase = \"{phase}\"\n\
             [A]\nhealth = 40\n{a}\n[B]\nhealth = 40\n{b}\n"
        );
        let mut state = game.place(&position).unwrap();
        for line in self.since {
            let input = match line.strip_prefix("dice ") {
                Some(dice) => {
                    let sides = dice.split(' ').map(|side| side.parse::<u8>().unwrap() - 1);
                    Input::Landed(sides.collect::<Landing>())
                }
                None => kernel::read_input(&game, &state, line).unwrap(),
            };
            apply(&game, &mut state, &input, &mut Silent).unwrap();
        }
        (game, state)
    }

    /// Why a seat cannot answer so.
    fn refuses(&self, answer: &str) -> Refusal {
        let (game, state) = self.begin();
        let (seat, text) = answer.split_once(' ').unwrap();
        let view = game.view(&state, Viewer::Seat(seat.parse().unwrap()));
        game.read(&view, text)
            .map_or_else(|refusal| refusal, |choice| game.why_not(&view, &choice))
    }
}

#[track_caller]
fn reads(moment: &Moment, answer: &str, wanted: &str) {
    let refusal = moment.refuses(answer);
    let mut words = Words::new(Lang::En);
    words.speak_to(answer.get(..1).and_then(|seat| seat.parse().ok()));
    assert_eq!(words.say(&refusal.said), wanted, "{answer}");
    let german = Words::new(Lang::De).say(&refusal.said);
    assert!(
        !german.contains("dice-throne-") && !german.contains('{'),
        "{german}"
    );
}

#[test]
fn cards_that_cannot_be_played() {
    let main = |a| Moment { a, ..MAIN };
    let rolled = |a| Moment { a, ..ROLLED };
    let none = main("");
    reads(&none, "A play tip-it", "“Tip It!” is not in your hand.");
    let others = "“Absolution!” belongs to the Paladin, not to your hero.";
    reads(&none, "A play absolution", others);
    let poor = main("cp = 0\nhand = [\"double-up\"]");
    reads(&poor, "A play double-up", "That costs 1 CP; you have 0.");
    let rich = "cp = 9\nhand = [\"smack-2\", \"head-bash\", \"so-wild\", \"get-some\"]";
    let only_main = "You play this card only in one of your main phases.";
    reads(&rolled(rich), "A play smack-2", only_main);
    let only_roll = "You play this card only in a roll phase.";
    reads(&main(rich), "A play so-wild", only_roll);
    let only_dealt = "You play this card only once the damage is settled.";
    reads(&rolled(rich), "A play head-bash", only_dealt);
    let no_attack = "That needs an attack which it fits.";
    reads(&rolled(rich), "A play get-some", no_attack);
    let no_damage = "There is no damage that could be prevented.";
    let safe = rolled("cp = 3\nhand = [\"not-this-time\"]");
    reads(&safe, "A play not-this-time", no_damage);
    let no_dice = "There is no roll now that this could change.";
    let still = main("cp = 3\nhand = [\"tip-it\"]");
    reads(&still, "A play tip-it", no_dice);
    let raised = main("cp = 9\nhand = [\"smack-2\"]\nupgrades = [\"smack-3\"]");
    let brings_nothing =
        "The ability is at this level or above already: “Smack II” brings nothing.";
    reads(&raised, "A play smack-2", brings_nothing);
    let clean = main("cp = 3\nhand = [\"get-that-outta-here\"]");
    let no_status = "Nobody has a status effect that would do.";
    reads(&clean, "A play get-that-outta-here", no_status);
}

#[test]
fn abilities_and_dice_that_are_not_there() {
    let rolled = ROLLED;
    let lacks = "“Rage!” needs 5 pow; your dice do not show that.";
    reads(&rolled, "A use rage 1", lacks);
    let defence = "You use “Thick Skin” only against an attack with normal damage.";
    reads(&rolled, "A use thick-skin 1", defence);
    let early = "You use “Smack” only after a roll in your own offensive roll phase.";
    reads(&MAIN, "A use smack 1", early);
    let no_roll = "You roll for an ability only in your own offensive roll phase.";
    reads(&MAIN, "A roll 1", no_roll);
    let since = &["dice 1 2 6 6 5", "A roll 5", "dice 1", "A roll 5", "dice 1"];
    let last = Moment { since, ..ROLLED };
    let used_up = "You have no roll attempt left that you could pay for.";
    reads(&last, "A roll 1", used_up);
    let holds = Moment {
        a: "hand = [\"tip-it\"]",
        ..ROLLED
    };
    let no_sale = "You sell cards only in your own main phases, or because you hold too many.";
    reads(&holds, "A sell tip-it", no_sale);
    reads(&MAIN, "A choose B", "That is not what is asked now.");
}

#[test]
fn tokens_that_cannot_be_spent() {
    let monk = |a, phase| Moment {
        heroes: ["monk", "barbarian"],
        phase,
        a,
        ..MAIN
    };
    let none = monk("", "first-main");
    reads(&none, "A spend 2 chi 1", "That needs 2 Chi; you have 0.");
    let safe = monk("tokens = [\"chi x2\"]", "first-main");
    let no_damage = "There is no damage that could be prevented.";
    reads(&safe, "A spend 2 chi 1", no_damage);
    let fresh = Moment {
        since: &["dice 1 1 1 4 5", "A use fist-strike 1"],
        ..monk(
            "hand = [\"tip-it\"]\ntokens = [\"chi x2\"]\nfresh = [\"chi x2\"]",
            "offence",
        )
    };
    let too_new = "What you gained this turn cannot be spent for that.";
    reads(&fresh, "A spend 2 chi 2", too_new);
    let treant = Moment {
        heroes: ["treant", "barbarian"],
        a: "cp = 2\ntokens = [\"sapling x2\"]",
        since: &["A spend 1 sapling 1", "A option 1"],
        ..MAIN
    };
    let once = "You have done that in this turn already.";
    reads(&treant, "A spend 1 sapling 1", once);
    let passive = "“Tithe” is passive: it works by itself, or at a price.";
    let paladin = Moment {
        heroes: ["paladin", "barbarian"],
        since: &["dice 1 2 3 4 6"],
        phase: "offence",
        ..MAIN
    };
    reads(&paladin, "A use tithe 1", passive);
}

#[test]
fn who_must_keep_still_is_told_why() {
    let hushed = |moment: &Moment, seat: &str| {
        let (game, state) = moment.begin();
        let view = game.view(&state, Viewer::Seat(seat.parse().unwrap()));
        let refusal = game.why_silent(&view);
        refusal.map(|refusal| Words::new(Lang::En).say(&refusal.said))
    };
    let stunned = Moment {
        b: "hand = [\"double-up\"]\ntokens = [\"stun\"]",
        ..ROLLED
    };
    let said = "You are stunned and can do nothing.";
    assert_eq!(hushed(&stunned, "B").as_deref(), Some(said));
    assert_eq!(hushed(&stunned, "A"), None);
    let ultimate = Moment {
        a: "cp = 3\nhand = [\"get-some\"]",
        since: &["dice 6 6 6 6 6", "A use rage 1"],
        ..ROLLED
    };
    let said = "There is nothing you can do against an ultimate ability.";
    assert_eq!(hushed(&ultimate, "B").as_deref(), Some(said));
}

/// What will be possible later in the attack is not said to be impossible.
#[test]
fn what_comes_later_in_an_attack() {
    let declared = Moment {
        b: "cp = 3\nhand = [\"not-this-time\"]\ntokens = [\"protect\"]",
        since: &["dice 1 1 1 4 4", "A use smack 1"],
        ..ROLLED
    };
    let later = "Not yet: you prevent damage later in this attack, once its target is known.";
    reads(&declared, "B play not-this-time", later);
    reads(&declared, "B spend 1 protect 1", later);
    let defence = "Not yet: you use “Divine Defense” later in this attack, \
                   when you are asked how you defend yourself.";
    reads(&declared, "B use divine-defense 1", defence);
}

/// An attempt that has to be paid for is one only as long as there is something to pay with.
#[test]
fn attempts_that_cannot_be_paid_are_none() {
    for (a, attempts) in [("cp = 1", 1), ("cp = 5", 2), ("cp = 0", 0)] {
        let constricted = Moment {
            heroes: ["barbarian", "tactician"],
            ..ROLLED
        };
        let text = format!("{a}\ntokens = [\"constrict\"]");
        let (game, state) = constricted.with(&text);
        let seat = "A".parse().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        assert_eq!(game.attempts_paid(&view.public, seat), attempts, "{a}");
    }
}
