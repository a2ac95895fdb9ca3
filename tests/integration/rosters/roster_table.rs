//! A roster typed in as a table (FX4): by its player and at the desk, judged and kept like one that was pasted.

use crate::support::site::{Browser, Site};
use muster::{
    domain::{
        event::{Event, Stage, pack::Settings, player::Player, roster_version::RosterVersion},
        games::{self, Game},
        roster::{Format, Roster, RosterTableLine, print_table},
    },
    storage,
};

const TABLE: &str = "/e/spring-open/roster/table";

struct Club {
    site: Site,
    event: Event,
    players: Vec<Player>,
}

impl Club {
    async fn playing(system: &str) -> Self {
        let site = Site::start().await;
        let settings = Settings::for_system(games::find_game(system).expect("it ships").system);
        let event = site.event_with("spring-open", Stage::RegistrationClosed, settings).await;
        let players = site.players(&event, &["Ann", "Bo"]).await;
        Self { site, event, players }
    }

    async fn phone(&self) -> Browser {
        self.site.phone_of(&self.players[0]).await
    }

    async fn versions(&self) -> Vec<RosterVersion> {
        let mut tx = self.site.app.database.read().await.unwrap();
        storage::rosters::of_player(&mut tx, self.players[0].id).await.unwrap()
    }
}

/// The fields of a line: what, name, points, models, options.
type Cells<'a> = (&'a str, &'a str, &'a str, &'a str, &'a str);

fn sent<'a>(act: &'a str, seen: &'a str, lines: &[Cells<'a>]) -> Vec<(&'a str, &'a str)> {
    let mut fields =
        vec![("do", act), ("seen", seen), ("roster", "Tomb <b>guards</b>"), ("faction", "Skaven")];
    // The first line is the general's.
    fields.push(("general", "0"));
    for (section, unit, points, models, options) in lines {
        fields.extend([("section", *section), ("unit", unit), ("points", points), ("models", models)]);
        fields.push(("options", options));
    }
    fields
}

const ARMY: [Cells<'_>; 6] = [
    ("Heroes", "Chieftain", "75", "1", "Sword of Battle (25); Battle Standard Bearer"),
    ("Core units", "Clanrats", "136", "30", "Standard Bearer (War Banner)"),
    ("", "Clanrats", "136", "30", ""),
    ("", "Slaves", "51", "", "2x Musician"),
    ("", "", "", "", ""),
    ("Rare units", "Warp-lightning Cannon", "100", "1", ""),
];

#[actix_web::test]
async fn fx4_what_is_typed_in_is_judged_and_kept_like_any_other_list() {
    let club = Club::playing("wfb7").await;
    let ann = club.phone().await;
    ann.get("/e/spring-open/roster").await.is(200).shows("roster/table");
    let page = ann.get(TABLE).await;
    page.is(200).shows("Line 12").shows("<option>Lords</option>").shows("<option>Rare units</option>");
    page.hides("<option>characters</option>").hides("Regiment");

    let page = ann.post(TABLE, &sent("check", "0", &ARMY)).await;
    page.is(200).shows("Not handed in yet").shows("498").shows("Tomb &#60;b&#62;guards").hides("<b>guards");
    assert!(club.versions().await.is_empty(), "checking keeps nothing");
    ann.post(TABLE, &sent("submit", "0", &ARMY)).await.leads_to("/e/spring-open/roster");
    let roster = club.versions().await.remove(0);
    assert_eq!((roster.number, roster.format.as_str()), (1, "csv"));
    assert_eq!(roster.verdict.computed.points, 498);
    assert_eq!(roster.verdict.computed.general.as_deref(), Some("Chieftain"));
    let [heroes, core, rare] = &roster.reading.roster.sections[..] else { panic!("{roster:?}") };
    assert_eq!(
        (heroes.title(), core.title(), rare.title()),
        ("Heroes".into(), "Core units".into(), "Rare units".into())
    );
    assert_eq!(heroes.entries[0].upgrades[0].points, Some(25));
    assert_eq!((core.entries.len(), core.entries[0].models), (3, Some(30)));
    assert_eq!(core.entries[0].upgrades[0].parts[0].name, "War Banner");
    // F11: the general bears the battle standard, as of any other list.
    let rules: Vec<String> = roster.verdict.findings.iter().map(|finding| finding.rule.to_string()).collect();
    assert!(rules.contains(&"F11".to_owned()), "{rules:?}");

    // The page begins with what was handed in last.
    let page = ann.get(TABLE).await;
    page.shows("value=\"Warp-lightning Cannon\"").shows("Sword of Battle [25 pts]; Battle Standard Bearer");
    assert_eq!(page.hidden("seen"), "1");
}

#[actix_web::test]
async fn fx4_a_table_sent_twice_is_one_version_and_an_old_one_takes_nobodys_place() {
    let club = Club::playing("wfb7").await;
    let ann = club.phone().await;
    let mut fields = sent("submit", "0", &ARMY);
    fields.push(("once", "0123456789abcdef0123456789abcdef"));
    ann.post(TABLE, &fields).await.is(303);
    ann.post(TABLE, &fields).await.is(303);
    assert_eq!(club.versions().await.len(), 1, "the same form twice hands in once");
    // On another phone, from the page as it was before.
    let other = [("Core units", "Plague Monks", "140", "20", "")];
    let page = club.phone().await.post(TABLE, &sent("submit", "0", &other)).await;
    page.is(409).shows("Plague Monks").shows("has a new version or decision since you opened it");
    assert_eq!(club.versions().await.len(), 1);
    let seen = page.hidden("seen");
    ann.post(TABLE, &sent("submit", &seen, &other)).await.is(303);
    assert_eq!(club.versions().await[0].reading.roster.sections[0].entries[0].name, "Plague Monks");
}

