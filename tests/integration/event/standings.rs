//! The standings on the page, the awards that follow from them, and their way to paper and back to a file.

use crate::support::{event_files::four_players, say_in_english, site::Site};
use muster::{
    actions::{self, Actor},
    domain::{
        event::{Event, pack::Settings, permission::StaffRole},
        history::{BattleResult, Entrant, History, HistoryBattle, HistoryRound, ResultKind, Score},
        numbers::{RoundNumber, TableNumber},
        standings::Ranking,
    },
    exchange::{event_file, whole_event},
    storage,
};

async fn four(site: &Site) -> Event {
    let file = event_file::parse_event_file(four_players().to_string().as_bytes()).unwrap();
    actions::event::import::import_event_file(&site.app, &Actor::muster(), &file, None).await.unwrap()
}

#[actix_web::test]
async fn an_event_comes_back_from_its_file_as_it_was() {
    let site = Site::start().await;
    let event = four(&site).await;
    let mut tx = site.app.database.read().await.unwrap();
    let ranking = Ranking::from_rules(&event.settings.ranking_rules()).unwrap();
    let exported = whole_event::build_event_file(
        storage::whole_event::load_published_event(&mut tx, &event).await.unwrap(),
        ranking,
    );
    let before = event_file::parse_event_file(four_players().to_string().as_bytes()).unwrap();
    assert_eq!(exported.history, before.history);
    assert_eq!(
        event_file::parse_event_file(event_file::write_event_file(&exported).as_bytes()).unwrap(),
        exported
    );
    drop(tx);
    let again = actions::event::import::import_event_file(&site.app, &Actor::muster(), &before, None)
        .await
        .unwrap_err();
    assert_eq!(say_in_english(again), "another event already uses the address /e/four");
}

#[actix_web::test]
async fn everybody_sees_the_places_and_where_each_number_comes_from() {
    let site = Site::start().await;
    four(&site).await;
    let visitor = site.visitor();
    let page = visitor.get("/e/four/standings").await;
    page.is(200).shows("Standings after round 2").shows("Ann Archer").shows("王小明").hides("<b>friends</b>");
    let place = |name: &str| page.body.find(&format!(">{name}</a>")).unwrap();
    assert!(place("Ann Archer") < place("Bo Łukasz") && place("Bo Łukasz") < place("Юлия"));
    let why = visitor.get("/e/four/standings/1").await;
    why.is(200)
        .shows("Ann Archer: 1st")
        .shows("Ann Archer is above Bo Łukasz on major victories: 1 against 0.")
        .shows("; all opponents: ");
    why.shows("major victory").shows("32–20");
    visitor.get("/e/four/standings?after=1").await.is(200).shows("Standings after round 1");
    visitor.get("/e/four/standings/99").await.is(404);
    visitor.get("/e/four/standings.csv").await.is(200).shows("Ann Archer");
}

#[actix_web::test]
async fn a_kept_page_is_never_older_than_the_event() {
    let site = Site::start().await;
    let event = four(&site).await;
    let visitor = site.visitor();
    for _ in 0..2 {
        visitor.get("/e/four").await.is(200).hides("The New Hall");
    }
    let mut settings = event.settings.clone();
    settings.venue = "The New Hall".into();
    actions::event::save_settings(&site.app, &Actor::muster(), &event, event.name.clone(), settings)
        .await
        .unwrap();
    for _ in 0..2 {
        visitor.get("/e/four").await.is(200).shows("The New Hall");
    }
}

#[actix_web::test]
async fn awards_follow_the_standings_until_somebody_decides() {
    let site = Site::start().await;
    let event = four(&site).await;
    let olga = site.organiser(&event).await;
    let page = olga.get("/e/four/desk/awards").await;
    page.is(200).shows("First place").shows("<strong>Ann Archer</strong>").shows("Best painted");
    site.visitor().get("/e/four/awards").await.is(200).hides("Ann Archer");
    let mut tx = site.app.database.read().await.unwrap();
    let awards = muster::storage::awards::list_awards(&mut tx, event.id).await.unwrap();
    drop(tx);
    let painted = awards.iter().find(|award| award.title == "Best painted").unwrap();
    let (id, version) = (painted.id.to_string(), painted.version.to_string());
    let choice =
        [("award", id.as_str()), ("version", version.as_str()), ("player", "4"), ("reason", "the panel")];
    olga.post("/e/four/desk/awards/choose", &choice).await.leads_to("/e/four/desk/awards");
    olga.get("/e/four/desk/awards").await.shows("<strong>王小明</strong>").shows("the panel");
    olga.post("/e/four/desk/awards/choose", &choice).await.is(409).shows("Someone else has just decided");
    let new = [("title", "Best Skaven"), ("basis", "faction"), ("faction", "skaven")];
    olga.post("/e/four/desk/awards", &new).await.leads_to("/e/four/desk/awards");
    olga.post("/e/four/desk/awards", &[("title", ""), ("basis", "place")])
        .await
        .is(422)
        .says(text!("desk-show-name-the-award"));
    olga.post("/e/four/desk/stage", &[("stage", "finished")]).await.leads_to("/e/four/desk");
    site.visitor()
        .get("/e/four/awards")
        .await
        .is(200)
        .shows("Best Skaven")
        .shows("王小明")
        .shows("Ann Archer");
    olga.post("/e/four/desk/awards/remove", &[("award", &id)]).await.leads_to("/e/four/desk/awards");
    site.visitor().get("/e/four/awards").await.hides("Best painted");
}

