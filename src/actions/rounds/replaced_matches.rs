//! Matches that come in the place of others. Once the round is published, the draft of a match that changes begins anew:
//! what captains chose against others is gone, hidden choices too, and nobody learns whether there were any.

use crate::{
    actions::{draft, prelude::*},
    domain::{
        event::team::TeamMatch,
        ids::{PlayerId, TeamId},
        round::{Round, RoundState},
        teams::{MatchCorrection, draft::MatchSide},
    },
};

/// Whether captains draft in this match now.
pub(super) fn is_drafted_now(event: &Event, round: &Round, one: &TeamMatch) -> bool {
    let is_out = round.state == RoundState::Published;
    is_out && !one.is_bye() && event.settings.entrants.have_matches()
}

/// Puts matches in the place of others. What was added to a team's score, and who of it is missing, goes along with the
/// team; drafts begin where the round is published.
pub(super) async fn replace_matches(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    round: &Round,
    before: &[&TeamMatch],
    after: &[TeamMatch],
) -> Result<()> {
    let (mut corrected, mut missing): (Vec<(TeamId, MatchCorrection)>, Vec<PlayerId>) =
        (Vec::new(), Vec::new());
    for old in before {
        let stored = storage::team_matches::load_match_corrections(tx, old.id).await?;
        let corrections: Vec<MatchCorrection> = serde_json::from_str(&stored)?;
        let of = |correction: MatchCorrection| {
            let team = if correction.side == MatchSide::A { Some(old.a) } else { old.b };
            Some((team?, correction))
        };
        corrected.extend(corrections.into_iter().filter_map(of));
        missing.extend(&old.line_ups.missing);
        draft::take_away(tx, old).await?;
    }
    for new in after {
        let own =
            corrected.iter().filter(|(team, _)| new.has(*team)).map(|(team, correction)| MatchCorrection {
                side: if *team == new.a { MatchSide::A } else { MatchSide::B },
                ..correction.clone()
            });
        let own = serde_json::to_string(&own.collect::<Vec<_>>())?;
        storage::team_matches::insert_corrected(tx, new, &own).await?;
        if round.state == RoundState::Published {
            draft::begin_one(app, tx, event, new.clone(), &missing).await?;
        }
    }
    Ok(())
}
