//! A row of a sheet of paper, and what it adds to the victory points of whoever fills it in (`systems FR2`, `FR4`).

use serde::Deserialize;

/// A row before the sum: a name, or a name with what the row adds.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "Written")]
pub struct PaperRow {
    pub name: String,
    /// None: the game leaves to its players what it is worth.
    pub adds: Option<Adds>,
}

/// What a row adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adds {
    /// The points of each unit.
    Points,
    /// Half the points of each unit, rounded up.
    Halves,
    /// So many points for each, of which there are so many at most.
    Each { points: u32, most: u32 },
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Name(String),
    Row { name: String, adds: Adds },
}

impl From<Written> for PaperRow {
    fn from(written: Written) -> Self {
        match written {
            Written::Name(name) => Self { name, adds: None },
            Written::Row { name, adds } => Self { name, adds: Some(adds) },
        }
    }
}

/// No unit costs more.
const MOST_POINTS: u32 = 100_000;

impl Adds {
    /// What is typed in the row comes to; none where that cannot be read. Units are parted by commas, spaces or plus signs.
    pub fn sum(self, typed: &str) -> Option<u32> {
        let numbers = typed.split([',', ';', '+', ' ', '\n', '\r']).filter(|number| !number.is_empty());
        let numbers: Vec<u32> = numbers.map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let are_fine = |most: u32| numbers.iter().all(|number| *number <= most);
        match (self, &numbers[..]) {
            (Self::Points, _) if are_fine(MOST_POINTS) => Some(sum_of(&numbers)),
            (Self::Halves, _) if are_fine(MOST_POINTS) => {
                Some(sum_of(&numbers.iter().map(|points| points.div_ceil(2)).collect::<Vec<_>>()))
            }
            (Self::Each { .. }, []) => Some(0),
            (Self::Each { points, most }, [count]) if *count <= most => Some(points * count),
            _ => None,
        }
    }
}

/// However many are typed.
fn sum_of(numbers: &[u32]) -> u32 {
    numbers.iter().copied().fold(0, u32::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fr2_half_the_points_of_each_unit_is_rounded_up_unit_by_unit() {
        assert_eq!(Adds::Halves.sum("325"), Some(163));
        assert_eq!(Adds::Halves.sum("133"), Some(67));
        assert_eq!(Adds::Halves.sum("325, 133"), Some(230));
        assert_eq!(Adds::Points.sum("110 + 95;5"), Some(210));
        assert_eq!(Adds::Points.sum(""), Some(0));
        assert_eq!(Adds::Points.sum("ten"), None);
    }

    #[test]
    fn fr4_what_counts_a_hundred_each_has_a_most() {
        let quarters = Adds::Each { points: 100, most: 4 };
        assert_eq!(quarters.sum("3"), Some(300));
        assert_eq!(quarters.sum(""), Some(0));
        assert_eq!((quarters.sum("5"), quarters.sum("1, 2")), (None, None));
    }
}
