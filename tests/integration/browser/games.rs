//! A day of each game that is not the first one, from the new event to the certificates: the organiser on a laptop, two
//! players on phones. Everything that anybody comes by is read for words of other games.

use super::set_up;
use crate::support::{
    browser::{Chromium, missing},
    paper::text_of_pdf,
};
use muster::{
    actions,
    domain::{
        event::player::Player,
        numbers::{RoundNumber, TableNumber},
        scoring::possible_scores,
        system::find_system,
    },
    storage::{self, battles::TableUse},
};
use std::{cell::RefCell, collections::BTreeSet};

/// What a day of a game is told by.
struct Day {
    system: &'static str,
    /// How the game calls itself.
    name: &'static str,
    /// A list as its players print it, and what its verdict names.
    list: &'static str,
    verdict: &'static str,
    /// What both players type after the battle, and how the page calls the result.
    report: &'static [(&'static str, &'static str)],
    result: &'static str,
    /// A heading of its standings, and words of its sheets on paper.
    standings: &'static str,
    on_paper: &'static [&'static str],
    /// What is typed in the form of the game, field by field; nothing: it is played as it ships.
    described: &'static [(&'static str, &'static str)],
    /// What only other games say.
    foreign: &'static [&'static str],
    /// Where one of them was said.
    said: RefCell<BTreeSet<String>>,
}

#[actix_web::test]
async fn a_day_of_warhammer_fantasy_from_the_new_event_to_the_certificates() {
    let list = "++ Battalion (Lizardmen) [325 pts] ++\n\n+ Lords +\n\nSlann Mage-Priest [275 pts]: General\n\n\
                + Core +\n\n10 Skinks [50 pts]\n";
    let day = Day {
        system: "wfb7",
        name: "Warhammer Fantasy Battle, 7th edition",
        list,
        verdict: "Core",
        report: &[("a_points", "1840"), ("b_points", "1215")],
        result: "Solid victory",
        standings: "Tournament points",
        on_paper: &["Massacre", "Pitched Battle"],
        described: &[],
        foreign: &["attleplan", "actic", "egiment", "arscroll", "Age of Sigmar", "andbook", "attle points"],
        said: RefCell::default(),
    };
    day.passes().await;
}

#[actix_web::test]
async fn a_day_of_the_ninth_age_from_the_new_event_to_the_certificates() {
    let list = "Ann - Saurian Ancients\n275 - Cuatl Lord, General\n200 - 20 Saurian Warriors\n475\n";
    let day = Day {
        system: "t9a3",
        name: "The 9th Age, 3rd edition",
        list,
        verdict: "Core",
        report: &[("a_points", "1840"), ("b_points", "1215")],
        result: "12–8",
        standings: "Battle points",
        on_paper: &["Primary", "Spoils of War"],
        described: &[],
        foreign: &[
            "attleplan",
            "attle tactic",
            "egiment",
            "arscroll",
            "Age of Sigmar",
            "andbook",
            "Massacre",
            "ournament points",
        ],
        said: RefCell::default(),
    };
    day.passes().await;
}

#[actix_web::test]
async fn a_day_of_the_third_age_of_sigmar_from_the_new_event_to_the_certificates() {
    let list = "Army Faction: Seraphon\n\nLEADER\n\n1 x Slann (275)*\n- General\n\nBATTLELINE\n\n10 x Skinks (75)*\n\n\
                CORE BATTALIONS:\n\n*Vanguard\n\nTOTAL POINTS: (350/2000)\n\n\
                Created with Warhammer Age of Sigmar: The App";
    let day = Day {
        system: "aos3",
        name: "Age of Sigmar, 3rd edition",
        list,
        verdict: "at least 3 are needed at 2,000 points",
        report: &[("a_points", "20"), ("a_tactics", "3"), ("b_points", "10"), ("b_tactics", "1")],
        result: "Major victory",
        standings: "Tactics",
        on_paper: &["grand strategy", "Tactic"],
        described: &[],
        foreign: &[
            "egiment of Renown",
            "egiments of Renown",
            "uxiliar",
            "andbook",
            "Massacre",
            "Tournament points",
            "nderdog",
        ],
        said: RefCell::default(),
    };
    day.passes().await;
}

