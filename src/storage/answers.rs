//! The `sign_up_answer` table: what players answered to the organiser's own questions.

use super::Tx;
use crate::domain::ids::{EventId, PlayerId};

/// One answer, with the question as it stood when it was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignUpAnswer {
    /// The player's number in the event.
    pub number: i64,
    pub question: String,
    pub answer: String,
}

row!(SignUpAnswer { number, question, answer });

pub async fn insert_sign_up_answer(
    tx: &mut Tx,
    player: PlayerId,
    place: i64,
    (question, answer): (&str, &str),
) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO sign_up_answer (player_id, place, question, answer) VALUES ($1, $2, $3, $4)",
        player,
        place,
        question,
        answer
    )?;
    Ok(())
}

/// Every answer of an event, by player and in the order of the questions.
pub async fn of_event(tx: &mut Tx, event: EventId) -> sqlx::Result<Vec<SignUpAnswer>> {
    fetch_all!(
        tx,
        "SELECT player.number AS number, sign_up_answer.question AS question, sign_up_answer.answer AS answer \
         FROM sign_up_answer JOIN player ON player.id = sign_up_answer.player_id WHERE player.event_id = $1 \
         ORDER BY player.number, sign_up_answer.place",
        event
    )
}

/// Those of one player.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> sqlx::Result<Vec<SignUpAnswer>> {
    fetch_all!(
        tx,
        "SELECT player.number AS number, sign_up_answer.question AS question, sign_up_answer.answer AS answer \
         FROM sign_up_answer JOIN player ON player.id = sign_up_answer.player_id WHERE player.id = $1 \
         ORDER BY sign_up_answer.place",
        player
    )
}
