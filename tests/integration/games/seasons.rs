//! The seasons 2025-26 and 2026-27 of Age of Sigmar 4: an event of each on pages and on paper, and an event that moves to
//! one.

use crate::support::{
    floor::{Floor, Seat, address, numbers},
    paper::text_of,
    site::{Browser, Reply, Site},
};
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use muster::domain::{
    event::{
        Stage,
        pack::{RosterPolicy, Settings},
        permission::StaffRole,
    },
    games,
};

const GAME: &str = "/e/spring-open/desk/game";

/// A list that takes these cards.
fn list_with_cards(cards: &str) -> String {
    format!(
        "Tunnels 920/1000 pts\n\nSkaven | Claw-horde\nDrops: 2\nBattle Tactics Cards: {cards}\n\nGeneral's Regiment\n\
         Grey Seer (120)\n• General\nClanrats (150)\nStormvermin (110)\nRat Ogors (160)\n\nRegiment 1\nClawlord (80)\n\
         Clanrats (300)\n• Reinforced\n\nCreated with Warhammer Age of Sigmar: The App\nApp: 1.36.0 (1) | Data: 466\n"
    )
}

/// Two players of a season whose lists everybody reads an hour before the round.
async fn floor_of_season(id: &str, battleplan: &str, cards: [&str; 2]) -> Floor {
    let site = Site::start().await;
    let now = site.app.clock.now();
    let settings = Settings {
        battleplan_list: vec![battleplan.to_owned(); 3],
        battleplans: muster::domain::event::pack::BattleplanChoice::Public,
        rosters_open_at: Some(now - TimeDelta::minutes(1)),
        ..Settings::for_system(games::find_game(id).unwrap().system)
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    for (number, cards) in (1..).zip(cards).filter(|(_, cards)| !cards.is_empty()) {
        let list = list_with_cards(cards);
        let sent = [("do", "submit"), ("text", list.as_str())];
        floor.phone(number).await.post("/e/spring-open/roster", &sent).await.is(303);
    }
    floor.play(1, &[]).await;
    floor
}

async fn tap(phone: &Browser, sheet: &str, step: &str) -> Reply {
    phone.post(sheet, &[("once", &format!("once-{step}-{step}")), ("step", step)]).await
}

/// The phone of a side of table 1.
async fn phone_of(floor: &Floor, seat: Seat) -> Browser {
    let battle = floor.battle(1, 1).await;
    let player = if seat == Seat::A { battle.a } else { battle.b.unwrap() };
    floor.phone(floor.number(player)).await
}

#[actix_web::test]
async fn n3_the_cards_of_the_rosters_stand_on_sheet_match_card_and_paper() {
    let cards = ["Smokescreen and Siege of Ashes", "Flanking Firestorm, Legend of the Parch"];
    let floor = floor_of_season("aos4-ghb2026", "into-the-fire", cards).await;
    let sheet = format!("{}/sheet", address(&floor.battle(1, 1).await));
    let (a, b) = (phone_of(&floor, Seat::A).await, phone_of(&floor, Seat::B).await);
    for phone in [&a, &b] {
        let page = phone.get(&sheet).await;
        page.is(200).shows("Feign Weakness").shows("Daring Rescue").says(text!("sheet-cards-of-roster"));
        page.says_not(text!("sheet-choose-cards", take = 2)).shows("Hold an objective");
    }
    let card = a.get(&address(&floor.battle(1, 1).await)).await;
    card.is(200).shows("Smokescreen").shows("Flanking Firestorm");
    let paper = text_of(&floor.desk.get("/e/spring-open/desk/print/sheets-1.pdf").await);
    if !paper.is_empty() {
        for said in ["Siege of Ashes", "1. Form a Wall", "3. Hero of Legend", "Battle tactics"] {
            assert!(paper.contains(said), "{said}: {paper}");
        }
        assert!(!paper.contains("Wrathful"), "{paper}");
    }
    // Neither player swaps a card of the roster, and no phone offers it; a judge's sheet does, with a reason.
    let judge = floor.site.staff(&floor.event, "Jo", StaffRole::Judge).await;
    assert!(!a.get(&sheet).await.body.contains("data-field=\"card/"), "the cards are the roster's");
    assert!(judge.get(&sheet).await.body.contains("data-field=\"card/"), "a judge may let others stand");
    let other_card =
        if floor.player(1).id == floor.battle(1, 1).await.a { "smokescreen" } else { "flanking-firestorm" };
    let swap = format!("card/a/{other_card}=yes>");
    tap(&a, &sheet, &swap).await.is(422).shows("The roster has");
    let stands = [("once", "judge-lets-it-stand-1"), ("step", &swap), ("what", "let-stand"), ("battle", "1")];
    judge.post(&sheet, &[&stands[..], &[("reason", "")]].concat()).await.is(422);
    judge.post(&sheet, &[&stands[..], &[("reason", "A misprint on the list.")]].concat()).await.is(303);
    let back = format!("card/a/{other_card}=>yes");
    tap(&judge, &sheet, &back).await.is(303);
    // Whose cards are whose, as the sheet is read: the list of the first seat may be either player's.
    let own = if floor.player(1).id == floor.battle(1, 1).await.a {
        ["keep-the-enemy-close", "feign-weakness", "ambuscade"]
    } else {
        ["ambuscade", "surround-the-enemy", "keep-the-enemy-close"]
    };
    let [first, second, other] = own;
    tap(&a, &sheet, &format!("step/1/a/{first}=>yes")).await.is(303);
    tap(&a, &sheet, &format!("step/2/a/{second}=>yes")).await.is(303);
    let refused = tap(&a, &sheet, &format!("step/2/a/{other}=>yes")).await;
    refused.is(422).shows("which this player doesn&#39;t have");
    tap(&a, &sheet, "line/1/a/one=>1").await.is(303);
    let page = b.get(&sheet).await;
    page.is(200).shows("data-points=\"a\">13</p>").shows("data-tactics=\"a\">2</span>");
    let log = floor.desk.get(&sheet).await;
    log.is(200).says(text!("audit-field-not-completed"));
}

#[actix_web::test]
async fn n3_cards_that_nobody_knows_are_chosen_on_the_sheet() {
    let floor = floor_of_season("aos4-ghb2025", "noxious-nexus", ["", "No such card"]).await;
    let sheet = format!("{}/sheet", address(&floor.battle(1, 1).await));
    let a = phone_of(&floor, Seat::A).await;
    let page = a.get(&sheet).await;
    page.is(200).says(text!("sheet-choose-cards", take = 2)).shows("Master the Paths");
    tap(&a, &sheet, "step/1/a/defiant-surge=>yes").await.is(422).shows("which this player doesn&#39;t have");
    tap(&a, &sheet, "card/a/wrathful-cycles=>yes").await.is(303);
    tap(&a, &sheet, "card/a/master-the-paths=>yes").await.is(303);
    let third = tap(&a, &sheet, "card/a/scouting-force=>yes").await;
    third.is(422).says(text!("sheet-too-many-cards", most = 2));
    tap(&a, &sheet, "step/1/a/defiant-surge=>yes").await.is(303);
    tap(&a, &sheet, "line/5/a/end=>1").await.is(303);
    a.get(&sheet).await.is(200).shows("data-points=\"a\">15</p>");
    // A game that is no season's stays without cards.
    let paper = text_of(&floor.desk.get("/e/spring-open/desk/print/sheets-1.pdf").await);
    assert!(paper.is_empty() || paper.contains("3."), "room for the steps of a card: {paper}");
}

#[actix_web::test]
async fn n6_n9_a_report_of_a_season_is_checked_and_the_pack_says_what_a_bye_is() {
    let floor = floor_of_season("aos4-ghb2026", "curse-of-the-gnaw", ["", ""]).await;
    floor.site.visitor().get("/e/spring-open").await.is(200).shows("80").shows("2026-27").hides("aos4");
    floor.report(1, 1, [80, 5, 40, 3]).await.is(422);
    floor.report(1, 1, [80, 7, 40, 3]).await.is(422).shows("The most is 6, every step of the cards.");
    floor.report(1, 1, [40, 4, 40, 3]).await.is(303);
    floor.send(1, 1, Seat::B, [40, 4, 40, 3]).await.is(303);
    assert_eq!(numbers(&floor.battle(1, 1).await), Some([40, 4, 40, 3]));
    let battle = floor.site.visitor().get(&address(&floor.battle(1, 1).await)).await;
    battle.is(200).shows("Minor victory");
}

/// Sends a form of the page of the game.
async fn press(desk: &Browser, what: &str, season: &str) -> Reply {
    let page = desk.get(GAME).await;
    press_on(&page, desk, what, season).await
}

/// The same on a page that was opened before.
async fn press_on(page: &Reply, desk: &Browser, what: &str, season: &str) -> Reply {
    let field = |name: &str, value: &str| {
        format!("--line\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let (once, seen) = (page.hidden("once"), page.hidden("seen"));
    let fields = [("once", once.as_str()), ("seen", &seen), ("do", what), ("season", season)];
    let mut body: String = fields.iter().map(|(name, value)| field(name, value)).collect();
    body += "--line--\r\n";
    let request = TestRequest::post().uri(GAME).insert_header(("sec-fetch-site", "same-origin"));
    let kind = ("content-type", "multipart/form-data; boundary=line");
    desk.send(request.insert_header(kind).set_payload(body)).await
}

#[actix_web::test]
async fn a_draft_takes_any_other_game_and_an_event_that_is_out_only_its_seasons() {
    let site = Site::start().await;
    let settings = Settings { rosters: RosterPolicy::AtTable, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Draft, settings).await;
    let desk = site.organiser(&event).await;
    desk.get(GAME).await.is(200).shows("Another game").shows("value=\"kow\"");
    press(&desk, "preview-season", "kow").await.is(200).shows("become those of this game");
    press(&desk, "season", "kow").await.leads_to(GAME);
    let page = desk.get("/e/spring-open/desk/set-up/rounds-and-prizes").await;
    page.is(200).shows("Scenarios").hides("Battle tactics for a bye");
    desk.post("/e/spring-open/desk/stage", &[("stage", "published")]).await.is(303);
    site.visitor().get("/e/spring-open").await.is(200).shows("Kings of War");
    desk.get(GAME).await.is(200).hides("value=\"tow\"").hides("Another game");
    press(&desk, "season", "tow").await.is(422).says(text!("desk-setup-game-choose-season"));
}

#[actix_web::test]
async fn n11_an_event_of_two_sums_is_moved_to_a_season_after_a_look_at_what_changes() {
    let site = Site::start().await;
    let settings = Settings {
        battleplan_list: vec!["battleplan-of-the-season".into(); 3],
        ..Settings::for_system(games::find_game("aos4-later").unwrap().system)
    };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann", "Ben"]).await;
    let desk = site.organiser(&event).await;
    let floor = Floor { site, event, desk, players };
    let list = list_with_cards("Smokescreen and Siege of Ashes");
    floor.phone(1).await.post("/e/spring-open/roster", &[("do", "submit"), ("text", &list)]).await.is(303);
    let page = floor.desk.get(GAME).await;
    page.is(200).says(text!("desk-setup-game-season")).shows("General&#39;s Handbook 2025-26");
    press(&floor.desk, "preview-season", "nonsense")
        .await
        .is(422)
        .says(text!("desk-setup-game-choose-season"));
    let preview = press(&floor.desk, "preview-season", "aos4-ghb2025").await;
    preview.is(200).shows("Battleplans, scoring sheet, ranking and byes become those of this season");
    floor.desk.get(GAME).await.shows("2025-26 onwards");
    press(&floor.desk, "season", "aos4-ghb2025").await.leads_to(GAME);
    let page = floor.desk.get("/e/spring-open/desk/set-up").await;
    page.is(200).shows("Handbook 2025-26").hides("2025-26 onwards");
    floor.site.visitor().get("/e/spring-open").await.is(200).shows("80").hides("Battleplan of the season");
    // What the page does not offer is refused, and changes nothing.
    press(&floor.desk, "season", "aos4-later").await.is(422).says(text!("desk-setup-game-choose-season"));
    floor.desk.get("/e/spring-open/desk/set-up").await.shows("Handbook 2025-26");
    // Once a round is out, the game stays, on a page from before as well.
    let stale = floor.desk.get(GAME).await;
    floor.play(1, &[]).await;
    press_on(&stale, &floor.desk, "season", "aos4-ghb2026").await.is(422);
    floor.desk.get(GAME).await.says(text!("desk-setup-game-stays"));
}

#[actix_web::test]
async fn n1_a_new_event_has_the_season_of_today() {
    let site = Site::start().await;
    let organiser = site.signed_in(&site.account("Olga").await).await;
    organiser.get("/events/new").await.is(200).shows("<option value=\"aos4-ghb2024\" selected>");
    for (days, game) in [(40, "aos4-ghb2025"), (420, "aos4-ghb2026")] {
        site.wait(days * 24 * 60);
        let organiser = site.signed_in(&site.account(&format!("Olga {days}")).await).await;
        let page = organiser.get("/events/new").await;
        page.is(200).shows(&format!("<option value=\"{game}\" selected>"));
    }
}
