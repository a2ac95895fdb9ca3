//! What two rosters mean for one battle: whose triumph works (`systems S16`).

use crate::domain::{
    composition::Verdict,
    games::{Fact, MatchCard, Muster, Side},
    roster::Roster,
};

/// Both sides; a triumph is told only where its army chose one.
pub fn match_card<W>(first: (&Roster, &Verdict<W>), second: (&Roster, &Verdict<W>)) -> MatchCard {
    MatchCard { sides: [side(first, second.1), side(second, first.1)] }
}

fn side<W>((roster, verdict): (&Roster, &Verdict<W>), other: &Verdict<W>) -> Side {
    let (own, other) = (verdict.computed.points, other.computed.points);
    let triumphs = roster.chosen("Triumph").map(|name| Fact::Triumph { name: name.to_owned(), own, other });
    Side {
        roster: roster.name.clone(),
        faction: roster.faction.clone(),
        general: verdict.computed.general.clone(),
        muster: Muster::Points { points: own },
        facts: triumphs.collect(),
        honour_guard: Vec::new(),
    }
}
