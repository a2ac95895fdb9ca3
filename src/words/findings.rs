//! Names one after the other, in English.

/// `A`, `A and B`, `A, B and C`.
pub(in crate::words) fn join_with_and(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}
