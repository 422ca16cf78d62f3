//! The player's board: columns of abilities with boxes for dice. On a phone one column is open at a
//! time, and tabs tell how many slots of each light up.

use super::Session;
use super::ability;
use super::brief;
use super::scene::Scene;
use crate::icon::Icon;
use game_kapow::ahead::{self, Outlook};
use game_kapow::{Ability, Fighter, Home, Offer, SlotId, SpotId, Stage, Timing};
use leptos::prelude::*;

/// A column of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Column {
    #[default]
    Attack,
    Defence,
    Powers,
    Character,
}

impl Column {
    const ALL: [Column; 4] = [
        Column::Attack,
        Column::Defence,
        Column::Powers,
        Column::Character,
    ];

    fn of(ability: &Ability) -> Column {
        match (ability.home, ability.timing) {
            (Home::Player, Timing::Attack) => Column::Attack,
            (Home::Player, Timing::Defend) => Column::Defence,
            (Home::Player, _) => Column::Powers,
            _ => Column::Character,
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Column::Attack => "kp-a",
            Column::Defence => "kp-d",
            Column::Powers => "kp-r",
            Column::Character => "kp-c",
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Column::Attack => "sym-might",
            Column::Defence => "sym-toughness",
            Column::Powers => "sym-x-factor",
            Column::Character => "ic-person",
        }
    }
}

/// The board of a fighter as somebody looks at it.
pub(super) struct Sheet<'a> {
    pub(super) scene: &'a Scene,
    pub(super) session: Session,
    pub(super) fighter: Fighter,
    /// What the dice on it come to.
    pub(super) outlook: Outlook,
    /// Whether it is asked about just now.
    pub(super) asked: bool,
}

