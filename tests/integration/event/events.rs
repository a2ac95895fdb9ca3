//! Events: creating one, its settings, its stages.

use crate::support::{
    floor::Floor,
    html_form::HtmlForm,
    site::{Reply, Site},
};
use muster::{
    domain::{
        event::{
            Stage,
            pack::{RosterPolicy, Settings},
            permission::StaffRole,
        },
        system,
    },
    storage,
    text::audit::{LogContext, describe_recorded_act},
};

#[actix_web::test]
async fn an_event_is_created_from_a_name_and_sent_twice_it_is_one() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let page = olga.get("/events/new").await;
    let once = page.is(200).hidden("once");
    let typed = [
        ("once", once.as_str()),
        ("name", "Été à Lyon"),
        ("points_limit", "2,000"),
        ("rounds", "5"),
        ("capacity", "64"),
        ("time_zone", "Europe/Paris"),
        ("starts_on", "2025-06-14"),
        ("ends_on", "2025-06-15"),
        ("roster_deadline", "2025-06-08T20:00"),
    ];
    olga.post("/events", &typed).await.leads_to("/e/ete-a-lyon/desk/set-up/when-and-where");
    olga.post("/events", &typed).await;
    let mut tx = site.app.database.read().await.unwrap();
    let events = storage::events::list_events(&mut tx).await.unwrap();
    assert_eq!(events.len(), 1, "{:?}", events.iter().map(|event| &event.slug).collect::<Vec<_>>());
    let settings = &events[0].settings;
    assert_eq!((settings.rounds, settings.capacity), (5, 64));
    assert_eq!(settings.roster_deadline.unwrap().to_rfc3339(), "2025-06-08T18:00:00+00:00");
    drop(tx);
    olga.get("/e/ete-a-lyon").await.is(200).shows("Sat 14 to Sun 15 Jun 2025").shows("Sun 8 Jun 2025, 20:00");
}

#[actix_web::test]
async fn e3_e6_date_places_and_points_suggest_the_rest_with_the_reasons() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let typed = [
        ("do", "suggest"),
        ("name", ""),
        ("points_limit", "1000"),
        ("rounds", "3"),
        ("capacity", "31"),
        ("time_zone", "Europe/London"),
        ("starts_on", "2027-05-15"),
        ("ends_on", "2027-05-16"),
    ];
    let page = olga.post("/events", &typed).await;
    page.is(200).shows("5 rounds: usual for 32 players over 2 days").shows("usual for 1,000 points");
    page.shows("so it applies on Sat 15 May 2027").shows("Rosters due on Sat 8 May 2027, 20:00");
    page.shows("Day 2, Sun 16 May 2027").shows("Round 5").shows("Awards").shows("2027-05-08T20:00");
    // The game follows the season, and says what that means.
    page.shows("General&#39;s Handbook 2026-27 instead of Age of Sigmar 4").hides("without a scoring sheet");
    page.shows("<option value=\"aos4-ghb2026\" selected>").hides("aos4-later");
    // What tells the seasons apart comes first: a phone shows no more than that.
    page.shows("selected>General&#39;s Handbook 2026-27, Age of Sigmar 4</option>");
    let minutes = page.body.split("name=\"round_minutes\"").nth(1).unwrap();
    assert!(!minutes.contains("value=\"165\""), "smaller armies play shorter rounds");
    olga.get("/").await.hides("is a draft");
    let wrong = typed.map(|(name, value)| if name == "rounds" { (name, "many") } else { (name, value) });
    olga.post("/events", &wrong).await.is(422).hides("Suggestions are filled in");
}

#[actix_web::test]
async fn what_is_wrong_with_a_new_event_stands_at_its_field() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let typed = [
        ("name", " "),
        ("rounds", "many"),
        ("capacity", "-4"),
        ("time_zone", "Mars"),
        ("points_limit", "2000"),
    ];
    let reply = olga.post("/events", &typed).await;
    reply
        .is(422)
        .says(text!("event-name-error-empty"))
        .shows("from 1 to 20")
        .shows("“Mars” is not a time zone");
    reply.shows("value=\"many\"");
}