#[actix_web::test]
async fn documents_are_pdfs_and_certificates_are_the_organisers() {
    let site = Site::start().await;
    let event = four(&site).await;
    let olga = site.organiser(&event).await;
    let jo = site.staff(&event, "Jo Judge", StaffRole::Judge).await;
    for name in [
        "pairings-1-by-table",
        "pairings-2-by-name",
        "slips-1",
        "sheets-2",
        "standings",
        "certificates",
        "links",
        "players",
        "food",
    ] {
        let reply = olga.get(&format!("/e/four/desk/print/{name}.pdf")).await;
        assert!(reply.is(200).kind == "application/pdf" && reply.bytes.starts_with(b"%PDF"), "{name}");
    }
    jo.get("/e/four/desk/print/standings.pdf").await.is(200);
    site.visitor().get("/e/four/pack.pdf").await.is(200);
    for name in ["certificates", "links", "food"] {
        jo.get(&format!("/e/four/desk/print/{name}.pdf")).await.is(404);
    }
    olga.get("/e/four/desk/print/pairings-9-by-table.pdf").await.is(404);
    olga.get("/e/four/desk/print/nothing.pdf").await.is(404);
    olga.get("/e/four/desk/print").await.is(200).shows("Round 2");
}

#[actix_web::test]
async fn long_standings_have_pages_a_search_and_the_way_to_ones_own_place() {
    let site = Site::start().await;
    let event = actions::event::import::import_event_file(
        &site.app,
        &Actor::muster(),
        &three_hundred_players(),
        None,
    )
    .await
    .unwrap();
    let visitor = site.visitor();
    let first = visitor.get("/e/long/standings").await;
    first.is(200).shows("Page 1 of 3").hides("Show me</a>");
    assert_eq!(first.body.matches("<tr data-search").count(), 100);
    let last = visitor.get("/e/long/standings?page=3").await;
    assert_eq!(last.body.matches("<tr data-search").count(), 100);
    last.is(200).shows("page=2\">Previous").shows(">300<");
    let found = visitor.get("/e/long/standings?q=player%20300").await;
    assert_eq!(found.body.matches("<tr data-search").count(), 1);
    visitor.get("/e/long/standings?q=nobody").await.is(200).shows("Nothing found for “nobody”");

    // Player 300 lost by most: the last of all.
    let mut tx = site.app.database.read().await.unwrap();
    let last = storage::players::by_number(&mut tx, event.id, 300).await.unwrap().unwrap();
    drop(tx);
    let phone = site.phone_of(&last).await;
    phone
        .get("/e/long/standings")
        .await
        .shows("Your place after round 1: 300th")
        .shows("?page=3\">Show me</a>");
    phone.get("/e/long/standings?page=3").await.shows("class=\"is-you").hides("Show me</a>");
}

/// One round, in which 1 beats 300 by the most, 2 beats 299 by one point less, and so on.
fn three_hundred_players() -> event_file::EventFile {
    let battle = |a: usize| HistoryBattle {
        table: u32::try_from(a + 1).ok().map(TableNumber),
        a,
        b: Some(299 - a),
        fixed: false,
        result: Some(BattleResult {
            kind: ResultKind::Played,
            a: Score {
                victory_points: 400 - u32::try_from(a).unwrap(),
                battle_tactics: 5,
                ..Score::default()
            },
            b: Score { victory_points: u32::try_from(a).unwrap(), battle_tactics: 0, ..Score::default() },
            ruled: None,
        }),
    };
    let players = (1..=300).map(Entrant::from_number).collect();
    let rounds = vec![HistoryRound { number: RoundNumber(1), battles: (0..150).map(battle).collect() }];
    let settings = Settings { capacity: 300, ..Settings::default() };
    let ranking = Ranking::from_rules(&settings.ranking_rules()).unwrap();
    let event = event_file::EventDetails::from_settings("long".into(), "Long".into(), ranking, &settings);
    let history = History { players, rounds, ..History::default() };
    let rounds = vec![event_file::RoundDetails::default()];
    event_file::EventFile { event, history, forbidden: Vec::new(), rounds, teams: None }
}
