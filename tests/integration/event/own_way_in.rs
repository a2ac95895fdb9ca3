//! What people do by themselves: sign up between two dates, answer questions, get a place that becomes free, check in.

use crate::support::{
    floor::Floor,
    html_form::HtmlForm,
    paper::text_of,
    set_up::save_settings,
    site::{Browser, MORNING, Reply, Site},
};
use muster::{
    domain::event::{
        Event, Stage,
        pack::{DaySettings, Settings},
    },
    storage,
};

const DAY: &str = "/e/spring-open/desk/set-up/who";
const ROUNDS: &str = "/e/spring-open/desk/set-up/rounds-and-prizes";
const PLACE: &str = "/e/spring-open/desk/set-up/when-and-where";
const REGISTER: &str = "/e/spring-open/register";
const ME: &str = "/e/spring-open/me";
const CHECK_IN: &str = "/e/spring-open/check-in";

/// Saves what a test sets, over what stands.
async fn save(desk: &Browser, fields: &[(&str, &str)]) -> Reply {
    save_settings(desk, "/e/spring-open", fields).await
}

async fn sign_up(site: &Site, name: &str, more: &[(&str, &str)]) -> (Browser, Reply) {
    let browser = site.visitor();
    let reply = browser.post(REGISTER, &[more, &[("name", name)]].concat()).await;
    (browser, reply)
}

async fn event(site: &Site, capacity: u32) -> Event {
    let settings = Settings { capacity, ..Settings::default() };
    site.event_with("spring-open", Stage::Published, settings).await
}

#[actix_web::test]
async fn registration_opens_and_closes_by_its_dates() {
    let site = Site::start().await;
    let event = event(&site, 8).await;
    let desk = site.organiser(&event).await;
    // The test begins at 08:30 in London.
    assert_eq!(MORNING, "2025-05-10T07:30:00Z");
    let dates =
        [("registration_opens_at", "2025-05-10T10:00"), ("registration_closes_at", "2025-05-10T09:00")];
    save(&desk, &dates).await.is(422).says(text!("setting-registration-closes-at.refused"));
    let dates =
        [("registration_opens_at", "2025-05-10T10:00"), ("registration_closes_at", "2025-05-10T12:00")];
    save(&desk, &dates).await.leads_to(DAY);
    desk.get("/e/spring-open/desk/audit").await.shows("sign-up opens (none → Sat 10 May 2025, 10:00)");
    let visitor = site.visitor();
    visitor.get(REGISTER).await.shows("Sign-up opens on Sat 10 May 2025, 10:00").hides("Your name");
    visitor.get("/e/spring-open").await.hides("register\">Sign up");
    sign_up(&site, "Too Early", &[]).await.1.is(422).shows("Sign-up is closed");
    site.wait(120);
    visitor.get(REGISTER).await.shows("Your name").shows("Sign-up closes Sat 10 May 2025, 12:00");
    visitor.get("/e/spring-open").await.shows("Sign up");
    sign_up(&site, "In Time", &[]).await.1.leads_to("/e/spring-open/welcome");
    site.wait(120);
    visitor.get(REGISTER).await.shows("Sign-up is closed").hides("Your name");
    visitor.get("/e/spring-open").await.hides("register\">Sign up");
    sign_up(&site, "Too Late", &[]).await.1.is(422);
}

#[actix_web::test]
async fn whoever_signs_up_answers_the_questions_and_gets_link_code_and_mail() {
    let site = Site::with_mail().await;
    let event = event(&site, 2).await;
    site.players(&event, &["Zoe First"]).await;
    let desk = site.organiser(&event).await;
    let questions = [("question_1", "T-shirt <size>?"), ("question_3", "Do you bring a table?")];
    save(&desk, &questions).await.leads_to(DAY);
    site.visitor().get(REGISTER).await.shows("T-shirt &#60;size&#62;?").shows("Do you bring a table?");
    let answers = [("email", "ann@example.org"), ("answer_1", "=XL"), ("answer_2", "no")];
    let (ann, reply) = sign_up(&site, "Ann", &answers).await;
    reply.leads_to("/e/spring-open/welcome");
    let welcome = ann.get("/e/spring-open/welcome").await;
    welcome.shows("/p/").shows("data:image/svg+xml").shows("We also email the link to ann@example.org");
    let (_, reply) = sign_up(&site, "Bo", &[("email", "bo@example.org")]).await;
    reply.leads_to("/e/spring-open/welcome");
    let mails = mails(&site).await;
    assert_eq!(mails.len(), 2);
    let to = |who: &str| mails.iter().find(|(to, _)| to == who).map(|(_, body)| body.as_str()).unwrap();
    assert!(
        to("ann@example.org").contains("You have a place at Spring Open.")
            && to("ann@example.org").contains("/p/"),
        "{mails:?}"
    );
    assert!(to("bo@example.org").contains("waiting list"), "{mails:?}");
    let page = desk.get("/e/spring-open/desk/players/2").await;
    page.shows("T-shirt &#60;size&#62;?").shows("=XL").shows("Do you bring a table?");
    // A spreadsheet runs nothing of it, and nobody else reads it.
    desk.get("/e/spring-open/desk/answers.csv").await.shows("2,Ann,T-shirt <size>?,'=XL");
    for path in ["/e/spring-open/players", "/e/spring-open/players/1", ME] {
        ann.get(path).await.hides("XL");
    }
    ann.get("/e/spring-open/desk/answers.csv").await.is(303);
}