impl<'a> Sheet<'a> {
    /// Anybody's board; only one's own can be asked about.
    pub(super) fn of(scene: &'a Scene, session: Session, fighter: Fighter) -> Sheet<'a> {
        let mine = fighter == scene.mine();
        Sheet {
            scene,
            session,
            fighter,
            outlook: if scene.game.is_person(fighter) {
                ahead::outlook(&scene.game, &scene.table(), fighter)
            } else {
                Outlook::default()
            },
            asked: mine && scene.view.public.stage == Stage::Select && scene.question.is_some(),
        }
    }

    fn ability(&self, spot: SpotId) -> &Ability {
        let scene = self.scene;
        scene.game.ability(&scene.table(), self.fighter, spot)
    }

    /// The abilities of a column, by their places on the board.
    fn spots(&self, column: Column) -> Vec<SpotId> {
        let tokens = self.scene.corner(self.fighter).tokens;
        let all = self.scene.game.spots(self.fighter);
        let here = all.filter(|&spot| {
            let ability = self.ability(spot);
            let is_there = match ability.home {
                Home::Token => tokens > 0,
                // Halves of cards lie beside the board.
                Home::Card(_) => false,
                _ => true,
            };
            Column::of(ability) == column && is_there
        });
        here.collect()
    }

    /// How many slots of a column light up: for the die in the hand, or because an ability asks
    /// about the dice in them.
    fn lights(&self, spots: &[SpotId]) -> usize {
        let (scene, fighter) = (self.scene, self.fighter);
        let Some(question) = scene.question.as_ref().filter(|_| self.asked) else {
            return 0;
        };
        let lights = |&slot: &SlotId| {
            let lies = scene.table().die_in(fighter, slot);
            let fits = |die| question.has(Offer::Place { die, slot });
            lies.map_or_else(
                || scene.draft.die.is_some_and(fits),
                |die| question.asks_about(die),
            )
        };
        let slots = spots
            .iter()
            .flat_map(|&spot| scene.game.slots(fighter, spot));
        slots.filter(lights).count()
    }

    fn name(&self, column: Column) -> String {
        let voice = &self.scene.voice;
        let character = self.scene.character(self.fighter);
        match (column, character) {
            (Column::Attack, _) => voice.text("web-kapow-column-attack"),
            (Column::Defence, _) => voice.text("web-kapow-column-defence"),
            (Column::Powers, _) => voice.text("web-kapow-column-powers"),
            (Column::Character, Some(name)) => self.scene.named(&name),
            (Column::Character, None) => voice.text("web-kapow-column-more"),
        }
    }
}

/// The board of who looks.
pub(super) fn board(scene: &Scene, session: Session) -> AnyView {
    sheet(scene, session, scene.mine())
}

/// The board of a fighter; only one's own can be asked about.
pub(super) fn sheet(scene: &Scene, session: Session, fighter: Fighter) -> AnyView {
    let sheet = Sheet::of(scene, session, fighter);
    let columns = Column::ALL.map(|column| (column, sheet.spots(column)));
    let columns: Vec<(Column, Vec<SpotId>)> = columns
        .into_iter()
        .filter(|(_, spots)| !spots.is_empty())
        .collect();
    let tabs: Vec<AnyView> = columns
        .iter()
        .map(|(column, spots)| tab(&sheet, *column, spots))
        .collect();
    let drawn: Vec<AnyView> = columns
        .iter()
        .map(|(column, spots)| draw(&sheet, *column, spots))
        .collect();
    let name = scene.said("web-kapow-board", &[("name", spelled(scene, fighter))]);
    view! {
        <section class="kp-board" data-columns=columns.len() aria-label=name>
            <div class="kp-tabs">{tabs}</div>
            {drawn}
        </section>
    }
    .into_any()
}

fn spelled(scene: &Scene, fighter: Fighter) -> kernel::Arg {
    kernel::Arg::Spelled(scene.fighter_name(fighter))
}

fn tab(sheet: &Sheet<'_>, column: Column, spots: &[SpotId]) -> AnyView {
    let arranged = sheet.session.arranged;
    let lights = match sheet.lights(spots) {
        0 => None,
        lights => Some(view! { <b class="kp-lights">{lights}</b> }),
    };
    view! {
        <button
            class="kp-tab"
            type="button"
            data-drag-over="true"
            aria-pressed=move || (arranged.get().column == column).to_string()
            on:click=move |_| arranged.update(|arranged| arranged.column = column)
        >
            <span>{sheet.name(column)}</span>{lights}
        </button>
    }
    .into_any()
}

fn draw(sheet: &Sheet<'_>, column: Column, spots: &[SpotId]) -> AnyView {
    let arranged = sheet.session.arranged;
    let total = match column {
        Column::Attack => Some(sheet.outlook.attack),
        Column::Defence => Some(sheet.outlook.defence),
        Column::Powers | Column::Character => None,
    };
    let total = total.map(|total| view! { <b>{total}</b> });
    view! {
        <section
            class=format!("mat kp-col {}", column.id())
            data-open=move || (arranged.get().column == column).to_string()
            aria-label=sheet.name(column)
        >
            <h2><Icon name=column.icon()/><span>{sheet.name(column)}</span>{total}</h2>
            <ul>{rows(sheet, column, spots)}</ul>
        </section>
    }
    .into_any()
}

/// The abilities of a column; powers with a heading for each time at which they happen.
fn rows(sheet: &Sheet<'_>, column: Column, spots: &[SpotId]) -> Vec<AnyView> {
    let row = |&spot: &SpotId| ability::row(sheet, spot, column == Column::Character);
    if column != Column::Powers {
        return spots.iter().map(row).collect();
    }
    let mut rows = Vec::new();
    for (_, timing) in Timing::WORDS {
        let here = |spot: &&SpotId| sheet.ability(**spot).timing == *timing;
        let mut group = spots.iter().filter(here).map(row).peekable();
        if group.peek().is_some() {
            let when = brief::when(sheet.scene, *timing);
            rows.push(view! { <li class="kp-when">{when}</li> }.into_any());
        }
        rows.extend(group);
    }
    rows
}
