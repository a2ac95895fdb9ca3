//! What an organiser does on the day itself, and what players read meanwhile.

use crate::support::{
    floor::{Floor, Seat, address},
    html_form::HtmlForm,
    site::Site,
};
use muster::{
    domain::{
        event::{
            Stage,
            pack::{BattleplanChoice, DaySettings, Settings},
            timetable::{PartKind, TimetablePart},
        },
        numbers::RoundNumber,
    },
    storage::{self, accounts::Account},
};

const DESK: &str = "/e/spring-open/desk";
const ROUND: &str = "/e/spring-open/desk/rounds/1";

#[actix_web::test]
async fn to_finish_the_event_is_asked_for_and_refused_while_a_table_plays() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[(1, [30, 4, 20, 3])]).await;
    floor.desk.get(DESK).await.shows("Finish the event…").hides("value=\"finished\"");
    let stage = format!("{DESK}/stage");
    floor.desk.post(&stage, &[("stage", "finished")]).await.is(422).shows("1 table has no result yet");
    let finish = format!("{DESK}/finish");
    let page = floor.desk.get(&finish).await;
    page.is(200).says(text!("desk-finish-ask")).shows("round 1 table 2").shows("Round 1</a> isn't closed");
    floor.desk.post(&finish, &[]).await.is(422).says(text!("desk-finish-say-why"));
    assert_eq!(floor.stage().await, Stage::Running);
    floor.desk.post(&finish, &[("reason", "the hall closes")]).await.leads_to(DESK);
    assert_eq!(floor.stage().await, Stage::Finished);
    floor.desk.get(&format!("{DESK}/audit")).await.shows("the hall closes");
    // The same page has what remains.
    let page = floor.desk.get(&finish).await;
    page.is(200)
        .says(text!("desk-finished-explained"))
        .says_not(text!("desk-finish-ask"))
        .says(text!("desk-finished-standings-are-seen"));
    for way in ["awards", "print/certificates.pdf", "event-whole.json", "players?only=refund", "delete"] {
        page.shows(&format!("href=\"{DESK}/{way}\""));
    }
    page.shows("href=\"/e/spring-open/standings.csv\"").shows("No refunds due.");
    let thanks = [("what", "announcement"), ("text", "Thank you all"), ("once", "thanks")];
    floor.desk.post(&format!("{DESK}/news"), &thanks).await.is(303);
    floor.desk.get(&finish).await.shows("Now showing: <q>Thank you all</q>");
    floor.desk.get(DESK).await.says(text!("desk-home-event-is-finished.label"));
    // What was promised there: nothing is reported any more, and nobody called, from no page.
    let battle = floor.battle(1, 2).await;
    let phone = floor.phone(floor.number(battle.a)).await;
    phone
        .get("/e/spring-open/me")
        .await
        .is(200)
        .says_not(text!("play-report-the-result"))
        .hides("Scoring sheet")
        .hides("A judge");
    floor
        .send(1, 2, Seat::A, [30, 4, 20, 3])
        .await
        .is(422)
        .shows("The event is over and its results are final");
    let sheet = format!("{}/sheet", address(&battle));
    phone
        .post(&sheet, &[("once", "tap-too-late"), ("step", "priority/1=>a")])
        .await
        .is(422)
        .shows("is closed");
    let call = format!("{}/call", address(&battle));
    phone.post(&call, &[("kind", "rules"), ("back", "me")]).await.is(303);
    phone
        .get("/e/spring-open/me")
        .await
        .says(text!("call-refusal-not-played-now"))
        .says_not(text!("calls-called"));
    floor.desk.get(DESK).await.hides("Pause").hides("Start clock").hides("left before round");
    // Nor does the event's page, where the standings are kept for the ceremony.
    floor.desk.post(&format!("{DESK}/standings/hide"), &[("up_to", "0")]).await.is(303);
    floor.site.visitor().get("/e/spring-open").await.is(200).shows("Round 1 of").hides("under way");
    floor.site.visitor().get("/e/spring-open").await.hides("<dd>Round 2</dd>");
    floor.desk.post(&format!("{DESK}/standings/hide"), &[("up_to", "")]).await.is(303);
    let standings = floor.site.visitor().get("/e/spring-open/standings").await;
    standings
        .says(text!("standings-battles-missing-at-the-end", count = 1))
        .says_not(text!("standings-battles-missing", count = 1));
}

