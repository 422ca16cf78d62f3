//! What a moment of Dice Masters tells besides the view.

use super::art;
use dice::{DieId, Id};
use game_dice_masters::{
    Card, Clash, Corner, DiceMasters, Face, Frame, Kind, Offer, Payment, Public, Source, Stats,
};
use kernel::Seat;

/// A moment.
pub(super) type Scene = crate::session::Scene<DiceMasters>;

impl Scene {
    pub(super) fn public(&self) -> &Public {
        &self.view.public
    }

    pub(super) fn corner(&self, seat: Seat) -> &Corner {
        self.public().corner(seat)
    }

    /// The rule that is at work.
    pub(super) fn frame(&self) -> Option<Frame> {
        self.public().frames.last().copied()
    }

    /// Everyone else who plays: team-mates last, so that they stand next to the own side.
    pub(super) fn others(&self) -> Vec<Seat> {
        let all = self.game.players().iter().filter(|seat| *seat != self.me);
        let mut others: Vec<Seat> = all.collect();
        others.sort_by_key(|seat| !self.game.are_rivals(self.me, *seat));
        others
    }

    /// Whether two play together on each side (MA-20).
    pub(super) fn in_teams(&self) -> bool {
        self.game.team_of(self.me).len() > 1
    }

    /// Whether a die lies where dice of several people do: in a fight of teams, or in a field that
    /// is not its owner's.
    pub(super) fn is_among_others(&self, die: DieId) -> bool {
        let public = self.public();
        let found = public.die(die);
        let fights = public.attackers.or(public.blockers).contains(die);
        found.owner != found.controller || fights && self.in_teams()
    }

    pub(super) fn card(&self, owner: Seat, kind: Kind) -> Option<&Card> {
        self.game.card(owner, kind)
    }

    /// Whom or what a kind of dice shows.
    pub(super) fn kind_name(&self, owner: Seat, kind: Kind) -> String {
        match self.card(owner, kind) {
            Some(card) => self.named(&self.game.pack().figure(card.figure).name),
            None => self.text("dice-masters-sidekick"),
        }
    }

    /// The colour of a kind of dice, as style sheets call it.
    pub(super) fn colour(&self, owner: Seat, kind: Kind) -> String {
        let place = kind.basic().unwrap_or_default();
        match self.card(owner, kind) {
            Some(card) => art::kind(self.game.pack(), card, place),
            None => art::SIDEKICK.to_owned(),
        }
    }

    pub(super) fn emblem(&self, owner: Seat, kind: Kind) -> String {
        art::emblem(self.game.pack(), self.card(owner, kind))
    }

    pub(super) fn die_name(&self, die: DieId) -> String {
        let found = self.public().die(die);
        self.kind_name(found.owner, found.kind)
    }

    pub(super) fn face(&self, die: DieId) -> Face {
        self.game.face(self.public(), die)
    }

    pub(super) fn stats(&self, die: DieId) -> Stats {
        self.game.stats(self.public(), die)
    }

    /// Who has a card.
    pub(super) fn source_name(&self, source: Source) -> String {
        self.kind_name(source.owner, source.kind)
    }

    /// The ability that is at work, where one is.
    pub(super) fn at_work(&self) -> Option<Source> {
        let runs = matches!(
            self.frame(),
            Some(Frame::Ability | Frame::Run { .. } | Frame::Maybe { .. })
        );
        let context = self.public().contexts.last().filter(|_| runs)?;
        Some(context.source)
    }

    /// Whether there is an attack on the table.
    pub(super) fn fights(&self) -> bool {
        !self.public().attackers.is_empty()
    }

    /// What the attack on the table comes to, with the damage divided as it is drafted.
    pub(super) fn clash(&self) -> Option<&Clash> {
        let clash = &self.known().clash;
        let clash = clash.get_or_init(|| {
            let amount = self
                .draft
                .pick
                .filter(|pick| matches!(pick, Offer::Amount(_)));
            let fights = self.fights() && self.outcome.is_none();
            fights.then(|| self.game.clash(self.public(), amount))
        });
        clash.as_ref()
    }

    /// The same with an answer.
    pub(super) fn clash_with(&self, answer: Offer) -> Clash {
        self.game.clash(self.public(), Some(answer))
    }

    /// How much life a seat will have after the attack, where that changes.
    pub(super) fn life_after(&self, seat: Seat) -> Option<u8> {
        let supposed = match self.draft.pick {
            Some(answer @ Offer::Block(_)) if self.fights() => Some(self.clash_with(answer)),
            _ => None,
        };
        let clash = supposed.as_ref().or_else(|| self.clash())?;
        let after = *clash.life.get(seat.index())?;
        (after != self.corner(seat).life).then_some(after)
    }

    /// The ways to pay for what is drafted, or for what has been begun.
    pub(super) fn payments(&self) -> &[Payment] {
        let payments = &self.known().payments;
        payments.get_or_init(|| match (self.frame(), self.draft.pick) {
            _ if self.question.is_none() => Vec::new(),
            (Some(Frame::Pay), _) => self.game.payments(self.public()),
            (_, Some(pick)) => self.game.payments_for(&self.view, pick),
            _ => Vec::new(),
        })
    }

    /// Whether a die was rolled just now.
    pub(super) fn lands(&self, die: DieId) -> bool {
        let found = self.public().die(die);
        self.has_news(|event| match event {
            game_dice_masters::Event::Rolled { dice, .. } => {
                let alike = |rolled: &game_dice_masters::Die| {
                    let look = (rolled.owner, rolled.kind, rolled.side);
                    look == (found.owner, found.kind, found.side)
                };
                dice.iter().any(alike)
            }
            _ => false,
        })
    }
}

/// What help about a kind of dice is asked by.
pub(super) fn card_key(owner: Seat, kind: Kind) -> String {
    format!("card:{}:{}", owner.index(), kind.index())
}

/// A moment for tests, as whoever has this view sees it.
#[cfg(test)]
pub(super) fn tried(
    game: &DiceMasters,
    view: &game_dice_masters::View,
    question: Option<super::draft::Question>,
    lang: words::Lang,
) -> Scene {
    let me = view.viewer.seat().expect("a seat is asked");
    let draft = question.as_ref().map(super::draft::Question::begin);
    Scene {
        draft: draft.unwrap_or_default(),
        question,
        ..Scene::tried(game, view, me, lang)
    }
}
