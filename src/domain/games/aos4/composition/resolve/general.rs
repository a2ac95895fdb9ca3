//! Which regiment the general leads, as far as the roster tells.

use super::super::{Inference, Regiment, army::General};
use crate::domain::roster::SectionKind;

/// The marked hero's regiment; without a mark, the only one that can be it.
pub(super) fn find_general_regiment(regiments: &[Regiment<'_>]) -> General {
    if let Some(index) =
        regiments.iter().position(|regiment| regiment.units.iter().any(|unit| unit.entry.general))
    {
        return General::Marked(index);
    }
    let only = |why, candidates: Vec<usize>| match candidates[..] {
        [index] => Some(General::Inferred { index, why }),
        _ => None,
    };
    let all: Vec<usize> = (0..regiments.len()).collect();
    let where_leader = |test: &dyn Fn(&Regiment<'_>) -> bool| -> Vec<usize> {
        all.iter().copied().filter(|index| test(&regiments[*index])).collect()
    };
    let headed = where_leader(&|regiment| regiment.heading.kind == SectionKind::General);
    only(Inference::Heading, headed)
        .or_else(|| only(Inference::OnlyRegiment, all.clone()))
        .or_else(|| {
            let warmasters =
                where_leader(&|regiment| regiment.leader().is_some_and(|leader| leader.has("WARMASTER")));
            only(Inference::OnlyWarmaster, warmasters)
        })
        .or_else(|| {
            let crowded = where_leader(&|regiment| regiment.units.len() == 5);
            only(Inference::FullRegiment, crowded)
        })
        .unwrap_or(General::Unknown)
}
