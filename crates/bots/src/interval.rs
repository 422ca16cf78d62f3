//! How sure one can be of a share or a mean: 95 % intervals.

/// The normal quantile of 97.5 %.
const Z: f64 = 1.959_963_984_540_054;

/// The quantiles of 97.5 % of Student's distribution for 1 to 30 degrees of freedom.
const STUDENT: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045, 2.042,
];

/// An estimate with the bounds between which the truth lies in 95 of 100 such estimates.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The estimate.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// A share, such as of matches won, by Wilson's score: sound for few matches and for shares
    /// near 0 and 1. Of no matches nothing is known.
    pub fn of_share(hits: u64, of: u64) -> Interval {
        Interval::of_halves(2 * hits, of)
    }

    /// The same of so many halves, where a match can be worth half a win. A little wider than it
    /// need be, as a draw is less of a surprise than a win or a defeat.
    pub fn of_halves(halves: u64, of: u64) -> Interval {
        if of == 0 {
            return Interval {
                mean: 0.5,
                low: 0.0,
                high: 1.0,
            };
        }
        let of = of as f64;
        let mean = halves as f64 / 2.0 / of;
        let square = Z * Z / of;
        let middle = (mean + square / 2.0) / (1.0 + square);
        let reach = Z / (1.0 + square) * (mean * (1.0 - mean) / of + square / (4.0 * of)).sqrt();
        Interval {
            mean,
            low: (middle - reach).max(0.0),
            high: (middle + reach).min(1.0),
        }
    }

    /// A mean of measured values, by Student's distribution. Of fewer than two nothing is known.
    pub fn of_mean(values: &[f64]) -> Interval {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count.max(1.0);
        if values.len() < 2 {
            return Interval {
                mean,
                low: f64::NEG_INFINITY,
                high: f64::INFINITY,
            };
        }
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let reach = student(values.len() - 1) * (squares / (count - 1.0) / count).sqrt();
        Interval {
            mean,
            low: mean - reach,
            high: mean + reach,
        }
    }
}

fn student(freedom: usize) -> f64 {
    match STUDENT.get(freedom - 1) {
        Some(&quantile) => quantile,
        // The first terms of the series around the normal quantile; right to three digits here.
        None => Z + (Z.powi(3) + Z) / (4.0 * freedom as f64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(interval: Interval, (mean, low, high): (f64, f64, f64)) -> bool {
        let close = |a: f64, b: f64| (a - b).abs() < 0.0006;
        close(interval.mean, mean) && close(interval.low, low) && close(interval.high, high)
    }

    #[test]
    fn shares_have_the_intervals_of_the_textbooks() {
        assert!(near(Interval::of_share(50, 100), (0.5, 0.4038, 0.5962)));
        assert!(near(Interval::of_share(1, 10), (0.1, 0.0179, 0.4042)));
        assert!(near(Interval::of_share(0, 10), (0.0, 0.0, 0.2775)));
        assert!(near(Interval::of_share(10, 10), (1.0, 0.7225, 1.0)));
        assert!(near(Interval::of_share(0, 0), (0.5, 0.0, 1.0)));
        assert_eq!(Interval::of_halves(100, 100), Interval::of_share(50, 100));
    }

    #[test]
    fn means_have_the_intervals_of_the_textbooks() {
        let few = Interval::of_mean(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert!(near(few, (3.0, 1.0367, 4.9633)));
        let many: Vec<f64> = (0..100).map(|at| f64::from(at % 2)).collect();
        assert!(near(Interval::of_mean(&many), (0.5, 0.4003, 0.5997)));
        assert!(Interval::of_mean(&[0.5]).low.is_infinite());
    }
}
