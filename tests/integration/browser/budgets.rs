//! What a hall asks of pages: short enough for a phone, light enough for its signal, and few taps where it is loudest.

use super::accessibility::sign_in_as_everybody;
use crate::support::browser::{Chromium, missing};
use muster::{
    actions::{
        self, Actor,
        battles::Ruling,
        entrants::{from_file, players},
        event::{
            self, NewEvent,
            venue::{self, Described},
        },
        hall::calls::JudgeCallRequest,
        rounds::Waiting,
    },
    app::App,
    domain::{
        battle::State,
        event::{
            Event, EventName, Stage,
            call::CallKind,
            clock::Hand,
            permission::ActingAs,
            player::{Player, PlayerDetails, PlayerName},
        },
        history::{BattleResult, ResultKind, Score},
        numbers::{RoundNumber, TableNumber},
    },
    exchange::event_file,
    storage::{self, battles::TableUse},
};
use serde_json::json;

const HOME: &str = "/e/autumn-clash";
/// How high Now may be with 120 tables.
const NOW: i64 = 3000;
/// Pages with 49 players or 24 tables, and how many pixels they may be high at 390.
const PAGES: [(&str, i64); 14] = [
    // The longest names go on in a second line beside what decides their place.
    ("/standings", 3900),
    ("/desk/standings", 3900),
    ("/players", 3500),
    ("/desk/players", 3500),
    // With the line that opens the camera.
    ("/desk/check-in?only=all", 3540),
    ("/desk/rosters", 3500),
    ("/desk/rosters/1", 2700),
    ("/desk/rosters/44", 2700),
    ("/desk/rounds/3", 3000),
    ("/rounds/3", 2500),
    ("/rounds/3?by=name", 3000),
    ("/desk", 2500),
    ("/statistics", 2500),
    ("", 2500),
];
/// What a player's own page and their battle's may be high, at any table in any state.
const OWN: i64 = 1500;
/// Where the filled button of a player's own page ends at the latest.
const FILLED: i64 = 650;
/// And the verdict on their roster.
const VERDICT: i64 = 2700;
/// The event's page, before, during and after the event.
const FRONT: i64 = 2500;
/// What a player's page may weigh with all that belongs to it, on its first visit.
const WEIGHT: i64 = 50_000;
/// And of that the page itself, packed as it is sent.
const HTML: i64 = 10_000;
/// The standings of 49 players, with every tie-breaker of each and the emblem of their faction.
const HTML_OF_STANDINGS: i64 = 14_200;

async fn height(window: &Chromium) -> i64 {
    let script = "return document.documentElement.scrollHeight";
    window.client.execute(script, vec![]).await.unwrap().as_i64().unwrap()
}

#[actix_web::test]
async fn pages_of_forty_nine_players_are_short_on_a_phone() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    muster::demo::fill_teams(&phone.app).await.unwrap();
    muster::demo::start_the_clock(&phone.app, &event).await.unwrap();
    sign_in_as_everybody(&phone, &event).await;
    let mut wrong = Vec::new();
    for (path, most) in PAGES {
        phone.open(&format!("{HOME}{path}")).await;
        let high = height(&phone).await;
        if high > most {
            wrong.push(format!("{path} is {high} high, not {most}"));
        }
    }
    let mut tx = phone.app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(3)).await.unwrap().unwrap();
    let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
    let everybody = storage::players::list_players(&mut tx, event.id).await.unwrap();
    drop(tx);
    for battle in &battles {
        for id in [Some(battle.a), battle.b].into_iter().flatten() {
            let player = everybody.iter().find(|player| player.id == id).unwrap();
            phone.client.delete_all_cookies().await.unwrap();
            phone.open(&actions::entrants::links::private_link(&phone.app, player)).await;
            phone.sees("Round 3").await;
            wrong.extend(below_the_screen(&phone, player.name.as_str()).await);
            let mut own = vec![("page", height(&phone).await, OWN)];
            if let Some(table) = battle.table_number {
                phone.open(&format!("{HOME}/rounds/3/tables/{table}")).await;
                own.push(("battle", height(&phone).await, OWN));
            }
            phone.open(&format!("{HOME}/roster")).await;
            own.push(("roster", height(&phone).await, VERDICT));
            for (what, high, most) in own.into_iter().filter(|(_, high, most)| high > most) {
                wrong.push(format!("the {what} of {} is {high} high, not {most}", player.name));
            }
        }
    }
    phone.close().await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a player needs first and does not find on the first screen of their own page: the filled button within 650
