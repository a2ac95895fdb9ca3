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
    teams::draft::{Choice, Lots, Made, MadeBy, Plan, Position, Side},
};

/// The draft of a match. What is hidden is in it, and does not come out but by a view of [`Position`].
#[derive(Debug)]
pub struct LoadedDraft {
    pub position: Position,
    pub teams: [Team; 2],
}

/// The draft of this match. None: it has no opponent, or what is stored fits the settings no more.
pub async fn load(tx: &mut Tx, event: &Event, of: &TeamMatch) -> sqlx::Result<Option<LoadedDraft>> {
    let Some(b) = of.b else { return Ok(None) };
    let (Some(a), Some(b)) = (teams::find(tx, of.a).await?, teams::find(tx, b).await?) else {
        return Ok(None);
    };
    let stored = draft_choices::all(tx, of.id).await?;
    let made: Option<Vec<Made>> = stored.iter().map(made).collect();
    let settings = &event.settings.team;
    let plan = Plan::of(settings.draft, settings.players()).ok();
    let lots = Lots::new(event.draft_seeds().of(of.round_number), of.round_number, [&a.key(), &b.key()]);
    let position = plan.zip(made).and_then(|(plan, made)| Position::of(plan, lots, &made).ok());
    Ok(position.map(|position| LoadedDraft { position, teams: [a, b] }))
}

fn made(stored: &StoredChoice) -> Option<Made> {
    let by = if stored.by_lot { MadeBy::Lot } else { MadeBy::Captain };
    Some(Made {
        step: usize::try_from(stored.step).ok()?,
        side: drafting(stored.side),
        choice: Choice::parse(&stored.choice).ok()?,
        by,
    })
}

/// The side of a battle as the side of a draft.
pub fn drafting(side: scoring::Side) -> Side {
    match side {
        scoring::Side::A => Side::A,
        scoring::Side::B => Side::B,
    }
}

/// The other way round.
pub fn sitting(side: Side) -> scoring::Side {
    match side {
        Side::A => scoring::Side::A,
        Side::B => scoring::Side::B,
    }
}