/// What a game that is a file and nothing more says of another: of most of them, nothing.
const OF_OTHERS: &[&str] = &[
    "attleplan",
    "actic",
    "egiment",
    "arscroll",
    "Age of Sigmar",
    "andbook",
    "Massacre",
    "attle points",
    "rand alliance",
];

/// A day of a game that judges no rosters.
fn day_of_file(
    system: &'static str,
    name: &'static str,
    report: &'static [(&'static str, &'static str)],
) -> Day {
    Day {
        system,
        name,
        list: "++ Army (Elves) [90 pts] ++\n\n+ Units +\n\nA leader [40 pts]\n\nTen followers [50 pts]\n",
        verdict: "Ten followers",
        report,
        result: "Win for ",
        standings: "Standings",
        on_paper: &[],
        described: &[],
        foreign: OF_OTHERS,
        said: RefCell::default(),
    }
}

#[actix_web::test]
async fn a_day_of_warhammer_40_000_from_the_new_event_to_the_certificates() {
    let report = &[("a_points", "84"), ("b_points", "61")];
    let day = day_of_file("wh40k-11", "Warhammer 40,000, 11th edition", report);
    Day { on_paper: &["Primary mission", "Battle Ready"], ..day }.passes().await;
}

#[actix_web::test]
async fn a_day_of_kings_of_war_from_the_new_event_to_the_certificates() {
    let report = &[("a_points", "9"), ("b_points", "4"), ("a_mark_1", "1250"), ("b_mark_1", "430")];
    let day = day_of_file("kow", "Kings of War, 15–10–5 and points destroyed", report);
    let standings = "Points destroyed difference";
    Day { standings, on_paper: &["Points destroyed", "Scenario points"], ..day }.passes().await;
}

#[actix_web::test]
async fn a_day_of_the_old_world_from_the_new_event_to_the_certificates() {
    let report = &[("a_points", "1240"), ("b_points", "615")];
    let day = day_of_file("tow", "Warhammer: The Old World, scored 20–0", report);
    let list = "++ Army (Elves) [90 pts] ++\n\n+ Characters +\n\nA prince [40 pts]: General\n\n+ Core +\n\n10 Spears [50 pts]\n";
    let foreign = &["attleplan", "actic", "egiment", "arscroll", "Age of Sigmar", "andbook", "rand alliance"];
    Day {
        list,
        verdict: "Core",
        on_paper: &["Standards"],
        result: "14:6 for ",
        standings: "Battle points",
        foreign,
        ..day
    }
    .passes()
    .await;
}

/// What a season of Age of Sigmar says of no other game.
const OF_OTHERS_THAN_SIGMAR: &[&str] =
    &["Massacre", "attle points", "Scenario", "Tournament points", "rand strategy", "Points destroyed"];

/// A day of a season, whose cards are two.
async fn a_day_of_a_season_passes(system: &'static str, name: &'static str) {
    let report = &[("a_points", "40"), ("a_tactics", "4"), ("b_points", "30"), ("b_tactics", "2")];
    let day = day_of_file(system, name, report);
    // Which battleplan is drawn is chance: on each of them these are possible.
    let game = find_system(system).unwrap();
    for battleplan in &game.battleplans {
        let possible = possible_scores(&game.sheet, battleplan);
        assert!([(40, 4), (30, 2)].iter().all(|score| possible.contains(score)), "{}", battleplan.name);
    }
    let list = "Tunnels 920/1000 pts\n\nSkaven | Claw-horde\nDrops: 2\n\nGeneral's Regiment\nGrey Seer (120)\n\
                • General\nClanrats (150)\n\nCreated with Warhammer Age of Sigmar: The App\nApp: 1.36.0 (1) | Data: 466\n";
    let (foreign, result) = (OF_OTHERS_THAN_SIGMAR, "Victory for ");
    Day {
        list,
        verdict: "Clanrats",
        standings: "Opponents' wins",
        foreign,
        result,
        on_paper: &["Battle tactics"],
        ..day
    }
    .passes()
    .await;
}

