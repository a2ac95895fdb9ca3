//! A report that waits for the visitor's word: told on every page of the event, wherever they are just now. It comes
//! from memory, so that a page asks the database nothing for it.

use super::event_visit::EventVisit;
use crate::{
    domain::{
        battle::{Battle, Sender, Side, State},
        history::ResultKind,
        round::RoundState,
    },
    text::{Message, filters, say},
};
use askama::Template;

/// What somebody at the visitor's table has said.
pub struct ToConfirm {
    pub said: Message,
    /// Within the event: where it is confirmed.
    pub page: String,
}

/// The line of it, for one visitor alone.
#[derive(Template)]
#[template(path = "_parts/to_confirm.html")]
pub(in crate::web) struct ToConfirmPart<'a> {
    pub visit: &'a EventVisit,
}

impl EventVisit {
    /// The other side's report that the visitor has not answered; none on the pages that ask for the answer themselves.
    pub fn to_confirm(&self) -> Option<ToConfirm> {
        let me = self.me.as_deref()?;
        if self.event.stage.is_over() || self.path == self.to("me") {
            return None;
        }
        let open = |battle: &&Battle| {
            let theirs = battle.side_of(me.id).map(|side| Sender::Player(side.other()));
            battle.round_state == RoundState::Published
                && battle.state == State::Reported
                && battle.last_sender == theirs
        };
        let battle = self.event.battles_of(me.id).find(open)?;
        let (table, result, by) =
            (battle.table_number?, battle.result.as_ref()?, &battle.decided.as_ref()?.by);
        let page = format!("rounds/{}/tables/{table}", battle.round_number);
        if self.at(&page) {
            return None;
        }
        let points = [result.a.victory_points, result.b.victory_points];
        let [mine, theirs] =
            if battle.side_of(me.id) == Some(Side::A) { points } else { [points[1], points[0]] };
        let said = match result.kind {
            ResultKind::Played => say!("play-reported-at-your-table", who = by, theirs, mine),
            _ => say!("play-reported-how-it-ended", who = by),
        };
        Some(ToConfirm { said, page })
    }
}
