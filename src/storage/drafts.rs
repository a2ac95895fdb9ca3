//! The draft of a match out of the tables: its plan, its lots, and the choices made so far.

use super::{
    Tx,
    draft_choices::{self, StoredChoice},
    teams,
};
use crate::domain::{
    event::{
        Event,
        team::{Team, TeamMatch},
    },
    scoring,
    teams::draft::{DraftChoice, DraftPlan, Lots, MadeBy, MadeChoice, MatchSide, Position},
};

/// The draft of a match. What is hidden is in it, and does not come out but by a view of [`Position`].
#[derive(Debug)]
pub struct LoadedDraft {
    pub position: Position,
    pub teams: [Team; 2],
}

/// The draft of this match. None: it has no opponent, or what is stored fits the settings no more.
pub async fn load_stored_draft(
    tx: &mut Tx,
    event: &Event,
    of: &TeamMatch,
) -> sqlx::Result<Option<LoadedDraft>> {
    let Some(b) = of.b else { return Ok(None) };
    let (Some(a), Some(b)) = (teams::find_team(tx, of.a).await?, teams::find_team(tx, b).await?) else {
        return Ok(None);
    };
    let stored = draft_choices::list_draft_choices(tx, of.id).await?;
    let made: Option<Vec<MadeChoice>> = stored.iter().map(read_stored_choice).collect();
    let settings = &event.settings.team;
    let plan = DraftPlan::from_settings(settings.draft, settings.players()).ok();
    let lots = Lots::new(event.draft_seeds().of(of.round_number), of.round_number, [&a.key(), &b.key()]);
    let position = plan.zip(made).and_then(|(plan, made)| Position::from_choices(plan, lots, &made).ok());
    Ok(position.map(|position| LoadedDraft { position, teams: [a, b] }))
}

fn read_stored_choice(stored: &StoredChoice) -> Option<MadeChoice> {
    let by = if stored.by_lot { MadeBy::Lot } else { MadeBy::Captain };
    Some(MadeChoice {
        step: usize::try_from(stored.step).ok()?,
        side: side_in_draft(stored.side),
        choice: DraftChoice::parse(&stored.choice).ok()?,
        by,
    })
}

/// The side of a battle as the side of a draft.
pub fn side_in_draft(side: scoring::Side) -> MatchSide {
    match side {
        scoring::Side::A => MatchSide::A,
        scoring::Side::B => MatchSide::B,
    }
}

/// The other way round.
pub fn side_in_battle(side: MatchSide) -> scoring::Side {
    match side {
        MatchSide::A => scoring::Side::A,
        MatchSide::B => scoring::Side::B,
    }
}
