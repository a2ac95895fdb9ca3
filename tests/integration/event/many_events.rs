//! A site with many events: its lists have pages, and what a visitor asks for reads what it shows, however many there are.

use crate::support::{
    floor::Floor,
    set_up::save_settings,
    site::{Browser, Site},
    skip,
    steps::ReadSteps,
};
use muster::{
    actions::{self, Actor},
    domain::{
        event::{
            Event, EventName, Stage,
            listing::{EventShelf, ListPlace, ShelfStretch},
            pack::{RosterPolicy, Settings},
            permission::StaffRole,
            player::Player,
        },
        ids::EventId,
    },
    live::{ChangeAudience, EventChange},
    storage::{self, ProcessNews, accounts::Account},
};
use tokio::sync::mpsc;

/// Of every twenty events so many in these stages, past or to come; every other one is finished.
const USUAL: [(usize, Stage, bool); 6] = [
    (0, Stage::Draft, false),
    (1, Stage::Archived, true),
    (2, Stage::Published, false),
    (3, Stage::RegistrationClosed, false),
    (4, Stage::Running, false),
    // Nobody has ended it.
    (5, Stage::Running, true),
];

struct ManyEvents {
    site: Site,
    /// Who runs all of them, and plays in some.
    olga: Account,
    desk: Browser,
    made: usize,
    /// The newest of all, and the newest draft.
    newest: EventId,
    draft: EventId,
}

impl ManyEvents {
    async fn start() -> Self {
        let site = Site::start().await;
        let olga = site.account("Olga Organiser").await;
        let mut tx = site.app.database.write().await.unwrap();
        storage::accounts::make_organiser(&mut tx, olga.id).await.unwrap();
        tx.commit().await.unwrap();
        let desk = site.signed_in(&olga).await;
        let none = EventId(uuid::Uuid::nil());
        Self { site, olga, desk, made: 0, newest: none, draft: none }
    }

    /// Until there are so many.
    async fn grow(&mut self, to: usize) {
        let first = self.made;
        let mut tx = self.site.app.database.write().await.unwrap();
        let mut entered = Vec::new();
        for number in first..to {
            let usual = USUAL.iter().find(|(of, ..)| number % 20 == *of);
            let (stage, is_past) = usual.map_or((Stage::Finished, true), |(_, stage, past)| (*stage, *past));
            let day = chrono::NaiveDate::from_ymd_opt(if is_past { 2015 } else { 2026 }, 1, 1).unwrap();
            let day = day + chrono::Days::new(number as u64);
            let event = Event {
                id: EventId(self.site.app.new_id()),
                slug: format!("event-{number}"),
                name: EventName::parse(&format!("Event {number}")).unwrap(),
                stage,
                settings: Settings {
                    starts_on: Some(day),
                    ends_on: Some(day),
                    rosters: RosterPolicy::Closed,
                    ..Settings::default()
                },
                seed: 42,
                version: 0,
                created_at: self.site.app.clock.now(),
            };
            storage::events::insert(&mut tx, &event).await.unwrap();
            storage::event_listings::list_event_anew(&mut tx, event.id).await.unwrap();
            storage::staff::set_staff_role(&mut tx, event.id, self.olga.id, StaffRole::Organiser)
                .await
                .unwrap();
            self.newest = event.id;
            if stage == Stage::Draft {
                self.draft = event.id;
            }
            if number % 20 == 7 {
                entered.push(event);
            }
        }
        tx.commit().await.unwrap();
        for event in entered {
            let player = self.site.players(&event, &["Olga"]).await.remove(0);
            let mut tx = self.site.app.database.write().await.unwrap();
            let player = Player { account_id: Some(self.olga.id), ..player };
            assert!(storage::players::update(&mut tx, &player).await.unwrap());
            tx.commit().await.unwrap();
        }
        self.made = to;
        self.tell();
    }

