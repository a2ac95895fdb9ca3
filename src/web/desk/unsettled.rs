//! What is still kept from everybody, or undecided, when the rounds are over: said before the event is finished, and
//! as long as it is so.

use crate::{
    domain::{
        event::{refund::Refund, screen::next_step},
        ids::AwardId,
        numbers::RoundNumber,
    },
    storage::Tx,
    web::{
        event::awards::{self, Awarded},
        prelude::*,
    },
};

/// Where standings are hidden, and shown again.
pub(super) const HIDDEN: &str = "desk/standings";

/// What the end of an event leaves open.
#[derive(Debug, Clone, Default)]
pub(super) struct UnsettledMatters {
    /// The last round whose standings everybody sees, where they do not see all.
    pub hidden_after: Option<RoundNumber>,
    /// Titles of awards that somebody has to give, and nobody has.
    pub undecided: Vec<String>,
    /// Titles of awards that players vote on now.
    pub voted_on: Vec<String>,
    /// The ceremony has shown every award that somebody has.
    pub all_are_given: bool,
}

/// Something to be done, and where.
#[derive(Clone)]
pub(super) struct Reminder {
    /// What; its part `label` is what the link says.
    pub told: Message,
    pub page: String,
}

impl Reminder {
    pub fn label(&self) -> Message {
        self.told.part("label")
    }
}

impl UnsettledMatters {
    pub async fn load_unsettled(tx: &mut Tx, here: &EventVisit) -> Result<Self> {
        let (all, _) = awards::load_event_awards(tx, &here.event).await?;
        let given = storage::screens::load_ceremony_awards(tx, here.event.id).await?;
        let decided: Vec<AwardId> =
            all.iter().filter(|one| one.is_decided()).map(|one| one.award.id).collect();
        let titles = |is_so: fn(&Awarded) -> bool| {
            all.iter().filter(|one| is_so(one)).map(|one| one.award.title.clone()).collect()
        };
        let newest = here.event.frame.public_rounds().next_back().map(|round| round.number);
        Ok(Self {
            hidden_after: here.event.settings.standings_up_to.filter(|last| Some(*last) < newest),
            undecided: titles(|one| one.award.basis.is_chosen() && !one.is_decided() && !one.has_open_vote()),
            voted_on: titles(Awarded::has_open_vote),
            all_are_given: next_step(&decided, &given).is_none(),
        })
    }

    /// A line for each.
    pub fn reminders(&self, here: &EventVisit) -> Vec<Reminder> {
        let line = |told, page| Reminder { told, page: here.to(page) };
        let hidden = self.hidden_after.map(|last| line(say_standings_are_hidden(last), HIDDEN));
        let open = |titles: &[String]| say!("desk-home-awards-are-open", titles);
        let undecided = (!self.undecided.is_empty()).then(|| line(open(&self.undecided), "desk/awards"));
        let votes = |titles: &[String]| say!("desk-home-votes-are-open", titles);
        let voted_on = (!self.voted_on.is_empty()).then(|| line(votes(&self.voted_on), "desk/awards"));
        [undecided, voted_on, hidden].into_iter().flatten().collect()
    }

    /// What is to be done first, and what is left beside it. Where only the standings are still kept back, the ceremony
    /// comes before them: it has something to tell as long as nobody knows them.
    pub fn first_and_others(&self, here: &EventVisit) -> (Option<Reminder>, Vec<Reminder>) {
        let mut others = self.reminders(here);
        if self.undecided.is_empty() && self.voted_on.is_empty() && !self.all_are_given {
            let page = here.to("desk/screen");
            if self.hidden_after.is_some() {
                return (Some(Reminder { told: say!("desk-home-awards-are-to-be-given"), page }), others);
            }
            others.push(Reminder { told: say!("desk-home-awards-can-be-given"), page });
            return (None, others);
        }
        let first = (!others.is_empty()).then(|| others.remove(0));
        (first, others)
    }
}

/// Everybody sees the standings after this round, and none that came later.
pub(super) fn say_standings_are_hidden(last: RoundNumber) -> Message {
    say!("desk-home-standings-are-hidden", round = last)
}

/// How many have paid for a place that they gave up in time, and have it to come back.
pub(super) fn refunds_due(here: &EventVisit) -> usize {
    here.event.entrants().iter().filter(|one| one.refund == Some(Refund::Due)).count()
}