#[actix_web::test]
async fn a_day_of_sigmar_in_2025_26_from_the_new_event_to_the_certificates() {
    a_day_of_a_season_passes("aos4-ghb2025", "Age of Sigmar 4, General's Handbook 2025-26").await;
}

#[actix_web::test]
async fn a_day_of_sigmar_in_2026_27_from_the_new_event_to_the_certificates() {
    a_day_of_a_season_passes("aos4-ghb2026", "Age of Sigmar 4, General's Handbook 2026-27").await;
}

#[actix_web::test]
async fn a_day_of_blood_bowl_from_the_new_event_to_the_certificates() {
    let report = &[("a_points", "2"), ("b_points", "1"), ("a_mark_1", "3"), ("b_mark_1", "1")];
    let day = day_of_file("blood-bowl", "Blood Bowl", report);
    Day { on_paper: &["Touchdowns", "Casualties"], ..day }.passes().await;
}

#[actix_web::test]
async fn a_day_of_wins_and_draws_from_the_new_event_to_the_certificates() {
    let day = day_of_file("win-draw-loss", "Any game: win, draw or loss", &[("games", "1-0")]);
    day.passes().await;
}

#[actix_web::test]
async fn a_day_of_a_game_that_was_described_in_a_form_from_the_new_event_to_the_certificates() {
    let report = &[("a_points", "9"), ("b_points", "4"), ("a_mark_1", "5"), ("b_mark_1", "1")];
    let day = day_of_file("points-reported", "Any game: players report points", report);
    let described = &[
        ("name", "Banner Wars"),
        ("missions", "The Ford"),
        ("points_word", "Glory"),
        ("most", "50"),
        ("value_1", "Banners"),
        ("value_most_1", "6"),
        ("value_leads_1", "2, 4"),
        ("won_2", "Triumph"),
        ("lost_2", "Rout"),
        ("own_2", "12"),
        ("theirs_2", "4"),
        ("tiebreaker_1", "first_value"),
    ];
    let (result, standings) = ("Triumph for ", "Banners");
    Day { described, result, standings, on_paper: &["Banners", "Glory"], ..day }.passes().await;
}

impl Day {
    async fn passes(&self) {
        if missing() {
            return;
        }
        let laptop = Chromium::start(1366, 900).await;
        let phone = laptop.beside(390, 844).await;
        set_up(&laptop).await;
        self.is_made(&laptop).await;
        let players = self.players_come(&laptop, &phone).await;
        self.is_drawn(&laptop).await;
        self.is_played(&laptop, &phone, &players).await;
        self.ends(&laptop, &phone).await;
        assert!(self.said.borrow().is_empty(), "{:#?}", self.said.borrow());
        phone.close().await;
        laptop.close().await;
    }

    /// New event, pack, settings.
    async fn is_made(&self, laptop: &Chromium) {
        laptop.open(&format!("/events/new?system={}", self.system)).await;
        laptop.sees(&format!("the standard settings for {}", self.name)).await;
        laptop.fill("name", "Open Day").await;
        laptop.fill("rounds", "1").await;
        laptop.put("roster_deadline", "2035-05-09T20:00").await;
        laptop.picture(&format!("{}-new", self.system)).await;
        laptop.click("Create event").await;
        laptop.sees("Draft event created").await;
        self.is_described(laptop).await;
        for page in [
            "/desk",
            "/desk/set-up",
            "/desk/set-up/rosters",
            "/desk/set-up/rounds-and-prizes",
            "/desk/rosters/rules",
            "/desk/battleplans",
            "/desk/ranking",
        ] {
            self.looks_at(laptop, page).await;
        }
        laptop.open("/e/open-day/desk").await;
        laptop.click("Publish the event").await;
        laptop.sees("Event stage: Published.").await;
        // A draft is offered every game there is; from now on the page is of this one.
        self.looks_at(laptop, "/desk/game").await;
    }

