//! What is played in a round of teams or pairs.

use crate::{
    domain::{
        event::{missions::MissionPlace, pack::Settings},
        round::Round,
        teams::BattleplansBy,
    },
    text::{systems::tell_missions, team_pack::name_missions},
    web::prelude::*,
};

/// `By table: Focal Points, Border War`, or the battleplan of all. None: nothing yet.
pub fn tell_missions_of_round(settings: &Settings, round: &Round) -> Option<Message> {
    if settings.entrants.have_matches() && settings.team.battleplans == BattleplansBy::Table {
        let slugs = settings.team.table_battleplans.get(&round.number)?;
        return Some(say!("pack-missions-by-table", missions = name_missions(settings, slugs)));
    }
    let at = MissionPlace { seed: round.seed.cast_unsigned(), round: round.number, table: None };
    tell_missions(settings, round.battleplan.as_deref(), at)
}
