//! Temporary.
#![allow(missing_docs, clippy::all, clippy::pedantic)]
use crate::*;
use kernel::*;
use std::sync::{Arc, OnceLock};
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name {
    pub de: String,
    pub en: String,
}
#[derive(Debug, Clone)]
pub struct KindInfo {
    pub id: String,
    pub name: Name,
    pub rules: KindRules,
}
#[derive(Debug, Clone)]
pub struct ColourInfo {
    pub name: Name,
}
#[derive(Debug, Clone)]
pub struct Preset {
    pub id: String,
    pub tables: Tables,
}
#[derive(Debug, Clone)]
pub struct NamedSet {
    pub id: String,
    pub dice: Vec<Make>,
    pub side: Vec<Make>,
}
#[derive(Debug, Clone)]
pub struct Pack {
    pub kinds: Vec<KindInfo>,
    pub colours: Vec<ColourInfo>,
    pub presets: Vec<Preset>,
    pub sets: Vec<NamedSet>,
}
#[derive(Debug, Clone)]
pub enum SetProblem {
    Count(usize),
    NoClass(Class),
    TooManyRare(usize),
}
impl std::fmt::Display for SetProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}
impl SetProblem {
    pub fn refusal(&self) -> Refusal {
        Refusal::new("irondie-refused-set-count")
    }
}
pub fn check_set(t: &Tables, d: &[Make]) -> Result<(), Vec<SetProblem>> {
    let mut p = vec![];
    if d.len() != 9 {
        p.push(SetProblem::Count(d.len()))
    }
    for c in Class::ALL {
        if !d.iter().any(|m| t.kind(m.kind()).class == c) {
            p.push(SetProblem::NoClass(c))
        }
    }
    let r = d.iter().filter(|m| m.rare()).count();
    if r > 3 {
        p.push(SetProblem::TooManyRare(r))
    }
    if p.is_empty() { Ok(()) } else { Err(p) }
}
pub fn check_side(d: &[Make]) -> Result<(), SetProblem> {
    if d.is_empty() || d.len() == 3 {
        Ok(())
    } else {
        Err(SetProblem::Count(d.len()))
    }
}
impl Pack {
    pub fn builtin() -> &'static Arc<Pack> {
        static P: OnceLock<Arc<Pack>> = OnceLock::new();
        P.get_or_init(|| Arc::new(build()))
    }
    pub fn tables(&self, id: &str) -> Option<&Tables> {
        self.presets.iter().find(|p| p.id == id).map(|p| &p.tables)
    }
    pub fn set(&self, id: &str) -> Option<&NamedSet> {
        self.sets.iter().find(|p| p.id == id)
    }
    pub fn make(&self, t: &str) -> Result<Make, String> {
        let (b, r) = t.strip_suffix('*').map_or((t, false), |b| (b, true));
        let (k, c) = b.split_once('.').ok_or(t)?;
        let k = self.kinds.iter().position(|x| x.id == k).ok_or(t)?;
        Ok(Make::new(
            KindId::new(k as u8).unwrap(),
            Colour::from_id(c).ok_or(t)?,
            r,
        ))
    }
    pub fn spell_make(&self, m: Make) -> String {
        format!(
            "{}.{}{}",
            self.kinds[m.kind().index()].id,
            m.colour().id(),
            if m.rare() { "*" } else { "" }
        )
    }
}
fn build() -> Pack {
    use Class::*;
    use Colour::*;
    use Effect::*;
    let one = |side, class| Aim {
        reach: Reach::One,
        side,
        place: Place::InPlay,
        class,
    };
    let all = |class| Aim {
        reach: Reach::All,
        side: Whose::Foe,
        place: Place::InPlay,
        class: Some(class),
    };
    let k = |id: &str, class, special, aim, compare, hit: &[Effect], miss: &[Effect]| KindInfo {
        id: id.into(),
        name: Name {
            de: id.into(),
            en: id.into(),
        },
        rules: KindRules {
            class,
            special,
            aim,
            compare,
            hit: hit.iter().copied().collect(),
            miss: miss.iter().copied().collect(),
        },
    };
    let kinds = vec![
        k(
            "smasher",
            Attack,
            Black,
            one(Whose::Either, None),
            Compare::Higher,
            &[SendTarget(Exile::Abyss)],
            &[SendSelf(Exile::Abyss)],
        ),
        k(
            "assault",
            Attack,
            Red,
            one(Whose::Either, Some(Attack)),
            Compare::Higher,
            &[Signed(3)],
            &[Signed(1)],
        ),
        k(
            "ballistic",
            Attack,
            Purple,
            one(Whose::Foe, None),
            Compare::Higher,
            &[Add(-2)],
            &[Add(-1)],
        ),
        k(
            "nullifier",
            Defence,
            Blue,
            one(Whose::Either, None),
            Compare::Higher,
            &[SendTarget(Exile::Limbo)],
            &[],
        ),
        k(
            "barrier",
            Defence,
            Green,
            one(Whose::Either, Some(Defence)),
            Compare::Higher,
            &[Signed(3)],
            &[Signed(1)],
        ),
        k(
            "powerup",
            Defence,
            White,
            one(Whose::Own, None),
            Compare::Higher,
            &[Add(2)],
            &[Add(1)],
        ),
        k(
            "swarm",
            Life,
            Orange,
            all(Defence),
            Compare::Lower,
            &[Add(-2)],
            &[],
        ),
        k(
            "fortress",
            Life,
            Yellow,
            all(Attack),
            Compare::Higher,
            &[Add(-2)],
            &[],
        ),
        k(
            "regeneration",
            Life,
            White,
            Aim {
                reach: Reach::One,
                side: Whose::Own,
                place: Place::Abyss,
                class: None,
            },
            Compare::Always,
            &[SendTarget(Exile::Limbo)],
            &[],
        ),
    ];
    let b = |parts: &[(Class, i8)]| {
        parts
            .iter()
            .map(|&(class, add)| BonusPart { class, add })
            .collect()
    };
    let bonuses = [
        b(&[(Attack, 2)]),
        b(&[(Defence, 2)]),
        b(&[(Life, 2)]),
        b(&[(Attack, 1), (Defence, 1)]),
        b(&[(Defence, 1), (Life, 1)]),
        b(&[(Attack, 1), (Life, 1)]),
        b(&[(Defence, 3), (Life, -1)]),
        b(&[(Attack, 3), (Defence, -1)]),
    ];
    let tables = Tables {
        kinds: kinds.iter().map(|k| k.rules.clone()).collect(),
        bonuses,
    };
    let mut pack = Pack {
        kinds,
        colours: Colour::ALL
            .iter()
            .map(|c| ColourInfo {
                name: Name {
                    de: c.id().into(),
                    en: c.id().into(),
                },
            })
            .collect(),
        presets: vec![Preset {
            id: "standard".into(),
            tables,
        }],
        sets: vec![],
    };
    for c in Colour::ALL {
        let dice = (0..9)
            .map(|k| Make::new(KindId::new(k).unwrap(), c, false))
            .collect();
        pack.sets.push(NamedSet {
            id: format!("starter-{}", c.id()),
            dice,
            side: vec![],
        });
    }
    let m = |s: &str| {
        s.split(' ')
            .map(|x| pack.make(x).unwrap())
            .collect::<Vec<_>>()
    };
    let s1 = NamedSet {
        id: "smasher-set".into(),
        dice: m(
            "smasher.black smasher.black assault.black nullifier.blue powerup.black barrier.black swarm.orange fortress.yellow regeneration.yellow",
        ),
        side: m("smasher.black nullifier.blue ballistic.purple"),
    };
    let s2 = NamedSet {
        id: "red-assault".into(),
        dice: m(
            "smasher.red smasher.red assault.red assault.red ballistic.orange barrier.red swarm.orange fortress.yellow regeneration.orange",
        ),
        side: m("ballistic.red nullifier.blue fortress.orange"),
    };
    pack.sets.push(s1);
    pack.sets.push(s2);
    pack
}