#[actix_web::test]
async fn an_event_whose_tables_have_all_finished_ends_without_a_reason() {
    let floor = Floor::with_players(4).await;
    let results = [1, 2].map(|table| (table, [30, 4, 20, 3]));
    floor.play(1, &results).await;
    floor.desk.post(&format!("{ROUND}/close"), &[]).await.is(303);
    floor.desk.post(&format!("{DESK}/finish"), &[]).await.leads_to(DESK);
    assert_eq!(floor.stage().await, Stage::Finished);
}

#[actix_web::test]
async fn minutes_count_from_when_a_round_was_published_or_its_clock_was_started() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let version = floor.desk.get(ROUND).await.hidden("version");
    let plan = [("version", version.as_str()), ("battleplan", ""), ("starts_at", "2025-05-09T18:00")];
    floor.desk.post(&format!("{ROUND}/plan"), &plan).await.is(303);
    floor.publish(1).await.is(303);
    floor.site.wait(41);
    let battles = format!("{DESK}/battles");
    floor.desk.get(&battles).await.shows("quiet").shows("<span>41 min</span>");
    let phone = floor.phone(1).await;
    phone.get("/e/spring-open/me").await.shows("Starts").hides("starts");
    floor.desk.get(ROUND).await.says(text!("desk-rounds-clock-not-started"));
    floor.desk.post(&format!("{ROUND}/clock"), &[]).await.leads_to(ROUND);
    floor.desk.get(&battles).await.shows("playing").hides(" min</span>");
    floor.site.wait(43);
    floor.desk.get(&battles).await.shows("<span>43 min</span>");
    floor.desk.get(ROUND).await.says_not(text!("desk-rounds-clock-not-started"));
    phone.get("/e/spring-open/me").await.shows("Time left").says_not(text!("play-me-start-planned"));
    for page in ["rounds/1", "rounds/1/tables/1"] {
        phone
            .get(&format!("/e/spring-open/{page}"))
            .await
            .shows("Started ")
            .says_not(text!("play-me-start-planned"));
    }
}

#[actix_web::test]
async fn a_plan_is_none_any_more_once_somebody_reported_without_a_clock() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    let version = floor.desk.get(ROUND).await.hidden("version");
    let plan = [("version", version.as_str()), ("battleplan", ""), ("starts_at", "2025-05-11T09:30")];
    floor.desk.post(&format!("{ROUND}/plan"), &plan).await.is(303);
    floor.publish(1).await.is(303);
    let public = floor.site.visitor();
    for page in ["rounds/1", "rounds/1/tables/1", "rounds/1/tables/2"] {
        public.get(&format!("/e/spring-open/{page}")).await.shows("Starts");
    }
    // Nobody starts a clock a day before.
    floor
        .desk
        .get(DESK)
        .await
        .shows("Everyone is checked in.")
        .shows("btn btn--main\" href=\"/e/spring-open/desk/check-in");
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    for page in ["rounds/1", "rounds/1/tables/1", "rounds/1/tables/2"] {
        public.get(&format!("/e/spring-open/{page}")).await.hides("Starts");
    }
}

