//! A phone that is opened in the morning and never loaded again: it shows what comes, and nothing that is over.

use crate::support::{
    browser::{Chromium, missing},
    event_files::four_players,
};
use muster::{
    actions::{
        self, Actor,
        battles::{SentResult, Word},
        rounds::{self, Waiting},
    },
    domain::{
        event::{
            Event, Stage,
            pack::{RosterPolicy, Settings},
            permission::ActingAs,
            player::Player,
        },
        history::{BattleResult, ResultKind, Score},
        numbers::RoundNumber,
        pairing::ClubRule,
        rounds::{Absent, DrawOptions, MissingResults, OddPlayer},
    },
    exchange::event_file,
    storage::{
        self,
        battles::{PhoneHolder, TableUse},
    },
};
use serde_json::json;

/// Four players who have not met yet.
async fn before_round_1(window: &Chromium) -> (Event, Vec<Player>) {
    let mut file = four_players();
    file["rounds"] = json!([]);
    let file = event_file::parse_event_file(file.to_string().as_bytes()).unwrap();
    let event =
        actions::event::import::import_event_file(&window.app, &Actor::muster(), &file, None).await.unwrap();
    let settings = Settings { rosters: RosterPolicy::Closed, ..event.settings.clone() };
    actions::event::save_settings(&window.app, &Actor::muster(), &event, event.name.clone(), settings)
        .await
        .unwrap();
    for stage in [Stage::Published, Stage::RegistrationClosed] {
        actions::event::set_stage(&window.app, &Actor::muster(), event.id, stage).await.unwrap();
    }
    let mut tx = window.app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    (event, players)
}

async fn publish(window: &Chromium, event: &Event, round: u32) {
    let (app, by, round) = (&window.app, Actor::muster(), RoundNumber(round));
    let (clubs, odd) = (ClubRule::Off, OddPlayer::Bye);
    let options = DrawOptions { round, clubs, odd, missing: MissingResults::Refuse, absent: Absent::Play };
    rounds::draw_next_round(app, &by, event, options).await.unwrap();
    let mut tx = app.database.read().await.unwrap();
    let drawn = storage::rounds::by_number(&mut tx, event.id, round).await.unwrap().unwrap();
    drop(tx);
    rounds::publish_draft_round(app, &by, event, (round, drawn.version)).await.unwrap();
}

/// Every table of the round is reported by its first player, and the round is closed.
async fn play(window: &Chromium, event: &Event, round: u32) {
    let app = &window.app;
    let mut tx = app.database.read().await.unwrap();
    let drawn = storage::rounds::by_number(&mut tx, event.id, RoundNumber(round)).await.unwrap().unwrap();
    let battles = storage::battles::list_battles_of_round(&mut tx, drawn.id).await.unwrap();
    drop(tx);
    for battle in battles {
        let score = |victory_points| Score { victory_points, battle_tactics: 2, ..Score::default() };
        let result = BattleResult { kind: ResultKind::Played, a: score(30), b: score(20), ruled: None };
        let table = TableUse { round: battle.round_number, table: battle.table_number.unwrap() };
        let word = Word::Report { seen: battle.version, result };
        let person = PhoneHolder { session: "", account: None };
        let sent = SentResult { event: event.id, table, player: battle.a, person, word };
        let by = Actor { player: Some(battle.a), ..Actor::from_bare_name("A player", ActingAs::Player) };
        actions::battles::report_result(app, &by, &sent).await.unwrap();
    }
    rounds::close_round(app, &Actor::muster(), event.id, (RoundNumber(round), Waiting::Accept))
        .await
        .unwrap();
}

#[actix_web::test]
async fn what_was_said_in_one_round_does_not_stand_in_the_next() {
    if missing() {
        return;
    }
    let phone = Chromium::start(390, 844).await;
    let (event, players) = before_round_1(&phone).await;
    phone.open(&actions::entrants::links::private_link(&phone.app, &players[0])).await;
    phone.sees("No round is published yet").await;
    publish(&phone, &event, 1).await;
    phone.sees("Tap a reason to call a judge").await;
    phone.tap("button[name=kind][value=rules]").await;
    phone.sees("Judge called. Stay at your table.").await;
    // Long enough to be read, by the phone's clock.
    let later = "const told = Date.now; Date.now = () => told() + 8500";
    phone.client.execute(later, vec![]).await.unwrap();
    play(&phone, &event, 1).await;
    phone.sees("Your place").await;
    phone.sees("of 4").await;
    let text = phone.text().await;
    assert!(!text.contains("Judge called."), "{text}");
    publish(&phone, &event, 2).await;
    phone.sees("Round 2").await;
    phone.sees("Battles so far").await;
    phone.fits().await;
    phone.close().await;
}
