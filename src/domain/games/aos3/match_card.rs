//! What two rosters mean for one battle: whose triumph works (`systems S16`).

use crate::domain::games::{CardSide, FieldedRoster, MatchFact, Muster, PairingCard};

/// Both sides; a triumph is told only where its army chose one.
pub fn match_card([first, second]: [FieldedRoster<'_>; 2]) -> PairingCard {
    let [a, b] = [first, second].map(|side| side.computed.points);
    PairingCard { sides: [match_card_side(first, Some(b)), match_card_side(second, Some(a))] }
}

/// What follows from one roster, whatever the other is.
pub fn own_half(own: FieldedRoster<'_>) -> CardSide {
    match_card_side(own, None)
}

fn match_card_side(FieldedRoster { roster, computed }: FieldedRoster<'_>, other: Option<i64>) -> CardSide {
    let own = computed.points;
    let triumphs = other.into_iter().flat_map(|other| {
        roster.chosen("Triumph").map(move |name| MatchFact::Triumph {
            name: name.to_owned(),
            own,
            other,
            works: own < other,
        })
    });
    CardSide {
        roster: roster.name.clone(),
        faction: roster.faction.clone(),
        general: computed.general.clone(),
        muster: Muster::Points { points: own },
        facts: triumphs.collect(),
        honour_guard: Vec::new(),
    }
}
