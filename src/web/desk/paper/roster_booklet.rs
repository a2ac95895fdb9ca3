//! The booklet of rosters: each player's newest, in one format whatever program wrote it.

use super::paper_names::PaperNames;
use crate::{
    actions::rosters::game_of,
    domain::{
        alphabet::alphabetical_key,
        event::{player::Player, roster_version::RosterVersion},
        games::Game,
    },
    print::rosters::PrintedRoster,
    storage::Tx,
    text::Speaker,
    web::prelude::*,
};

/// The rosters of everybody who plays, by name, as far as whoever prints them reads them.
pub async fn rosters_of(tx: &mut Tx, here: &EventVisit) -> Result<Vec<PrintedRoster>> {
    let game = game_of(&here.event.settings)?;
    let mut players = storage::players::list_players(tx, here.event.id).await?;
    let kept = here.meets_next();
    players.retain(|player| here.event.frame.takes_part(player) && !kept.contains(&player.id));
    players.sort_by_cached_key(|player| (alphabetical_key(player.name.as_str()), player.number));
    let newest = storage::rosters::list_newest_versions(tx, here.event.id).await?;
    let of = |player: &Player| newest.iter().find(|roster| roster.player_id == player.id);
    let names = PaperNames::from_players(&players, here.speaker);
    let printed = |player: &Player| {
        let roster = of(player)?;
        let player = format!("{} {}", player.number, names.name(player));
        Some(make_printed_roster((game, &here.speaker), player, roster))
    };
    Ok(players.iter().filter_map(printed).collect())
}

fn make_printed_roster(
    (game, speaker): (Game, &Speaker),
    player: String,
    roster: &RosterVersion,
) -> PrintedRoster {
    let counted = &roster.verdict.computed;
    let faction = counted.army_of_renown.as_ref().or(counted.faction.as_ref());
    let parts = [
        faction.cloned(),
        Some(speaker.say(&say!("desk-paper-army-points", points = counted.points))),
        Some(speaker.say(&say!("desk-paper-roster-version", number = roster.number.to_string()))),
        Some(speaker.say(&told(&roster.state))),
        Some(speaker.say(&told(&roster.judgement()))),
    ];
    PrintedRoster {
        player,
        summary: parts.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        text: game.ruleset().as_text(&roster.roster()),
    }
}
