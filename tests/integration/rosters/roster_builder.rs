//! The form for those without an app: a roster built by picking, kept tap by tap, and handed in.

use crate::rosters::site::RATS;
use crate::support::site::{Browser, Reply, Site};
use chrono::TimeDelta;
use muster::{
    domain::event::{Event, Stage, pack::Settings, player::Player, roster_version::RosterVersion},
    storage,
};

const BUILD: &str = "/e/spring-open/roster/build";
const HAND_IN: &str = "/e/spring-open/roster/build/hand-in";

struct Bench {
    site: Site,
    event: Event,
    players: Vec<Player>,
}

impl Bench {
    async fn open(settings: Settings) -> Self {
        let site = Site::start().await;
        let settings = Settings { rules_cut_off: "2025-05-01".parse().ok(), ..settings };
        let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
        let players = site.players(&event, &["Ann <b>Archer</b>", "Bo Łukasz"]).await;
        Self { site, event, players }
    }

    async fn phone(&self, number: usize) -> Browser {
        self.site.phone_of(&self.players[number - 1]).await
    }

    async fn newest(&self) -> Option<RosterVersion> {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::rosters::list_newest_versions(&mut tx, self.event.id).await.unwrap().into_iter().next()
    }

    /// The version of the first player's draft.
    async fn version(&self) -> String {
        let mut tx = self.site.app.database.read().await.unwrap();
        let draft = storage::roster_drafts::of_player(&mut tx, self.players[0].id).await.unwrap();
        draft.map_or(0, |draft| draft.version).to_string()
    }

    /// A tap on the form as it is now.
    async fn tap(&self, phone: &Browser, fields: &[(&str, &str)]) -> Reply {
        let version = self.version().await;
        let mut all = vec![("version", version.as_str())];
        all.extend(fields);
        phone.post(BUILD, &all).await
    }

    async fn add(&self, phone: &Browser, to: &str, unit: &str) {
        self.tap(phone, &[("do", "add"), ("to", to), ("unit", unit)]).await.is(303);
    }

    /// Legal with the sample's profiles of December 2024: 920 of 1,000 points.
    async fn build_rats(&self, phone: &Browser) {
        self.tap(phone, &[("do", "begin"), ("faction", "Skaven"), ("army", "")]).await.is(303);
        self.add(phone, "lead", "Grey Seer").await;
        for unit in ["Clanrats", "Stormvermin", "Rat Ogors"] {
            self.add(phone, "follow.0", unit).await;
        }
        self.add(phone, "lead", "Clawlord").await;
        self.add(phone, "follow.1", "Clanrats").await;
        self.tap(phone, &[("do", "unit"), ("act", "reinforce"), ("at", "1.1")]).await.is(303);
        let army = [("do", "army"), ("name", "Rats <b>of</b> 🐀 doom"), ("formation", "Claw-horde")];
        self.tap(phone, &army).await.is(303);
    }
}

fn thousand() -> Settings {
    Settings { points_limit: 1000, ..Settings::default() }
}

#[actix_web::test]
async fn a_roster_is_built_tap_by_tap_and_handed_in_like_a_pasted_one() {
    let bench = Bench::open(thousand()).await;
    let ann = bench.phone(1).await;
    ann.get("/e/spring-open/roster").await.is(200).shows("Build it here");
    ann.get(BUILD)
        .await
        .is(200)
        .shows("Choose your faction")
        .shows("Skaven")
        .says(text!("roster-build-sample"));
    bench.build_rats(&ann).await;
    let page = ann.get(BUILD).await;
    page.is(200).shows("920 / 1,000").shows("Grey Seer").shows("ready").shows("Nothing to fix");
    page.shows("Rats &#60;b&#62;of&#60;/b&#62; 🐀 doom").hides("Rats <b>of");
    assert!(bench.newest().await.is_none(), "building hands nothing in");

    let version = bench.version().await;
    ann.post(HAND_IN, &[("version", &version)]).await.leads_to("/e/spring-open/roster");
    ann.get("/e/spring-open/roster").await.shows("version 1, ready").says(text!("play-roster-as-given"));
    let roster = bench.newest().await.unwrap();
    assert_eq!((roster.verdict.computed.points, roster.verdict.computed.drops), (920, 2));
    assert_eq!(roster.verdict.computed.general.as_deref(), Some("Grey Seer"));
    assert_eq!(roster.reading.roster.name, "Rats <b>of</b> 🐀 doom");
    assert!(roster.is_clean(), "{:?}", roster.verdict.findings);
    // The draft stays, to go on with.
    ann.get(BUILD).await.shows("920 / 1,000");
}