#[actix_web::test]
async fn two_events_of_one_name_have_two_addresses() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let typed = [
        ("name", "Cup"),
        ("points_limit", "1000"),
        ("rounds", "3"),
        ("capacity", "8"),
        ("time_zone", "Europe/London"),
    ];
    olga.post("/events", &typed).await.leads_to("/e/cup/desk/set-up/when-and-where");
    olga.post("/events", &typed).await.leads_to("/e/cup-2/desk/set-up/when-and-where");
}

#[actix_web::test]
async fn stages_move_forward_and_back_where_nothing_depends_on_it() {
    let site = Site::start().await;
    let at_table = Settings { rosters: RosterPolicy::AtTable, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Draft, at_table).await;
    let olga = site.organiser(&event).await;
    let stage = async |to: &str| olga.post("/e/spring-open/desk/stage", &[("stage", to)]).await;
    stage("finished").await.is(422).shows("can't go from");
    stage("published").await.leads_to("/e/spring-open/desk");
    site.visitor().get("/").await.shows("Spring Open");
    stage("draft").await.leads_to("/e/spring-open/desk");
    site.visitor().get("/e/spring-open").await.is(404);
    for to in ["published", "registration_closed", "running", "finished", "archived", "finished", "running"] {
        stage(to).await.leads_to("/e/spring-open/desk");
    }
}

#[actix_web::test]
async fn settings_saved_over_newer_ones_come_back_and_nothing_is_lost() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let (olga, otto) = (
        site.organiser(&event).await,
        site.staff(&event, "Otto", muster::domain::event::permission::StaffRole::Organiser).await,
    );
    let fields = |seen: &str, venue: &str| -> Vec<(String, String)> {
        [("seen", seen), ("name", "Spring Open"), ("venue", venue), ("time_zone", "Europe/London")]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .to_vec()
    };
    let send = async |who: &crate::support::site::Browser, fields: &[(String, String)]| {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        who.post("/e/spring-open/desk/set-up/when-and-where", &fields).await
    };
    let seen = olga.get("/e/spring-open/desk/set-up/when-and-where").await.hidden("seen");
    send(&otto, &fields(&seen, "The New Hall")).await.leads_to("/e/spring-open/desk/set-up/when-and-where");
    let stale = send(&olga, &fields(&seen, "The Old Hall")).await;
    stale
        .is(409)
        .shows("someone else changed the same fields")
        .shows("Someone else changed this to <q>The New Hall</q>. You entered <q>The Old Hall</q>.");
    site.visitor().get("/e/spring-open").await.shows("The New Hall");
    let seen = stale.hidden("seen");
    let mut coloured = fields(&seen, "The Old Hall");
    coloured.push(("accent".to_owned(), "murrey".to_owned()));
    coloured.push(("once".to_owned(), stale.hidden("once")));
    send(&olga, &coloured).await.leads_to("/e/spring-open/desk/set-up/when-and-where");
    // A double click is no somebody else.
    send(&olga, &coloured).await.leads_to("/e/spring-open/desk/set-up/when-and-where");
    site.visitor().get("/e/spring-open").await.shows("The Old Hall").shows("1. Opponents&#39; wins");
    for page in ["", "/standings", "/screen", "/desk/set-up/when-and-where"] {
        olga.get(&format!("/e/spring-open{page}")).await.shows("data-accent=\"murrey\"");
    }
    let mut tx = site.app.database.read().await.unwrap();
    let log = storage::audit::list_audit_entries(&mut tx, event.id).await.unwrap();
    assert!(
        log.iter().any(|row| describe_recorded_act(
            &row.recorded(),
            LogContext { settings: &event.settings, players: &[] }
        )
        .what
        .say_by(&muster::text::Speaker::in_english())
        .contains("venue (The New Hall → The Old Hall)")),
        "{log:?}"
    );
}

#[actix_web::test]
async fn changes_made_at_once_all_land_in_one_chain() {
    use muster::{
        actions::{self, Actor},
        domain::event::audit::{self, AuditSubject, EventAct, LogEntry},
    };
    let site = Site::start().await;
    let event = site.event(Stage::Running).await;
    let all = futures_util::future::join_all((0..30).map(|n| {
        let app = site.app.clone();
        async move {
            let entry =
                LogEntry::new(AuditSubject::Event, EventAct::BattleplanAdded { name: format!("Plan {n}") });
            actions::change_event(&app, event.id, &Actor::muster(), async |_, _| Ok(((), entry))).await
        }
    }))
    .await;
    assert!(all.iter().all(Result::is_ok), "{all:?}");
    let mut tx = site.app.database.read().await.unwrap();
    let log = storage::audit::list_audit_entries(&mut tx, event.id).await.unwrap();
    let mut before = String::new();
    for (row, sequence) in log.iter().zip(1..) {
        assert_eq!((row.sequence, &row.hash), (sequence, &audit::hash_log_link(&before, &row.recorded())));
        before.clone_from(&row.hash);
    }
    assert_eq!(log.len(), 30);
}

