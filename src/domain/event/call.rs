//! A call for a judge from a table: waiting, taken, answered, or withdrawn (`handbook J1`, `J2`).

use super::player::Player;
use crate::domain::{
    battle::{Battle, ResultDecision, State},
    ids::{BattleId, EventId, PlayerId},
};
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// One call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    pub id: Uuid,
    pub event_id: EventId,
    pub battle_id: BattleId,
    pub caller: PlayerId,
    pub kind: CallKind,
    /// What the player typed, if anything.
    pub note: String,
    pub state: CallState,
    pub called_at: DateTime<Utc>,
    /// The judge who is on the way, or who answered.
    pub taken_by: Option<String>,
    pub taken_at: Option<DateTime<Utc>>,
    /// What the judge before said.
    pub passed_on: Option<String>,
    pub answer: Option<String>,
    /// What an appeal came to.
    pub outcome: Option<AppealOutcome>,
    pub ended_at: Option<DateTime<Utc>>,
    /// Whose decision an appeal is against.
    pub against: Option<String>,
    /// When that decision was made.
    pub against_at: Option<DateTime<Utc>>,
    /// One more with every step that was kept.
    pub version: i64,
}

/// What a call is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CallKind {
    Rules,
    Roster,
    Time,
    Other,
    /// Against what a judge has decided at this table: another one hears both.
    Appeal,
}

/// What an appeal came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AppealOutcome {
    Stands,
    Changed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallState {
    Waiting,
    Taken,
    Answered,
    Withdrawn,
}

/// What somebody does about a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CallStep {
    /// A judge goes to the table.
    Take,
    /// Another judge is needed; says why.
    PassOn(String),
    /// Says what was decided; about an appeal, with its outcome.
    Answer { words: String, outcome: Option<AppealOutcome> },
    /// The players settled it themselves.
    Withdraw,
}

/// Why a call cannot take a step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CallRefusal {
    Taken(String),
    NotTaken,
    Answered,
    Withdrawn,
    /// A judge has been called to this table.
    CalledAlready,
    NotCalled,
    /// Only who called cancels a call.
    NotTheirCall,
    /// Who calls does not play at this table.
    NotTheirTable,
    /// The round of this table is not being played.
    NotPlayedNow,
    /// No judge has decided anything at this table.
    NothingToAppeal,
    /// Another judge has heard an appeal against the decision that stands last.
    AppealedAlready,
    /// An appeal ends in an outcome, and no other call does.
    NeedsOutcome,
}

/// Why a judge is not offered a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Partial {
    PlaysThere,
    SameClub,
    /// It is their own decision that is appealed.
    OwnDecision,
}

enum_words! { CallKind: Rules "rules", Roster "roster", Time "time", Other "other", Appeal "appeal" }

enum_words! { AppealOutcome: Stands "stands", Changed "changed" }

enum_words! { CallState: Waiting "waiting", Taken "taken", Answered "answered", Withdrawn "withdrawn" }

impl Call {
    pub fn is_open(&self) -> bool {
        matches!(self.state, CallState::Waiting | CallState::Taken)
    }

    pub fn is_appeal(&self) -> bool {
        self.kind == CallKind::Appeal
    }

    /// An appeal is against what this judge has decided.
    pub fn is_against(&self, judge: &str) -> bool {
        self.against.as_deref() == Some(judge)
    }

    /// What was decided about it; an appeal's outcome is about the decision before, and is none of its own.
    fn own_decision(&self) -> Option<ResultDecision> {
        let is_decided = self.state == CallState::Answered && !self.is_appeal();
        let (by, at) = self.taken_by.clone().zip(self.ended_at).filter(|_| is_decided)?;
        Some(ResultDecision { by, at })
    }

    /// The call after a step by `who` at `now`.
    pub fn after(&self, step: &CallStep, who: &str, now: DateTime<Utc>) -> Result<Self, CallRefusal> {
        let mut next = self.clone();
        match (self.state, step) {
            (CallState::Answered, _) => return Err(CallRefusal::Answered),
            (CallState::Withdrawn, _) => return Err(CallRefusal::Withdrawn),
            (CallState::Taken, CallStep::Take) => {
                return Err(CallRefusal::Taken(self.taken_by.clone().unwrap_or_default()));
            }
            (CallState::Waiting, CallStep::PassOn(_)) => return Err(CallRefusal::NotTaken),
            (CallState::Waiting, CallStep::Take) => {
                next.state = CallState::Taken;
                (next.taken_by, next.taken_at) = (Some(who.to_owned()), Some(now));
            }
            (CallState::Taken, CallStep::PassOn(why)) => {
                next.state = CallState::Waiting;
                next.passed_on = Some(format!("{who}: {why}"));
                (next.taken_by, next.taken_at) = (None, None);
            }
            (_, CallStep::Answer { outcome, .. }) if outcome.is_some() != self.is_appeal() => {
                return Err(CallRefusal::NeedsOutcome);
            }
            (_, CallStep::Answer { words, outcome }) => {
                next.state = CallState::Answered;
                next.taken_by = Some(who.to_owned());
                (next.answer, next.outcome, next.ended_at) = (Some(words.clone()), *outcome, Some(now));
            }
            (_, CallStep::Withdraw) => {
                next.state = CallState::Withdrawn;
                next.ended_at = Some(now);
            }
        }
        Ok(next)
    }

