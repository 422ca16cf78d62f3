//! tmp
use game_irondie::*;
use kernel::*;
struct R(u64);
impl Rng for R {
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E3779B97F4A7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58476D1CE4E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D049BB133111EB);
        ((z ^ (z >> 31)) >> 32) as u32
    }
}
fn main() {
    println!(
        "state {} offer {} input {}",
        size_of::<State>(),
        size_of::<Offer>(),
        size_of::<Input<Offer>>()
    );
    for mode in Mode::ALL {
        let g = Irondie::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
        let mut r = R(7);
        let mut offers = Vec::new();
        let (mut dec, mut inputs, mut rounds, mut wins) = (0u64, 0u64, 0u64, [0u64; 3]);
        let mut maxi = 0;
        let t = std::time::Instant::now();
        let n = 20000;
        for _ in 0..n {
            let mut s = g.start();
            let i0 = inputs;
            loop {
                match g.waiting(&s) {
                    Waiting::Over(o) => {
                        let w = o.winners();
                        wins[if w.is_empty() {
                            2
                        } else {
                            w.first().unwrap().index() % 2
                        }] += 1;
                        break;
                    }
                    Waiting::Chance(c) => {
                        let l = c.sample(&mut r);
                        g.apply_unchecked(&mut s, &Input::Landed(l), &mut Silent);
                    }
                    Waiting::Seats(ss) => {
                        let seat = ss.first().expect("someone");
                        let ask = g.decision(&s, seat, &mut offers).unwrap();
                        let choice = Choice::random(&ask, &offers, &mut r);
                        g.apply_unchecked(&mut s, &Input::Choose { seat, choice }, &mut Silent);
                        dec += 1;
                    }
                }
                inputs += 1;
            }
            maxi = maxi.max(inputs - i0);
            rounds += s.public().round as u64;
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{:?}: {:.2} M decisions/s, {} dec/match, {} rounds, wins {:?} max inputs {}",
            mode,
            dec as f64 / e / 1e6,
            dec / n,
            rounds as f64 / n as f64,
            wins,
            maxi
        );
    }
}