#[actix_web::test]
async fn an_event_is_made_like_an_earlier_one_by_who_organised_that() {
    let site = Site::start().await;
    let settings = Settings {
        venue: "The Corn Exchange".into(),
        rounds: 5,
        prizes: "A wooden spoon".into(),
        starts_on: "2025-05-10".parse().ok(),
        ..Settings::default()
    };
    let event = site.event_with("spring-open", Stage::Finished, settings).await;
    let olga = site.organiser(&event).await;
    let tables = [("once", "tables-of-the-hall"), ("tables", "1-3 main hall"), ("order", "higher_on_lower")];
    olga.post("/e/spring-open/desk/tables", &tables).await.is(303);
    let page = olga.get("/events/new?like=spring-open").await;
    page.is(200)
        .shows("Copied from <strong>Spring Open</strong>")
        .shows("value=\"The Corn Exchange\"")
        .hides("2025-05-10");
    let typed = [
        ("once", "another-spring-open"),
        ("like", "spring-open"),
        ("name", "Autumn Open"),
        ("points_limit", "1500"),
        ("rounds", "5"),
        ("capacity", "8"),
        ("time_zone", "Europe/London"),
        ("venue", "The Corn Exchange"),
    ];
    olga.post("/events", &typed).await.leads_to("/e/autumn-open/desk/set-up/when-and-where");
    olga.get("/e/autumn-open").await.is(200).shows("A wooden spoon").hides("2025");
    olga.get("/e/autumn-open/desk/tables").await.is(200).shows("main hall");

    // A judge of it, and anybody else, begins with the preset: the earlier pack may hold secrets.
    let judge = site.staff(&event, "Judy", StaffRole::Judge).await;
    judge.get("/events/new?like=spring-open").await.is(200).hides("Corn Exchange");
    let other: Vec<_> = typed.iter().map(|&(k, v)| (k, if k == "name" { "Stolen" } else { v })).collect();
    judge.post("/events", &other).await.leads_to("/e/stolen/desk/set-up/when-and-where");
    judge.get("/e/stolen").await.is(200).hides("wooden spoon");
}

#[actix_web::test]
async fn what_is_wrong_with_a_field_stands_in_place_of_its_hint() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    let settings = "/e/spring-open/desk/set-up/who";
    let page = olga.get(settings).await;
    page.shows("id=\"h-capacity\">Even numbers work best").shows("aria-describedby=\"h-capacity\"");
    let wrong = olga.post(settings, &[("name", "Spring Open"), ("capacity", "many")]).await;
    wrong.is(422).shows("aria-describedby=\"p-capacity\"").shows("id=\"p-capacity\"");
    wrong.hides("Even numbers work best").hides("h-capacity");
    // The others keep theirs.
    wrong.shows("marked “no refund”");
}

#[actix_web::test]
async fn settings_that_do_not_fit_who_plays_already_are_told_at_their_field() {
    let site = Site::start().await;
    let settings = Settings { capacity: 2, ..Settings::default() };
    let event = site.event_with("spring-open", Stage::Running, settings).await;
    site.players(&event, &["Ann", "Bo", "Cy", "Di"]).await;
    let olga = site.organiser(&event).await;
    let page = olga.get("/e/spring-open/desk/set-up/who").await;
    page.is(200).shows("4 players are already in, so 2 places are too few.");
}

