//! The game that an event plays: another season of it, or a file as its organiser changed it, before the first round is
//! out. Rosters are judged again by themselves, as after any other change of what they are judged by.

use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::EventAct,
            pack::{BattleplanChoice, PairingSettings, Settings},
        },
        refusal::EventRefusal,
        standings::RankingSettings,
        system::{OwnSystem, System},
    },
};

/// What an event is to be played by.
#[derive(Debug, Clone)]
pub enum GameChange {
    /// A file of its own.
    OwnFile(OwnSystem),
    /// As it was described in a form, which asks for its ranking, its byes and its minutes too.
    Described(OwnSystem),
    /// The game that its own file was made from.
    AsItShips,
    /// The same game as another season plays it (`N11`).
    Season(&'static System),
}

impl GameChange {
    fn own_file(&self) -> Option<&OwnSystem> {
        match self {
            Self::OwnFile(own) | Self::Described(own) => Some(own),
            Self::AsItShips | Self::Season(_) => None,
        }
    }
}

/// Puts another game in use. `seen` is the id of the game on the organiser's screen.
pub async fn replace_event_game(
    app: &App,
    by: &Actor,
    event: &Event,
    seen: &str,
    change: GameChange,
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let now = storage::events::find_event(tx, event.id).await?.ok_or(Error::NotFound)?;
        if storage::events::newest_published_round(tx, event.id).await? >= RoundNumber::FIRST {
            return Err(Error::from_refusal(EventRefusal::GameStays));
        }
        if now.settings.system != seen {
            return Err(Error::from_refusal(EventRefusal::OtherGameSince));
        }
        let own = change.own_file();
        if own.is_some_and(|own| own.id() == now.settings.system) {
            return Err(Error::from_refusal(EventRefusal::SameGame));
        }
        // Not before: what is refused leaves nothing behind.
        if let Some(Err(why)) = own.map(OwnSystem::make_known) {
            return Err(Error::Broken(format!("a game that was checked is none: {why:?}")));
        }
        let settings = settings_played_by(&now.settings, &change);
        if settings.system == now.settings.system {
            return Err(Error::from_refusal(EventRefusal::SameGame));
        }
        storage::events::set_settings(tx, event.id, &now.name, &settings).await?;
        let own = settings.own_system.as_ref().map(OwnSystem::id);
        let act = EventAct::GameReplaced { name: settings.game().name.clone(), own };
        Ok(((), LogEntry::new(AuditSubject::Event, act)))
    })
    .await
}

/// The same event played by another game. What belonged to the sheet of the game before, and is not on the other's,
/// is as a new event has it.
pub fn settings_played_by(settings: &Settings, change: &GameChange) -> Settings {
    let game = settings.game();
    let system = match change {
        GameChange::OwnFile(own) | GameChange::Described(own) => own.id(),
        GameChange::AsItShips => game.made_from.clone().unwrap_or_else(|| game.id.clone()),
        GameChange::Season(system) => system.id.clone(),
    };
    let mut played = Settings { system, own_system: change.own_file().cloned(), ..settings.clone() };
    let (before, now) = (game, played.game());
    follow_presets(&mut played, before);
    if matches!(change, GameChange::Described(_)) {
        played.round_minutes = now.pack.round_minutes;
    }
    // What is ranked by, and what a bye is worth, belonged to the other sheet (`systems V02`); what stood as the game
    // before had it follows the game anyway.
    let is_of_other = matches!(change, GameChange::Season(_) | GameChange::Described(_))
        || before.sheet.tactics.is_some() != now.sheet.tactics.is_some();
    if is_of_other || settings.ranking == RankingSettings::for_system(before) {
        played.ranking = RankingSettings::for_system(now);
    }
    if matches!(change, GameChange::Described(_)) {
        // The form asks for neither.
        played.ranking.difference_cap = settings.ranking.difference_cap;
        played.ranking.bye_is_mean = settings.ranking.bye_is_mean;
    }
    let [was, fresh] = [before, now].map(PairingSettings::for_system);
    let byes = |pairing: &PairingSettings| [pairing.bye_victory_points, pairing.bye_battle_tactics];
    if is_of_other || byes(&settings.pairing) == byes(&was) {
        [played.pairing.bye_victory_points, played.pairing.bye_battle_tactics] = byes(&fresh);
    }
    // How rounds are made belongs to no sheet: what an organiser chose stays.
    let made = |pairing: &PairingSettings| (pairing.methods.clone(), pairing.rematches_at_the_end);
    if made(&settings.pairing) == made(&was) {
        (played.pairing.methods, played.pairing.rematches_at_the_end) = made(&fresh);
    }
    let has_season = |name: &String| now.seasons.iter().any(|season| season.name == *name);
    played.composition.season = played.composition.season.filter(has_season);
    keep_known_missions(&mut played, before);
    played
}

/// What stood as the game before begins with stands as this one does; what an organiser chose stays.
fn follow_presets(played: &mut Settings, before: &System) {
    fn follow_preset<T: PartialEq>(value: &mut T, [was, fresh]: [T; 2]) {
        if *value == was {
            *value = fresh;
        }
    }
    let [was, fresh] = [before, played.game()].map(Settings::for_system);
    follow_preset(&mut played.points_limit, [was.points_limit, fresh.points_limit]);
    follow_preset(&mut played.round_minutes, [was.round_minutes, fresh.round_minutes]);
    follow_preset(&mut played.break_minutes, [was.break_minutes, fresh.break_minutes]);
    follow_preset(&mut played.painting, [was.painting, fresh.painting]);
    follow_preset(&mut played.overrun, [was.overrun, fresh.overrun]);
}

/// Missions that this game does not know, or that its sheet cannot score, are its own in turn instead, as where the game
/// before had none; where only this game has dice, they pick them. What an organiser wrote stays.
fn keep_known_missions(played: &mut Settings, before: &System) {
    let now = played.game();
    if now.has_dice() && !before.has_dice() || !now.has_dice() && played.battleplans == BattleplanChoice::Dice
    {
        played.battleplans = Settings::for_system(now).battleplans;
    }
    let is_playable = |slug: &String| {
        played.battleplan(slug).is_some_and(|battleplan| battleplan.check(&now.sheet).is_ok())
    };
    if before.battleplans.is_empty() || !played.battleplan_list.iter().all(is_playable) {
        played.battleplan_list = now.missions_in_turn(played.rounds);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system::list_offered_systems;

    #[test]
    fn a_new_event_that_takes_another_game_is_as_if_it_had_begun_with_that() {
        for before in list_offered_systems() {
            for after in list_offered_systems().into_iter().filter(|after| after.id != before.id) {
                let begun = |system: &System| Settings {
                    battleplan_list: Vec::new(),
                    ..Settings::for_system(system)
                };
                let mut played = settings_played_by(&begun(before), &GameChange::Season(after));
                played.battleplan_list.clear();
                let fresh = begun(after);
                // How many rounds and places there are is the organiser's choice from the first form on.
                played.rounds = fresh.rounds;
                played.capacity = fresh.capacity;
                assert_eq!(played, fresh, "from {} to {}", before.id, after.id);
            }
        }
    }
}