#[actix_web::test]
async fn a_round_is_published_and_its_clock_started_with_one_button() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    // A round of tomorrow is published today, and its clock is nobody's next step.
    let aside = "class=\"btn btn--bare\" name=\"clock\" value=\"start\"";
    for (starts, is_aside) in [("2035-05-10T09:30", true), ("", false)] {
        let version = floor.desk.get(ROUND).await.hidden("version");
        let plan = [("version", version.as_str()), ("battleplan", ""), ("starts_at", starts)];
        floor.desk.post(&format!("{ROUND}/plan"), &plan).await.is(303);
        assert_eq!(floor.desk.get(ROUND).await.has(aside), is_aside, "{starts}");
    }
    let page = floor.desk.get(ROUND).await;
    page.says(text!("desk-rounds-publish-and-start"));
    let version = page.hidden("version");
    let fields = [("version", version.as_str()), ("clock", "start"), ("once", "publish-once")];
    for _ in 0..2 {
        floor.desk.post(&format!("{ROUND}/publish"), &fields).await.leads_to(ROUND);
    }
    floor.desk.get(ROUND).await.shows("Started ").says_not(text!("desk-rounds-clock-not-started"));
}

#[actix_web::test]
async fn names_from_right_to_left_stand_for_themselves_on_pages_and_in_the_log() {
    let floor = Floor::with_names(&["דוד כהן", "محمد علي", "Ann 3", "Bo"]).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let public = floor.site.visitor().get("/e/spring-open/rounds/1").await;
    public.shows("/players/1\">דוד כהן</a>").shows("/players/2\">محمد علي</a>");
    floor.desk.post(&format!("{DESK}/check-in"), &[("number", "1"), ("undo", "yes")]).await.is(303);
    let log = floor.desk.get(&format!("{DESK}/audit")).await;
    log.shows("took back \u{2068}דוד כהן\u{2069}'s check-in");
    let found = floor
        .desk
        .get(&format!("{DESK}/audit?q=%D7%93%D7%95%D7%93%20%D7%9B%D7%94%D7%9F%27s%20check-in"))
        .await;
    found.shows("took back \u{2068}דוד כהן\u{2069}'s check-in");
    floor.desk.get(&format!("{DESK}/players/1")).await.shows("value=\"דוד כהן\"");
}

#[actix_web::test]
async fn settings_that_contradict_each_other_are_told_at_the_top_and_at_their_field() {
    let site = Site::start().await;
    let settings = Settings {
        rounds: 5,
        round_minutes: 165,
        starts_on: "2025-05-10".parse().ok(),
        roster_deadline: "2025-05-11T20:00:00Z".parse().ok(),
        battleplans: BattleplanChoice::Public,
        battleplan_list: vec!["teh-vice".into()],
        ..Settings::default()
    };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let olga = site.organiser(&event).await;
    let rounds = olga.get(&format!("{DESK}/set-up/rounds-and-prizes")).await;
    rounds.shows("<a href=\"#f-rounds\">5 rounds on day 1 would end after midnight").shows(
        "<a href=\"#f-battleplan_list\">Round 1: “Teh Vice” isn&#39;t one of this game&#39;s battleplans",
    );
    let rosters = olga.get(&format!("{DESK}/set-up/rosters")).await;
    rosters
        .shows("<a href=\"#f-roster_deadline\">The roster deadline is after round 1 starts")
        .shows("<p class=\"note note--warn note--small\">The roster deadline is after round 1 starts")
        .shows("id=\"w-roster_deadline\"")
        .shows("w-roster_deadline\"");
    olga.get(DESK).await.shows("desk/set-up/rounds-and-prizes#f-rounds");
}

