//! What a search remembers: moments of a match as a seat knows them, and how play went on from
//! there. Nodes and edges lie in two vectors and point at each other by number.

use crate::answers::Places;
use kernel::Seat;

/// A moment in the tree, by its number.
pub(super) type Node = u32;
/// What leads on from a node, by its number.
pub(super) type Edge = u32;

const NONE: u32 = u32::MAX;

/// What leads from one node to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step<O> {
    /// A seat picks the one thing asked for.
    Pick(Seat, O),
    /// A seat gives a whole answer of several picks: these places in the list of offers.
    Answer(Seat, Places),
    /// A seat takes something into an answer of several picks.
    Take(Seat, O),
    /// A seat leaves something out of it.
    Leave(Seat, O),
    /// Dice land, in the landing with this number.
    Land(u64),
}

#[derive(Debug)]
struct Branch<O> {
    step: Step<O>,
    /// The next edge on from the same node.
    next: Edge,
    leads_to: Node,
    visits: u32,
    /// How often it could have been taken: what is legal differs from world to world.
    chances: u32,
    /// What its visits were worth in all to the seat that chose it.
    sum: f64,
    /// What it looked like at first, and as how many visits that counts.
    impression: f64,
    trust: f64,
}

/// Nodes and edges.
#[derive(Debug)]
pub(super) struct Tree<O> {
    /// For each node the first edge on.
    nodes: Vec<Edge>,
    edges: Vec<Branch<O>>,
}

impl<O: Copy + Eq> Tree<O> {
    /// A tree with so many roots, one per seat, numbered from 0.
    pub(super) fn new(roots: usize) -> Tree<O> {
        Tree {
            nodes: vec![NONE; roots],
            edges: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }

    /// The edge with this step, if the node has it. The search begins after the edge `near`: offers
    /// come in a stable order, so it mostly ends at once.
    pub(super) fn find(&self, node: Node, near: Option<Edge>, step: &Step<O>) -> Option<Edge> {
        let first = self.nodes[node as usize];
        let start = near.map_or(first, |near| self.edges[near as usize].next);
        self.find_between(start, NONE, step)
            .or_else(|| self.find_between(first, start, step))
    }

    fn find_between(&self, mut edge: Edge, end: Edge, step: &Step<O>) -> Option<Edge> {
        while edge != end && edge != NONE {
            let branch = &self.edges[edge as usize];
            if branch.step == *step {
                return Some(edge);
            }
            edge = branch.next;
        }
        None
    }

    /// Adds a edge after the edge `near`, or as the node's first.
    pub(super) fn add(
        &mut self,
        node: Node,
        near: Option<Edge>,
        step: Step<O>,
        (impression, trust): (f64, f64),
    ) -> Edge {
        let edge = self.edges.len() as Edge;
        let before = match near {
            Some(near) => &mut self.edges[near as usize].next,
            None => &mut self.nodes[node as usize],
        };
        let next = std::mem::replace(before, edge);
        self.edges.push(Branch {
            step,
            next,
            leads_to: NONE,
            visits: 0,
            chances: 0,
            sum: 0.0,
            impression,
            trust,
        });
        edge
    }

    /// Where a edge leads; the node is made when it is first entered.
    pub(super) fn follow(&mut self, edge: Edge) -> Node {
        let branch = &mut self.edges[edge as usize];
        if branch.leads_to == NONE {
            branch.leads_to = self.nodes.len() as Node;
            self.nodes.push(NONE);
        }
        branch.leads_to
    }

    /// How much a edge deserves to be taken now: what it brought so far, and how little is known of
    /// it for the times it could have been taken.
    pub(super) fn urge(&mut self, edge: Edge, curiosity: f64) -> f64 {
        let branch = &mut self.edges[edge as usize];
        branch.chances += 1;
        let weight = f64::from(branch.visits) + branch.trust;
        let mean = (branch.sum + branch.impression * branch.trust) / weight;
        mean + curiosity * (rough_ln(branch.chances) / weight).sqrt()
    }

    /// Whether nothing leads on from a node yet.
    pub(super) fn is_bare(&self, node: Node) -> bool {
        self.nodes[node as usize] == NONE
    }

    pub(super) fn visits(&self, edge: Edge) -> u32 {
        self.edges[edge as usize].visits
    }

    /// What a edge brought on average, its first impression included.
    pub(super) fn mean(&self, edge: Edge) -> f64 {
        let branch = &self.edges[edge as usize];
        let weight = f64::from(branch.visits) + branch.trust;
        (branch.sum + branch.impression * branch.trust) / weight
    }

    pub(super) fn reward(&mut self, edge: Edge, worth: f64) {
        let branch = &mut self.edges[edge as usize];
        branch.visits += 1;
        branch.sum += worth;
    }
}

/// The natural logarithm, straight between powers of two: near enough, and unlike the library's the
/// same on every platform to the last bit.
fn rough_ln(number: u32) -> f64 {
    let power = number.max(1).ilog2();
    let beyond = f64::from(number) / f64::from(1 << power) - 1.0;
    (f64::from(power) + beyond) * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat() -> Seat {
        Seat::new(0).unwrap()
    }

    #[test]
    fn ways_are_found_again_from_anywhere() {
        let mut tree = Tree::new(1);
        let mut near = None;
        for offer in 0..5 {
            near = Some(tree.add(0, near, Step::Pick(seat(), offer), (0.5, 1.0)));
        }
        for near in [None, Some(0), Some(2), Some(4)] {
            for offer in 0..5 {
                assert_eq!(tree.find(0, near, &Step::Pick(seat(), offer)), Some(offer));
            }
            assert_eq!(tree.find(0, near, &Step::Take(seat(), 0)), None);
        }
    }

    #[test]
    fn the_rough_logarithm_is_near_enough() {
        for number in [1_u32, 2, 3, 5, 10, 100, 12_345] {
            assert!(
                (rough_ln(number) - f64::from(number).ln()).abs() < 0.061,
                "{number}"
            );
        }
    }

    #[test]
    fn first_impressions_fade() {
        let mut tree = Tree::new(1);
        let edge = tree.add(0, None, Step::Pick(seat(), 0), (0.9, 1.0));
        assert!((tree.mean(edge) - 0.9).abs() < 1e-12);
        (0..99).for_each(|_| tree.reward(edge, 0.1));
        assert!((tree.mean(edge) - 0.108).abs() < 1e-12);
    }
}
