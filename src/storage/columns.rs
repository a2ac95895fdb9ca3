//! How domain values are written to columns, so that `domain` need not know a database exists.

use super::sheets::Exempted;
use crate::domain::{
    account::Purpose,
    battle::{Sender, State},
    battleplan::PlanDice,
    catalogue::Publication,
    event::{
        EventName, Stage,
        audit::SheetFieldChange,
        award::Basis,
        call::{AppealOutcome, CallKind, CallState},
        conduct::{ConductKind, ConductLevel},
        listing::EventShelf,
        news::{NewsKind, NewsState},
        pack::Settings,
        permission::StaffRole,
        player::{LinkKey, PlayerName, Status},
        roster_version::{RosterSettlement, RosterState},
        screen::{AwardReveal, Shows},
        team::LineUps,
        team_role::TeamRole,
        vote::VoteChoices,
    },
    games::Verdict,
    history::{Outcome, ResultKind},
    ids::{AccountId, AwardId, BattleId, EventId, MatchId, PlayerId, RosterId, RoundId, TeamId},
    numbers::{RoundNumber, TableNumber},
    pairing::Reasons,
    roster::{Roster, RosterReading},
    round::{RoundMethod, RoundState},
    rounds::{ConstraintKind, GrudgeState},
    scoring::{ScoringSheet, Side},
    site::SiteAct,
};
use sqlx::{Database, Decode, Encode, Type, encode::IsNull, error::BoxDynError};
use uuid::Uuid;

/// `column!(Domain as Column: |value| write, |stored| read)`
macro_rules! column {
    ($domain:ty as $column:ty: |$value:ident| $write:expr, |$stored:ident| $read:expr) => {
        impl<DB: Database> Type<DB> for $domain
        where
            $column: Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <$column as Type<DB>>::type_info()
            }
            fn compatible(found: &DB::TypeInfo) -> bool {
                <$column as Type<DB>>::compatible(found)
            }
        }
        impl<'q, DB: Database> Encode<'q, DB> for $domain
        where
            $column: Encode<'q, DB>,
        {
            fn encode_by_ref(&self, buffer: &mut DB::ArgumentBuffer) -> Result<IsNull, BoxDynError> {
                let $value = self;
                <$column as Encode<'q, DB>>::encode($write, buffer)
            }
        }
        impl<'r, DB: Database> Decode<'r, DB> for $domain
        where
            $column: Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, BoxDynError> {
                let $stored = <$column as Decode<'r, DB>>::decode(value)?;
                Ok($read)
            }
        }
    };
}

