//! The bench of IRONDIE: a set, where taps go, and all that can be done with its dice.

use super::dice::{called, shape_text};
use crate::bench::{self, Sheet, Words};
use crate::board::Board as _;
use crate::boards::GameBox;
use crate::voice::voice;
use game_irondie::{
    Irondie, Make, Pack, SET, SIDE_SET, SetProblem, SetSheet, check_set, check_side, room_in_set,
    room_in_side,
};
use kernel::{Arg, Said};
use leptos::prelude::*;

impl Sheet for SetSheet {
    const GAME: GameBox = Irondie::BOX;

    const KEPT: &'static str = "astragal.sets.irondie";

    const WORDS: Words = Words {
        nameless: "web-sets-nameless",
        own: "web-sets-own",
        is_legal: "web-sets-is-legal",
        received: "web-sets-received",
        read: "web-sets-read",
        deleted: "web-sets-deleted",
    };

    fn read(text: &str) -> Result<SetSheet, Said> {
        let read = Pack::builtin().read_sheet(text);
        read.map_err(|bad| bad.said())
    }

    fn spell(&self) -> String {
        Pack::builtin().spell_sheet(self)
    }

    fn name(&self) -> &str {
        self.name()
    }

    fn renamed(self, name: &str) -> SetSheet {
        self.renamed(name)
    }

    fn is_empty(&self) -> bool {
        self.dice().is_empty()
    }

    fn is_legal(&self) -> bool {
        problems(self).is_empty()
    }

    fn gist(&self) -> String {
        shape_text(self.dice())
    }
}

/// Where a tapped die goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Target {
    #[default]
    Set,
    Side,
}

/// The set on the bench and what only its page knows of it.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    pub(super) base: bench::Bench<SetSheet>,
    pub(super) target: RwSignal<Target>,
    pub(super) rare: RwSignal<bool>,
    pub(super) problems: Memo<Vec<SetProblem>>,
}

impl Bench {
    pub(super) fn open(sent: Option<String>) -> Bench {
        let bench = bench::Bench::<SetSheet>::open(sent);
        let target = RwSignal::default();
        Effect::new(move || {
            bench.id.track();
            // Another set begins with the set itself; the first die of a new one changes nothing.
            if bench.past.with_untracked(Vec::is_empty) {
                target.set(Target::Set);
            }
        });
        Bench {
            base: bench,
            target,
            rare: RwSignal::new(false),
            problems: Memo::new(move |_| bench.sheet.with(problems)),
        }
    }

    /// Puts a die where taps go, or says why not.
    pub(super) fn add(self, make: Make) {
        let sheet = self.base.sheet.get_untracked();
        let target = self.target.get_untracked();
        let room = match target {
            Target::Set => room_in_set(sheet.dice(), make),
            Target::Side => room_in_side(sheet.side()),
        };
        if let Err(problem) = room {
            self.base.slip.set(Some(problem.refusal()));
            return;
        }
        self.base.change(match target {
            Target::Set => sheet.clone().with_dice(with(sheet.dice(), make)),
            Target::Side => sheet.clone().with_side(with(sheet.side(), make)),
        });
        self.tell("web-sets-put", make, target);
    }

    /// Takes a die out, if it is there.
    pub(super) fn remove(self, make: Make, target: Target) {
        let sheet = self.base.sheet.get_untracked();
        let dice = match target {
            Target::Set => sheet.dice(),
            Target::Side => sheet.side(),
        };
        let Some(rest) = without(dice, make) else {
            return;
        };
        self.base.change(match target {
            Target::Set => sheet.clone().with_dice(rest),
            Target::Side => sheet.clone().with_side(rest),
        });
        self.tell("web-sets-taken", make, target);
    }

    fn tell(self, key: &'static str, make: Make, target: Target) {
        let (count, of) = self.base.sheet.with_untracked(|sheet| match target {
            Target::Set => (sheet.dice().len(), SET),
            Target::Side => (sheet.side().len(), SIDE_SET),
        });
        let said = Said::new(key)
            .with("die", called(&voice(), make))
            .with("count", Arg::number(count))
            .with("of", Arg::number(of));
        self.base.tell(said);
    }
}

/// All that is wrong, in the words of the rules.
fn problems(sheet: &SetSheet) -> Vec<SetProblem> {
    let set = check_set(Pack::builtin(), sheet.dice()).err();
    let side = check_side(sheet.side()).err();
    set.into_iter().chain(side).flatten().collect()
}

fn with(dice: &[Make], make: Make) -> Vec<Make> {
    dice.iter().copied().chain([make]).collect()
}

fn without(dice: &[Make], make: Make) -> Option<Vec<Make>> {
    let place = dice.iter().position(|&die| die == make)?;
    let mut rest = dice.to_vec();
    rest.remove(place);
    Some(rest)
}