    /// What is kept of the lists does not hold any more.
    fn tell(&self) {
        let event = EventId(self.site.app.new_id());
        self.site.app.live.publish(EventChange { event, version: 0, about: ChangeAudience::Everybody });
    }
}

fn slugs_on(page: &str) -> Vec<String> {
    page.split("href=\"/e/").skip(1).map(|rest| rest.split(['"', '/']).next().unwrap().to_owned()).collect()
}

/// Where a page's link of this text leads.
fn link_of(page: &str, text: &str) -> Option<String> {
    let before = page.split_once(&format!("\">{text}</a>"))?.0;
    Some(before.rsplit_once("href=\"")?.1.replace("&amp;", "&"))
}

#[actix_web::test]
async fn a_list_is_read_page_by_page_to_its_end_and_back() {
    let mut many = ManyEvents::start().await;
    many.grow(1_100).await;
    let visitor = many.site.visitor();
    let past = (0..1_100).rev().filter(|number| !(0..=4).contains(&(number % 20)));
    let archived = (0..1_100).rev().filter(|number| number % 20 == 1);
    let coming = (0..1_100).filter(|number| [2, 3].contains(&(number % 20)));
    let running = (0..1_100).rev().filter(|number| number % 20 == 4);
    let lists: [(&str, &str, Vec<usize>); 4] = [
        ("/events", "?list=past", past.collect()),
        ("/events/archived", "", archived.collect()),
        ("/events", "?list=coming", coming.collect()),
        ("/events", "?list=running", running.collect()),
    ];
    for (address, list, expected) in lists {
        let expected: Vec<String> = expected.iter().map(|number| format!("event-{number}")).collect();
        let (mut found, mut pages, mut asked) = (Vec::new(), Vec::new(), Some(list.to_owned()));
        while let Some(query) = asked {
            let page = visitor.get(&format!("{address}{query}")).await.is(200).body.clone();
            let here = slugs_on(&page);
            assert!(here.len() <= 50, "{query}: {}", here.len());
            asked = link_of(&page, "Next");
            found.extend(here.clone());
            pages.push((page, here));
        }
        assert_eq!(found, expected, "{address}{list}");
        // And back, to the same pages.
        let (mut page, _) = pages.pop().unwrap();
        while let Some((_, before)) = pages.pop() {
            let link = link_of(&page, "Previous").unwrap();
            page = visitor.get(&format!("{address}{link}")).await.is(200).body.clone();
            assert_eq!(slugs_on(&page), before, "{address}{link}");
        }
        assert_eq!(link_of(&page, "Previous"), None, "{address}{list}");
    }
    // Somebody's own, the newest first.
    let page = many.desk.get("/events?list=yours").await.is(200).body.clone();
    assert_eq!(slugs_on(&page)[..2], ["event-1099", "event-1098"]);
    let next = many.desk.get(&format!("/events{}", link_of(&page, "Next").unwrap())).await.body.clone();
    assert_eq!(slugs_on(&next)[..2], ["event-1049", "event-1048"]);
    assert_eq!(link_of(&next, "Previous").map(|link| link.contains("before=")), Some(true));
    let entered = many.desk.get("/events?list=entered").await.is(200).body.clone();
    assert_eq!(slugs_on(&entered)[..2], ["event-1087", "event-1067"]);
    // What no page links to.
    for wrong in ["list=drafts", "list=archived", "list=past&after=x", "list=past&before=1.2"] {
        visitor.get(&format!("/events?{wrong}")).await.is(404);
    }
    assert_ne!(visitor.get("/events?list=yours").await.status, 200, "a stranger has none");
}