#[actix_web::test]
async fn a_place_that_becomes_free_goes_to_whoever_has_waited_longest() {
    let site = Site::with_mail().await;
    let event = event(&site, 2).await;
    let desk = site.organiser(&event).await;
    save(&desk, &[("places_by_themselves", "on")]).await.leads_to(DAY);
    let (ann, _) = sign_up(&site, "Ann", &[]).await;
    sign_up(&site, "Bo", &[]).await;
    let (cy, _) = sign_up(&site, "Cy", &[("email", "cy@example.org")]).await;
    let (di, _) = sign_up(&site, "Di", &[]).await;
    let waits = "waiting list. Free places go to those who have waited longest.";
    cy.get(ME).await.shows(&format!("You're number 1 on the {waits}"));
    di.get(ME).await.shows(&format!("You're number 2 on the {waits}"));
    desk.get("/e/spring-open/desk").await.hides("moved up from the waiting list");
    let page = ann.get("/e/spring-open/leave").await;
    let version = page.hidden("version");
    let leave = [("version", version.as_str())];
    ann.post("/e/spring-open/leave", &leave).await.is(303);
    cy.get(ME).await.hides("waiting list");
    di.get(ME).await.shows("number 1 on the waiting list");
    desk.get("/e/spring-open/desk/audit").await.shows("gave out free places: 3 Cy").shows("Muster");
    desk.get("/e/spring-open/desk").await.shows("Cy moved up from the waiting list, 08:30");
    let mails = mails(&site).await;
    let told = |(to, body): &(String, String)| {
        to == "cy@example.org" && body.contains("You now have a place at Spring Open.")
    };
    assert!(mails.iter().any(told), "{mails:?}");
    // The desk lets somebody go: the next one has it.
    let bo = "/e/spring-open/desk/players/2";
    let version = desk.get(bo).await.hidden("version");
    desk.post(&format!("{bo}/leave"), &[("version", &version)]).await.is(303);
    desk.get(bo).await.shows("Bo has withdrawn. Di got a place from the waiting list.");
    di.get(ME).await.hides("waiting list");
    desk.get("/e/spring-open/desk").await.shows("Di moved up from the waiting list");
}

/// An event with so many places that go to those who wait, all of them taken, and two people who wait.
async fn full(site: &Site, capacity: u32) -> (Event, Browser, [Browser; 2]) {
    let event = event(site, capacity).await;
    let desk = site.organiser(&event).await;
    save(&desk, &[("places_by_themselves", "on")]).await.leads_to(DAY);
    for number in 1..=capacity {
        sign_up(site, &format!("Player {number}"), &[]).await.1.is(303);
    }
    let waiting = [sign_up(site, "Wanda Waits", &[]).await.0, sign_up(site, "Will Waits", &[]).await.0];
    waiting[0].get(ME).await.shows("waiting list");
    (event, desk, waiting)
}

/// Wanda has a place, of which the desk is told, and Will still waits.
async fn wanda_is_in([wanda, will]: &[Browser; 2], told: Reply, desk: &Browser) {
    desk.get(told.is(303).location.as_deref().unwrap())
        .await
        .shows("Wanda Waits got a place from the waiting list.");
    wanda.get(ME).await.hides("waiting list");
    will.get(ME).await.shows("number 1 on the waiting list");
}

#[actix_web::test]
async fn more_places_go_to_those_who_wait() {
    let site = Site::start().await;
    let (_, desk, waiting) = full(&site, 2).await;
    let told = save(&desk, &[("capacity", "3")]).await;
    wanda_is_in(&waiting, told, &desk).await;
}

