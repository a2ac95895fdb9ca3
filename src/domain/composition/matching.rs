//! Which units fit a leader's options together: a bipartite matching with capacities, and, when they
//! do not all fit, the smallest set of units that cannot stand together.

/// What cannot be placed: every unit alone that fits no option, or the smallest group that wants more
/// room than its options have.
#[derive(Debug, PartialEq, Eq)]
pub enum UnplacedUnits {
    Alone(Vec<usize>),
    Together(Vec<usize>),
}

/// `fits[unit]` lists the options a unit may fill; `room[option]` says how many units an option takes.
pub fn find_misfit(fits: &[Vec<usize>], room: &[usize]) -> Option<UnplacedUnits> {
    let alone: Vec<usize> =
        (0..fits.len()).filter(|unit| fits[*unit].iter().all(|o| room[*o] == 0)).collect();
    if !alone.is_empty() {
        return Some(UnplacedUnits::Alone(alone));
    }
    let mut seats = MatchedSeats::new(fits, room);
    let mut smallest: Option<Vec<usize>> = None;
    for unit in 0..fits.len() {
        if !seats.place(unit) {
            let crowd = smallest_crowd(seats.crowd(unit), fits, room);
            if smallest.as_ref().is_none_or(|found| crowd.len() < found.len()) {
                smallest = Some(crowd);
            }
        }
    }
    smallest.map(UnplacedUnits::Together)
}

/// Whether all of these units find a place at once.
pub fn all_fit(units: &[usize], fits: &[Vec<usize>], room: &[usize]) -> bool {
    let mut seats = MatchedSeats::new(fits, room);
    units.iter().all(|unit| seats.place(*unit))
}

struct MatchedSeats<'a> {
    fits: &'a [Vec<usize>],
    room: &'a [usize],
    taken: Vec<Vec<usize>>,
}

impl<'a> MatchedSeats<'a> {
    fn new(fits: &'a [Vec<usize>], room: &'a [usize]) -> Self {
        Self { fits, room, taken: vec![Vec::new(); room.len()] }
    }

    fn place(&mut self, unit: usize) -> bool {
        let mut seen = vec![false; self.room.len()];
        self.augment(unit, &mut seen)
    }

    /// Takes a free place, or one whose holder can move on.
    fn augment(&mut self, unit: usize, seen: &mut [bool]) -> bool {
        for &option in &self.fits[unit] {
            if std::mem::replace(&mut seen[option], true) {
                continue;
            }
            if self.taken[option].len() < self.room[option] {
                self.taken[option].push(unit);
                return true;
            }
            for held in 0..self.taken[option].len() {
                let holder = self.taken[option][held];
                if self.augment(holder, seen) {
                    self.taken[option][held] = unit;
                    return true;
                }
            }
        }
        false
    }

    /// Everybody who competes, directly or through others, for the places this unit wants: more units
    /// than places (Hall).
    fn crowd(&self, unit: usize) -> Vec<usize> {
        let mut crowd = vec![unit];
        let mut seen = vec![false; self.room.len()];
        let mut next = 0;
        while next < crowd.len() {
            for &option in &self.fits[crowd[next]] {
                if !std::mem::replace(&mut seen[option], true) {
                    crowd.extend(&self.taken[option]);
                }
            }
            next += 1;
        }
        crowd.sort_unstable();
        crowd.dedup();
        crowd
    }
}

/// Leaves out whoever is not needed for the crowd to be too many.
fn smallest_crowd(mut crowd: Vec<usize>, fits: &[Vec<usize>], room: &[usize]) -> Vec<usize> {
    let mut at = 0;
    while at < crowd.len() {
        let without: Vec<usize> = crowd.iter().copied().filter(|unit| *unit != crowd[at]).collect();
        if all_fit(&without, fits, room) {
            at += 1;
        } else {
            crowd = without;
        }
    }
    crowd
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_that_fits_two_options_leaves_the_narrow_one_to_the_other() {
        // A saurus monster fits "any saurus" and "0-1 monster"; a plain monster only the latter.
        assert_eq!(find_misfit(&[vec![1, 0], vec![1]], &[usize::MAX, 1]), None);
        assert_eq!(
            find_misfit(&[vec![0, 1], vec![0], vec![1]], &[1, 1]),
            Some(UnplacedUnits::Together(vec![0, 1, 2]))
        );
    }

    #[test]
    fn a_unit_without_any_option_is_named_alone() {
        assert_eq!(find_misfit(&[vec![0], vec![], vec![]], &[3]), Some(UnplacedUnits::Alone(vec![1, 2])));
    }

    #[test]
    fn the_smallest_crowd_is_named() {
        let fits = [vec![0], vec![1], vec![1], vec![0, 2]];
        assert_eq!(find_misfit(&fits, &[4, 1, 4]), Some(UnplacedUnits::Together(vec![1, 2])));
    }

    #[test]
    fn nothing_to_place_is_no_misfit() {
        assert_eq!(find_misfit(&[], &[]), None);
    }
}