#[actix_web::test]
async fn the_front_page_shows_the_beginning_of_each_list_and_leads_to_the_rest() {
    let mut many = ManyEvents::start().await;
    many.grow(20).await;
    let visitor = many.site.visitor();
    let page = visitor.get("/").await;
    assert_eq!(slugs_on(page.is(200).body.as_str()).len(), 18, "all but the draft and the archived one");
    page.says_not(text!("site-more-past")).says_not(text!("site-more-coming"));
    many.grow(400).await;
    let page = visitor.get("/").await;
    page.is(200).says(text!("site-more-past")).says(text!("site-more-coming"));
    page.says(text!("site-more-running"));
    assert_eq!(slugs_on(&page.body).len(), 50);
    let page = many.desk.get("/").await;
    page.is(200).says(text!("site-more-yours"));
    let mut shown = slugs_on(&page.body);
    assert_eq!(shown[..10], (390..400).rev().map(|number| format!("event-{number}")).collect::<Vec<_>>());
    shown.sort();
    shown.dedup();
    assert!((40..=50).contains(&shown.len()), "each once: {}", shown.len());
}

#[actix_web::test]
async fn an_event_is_found_by_the_beginnings_of_its_words_among_many() {
    let mut many = ManyEvents::start().await;
    many.grow(1_100).await;
    let visitor = many.site.visitor();
    // The only one is shown at once, however common the other word is, and in whichever order.
    for typed in ["1049", "event+1049", "1049+EV"] {
        visitor.get(&format!("/events?q={typed}")).await.leads_to("/e/event-1049");
    }
    let page = visitor.get("/events?q=event").await;
    assert_eq!(slugs_on(&page.is(200).body).len(), 50);
    page.says(text!("site-more-found"));
    visitor.get("/events?q=event+nowhere").await.is(200).says(text!("site-none-found"));
    visitor.get("/events?q=%20%E2%80%93").await.leads_to("/");
    visitor.get("/events?q=%3Cb%3Eevent%3C/b%3E").await.is(200).hides("<b>event");
    // Drafts are their organiser's secret, and none before it is published.
    visitor.get("/events?q=1040").await.is(200).says(text!("site-none-found"));
    let floor = Floor::with_names(&["Ann", "Bo"]).await;
    let visitor = floor.site.visitor();
    visitor.get("/events?q=spring").await.leads_to("/e/spring-open");
    // Its year stands in no name.
    visitor.get("/events?q=open+2027").await.is(200).says(text!("site-none-found"));
    let days = [("starts_on", "2027-05-15"), ("ends_on", "2027-05-16")];
    save_settings(&floor.desk, "/e/spring-open", &days).await.is(303);
    visitor.get("/events?q=open+2027").await.leads_to("/e/spring-open");
    visitor.get("/events?q=").await.leads_to("/");
    visitor.get("/").await.shows("name=\"q\"");
}