    /// The game is made in its form; what a battle is worth follows what is typed, before anything is saved.
    async fn is_described(&self, laptop: &Chromium) {
        if self.described.is_empty() {
            return;
        }
        laptop.open("/e/open-day/desk/game").await;
        laptop.tap("a[href$='/desk/game/form']").await;
        laptop.sees("Three made-up battles").await;
        laptop.tap("summary").await;
        for (field, typed) in self.described {
            let choice = format!("select[name='{field}']");
            let chosen = laptop.client.find(fantoccini::Locator::Css(&choice)).await;
            match chosen {
                Ok(choice) => choice.select_by_value(typed).await.unwrap(),
                Err(_) => laptop.fill(field, typed).await,
            }
            // The tie-breakers of a value are there once its name was read.
            laptop.tap("h1").await;
            if field.starts_with("theirs") {
                laptop.sees(": triumph, 13 to 3").await;
            }
        }
        laptop.picture("described-form").await;
        laptop.fits().await;
        laptop.click("Save game").await;
        laptop.sees("The event now uses this game.").await;
    }

    /// Two sign up by themselves, and the first hands in a list.
    async fn players_come(&self, laptop: &Chromium, phone: &Chromium) -> Vec<Player> {
        self.looks_at(phone, "").await;
        for name in ["Ann", "Ben"] {
            phone.client.delete_all_cookies().await.unwrap();
            self.looks_at(phone, "/register").await;
            phone.fill("name", name).await;
            phone.click("Sign up").await;
            phone.sees("You're in").await;
        }
        self.reads(phone, "welcome").await;
        let mut tx = laptop.app.database.read().await.unwrap();
        let event = storage::events::by_slug(&mut tx, "open-day").await.unwrap().unwrap();
        let players = storage::players::list_players(&mut tx, event.id).await.unwrap();
        drop(tx);
        phone.open(&actions::entrants::links::private_link(&phone.app, &players[0])).await;
        self.looks_at(phone, "/roster").await;
        phone.fill("text", self.list).await;
        phone.click("Check first").await;
        phone.sees(self.verdict).await;
        self.reads(phone, "verdict").await;
        phone.click("Hand in roster").await;
        phone.sees("Version 1, handed in ").await;
        self.reads(phone, "handed-in").await;
        for page in ["/me", "/players"] {
            self.looks_at(phone, page).await;
        }
        for page in ["/desk/rosters", "/desk/rosters/1", "/desk/players"] {
            self.looks_at(laptop, page).await;
        }
        players
    }

    async fn is_drawn(&self, laptop: &Chromium) {
        laptop.open("/e/open-day/desk/check-in").await;
        for here in 1..=2 {
            laptop.click("Check in").await;
            laptop.sees(&format!("{here} of 2 here")).await;
        }
        laptop.open("/e/open-day/desk/rounds").await;
        laptop.click("Pair round 1").await;
        laptop.sees("Draft, staff only").await;
        self.reads(laptop, "draft").await;
        laptop.click("Publish").await;
        laptop.sees("Not started").await;
        for page in ["/desk", "/desk/rounds/1", "/screen", "/rounds/1"] {
            self.looks_at(laptop, page).await;
        }
    }

    /// One player reports, the other confirms.
    async fn is_played(&self, laptop: &Chromium, phone: &Chromium, players: &[Player]) {
        let mut tx = laptop.app.database.read().await.unwrap();
        let at = TableUse { round: RoundNumber(1), table: TableNumber(1) };
        let battle = storage::battles::by_table(&mut tx, players[0].event_id, at).await.unwrap().unwrap();
        drop(tx);
        let [first, second] =
            [Some(battle.a), battle.b].map(|id| players.iter().find(|player| Some(player.id) == id).unwrap());
        phone.open(&actions::entrants::links::private_link(&phone.app, first)).await;
        phone.sees("Round 1").await;
        self.reads(phone, "my-battle").await;
        self.looks_at(phone, "/rounds/1/tables/1").await;
        let sheet = phone.client.source().await.unwrap().contains("tables/1/sheet\"");
        if sheet {
            self.looks_at(phone, "/rounds/1/tables/1/sheet").await;
            self.looks_at(phone, "/rounds/1/tables/1/sheet?battle=5").await;
        }
        phone.open("/e/open-day/rounds/1/tables/1").await;
        if sheet {
            phone.click("Report the result").await;
        }
        for (field, typed) in self.report {
            if *field == "games" {
                let choice = phone.client.find(fantoccini::Locator::Css("[name='games']")).await.unwrap();
                choice.select_by_value(typed).await.unwrap();
            } else {
                phone.fill(field, typed).await;
            }
        }
        phone.click("Report result").await;
        phone.sees("Waiting for your opponent to confirm.").await;
        self.reads(phone, "reported").await;
        phone.client.delete_all_cookies().await.unwrap();
        phone.open(&actions::entrants::links::private_link(&phone.app, second)).await;
        phone.sees("Is this right?").await;
        self.reads(phone, "is-it-right").await;
        phone.click("Yes, confirm").await;
        phone.sees("Confirmed").await;
        self.looks_at(phone, "/rounds/1/tables/1").await;
        phone.sees(self.result).await;
        self.looks_at(laptop, "/desk/battles/1/1").await;
    }