    /// How long it has waited, or waited until it was taken.
    pub fn waited(&self, now: DateTime<Utc>) -> TimeDelta {
        self.taken_at.or(self.ended_at).unwrap_or(now) - self.called_at
    }

    /// Whole minutes that the game stood still: from the call to its end, rounded up. What a table may be
    /// given back.
    pub fn minutes_lost(&self, now: DateTime<Utc>) -> i64 {
        let lost = self.ended_at.unwrap_or(now) - self.called_at;
        (lost.num_seconds().max(0) + 59) / 60
    }
}

/// The decision that stands last at a table, a judge's answer or the result that one has set, for its players to appeal
/// against: once for each decision.
pub fn find_decision_to_appeal(battle: &Battle, calls: &[Call]) -> Result<ResultDecision, CallRefusal> {
    let set = battle.decided.clone().filter(|_| battle.state == State::Ruled);
    let decisions = calls.iter().filter_map(Call::own_decision).chain(set);
    let last = decisions.max_by_key(|decision| decision.at).ok_or(CallRefusal::NothingToAppeal)?;
    let was_heard = calls.iter().any(|call| {
        call.state == CallState::Answered && call.is_against(&last.by) && call.against_at == Some(last.at)
    });
    if was_heard { Err(CallRefusal::AppealedAlready) } else { Ok(last) }
}

/// Whether one of `players` is of a club of these entries of a judge's, who had better not take their call
/// (`handbook J2`).
pub fn of_own_club(own: &[Player], players: [&Player; 2]) -> bool {
    let club = |player: &Player| {
        let club = player.club.as_ref().map(|club| club.trim().to_lowercase());
        club.filter(|club| !club.is_empty())
    };
    own.iter().filter_map(club).any(|own| players.iter().any(|player| club(player).as_ref() == Some(&own)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_noon() -> DateTime<Utc> {
        "2026-05-03T12:00:00Z".parse().unwrap()
    }

    fn sample_waiting_call() -> Call {
        Call {
            id: Uuid::nil(),
            event_id: EventId(Uuid::nil()),
            battle_id: BattleId(Uuid::nil()),
            caller: PlayerId(Uuid::nil()),
            kind: CallKind::Rules,
            note: String::new(),
            state: CallState::Waiting,
            called_at: sample_noon(),
            taken_by: None,
            taken_at: None,
            passed_on: None,
            answer: None,
            outcome: None,
            ended_at: None,
            against: None,
            against_at: None,
            version: 1,
        }
    }

    fn sample_answer(outcome: Option<AppealOutcome>) -> CallStep {
        CallStep::Answer { words: "Yes, it can.".into(), outcome }
    }

    #[test]
    fn an_appeal_ends_in_an_outcome_and_no_other_call_does() {
        let (stands, plain) = (sample_answer(Some(AppealOutcome::Stands)), sample_answer(None));
        let appeal = Call { kind: CallKind::Appeal, ..sample_waiting_call() };
        assert_eq!(appeal.after(&plain, "Jo", sample_noon()), Err(CallRefusal::NeedsOutcome));
        assert_eq!(sample_waiting_call().after(&stands, "Jo", sample_noon()), Err(CallRefusal::NeedsOutcome));
        let heard = appeal.after(&stands, "Jo", sample_noon()).unwrap();
        assert_eq!(heard.outcome, Some(AppealOutcome::Stands));
    }

    #[test]
    fn two_judges_do_not_take_the_same_call() {
        let taken = sample_waiting_call().after(&CallStep::Take, "Jo", sample_noon()).unwrap();
        assert_eq!(taken.after(&CallStep::Take, "Kim", sample_noon()), Err(CallRefusal::Taken("Jo".into())));
    }

    #[test]
    fn a_call_passed_on_waits_again_and_says_what_the_judge_before_said() {
        let taken = sample_waiting_call().after(&CallStep::Take, "Jo", sample_noon()).unwrap();
        let passed =
            taken.after(&CallStep::PassOn("needs the head judge".into()), "Jo", sample_noon()).unwrap();
        assert_eq!(passed.state, CallState::Waiting);
        assert_eq!(passed.passed_on.as_deref(), Some("Jo: needs the head judge"));
        assert!(passed.after(&CallStep::Take, "Kim", sample_noon()).is_ok());
        assert_eq!(
            sample_waiting_call().after(&CallStep::PassOn("no".into()), "Jo", sample_noon()),
            Err(CallRefusal::NotTaken)
        );
    }

    #[test]
    fn an_ended_call_stays_as_it_ended() {
        let answered = sample_waiting_call().after(&sample_answer(None), "Jo", sample_noon()).unwrap();
        assert_eq!(answered.after(&CallStep::Withdraw, "Ann", sample_noon()), Err(CallRefusal::Answered));
        let withdrawn = sample_waiting_call().after(&CallStep::Withdraw, "Ann", sample_noon()).unwrap();
        assert_eq!(withdrawn.after(&CallStep::Take, "Jo", sample_noon()), Err(CallRefusal::Withdrawn));
        assert!(!answered.is_open() && !withdrawn.is_open());
    }

    #[test]
    fn the_minutes_lost_are_those_from_the_call_to_its_end() {
        let end = sample_noon() + TimeDelta::seconds(5 * 60 + 1);
        let answered = sample_waiting_call().after(&sample_answer(None), "Jo", end).unwrap();
        assert_eq!(answered.minutes_lost(end + TimeDelta::hours(1)), 6);
        assert_eq!(sample_waiting_call().minutes_lost(sample_noon()), 0);
    }
}
