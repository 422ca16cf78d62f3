//! Symbols on dice, by name and number.

use crate::Hero;
use crate::pack::Symbol;
use crate::verb::Symbols;
use kernel::{Arg, Said};

/// The symbols of dice, counted: "3 swords and 1 life". One die shows just its symbol.
pub(crate) fn symbols_shown(hero: &Hero, sides: &[u8]) -> Arg {
    let mut counts = Symbols::default();
    for &side in sides {
        let face = usize::from(side.clamp(1, 6)) - 1;
        counts[usize::from(hero.faces[face])] += 1;
    }
    counted_symbols(&hero.symbols, counts, sides.len() == 1)
}

/// "3 swords and 2 pows"; one of something is not counted where that is clear.
pub(super) fn counted_symbols(symbols: &[Symbol], counts: Symbols, bare: bool) -> Arg {
    let wanted = counts.into_iter().zip(0..).filter(|(n, _)| *n > 0);
    let wanted = wanted.map(|(n, symbol)| match n {
        1 if bare => symbol_name(symbols, symbol),
        n => symbol_counted(symbols, n, symbol),
    });
    Arg::one_or(wanted.collect(), Arg::And)
}

pub(super) fn symbol_counted(symbols: &[Symbol], n: u8, symbol: u8) -> Arg {
    let found = symbols.get(usize::from(symbol));
    let many = found.map(|symbol| symbol.many.as_ref().unwrap_or(&symbol.name));
    let many = many.map_or(Arg::number(symbol), |many| Arg::named(&many.de, &many.en));
    Said::new("dice-throne-symbols")
        .with("n", Arg::number(n))
        .with("one", symbol_name(symbols, symbol))
        .with("many", many)
        .into()
}

pub(super) fn symbol_name(symbols: &[Symbol], symbol: u8) -> Arg {
    let found = symbols.get(usize::from(symbol));
    found.map_or(Arg::number(symbol), |symbol| {
        Arg::named(&symbol.name.de, &symbol.name.en)
    })
}
