//! Files of players: what a column of one can mean, and how a file with the same headings was read before.

use super::{
    player::{DetailText, PlayerName},
    team_role::TeamRole,
};
use serde::{Deserialize, Serialize};

/// How many ways to read a file an event remembers: the newest.
const MOST_REMEMBERED: usize = 10;

/// What a column holds. Whoever reads a file chooses among [`ColumnMeaning::list_offered`]; the others are known by
/// their headings, and nothing is read from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColumnMeaning {
    Unused,
    FullName,
    /// `Archer, Ann`
    LastNameFirst,
    FirstName,
    LastName,
    Paid,
    /// Players get their number from the event.
    Number,
    Team,
    Role,
    /// In the order of a team.
    Place,
    #[serde(untagged)]
    Text(DetailText),
}

impl ColumnMeaning {
    /// What can be chosen, in the order of the list.
    pub const OFFERED: [Self; 11] = [
        Self::Unused,
        Self::FullName,
        Self::LastNameFirst,
        Self::FirstName,
        Self::LastName,
        Self::Text(DetailText::Club),
        Self::Text(DetailText::Faction),
        Self::Text(DetailText::Email),
        Self::Text(DetailText::Notes),
        Self::Text(DetailText::Dietary),
        Self::Paid,
    ];

    /// What can be chosen too, where teams or pairs are entered.
    pub const OF_TEAMS: [Self; 3] = [Self::Team, Self::Role, Self::Place];

    /// What can be chosen in an event, in the order of the list.
    pub fn list_offered(is_of_teams: bool) -> Vec<Self> {
        let of_teams = Self::OF_TEAMS.into_iter().filter(|_| is_of_teams);
        Self::OFFERED.into_iter().chain(of_teams).collect()
    }

    /// As forms call it.
    pub fn key(self) -> &'static str {
        match self {
            Self::Unused => "unused",
            Self::FullName => "full_name",
            Self::LastNameFirst => "last_name_first",
            Self::FirstName => "first_name",
            Self::LastName => "last_name",
            Self::Paid => "paid",
            Self::Number => "number",
            Self::Team => "team",
            Self::Role => "role",
            Self::Place => "place",
            Self::Text(which) => which.as_str(),
        }
    }

    /// One that can be chosen.
    pub fn parse(key: &str) -> Option<Self> {
        Self::list_offered(true).into_iter().find(|meaning| meaning.key() == key)
    }

    /// A name, or a part of one.
    pub fn is_name(self) -> bool {
        matches!(self, Self::FullName | Self::LastNameFirst | Self::FirstName | Self::LastName)
    }
}

/// What somebody of a file is in the team that it names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamSeat {
    pub team: PlayerName,
    pub role: TeamRole,
    /// Of those who play.
    pub place: Option<i64>,
}

/// How a file with these headings was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RememberedFile {
    /// One a column, as they stood in the file.
    pub headings: Vec<String>,
    pub columns: Vec<ColumnMeaning>,
    pub encoding: String,
    pub separator: String,
}

/// Keeps how a file was read, in the place of what was kept of the same headings. A file without any cannot be known
/// again.
pub fn remember_file(remembered: &mut Vec<RememberedFile>, file: RememberedFile) {
    if file.headings.iter().all(String::is_empty) {
        return;
    }
    remembered.retain(|other| other.headings != file.headings);
    remembered.push(file);
    let too_many = remembered.len().saturating_sub(MOST_REMEMBERED);
    remembered.drain(..too_many);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample_player_file(heading: &str, meaning: ColumnMeaning) -> RememberedFile {
        RememberedFile {
            headings: vec![heading.to_owned()],
            columns: vec![meaning],
            encoding: "UTF-8".into(),
            separator: "comma".into(),
        }
    }

    #[test]
    fn the_newest_of_the_same_headings_is_remembered_and_so_many_in_all() {
        let mut remembered = Vec::new();
        remember_file(&mut remembered, sample_player_file("Who", ColumnMeaning::Unused));
        remember_file(&mut remembered, sample_player_file("Who", ColumnMeaning::FullName));
        remember_file(&mut remembered, sample_player_file("", ColumnMeaning::FullName));
        assert_eq!(remembered, [sample_player_file("Who", ColumnMeaning::FullName)]);
        for n in 0..20 {
            remember_file(&mut remembered, sample_player_file(&n.to_string(), ColumnMeaning::FullName));
        }
        assert_eq!(remembered.len(), MOST_REMEMBERED);
        assert_eq!(remembered[9].headings, ["19"]);
    }

    #[test]
    fn a_meaning_is_stored_and_sent_under_one_name() {
        for meaning in ColumnMeaning::list_offered(true) {
            let stored = serde_json::to_value(meaning).unwrap();
            assert_eq!(stored, serde_json::json!(meaning.key()));
            assert_eq!(serde_json::from_value::<ColumnMeaning>(stored).unwrap(), meaning);
            assert_eq!(ColumnMeaning::parse(meaning.key()), Some(meaning));
        }
        assert_eq!(ColumnMeaning::parse("number"), None);
    }
}