/// Counted, not timed. At 1,050 events every page is full, and shows as much as at 2,000.
#[actix_web::test]
async fn what_a_visitor_asks_for_reads_no_more_however_many_events_there_are() {
    let mut many = ManyEvents::start().await;
    let Some(steps) = ReadSteps::of_site(&many.site).await else {
        skip("the steps of a page on PostgreSQL");
        return;
    };
    let pages = [
        (false, "/"),
        (false, "/events?list=running"),
        (false, "/events?list=coming"),
        (false, "/events?list=past"),
        (false, "/events/archived"),
        (false, "/events?q=event"),
        (false, "/events?q=event+spring"),
        (false, "/e/event-{}"),
        (true, "/"),
        (true, "/account"),
        (true, "/events?list=yours"),
        (true, "/events?list=entered"),
        (true, "/events/new"),
        (true, "/events/new/games"),
        (true, "/e/event-{}/desk"),
        (true, "/e/event-{}/desk/players/import"),
    ];
    let mut counted: Vec<Vec<u64>> = vec![Vec::new(); pages.len() + 1];
    for (number, nobody_asked_for) in [(20, "7"), (1_050, "27"), (2_000, "47")] {
        many.grow(number).await;
        let visitor = many.site.visitor();
        for (place, (is_signed_in, page)) in pages.iter().enumerate() {
            let browser = if *is_signed_in { &many.desk } else { &visitor };
            let page = page.replace("{}", nobody_asked_for);
            // What was read a moment ago for something else is at times not read again: the most of three.
            let mut most = 0;
            for _ in 0..3 {
                many.tell();
                let (count, answer) = steps.of(browser.get(&page)).await;
                assert_eq!(answer.status, 200, "{page}");
                most = most.max(count);
            }
            counted[place].push(most);
        }
        // From the middle of the longest list on.
        let middle: chrono::DateTime<chrono::Utc> = "2018-01-01T00:00:00Z".parse().unwrap();
        let middle = ListPlace { at: middle, event: EventId(uuid::Uuid::nil()) };
        let (count, answer) = steps.of(visitor.get(&format!("/events?list=past&before={middle}"))).await;
        assert_eq!(answer.status, 200);
        counted[pages.len()].push(count);
    }
    for (page, steps) in pages.iter().map(|(_, page)| *page).chain(["the middle"]).zip(&counted) {
        println!("{page}: {steps:?}");
        let [_, some, all] = steps[..] else { unreachable!("three sizes") };
        assert!(all <= some + some / 10 + 50, "{page}: {steps:?}");
        // Some hundred for each event that is shown.
        assert!(all <= 50 * 250, "{page}: {steps:?}");
    }
}

#[actix_web::test]
async fn the_front_page_is_read_once_for_everybody_until_the_lists_change() {
    let mut many = ManyEvents::start().await;
    many.grow(40).await;
    let Some(steps) = ReadSteps::of_site(&many.site).await else {
        skip("the steps of a page on PostgreSQL");
        return;
    };
    let get = async |browser: &Browser, page: &str| steps.of(browser.get(page)).await.0;
    let visitor = many.site.visitor();
    for page in ["/", "/events?list=past", "/events/archived"] {
        assert!(get(&visitor, page).await > 0);
        assert_eq!(get(&many.site.visitor(), page).await, 0, "{page} is kept");
        many.tell();
        assert!(get(&visitor, page).await > 0, "{page}");
    }
    // Of somebody signed in, their own events and who they are.
    many.tell();
    let first = get(&many.desk, "/").await;
    let again = get(&many.desk, "/").await;
    assert!(again < first * 2 / 3, "{again} of {first}");
}

/// What happens by itself looks at what is due.
#[actix_web::test]
async fn jobs_read_no_more_however_many_events_there_are() {
    let mut many = ManyEvents::start().await;
    let Some(steps) = ReadSteps::of_site(&many.site).await else {
        skip("the steps of a job on PostgreSQL");
        return;
    };
    let mut counted = Vec::new();
    for number in [20, 2_000] {
        many.grow(number).await;
        let app = &many.site.app;
        let mut judged = None;
        let (all, _) = steps.of(actions::rosters::judge_due(app, &mut judged)).await;
        assert!(all > 0, "the first time all are looked at");
        let (idle, _) = steps.of(actions::rosters::judge_due(app, &mut judged)).await;
        many.site.app.live.note_changed(many.newest);
        let (one, _) = steps.of(actions::rosters::judge_due(app, &mut judged)).await;
        assert!(one > idle, "what has changed is looked at");
        let (votes, _) = steps.of(actions::awards::votes::close_due(app)).await;
        let (drafts, _) = Box::pin(steps.of(actions::draft::steps::run_out(app))).await;
        // A copy itself holds everything, and is made once an hour.
        let runs = async {
            let mut tx = app.database.read().await.unwrap();
            storage::event_listings::has_running_event(&mut tx).await.unwrap()
        };
        let (copies, runs) = steps.of(runs).await;
        assert!(runs && copies > 0);
        // As a command beside the server changes an event: it is heard, and the others are not looked at for it.
        let move_draft = async || {
            for stage in [Stage::Published, Stage::Draft] {
                actions::event::set_stage(app, &Actor::muster(), many.draft, stage).await.unwrap();
            }
        };
        move_draft().await;
        let (heard, mut hears) = mpsc::unbounded_channel();
        let database = app.database.clone();
        let listens = tokio::spawn(async move { database.listen(|news| drop(heard.send(news))).await });
        for _ in 0..number {
            hears.recv().await.unwrap();
        }
        let change = async {
            move_draft().await;
            loop {
                if matches!(hears.recv().await.unwrap(), ProcessNews::Version(event, _) if event == many.draft)
                {
                    break;
                }
            }
        };
        let (look, ()) = steps.of(change).await;
        listens.abort();
        counted.push([idle, one, votes, drafts, copies, look]);
    }
    println!("{counted:?}");
    for (few, all) in counted[0].iter().zip(counted[1]) {
        assert!(all <= few + few / 2 + 100, "{counted:?}");
    }
}

