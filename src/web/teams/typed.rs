//! Captains type in what they settled with cards on the table: it holds once both have typed the same.

use super::{match_card::MatchCard, matches::read_chosen_places, of_teams, own_team, seen_match};
use crate::{
    actions::draft::steps,
    domain::{
        refusal::FormRefusal,
        teams::draft::{Agreement, DraftChoice, MatchSide, SideView},
    },
    storage::team_matches::MatchUse,
    text::TextFact,
    web::{page::guard::Entered, prelude::*},
};

/// Who plays whom, as a captain says it.
pub async fn send_typed_pairs(
    app: Data<App>,
    here: Entered,
    path: Path<MatchUse>,
    form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let MatchUse { round, place } = path.into_inner();
    let team = own_team(&here)?;
    let choice = read_chosen_places(&form).ok_or_else(|| Error::from_refusal(FormRefusal::Unreadable))?;
    let of = (&**here.event, seen_match(&form, MatchUse { round, place }));
    let result = steps::type_in_own(&app, &here.player_actor(&form), of, (team, &choice)).await;
    let next = Next::lead_to_page(&here, here.to(&format!("rounds/{round}/matches/{place}")));
    next.either_way().after_or_why(result, |agreement| match agreement {
        Agreement::Same => say!("matches-typed-by-both"),
        Agreement::Missing => say!("matches-typed-by-one"),
        Agreement::Different => say!("matches-typed-otherwise"),
    })
}

impl MatchCard {
    /// What each side has typed in so far: the team, and who meets whom.
    pub fn typed(&self) -> Vec<Message> {
        let Some(open) = &self.open else { return Vec::new() };
        let told = |side: MatchSide, choice: &DraftChoice| {
            let meets = (1..).zip(choice.places());
            let pair = |(a, b): (u8, &u8)| {
                say!("matches-pair", one = self.name(MatchSide::A, &a), other = self.name(MatchSide::B, b))
            };
            let pairs: TextFact = meets.map(pair).collect();
            say!("matches-has-typed", team = self.team_name(side), pairs)
        };
        let typed = MatchSide::BOTH.into_iter().zip(&open.typed);
        typed.filter_map(|(side, choice)| Some(told(side, choice.as_ref()?))).collect()
    }

    /// Whether this opponent stands in the list already: as the own side typed it, else as the other did, else by
    /// place.
    pub fn is_typed(&self, own: &SideView, a: &u8, b: &u8) -> bool {
        let typed = &own.everybody.typed;
        let typed = typed[own.side.place()].as_ref().or(typed[own.side.other().place()].as_ref());
        let at = usize::from(*a).wrapping_sub(1);
        typed.map_or(*a == *b, |choice| choice.places().get(at) == Some(b))
    }

    /// Players a side.
    pub fn size(&self) -> u8 {
        self.open.as_ref().map_or(0, |open| open.size)
    }

    /// Nothing is chosen on phones: cards are all there is.
    pub fn is_by_cards(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.open.is_none() && !open.settled)
    }
}