    /// The round is closed, the event finished, and everything lies on paper.
    async fn ends(&self, laptop: &Chromium, phone: &Chromium) {
        laptop.open("/e/open-day/desk/rounds/1").await;
        laptop.click("Close").await;
        laptop.sees("Closed").await;
        laptop.open("/e/open-day/desk").await;
        laptop.click("Finish the event").await;
        laptop.sees("Finish the event?").await;
        laptop.click("Finish the event").await;
        laptop.sees("Event finished").await;
        self.looks_at(phone, "/standings").await;
        self.looks_at(laptop, "/standings").await;
        laptop.sees(self.standings).await;
        for page in ["/standings/1", "/statistics", "/awards", "", "/rosters"] {
            self.looks_at(phone, page).await;
        }
        for page in ["/desk/standings", "/desk/awards", "/desk/audit", "/desk/print"] {
            self.looks_at(laptop, page).await;
        }
        let sheets = self.prints(laptop, "desk/print/sheets-1.pdf").await;
        for word in self.on_paper {
            assert!(sheets.is_empty() || sheets.contains(word), "{word} is not on the sheet: {sheets}");
        }
        for paper in ["slips-1", "pairings-1-by-table", "standings", "certificates", "rosters", "cards-1"] {
            self.prints(laptop, &format!("desk/print/{paper}.pdf")).await;
        }
        self.prints(laptop, "pack.pdf").await;
    }

    async fn looks_at(&self, window: &Chromium, page: &str) {
        window.open(&format!("/e/open-day{page}")).await;
        self.reads(window, &page.replace(['/', '?', '='], "-")).await;
    }

    /// Everything on the page fits, and says no word of another game.
    async fn reads(&self, window: &Chromium, called: &str) {
        window.fits().await;
        window.picture(&format!("{}{called}", self.system)).await;
        let script = "return [...document.querySelectorAll('details')].map((one) => one.open = true), \
                      [document.body.innerText, window.location.pathname]";
        let read = window.client.execute(script, vec![]).await.unwrap();
        self.is_its_own(read[0].as_str().unwrap(), read[1].as_str().unwrap());
    }

    fn is_its_own(&self, text: &str, place: &str) {
        let text = text.replace("Warhammer Age of Sigmar: The App", "The App");
        for word in self.foreign {
            if let Some(line) = text.lines().find(|line| line.contains(word)) {
                self.said.borrow_mut().insert(format!("{place} says {word:?}: {line}"));
            }
        }
    }

    /// The text of a document, where there is a reader for it.
    async fn prints(&self, laptop: &Chromium, document: &str) -> String {
        const FETCH: &str = "const done = arguments[1]; fetch('/e/open-day/' + arguments[0]).then(async (answer) => \
            done([answer.status, Array.from(new Uint8Array(await answer.arrayBuffer()))]))";
        let answer = laptop.client.execute_async(FETCH, vec![document.into()]).await.unwrap();
        assert_eq!(answer[0].as_u64(), Some(200), "{document}");
        let bytes: Vec<u8> = serde_json::from_value(answer[1].clone()).unwrap();
        let called = document.rsplit('/').next().unwrap();
        laptop.keep(&format!("{}-{called}", self.system), &bytes);
        let text = text_of_pdf(&bytes);
        self.is_its_own(&text, document);
        text
    }
}
