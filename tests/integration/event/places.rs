//! Who has a place: the waiting list's order, leaving and coming back, late arrivals, those who never came.

use crate::support::{
    html_form::HtmlForm,
    set_up::save_settings,
    site::{Browser, Reply, Site},
};
use muster::{
    domain::{
        event::{
            Event, Stage,
            pack::Settings,
            player::{Player, Status},
        },
        ids::RoundId,
        numbers::RoundNumber,
        round::{Round, RoundMethod, RoundState},
    },
    storage,
};

async fn find(site: &Site, event: &Event, number: i64) -> Player {
    let mut tx = site.app.database.read().await.unwrap();
    storage::players::by_number(&mut tx, event.id, number).await.unwrap().unwrap()
}

/// A round without tables: enough for what leaving depends on.
async fn round(site: &Site, event: &Event, number: u32, state: RoundState) {
    let now = site.app.clock.now();
    let round = Round {
        id: RoundId(site.app.new_id()),
        event_id: event.id,
        number: RoundNumber(number),
        state,
        battleplan: None,
        dice: None,
        seed: 1,
        attempt: 1,
        method: RoundMethod::Drawn("test".into()),
        starts_at: None,
        drawn_at: now,
        published_at: Some(now),
        closed_at: None,
        version: 1,
    };
    let mut tx = site.app.database.write().await.unwrap();
    storage::rounds::insert_round(&mut tx, &round, None).await.unwrap();
    tx.commit().await.unwrap();
}

/// Opens the page, then sends its form.
async fn leave(phone: &Browser, undo: &str) -> Reply {
    let version = phone.get("/e/spring-open/leave").await.is(200).hidden("version");
    phone.post("/e/spring-open/leave", &[("version", &version), ("undo", undo)]).await
}

/// Comes back by a form that the page does not offer.
async fn come_back_all_the_same(site: &Site, event: &Event, (phone, number): (&Browser, i64)) -> Reply {
    phone.get("/e/spring-open/leave").await.is(200).hides("value=\"yes\"");
    let version = find(site, event, number).await.version.to_string();
    phone.post("/e/spring-open/leave", &[("version", &version), ("undo", "yes")]).await
}

async fn two_places(site: &Site) -> Event {
    let settings = Settings { capacity: 2, ..Settings::default() };
    site.event_with("spring-open", Stage::Published, settings).await
}

async fn sign_up(site: &Site, name: &str) -> Browser {
    let phone = site.visitor();
    phone.post("/e/spring-open/register", &[("name", name)]).await.leads_to("/e/spring-open/welcome");
    phone
}

#[actix_web::test]
async fn nobody_overtakes_those_who_wait() {
    let site = Site::start().await;
    let event = two_places(&site).await;
    let ann = sign_up(&site, "Ann").await;
    sign_up(&site, "Bo").await;
    sign_up(&site, "Cy").await;
    leave(&ann, "").await.leads_to("/e/spring-open/leave");
    site.visitor().get("/e/spring-open/register").await.is(200).shows("1 other is waiting for a place");
    let di = sign_up(&site, "Di").await;
    di.get("/e/spring-open/welcome").await.says(text!("players-welcome-waiting", place = 2));
    assert_eq!(find(&site, &event, 4).await.status, Status::Waiting);
    let refused = come_back_all_the_same(&site, &event, (&ann, 1)).await;
    refused.is(422).shows("No place is free for you now; anyone on the waiting list comes first.");
    // But they can wait for another one: at the end of the list, whatever their number.
    ann.get("/e/spring-open/me").await.says(text!("play-me-come-back"));
    ann.get("/e/spring-open/leave").await.says(text!("play-leave-wait-again"));
    site.wait(1);
    leave(&ann, "wait").await.leads_to("/e/spring-open/me");
    ann.get("/e/spring-open/me").await.shows("You're number 3 on the waiting list.");
    let listed = site.visitor().get("/e/spring-open/players").await;
    let [cy, di, ann_at] = ["Cy", "Di", "Ann"].map(|name| listed.body.rfind(name).expect(name));
    assert!(cy < di && di < ann_at, "the list of those who wait is in their order");
    // Twice is once, and whoever waits has nothing to come back to.
    let version = find(&site, &event, 1).await.version.to_string();
    let again = ann.post("/e/spring-open/leave", &[("version", &version), ("undo", "wait")]).await;
    again.is(422).shows("You're on the waiting list.");
    let olga = site.organiser(&event).await;
    olga.get("/e/spring-open/desk/audit").await.shows("joined the waiting list");
}

