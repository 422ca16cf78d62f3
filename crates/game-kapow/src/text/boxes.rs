//! What the box of an ability asks for, in words: "Might, Energy and 2 matching dice".

use super::symbol_name;
use crate::{Ability, Home, Need, Pack, Slot};
use kernel::{Arg, Said};

/// What a slot asks of a die.
pub fn need_text(pack: &Pack, need: Need) -> Said {
    with_symbol(
        pack,
        need,
        Said::new(keys(need).0).with("count", Arg::Number(1)),
    )
}

/// The whole box, up to and with the sign that its effects follow.
pub(super) fn box_text(pack: &Pack, ability: &Ability) -> Vec<Said> {
    let sections = ability.slots.chunk_by(|a, b| a.section == b.section);
    let sections: Vec<Vec<Said>> = sections.map(|one| listed(things(pack, one))).collect();
    let mut said = match &sections[..] {
        [] => vec![Said::new("kapow-box-none")],
        [only] => only.clone(),
        [first, others @ ..] if others.iter().all(|other| other == first) => {
            repeated(pack, &ability.slots, first, sections.len())
        }
        // A board fills all that it can (KA-13.3), a player what he likes (KA-3.10).
        _ => several(
            match ability.home {
                Home::Solo(_) => "kapow-box-all-possible",
                _ => "kapow-box-any-number",
            },
            &sections,
        ),
    };
    said.push(Said::new("kapow-box-end"));
    said
}

/// Sections that all ask for the same. Brackets hold several dice together.
fn repeated(pack: &Pack, slots: &[Slot], section: &[Said], count: usize) -> Vec<Said> {
    if slots.len() == count {
        return up_to(pack, slots[0].need, count);
    }
    let mut said = vec![Said::new("kapow-box-times-of").with("count", Arg::number(count))];
    said.extend_from_slice(section);
    said.push(Said::new("kapow-box-close"));
    said
}

/// So many dice of one sort, or fewer.
fn up_to(pack: &Pack, need: Need, count: usize) -> Vec<Said> {
    let counted = |key| Said::new(key).with("count", Arg::number(count));
    match need {
        Need::Symbol(_) => vec![with_symbol(pack, need, counted("kapow-box-up-to-symbol"))],
        Need::Exactly(_) => vec![with_symbol(pack, need, counted("kapow-box-up-to-exactly"))],
        Need::Any => vec![counted("kapow-box-up-to-any")],
        Need::AnyAction => vec![counted("kapow-box-up-to-action")],
        _ => vec![Said::new("kapow-box-up-to"), counted(keys(need).0)],
    }
}

fn several(key: &'static str, sections: &[Vec<Said>]) -> Vec<Said> {
    let mut said = vec![Said::new(key)];
    for (at, section) in sections.iter().enumerate() {
        if at > 0 {
            said.push(Said::new("kapow-box-or"));
        }
        said.extend_from_slice(section);
    }
    said.push(Said::new("kapow-box-close"));
    said
}

/// What a section asks for, thing by thing. Dice that must match, and dice for which the same
/// will do, are counted together.
fn things(pack: &Pack, section: &[Slot]) -> Vec<Said> {
    let together = |a: &Slot, b: &Slot| match (a.group, b.group) {
        (0, 0) => a.need == b.need && !names_symbol(a.need),
        (a, b) => a == b,
    };
    let units = section.chunk_by(together);
    units.flat_map(|unit| unit_text(pack, unit)).collect()
}

fn unit_text(pack: &Pack, unit: &[Slot]) -> Vec<Said> {
    let said = |key, need, count| {
        with_symbol(pack, need, Said::new(key).with("count", Arg::number(count)))
    };
    let first = unit[0];
    let alike = unit.iter().all(|slot| slot.need == first.need);
    let (plain, matching) = keys(first.need);
    match (alike, first.group) {
        (true, 0) => vec![said(plain, first.need, unit.len())],
        (true, _) => vec![said(matching, first.need, unit.len())],
        (false, _) => {
            let others = unit[1..].iter().map(|slot| slot.need);
            let others = others.map(|need| said(keys(need).1, need, 1));
            std::iter::once(said(plain, first.need, 1))
                .chain(others)
                .collect()
        }
    }
}

/// With commas between, and "and" before the last.
pub(super) fn listed(things: Vec<Said>) -> Vec<Said> {
    let last = things.len().saturating_sub(1);
    let mut said = Vec::new();
    for (at, thing) in things.into_iter().enumerate() {
        if at > 0 {
            said.push(Said::new(if at == last {
                "kapow-list-and"
            } else {
                "kapow-list-comma"
            }));
        }
        said.push(thing);
    }
    said
}

const fn names_symbol(need: Need) -> bool {
    matches!(need, Need::Symbol(_) | Need::Exactly(_))
}

fn with_symbol(pack: &Pack, need: Need, said: Said) -> Said {
    match need {
        Need::Symbol(symbol) | Need::Exactly(symbol) => {
            said.with("symbol", symbol_name(pack, symbol))
        }
        _ => said,
    }
}

/// The keys of a need: by itself, and where the die must match another.
const fn keys(need: Need) -> (&'static str, &'static str) {
    match need {
        Need::Symbol(_) => ("kapow-need-symbol", "kapow-match-symbol"),
        Need::Exactly(_) => ("kapow-need-exactly", "kapow-match-exactly"),
        Need::WildOnly => ("kapow-need-wild-only", "kapow-match-wild-only"),
        Need::BlankOnly => ("kapow-need-blank-only", "kapow-match-blank-only"),
        Need::Any => ("kapow-need-any", "kapow-match-any"),
        Need::NonBlank => ("kapow-need-non-blank", "kapow-match-non-blank"),
        Need::AnyAction => ("kapow-need-any-action", "kapow-match-any-action"),
        Need::NonBlankAction => (
            "kapow-need-non-blank-action",
            "kapow-match-non-blank-action",
        ),
    }
}
