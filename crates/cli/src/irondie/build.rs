//! A small workshop for sets: add and remove dice until the set is legal.

use crate::fail::Fail;
use crate::play::{Lines, Screen};
use game_irondie::{Class, Colour, Make, Pack, check_set};
use kernel::{Arg, Refusal, Said, Seat};

/// A legal set, die by die.
pub(crate) struct Built {
    /// The dice as they are spelled.
    pub(crate) dice: Vec<String>,
}

/// Builds a set for a seat; `None` when the player leaves.
pub(crate) fn build(
    pack: &Pack,
    seat: Seat,
    screen: &Screen,
    lines: &mut Lines,
) -> Result<Option<Built>, Fail> {
    let mut shop = Workshop {
        pack,
        screen,
        dice: Vec::new(),
    };
    screen.say(&Said::new("cli-build-head").with("seat", Arg::Spelled(seat.to_string())))?;
    shop.show_parts()?;
    loop {
        shop.show_set()?;
        let Some(line) = lines.next("set> ")? else {
            return Ok(None);
        };
        match line.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["quit" | "ende"] => return Ok(None),
            ["done" | "fertig"] if shop.problems().is_empty() => return Ok(Some(shop.built())),
            ["done" | "fertig"] | [] => {}
            ["remove" | "weg", numbers @ ..] => shop.remove(numbers),
            ["clear" | "leer"] => shop.dice.clear(),
            ["help" | "hilfe"] => shop.show_parts()?,
            [name] if pack.set(name).is_some() => shop.copy(name),
            dice => shop.add(dice)?,
        }
    }
}

struct Workshop<'a> {
    pack: &'a Pack,
    screen: &'a Screen,
    dice: Vec<Make>,
}

impl Workshop<'_> {
    /// Kinds with their classes, colours, and ready-made sets.
    fn show_parts(&self) -> Result<(), Fail> {
        for class in Class::ALL {
            let of_class = self
                .pack
                .kinds
                .iter()
                .filter(|kind| kind.rules.class == class);
            let kinds: Vec<String> = of_class
                .map(|kind| {
                    let name = self.screen.words.named(&kind.name.de, &kind.name.en);
                    format!("{} ({name})", kind.id)
                })
                .collect();
            let label = self
                .screen
                .words
                .text(&format!("irondie-class-{}", class.id()));
            self.screen
                .print(&format!("  {label}: {}", kinds.join(", ")))?;
        }
        let colours: Vec<&str> = Colour::ALL.into_iter().map(Colour::id).collect();
        let sets: Vec<&str> = self.pack.sets.iter().map(|set| set.id.as_str()).collect();
        let said = Said::new("cli-build-parts")
            .with("colours", Arg::Spelled(colours.join(", ")))
            .with("sets", Arg::Spelled(sets.join(", ")));
        self.screen.say(&said)
    }

    /// The dice so far, counted by class, and what is still wrong.
    fn show_set(&self) -> Result<(), Fail> {
        let listed = self.dice.iter().zip(1..);
        let listed: Vec<String> = listed
            .map(|(make, n)| format!("{n:>3}  {:<24}", self.pack.spell_make(*make)))
            .collect();
        for row in listed.chunks(3) {
            self.screen.print(row.concat().trim_end())?;
        }
        let counts = Class::ALL.map(|class| {
            let label = self
                .screen
                .words
                .text(&format!("irondie-class-{}", class.id()));
            format!("{label} {}", self.count(class))
        });
        let rare = self.dice.iter().filter(|make| make.rare()).count();
        let said = Said::new("cli-build-count")
            .with("count", Arg::number(self.dice.len()))
            .with("classes", Arg::Spelled(counts.join(", ")))
            .with("rare", Arg::number(rare));
        self.screen.say(&said)?;
        match self.problems().as_slice() {
            [] => self.screen.text("cli-build-legal"),
            problems => problems.iter().try_for_each(|refusal| {
                self.screen
                    .print(&format!("  – {}", self.screen.words.refusal(refusal)))
            }),
        }
    }

    fn count(&self, class: Class) -> usize {
        let of_class = |make: &&Make| self.pack.kinds[make.kind().index()].rules.class == class;
        self.dice.iter().filter(of_class).count()
    }

    fn problems(&self) -> Vec<Refusal> {
        let checked = check_set(self.pack, &self.dice);
        let problems = checked.err().unwrap_or_default();
        problems.iter().map(|problem| problem.refusal()).collect()
    }

    fn add(&mut self, dice: &[&str]) -> Result<(), Fail> {
        for die in dice {
            if let Ok(make) = self.pack.make(die) {
                self.dice.push(make);
                continue;
            }
            let die = Arg::Spelled(die.chars().take(40).collect());
            self.screen
                .say(&Said::new("cli-build-unknown").with("die", die))?;
        }
        self.dice.sort_unstable();
        Ok(())
    }

    fn remove(&mut self, numbers: &[&str]) {
        let numbers: Vec<usize> = numbers
            .iter()
            .filter_map(|number| number.parse().ok())
            .collect();
        let mut number = 0;
        self.dice.retain(|_| {
            number += 1;
            !numbers.contains(&number)
        });
    }

    fn copy(&mut self, name: &str) {
        if let Some(set) = self.pack.set(name) {
            self.dice.clone_from(&set.dice);
        }
    }

    fn built(&self) -> Built {
        let dice = self
            .dice
            .iter()
            .map(|make| self.pack.spell_make(*make))
            .collect();
        Built { dice }
    }
}