/// pixels, and the way to a judge above the bar at the bottom.
async fn below_the_screen(phone: &Chromium, who: &str) -> Vec<String> {
    let script = "const bottom = (one) => one?.checkVisibility() ? one.getBoundingClientRect().bottom : 0;
        const judges = [...document.querySelectorAll('main a[href=\"#judge\"], #judge form .btn')].map(bottom);
        return [bottom(document.querySelector('main .btn--main')), Math.min(...judges.filter(Boolean), 1e6),
            document.querySelector('.tabs').getBoundingClientRect().top].map(Math.round)";
    let found: Vec<i64> =
        serde_json::from_value(phone.client.execute(script, vec![]).await.unwrap()).unwrap();
    let (filled, judge, bar) = (found[0], found[1], found[2]);
    // Whose battle is over needs none: theirs is folded.
    let has_judge = judge < 1_000_000;
    let wrong = [
        (filled > FILLED).then(|| format!("the filled button of {who} ends at {filled}, not {FILLED}")),
        (has_judge && judge > bar)
            .then(|| format!("the judge of {who} ends at {judge}, under the bar at {bar}")),
    ];
    wrong.into_iter().flatten().collect()
}

/// An event with so many tables in its second round: a third done, some reported, some whose reports differ, calls.
async fn large(window: &Chromium, tables: i64) -> String {
    muster::demo::fill_demo(&window.app).await.unwrap();
    let slug = format!("tables-{tables}");
    let players =
        (1..=2 * tables).map(|n| json!({ "id": format!("p{n}"), "name": format!("Player Number {n}") }));
    let result = json!({ "a": { "vp": 32, "tactics": 3 }, "b": { "vp": 14, "tactics": 2 } });
    let table = |n: i64, with: i64, is_done: bool| {
        let mut table = json!({ "table": n, "a": format!("p{n}"), "b": format!("p{with}") });
        if is_done {
            table["result"] = result.clone();
        }
        table
    };
    let first = (1..=tables).map(|n| table(n, tables + n, true));
    let second = (1..=tables).map(|n| table(n, tables + n % tables + 1, n % 3 == 0));
    let file = json!({
        "format": "muster-event/1",
        "event": { "slug": slug, "name": "Hundreds", "system": "aos4-ghb2024", "points_limit": 2000, "rounds": 5 },
        "players": players.collect::<Vec<_>>(),
        "rounds": [
            { "number": 1, "tables": first.collect::<Vec<_>>() },
            { "number": 2, "tables": second.collect::<Vec<_>>() }
        ]
    });
    let file = event_file::parse_event_file(file.to_string().as_bytes()).unwrap();
    let mut tx = window.app.database.read().await.unwrap();
    let olga = storage::accounts::by_email(&mut tx, muster::demo::ORGANISER).await.unwrap();
    drop(tx);
    let event =
        actions::event::import::import_event_file(&window.app, &Actor::muster(), &file, olga.as_ref())
            .await
            .unwrap();
    let by = Actor::muster();
    actions::hall::screens::turn_clock(&window.app, &by, &event, RoundNumber(2), Hand::Start).await.unwrap();
    let mut tx = window.app.database.read().await.unwrap();
    let battles = storage::battles::of_event(&mut tx, event.id).await.unwrap();
    let everybody = storage::players::list_players(&mut tx, event.id).await.unwrap();
    drop(tx);
    let open = battles.iter().filter(|battle| battle.state == State::Open);
    for battle in open.step_by(29).take(3) {
        let table = TableUse { round: RoundNumber(2), table: battle.table_number.unwrap() };
        let player = everybody.iter().find(|player| player.id == battle.a).unwrap();
        let asked = JudgeCallRequest { table, player, kind: CallKind::Rules, note: String::new() };
        actions::hall::calls::call_judge(&window.app, &Actor::muster(), event.id, asked).await.unwrap();
    }
    slug
}

