//! What two rosters mean for one battle: whose triumph works (`systems S16`).

use crate::domain::{
    composition::Verdict,
    games::{Fact, MatchCard, Muster, Side},
    roster::Roster,
};

/// Both sides; a triumph is told only where its army chose one.
pub fn match_card<W>(first: (&Roster, &Verdict<W>), second: (&Roster, &Verdict<W>)) -> MatchCard {
    let [a, b] = [first, second].map(|(_, verdict)| verdict.computed.points);
    MatchCard { sides: [side(first, Some(b)), side(second, Some(a))] }
}

/// What follows from one roster, whatever the other is.
pub fn own_half<W>(own: (&Roster, &Verdict<W>)) -> Side {
    side(own, None)
}

fn side<W>((roster, verdict): (&Roster, &Verdict<W>), other: Option<i64>) -> Side {
    let own = verdict.computed.points;
    let triumphs = other.into_iter().flat_map(|other| {
        roster.chosen("Triumph").map(move |name| Fact::Triumph { name: name.to_owned(), own, other })
    });
    Side {
        roster: roster.name.clone(),
        faction: roster.faction.clone(),
        general: verdict.computed.general.clone(),
        muster: Muster::Points { points: own },
        facts: triumphs.collect(),
        honour_guard: Vec::new(),
    }
}
