//! An event of teams on the day: captains with phones, an organiser's desk, rounds that are drafted and played.

use crate::support::site::{Browser, Reply, Site};
use muster::{
    domain::{
        battle::Battle,
        event::{
            Event, Stage,
            pack::{RosterPolicy, Settings},
            player::Player,
            team::{TeamMatch, TeamWithMembers},
        },
        ids::{PlayerId, TeamId},
        numbers::RoundNumber,
        teams::{EntrantKind, TeamSettings},
    },
    storage::{self, team_matches::MatchUse},
};

/// The event Spring Open, played by teams, and the organiser's browser.
pub struct TeamFloor {
    pub site: Site,
    pub event: Event,
    pub desk: Browser,
}

pub fn of_teams(team: TeamSettings) -> Settings {
    Settings { entrants: EntrantKind::Teams, team, rosters: RosterPolicy::AtTable, ..Settings::default() }
}

impl TeamFloor {
    /// So many teams, typed in at the desk: `Team 1` with `Captain 1` and `Player 1.2`, `Player 1.3`, …
    pub async fn with_teams(count: usize, settings: Settings) -> Self {
        let players = settings.team.players();
        let site = Site::start().await;
        let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
        let desk = site.organiser(&event).await;
        let floor = Self { site, event, desk };
        for team in 1..=count {
            floor.add(team, players).await;
        }
        floor
    }

    /// One more team, with so many people, typed in at the desk.
    pub async fn add(&self, team: usize, people: u8) {
        self.post("desk/teams", &[("name", &format!("Team {team}"))]).await.is(303);
        for place in 1..=people {
            self.person(team, place).await;
        }
    }

    /// One more person of a team.
    pub async fn person(&self, team: usize, place: u8) {
        let (name, role) = match place {
            1 => (format!("Captain {team}"), "captain"),
            place => (format!("Player {team}.{place}"), "player"),
        };
        let fields = [("name", name.as_str()), ("role", role)];
        self.post(&format!("desk/teams/{team}/add"), &fields).await.is(303);
    }

    pub fn at(path: &str) -> String {
        format!("/e/spring-open/{path}")
    }

    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.desk.post(&Self::at(path), fields).await
    }

    pub async fn draw(&self, round: u32) -> Reply {
        let number = round.to_string();
        self.post("desk/matches", &[("round", &number), ("clubs", "off"), ("odd", "bye")]).await
    }

    pub async fn publish(&self, round: u32) -> Reply {
        let version = self.desk.get(&Self::at(&format!("desk/matches/{round}"))).await.hidden("version");
        self.post(&format!("desk/rounds/{round}/publish"), &[("version", &version)]).await
    }

    /// A round that is out becomes a draft again.
    pub async fn take_back(&self, round: u32) -> Reply {
        let version = self.desk.get(&Self::at(&format!("desk/matches/{round}"))).await.hidden("version");
        self.post(&format!("desk/rounds/{round}/take-back"), &[("version", &version)]).await
    }

    pub async fn teams(&self) -> Vec<TeamWithMembers> {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::teams::with_members(&mut tx, self.event.id).await.unwrap()
    }

    pub async fn team(&self, number: i64) -> TeamWithMembers {
        self.teams().await.into_iter().find(|team| team.team.number == number).unwrap()
    }

    pub async fn matched(&self, round: u32, place: i64) -> TeamMatch {
        let mut tx = self.site.app.database.read().await.unwrap();
        let at = MatchUse { round: RoundNumber(round), place };
        storage::team_matches::by_place(&mut tx, self.event.id, at).await.unwrap().unwrap()
    }

    pub async fn phone(&self, player: &Player) -> Browser {
        self.site.phone_of(player).await
    }

    /// The phones of both captains of a match, a's first.
    pub async fn captains(&self, of: &TeamMatch) -> [Browser; 2] {
        let mut phones = Vec::new();
        for id in [Some(of.a), of.b].into_iter().flatten() {
            let mut tx = self.site.app.database.read().await.unwrap();
            let team = storage::teams::one_with_members(&mut tx, id).await.unwrap().unwrap();
            drop(tx);
            phones.push(self.phone(team.captain().unwrap()).await);
        }
        phones.try_into().ok().unwrap()
    }

    /// A choice from a captain's phone.
    pub async fn choose(&self, phone: &Browser, of: &TeamMatch, step: usize, choice: &[u8]) -> Reply {
        let step = step.to_string();
        let places: Vec<String> = choice.iter().map(ToString::to_string).collect();
        let mut fields = vec![("step", step.as_str())];
        fields.extend(places.iter().map(|place| ("choice", place.as_str())));
        let path = format!("rounds/{}/matches/{}/draft", of.round_number, of.place);
        phone.post(&Self::at(&path), &fields).await
    }

    /// Plays the whole draft of a match of four: 1 and 1 defend, 2 and 3 attack, 2 is kept.
    pub async fn draft_four(&self, of: &TeamMatch) {
        let [a, b] = self.captains(of).await;
        for (step, choice) in [(0, &[1][..]), (1, &[2, 3]), (2, &[2])] {
            self.choose(&a, of, step, choice).await.is(303);
            self.choose(&b, of, step, choice).await.is(303);
        }
    }

    /// Settles who plays whom in a match of two: by cards, as they stand.
    pub async fn draft_two(&self, of: &TeamMatch) {
        let path = format!("desk/matches/{}/{}/typed", of.round_number, of.place);
        self.post(&path, &[("meets", "1"), ("meets", "2")]).await.is(303);
    }

    pub async fn battles(&self, of: &TeamMatch) -> Vec<Battle> {
        let mut tx = self.site.app.database.read().await.unwrap();
        let mut battles = storage::battles::list_battles_of_round(&mut tx, of.round_id).await.unwrap();
        battles.retain(|battle| battle.match_id == Some(of.id));
        battles
    }

    /// Both players report the same.
    pub async fn report(&self, battle: &Battle, points: [u32; 2]) {
        let both: Vec<PlayerId> = [Some(battle.a), battle.b].into_iter().flatten().collect();
        self.report_by(battle, &both, points).await;
    }

    /// These people report the same, one after the other.
    pub async fn report_by(&self, battle: &Battle, players: &[PlayerId], [a, b]: [u32; 2]) {
        for player in players {
            let mut tx = self.site.app.database.read().await.unwrap();
            let now = storage::battles::find_battle(&mut tx, battle.id).await.unwrap().unwrap();
            drop(tx);
            let (version, a, b) = (now.version.to_string(), a.to_string(), b.to_string());
            let fields = [
                ("version", version.as_str()),
                ("what", "report"),
                ("kind", "played"),
                ("a_points", &a),
                ("a_tactics", "0"),
                ("b_points", &b),
                ("b_tactics", "0"),
            ];
            let table = battle.table_number.unwrap();
            let path = Self::at(&format!("rounds/{}/tables/{table}", battle.round_number));
            self.phone_of(*player).await.post(&path, &fields).await.is(303);
        }
    }

    /// The team that a player belongs to.
    pub async fn team_of(&self, player: PlayerId) -> TeamId {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::players::find_player(&mut tx, player).await.unwrap().unwrap().team_id.unwrap()
    }

    pub async fn phone_of(&self, player: PlayerId) -> Browser {
        let mut tx = self.site.app.database.read().await.unwrap();
        let player = storage::players::find_player(&mut tx, player).await.unwrap().unwrap();
        drop(tx);
        self.phone(&player).await
    }

    pub async fn version(&self) -> i64 {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::events::version_of_event(&mut tx, self.event.id).await.unwrap()
    }
}
