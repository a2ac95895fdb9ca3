//! Building a roster by picking, in the games whose rosters are units under categories: kept tap by tap, priced and
//! judged as it grows, and handed in.

use crate::{
    command::catalogues::admin,
    support::site::{Browser, Reply, Site},
};
use actix_web::test::TestRequest;
use muster::{
    domain::{
        event::{Event, Stage, pack::Settings, player::Player, roster_version::RosterVersion},
        games,
    },
    storage,
};

const BUILD: &str = "/e/spring-open/roster/build";
const HAND_IN: &str = "/e/spring-open/roster/build/hand-in";

const HEAD: &str = "kind,faction,name,group,table,points,date,categories,categories if,flags,min,max,per model,most,reinforced,allowance\n";

const WFB7: &str = "publication,,Rats,everything,,,2021-12-05,,,,,,,,,\n\
    faction,,Skaven,,,,,,,,,,,,,\n\
    unit,Skaven,Warlord,,,90,,Lords,,,1,1,,,,100\n\
    unit,Skaven,Chieftain,,,45,,Heroes,,may_wear_armour,1,1,,,,50\n\
    unit,Skaven,Clanrats,,,0,,Core,,,20,40,5,,,\n\
    option,Skaven,Musician,,Clanrats,5,,,,,,,,,,\n\
    option,Skaven,Shields,,Clanrats,,,,,,,,1,,,\n\
    unit,Skaven,Rat Ogres,,,0,,Special,,,2,,40,,,\n\
    option,Skaven,Sword of Might,weapon,,25,,,,,,,,,,\n\
    option,Skaven,Blade of Realities,weapon,,60,,,,,,,,,,\n";

const AOS3: &str = "publication,,Rats,everything,,,2023-12-05,,,,,,,,,\n\
    faction,,Skaven,,,,,,,,,,,,,\n\
    unit,Skaven,Grey Seer,,,140,,Leader,,wizard,1,1,,,,\n\
    unit,Skaven,Clanrats,,,110,,Battleline,,,20,20,,,yes,\n\
    unit,Skaven,Stormfiends,,,315,,Other,Battleline: Warlock Bombardier,,3,3,,,yes,\n";

const T9A: &str = "publication,,Herds,everything,,,2024-10-09,,,,,,,,,\n\
    faction,,Beast Herds,,,,,,,,,,,,,\n\
    share,Beast Herds,Terrors of the Wild,,,,,,,,,35,,,,\n\
    unit,Beast Herds,Beast Lord,,,190,,Characters,,,1,1,,,,\n\
    unit,Beast Herds,Wildhorn Herd,,,100,,Core,,,15,50,9,,,\n\
    unit,Beast Herds,Beast Giant,,,270,,Terrors of the Wild,,,1,1,,2,,\n";

struct Workshop {
    site: Site,
    event: Event,
    players: Vec<Player>,
}

impl Workshop {
    async fn open(system: &str, rows: &str, cut_off: &str) -> Self {
        let site = Site::start().await;
        let game = games::find_game(system).expect("it ships");
        let settings = Settings { rules_cut_off: cut_off.parse().ok(), ..Settings::for_system(game.system) };
        let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
        let players = site.players(&event, &["Ann"]).await;
        let shop = Self { site, event, players };
        if !rows.is_empty() {
            shop.import(system, &format!("{HEAD}{rows}")).await;
        }
        shop
    }

    /// Through the page for administrators, as our own table.
    async fn import(&self, system: &str, table: &str) {
        let admin = admin(&self.site).await;
        let body = format!(
            "--line\r\ncontent-disposition: form-data; name=\"system\"\r\n\r\n{system}\r\n--line\r\n\
             content-disposition: form-data; name=\"file\"; filename=\"rats.csv\"\r\n\r\n{table}\r\n--line--\r\n"
        );
        let request =
            TestRequest::post().uri("/admin/catalogues").insert_header(("sec-fetch-site", "same-origin"));
        let kind = ("content-type", "multipart/form-data; boundary=line");
        admin.send(request.insert_header(kind).set_payload(body)).await.is(200).shows(" imported</h2>");
    }

    async fn phone(&self) -> Browser {
        self.site.phone_of(&self.players[0]).await
    }

    async fn newest(&self) -> Option<RosterVersion> {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::rosters::list_newest_versions(&mut tx, self.event.id).await.unwrap().into_iter().next()
    }

    async fn version(&self) -> String {
        let mut tx = self.site.app.database.read().await.unwrap();
        let draft = storage::roster_drafts::of_player(&mut tx, self.players[0].id).await.unwrap();
        draft.map_or(0, |draft| draft.version).to_string()
    }