#[actix_web::test]
async fn sign_up_after_the_event_and_a_meal_in_a_round_are_told_on_the_pages_where_they_are_set() {
    let site = Site::start().await;
    let part = |at: &str, minutes, what| TimetablePart { day: 1, at: at.parse().unwrap(), minutes, what };
    let settings = Settings {
        starts_on: "2025-05-10".parse().ok(),
        timetable: vec![
            part("09:30:00", 165, PartKind::Round(RoundNumber(1))),
            part("10:00:00", 60, PartKind::Meal),
        ],
        rounds: 1,
        day: DaySettings {
            registration_opens_at: "2025-06-10T10:00:00Z".parse().ok(),
            ..DaySettings::default()
        },
        ..Settings::default()
    };
    let event = site.event_with("spring-open", Stage::Published, settings).await;
    let olga = site.organiser(&event).await;
    let day = olga.get(&format!("{DESK}/set-up/who")).await;
    day.shows("<a href=\"#f-registration_opens_at\">Sign-up opens after the event is over")
        .shows("id=\"w-registration_opens_at\"")
        .hides("href=\"#f-registration_closes_at\"");
    let timetable = olga.get(&format!("{DESK}/timetable")).await;
    timetable
        .shows("<a href=\"#f-at_2\">Meal is during round 1.")
        .shows("aria-describedby=\"w-at_2\"")
        .shows("id=\"w-at_2\"");
    let now = olga.get(DESK).await;
    now.shows("desk/set-up/who#f-registration_opens_at").shows("desk/timetable#f-at_2");
    // A single problem has its link too.
    let wrong = [("registration_opens_at", "soon"), ("seen", "")];
    olga.post(&format!("{DESK}/set-up/who"), &wrong)
        .await
        .is(422)
        .shows("<li><a href=\"#f-registration_opens_at\">Sign-up opens: Enter a day and time");
}

#[actix_web::test]
async fn where_a_form_was_refused_the_page_can_be_loaded_again() {
    let floor = Floor::with_players(4).await;
    floor.play(1, &[]).await;
    floor.desk.post(&format!("{ROUND}/close"), &[]).await.is(422);
    floor.desk.get(&format!("{ROUND}/close")).await.leads_to(ROUND);
    floor.desk.get(&format!("{ROUND}/nowhere")).await.is(404).shows("rel=\"icon\"");
}

#[actix_web::test]
async fn the_names_of_the_tables_stand_beside_the_sheets_of_paper() {
    let floor = Floor::with_names(&["Ann", "Bo"]).await;
    floor.play(1, &[]).await;
    let page = floor.desk.get(&format!("{DESK}/battles/paper")).await;
    let battle = floor.battle(1, 1).await;
    let (a, b) = (floor.number(battle.a), floor.number(battle.b.unwrap()));
    let names = |number| floor.player(number).name.to_string();
    page.shows(&format!("data-paper-table=\"1\" data-a=\"{}\" data-b=\"{}\"", names(a), names(b)));
}

#[actix_web::test]
async fn a_site_without_accounts_names_the_set_up_link() {
    let site = Site::start().await;
    site.visitor().get("/").await.shows("open the set-up link");
    // Somebody who has signed up looks after nothing.
    site.account("Pat").await;
    site.visitor().get("/").await.shows("open the set-up link");
    let olga = Account { site_admin: true, ..site.account_like("Olga") };
    let mut tx = site.app.database.write().await.unwrap();
    storage::accounts::insert(&mut tx, &olga).await.unwrap();
    tx.commit().await.unwrap();
    site.visitor().get("/").await.hides("open the set-up link");
}

#[actix_web::test]
async fn an_address_that_no_phone_reaches_is_told_where_links_are_printed() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    let page = olga.get(&format!("{DESK}/print")).await;
    page.shows("which phones can't reach").shows("--url");
}

/// Neither pages nor papers can write a year of five digits.
#[actix_web::test]
async fn a_year_beyond_9999_is_refused_where_it_is_typed() {
    let floor = Floor::with_players(4).await;
    let form = async |page: &str| {
        let path = format!("{DESK}/{page}");
        HtmlForm::on(&floor.desk.get(&path).await, &path, &path)
    };
    let mut settings = form("set-up/when-and-where").await;
    settings.set("starts_on", "+12025-05-10");
    settings.send(&floor.desk).await.is(422).shows("Enter a day").shows("+12025-05-10");
    let mut day = form("set-up/who").await;
    day.set("registration_opens_at", "+12025-05-10T09:30");
    day.send(&floor.desk).await.is(422).shows("Enter a year with 4 digits").shows("+12025-05-10T09:30");
    settings.set("starts_on", "9999-12-31");
    settings.set("ends_on", "");
    settings.send(&floor.desk).await.is(303);
    floor.site.visitor().get("/e/spring-open").await.is(200).shows("9999");
}
