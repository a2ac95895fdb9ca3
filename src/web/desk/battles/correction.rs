//! A result of an earlier round is corrected: what that changes is looked at before it is saved.

use crate::{
    actions::battles::corrections::{self, CorrectionPreview, CorrectionTold, Later},
    domain::{
        history::BattleResult,
        numbers::RoundNumber,
        pairing::{Instead, Meeting},
        round::RoundState,
        standings::Move,
    },
    storage::battles::TableUse,
    text::battle::tell_result,
    token::token_hash,
    web::{desk::rounds::redraw::find_next_draft, page::guard::Judge, prelude::*},
};

/// Rows of a list that is for an overview.
const SHOWN: usize = 50;
/// What the value of a button begins with that saves, and takes the result back.
pub(super) const CLEARS: &str = "clear_and_";

/// What a correction changes, for the page that asks whether to save it.
pub(super) struct ResultCorrection {
    pub from: Message,
    pub to: Message,
    pub takes_back: bool,
    pub preview: CorrectionPreview,
    /// The next round, while it can still be drawn anew.
    pub next: Option<NextRound>,
    /// Comes back with the form: this was looked at, and no other.
    pub looked_at: String,
}

/// A round that was drawn on the result as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NextRound {
    pub number: RoundNumber,
    pub version: i64,
    /// Only staff see it; else it is out, and nobody plays it yet.
    pub is_draft: bool,
    /// It is drawn as the correction is saved; else its own page does it.
    pub is_drawn_at_once: bool,
}

impl ResultCorrection {
    /// The next round can be drawn anew as soon as this is saved: by hand, where teams are drawn.
    pub fn next_draft(&self) -> Option<NextRound> {
        self.next.filter(|next| next.is_draft)
    }

    /// The next round is out, and could be taken back first.
    pub fn next_out(&self) -> Option<RoundNumber> {
        self.next.filter(|next| !next.is_draft).map(|next| next.number)
    }

    #[expect(clippy::unused_self, reason = "templates call it beside the others")]
    pub fn address_of_next_out(&self, here: &EventVisit, round: &RoundNumber) -> String {
        here.to(&format!("desk/rounds/{round}"))
    }

    /// What the buttons that save begin with, where a result is taken back.
    pub fn words_of_clearing(&self) -> &'static str {
        if self.takes_back { CLEARS } else { "" }
    }

    pub fn first_moves(&self) -> &[Move] {
        &self.preview.moves[..self.preview.moves.len().min(SHOWN)]
    }

    /// Short enough to be read before the rest.
    pub fn is_short(&self) -> bool {
        self.preview.moves.len() <= 6
    }

    pub fn more_moves(&self) -> usize {
        self.preview.moves.len().saturating_sub(SHOWN)
    }

    pub fn says(&self, later: &Later) -> Message {
        match &later.instead {
            CorrectionTold::Instead(Instead::NotRead) => say!("desk-battles-draw-not-read"),
            CorrectionTold::Instead(Instead::Same) => say!("desk-battles-drawn-the-same"),
            CorrectionTold::Instead(Instead::Other { gone, .. }) => {
                let may_change = self.next.as_ref().is_some_and(|next| next.number == later.round);
                say!("desk-battles-drawn-otherwise", tables = gone.len(), may_change)
            }
            CorrectionTold::Instead(Instead::Mended) => say!("desk-battles-draw-mended"),
            CorrectionTold::Unknown => say!("desk-battles-draw-not-on-record"),
        }
    }

    #[expect(clippy::unused_self, reason = "templates call it beside the others")]
    pub fn tables<'a>(&self, later: &'a Later) -> Option<(&'a [Meeting], &'a [Meeting])> {
        match &later.instead {
            CorrectionTold::Instead(Instead::Other { new, gone }) => Some((new, gone)),
            _ => None,
        }
    }

    pub fn tell_meeting((a, b): &Meeting) -> Message {
        say!("desk-battles-would-be-table", a, b)
    }
}

/// The newest round, as long as nobody plays it.
fn next_round(here: &Judge) -> Option<NextRound> {
    let newest = here.event.frame.rounds.last().filter(|_| here.is_organiser())?;
    let is_open = newest.state != RoundState::Closed && !here.event.has_begun(newest);
    is_open.then_some(NextRound {
        number: newest.number,
        version: newest.version,
        is_draft: newest.state == RoundState::Draft,
        is_drawn_at_once: find_next_draft(here).is_some(),
    })
}

/// Whether the round would have had other tables, as far as anybody knows.
fn is_moved(preview: &CorrectionPreview, round: RoundNumber) -> bool {
    let later = preview.later.iter().find(|later| later.round == round);
    later.is_none_or(|later| later.instead != CorrectionTold::Instead(Instead::Same))
}

/// Nothing where nothing was drawn on the result, or where it will not be saved anyhow: the screen is older than
/// the battle, or the judge plays in it.
pub(super) async fn preview_result_correction(
    app: &App,
    here: &Judge,
    table: TableUse,
    seen: i64,
    result: Option<&BattleResult>,
) -> Result<Option<ResultCorrection>> {
    let mut tx = app.database.read().await?;
    let battle = storage::battles::by_table(&mut tx, here.event.id, table).await?.ok_or(Error::NotFound)?;
    let is_own = here.me.as_deref().is_some_and(|me| battle.side_of(me.id).is_some());
    if is_own || battle.version != seen || battle.result().as_ref() == result {
        return Ok(None);
    }
    let Some(preview) = corrections::preview_correction(&mut tx, &here.event, &battle, result).await? else {
        return Ok(None);
    };
    let words =
        |result: Option<&BattleResult>| result.map_or_else(|| say!("desk-battles-no-result"), tell_result);
    let looked_at = token_hash(&format!("{} {result:?} {preview:?}", battle.version));
    Ok(Some(ResultCorrection {
        from: words(battle.counted().as_ref()),
        to: words(result),
        takes_back: result.is_none(),
        next: next_round(here).filter(|next| is_moved(&preview, next.number)),
        preview,
        looked_at,
    }))
}
