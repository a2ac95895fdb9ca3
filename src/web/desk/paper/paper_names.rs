//! What players and teams are called on paper: told apart from others of their name, and without letters that no
//! typeface of ours has.

use crate::{
    domain::event::{namesakes::Namesakes, player::Player, team::Team},
    print::fonts::{as_far_as_set, can_be_set},
    text::{Speaker, say},
};

/// The names of all players of an event.
pub struct PaperNames<'p> {
    namesakes: Namesakes<'p>,
    speaker: Speaker,
}

impl<'p> PaperNames<'p> {
    pub fn from_players(players: impl IntoIterator<Item = &'p Player>, speaker: Speaker) -> Self {
        Self { namesakes: Namesakes::from_player_list(players), speaker }
    }

    /// `Chris Taylor (Ironjawz)`; of a name that cannot be set what can be, or `Player 3`.
    pub fn name(&self, player: &Player) -> String {
        let number = || say!("print-player-number", number = player.number.to_string());
        set_or(&self.namesakes.told(player), || self.speaker.say(&number()))
    }
}

/// Of a team's name what can be set, or `Team 3`.
pub fn team_name(team: &Team, speaker: &Speaker) -> String {
    let number = || say!("print-team-number", number = team.number.to_string());
    set_or(team.name.as_str(), || speaker.say(&number()))
}

fn set_or(name: &str, number: impl FnOnce() -> String) -> String {
    let set = as_far_as_set(name);
    if can_be_set(name) || set.chars().any(char::is_alphabetic) { set } else { number() }
}

/// Somebody whose name is not printed as it is.
pub struct Unprintable {
    pub number: i64,
    pub name: String,
    pub printed: String,
}

/// Those of these players whose names have letters that no typeface has.
pub fn list_unprintable_names(players: &[Player], speaker: Speaker) -> Vec<Unprintable> {
    let names = PaperNames::from_players(players, speaker);
    let of = |player: &Player| {
        let (number, name) = (player.number, player.name.to_string());
        (!can_be_set(&name)).then(|| Unprintable { number, name, printed: names.name(player) })
    };
    players.iter().filter_map(of).collect()
}
