//! The board of a hero: abilities that light up as the dice allow them, with their chances, and
//! the levels they have.

use super::Session;
use super::needs;
use super::scene::{Scene, roman};
use super::upgrade;
use crate::icon::Icon;
use crate::pick::{Pick, Standing, pick};
use game_dice_throne::{
    Ability, AbilityId, AbilityKind, Form, Level, Line, Needs, Odds, Offer, Roll, level_lines,
};
use kernel::{Arg, Seat};
use leptos::prelude::*;
use std::ops::Range;

/// A board as somebody looks at it.
pub(super) struct Sheet<'a> {
    pub(super) scene: &'a Scene,
    /// Where a tap on an ability is an answer.
    pub(super) session: Option<Session>,
    pub(super) seat: Seat,
}

impl Sheet<'_> {
    /// All abilities, the ultimate one last and wide.
    pub(super) fn draw(&self) -> AnyView {
        let board = || self.scene.hero(self.seat).board();
        let is_last = |ability: &Ability| ability.kind == AbilityKind::Ultimate;
        let fields = board().filter(|(_, ability)| !is_last(ability));
        let fields = fields.map(|(id, ability)| view! { <li>{self.field(id, ability)}</li> });
        let last = board().filter(|(_, ability)| is_last(ability));
        let last = last.map(|(id, ability)| self.field(id, ability));
        view! {
            <ul class="dt-abilities">{fields.collect_view()}</ul>
            {last.collect_view()}
        }
        .into_any()
    }

    /// One ability by itself.
    pub(super) fn one(&self, id: AbilityId) -> AnyView {
        self.field(id, self.scene.hero(self.seat).ability(id))
    }

    /// An ability. One line of dice is one answer; several are several.
    fn field(&self, id: AbilityId, ability: &Ability) -> AnyView {
        let level = self.scene.level(self.seat, id);
        let lines = level_lines(
            self.scene.game.pack(),
            self.scene.hero(self.seat),
            level,
            Form::Short,
        );
        let with_dice = lines
            .iter()
            .filter(|line| !line.branches.is_empty())
            .count();
        let field = Field {
            sheet: self,
            id,
            ability,
            level,
            several: with_dice > 1,
        };
        field.draw(&lines)
    }

    /// The roll that counts for the offensive abilities of this board.
    fn roll(&self) -> Option<&Roll> {
        let roll = self.scene.public().rolls.first()?;
        let offence = roll.purpose == game_dice_throne::Purpose::Offence;
        (offence && roll.owner == self.seat).then_some(roll)
    }

    /// The chance of a requirement with the attempts that are left.
    fn chance(&self, needs: Needs) -> Option<Odds> {
        let attempts = self
            .scene
            .game
            .attempts_paid(self.scene.public(), self.seat);
        Some(self.scene.game.odds_of(self.rolling()?, needs, attempts))
    }

    /// The same roll, as long as nothing has been declared.
    fn rolling(&self) -> Option<&Roll> {
        let rolling = self.scene.public().attack.declared.is_none();
        self.roll().filter(|_| rolling)
    }

    fn question(&self) -> Option<&super::draft::Question> {
        self.session.and(self.scene.question.as_ref())
    }
}

/// A field of a board.
struct Field<'a> {
    sheet: &'a Sheet<'a>,
    id: AbilityId,
    ability: &'a Ability,
    level: &'a Level,
    /// Whether its lines are answers of their own.
    several: bool,
}

