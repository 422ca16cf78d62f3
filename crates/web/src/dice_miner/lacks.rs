//! Why a die brings no points yet: what it waits for, so that "±0" is no riddle.

use super::scene::Scene;
use game_dice_miner::score::Tally;
use game_dice_miner::{Die, Symbol};
use kernel::{Arg, Said};

/// What a die waits for that would change nothing in the trove of who looks.
pub(super) fn said(scene: &Scene, die: Die) -> String {
    let clan = scene.public().clan(scene.me);
    let tally = Tally::of(scene.game.tables(), &clan.trove, clan.hero);
    let symbol = scene.game.tables().symbol(die);
    let missing = missing(&tally, symbol);
    match missing.first() {
        None => scene.text(&format!("web-dice-miner-help-{}", symbol.id())),
        Some(Symbol::Tunnel(_)) => {
            let names = missing.iter().map(|one| scene.game.called_face(*one));
            let said = Said::new("web-dice-miner-tip-lacks");
            scene
                .voice
                .say(&said.with("dice", Arg::And(names.collect())))
        }
        Some(hazard) => scene.text(&format!("web-dice-miner-tip-lacks-{}", hazard.id())),
    }
}

/// The faces that a trove needs before a further symbol counts: the tunnels below it, of which
/// there are not enough, or the hazard that a tool is for (DM-6.3, DM-6.5, DM-6.6).
fn missing(tally: &Tally, symbol: Symbol) -> Vec<Symbol> {
    match symbol {
        Symbol::Tunnel(number) => {
            let below = usize::from(number).saturating_sub(1);
            let wanted = tally.tunnels.get(below).map_or(0, |count| count + 1);
            let few = (1..number).zip(tally.tunnels);
            let few = few.filter(|(_, count)| *count < wanted);
            few.map(|(number, _)| Symbol::Tunnel(number)).collect()
        }
        Symbol::Pickaxe(_) if tally.cave_ins == 0 => vec![Symbol::CaveIn(1)],
        Symbol::Shield(_) if tally.dragons == 0 => vec![Symbol::Dragon(1)],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(tunnels: [u8; 5]) -> Tally {
        Tally {
            tunnels,
            ..Tally::default()
        }
    }

    #[test]
    fn a_tunnel_waits_for_all_below_it() {
        let has = |tunnels| missing(&tally(tunnels), Symbol::Tunnel(4));
        let [one, two, three] = [1, 2, 3].map(Symbol::Tunnel);
        assert_eq!(has([0, 0, 0, 0, 0]), [one, two, three]);
        assert_eq!(has([2, 0, 1, 0, 0]), [two]);
        assert_eq!(has([1, 1, 1, 0, 0]), []);
        assert_eq!(
            has([2, 1, 2, 1, 0]),
            [two],
            "a second run needs a second two"
        );
    }

    #[test]
    fn a_tool_waits_for_its_hazard() {
        let none = Tally::default();
        assert_eq!(missing(&none, Symbol::Pickaxe(1)), [Symbol::CaveIn(1)]);
        assert_eq!(missing(&none, Symbol::Shield(2)), [Symbol::Dragon(1)]);
        assert_eq!(missing(&none, Symbol::Beer), []);
        let dug = Tally {
            cave_ins: 2,
            pickaxes: 1,
            ..none
        };
        assert_eq!(missing(&dug, Symbol::Pickaxe(1)), []);
    }
}