#[actix_web::test]
async fn fx4_what_is_wrong_stands_beside_its_box_and_nothing_typed_is_lost() {
    let club = Club::playing("wfb7").await;
    let ann = club.phone().await;
    let wrong = [("", "Clanrats", "many", "30", ""), ("Core units", "", "12", "none", "Musician")];
    let page = ann.post(TABLE, &sent("submit", "0", &wrong)).await;
    page.is(422).shows("id=\"p-section-0\"").shows("id=\"p-points-0\"").shows("id=\"p-unit-1\"");
    page.shows("id=\"p-models-1\"").shows("value=\"many\"").shows("value=\"Musician\"");
    ann.post(TABLE, &sent("submit", "0", &[])).await.is(422).says(text!("roster-table-no-line"));
    assert!(club.versions().await.is_empty());
    // More lines for more units, with what is there.
    let page = ann.post(TABLE, &sent("more", "0", &ARMY)).await;
    page.is(200).shows("Line 16").shows("value=\"Slaves\"");
}

#[actix_web::test]
async fn fx4_staff_type_in_what_a_player_brought_on_paper() {
    let club = Club::playing("t9a3").await;
    let desk = club.site.organiser(&club.event).await;
    let page = "/e/spring-open/desk/rosters/1/table";
    desk.get("/e/spring-open/desk/rosters/1").await.shows("desk/rosters/1/table");
    desk.get(page)
        .await
        .is(200)
        .says(text!("desk-roster-type-in", name = "Ann"))
        .shows("<option>Characters</option>");
    let army =
        [("Characters", "Chieftain", "400", "1", "General"), ("Core", "Rats-at-Arms", "1200", "40", "")];
    desk.post(page, &sent("check", "0", &army)).await.is(200).shows("Not handed in yet");
    desk.post(page, &sent("submit", "0", &army)).await.leads_to("/e/spring-open/desk/rosters/1");
    let roster = club.versions().await.remove(0);
    assert_eq!((roster.verdict.computed.points, roster.submitted_by.as_str()), (1600, "Olga Organiser"));
}

fn read(game: Game, text: &str, format: Option<Format>) -> Roster {
    game.read(text.as_bytes(), format).unwrap().roster
}

/// Without what only the way it came in tells: lines, and which table an option is from.
fn units(roster: &Roster) -> Vec<String> {
    let sections = roster.sections.iter().flat_map(|section| {
        section.entries.iter().map(move |entry| {
            let upgrades: Vec<String> = entry.upgrades.iter().map(|one| format!("{one:?}")).collect();
            let mut flags = entry.flags.clone();
            flags.sort();
            let marks = (entry.general, entry.reinforced, flags, &entry.categories);
            format!(
                "{} {} {:?} {:?} {marks:?} {upgrades:?}",
                section.title(),
                entry.name,
                entry.points,
                entry.models
            )
        })
    });
    sections.collect()
}

#[test]
fn fx4_a_roster_of_every_game_goes_through_the_table_and_back() {
    let lists = [
        (
            "wfb7",
            "++ Fantasy (Skaven) [262pts] ++\n\n+ Heroes +\n\nChieftain [75pts]: General, Sword of Battle [25pts]\n\n\
                  + Core +\n\n30 Clanrats [136pts]: Standard Bearer (War Banner), Clawleader\nSlaves [51pts]\n",
        ),
        (
            "t9a3",
            "Ann - Beast Herds\n500 - Beast Lord, General, Beast Axe (Hunter's Honour)\n3500 - 40 Wildhorn Herd\n4000\n",
        ),
        (
            "aos3",
            "++ Mine (Skaven) [455 pts] ++\nGrand strategy: Hold the Line\nSubfaction: Clans Skryre\n\n+ Leaders +\n\
                  Grey Seer [140 pts]: General, Artefacts: Warpstone Charm\n\n+ Battleline +\n\
                  20 Clanrats [315 pts]: Reinforced twice, Ally\n",
        ),
    ];
    for (system, text) in lists {
        let game = games::find_game(system).unwrap();
        let roster = read(game, text, None);
        let table = print_table(&game.ruleset().as_table(&roster));
        let again = read(game, &table, Some(Format::Csv));
        assert!(!units(&roster).is_empty(), "{system}");
        assert_eq!(units(&again), units(&roster), "{system}: {table}");
        assert_eq!((&again.faction, &again.choices), (&roster.faction, &roster.choices), "{system}");
        assert_eq!(game.ruleset().as_table(&again), game.ruleset().as_table(&roster), "{system}");
    }
}

#[test]
fn fx4_every_heading_that_the_table_offers_is_one_that_its_game_reads() {
    for system in ["aos4-ghb2024", "aos4-later", "aos3", "wfb7", "t9a3", "t9a2"] {
        let game = games::find_game(system).unwrap();
        for heading in game.table_headings(None) {
            let line = RosterTableLine {
                section: heading.clone(),
                name: "Rats".into(),
                ..RosterTableLine::default()
            };
            let reading = game.read(print_table(&[line]).as_bytes(), Some(Format::Csv)).unwrap();
            let told: Vec<String> =
                reading.notices.iter().map(|notice| format!("{:?}", notice.about)).collect();
            assert!(!told.iter().any(|about| about.contains("NotASection")), "{system} {heading}: {told:?}");
        }
    }
}
