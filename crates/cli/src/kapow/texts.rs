//! Proofreads what abilities of KAPOW! say, all of them in both languages. Tests only.

use game_kapow::{Ability, Home, Pack, Verb, ability_text, effect_text, option_text, unboxed_text};
use words::{Lang, Words};

/// Signs of a text that was put together badly, whatever the language.
const SLIPS: [&str; 14] = [
    "kapow-", "$", "{", "  ", "..", " ,", " .", " :", "( ", " )", "(s)", "(n)", "(e)", "(c)",
];

#[test]
fn every_ability_says_whole_sentences_in_both_languages() {
    let pack = Pack::builtin();
    for words in Lang::ALL.map(Words::new) {
        for ability in &pack.abilities {
            for said in [
                ability_text(pack, ability),
                unboxed_text(pack, ability),
                effect_text(pack, ability),
            ] {
                proofread(&words.say_all(&said));
            }
        }
    }
}

#[test]
fn every_option_is_a_whole_sentence_in_both_languages() {
    let pack = Pack::builtin();
    for words in Lang::ALL.map(Words::new) {
        let options = pack.verbs.iter().filter_map(|verb| match verb {
            Verb::Choose(options) | Verb::ChooseEach(options) | Verb::OpponentChooses(options) => {
                Some((*verb, options))
            }
            _ => None,
        });
        for (verb, options) in options {
            for (option, _) in options.each() {
                proofread(&words.say_all(&option_text(pack, verb, option)));
            }
        }
    }
}

/// Who reads what a board does is its opponent: "you" would be the wrong one.
#[test]
fn a_board_that_plays_by_itself_is_spoken_of() {
    let pack = Pack::builtin();
    let to_somebody = [
        "you", "your", "du", "dein", "deine", "deinen", "deiner", "dir",
    ];
    for words in Lang::ALL.map(Words::new) {
        let solo = |ability: &&Ability| matches!(ability.home, Home::Solo(_));
        for ability in pack.abilities.iter().filter(solo) {
            let text = words.say_all(&ability_text(pack, ability));
            let mut found = text.split(|letter: char| !letter.is_alphabetic());
            let found = found.find(|word| to_somebody.contains(&word.to_lowercase().as_str()));
            assert_eq!(found, None, "{}: {text}", ability.id);
        }
    }
}

#[test]
fn what_an_ability_says_can_be_played_by() {
    for (id, de, en) in SAMPLES {
        let pack = Pack::builtin();
        let ability = pack.abilities.iter().find(|ability| ability.id == id);
        let said = ability_text(pack, ability.expect(id));
        assert_eq!(Words::new(Lang::De).say_all(&said), de);
        assert_eq!(Words::new(Lang::En).say_all(&said), en);
    }
}