#[actix_web::test]
async fn who_waits_cannot_take_a_place_by_coming_back() {
    let site = Site::start().await;
    let event = two_places(&site).await;
    for name in ["Ann", "Bo"] {
        sign_up(&site, name).await;
    }
    let cy = sign_up(&site, "Cy").await;
    cy.get("/e/spring-open/leave").await.is(200).says(text!("play-leave-waiting-list"));
    leave(&cy, "yes").await.is(422).shows("You're on the waiting list.");
    assert_eq!(find(&site, &event, 3).await.status, Status::Waiting);
    leave(&cy, "").await.leads_to("/e/spring-open/leave");
    assert_eq!(find(&site, &event, 3).await.status, Status::Withdrawn);
}

#[actix_web::test]
async fn r10_a_player_who_leaves_finishes_the_round_and_can_come_back_until_the_next() {
    let site = Site::start().await;
    let event = site.event(Stage::Running).await;
    let ann = site.players(&event, &["Ann", "Bo"]).await.remove(0);
    let phone = site.phone_of(&ann).await;
    round(&site, &event, 1, RoundState::Published).await;
    phone.get("/e/spring-open/me").await.is(200).shows("/e/spring-open/leave");
    leave(&phone, "").await.leads_to("/e/spring-open/leave");
    assert_eq!(find(&site, &event, 1).await.dropped_after, Some(RoundNumber(1)));
    leave(&phone, "").await.is(422).shows("Ann has already withdrawn.");
    leave(&phone, "yes").await.leads_to("/e/spring-open/me");
    assert!(find(&site, &event, 1).await.is_active());
    round(&site, &event, 2, RoundState::Draft).await;
    leave(&phone, "").await.leads_to("/e/spring-open/leave");
    assert_eq!(
        find(&site, &event, 1).await.dropped_after,
        Some(RoundNumber(1)),
        "a draft was never theirs to play"
    );
    leave(&phone, "yes").await.leads_to("/e/spring-open/me");
    leave(&phone, "").await.leads_to("/e/spring-open/leave");
    let mut tx = site.app.database.write().await.unwrap();
    let draft = storage::rounds::by_number(&mut tx, event.id, RoundNumber(2)).await.unwrap().unwrap();
    storage::rounds::delete_round(&mut tx, draft.id).await.unwrap();
    tx.commit().await.unwrap();
    let page = "/e/spring-open/leave";
    let version = phone.get(page).await.is(200).hidden("version");
    round(&site, &event, 2, RoundState::Published).await;
    let late = phone.post(page, &[("version", &version), ("undo", "yes")]).await;
    late.is(422).shows("Round 2 was paired without you.");
    phone
        .get(page)
        .await
        .shows("You weren't paired in round 2. To play again, ask at the desk.")
        .hides("Rejoin");
    site.visitor().get("/e/spring-open/players/1").await.is(200).says(text!("players-state-left", round = 1));
}