#[actix_web::test]
async fn now_with_a_hundred_and_twenty_tables_is_short_on_a_phone() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let slug = Box::pin(large(&phone, 120)).await;
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open(&format!("/e/{slug}/desk")).await;
    phone.sees("120").await;
    phone.finds(".tiles--many").await;
    phone.fits().await;
    let high = height(&phone).await;
    phone.picture("now-120").await;
    phone.close().await;
    assert!(high <= NOW, "Now with 120 tables is {high} high, not {NOW}");
}

#[actix_web::test]
async fn a_players_pages_weigh_little_on_their_first_visit() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let script = "const page = performance.getEntriesByType('navigation')[0];
        const all = [...performance.getEntriesByType('resource'), page];
        return [all.reduce((sum, one) => sum + one.transferSize, 0), page.encodedBodySize]";
    let weigh = async || -> [i64; 2] {
        serde_json::from_value(phone.client.execute(script, vec![]).await.unwrap()).unwrap()
    };
    let link = {
        let mut tx = phone.app.database.read().await.unwrap();
        let player = storage::players::by_number(&mut tx, event.id, 1).await.unwrap().unwrap();
        actions::entrants::links::private_link(&phone.app, &player)
    };
    phone.open(&link).await;
    phone.sees("Round 3").await;
    let [first, html] = weigh().await;
    assert!((5_000..WEIGHT).contains(&first), "the first page weighs {first} bytes");
    assert!((1_000..HTML).contains(&html), "the first page is {html} bytes itself");
    let sheet = {
        let mut tx = phone.app.database.read().await.unwrap();
        let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(3)).await.unwrap().unwrap();
        let player = storage::players::by_number(&mut tx, event.id, 1).await.unwrap().unwrap();
        let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
        let own = battles.iter().find(|battle| battle.side_of(player.id).is_some()).unwrap();
        format!("/rounds/3/tables/{}/sheet", own.table_number.unwrap())
    };
    for path in ["/standings", "/rounds", "/players", "/statistics", "/rosters", "/roster", "", &sheet] {
        phone.open(&format!("{HOME}{path}")).await;
        let [bytes, html] = weigh().await;
        assert!(bytes < WEIGHT, "{path} weighs {bytes} bytes");
        let most = if path == "/standings" { HTML_OF_STANDINGS } else { HTML };
        assert!(html < most, "{path} is {html} bytes itself");
    }
    phone.close().await;
}

#[actix_web::test]
async fn the_check_in_of_those_who_are_missing_is_short() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let mut tx = phone.app.database.read().await.unwrap();
    let everybody = storage::players::list_players(&mut tx, event.id).await.unwrap();
    drop(tx);
    for player in everybody.iter().take(18) {
        players::undo_check_in(&phone.app, &Actor::muster(), player).await.unwrap();
    }
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open(&format!("{HOME}/desk/check-in")).await;
    phone.sees("31 of 49").await;
    let high = height(&phone).await;
    phone.picture("check-in-18").await;
    phone.close().await;
    // With the line that opens the camera.
    assert!(high <= 1740, "18 who are not here make {high}");
}