/// Fails on what a reader would stumble over.
fn proofread(text: &str) {
    for slip in SLIPS {
        assert!(!text.contains(slip), "{slip:?} in {text}");
    }
    assert!(text.ends_with('.'), "no full stop: {text}");
    let begins = text.chars().next().is_some_and(char::is_uppercase);
    assert!(begins, "a small beginning: {text}");
    let letters: Vec<char> = text.chars().collect();
    for three in letters.windows(3) {
        let starts = matches!(three, ['.' | '→', ' ', _]);
        assert!(
            !(starts && three[2].is_lowercase()),
            "a small letter after {three:?}: {text}"
        );
        let minus = three[0] == '-' && three[1].is_ascii_digit();
        assert!(!minus, "a hyphen for a minus: {text}");
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.windows(2) {
        let many = ["dice", "faces", "tokens", "Wilds", "Seiten"];
        let word = pair[1].trim_end_matches(['.', ',', ')', ':']);
        assert!(
            !(pair[0] == "1" && many.contains(&word)),
            "{pair:?} in {text}"
        );
        let vowel = word.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
        assert!(!(pair[0] == "a" && vowel), "{pair:?} in {text}");
    }
}

/// Of each kind of sentence one.
const SAMPLES: [(&str, &str, &str); 12] = [
    (
        "shatter",
        "Wenn du angreifst: Macht, Energie, X-Faktor und 2 zueinander passende Würfel → \
         Angriffsverstärker +4. Angriffsmultiplikator ×2.",
        "When you attack: Might, Energy, X-Factor and 2 matching dice → Attack kicker +4. \
         Attack multiplier ×2.",
    ),
    (
        "counter",
        "Wenn du verteidigst: ein beliebiger Würfel und ein dazu passender, nicht leerer \
         Aktionswürfel → Verteidigungsbasis 4. Du erhältst eine Seite deiner Wahl.",
        "When you defend: any die and a matching action die that is not blank → Base defence 4. \
         Gain a face of your choice.",
    ),
    (
        "time-jump",
        "Sofort: bis zu 2-mal ein beliebiger Würfel → Würfle für jeden Würfel hier einen deiner \
         anderen Würfel neu.",
        "Immediately: up to 2 times any die → For each die here, reroll another of your dice.",
    ),
    (
        "sucker-punch",
        "Beim Nachrüsten: Gewandtheit → Dein Gegner verliert 3 Leben für jeden Würfel, den er \
         beim Aufrüsten erhalten hat.",
        "After powering up: Agility → Your opponent loses 3 life for each die they gained while \
         powering up.",
    ),
    (
        "steadfast",
        "Wenn du verteidigst: keine Würfel → Verteidigungsbasis 1, wenn du keine andere benutzt.",
        "When you defend: no dice → Base defence 1 if you use no other.",
    ),
    (
        "vitamin-d",
        "Einmal pro Partie. Beim Nachrüsten: ein beliebiger Aktionswürfel und ein dazu passender \
         Würfel → Lege einen Festlegen-Marker auf eine deiner Fähigkeiten, die genau 2 Würfel, \
         aber keinen Aktionswürfel braucht und kein Leben gibt (insgesamt höchstens 1 Marker).",
        "Once per match. After powering up: any action die and any matching die → Put a Lock In \
         token on one of your abilities that takes exactly 2 dice, needs no action die and gives \
         no life (at most 1 token in all).",
    ),
    (
        "beckon",
        "In dieser Runde: keine Würfel → Ein leerer Würfel darf als Energie gelegt werden.",
        "This round: no dice → One blank die may be placed as Energy.",
    ),
    (
        "taunt",
        "In dieser Runde: X-Faktor → Immer wenn dein Gegner einen Eigenschaftswürfel erhält, \
         bestimmst du dessen Farbe. Für jeden solchen Würfel: Du erhältst eine Nicht-Joker-Seite.",
        "This round: X-Factor → Whenever your opponent gains a trait die, you choose its colour. \
         For each such die: Gain a non-Wild face.",
    ),
    (
        "vrepit",
        "In dieser Runde: bis zu 3-mal Macht → Für jeden Würfel hier: Angriffsverstärker +2. Für \
         jeden Würfel hier: Die Gesamtverteidigung deines Gegners sinkt um 1.",
        "This round: up to 3 times Might → For each die here: Attack kicker +2. For each die \
         here: Your opponent’s total defence drops by 1.",
    ),
    (
        "bloodsucker",
        "Beim Nachrüsten: 2 beliebige Würfel → Dein Gegner wählt: Er verliert 3 Leben. Oder: Er \
         gibt dir eine Seite seiner Wahl.",
        "After powering up: any 2 dice → Your opponent chooses: They lose 3 life. Or: They give \
         you a face of their choice.",
    ),
    (
        "victor-kane-dark-aura",
        "Sofort: ein leerer Würfel (kein Joker) → Das Tableau erhält eine Seite mit Macht, steckt \
         sie an einen anderen leeren, noch nicht gelegten Aktionswürfel und würfelt ihn neu. \
         Hierher wird nur gelegt, wenn ein anderer, noch nicht gelegter Aktionswürfel leer ist.",
        "Immediately: a blank die (no Wild) → The board gains a face with Might, attaches it to \
         another unplaced action die that is blank and rerolls that die. A die is placed here only if \
         another unplaced action die is blank.",
    ),
    (
        "token",
        "Solange dieser Marker hier liegt: Der Gesamtangriff sinkt um 2. Beim Nachrüsten: ein \
         beliebiger Würfel → Dieser Marker verschwindet.",
        "As long as this token lies here: The total attack drops by 2. After powering up: any die \
         → This token goes away.",
    ),
];