#[actix_web::test]
async fn no_deadline_is_suggested_that_is_over_and_the_guide_is_of_what_is_suggested() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    // It is Saturday, 10 May 2025: a week before the event is over.
    let typed = [
        ("do", "suggest"),
        ("name", ""),
        ("points_limit", "2000"),
        ("rounds", "3"),
        ("capacity", "27"),
        ("time_zone", "Europe/London"),
        ("starts_on", "2025-05-15"),
        ("ends_on", "2025-05-16"),
    ];
    let page = olga.post("/events", &typed).await;
    page.is(200).shows("Rosters due on Mon 12 May 2025, 20:00: 3 days to check and fix them.");
    page.shows("For 28 places over 2 days: 5 rounds.").hides("32 places").hides("places over one day");
    let today = typed.map(|(name, value)| match name {
        "starts_on" | "ends_on" => (name, "2025-05-10"),
        _ => (name, value),
    });
    let page = olga.post("/events", &today).await;
    page.is(200).hides("Rosters due on").says(text!("guide-reason-no-deadline"));
}

#[actix_web::test]
async fn an_event_of_another_season_than_its_game_is_not_made_without_a_question() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let new = |more: [(&'static str, &'static str); 3]| {
        let usual = [("name", "Cup"), ("points_limit", "2000"), ("rounds", "5"), ("capacity", "32")];
        let usual = usual.into_iter().chain([("round_minutes", "165"), ("time_zone", "Europe/London")]);
        usual.chain(more).collect::<Vec<_>>()
    };
    let (chosen, by_date) = (("season", "General's Handbook 2026-27"), ("starts_on", "2026-11-07"));
    let game = ("system", "aos4-ghb2024");
    for asked in [new([game, chosen, ("venue", "")]), new([game, by_date, ("season", "")])] {
        let page = olga.post("/events", &asked).await;
        page.is(422).shows("2026-27 is played with “Age of Sigmar 4, General&#39;s Handbook 2026-27”");
        page.shows("Which game do you want?").shows("value=\"Cup\"");
    }
    olga.get("/").await.hides("is a draft");
    // With the other game, it is made.
    let other = new([("system", "aos4-ghb2026"), chosen, ("venue", "")]);
    olga.post("/events", &other).await.leads_to("/e/cup/desk/set-up/when-and-where");
    // One tap answers: the game that is meant, with its season and its preset, or the one that was chosen.
    for (slug, answer, game) in [
        ("cup-2", ["meant", "aos4-ghb2026"], "aos4-ghb2026"),
        ("cup-3", ["other_season", "on"], "aos4-ghb2024"),
    ] {
        let asked = olga.post("/events", &new([("system", "aos4-ghb2024"), chosen, ("venue", "Hall")])).await;
        let mut forms = HtmlForm::all(&asked, "/events").into_iter();
        let form = forms.rfind(|form| form.action == "/events").unwrap();
        form.send_by(&olga, &answer.map(String::from))
            .await
            .leads_to(&format!("/e/{slug}/desk/set-up/when-and-where"));
        let mut tx = site.app.database.read().await.unwrap();
        let made = storage::events::by_slug(&mut tx, slug).await.unwrap().unwrap().settings;
        let season = made.composition.season.as_deref();
        assert_eq!((made.system.as_str(), season), (game, Some("General's Handbook 2026-27")), "{slug}");
        assert_eq!((made.venue.as_str(), made.rounds), ("Hall", 5), "{slug}");
    }
}

#[actix_web::test]
async fn another_game_on_the_form_keeps_what_was_typed() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let page = olga.get("/events/new").await;
    let form = HtmlForm::all(&page, "/events/new").into_iter().find(|form| form.action == "/events").unwrap();
    let mut form = form;
    for (name, typed) in [("name", "Autumn Cup"), ("venue", "Town hall"), ("capacity", "48")] {
        form.set(name, typed);
    }
    let page = form.send_by(&olga, &["game".into(), "t9a3".into()]).await;
    page.is(200).shows("The 9th Age, 3rd edition").shows("value=\"Autumn Cup\"").shows("value=\"Town hall\"");
    // What was typed stays; what the preset had filled in is the other preset's.
    page.shows("name=\"capacity\" type=\"text\" inputmode=\"numeric\" autocomplete=\"off\" value=\"48\"");
    page.shows("value=\"4000\"");
    olga.get("/").await.hides("is a draft");
}

#[actix_web::test]
async fn the_first_draw_says_that_nobody_has_a_result_yet() {
    let floor = Floor::with_players(4).await;
    let page = floor.desk.get("/e/spring-open/desk/rounds").await;
    page.is(200).shows("At random, as there are no results yet.").hides("By results");
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1])]).await;
    floor.close(1).await;
    floor.desk.get("/e/spring-open/desk/rounds").await.shows("By results.");
}

