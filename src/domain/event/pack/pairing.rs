//! How an event's rounds are made: the method and the club rule of each round, seeds, what a bye counts as.

use crate::domain::{
    numbers::RoundNumber,
    pairing::{ClubRule, Clubs, LeaverWay, formats::group_count},
    system::System,
};
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use serde_json::Value;
use std::collections::BTreeMap;

settings_of_event! {
    /// How rounds are drawn (`P1`–`P7`). The default is the handbook's.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    PairingSettings by system {
        /// How strongly club mates are kept apart, round by round.
        #[serde(alias = "avoid_club_rounds", deserialize_with = "read_stored_clubs")]
        clubs: Clubs,
        /// Rounds that are not made as the handbook says.
        methods: BTreeMap<RoundNumber, Method> = methods_of_game(system),
        /// Who met before may meet again in the last round.
        rematches_at_the_end: bool = system.pairing.rematches_at_the_end,
        /// Player numbers, the strongest first, for rounds that need an order; who is not listed comes after them.
        seeds: Vec<u32>,
        /// Pairs of the rounds that are made from a list, by player number.
        lists: BTreeMap<RoundNumber, Vec<(u32, u32)>>,
        /// Players in a group of a round robin; 0: all in one.
        group_size: u32,
        /// Players in the cut, 2 to 64.
        cut_size: u32 = 8,
        /// Those who lose the semi-finals of a cut meet beside the final.
        third_place: bool,
        /// By player number: what becomes of a place in a cut whose player has left.
        cut_leavers: BTreeMap<u32, LeaverWay>,
        /// What a bye counts as (`R8`).
        bye_victory_points: u32 = system.bye.victory_points,
        bye_battle_tactics: u32 = system.bye.battle_tactics,
    }
}

/// The most rounds of an event.
pub const MOST_ROUNDS: u32 = 20;

/// How one round is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// The first round by lot, later ones by record and win path (`P1`, `P2`).
    #[default]
    Handbook,
    /// By lot alone; nobody meets twice while that can be avoided.
    Random,
    /// The upper half of the seeds meets the lower half: for round 1.
    Seeded,
    /// The upper half of the seeds counts as a win ahead, for the draw alone.
    Accelerated,
    /// A list that the organiser pastes.
    List,
    /// The first of the standings meets the second, the third the fourth (`teams T28`).
    Standing,
    /// All meet all, in groups.
    RoundRobin,
    /// Single elimination from the standings; everybody else plays on by the handbook.
    Cut,
}

enum_words! { Method:
    Handbook "handbook", Random "random", Seeded "seeded", Accelerated "accelerated", List "list",
    Standing "standing", RoundRobin "round_robin", Cut "cut"
}

/// The rounds that this game does not make as the handbook says, as many as an event can have.
fn methods_of_game(game: &System) -> BTreeMap<RoundNumber, Method> {
    let later = RoundNumber::up_to(MOST_ROUNDS).skip(1).filter(|_| game.pairing.down_the_standings);
    later.map(|round| (round, Method::Standing)).collect()
}

impl PairingSettings {
    pub fn method(&self, round: RoundNumber) -> Method {
        self.methods.get(&round).copied().unwrap_or_default()
    }

    /// Of so many players, how many the largest group of a round robin has.
    pub fn largest_group(&self, players: usize) -> usize {
        let size = usize::try_from(self.group_size).unwrap_or_default();
        players.div_ceil(group_count(players, size))
    }

    /// The rounds, of so many, in which club mates are kept apart before the record.
    pub fn avoid_club_rounds(&self, rounds: u32) -> Vec<RoundNumber> {
        let last = self.clubs.rounds.keys().copied().max().unwrap_or_default().max(RoundNumber(rounds));
        RoundNumber::FIRST.to(last).filter(|round| self.clubs.in_round(*round) == ClubRule::Strong).collect()
    }

    /// Keeps club mates apart in these rounds before the record; rounds with the soft rule keep it.
    pub fn set_avoid_club_rounds(&mut self, rounds: &[RoundNumber]) {
        let kept = self.clubs.rounds.iter().filter(|(_, rule)| **rule == ClubRule::Soft);
        let strong = rounds.iter().map(|round| (*round, ClubRule::Strong));
        let together = kept.map(|(round, rule)| (*round, *rule)).chain(strong).collect();
        self.clubs = Clubs { rounds: together, otherwise: ClubRule::Off };
    }
}

/// As rules, or as it was stored before rounds had a rule each: as a list of rounds.
fn read_stored_clubs<'de, D: Deserializer<'de>>(stored: D) -> Result<Clubs, D::Error> {
    let stored = Value::deserialize(stored)?;
    if stored.is_array() {
        let apart: Vec<RoundNumber> = serde_json::from_value(stored).map_err(D::Error::custom)?;
        let rounds = apart.into_iter().map(|round| (round, ClubRule::Strong)).collect();
        return Ok(Clubs { rounds, otherwise: ClubRule::Off });
    }
    let rules: Option<Clubs> = serde_json::from_value(stored).map_err(D::Error::custom)?;
    Ok(rules.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_rounds_stored_before_is_the_strong_rule() {
        let stored = r#"{"avoid_club_rounds": [1, 3], "bye_victory_points": 40, "bye_battle_tactics": 5}"#;
        let settings: PairingSettings = serde_json::from_str(stored).unwrap();
        assert_eq!(settings.avoid_club_rounds(5), [1, 3].map(RoundNumber));
        assert_eq!(settings.clubs.in_round(RoundNumber(2)), ClubRule::Off);
        assert_eq!(settings.bye_victory_points, 40);
        let none: PairingSettings = serde_json::from_str(r#"{"avoid_club_rounds": []}"#).unwrap();
        assert_eq!(none.avoid_club_rounds(5), Vec::new());
    }

    #[test]
    fn what_is_stored_is_read_back() {
        let mut settings = PairingSettings { seeds: vec![3, 1], cut_size: 4, ..PairingSettings::default() };
        settings.clubs.rounds.insert(RoundNumber(2), ClubRule::Soft);
        settings.methods.insert(RoundNumber(4), Method::Cut);
        settings.third_place = true;
        settings.cut_leavers =
            LeaverWay::ALL.into_iter().zip(1..).map(|(way, player)| (player, way)).collect();
        let stored = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<PairingSettings>(&stored).unwrap(), settings);
        assert_eq!(serde_json::from_str::<PairingSettings>("{}").unwrap(), PairingSettings::default());
    }

    #[test]
    fn the_list_of_rounds_leaves_the_soft_rule_alone() {
        let mut settings = PairingSettings::default();
        settings.clubs.rounds.insert(RoundNumber(2), ClubRule::Soft);
        settings.set_avoid_club_rounds(&[RoundNumber(3)]);
        let rules: Vec<ClubRule> = (1..=3).map(|round| settings.clubs.in_round(RoundNumber(round))).collect();
        assert_eq!(rules, [ClubRule::Off, ClubRule::Soft, ClubRule::Strong]);
    }

    #[test]
    fn settings_and_forms_name_methods_alike() {
        for method in Method::ALL {
            assert_eq!(serde_json::to_string(&method).unwrap(), format!("\"{}\"", method.as_str()));
        }
        for way in LeaverWay::ALL {
            assert_eq!(serde_json::to_string(&way).unwrap(), format!("\"{}\"", way.as_str()));
        }
    }
}
