//! What the wall shows of an event of teams or pairs: where everybody sits.

use super::rounds::describe_match_tables;
use crate::{domain::round::Round, storage::Tx, web::prelude::*};

/// Where each team of a round sits, and each player once it is settled who plays whom: a name, and its tables. None: a
/// bye.
///
/// # Errors
/// When the event cannot be read.
pub async fn load_team_seats(
    tx: &mut Tx,
    here: &EventVisit,
    round: &Round,
) -> Result<Vec<(String, Option<String>)>> {
    let loaded = storage::team_history::load_team_history(tx, &here.event).await?;
    let name = |id| here.event.frame.player(id).map_or_else(String::new, |player| player.name.to_string());
    let mut seats = Vec::new();
    for played in loaded.matches.iter().filter(|played| played.of.round_id == round.id) {
        // The wall says no more than their numbers.
        let tables = describe_match_tables(here, played).map(|tables| tables.part("short"));
        let block = tables.map_or_else(String::new, |tables| here.speaker.say(&tables));
        let block = Some(block).filter(|_| !played.of.is_bye());
        for team in [Some(played.of.a), played.of.b].into_iter().flatten() {
            let team = loaded.team(team).map_or_else(String::new, |team| team.name.to_string());
            seats.push((team, block.clone()));
        }
        for battle in &played.battles {
            let table = battle.table_number.map(|table| table.to_string());
            let people = [Some(battle.a), battle.b].into_iter().chain(battle.partners).flatten();
            seats.extend(people.map(|id| (name(id), table.clone())));
        }
    }
    Ok(seats)
}
