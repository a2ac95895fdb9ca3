//! What players chose in their rosters, told when everybody may read those and there are enough of them.

use crate::{
    rosters::site::{RATS, submit},
    support::site::{Browser, Reply, Site},
};
use chrono::TimeDelta;
use muster::{
    actions::{self, Actor},
    domain::{
        event::{Event, Stage, pack::Settings, player::Player},
        history::{BattleResult, ResultKind, Score},
        numbers::RoundNumber,
    },
    storage,
};

const PAGE: &str = "/e/spring-open/statistics/rosters";
const TABLE: &str = "/e/spring-open/statistics/rosters.csv";
const DAY: i64 = 60 * 24;

struct Event24 {
    site: Site,
    event: Event,
    players: Vec<Player>,
    desk: Browser,
}

impl Event24 {
    /// So many players who hand in the same list, every other one with a unit less and another formation.
    async fn of(count: usize) -> Self {
        let site = Site::start().await;
        let due = site.app.clock.now() + TimeDelta::days(1);
        let settings = Settings {
            points_limit: 1000,
            roster_deadline: Some(due),
            rosters_open_at: Some(due),
            rules_cut_off: "2025-05-01".parse().ok(),
            ..Settings::default()
        };
        let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
        let names: Vec<String> = (1..=count).map(|number| format!("Player {number}")).collect();
        let players = site.players(&event, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
        let without = RATS.replace("Rat Ogors (160)\n", "").replace("Claw-horde", "Fleshmeld Menagerie");
        for (player, place) in players.iter().zip(0..) {
            let text = if place % 2 == 0 { RATS } else { &without };
            submit(&site.phone_of(player).await, text).await.is(303);
        }
        let desk = site.organiser(&event).await;
        Self { site, event, players, desk }
    }

    async fn page(&self) -> Reply {
        self.site.visitor().get(PAGE).await
    }

    /// One round, which everybody wins who has the unit and meets somebody without.
    async fn play(&self) {
        let fields = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
        self.desk.post("/e/spring-open/desk/rounds", &fields).await.is(303);
        let version = self.desk.get("/e/spring-open/desk/rounds/1").await.hidden("version");
        let publish = [("version", version.as_str())];
        self.desk.post("/e/spring-open/desk/rounds/1/publish", &publish).await.is(303);
        let mut tx = self.site.app.database.read().await.unwrap();
        let round =
            storage::rounds::by_number(&mut tx, self.event.id, RoundNumber(1)).await.unwrap().unwrap();
        let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
        drop(tx);
        let has_it = |id| self.players.iter().position(|player| player.id == id).unwrap() % 2 == 0;
        for battle in battles {
            let score = |victory_points| Score { victory_points, battle_tactics: 2, ..Score::default() };
            let (a, b) = match (has_it(battle.a), has_it(battle.b.unwrap())) {
                (true, false) => (score(32), score(14)),
                (false, true) => (score(14), score(32)),
                _ => (score(20), score(20)),
            };
            let result = BattleResult { kind: ResultKind::Played, a, b, ruled: None };
            let at =
                storage::battles::TableUse { round: RoundNumber(1), table: battle.table_number.unwrap() };
            actions::battles::enter_paper(&self.site.app, &Actor::muster(), (self.event.id, at), result)
                .await
                .unwrap();
        }
    }
}

#[actix_web::test]
async fn choices_are_told_once_rosters_are_open_with_how_often_they_won() {
    let event = Event24::of(24).await;
    event.page().await.is(200).shows("Rosters open ").hides("Clanrats");
    event.site.visitor().get(TABLE).await.is(404);
    // Staff may read rosters all along, but a page for everybody is for everybody.
    event.desk.get(PAGE).await.is(200).hides("Clanrats");
    event.site.wait(2 * DAY);
    let page = event.page().await;
    page.is(200).shows("Clanrats").shows("in 24 of 24 rosters");
    page.shows("aria-label=\"Clanrats: 24 of 24 rosters\"").shows("Formations").shows("Rat Ogors");
    event.play().await;
    let table = event.site.visitor().get(TABLE).await;
    assert!(table.is(200).kind.starts_with("text/csv"));
    let line = |name: &str| {
        let found = table.body.lines().find(|line| line.split(',').nth(1) == Some(name));
        found
            .unwrap_or_else(|| panic!("no {name} in {}", table.body))
            .split(',')
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let (clanrats, ogors) = (line("Clanrats"), line("Rat Ogors"));
    // Everybody has the first: nobody meets anybody without it.
    assert_eq!(clanrats[..7], ["unit", "Clanrats", "24", "24", "0", "0", "0"]);
    assert_eq!(ogors[..4], ["unit", "Rat Ogors", "12", "24"]);
    let (won, drawn, lost): (u32, u32, u32) =
        (ogors[4].parse().unwrap(), ogors[5].parse().unwrap(), ogors[6].parse().unwrap());
    assert!(won > 0 && drawn == 0 && lost == 0, "{ogors:?}");
    // A rate only from twelve battles on: in the file and on the page alike.
    assert_eq!(ogors[7].is_empty(), won < 12, "{ogors:?}");
    let page = event.page().await;
    let row = page.body.split("<th scope=\"row\">Rat Ogors</th>").nth(1).unwrap();
    let row = row.split("</tr>").next().unwrap();
    assert_eq!(row.contains("100%"), won >= 12, "{row}");
}

#[actix_web::test]
async fn nothing_is_told_of_few_rosters_nor_while_results_are_kept_back() {
    let few = Event24::of(19).await;
    few.site.wait(2 * DAY);
    few.page().await.is(200).shows("these figures need at least 20.").hides("Clanrats");
    few.site.visitor().get(TABLE).await.is(404);
    let event = Event24::of(20).await;
    event.site.wait(2 * DAY);
    event.page().await.is(200).shows("Clanrats");
    event.play().await;
    event.desk.post("/e/spring-open/desk/standings/hide", &[("up_to", "0")]).await.is(303);
    event.page().await.is(200).shows("Results are hidden for now").hides("Clanrats");
    event.site.visitor().get(TABLE).await.is(404);
    event.desk.get(PAGE).await.is(200).shows("Clanrats");
}
