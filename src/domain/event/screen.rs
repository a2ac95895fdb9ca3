//! The big screen: what the organiser has it show, and how a ceremony goes from the last award to the first.

use crate::domain::ids::AwardId;
use serde::{Deserialize, Serialize};

/// What is on the big screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shows {
    Clock,
    #[default]
    Pairings,
    Standings,
    Timetable,
    Ceremony,
}

enum_words! { Shows:
    Clock "clock", Pairings "pairings", Standings "standings", Timetable "timetable", Ceremony "ceremony"
}

/// How far an award has come in the ceremony.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AwardReveal {
    /// Its title is on the screen, and nobody's name.
    Announced,
    /// Who has it is on the screen, and from then on everywhere.
    Revealed,
}

enum_words! { AwardReveal: Announced "announced", Revealed "revealed" }

/// The next thing that happens on the stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CeremonyStep {
    pub award: AwardId,
    pub becomes: AwardReveal,
}

/// What comes next in a ceremony of these awards, best first, of which `given` have been on the screen; nothing
/// when all are given. The last comes first, each announced before it is revealed.
pub fn next_step(awards: &[AwardId], given: &[(AwardId, AwardReveal)]) -> Option<CeremonyStep> {
    let of = |award: AwardId| given.iter().find(|(other, _)| *other == award).map(|(_, given)| *given);
    let announced = awards.iter().copied().find(|award| of(*award) == Some(AwardReveal::Announced));
    let reveal = announced.map(|award| CeremonyStep { award, becomes: AwardReveal::Revealed });
    reveal.or_else(|| {
        let award = awards.iter().copied().rev().find(|award| of(*award).is_none())?;
        Some(CeremonyStep { award, becomes: AwardReveal::Announced })
    })
}

/// The award that is on the screen now.
pub fn on_stage(awards: &[AwardId], given: &[(AwardId, AwardReveal)]) -> Option<(AwardId, AwardReveal)> {
    // Awards are given from the last to the first, so the first of those given is the newest. One that was
    // added later, and comes late, is on the stage while it is announced.
    let mut all = awards.iter().filter_map(|award| given.iter().find(|(other, _)| other == award).copied());
    let announced = all.clone().find(|(_, given)| *given == AwardReveal::Announced);
    announced.or_else(|| all.next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn sample_award_ids(count: u128) -> Vec<AwardId> {
        (1..=count).map(|n| AwardId(Uuid::from_u128(n))).collect()
    }

    #[test]
    fn a_ceremony_goes_from_the_last_award_to_the_first_each_announced_then_revealed() {
        let awards = sample_award_ids(3);
        let mut given: Vec<(AwardId, AwardReveal)> = Vec::new();
        let mut steps = Vec::new();
        while let Some(step) = next_step(&awards, &given) {
            given.retain(|(award, _)| *award != step.award);
            given.push((step.award, step.becomes));
            assert_eq!(on_stage(&awards, &given), Some((step.award, step.becomes)));
            steps.push(step);
        }
        let order: Vec<AwardId> = steps.iter().map(|step| step.award).collect();
        assert_eq!(order, [awards[2], awards[2], awards[1], awards[1], awards[0], awards[0]]);
        assert!(steps.chunks(2).all(|pair| pair[0].becomes == AwardReveal::Announced));
    }

    #[test]
    fn an_award_that_goes_away_or_comes_in_reveals_nothing_out_of_turn() {
        let all = sample_award_ids(4);
        let given = [(all[3], AwardReveal::Revealed), (all[2], AwardReveal::Announced)];
        // The announced award was removed: the next is announced, not revealed.
        let left = [all[0], all[1], all[3]];
        assert_eq!(
            next_step(&left, &given),
            Some(CeremonyStep { award: all[1], becomes: AwardReveal::Announced })
        );
        // One more at the end: the announced one is still first to be revealed.
        let more: Vec<AwardId> = all.iter().copied().chain([AwardId(Uuid::from_u128(9))]).collect();
        assert_eq!(
            next_step(&more, &given),
            Some(CeremonyStep { award: all[2], becomes: AwardReveal::Revealed })
        );
        assert_eq!(on_stage(&[], &given), None);
    }
}
