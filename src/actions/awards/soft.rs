//! Marking what players earn beside their battles.

use crate::{
    actions::{entrants::players::player_subject, prelude::*},
    domain::{
        event::{
            audit::PlayerAct,
            soft::{PaintMark, SoftScore},
        },
        refusal::Conflict,
    },
};

/// What somebody on the staff notes about a player.
#[derive(Debug, Clone)]
pub struct Marked {
    /// The version that was on the screen; 0: nothing was noted.
    pub seen: i64,
    pub is_entered: bool,
    /// None: nobody has looked yet.
    pub battle_ready: Option<bool>,
    /// This judge's own marks for paint; None: none, or no more. Of an army that is not shown, those of before.
    pub painting: Option<i64>,
    /// Sportsmanship, and the list if not by its time, which organisers give; None leaves them.
    pub given: Option<(i64, Option<i64>)>,
}

impl Marked {
    /// Nothing of it differs from what is noted: the same form came twice.
    fn stands_already(&self, score: &SoftScore, own: Option<i64>) -> bool {
        let given = self.given.is_none_or(|given| given == (score.sportsmanship, score.lists));
        let seen = self.is_entered == score.is_entered && self.battle_ready == score.battle_ready;
        given && seen && self.painting == own
    }
}

/// Notes it, and adds up what the standings read. Whoever marks has an account: marks are told apart by it.
pub async fn mark_soft_score(
    app: &App,
    by: &Actor,
    event: EventId,
    player: &Player,
    marked: &Marked,
) -> Result<()> {
    let judge_id = by.account.ok_or(Error::NotFound)?;
    change_event(app, event, by, async |tx, _| {
        let stored = storage::soft::find_soft_score(tx, player.id).await?;
        let is_new = stored.is_none();
        let mut score = stored.unwrap_or_else(|| SoftScore::unmarked_soft_score(player.id, event));
        let name = player.name.to_string();
        let marks = storage::soft::marks_of(tx, player.id).await?;
        let own = marks.iter().find(|mark| mark.judge_id == judge_id).map(|mark| mark.marks);
        if !is_new && marked.stands_already(&score, own) {
            return Err(Error::SentTwice);
        }
        if score.version != marked.seen {
            return Err(Error::Conflict(Conflict::SoftScore { name }));
        }
        (score.is_entered, score.battle_ready) = (marked.is_entered, marked.battle_ready);
        if let Some((sportsmanship, lists)) = marked.given {
            (score.sportsmanship, score.lists) = (sportsmanship, lists);
        }
        if is_new {
            score.version = 1;
            storage::soft::insert(tx, &score).await?;
        } else if !storage::soft::update(tx, &score).await? {
            return Err(Error::Conflict(Conflict::SoftScore { name }));
        }
        match marked.painting {
            None => storage::soft::take_marks_back(tx, player.id, judge_id).await?,
            Some(marks) => {
                let mark = PaintMark { player_id: player.id, judge_id, judge: by.name.clone(), marks };
                storage::soft::set_marks(tx, &mark).await?;
            }
        }
        let marks = storage::soft::marks_of(tx, player.id).await?;
        let points = score.sum(&marks);
        storage::soft::store_sum(tx, player.id, points).await?;
        let by_itself = storage::soft::lists_in_time(tx, event).await?.contains(&player.id);
        let most = storage::events::find_event(tx, event).await?.map_or(0, |event| event.settings.soft.lists);
        let in_time = Some(i64::from(most)).filter(|most| by_itself && *most > 0);
        Ok(((), LogEntry::new(player_subject(player), PlayerAct::SoftScored { name, points, in_time })))
    })
    .await
}