#[actix_web::test]
async fn the_word_that_places_go_by_themselves_gives_those_that_are_free_already() {
    let site = Site::start().await;
    let event = event(&site, 2).await;
    let desk = site.organiser(&event).await;
    let (ann, _) = sign_up(&site, "Ann", &[]).await;
    sign_up(&site, "Bo", &[]).await;
    let waiting = [sign_up(&site, "Wanda Waits", &[]).await.0, sign_up(&site, "Will Waits", &[]).await.0];
    let version = ann.get("/e/spring-open/leave").await.hidden("version");
    ann.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);
    waiting[0].get(ME).await.shows("waiting list");
    let told = save(&desk, &[("places_by_themselves", "on")]).await;
    wanda_is_in(&waiting, told, &desk).await;
    // The word taken back and given again gives nothing more.
    save(&desk, &[("places_by_themselves", "off")]).await.leads_to(DAY);
    save(&desk, &[("places_by_themselves", "on")]).await.leads_to(DAY);
    desk.get(DAY).await.hides("got a place from the waiting list");
}

#[actix_web::test]
async fn places_of_those_who_do_not_come_go_to_those_who_wait() {
    let site = Site::start().await;
    let (_, desk, waiting) = full(&site, 2).await;
    let check_in = "/e/spring-open/desk/check-in";
    desk.post(check_in, &[("number", "2")]).await.is(303);
    let told = desk.post(&format!("{check_in}/close"), &[]).await;
    wanda_is_in(&waiting, told, &desk).await;
}

#[actix_web::test]
async fn somebody_who_becomes_a_spare_needs_no_place() {
    let site = Site::start().await;
    let (_, desk, waiting) = full(&site, 2).await;
    let path = "/e/spring-open/desk/players/1";
    let version = desk.get(path).await.hidden("version");
    let fields = [("version", version.as_str()), ("name", "Player 1"), ("spare", "on")];
    let told = desk.post(path, &fields).await;
    wanda_is_in(&waiting, told, &desk).await;
}

/// Nobody learns from the waiting list that there is a draft; whoever gets a place meanwhile is in the next attempt.
#[actix_web::test]
async fn a_place_left_while_a_draft_stands_is_given_at_once() {
    let site = Site::start().await;
    let (event, desk, waiting) = full(&site, 3).await;
    for number in ["1", "2", "3"] {
        desk.post("/e/spring-open/desk/check-in", &[("number", number)]).await.is(303);
    }
    let drawn = [("round", "1"), ("clubs", "off"), ("odd", "bye")];
    desk.post("/e/spring-open/desk/rounds", &drawn).await.is(303);
    let path = "/e/spring-open/desk/players/1";
    let version = desk.get(path).await.hidden("version");
    let told = desk.post(&format!("{path}/leave"), &[("version", &version)]).await;
    wanda_is_in(&waiting, told, &desk).await;
    // Whoever gave up a place in the draft is no reason not to show it.
    desk.get("/e/spring-open/desk/rounds/1").await.is(200).shows("Player 1");
    assert_eq!(event.settings.capacity, 3);
}

#[actix_web::test]
async fn without_the_organisers_word_a_free_place_waits_for_the_desk() {
    let site = Site::start().await;
    let event = event(&site, 1).await;
    let desk = site.organiser(&event).await;
    let (ann, _) = sign_up(&site, "Ann", &[]).await;
    let (bo, _) = sign_up(&site, "Bo", &[]).await;
    let version = ann.get("/e/spring-open/leave").await.hidden("version");
    ann.post("/e/spring-open/leave", &[("version", &version)]).await.is(303);
    bo.get(ME).await.shows("number 1 on the waiting list. The organiser gives out places");
    desk.get("/e/spring-open/desk/players")
        .await
        .shows("A place is free")
        .says(text!("desk-players-give-place"));
}