    async fn tap(&self, phone: &Browser, fields: &[(&str, &str)]) -> Reply {
        let version = self.version().await;
        let mut all = vec![("version", version.as_str())];
        all.extend(fields);
        phone.post(BUILD, &all).await
    }

    async fn add(&self, phone: &Browser, unit: &str) {
        self.tap(phone, &[("do", "add"), ("unit", unit)]).await.is(303);
    }

    async fn keep(&self, phone: &Browser, at: &str, fields: &[(&str, &str)]) -> Reply {
        let mut all = vec![("do", "unit"), ("act", "keep"), ("at", at)];
        all.extend(fields);
        self.tap(phone, &all).await
    }

    async fn hand_in(&self, phone: &Browser) -> RosterVersion {
        let version = self.version().await;
        phone.post(HAND_IN, &[("version", &version)]).await.leads_to("/e/spring-open/roster");
        self.newest().await.unwrap()
    }
}

fn rules(roster: &RosterVersion) -> Vec<String> {
    roster.verdict.findings.iter().map(|finding| finding.rule.to_string()).collect()
}

#[actix_web::test]
async fn an_army_is_picked_priced_and_judged_tap_by_tap_and_handed_in() {
    let shop = Workshop::open("wfb7", WFB7, "2021-12-31").await;
    let ann = shop.phone().await;
    ann.get("/e/spring-open/roster").await.is(200).shows("Build it here");
    ann.get(BUILD).await.is(200).shows("Choose your faction").shows("Skaven").hides("egiment");
    ann.get(&format!("{BUILD}/pick?for=Lords")).await.leads_to(BUILD);
    shop.tap(&ann, &[("do", "begin"), ("faction", "Skaven")]).await.is(303);
    let page = ann.get(BUILD).await;
    page.shows("pick?for=Lords")
        .shows("pick?for=Core%20units")
        .shows("pick?for=Special%20units")
        .hides("Rare units");
    ann.get(&format!("{BUILD}/pick?for=Core%20units")).await.is(200).shows("Clanrats").hides("Warlord");
    ann.get(&format!("{BUILD}/pick?for=Nonsense")).await.is(404);

    shop.add(&ann, "Clanrats").await;
    shop.add(&ann, "Warlord").await;
    // Lords come before Core, in whatever order they were picked; 20 models at 5 points.
    let page = ann.get(BUILD).await;
    page.shows("190 / 2,000").shows("20 to 40");
    assert!(page.body.find("<h2>Lords").unwrap() < page.body.find("<h2>Core").unwrap());
    let clanrats = [("models", "30"), ("option", "Musician"), ("option", "Shields")];
    shop.keep(&ann, "1.0", &clanrats).await.is(303);
    // 30 at 6 each, a musician for 5, and the Warlord.
    ann.get(BUILD).await.shows("275 / 2,000").shows("<small>Musician</small>");
    let warlord = [("general", "on"), ("item", "Sword of Might"), ("others", "Great weapon (10)")];
    shop.keep(&ann, "0.0", &warlord).await.is(303);
    ann.get(BUILD).await.shows("310 / 2,000").shows("Great weapon [10 pts]").shows("Sword of Might");
    // F05 asks for three units of Core at 2,000 points: one more of them twice makes it so.
    ann.get(BUILD).await.shows("F05");
    for _ in 0..2 {
        shop.tap(&ann, &[("do", "unit"), ("act", "again"), ("at", "1.0")]).await.is(303);
    }
    ann.get(BUILD).await.hides("F05").shows("680 / 2,000").shows("Nothing to fix");
    // A unit below its size is told beside it, as the verdict will.
    shop.keep(&ann, "1.1", &[("models", "12")]).await.is(303);
    ann.get(BUILD).await.shows("F12").shows("to fix");
    shop.keep(&ann, "1.1", &[("models", "none")]).await.is(422).shows("whole number");
    shop.tap(&ann, &[("do", "unit"), ("act", "remove"), ("at", "1.1")]).await.is(303);
    shop.tap(&ann, &[("do", "army"), ("name", "Rats <b>of</b> doom")]).await.is(303);
    assert!(shop.newest().await.is_none(), "building hands nothing in");

    let roster = shop.hand_in(&ann).await;
    assert_eq!(roster.verdict.computed.points, 495);
    assert_eq!(roster.verdict.computed.general.as_deref(), Some("Warlord"));
    assert_eq!(roster.reading.roster.name, "Rats <b>of</b> doom");
    assert_eq!(rules(&roster), ["F05"], "{:?}", roster.verdict.findings);
    ann.get("/e/spring-open/roster").await.shows("version 1").hides("Rats <b>of");
}