#[actix_web::test]
async fn long_pages_of_the_desk_are_short_on_a_laptop() {
    if missing() {
        return;
    }
    let laptop = Chromium::start(1366, 768).await;
    let slug = Box::pin(large(&laptop, 60)).await;
    laptop.sign_in(muster::demo::ORGANISER).await;
    let mut wrong = Vec::new();
    for (path, most) in [
        (format!("/e/{slug}/desk/rosters?only=all"), 2500),
        (format!("{HOME}/desk/rosters?only=all"), 2500),
        (format!("{HOME}/desk/set-up/rounds-and-prizes"), 2000),
        (format!("/e/{slug}/desk/set-up/rounds-and-prizes"), 2000),
        ("/events/new/games".to_owned(), 2000),
    ] {
        laptop.open(&path).await;
        laptop.fits().await;
        let high = height(&laptop).await;
        laptop.picture(&path.replace(['/', '?', '='], "-")).await;
        if high > most {
            wrong.push(format!("{path} is {high} high, not {most}"));
        }
    }
    laptop.close().await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same people, before the first round of another event and after the last of this.
#[actix_web::test]
async fn the_events_page_is_short_before_during_and_after() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let during = muster::demo::fill_demo(&phone.app).await.unwrap();
    let by = Actor::from_bare_name("Olga Demir", ActingAs::Organiser);
    let mut tx = phone.app.database.read().await.unwrap();
    let olga = storage::accounts::by_email(&mut tx, muster::demo::ORGANISER).await.unwrap().unwrap();
    let everybody = storage::players::list_players(&mut tx, during.id).await.unwrap();
    drop(tx);
    let new = NewEvent {
        name: EventName::parse("Winter Clash").unwrap(),
        settings: during.settings.clone(),
        tables_of: Some(during.id),
    };
    let before = event::create_event(&phone.app, &olga, None, new).await.unwrap();
    let rows = from_file::FromFile::from_details(everybody.iter().map(Player::details).collect());
    from_file::add_all(&phone.app, &by, before.id, "Autumn Clash", |_| Ok(rows)).await.unwrap();
    event::set_stage(&phone.app, &by, before.id, Stage::Published).await.unwrap();
    let mut found = Vec::new();
    let mut look = async |name: &str, path: &str, shown: &str| {
        phone.open(path).await;
        phone.sees(shown).await;
        phone.picture(&format!("front-{name}")).await;
        found.push((name.to_owned(), height(&phone).await));
    };
    look("before", "/e/winter-clash", "Who's coming").await;
    look("during", HOME, "Latest results").await;
    settle_round_three(&phone.app, &during).await;
    actions::rounds::close_round(&phone.app, &by, during.id, (RoundNumber(3), Waiting::Refuse))
        .await
        .unwrap();
    event::finish_event(&phone.app, &by, during.id, Some("the hall closes")).await.unwrap();
    look("after", HOME, "wins Autumn Clash").await;
    phone.close().await;
    let wrong: Vec<_> = found.iter().filter(|(_, high)| *high > FRONT).collect();
    assert!(wrong.is_empty(), "higher than {FRONT}: {wrong:?}");
}

/// Counts what a person taps.
struct Finger<'a> {
    window: &'a Chromium,
    taps: usize,
}

impl<'a> Finger<'a> {
    fn on(window: &'a Chromium) -> Self {
        Self { window, taps: 0 }
    }

    async fn click(&mut self, text: &str) {
        self.window.click(text).await;
        self.taps += 1;
    }

    async fn tap(&mut self, selector: &str) {
        self.window.tap(selector).await;
        self.taps += 1;
    }
}