#[actix_web::test]
async fn whom_the_organiser_took_out_cannot_come_back_by_themselves() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let ann = site.players(&event, &["Ann"]).await.remove(0);
    let (phone, olga) = (site.phone_of(&ann).await, site.organiser(&event).await);
    olga.post("/e/spring-open/desk/players/1/leave", &[("version", "1")])
        .await
        .leads_to("/e/spring-open/desk/players/1");
    // Nobody is offered what would be refused.
    let told = "The organiser changed your place. To play again, ask at the desk.";
    phone.get("/e/spring-open/leave").await.is(200).shows(told).hides("Rejoin");
    phone.get("/e/spring-open/me").await.is(200).shows("You've withdrawn").hides("Rejoin");
    let refused = come_back_all_the_same(&site, &event, (&phone, 1)).await;
    refused.is(422).shows("To play again, ask at the desk.");
    // Whatever they do about their entry besides.
    let account = site.session(Some(site.account("Anna").await.id), Some(&ann)).await;
    account.post("/e/spring-open/claim", &[]).await.is(303);
    let refused = come_back_all_the_same(&site, &event, (&account, 1)).await;
    refused.is(422).shows("To play again, ask at the desk.");
    olga.post("/e/spring-open/desk/players/1/take-back", &[("version", "3")])
        .await
        .leads_to("/e/spring-open/desk/players/1");
    olga.post("/e/spring-open/desk/players/1/take-back", &[("version", "4")]).await.is(422);
    olga.post("/e/spring-open/desk/players/1/leave", &[("version", "2")])
        .await
        .is(409)
        .shows("Olga Organiser changed Ann just now.");
    assert!(find(&site, &event, 1).await.is_active());
}

#[actix_web::test]
async fn whose_place_is_gone_is_not_offered_to_come_back() {
    let site = Site::start().await;
    let settings = Settings { capacity: 2, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let ann = site.players(&event, &["Ann", "Bo"]).await.remove(0);
    let (phone, olga) = (site.phone_of(&ann).await, site.organiser(&event).await);
    leave(&phone, "").await.leads_to("/e/spring-open/leave");
    phone.get("/e/spring-open/me").await.shows("Rejoin");
    phone.get("/e/spring-open/leave").await.shows("Rejoin</button>").shows("Made a mistake?");
    olga.post("/e/spring-open/desk/players", &[("name", "Cy")]).await.is(303);
    phone
        .get("/e/spring-open/leave")
        .await
        .shows("No place is free for you now; anyone on the waiting list comes first.")
        .says(text!("play-leave-wait-again"))
        .hides("Rejoin");
    let refused = come_back_all_the_same(&site, &event, (&phone, 1)).await;
    refused.is(422).shows("No place is free for you now; anyone on the waiting list comes first.");
    // A place that is free by now is theirs, though the page was of before.
    let version = phone.get("/e/spring-open/leave").await.hidden("version");
    save_settings(&olga, "/e/spring-open", &[("capacity", "3")]).await.is(303);
    let waits = phone.post("/e/spring-open/leave", &[("version", &version), ("undo", "wait")]).await;
    waits.leads_to("/e/spring-open/me");
    assert_eq!(find(&site, &event, 1).await.status, Status::Playing);
}

#[actix_web::test]
async fn those_who_never_came_are_marked_and_expected_again_all_at_once() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    site.players(&event, &["Ann"]).await;
    for name in ["Bo", "Cy"] {
        olga.post("/e/spring-open/desk/players", &[("name", name)])
            .await
            .leads_to("/e/spring-open/desk/players?add=true#add");
    }
    olga.get("/e/spring-open/desk/check-in")
        .await
        .is(200)
        .says(text!("desk-players-mark-not-coming", count = 2));
    let close = "/e/spring-open/desk/check-in/close";
    olga.post(close, &[]).await.leads_to("/e/spring-open/desk/check-in");
    olga.post(close, &[]).await.is(422).says(text!("player-refusal-nobody-to-mark"));
    olga.get("/e/spring-open/desk/check-in")
        .await
        .says(text!("desk-players-never-came", count = 2))
        .shows("Undo");
    olga.get("/e/spring-open/desk/players?only=left").await.shows("not here");
    let bo = site.phone_of(&find(&site, &event, 2).await).await;
    come_back_all_the_same(&site, &event, (&bo, 2)).await.is(422).shows("ask at the desk");
    olga.post("/e/spring-open/desk/check-in/reopen", &[]).await.leads_to("/e/spring-open/desk/check-in");
    assert!(find(&site, &event, 2).await.is_active() && find(&site, &event, 3).await.is_active());
    olga.post(close, &[]).await.leads_to("/e/spring-open/desk/check-in");
    round(&site, &event, 1, RoundState::Published).await;
    olga.post("/e/spring-open/desk/check-in/reopen", &[]).await.is(422).shows("Rounds have been paired.");
    let version = find(&site, &event, 3).await.version.to_string();
    olga.post("/e/spring-open/desk/players/3/take-back", &[("version", &version)])
        .await
        .leads_to("/e/spring-open/desk/players/3");
    assert_eq!(
        find(&site, &event, 3).await.joined_round,
        RoundNumber(2),
        "who comes late joins in the next round"
    );
}