/// The shelf that an event stands on, as lists are read.
async fn shelf_of(site: &Site, event: EventId) -> Option<EventShelf> {
    let mut tx = site.app.database.read().await.unwrap();
    for shelf in EventShelf::ALL {
        let all = ShelfStretch::all(shelf);
        let found = storage::event_listings::list_stretch(&mut tx, &all, 50).await.unwrap();
        if found.iter().any(|one| one.id == event) {
            return Some(shelf);
        }
    }
    None
}

#[actix_web::test]
async fn an_event_stands_on_its_shelf_after_every_change() {
    let floor = Floor::with_players(4).await;
    let (site, id) = (&floor.site, floor.event.id);
    let stage = async |to: &str| floor.desk.post("/e/spring-open/desk/stage", &[("stage", to)]).await;
    let day = [("starts_on", "2025-05-09"), ("ends_on", "2025-05-10")];
    let mut tx = site.app.database.write().await.unwrap();
    let settings = Settings {
        starts_on: day[0].1.parse().ok(),
        ends_on: day[1].1.parse().ok(),
        ..floor.event.settings.clone()
    };
    storage::events::set_settings(&mut tx, id, &floor.event.name, &settings).await.unwrap();
    tx.commit().await.unwrap();
    floor.play(1, &[(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])]).await;
    assert_eq!(shelf_of(site, id).await, Some(EventShelf::Playing));
    for (round, table) in [(1, 1), (1, 2)] {
        floor.desk.post(&format!("/e/spring-open/desk/battles/{round}/{table}/accept"), &[]).await;
    }
    floor.close(1).await;
    assert_eq!(shelf_of(site, id).await, Some(EventShelf::Running));
    stage("finished").await.is(303);
    assert_eq!(shelf_of(site, id).await, Some(EventShelf::Over));
    site.visitor().get("/").await.shows("Spring Open");
    stage("archived").await.is(303);
    assert_eq!(shelf_of(site, id).await, Some(EventShelf::Archived));
    site.visitor().get("/").await.hides("Spring Open");
    site.visitor().get("/events/archived").await.shows("Spring Open");
}

#[actix_web::test]
async fn events_of_a_program_before_there_were_lists_are_listed_when_the_program_starts() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let mut tx = site.app.database.write().await.unwrap();
    let forget = "DELETE FROM event_listing";
    match &mut tx {
        storage::Tx::Sqlite(tx) => {
            sqlx::query(forget).execute(tx.settled().await.unwrap()).await.unwrap();
        }
        storage::Tx::Postgres(tx) => drop(sqlx::query(forget).execute(&mut **tx).await.unwrap()),
    }
    tx.commit().await.unwrap();
    assert_eq!(shelf_of(&site, event.id).await, None);
    storage::event_listings::list_unlisted_events(&site.app.database).await.unwrap();
    assert_eq!(shelf_of(&site, event.id).await, Some(EventShelf::Coming));
}
