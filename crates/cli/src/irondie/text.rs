//! IRONDIE's things as the board shows them: dice, groups of throws, questions.

use dice::{DiceSet, DieId};
use game_irondie::{Colour, Irondie, Offer, Public, Side, Stage, View, owner};
use kernel::{Arg, Ask, AskKind, Said, Seat};
use words::Words;

/// Names dice for a viewer in a language.
pub(super) struct Names<'a> {
    pub(super) game: &'a Irondie,
    pub(super) view: &'a View,
    pub(super) words: &'a Words,
}

impl<'a> Names<'a> {
    pub(super) fn new(game: &'a Irondie, view: &'a View, words: &'a Words) -> Names<'a> {
        Names { game, view, words }
    }

    pub(super) fn public(&self) -> &'a Public {
        &self.view.public
    }

    /// `Smasher.1`: the name in the language spoken, numbered as in the spelling of moves.
    pub(super) fn die(&self, die: DieId) -> String {
        let spelled = self.game.name(self.public(), die);
        let number = spelled.rsplit('.').next().unwrap_or_default();
        let kind = self.public().make(die).kind();
        let name = &self.game.pack().kinds[kind.index()].name;
        format!("{}.{number}", self.words.named(&name.de, &name.en))
    }

    /// `B Smasher.1`, with the owner where it is another seat's.
    pub(super) fn owned(&self, die: DieId) -> String {
        let owner = owner(die);
        if self.view.viewer.seat() == Some(owner) {
            self.die(die)
        } else {
            format!("{owner} {}", self.die(die))
        }
    }

    /// `Smasher.1 Bk* [5]`: with colour, rarity, and what it shows where it shows something.
    pub(super) fn full(&self, die: DieId) -> String {
        self.showing(&self.die(die), die)
    }

    fn target(&self, die: DieId) -> String {
        self.showing(&self.owned(die), die)
    }

    fn showing(&self, name: &str, die: DieId) -> String {
        match self.public().value(die) {
            0 => format!("{name} {}", self.mark(die)),
            value => format!("{name} {} [{value}]", self.mark(die)),
        }
    }

    /// The colour in two letters, and a star for a rare die.
    pub(super) fn mark(&self, die: DieId) -> String {
        let make = self.public().make(die);
        let star = if make.rare() { "*" } else { "" };
        format!("{}{star}", self.short(make.colour()))
    }

    pub(super) fn short(&self, colour: Colour) -> String {
        self.words.text(&format!("irondie-short-{}", colour.id()))
    }

    /// A throw in two parts: the die with the beginning of its spelling, and the target.
    pub(super) fn parts(&self, offer: Offer) -> Option<(String, String)> {
        let (Offer::Throw { die, .. } | Offer::Sweep(die)) = offer else {
            return None;
        };
        let spelled = self.game.name(self.public(), die);
        let head = format!("{} {}   throw {spelled} > …", self.die(die), self.mark(die));
        let target = match offer {
            Offer::Throw { at, .. } => self.target(at),
            _ => self.words.text("irondie-all-that-fit"),
        };
        Some((head, target))
    }

    /// A question, with what it is about.
    pub(super) fn question(&self, ask: &Ask) -> String {
        let asked = self.words.ask("irondie", ask);
        let Some(seat) = self.view.viewer.seat() else {
            return asked;
        };
        let about = match ask.kind {
            AskKind::Amount => Some(self.about_damage(seat)),
            AskKind::React | AskKind::Act => self.about_throw(),
            AskKind::Assign => self.about_bonus(seat),
            _ => None,
        };
        about.map_or(asked.clone(), |about| format!("{about} {asked}"))
    }

    fn about_damage(&self, seat: Seat) -> String {
        let due = self.public().due[Side::of(seat) as usize];
        let taken: u8 = self.view.pain.iter().sum();
        let said = Said::new("irondie-about-damage")
            .with("due", Arg::number(due))
            .with("left", Arg::number(due.saturating_sub(taken)));
        self.words.say(&said)
    }

    fn about_throw(&self) -> Option<String> {
        let step = ["O1", "D1", "O2", "D2"].get(usize::from(self.public().duel.step))?;
        Some(format!("{step}."))
    }

    /// Which colours have triggered and what they give, from the pack.
    fn about_bonus(&self, seat: Seat) -> Option<String> {
        let public = self.public();
        let halfway = public.halfway.map(|half| DiceSet::of(half.from));
        let noted = halfway.unwrap_or(public.noted);
        let mut colours: Vec<Colour> = noted
            .iter()
            .filter(|die| owner(*die) == seat || public.stage == Stage::DuelBonus)
            .map(|die| public.make(die).colour())
            .collect();
        colours.sort_unstable();
        colours.dedup();
        let parts: Vec<String> = colours
            .into_iter()
            .map(|colour| self.bonus_of(colour))
            .collect();
        (!parts.is_empty()).then(|| format!("{}.", parts.join("; ")))
    }

    fn bonus_of(&self, colour: Colour) -> String {
        let parts = self.game.tables().bonus(colour).iter();
        let parts = parts.map(|part| {
            let class = self
                .words
                .text(&format!("irondie-class-{}", part.class.id()));
            format!("{class} {:+}", part.add)
        });
        let name = self.game.pack().colour_name(colour);
        let name = self.words.named(&name.de, &name.en);
        format!("{name}: {}", parts.collect::<Vec<_>>().join(", "))
    }
}