#[actix_web::test]
async fn who_arrives_late_joins_in_the_next_round_or_the_one_the_organiser_says() {
    let site = Site::start().await;
    let event = site.event(Stage::Running).await;
    round(&site, &event, 1, RoundState::Published).await;
    let olga = site.organiser(&event).await;
    olga.post("/e/spring-open/desk/players", &[("name", "Late Lee")])
        .await
        .leads_to("/e/spring-open/desk/players?add=true#add");
    assert_eq!(find(&site, &event, 1).await.joined_round, RoundNumber(2));
    let set = async |version: &str, round: &str| {
        let typed = [("version", version), ("name", "Late Lee"), ("joined_round", round)];
        olga.post("/e/spring-open/desk/players/1", &typed).await
    };
    set("1", "1").await.is(422).shows("They can play from round 2.").shows("value=\"1\"");
    set("1", "3").await.leads_to("/e/spring-open/desk/players/1");
    assert_eq!(find(&site, &event, 1).await.joined_round, RoundNumber(3));
    olga.get("/e/spring-open/desk/audit?q=first+round").await.shows("changed Late Lee: first round");
}

#[actix_web::test]
async fn a_public_page_of_a_player_tells_nothing_private() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    let typed = [
        ("name", "Žofie <b>Ťavná</b>"),
        ("club", "Praha"),
        ("email", "zofie@example.org"),
        ("notes", "owes us"),
    ];
    olga.post("/e/spring-open/desk/players", &typed)
        .await
        .leads_to("/e/spring-open/desk/players?add=true#add");
    let page = site.visitor().get("/e/spring-open/players/1").await;
    page.is(200).shows("Žofie &#60;b&#62;").shows("Praha").hides("zofie@example.org").hides("owes us");
    site.visitor().get("/e/spring-open/players?q=tavna+PRAHA").await.is(200).shows("Praha");
    site.visitor().get("/e/spring-open/players?q=nobody").await.is(200).hides("Praha").shows("0 found");
    olga.post("/e/spring-open/desk/players/1/leave", &[("version", "1")])
        .await
        .leads_to("/e/spring-open/desk/players/1");
    site.visitor().get("/e/spring-open/players/1").await.is(404);
    site.visitor().get("/e/spring-open/players/99").await.is(404);
}

#[actix_web::test]
async fn a_file_confirmed_from_two_previews_adds_everybody_once() {
    let site = Site::start().await;
    let settings = Settings { capacity: 2, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let (olga, path) = (site.organiser(&event).await, "/e/spring-open/desk/players/import");
    let rows = "name,club\nAnn,North\nBo,South\nCy,East\n";
    let previews = [olga.post(path, &[("text", rows)]).await, olga.post(path, &[("text", rows)]).await];
    previews[0].is(200).shows("3 players for 2 places");
    let confirm = "/e/spring-open/desk/players/import/confirm";
    for (preview, status) in previews.iter().zip([303, 422]) {
        let form = HtmlForm::on(preview, path, confirm);
        form.send_by(&olga, &["do".to_owned(), "add".to_owned()]).await.is(status);
    }
    let mut tx = site.app.database.read().await.unwrap();
    assert_eq!(storage::players::last_number(&mut tx, event.id).await.unwrap(), 3);
}
