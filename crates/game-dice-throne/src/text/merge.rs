//! Texts that differ in their numbers only, as one: "4/6/8 damage".

use super::Form;
use kernel::{Arg, Said};

/// One text for several, if only numbers differ.
pub(super) fn merged(all: &[&[Said]], form: Form) -> Option<Vec<Said>> {
    let (first, rest) = all.split_first()?;
    if rest.iter().any(|other| other.len() != first.len()) {
        return None;
    }
    let at = |place: usize| -> Vec<&Said> { all.iter().map(|text| &text[place]).collect() };
    (0..first.len())
        .map(|place| merged_said(&at(place), form))
        .collect()
}

fn merged_said(all: &[&Said], form: Form) -> Option<Said> {
    let first = *all.first()?;
    let alike = |other: &&Said| other.key == first.key && other.args.len() == first.args.len();
    if !all.iter().all(alike) {
        return None;
    }
    let mut said = Said {
        key: first.key.clone(),
        args: Vec::new(),
    };
    for (place, (name, _)) in first.args.iter().enumerate() {
        let args: Vec<&Arg> = all.iter().map(|said| &said.args[place].1).collect();
        said.args.push((name.clone(), merged_arg(&args, form)?));
    }
    Some(said)
}

fn merged_arg(all: &[&Arg], form: Form) -> Option<Arg> {
    let first = *all.first()?;
    if all.iter().all(|other| *other == first) {
        return Some(first.clone());
    }
    match first {
        Arg::Number(_) => numbers(all, form),
        Arg::Text(_) => {
            let texts: Option<Vec<&[Said]>> = all.iter().map(|arg| text(arg)).collect();
            merged(&texts?, form).map(Arg::Text)
        }
        Arg::And(_) => list(all, form, |arg| match arg {
            Arg::And(all) => Some(all),
            _ => None,
        })
        .map(Arg::And),
        _ => None,
    }
}

fn text(arg: &Arg) -> Option<&[Said]> {
    match arg {
        Arg::Text(text) => Some(text),
        _ => None,
    }
}

fn list(all: &[&Arg], form: Form, open: fn(&Arg) -> Option<&Vec<Arg>>) -> Option<Vec<Arg>> {
    let lists: Option<Vec<&Vec<Arg>>> = all.iter().map(|arg| open(arg)).collect();
    let lists = lists?;
    let length = lists[0].len();
    if lists.iter().any(|list| list.len() != length) {
        return None;
    }
    (0..length)
        .map(|place| {
            let args: Vec<&Arg> = lists.iter().map(|list| &list[place]).collect();
            merged_arg(&args, form)
        })
        .collect()
}

/// Slashes for eyes; for ears, and in sentences, "4, 6 or 8".
fn numbers(all: &[&Arg], form: Form) -> Option<Arg> {
    let all_numbers = all.iter().all(|arg| matches!(arg, Arg::Number(_)));
    if !all_numbers {
        return None;
    }
    if form == Form::Short {
        let words: Vec<String> = all.iter().map(ToString::to_string).collect();
        return Some(Arg::Spelled(words.join("/")));
    }
    Some(Arg::Or(all.iter().map(|&arg| arg.clone()).collect()))
}