#[actix_web::test]
async fn a_roster_that_was_handed_in_is_where_the_form_can_begin() {
    let bench = Bench::open(thousand()).await;
    let ann = bench.phone(1).await;
    ann.get(BUILD).await.hides("Start from version");
    bench.tap(&ann, &[("do", "take-over")]).await.is(404);
    let rats = RATS.replace("Stormvermin (110)", "Stormvermin (110)\nQuartz Rats (90)");
    ann.post("/e/spring-open/roster", &[("do", "submit"), ("text", &rats)]).await.is(303);
    ann.get(BUILD).await.says(text!("roster-build-start-from", version = 1));
    bench.tap(&ann, &[("do", "take-over")]).await.leads_to(BUILD);
    let page = ann.get(BUILD).await;
    page.shows("have them: Quartz Rats.").shows("920 / 1,000").shows("Nothing to fix");
    page.shows("Rats &#60;b&#62;of").says(text!("roster-build-back"));
    // From there on it is a draft like any other, and what was handed in stays as it was.
    bench.tap(&ann, &[("do", "unit"), ("act", "remove"), ("at", "0.1")]).await.is(303);
    ann.get(BUILD).await.shows("770 / 1,000");
    assert_eq!(bench.newest().await.unwrap().reading.roster.points_printed(), 1010);
    bench.tap(&ann, &[("do", "take-over")]).await.leads_to(BUILD);
    ann.get(BUILD).await.shows("920 / 1,000");
    let stale = [("do", "take-over"), ("version", "1")];
    ann.post(BUILD, &stale).await.is(409).shows("changed in another window");
    // Another player's roster is nobody else's to begin from.
    let bo = bench.phone(2).await;
    bo.get(BUILD).await.hides("Start from version");
    bo.post(BUILD, &[("do", "take-over"), ("version", "0")]).await.is(404);
}

#[actix_web::test]
async fn the_picks_show_first_whom_the_leader_may_take() {
    let bench = Bench::open(thousand()).await;
    let ann = bench.phone(1).await;
    let pick = |to: &str| format!("{BUILD}/pick?for={to}");
    ann.get(&pick("lead")).await.leads_to(BUILD);
    bench.tap(&ann, &[("do", "begin"), ("faction", "Skaven"), ("army", "")]).await.is(303);
    bench.add(&ann, "lead", "Warlock Engineer").await;
    let page = ann.get(&pick("follow.0")).await;
    page.is(200).shows("Unit for General").shows("Other units").says(text!("offered-aside-not-an-option"));
    let (first, others) = page.body.split_once("Other units").unwrap();
    assert!(first.contains("Ratling Gun") && !first.contains("Stormvermin"), "{first}");
    assert!(others.contains("Stormvermin") && !others.contains("Ratling Gun"));
    bench.add(&ann, "follow.0", "Clanrats").await;
    let page = ann.get(&pick("follow.0")).await;
    assert!(page.body.split_once("no room left").is_some(), "0-1 of them is used up");
    // A unit of the others may be added: the finding stands where the regiment is.
    bench.add(&ann, "follow.0", "Stormvermin").await;
    ann.get(BUILD)
        .await
        .shows("Warlock Engineer&#39;s regiment can&#39;t include Stormvermin.")
        .shows("to fix");
    for wrong in ["follow.9", "nonsense", "follow.x"] {
        ann.get(&pick(wrong)).await.is(404);
    }
}

