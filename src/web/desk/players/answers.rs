//! What everybody answered at sign-up, as a table for spreadsheets.

use crate::{
    exchange::table::{ExportTable, TableFormat},
    web::{
        prelude::*,
        reply::{reauthentication::fresh_for_a_link, spreadsheet::table_file},
    },
};

pub async fn download_answers_table(
    app: Data<App>,
    here: Organiser,
    format: TableFormat,
) -> Result<HttpResponse> {
    if let Err(asks) = fresh_for_a_link(&here.visit)? {
        return Ok(asks);
    }
    let mut tx = app.database.read().await?;
    let players = storage::players::list_players(&mut tx, here.event.id).await?;
    let answers = storage::answers::of_event(&mut tx, here.event.id).await?;
    let mut table = ExportTable::new(["number", "name", "question", "answer"]);
    for answer in answers {
        let name = players.iter().find(|player| player.number == answer.number);
        let name = name.map_or_else(String::new, |player| player.name.to_string());
        table.push([answer.number.into(), name.into(), answer.question.into(), answer.answer.into()]);
    }
    table_file(format, &format!("{}-answers", here.event.slug), table).await
}