/// Every table of round 3 of the demo has a result.
pub(super) async fn settle_round_three(app: &App, event: &Event) {
    let by = Actor::from_bare_name("Olga Demir", ActingAs::Organiser);
    let mut tx = app.database.read().await.unwrap();
    let round = storage::rounds::by_number(&mut tx, event.id, RoundNumber(3)).await.unwrap().unwrap();
    let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap();
    drop(tx);
    let score = |points| Score { victory_points: points, battle_tactics: 2, ..Score::default() };
    for battle in battles.iter().filter(|battle| !battle.state.is_settled()) {
        let table = TableUse { round: round.number, table: battle.table_number.unwrap() };
        let (a, b) = (score(32), score(14));
        let result = Some(BattleResult { kind: ResultKind::Played, a, b, ruled: None });
        let ruling = Ruling { seen: battle.version, result, reason: "from the sheet".into() };
        actions::battles::rule_on_result(app, &by, (event.id, table), ruling).await.unwrap();
    }
}

#[actix_web::test]
async fn a_round_is_closed_and_the_next_one_plays_with_four_taps() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    Box::pin(settle_round_three(&phone.app, &event)).await;
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open(&format!("{HOME}/desk")).await;
    let mut finger = Finger::on(&phone);
    finger.click("Check round 3").await;
    finger.click("Close round 3").await;
    finger.click("Pair round 4").await;
    phone.sees("Draft, staff only").await;
    phone.tap("#t1 summary").await;
    let draft = height(&phone).await;
    assert!(draft <= 3000, "a draft of 24 tables, one of them unfolded, is {draft} high");
    phone.picture("draft-of-round-4").await;
    finger.click("Publish and start clock").await;
    phone.sees("In play").await;
    assert!(finger.taps <= 4, "{} taps", finger.taps);
    phone.close().await;
}

/// The demo's last table is out of use; with it there is one for everybody.
async fn mend_the_wobbly_table(app: &App, event: &Event) {
    let mut tx = app.database.read().await.unwrap();
    let tables = storage::venue_tables::list_venue_tables(&mut tx, event.id).await.unwrap();
    drop(tx);
    let table = tables.iter().find(|table| table.number == TableNumber(25)).unwrap();
    let (number, seen, terrain) = (table.number, table.version, table.terrain.clone());
    let mended = Described { number, seen, terrain, note: None, streamed: false, out_of_use: None };
    venue::describe_venue_table(app, &Actor::muster(), event.id, &mended).await.unwrap();
}

#[actix_web::test]
async fn a_late_arrival_is_seated_with_two_taps() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let event = muster::demo::fill_demo(&phone.app).await.unwrap();
    let kim = PlayerDetails::from_player_name(PlayerName::parse("Kim Late").unwrap());
    players::add_player_by_organiser(&phone.app, &Actor::muster(), event.id, kim).await.unwrap();
    mend_the_wobbly_table(&phone.app, &event).await;
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open(&format!("{HOME}/desk/check-in")).await;
    phone.sees("Kim Late").await;
    let mut finger = Finger::on(&phone);
    finger.tap("#p50 button").await;
    phone.sees("Kim Late is here but has no seat in round 3.").await;
    phone.picture("late-arrival").await;
    finger.click("Seat them at table 24").await;
    phone.sees(" at table 24 in round 3.").await;
    assert!(finger.taps <= 2, "{} taps", finger.taps);
    let mut tx = phone.app.database.read().await.unwrap();
    let at = TableUse { round: RoundNumber(3), table: TableNumber(24) };
    assert!(storage::battles::by_table(&mut tx, event.id, at).await.unwrap().is_some());
    drop(tx);
    phone.close().await;
}

#[actix_web::test]
async fn a_typo_in_a_name_is_corrected_with_three_taps() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    muster::demo::fill_demo(&phone.app).await.unwrap();
    phone.sign_in(muster::demo::ORGANISER).await;
    phone.open(&format!("{HOME}/desk")).await;
    let mut finger = Finger::on(&phone);
    finger.click("People").await;
    finger.click("Ann Archer").await;
    phone.fill("name", "Anne Archer").await;
    finger.click("Save").await;
    phone.sees("Anne Archer").await;
    assert!(finger.taps <= 3, "{} taps", finger.taps);
    phone.close().await;
}