#[actix_web::test]
async fn what_was_handed_in_is_where_picking_can_begin_and_old_pages_do_no_harm() {
    let shop = Workshop::open("wfb7", WFB7, "2021-12-31").await;
    let ann = shop.phone().await;
    let list =
        "++ Mine (Skaven) [135pts] ++\n\n+ Core +\n\n20 Clanrats [100pts]: Musician\nGiant Newt [35pts]\n";
    ann.post("/e/spring-open/roster", &[("do", "submit"), ("text", list)]).await.is(303);
    shop.tap(&ann, &[("do", "take-over")]).await.leads_to(BUILD);
    // The profile's price for what it knows, and the list's for what it does not.
    ann.get(BUILD).await.shows("140 / 2,000").shows("Giant Newt");
    let stale = [("do", "unit"), ("act", "remove"), ("at", "0.0"), ("version", "0")];
    ann.post(BUILD, &stale).await.is(409).shows("changed in another window");
    let version = shop.version().await;
    let twice = [
        ("do", "add"),
        ("unit", "Clanrats"),
        ("version", version.as_str()),
        ("once", "0123456789abcdef0123456789abcdef"),
    ];
    ann.post(BUILD, &twice).await.is(303);
    ann.post(BUILD, &twice).await.is(303);
    ann.get(BUILD).await.shows("240 / 2,000");
    for (field, at) in [("remove", "7.0"), ("keep", "0.9"), ("again", "x"), ("dance", "0.0")] {
        shop.tap(&ann, &[("do", "unit"), ("act", field), ("at", at)]).await.is(422);
    }
    ann.post(HAND_IN, &[("version", "0")]).await.is(409);
    shop.tap(&ann, &[("do", "begin"), ("faction", "Skaven")]).await.is(303);
    let version = shop.version().await;
    ann.post(HAND_IN, &[("version", &version)]).await.is(422);
}

#[actix_web::test]
async fn units_are_reinforced_where_a_game_has_that_and_armies_choose_what_its_season_offers() {
    let shop = Workshop::open("aos3", AOS3, "2023-12-31").await;
    let ann = shop.phone().await;
    shop.tap(&ann, &[("do", "begin"), ("faction", "Skaven")]).await.is(303);
    let page = ann.get(BUILD).await;
    page.is(200).shows("Grand strategy").shows("Spellcasting Savant").hides("Sever the Head");
    let army = [("do", "army"), ("name", "Mine"), ("choice-1", "Overshadow"), ("choice-2", "Inspired")];
    shop.tap(&ann, &army).await.is(303);
    shop.add(&ann, "Grey Seer").await;
    shop.add(&ann, "Clanrats").await;
    shop.keep(&ann, "0.0", &[("general", "on")]).await.is(303);
    shop.keep(&ann, "1.0", &[("reinforced", "2")]).await.is(303);
    ann.get(BUILD).await.shows("470 / 2,000");
    let roster = shop.hand_in(&ann).await;
    assert_eq!(roster.verdict.computed.points, 470);
    let chosen = &roster.reading.roster.choices;
    assert!(chosen.iter().any(|choice| choice.what == "Grand strategy" && choice.name == "Overshadow"));
    let clanrats = &roster.reading.roster.sections[1].entries[0];
    assert_eq!((clanrats.reinforced, clanrats.flags.len()), (true, 2));
    // S04 asks for more Battleline, and nothing of what was reinforced or chosen is found wrong.
    assert_eq!(rules(&roster), ["S04", "S16"], "{:?}", roster.verdict.findings);
}

#[actix_web::test]
async fn an_armys_own_categories_are_picked_from_and_kept() {
    let shop = Workshop::open("t9a3", T9A, "2024-10-10").await;
    let ann = shop.phone().await;
    shop.tap(&ann, &[("do", "begin"), ("faction", "Beast Herds")]).await.is(303);
    for unit in ["Beast Lord", "Wildhorn Herd", "Beast Giant", "Beast Giant", "Beast Giant"] {
        shop.add(&ann, unit).await;
    }
    let page = ann.get(BUILD).await;
    page.shows("<h2>Terrors of the Wild").shows("T12");
    let roster = shop.hand_in(&ann).await;
    assert!(rules(&roster).contains(&"T12".to_owned()), "{:?}", roster.verdict.findings);
    assert_eq!(roster.reading.roster.sections.last().unwrap().title(), "Terrors of the Wild");
    assert_eq!(roster.reading.notices, []);
}

#[actix_web::test]
async fn without_profiles_the_page_leads_to_the_table() {
    let shop = Workshop::open("wfb7", "", "2021-12-31").await;
    let ann = shop.phone().await;
    ann.get("/e/spring-open/roster").await.hides("Build it here").shows("roster/table");
    ann.get(BUILD).await.is(200).shows("No battle profiles for this game yet").shows("roster/table");
}