#[actix_web::test]
async fn players_check_in_by_themselves_where_the_event_allows_it() {
    let site = Site::start().await;
    let settings = Settings { starts_on: "2025-05-11".parse().ok(), ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let desk = site.organiser(&event).await;
    let (ann, _) = sign_up(&site, "Ann", &[]).await;
    ann.get(ME).await.hides("I'm here");
    ann.post(CHECK_IN, &[]).await.leads_to(ME);
    ann.get(ME).await.shows("Check in at the desk");
    save(&desk, &[("self_check_in", "on")]).await.leads_to(DAY);
    // Not the evening before.
    ann.post(CHECK_IN, &[]).await.leads_to(ME);
    ann.get(ME).await.shows("opens on");
    assert!(!is_here(&site, &event).await);
    site.wait(24 * 60);
    ann.get(ME).await.shows("I'm here</button>");
    ann.post(CHECK_IN, &[("once", "tapped-once")]).await.leads_to(ME);
    ann.post(CHECK_IN, &[("once", "tapped-once")]).await.leads_to(ME);
    ann.get(ME).await.shows("You're checked in, ").hides("I'm here</button>");
    assert!(is_here(&site, &event).await);
    desk.get("/e/spring-open/desk/audit").await.shows("checked in Ann");
    ann.post(CHECK_IN, &[("undo", "yes")]).await.leads_to(ME);
    assert!(!is_here(&site, &event).await);
    site.visitor().post(CHECK_IN, &[]).await.is(403);
}

#[actix_web::test]
async fn once_the_round_is_out_the_desk_finds_the_seat() {
    let floor = Floor::with_players(4).await;
    let day = [("self_check_in", "on")];
    save(&floor.desk, &day).await.leads_to(DAY);
    floor.draw(1).await.is(303);
    let phone = floor.phone(1).await;
    // A draft is the organiser's secret: nothing that a player does tells of it.
    phone.post(CHECK_IN, &[("undo", "yes")]).await.leads_to(ME);
    phone.get(ME).await.shows("I'm here</button>").hides("Round 1 is already paired");
    phone.post(CHECK_IN, &[]).await.leads_to(ME);
    phone.get(ME).await.shows("You're checked in, ").hides("Round 1 is already paired");
    floor.publish(1).await.is(303);
    phone.post(CHECK_IN, &[("undo", "yes")]).await.leads_to(ME);
    phone.get(ME).await.shows("Round 1 is already paired");
    assert!(floor.player(1).checked_in_at.is_some());
}

#[actix_web::test]
async fn the_page_of_the_day_survives_two_people_and_tells_the_place() {
    let site = Site::start().await;
    let event = event(&site, 8).await;
    let desk = site.organiser(&event).await;
    let mut late = HtmlForm::on(&desk.get(PLACE).await, PLACE, PLACE);
    let texts = [
        ("code_of_conduct", "Be kind."),
        ("welfare", "A quiet room is upstairs."),
        ("fire_exits", "Two, at the stage."),
        ("battlefield", "Mats are there; bring none."),
    ];
    save(&desk, &texts).await.leads_to(ROUNDS);
    late.set("welfare", "Ask Kim.");
    late.send(&desk).await.is(409).shows("Ask Kim.");
    let pack = site.visitor().get("/e/spring-open").await;
    for (_, text) in texts {
        pack.shows(text);
    }
    let kept = DaySettings { questions: vec!["?".into()], ..DaySettings::default() };
    assert_eq!(kept.for_another_time().questions, ["?"]);
}

#[actix_web::test]
async fn e10_the_pack_names_one_battlefield_and_who_brings_the_terrain() {
    let site = Site::start().await;
    let event = event(&site, 8).await;
    let desk = site.organiser(&event).await;
    desk.get(ROUNDS)
        .await
        .shows("44 × 60, standard for 2,000 points")
        .shows("If empty: 8, standard for the game");
    let pack = async || site.visitor().get("/e/spring-open").await;
    pack().await.shows("44 × 60 inches, 8 terrain features").says_not(text!("setting-terrain-by"));
    let own = [
        ("battlefield_short", "72"),
        ("battlefield_long", "48"),
        ("terrain_features", "6"),
        ("terrain_by", "each_half"),
    ];
    save(&desk, &own).await.leads_to(ROUNDS);
    pack()
        .await
        .shows("48 × 72 inches, 6 terrain features")
        .says(text!("terrain-by-each-half"))
        .hides("44 × 60");
    let one = [("battlefield_short", "44"), ("battlefield_long", "")];
    save(&desk, &one).await.is(422).shows("Enter both width and length");
    // What would be said twice is not taken.
    let twice = [("battlefield", "Mats of 44\" by 60\".")];
    save(&desk, &twice).await.is(422).shows("The size goes in the fields above");
    pack().await.shows("48 × 72 inches").hides("Mats of");
    // One of before had the size in its own words: they alone are shown.
    let day = DaySettings { battlefield: "Mats of 44 x 90.".into(), ..DaySettings::default() };
    let before = Settings { day, ..Settings::default() };
    site.event_with("before", Stage::Published, before).await;
    site.visitor().get("/e/before").await.shows("Mats of 44 x 90.").hides("44 × 60");
}

#[actix_web::test]
async fn documents_are_on_the_paper_that_the_printer_has() {
    let floor = Floor::with_players(4).await;
    // Upright, and lying.
    let documents =
        [("players", 0), ("standings", 1), ("links", 0), ("certificates", 1), ("participation", 1)];
    for (fields, sizes) in
        [(vec![("letter_paper", "off")], ["595", "841"]), (vec![("letter_paper", "on")], ["612", "792"])]
    {
        save(&floor.desk, &fields).await.leads_to(ROUNDS);
        for (document, lies) in documents {
            let printed = floor.desk.get(&format!("/e/spring-open/desk/print/{document}.pdf")).await;
            let size = format!("MediaBox[0 0 {}", sizes[lies]);
            assert!(printed.is(200).body.contains(&size), "{document} is not on {size}");
        }
    }
}

async fn is_here(site: &Site, event: &Event) -> bool {
    let mut tx = site.app.database.read().await.unwrap();
    let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
    players.iter().any(|player| player.checked_in_at.is_some())
}

/// Who is written to, and what.
async fn mails(site: &Site) -> Vec<(String, String)> {
    let mut tx = site.app.database.read().await.unwrap();
    let mails = storage::outbox::list_due_mails(&mut tx, site.app.clock.now()).await.unwrap();
    mails.into_iter().map(|mail| (mail.recipient, mail.body)).collect()
}

#[actix_web::test]
async fn who_goes_back_and_signs_up_again_is_asked_and_strangers_hear_nothing_of_an_address() {
    let site = Site::start().await;
    let event = event(&site, 8).await;
    let ann = [("name", "Ann Archer"), ("email", "ann@example.org")];
    let browser = site.visitor();
    browser.post(REGISTER, &ann).await.leads_to("/e/spring-open/welcome");
    let count = async || {
        let mut tx = site.app.database.read().await.unwrap();
        storage::players::list_players(&mut tx, event.id).await.unwrap().len()
    };
    // Back, and sent again: a form of its own, for the page was made anew.
    let again = browser.post(REGISTER, &ann).await;
    again.is(422).says(text!("player-refusal-signed-up-here", name = "Ann Archer"));
    again.shows("This is someone else").shows("value=\"ann@example.org\"");
    // By the address alone too, as long as it is the same browser.
    let child = [("name", "Bo Archer"), ("email", "Ann@Example.org")];
    browser.post(REGISTER, &child).await.is(422).shows("You've already signed up Ann Archer.");
    assert_eq!(count().await, 1);
    let meant = [&child[..], &[("another", "on")]].concat();
    browser.post(REGISTER, &meant).await.leads_to("/e/spring-open/welcome");
    // Somebody elsewhere hears of the name, which the list of players tells everybody, and never of the address.
    let stranger = site.visitor();
    let same = stranger.post(REGISTER, &[("name", "ann archer")]).await;
    same.is(422).shows("Ann Archer is already signed up.").hides("You've already signed up");
    let other = [("name", "Cy Curious"), ("email", "ann@example.org")];
    stranger.post(REGISTER, &other).await.leads_to("/e/spring-open/welcome");
    let namesake = [("name", "Ann Archer"), ("another", "on")];
    site.visitor().post(REGISTER, &namesake).await.leads_to("/e/spring-open/welcome");
    assert_eq!(count().await, 4);
    site.visitor().get(REGISTER).await.is(200).hides("This is someone else");
}

/// On the desk to show, and as a poster; once nobody can sign up any more, the poster leads to the event.
#[actix_web::test]
async fn the_sign_up_address_stands_on_the_desk_and_on_a_poster() {
    let site = Site::start().await;
    let event =
        site.event_called("Spring <b>Öpen", "spring-open", Stage::Published, Settings::default()).await;
    let desk = site.organiser(&event).await;
    let page = desk.get("/e/spring-open/desk/players").await;
    page.is(200).shows("/e/spring-open/register</a>").shows("QR code of the sign-up address");
    page.shows("/e/spring-open/desk/print/poster.pdf");
    let poster = async || text_of(&desk.get("/e/spring-open/desk/print/poster.pdf").await);
    let open = poster().await;
    assert!(
        open.is_empty() || open.contains("Scan to sign up") && open.contains("/e/spring-open/register"),
        "{open}"
    );
    desk.post("/e/spring-open/desk/stage", &[("stage", "registration_closed")]).await.is(303);
    let closed = poster().await;
    assert!(
        !closed.contains("register") && (closed.is_empty() || closed.contains("Scan for pairings")),
        "{closed}"
    );
    desk.get("/e/spring-open/desk/players").await.is(200).hides("QR code of the sign-up address");
    desk.get("/e/spring-open/desk/print").await.is(200).shows("Poster with the event");
}