#[actix_web::test]
async fn enhancements_general_moves_and_removals() {
    let bench = Bench::open(thousand()).await;
    let ann = bench.phone(1).await;
    bench.build_rats(&ann).await;
    let page = ann.get(&format!("{BUILD}?open=0.0")).await;
    page.shows("Artefacts of Power").shows("Heroic Traits");
    let item = {
        let mut tx = bench.site.app.database.read().await.unwrap();
        let settings = &bench.event.settings;
        let in_use = bench
            .site
            .app
            .cache
            .catalogues
            .of(&mut tx, settings, "2025-05-01".parse().unwrap())
            .await
            .unwrap();
        let faction = in_use.view.faction("Skaven").unwrap();
        faction.tables[0].items[0].name.clone()
    };
    let carry = [("do", "unit"), ("act", "carry"), ("at", "0.0"), ("carry", item.as_str())];
    bench.tap(&ann, &carry).await.is(303);
    ann.get(BUILD).await.shows(&format!("<small>{}</small>", item.replace('\'', "&#39;")));
    bench.tap(&ann, &[("do", "unit"), ("act", "carry"), ("at", "0.0"), ("carry", "")]).await.is(303);
    ann.get(BUILD).await.hides(&format!("<small>{}</small>", item.replace('\'', "&#39;")));

    bench.tap(&ann, &[("do", "section"), ("act", "general"), ("section", "1")]).await.is(303);
    let page = ann.get(BUILD).await;
    let clawlord = page.body.find("Clawlord").unwrap();
    assert!(clawlord < page.body.find("Grey Seer").unwrap(), "the general's regiment comes first");
    let to_auxiliary = [("do", "unit"), ("act", "move"), ("at", "1.1"), ("to", "auxiliary")];
    bench.tap(&ann, &to_auxiliary).await.is(303);
    ann.get(BUILD).await.shows("Auxiliary units");
    bench.tap(&ann, &[("do", "unit"), ("act", "remove"), ("at", "2.0")]).await.is(303);
    ann.get(BUILD).await.hides("<h2>Auxiliary units");
    let leader = [("do", "unit"), ("act", "remove"), ("at", "0.0")];
    bench.tap(&ann, &leader).await.is(422).shows("This leader can't leave a regiment");
    bench.tap(&ann, &[("do", "section"), ("act", "remove"), ("section", "0")]).await.is(303);
    ann.get(BUILD).await.hides("Clawlord (").shows("Grey Seer");
}

#[actix_web::test]
async fn taps_that_come_twice_or_late_do_no_harm() {
    let bench = Bench::open(thousand()).await;
    let ann = bench.phone(1).await;
    bench.tap(&ann, &[("do", "begin"), ("faction", "Skaven"), ("army", "")]).await.is(303);
    bench.add(&ann, "lead", "Grey Seer").await;
    let version = bench.version().await;
    let once = "0123456789abcdef0123456789abcdef";
    let clanrats =
        [("do", "add"), ("to", "follow.0"), ("unit", "Clanrats"), ("version", &version), ("once", once)];
    ann.post(BUILD, &clanrats).await.is(303);
    ann.post(BUILD, &clanrats).await.is(303);
    let page = ann.get(BUILD).await;
    assert_eq!(page.body.matches("<span>Clanrats").count(), 1);
    // Another button of the same old page.
    let stale =
        [("do", "add"), ("to", "follow.0"), ("unit", "Stormvermin"), ("version", &version), ("once", once)];
    ann.post(BUILD, &stale).await.is(409).shows("changed in another window").hides("<span>Stormvermin");
    ann.post(HAND_IN, &[("version", &version)]).await.is(409).shows("Check it again, then hand it in.");
    for (unit, to) in [("Nagash", "follow.0"), ("Clanrats", "follow.7"), ("Clanrats", "elsewhere")] {
        bench.tap(&ann, &[("do", "add"), ("to", to), ("unit", unit)]).await.is(422);
    }
    bench.tap(&ann, &[("do", "begin"), ("faction", "Nobody"), ("army", "")]).await.is(422);
    bench.tap(&ann, &[("do", "what")]).await.is(422);
    let long = "x".repeat(61);
    bench.tap(&ann, &[("do", "army"), ("name", &long)]).await.is(422).says(text!("roster-build-long-name"));
}

#[actix_web::test]
async fn a_draft_is_its_players_alone_and_an_empty_one_is_not_handed_in() {
    let bench = Bench::open(thousand()).await;
    let (ann, bo) = (bench.phone(1).await, bench.phone(2).await);
    ann.post(HAND_IN, &[("version", "0")]).await.is(422).shows("The roster has no units yet");
    bench.build_rats(&ann).await;
    bo.get(BUILD).await.is(200).shows("Choose your faction").hides("Grey Seer");
    bench.site.visitor().get(BUILD).await.is(403);
    let audit = {
        let mut tx = bench.site.app.database.read().await.unwrap();
        storage::audit::list_audit_entries(&mut tx, bench.event.id).await.unwrap()
    };
    assert!(audit.iter().all(|row| !row.act.contains("Grey Seer")), "a draft is nobody's business");
}

#[actix_web::test]
async fn a_roster_built_after_the_deadline_is_late_like_any_other() {
    let site = Site::start().await;
    let past = site.app.clock.now() - TimeDelta::days(1);
    let settings =
        Settings { roster_deadline: Some(past), rules_cut_off: "2025-05-01".parse().ok(), ..thousand() };
    let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
    let players = site.players(&event, &["Ann"]).await;
    let bench = Bench { site, event, players };
    let ann = bench.phone(1).await;
    bench.build_rats(&ann).await;
    let version = bench.version().await;
    ann.post(HAND_IN, &[("version", &version)]).await.is(303);
    assert!(bench.newest().await.unwrap().late);
}