column!(AccountId as Uuid: |id| id.0, |stored| Self(stored));
column!(AwardId as Uuid: |id| id.0, |stored| Self(stored));
column!(BattleId as Uuid: |id| id.0, |stored| Self(stored));
column!(EventId as Uuid: |id| id.0, |stored| Self(stored));
column!(MatchId as Uuid: |id| id.0, |stored| Self(stored));
column!(TeamId as Uuid: |id| id.0, |stored| Self(stored));
column!(TeamRole as String: |role| role.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such role")?);
column!(LineUps as String: |line_ups| serde_json::to_string(line_ups)?, |stored| serde_json::from_str(&stored)?);
column!(PlayerId as Uuid: |id| id.0, |stored| Self(stored));
column!(RosterId as Uuid: |id| id.0, |stored| Self(stored));
column!(RoundId as Uuid: |id| id.0, |stored| Self(stored));
column!(RoundNumber as i64: |number| i64::from(number.0), |stored| Self(u32::try_from(stored)?));
column!(TableNumber as i64: |number| i64::from(number.0), |stored| Self(u32::try_from(stored)?));
column!(VoteChoices as String: |choices| choices.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such choices")?);
column!(GrudgeState as String: |state| state.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("unknown")?);
column!(ConstraintKind as String: |kind| kind.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such kind")?);
column!(AwardReveal as String: |given| given.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such step")?);
column!(Shows as String: |shows| shows.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such screen")?);
column!(EventName as String: |name| name.as_str().to_owned(), |stored| Self::parse(&stored).map_err(|_| "no such name")?);
column!(LinkKey as String: |key| key.0.clone(), |stored| Self(stored));
column!(PlayerName as String: |name| name.as_str().to_owned(), |stored| Self::parse(&stored).map_err(|_| "no such name")?);
column!(EventShelf as String: |shelf| shelf.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no shelf")?);
column!(Stage as String: |stage| stage.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such stage")?);
column!(StaffRole as String: |role| role.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such role")?);
column!(Status as String: |status| status.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such status")?);
column!(Outcome as String: |outcome| word_of_enum(outcome)?, |stored| from_word(stored)?);
column!(ResultKind as String: |kind| word_of_enum(kind)?, |stored| from_word(stored)?);
column!(Purpose as String: |purpose| purpose.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such purpose")?);
column!(Reasons as String: |reasons| serde_json::to_string(reasons)?, |stored| serde_json::from_str(&stored)?);
column!(RoundMethod as String: |method| method.as_str().to_owned(), |stored| Self::from(stored));
column!(RoundState as String: |state| state.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such state")?);
column!(Sender as String: |sender| sender.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such sender")?);
column!(Side as String: |side| side.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such side")?);
column!(State as String: |state| state.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such state")?);
column!(SiteAct as String: |act| serde_json::to_string(act)?, |stored| serde_json::from_str(&stored)?);
column!(Settings as String: |settings| serde_json::to_string(settings)?, |stored| serde_json::from_str(&stored)?);
column!(Basis as String: |basis| serde_json::to_string(basis)?, |stored| serde_json::from_str(&stored)?);

/// The word that a plain enum is in JSON.
fn word_of_enum(value: &impl serde::Serialize) -> Result<String, BoxDynError> {
    let value = serde_json::to_value(value)?;
    Ok(value.as_str().ok_or("not a word")?.to_owned())
}

fn from_word<T: serde::de::DeserializeOwned>(word: String) -> Result<T, BoxDynError> {
    Ok(serde_json::from_value(serde_json::Value::String(word))?)
}
column!(Publication as String: |publication| serde_json::to_string(publication)?, |stored| serde_json::from_str(&stored)?);
column!(Roster as String: |roster| serde_json::to_string(roster)?, |stored| serde_json::from_str(&stored)?);
column!(RosterReading as String: |reading| serde_json::to_string(reading)?, |stored| serde_json::from_str(&stored)?);
column!(AppealOutcome as String: |outcome| outcome.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such outcome")?);
column!(CallKind as String: |kind| kind.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such kind")?);
column!(CallState as String: |state| state.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such state")?);
column!(NewsKind as String: |kind| kind.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such kind")?);
column!(NewsState as String: |state| state.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such state")?);
column!(ConductKind as String: |kind| kind.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such kind")?);
column!(ConductLevel as String: |level| level.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such level")?);
column!(RosterState as String: |state| state.as_str().to_owned(), |stored| Self::parse(&stored).ok_or("no such state")?);
column!(RosterSettlement as String: |settled| serde_json::to_string(settled)?, |stored| serde_json::from_str(&stored)?);
column!(Verdict as String: |verdict| serde_json::to_string(verdict)?, |stored| serde_json::from_str(&stored)?);
column!(ScoringSheet as String: |sheet| serde_json::to_string(sheet)?, |stored| serde_json::from_str(&stored)?);
column!(SheetFieldChange as String: |change| serde_json::to_string(change)?, |stored| serde_json::from_str(&stored)?);
column!(PlanDice as String: |dice| serde_json::to_string(dice)?, |stored| serde_json::from_str(&stored)?);
column!(Exempted as String: |exempted| serde_json::to_string(exempted)?, |stored| serde_json::from_str(&stored)?);

/// A value kept whole, as JSON, where its type is not one of ours or nothing else keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct JsonText<T>(pub T);

impl<T, DB: Database> Type<DB> for JsonText<T>
where
    String: Type<DB>,
{
    fn type_info() -> DB::TypeInfo {
        <String as Type<DB>>::type_info()
    }
    fn compatible(found: &DB::TypeInfo) -> bool {
        <String as Type<DB>>::compatible(found)
    }
}

impl<'q, T: serde::Serialize, DB: Database> Encode<'q, DB> for JsonText<T>
where
    String: Encode<'q, DB>,
{
    fn encode_by_ref(&self, buffer: &mut DB::ArgumentBuffer) -> Result<IsNull, BoxDynError> {
        <String as Encode<'q, DB>>::encode(serde_json::to_string(&self.0)?, buffer)
    }
}

impl<'r, T: serde::de::DeserializeOwned, DB: Database> Decode<'r, DB> for JsonText<T>
where
    String: Decode<'r, DB>,
{
    fn decode(value: DB::ValueRef<'r>) -> Result<Self, BoxDynError> {
        let stored = <String as Decode<'r, DB>>::decode(value)?;
        Ok(Self(serde_json::from_str(&stored)?))
    }
}