#[actix_web::test]
async fn what_is_said_of_files_check_in_and_free_places_is_true() {
    let floor = Floor::with_players(2).await;
    let page = floor.desk.get("/e/spring-open/desk/delete").await;
    page.is(200).shows("desk/event-whole.json\">Download full event file");
    let screen = floor.desk.get("/e/spring-open/desk/screen").await;
    screen.is(200).shows("Players, battles and pairings (JSON)").hides("The whole event as JSON");
    let day = floor.desk.get("/e/spring-open/desk/set-up/who").await;
    day.is(200)
        .shows("until round 1 is published")
        .hides("until round 1 is drawn")
        .hides("Until the first draw");
}

#[actix_web::test]
async fn the_game_of_a_new_event_is_found_by_its_edition_and_by_other_names() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let page = olga.get("/events/new").await;
    page.is(200).shows("formaction=\"/events/new/games\"").says(text!("desk-setup-new-choose-game"));
    let games = "/events/new/games";
    let page = olga.get(games).await;
    page.is(200).shows("Warhammer 40,000, 11th edition").shows("Age of Sigmar, 3rd edition");
    page.shows("A battle is worth up to 20").shows("Players fill in a scoring sheet");
    // Nobody begins with a game that is kept for events that have it.
    page.hides("aos4-later").says_not(text!("desk-setup-games-none"));
    for (wanted, found, other) in [
        ("40k", "wh40k-11", "value=\"tow\""),
        ("TOW", "tow", "wh40k"),
        ("11th+edition", "wh40k-11", "system=aos3"),
        ("3rd+sigmar", "aos3", "system=t9a3"),
        ("aqshy", "aos4-ghb2026", "system=aos4-ghb2025"),
        ("ghb+2025", "aos4-ghb2025", "system=aos4-ghb2026"),
    ] {
        let page = olga.get(&format!("{games}?q={wanted}")).await;
        page.is(200).shows(&format!("href=\"/events/new?system={found}\"")).hides(other);
    }
    let none = olga.get("/events/new/games?q=chess").await;
    none.is(200).says(text!("desk-setup-games-none")).hides("system=");
    // What this site has played stands first.
    let at = |page: &Reply, text: &str| page.body.find(text).unwrap_or_else(|| panic!("no {text}"));
    let page = olga.get(games).await;
    page.hides("Played on this site");
    assert!(at(&page, "system=aos3") < at(&page, "system=tow"));
    let settings = Settings::for_system(system::find_system("tow").unwrap());
    site.event_with("old-world", Stage::Draft, settings).await;
    let page = olga.get(games).await;
    page.shows("Played on this site");
    assert!(at(&page, "system=tow") < at(&page, "system=aos3"));
    site.visitor().get(games).await.is(303);
}

#[actix_web::test]
async fn choosing_a_game_keeps_what_was_typed() {
    let site = Site::start().await;
    let olga = site.signed_in(&site.account("Olga").await).await;
    let asked = "name=Caf%C3%A9+%3Cb%3E&capacity=48&points_limit=2000&rounds=3&venue=Town+hall&starts_on=2027-05-15\
                 &system=aos4-ghb2024&time_zone=Europe%2FParis&once=nothing&q=40k";
    let page = olga.get(&format!("/events/new/games?{asked}")).await;
    page.is(200).shows("value=\"Town hall\"").hides("Café <b>").hides("value=\"nothing\"");
    // The search keeps it as well.
    let search = HtmlForm::all(&page, "/events/new/games").into_iter().next().unwrap();
    assert!(search.fields.iter().any(|field| field.name == "venue" && field.value == "Town hall"));
    let form =
        HtmlForm::all(&page, "/events/new/games").into_iter().find(|form| form.action == "/events").unwrap();
    let page = form.send_by(&olga, &["game".into(), "wh40k-11-20-0".into()]).await;
    page.is(200).shows("standard settings for <strong>Warhammer 40,000, 11th edition, scored 20");
    for kept in ["Café &#60;b&#62;", "Town hall", "2027-05-15", "Europe/Paris"] {
        page.shows(&format!("value=\"{kept}\""));
    }
    page.shows("autocomplete=\"off\" value=\"48\"").shows("name=\"system\" value=\"wh40k-11-20-0\"");
    olga.get("/").await.hides("is a draft");
}
