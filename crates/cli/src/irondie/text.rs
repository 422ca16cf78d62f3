//! IRONDIE's things in words: dice, offers, questions.

use dice::{DiceSet, DieId};
use game_irondie::{
    Colour, Irondie, Make, Offer, Public, SIDE_SET, Side, Stage, Swap, View, owner,
};
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
        let value = self.public().value(die);
        let name = format!("{} {}", self.die(die), self.mark(die));
        if value == 0 {
            name
        } else {
            format!("{name} [{value}]")
        }
    }

    /// A die that is not on the table, by what it is made of.
    fn made(&self, make: Make) -> String {
        let name = self.game.pack().kind_name(make.kind());
        format!(
            "{} {}",
            self.words.named(&name.de, &name.en),
            self.mark_of(make)
        )
    }

    /// The colour in two letters, and a star for a rare die.
    pub(super) fn mark(&self, die: DieId) -> String {
        self.mark_of(self.public().make(die))
    }

    fn mark_of(&self, make: Make) -> String {
        let star = if make.rare() { "*" } else { "" };
        format!("{}{star}", self.short(make.colour()))
    }

    pub(super) fn short(&self, colour: Colour) -> String {
        self.words.text(&format!("irondie-short-{}", colour.id()))
    }

    /// An offer in words.
    pub(super) fn offer(&self, offer: Offer) -> String {
        let said = |key| self.words.text(key);
        match offer {
            Offer::Battle(die) | Offer::Return(die) => self.full(die),
            Offer::Throw { die, at } => self.aimed(die, &self.target(at)),
            Offer::Sweep(die) => self.aimed(die, &said("irondie-all-that-fit")),
            Offer::Decline => said("irondie-offer-decline"),
            Offer::Skip => said("irondie-offer-skip"),
            Offer::Bonus { from, to } => self.bonus(from, to),
            Offer::Take { die, points } => self.take(die, points),
            Offer::Stay => said("irondie-offer-stay"),
            Offer::Swap(swap) => self.swap(swap),
        }
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

    fn aimed(&self, die: DieId, target: &str) -> String {
        format!("{} {} > {target}", self.die(die), self.mark(die))
    }

    fn target(&self, die: DieId) -> String {
        let value = self.public().value(die);
        let name = format!("{} {}", self.owned(die), self.mark(die));
        if value == 0 {
            name
        } else {
            format!("{name} [{value}]")
        }
    }

    fn bonus(&self, from: DieId, to: DieId) -> String {
        format!(
            "{} {} > {}",
            self.die(from),
            self.mark(from),
            self.target(to)
        )
    }

    fn take(&self, die: DieId, points: u8) -> String {
        let value = self.public().value(die);
        let left = value.saturating_sub(points);
        let said = Said::new(if left == 0 {
            "irondie-offer-take-all"
        } else {
            "irondie-offer-take"
        });
        self.words.say(
            &said
                .with(
                    "die",
                    Arg::Spelled(format!("{} {}", self.owned(die), self.mark(die))),
                )
                .with("points", Arg::number(points))
                .with("left", Arg::number(left)),
        )
    }

    fn swap(&self, swap: Swap) -> String {
        if swap == Swap::default() {
            return self.words.text("irondie-offer-swap-none");
        }
        let mine = self.own_set();
        let out = mine
            .iter()
            .enumerate()
            .filter(|(place, _)| swap.out() >> place & 1 == 1);
        let out: Vec<String> = out.map(|(_, die)| self.full(*die)).collect();
        let side = self.view.side_set.map(|side| side.makes);
        let come = (0..SIDE_SET).filter(|place| swap.come() >> place & 1 == 1);
        let come = come.filter_map(|place| side.map(|side| self.made(side[place])));
        format!(
            "{} > {}",
            out.join(", "),
            come.collect::<Vec<_>>().join(", ")
        )
    }

    /// The viewer's dice in the order of the set.
    fn own_set(&self) -> Vec<DieId> {
        let mine = |die: &DieId| self.view.viewer.seat() == Some(owner(*die));
        let zones = &self.public().zones;
        zones.all().iter().filter(mine).collect()
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
