//! An event on the day: players with phones, an organiser's desk, rounds that are drawn and played.

use super::site::{Browser, Reply, Site};
use muster::{
    config::Config,
    domain::{
        battle::Battle,
        event::{
            Event, Stage,
            award::{Basis, USUAL},
            pack::Settings,
            permission::StaffRole,
            player::Player,
        },
        ids::PlayerId,
        numbers::{RoundNumber, TableNumber},
    },
    storage,
    text::Language,
};

/// The event Spring Open with its players and the organiser's browser.
pub struct Floor {
    pub site: Site,
    pub event: Event,
    pub desk: Browser,
    pub players: Vec<Player>,
}

impl Floor {
    /// Players 1, 2, … checked in; no round yet.
    pub async fn with_players(count: usize) -> Self {
        Self::configured(Config::default(), count).await
    }

    /// The same on a site that its owner has set up otherwise.
    pub async fn configured(config: Config, count: usize) -> Self {
        let names: Vec<String> = (1..=count).map(|number| format!("Player {number}")).collect();
        Self::on(Site::configured(config).await, &names.iter().map(String::as_str).collect::<Vec<_>>()).await
    }

    pub async fn with_names(names: &[&str]) -> Self {
        Self::on(Site::start().await, names).await
    }

    /// The same in a language of the test's own, where the event and its organiser are called this too.
    pub async fn speaking(
        language: &'static Language,
        [event, organiser]: [&str; 2],
        names: &[&str],
    ) -> Self {
        let site = Site::speaking(language).await;
        let stage = Stage::RegistrationClosed;
        let event = site.event_called(event, "spring-open", stage, Settings::default()).await;
        let players = site.players(&event, names).await;
        let desk = site.staff(&event, organiser, StaffRole::Organiser).await;
        Self { site, event, desk, players }
    }

    async fn on(site: Site, names: &[&str]) -> Self {
        let event = site.event(Stage::RegistrationClosed).await;
        let players = site.players(&event, names).await;
        let desk = site.organiser(&event).await;
        Self { site, event, desk, players }
    }

    /// The phone of the player with this number.
    pub async fn phone(&self, number: i64) -> Browser {
        self.site.phone_of(self.player(number)).await
    }

    /// From now on this browser is this player too.
    pub async fn open_link_on(&self, browser: &Browser, player: PlayerId) {
        let mut tx = self.site.app.database.write().await.unwrap();
        let opened = storage::sessions::OpenedLink { player, link_epoch: 1, at: self.site.app.clock.now() };
        storage::sessions::add_player(&mut tx, &browser.session(), opened).await.unwrap();
        tx.commit().await.unwrap();
    }

    pub fn player(&self, number: i64) -> &Player {
        self.players.iter().find(|player| player.number == number).unwrap()
    }

    /// This player fills in where the number is odd.
    pub async fn make_spare(&self, number: i64) {
        let mut tx = self.site.app.database.write().await.unwrap();
        let spare = Player { spare: true, ..self.player(number).clone() };
        assert!(storage::players::update(&mut tx, &spare).await.unwrap());
        tx.commit().await.unwrap();
    }

    pub fn number(&self, player: PlayerId) -> i64 {
        self.players.iter().find(|other| other.id == player).unwrap().number
    }

    /// Draws a round; an odd one out has a bye.
    pub async fn draw(&self, round: u32) -> Reply {
        let number = round.to_string();
        let fields = [("round", number.as_str()), ("clubs", "off"), ("odd", "bye")];
        self.desk.post("/e/spring-open/desk/rounds", &fields).await
    }

    /// Publishes a draft, whatever is still being played.
    pub async fn publish(&self, round: u32) -> Reply {
        let path = format!("/e/spring-open/desk/rounds/{round}");
        let version = self.desk.get(&path).await.hidden("version");
        self.desk.post(&format!("{path}/publish"), &[("version", &version), ("early", "on")]).await
    }

    /// Closes a round whose tables all have results.
    pub async fn close(&self, round: u32) {
        let path = format!("/e/spring-open/desk/rounds/{round}");
        let version = self.desk.get(&path).await.hidden("version");
        self.desk.post(&format!("{path}/close"), &[("version", &version)]).await.is(303);
    }

    /// Does a change of a round as its page shows it; `one` and `more` as its form sends them.
    pub async fn change(&self, round: u32, (what, one): (&str, &str), more: &[(&str, &str)]) -> Reply {
        let path = format!("/e/spring-open/desk/rounds/{round}/change");
        let page = self.desk.get(&format!("{path}?what={what}&one={one}")).await;
        let (version, shown) = (page.is(200).hidden("version"), page.hidden("shown"));
        let mut fields = vec![("version", version.as_str()), ("shown", &shown), ("what", what), ("one", one)];
        fields.push(("reason", "so be it"));
        self.desk.post(&path, &[&fields, more].concat()).await
    }

    /// Sets how the rounds are made; what is not named is as the form has it on a new event.
    pub async fn choose_methods(&self, chosen: &[(&str, &str)]) {
        let path = "/e/spring-open/desk/methods";
        let seen = self.desk.get(path).await.hidden("seen");
        let mut fields = vec![("seen", seen.as_str()), ("seeds", ""), ("lists", ""), ("group_size", "0")];
        fields.extend(["method-1", "method-2", "method-3"].map(|round| (round, "handbook")));
        fields.extend(["clubs-1", "clubs-2", "clubs-3"].map(|round| (round, "off")));
        fields.push(("cut_size", "4"));
        fields.retain(|(name, _)| chosen.iter().all(|(changed, _)| changed != name));
        self.desk.post(path, &[&fields, chosen].concat()).await.is(303);
    }