impl Field<'_> {
    fn draw(&self, lines: &[Line]) -> AnyView {
        let offer = (!self.several).then(|| self.offer(lines));
        let standing = offer.map_or(Standing::Idle, |offer| self.stands(offer));
        let drawn = lines.iter().map(|line| self.line(line)).collect_view();
        let inside = view! {
            {self.head(lines, standing)}
            <span class="dt-lines">{drawn}</span>
            {self.foot()}
        };
        let frame = Pick {
            class: format!("dt-ability{}", self.class()),
            standing,
            help: Some(format!(
                "ability:{}:{}",
                self.sheet.seat.index(),
                self.place()
            )),
            data: vec![("data-type", self.kind().to_owned())],
            ..Pick::default()
        };
        let tap = offer.and_then(|offer| self.tap(offer));
        pick(frame, inside.into_any(), tap)
    }

    fn place(&self) -> usize {
        dice::Id::index(self.id)
    }

    const fn kind(&self) -> &'static str {
        match self.ability.kind {
            AbilityKind::Offensive => "offence",
            AbilityKind::Ultimate => "ultimate",
            AbilityKind::Defensive => "defence",
            AbilityKind::Passive => "passive",
        }
    }

    fn class(&self) -> &'static str {
        match (self.raised(), self.level_now()) {
            (Some(_), _) => " dt-raised",
            (None, 0) => "",
            (None, _) => " dt-upgraded",
        }
    }

    fn level_now(&self) -> usize {
        let levels = &self.ability.levels;
        let now = levels.iter().position(|level| level == self.level);
        now.unwrap_or(0)
    }

    /// The level that the chosen card would raise it to.
    fn raised(&self) -> Option<usize> {
        self.sheet.session?;
        let (ability, level) = upgrade::chosen(self.sheet.scene)?;
        (ability == self.id).then_some(usize::from(level))
    }

    /// The answer that a tap on the whole field gives; what it would be where it is none.
    fn offer(&self, lines: &[Line]) -> Offer {
        let first = lines.iter().find(|line| !line.branches.is_empty());
        let pay = self.sheet.question().and_then(|question| {
            let mut offers = question.offers.iter().copied();
            offers.find(|offer| matches!(offer, Offer::Pay(id, _) if *id == self.id))
        });
        match (pay, first) {
            (Some(pay), _) => pay,
            (None, Some(line)) => self.best_of(&line.branches),
            (None, None) if self.ability.kind == AbilityKind::Passive => Offer::Pay(self.id, 0),
            (None, None) => Offer::Use(self.id, 0),
        }
    }

    /// The highest branch that is offered; the lowest where none is.
    fn best_of(&self, branches: &Range<usize>) -> Offer {
        let offer = |branch: usize| Offer::Use(self.id, branch as u8);
        let offered = |offer: &Offer| {
            let question = self.sheet.question();
            question.is_some_and(|question| question.has(*offer))
        };
        let mut from_top = branches.clone().rev().map(offer);
        from_top.find(offered).unwrap_or(offer(branches.start))
    }

    fn stands(&self, offer: Offer) -> Standing {
        match self.sheet.session {
            Some(_) => self.sheet.scene.stands(offer),
            None => Standing::Idle,
        }
    }

    /// A tap says why not where somebody is asked about abilities.
    fn tap(&self, offer: Offer) -> Option<Callback<()>> {
        self.sheet.question()?;
        self.sheet.session?.taps(offer)
    }

    fn head(&self, lines: &[Line], standing: Standing) -> AnyView {
        let scene = self.sheet.scene;
        let ready = matches!(standing, Standing::Offered | Standing::Chosen) && self.is_rolled();
        let odds = self.odds_of_field(lines);
        let hero = scene.hero(self.sheet.seat);
        let name = scene.named(&hero.called(self.ability, self.level_now()));
        let mark = match odds {
            _ if ready => Some(
                view! {
                    <span class="chip chip-accent">
                        <Icon name="ic-confirm"/>{scene.text("web-dice-throne-ready")}
                    </span>
                }
                .into_any(),
            ),
            Some(odds) => {
                Some(view! { <span class="dt-chance">{scene.percent(odds)}</span> }.into_any())
            }
            None => None,
        };
        view! {
            <span class="dt-head">
                {self.kind_icon()}
                <b>{name}" "{self.level_mark()}</b>
                {self.kind_chip()}
                {mark}
            </span>
        }
        .into_any()
    }

    fn is_rolled(&self) -> bool {
        matches!(
            self.ability.kind,
            AbilityKind::Offensive | AbilityKind::Ultimate
        )
    }

    fn odds_of_field(&self, lines: &[Line]) -> Option<Odds> {
        let line = lines.iter().find(|line| !line.branches.is_empty())?;
        (self.is_rolled() && !self.several).then(|| self.odds(line))?
    }

    fn odds(&self, line: &Line) -> Option<Odds> {
        let branch = self.level.branches.get(line.branches.start)?;
        self.sheet.chance(branch.needs)
    }

    fn kind_icon(&self) -> Option<AnyView> {
        let icon = match self.ability.kind {
            AbilityKind::Defensive => "sym-shield",
            AbilityKind::Passive => "ic-swap",
            _ => return None,
        };
        Some(view! { <Icon name=icon size="dt-kind"/> }.into_any())
    }

    fn kind_chip(&self) -> Option<AnyView> {
        let key = match (self.ability.kind, self.level.branches.first()?.needs) {
            (AbilityKind::Ultimate, _) => "web-dice-throne-ultimate",
            _ => return None,
        };
        let text = self.sheet.scene.text(key);
        Some(view! { <span class="chip">{text}</span> }.into_any())
    }

    /// What must be rolled, and what it brings.
    fn line(&self, line: &Line) -> AnyView {
        let scene = self.sheet.scene;
        let text = scene.voice.say_all(&line.text);
        if line.branches.is_empty() {
            return view! { <span class="dt-effect dt-rider">{text}</span> }.into_any();
        }
        let branches = &self.level.branches[line.branches.clone()];
        let all: Vec<Needs> = branches.iter().map(|branch| branch.needs).collect();
        let hero = scene.hero(self.sheet.seat);
        let sides = self.sheet.roll().map_or(&[][..], |roll| &roll.sides);
        let name = line.name.as_ref().map(|name| {
            view! { <b class="dt-branch">{scene.named(name)}</b> }
        });
        let inside = view! {
            {name}
            {needs::squares(scene, hero, &all, sides)}
            {self.several.then(|| self.line_odds(line))}
            <span class="dt-effect">{text}</span>
        };
        if !self.several {
            return inside.into_any();
        }
        let offer = self.best_of(&line.branches);
        let line = Pick::new("dt-line", self.stands(offer));
        pick(line, inside.into_any(), self.tap(offer))
    }

    fn line_odds(&self, line: &Line) -> Option<AnyView> {
        let odds = self.odds(line).filter(|_| self.is_rolled())?;
        let text = self.sheet.scene.percent(odds);
        Some(view! { <span class="dt-chance">{text}</span> }.into_any())
    }

    /// The level it has been raised to, while chances stand where all levels would.
    fn level_mark(&self) -> Option<AnyView> {
        let now = self.level_now();
        let rolls = self.sheet.rolling().is_some() && now > 0;
        rolls.then(|| view! { <span class="dt-level">{roman(now)}</span> }.into_any())
    }

    /// The levels there are, unless somebody rolls.
    fn foot(&self) -> Option<AnyView> {
        let count = self.ability.levels.len();
        if count < 2 || self.sheet.rolling().is_some() {
            return None;
        }
        let now = self.level_now();
        let gaps = [
            ("level", Arg::Spelled(roman(now).to_owned())),
            ("most", Arg::Spelled(roman(count - 1).to_owned())),
        ];
        let label = self.sheet.scene.say("web-dice-throne-level", &gaps);
        let step = |level: usize| {
            let next = self.raised() == Some(level);
            view! {
                <i
                    data-now=(level == now).then_some("true")
                    data-next=next.then_some("true")
                >
                    {roman(level)}
                </i>
            }
        };
        let ladder = view! {
            <span class="dt-ladder" role="img" aria-label=label>
                {(0..count).map(step).collect_view()}
            </span>
        };
        Some(view! { <span class="dt-foot">{ladder}</span> }.into_any())
    }
}