    /// Takes a published round back, or throws a draft away.
    pub async fn take_back(&self, round: u32) -> Reply {
        let path = format!("/e/spring-open/desk/rounds/{round}");
        let version = self.desk.get(&path).await.hidden("version");
        self.desk.post(&format!("{path}/take-back"), &[("version", &version)]).await
    }

    /// Draws and publishes a round, and has these tables reported and confirmed.
    pub async fn play(&self, round: u32, results: &[(u32, [u32; 4])]) {
        self.draw(round).await.is(303);
        self.publish(round).await.is(303);
        for (table, numbers) in results {
            self.report(round, *table, *numbers).await.is(303);
            self.send(round, *table, Seat::B, *numbers).await.is(303);
        }
    }

    /// The first player's report.
    pub async fn report(&self, round: u32, table: u32, numbers: [u32; 4]) -> Reply {
        self.send(round, table, Seat::A, numbers).await
    }

    /// A report from one of the two players' phones, over what is on its screen.
    pub async fn send(&self, round: u32, table: u32, seat: Seat, numbers: [u32; 4]) -> Reply {
        let battle = self.battle(round, table).await;
        self.send_over(&battle, seat, numbers).await
    }

    /// The same over an older screen.
    pub async fn send_over(&self, seen: &Battle, seat: Seat, numbers: [u32; 4]) -> Reply {
        let who = if seat == Seat::A { seen.a } else { seen.b.unwrap() };
        let player = self.players.iter().find(|player| player.id == who).unwrap();
        let phone = self.site.phone_of(player).await;
        let (version, numbers) = (seen.version.to_string(), numbers.map(|number| number.to_string()));
        let fields = [
            ("version", version.as_str()),
            ("what", "report"),
            ("kind", "played"),
            ("a_points", &numbers[0]),
            ("a_tactics", &numbers[1]),
            ("b_points", &numbers[2]),
            ("b_tactics", &numbers[3]),
        ];
        phone.post(&address(seen), &fields).await
    }

    /// A ruling on a battle that later rounds were drawn on: what it changes is looked at, then saved.
    pub async fn correct(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let looked_at = self.desk.post(path, fields).await.is(200).hidden("looked_at");
        let clears = fields.contains(&("what", "clear"));
        let saves =
            [("what", if clears { "clear_and_save" } else { "save" }), ("looked_at", looked_at.as_str())];
        let typed: Vec<_> = fields.iter().copied().filter(|(name, _)| *name != "what").collect();
        self.desk.post(path, &[&typed[..], &saves].concat()).await
    }

    pub async fn battle(&self, round: u32, table: u32) -> Battle {
        let mut tx = self.site.app.database.read().await.unwrap();
        let at = storage::battles::TableUse { round: RoundNumber(round), table: TableNumber(table) };
        storage::battles::by_table(&mut tx, self.event.id, at).await.unwrap().unwrap()
    }

    pub async fn battles(&self, round: u32) -> Vec<Battle> {
        let mut tx = self.site.app.database.read().await.unwrap();
        let round =
            storage::rounds::by_number(&mut tx, self.event.id, RoundNumber(round)).await.unwrap().unwrap();
        storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap()
    }

    /// The handbook's awards, which an event made on its page has from the beginning.
    pub async fn usual_awards(&self) {
        for (title, basis) in USUAL {
            let place = if let Basis::Place(place) = basis { place.to_string() } else { String::new() };
            let basis = if place.is_empty() { "chosen" } else { "place" };
            let fields = [("title", title), ("basis", basis), ("place", place.as_str())];
            self.desk.post("/e/spring-open/desk/awards", &fields).await.is(303);
        }
    }

    /// The numbers of those who meet, the lower first.
    pub async fn pairs(&self, round: u32) -> Vec<(i64, i64)> {
        let battles = self.battles(round).await;
        let pair = |battle: &Battle| Some((self.number(battle.a), self.number(battle.b?)));
        let pairs = battles.iter().filter_map(pair);
        pairs.map(|(a, b)| (a.min(b), a.max(b))).collect()
    }

    pub async fn stage(&self) -> Stage {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::events::find_event(&mut tx, self.event.id).await.unwrap().unwrap().stage
    }

    /// How often somebody changed the event.
    pub async fn version(&self) -> i64 {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::events::version_of_event(&mut tx, self.event.id).await.unwrap()
    }
}

/// A side of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    A,
    B,
}

/// The numbers that stand: points and tactics of the first player, then of the second.
pub fn numbers(battle: &Battle) -> Option<[u32; 4]> {
    let result = battle.result()?;
    Some([result.a.victory_points, result.a.battle_tactics, result.b.victory_points, result.b.battle_tactics])
}

/// What the first player has.
pub fn a_points(battle: &Battle) -> Option<u32> {
    numbers(battle).map(|[points, ..]| points)
}

/// The public address of a battle.
pub fn address(battle: &Battle) -> String {
    format!("/e/spring-open/rounds/{}/tables/{}", battle.round_number, battle.table_number.unwrap())
}
