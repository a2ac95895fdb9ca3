//! Every printed document, made with awkward names and read back with `pdftotext`. The PDFs stay
//! in the target folder (`tmp/print`), to be looked at.

use std::path::{Path, PathBuf};
use std::process::Command;

use muster::print::certificate::{Accent, Certificate, certificates};
use muster::print::pairings::{Pairing, Pairings, Seat, by_name, by_table};
use muster::print::standings::{Placed, Standings, standings};
use muster::print::{Imprint, Paper};

const AWKWARD: [&str; 14] = [
    "Łukasz Żółkiewski",
    "Юлия Щербакова",
    "王小明",
    "Nguyễn Thị Ánh",
    "Ελένη Παπαδοπούλου",
    "<b>Bob</b> & Sons",
    "O'Brien, Seán \"Ship\"",
    "김철수 (Kim)",
    "محمد علي",
    "Zoë 🧙 Wizard",
    "Ng",
    "Søren Ærøskøbing",
    "Maximiliane-Charlotte von Hohenstein-Schwarzenberg zu Traun",
    "山田 太郎",
];

#[test]
fn pairings_by_table_name_every_player_and_the_bye() {
    let bytes = by_table(&pairings(42)).unwrap();
    let Some(printed) = read_back("pairings-by-table", &bytes) else { return };
    assert_eq!(printed.pages, 2);
    for name in AWKWARD.iter().filter(|name| is_plain(name)) {
        assert!(printed.text.contains(name), "{name} is missing");
    }
    for words in
        ["Round 3", "Focal Points", "09:30", "Bye", "Page 2 of 2", "12 May 2027", "Spring Muster Gdańsk"]
    {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    for part in ["Maximiliane-Charlotte von", "Hohenstein-Schwarzenberg zu Traun"] {
        assert!(printed.text.contains(part), "a long name is broken rather than cut: {part}");
    }
}

#[test]
fn pairings_by_name_list_everybody_once_with_the_opponent() {
    let bytes = by_name(&pairings(42)).unwrap();
    assert!(bytes.len() < 150_000, "{} bytes for 85 rows", bytes.len());
    let Some(printed) = read_back("pairings-by-name", &bytes) else { return };
    assert_eq!(printed.text.matches("Юлия Щербакова 2").count(), 2, "once as player, once as opponent");
    assert_eq!(printed.text.matches("Bye").count(), 1);
    assert!(printed.pages <= 4, "{} pages", printed.pages);
}

#[test]
fn an_empty_round_prints_a_page_that_says_so() {
    let empty = Pairings { round: 1, ..Pairings::default() };
    let Some(printed) = read_back("pairings-empty", &by_name(&empty).unwrap()) else { return };
    assert_eq!(printed.pages, 1);
    assert!(printed.text.contains("Nobody is paired"));
}

#[test]
fn standings_lie_across_when_wide_and_mark_shared_places_and_drops() {
    let bytes = standings(&table_of(84)).unwrap();
    assert!(bytes.len() < 150_000, "{} bytes for 84 rows", bytes.len());
    let Some(printed) = read_back("standings", &bytes) else { return };
    assert!(printed.landscape);
    for words in ["=3", "(dropped)", "王小明", "<b>Bob</b>", "Standings after round 3"] {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    let mut narrow = table_of(5);
    narrow.values.truncate(3);
    narrow.imprint.paper = Paper::Letter;
    let Some(printed) = read_back("standings-narrow", &standings(&narrow).unwrap()) else { return };
    assert!(!printed.landscape && printed.pages == 1);
}

#[test]
fn a_certificate_is_one_page_with_award_and_name() {
    let accents = [Accent::Brass, Accent::Steel, Accent::Copper, Accent::Pine, Accent::Wine];
    let all: Vec<Certificate> = AWKWARD
        .iter()
        .zip(accents.into_iter().cycle())
        .map(|(name, accent)| Certificate {
            event: "Spring Muster Gdańsk".into(),
            award: "Best Painted Army".into(),
            player: (*name).into(),
            distinction: "Lumineth Realm-lords · 4 wins in 5 games".into(),
            date: "13 May 2027".into(),
            organiser: "Zofia Wiśniewska".into(),
            accent,
        })
        .collect();
    let one = certificates(&all[..1], Paper::A4).unwrap();
    assert!(one.len() < 100_000, "{} bytes", one.len());
    let Some(printed) = read_back("certificate", &one) else { return };
    assert_eq!(printed.pages, 1);
    assert!(printed.landscape);
    for words in ["Łukasz Żółkiewski", "Best Painted Army", "13 May 2027", "Zofia Wiśniewska"] {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    let Some(printed) = read_back("certificates", &certificates(&all, Paper::Letter).unwrap()) else {
        return;
    };
    assert_eq!(printed.pages, AWKWARD.len());
}

#[test]
fn what_no_typeface_has_is_printed_as_a_box() {
    let round = Pairings {
        tables: vec![Pairing { table: 1, a: seat("Zoë 🧙 Wizard"), b: seat("A\u{202E}B\u{0}C") }],
        ..Pairings::default()
    };
    let Some(printed) = read_back("boxes", &by_table(&round).unwrap()) else { return };
    assert!(printed.text.contains("Zoë □ Wizard"), "{}", printed.text);
    assert!(printed.text.contains("ABC"), "marks of direction and controls are left out");
}

fn seat(name: &str) -> Seat {
    Seat { name: name.into(), note: String::new() }
}

fn imprint() -> Imprint {
    Imprint {
        event: "Spring Muster Gdańsk".into(),
        printed_at: "12 May 2027, 09:05".into(),
        paper: Paper::A4,
    }
}

/// The names without a family number are the first; then everybody returns with one.
fn player(number: usize) -> String {
    match (number / AWKWARD.len(), AWKWARD[number % AWKWARD.len()]) {
        (0, name) => name.to_owned(),
        (family, name) => format!("{name} {}", family + 1),
    }
}

fn pairings(tables: u32) -> Pairings {
    let factions = ["Skaven", "Lumineth Realm-lords", "Ossiarch Bonereapers", "Ogor Mawtribes"];
    let seat = |number: u32| {
        let number = number as usize;
        Seat { name: player(number), note: factions[number % factions.len()].into() }
    };
    Pairings {
        imprint: imprint(),
        round: 3,
        battleplan: "Battleplan: Focal Points".into(),
        starts: "Starts Saturday at 09:30".into(),
        tables: (0..tables)
            .map(|at| Pairing { table: at + 1, a: seat(2 * at), b: seat(2 * at + 1) })
            .collect(),
        byes: vec![seat(2 * tables)],
    }
}

fn table_of(players: u32) -> Standings {
    let values = [
        "Major wins",
        "Minor wins",
        "Draws",
        "Minor losses",
        "Major losses",
        "Opponents beaten",
        "Victory points",
        "Tactics",
        "Tactics denied",
        "Difference",
    ];
    Standings {
        imprint: imprint(),
        title: "Standings after round 3".into(),
        ranked_by: "Ranked by major wins, minor wins and draws; then the records of the opponents beaten."
            .into(),
        values: values.map(str::to_owned).to_vec(),
        rows: (0..players)
            .map(|at| Placed {
                place: if at == 3 { 3 } else { at + 1 },
                name: player(at as usize),
                faction: "Cities of Sigmar".into(),
                values: (0..10_u32).map(|value| (117_u32.saturating_sub(at + value)).to_string()).collect(),
                dropped: at == 7,
            })
            .collect(),
    }
}

/// What `pdftotext -layout` keeps as it is: no Arabic (it turns lines around) and no emoji.
fn is_plain(name: &str) -> bool {
    !name.contains(['م', '김', '🧙']) && name.len() < 50
}

struct Printed {
    text: String,
    pages: usize,
    landscape: bool,
}

/// Keeps the PDF, and reads it with poppler; `None`, loudly, where poppler is not installed.
fn read_back(name: &str, bytes: &[u8]) -> Option<Printed> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("print");
    std::fs::create_dir_all(&folder).unwrap();
    let file: PathBuf = folder.join(name).with_extension("pdf");
    std::fs::write(&file, bytes).unwrap();
    let run = |tool: &str, arguments: &[&str]| {
        let output = Command::new(tool).args(arguments).output().ok()?;
        assert!(output.status.success(), "{tool}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stderr.is_empty(), "{tool}: {}", String::from_utf8_lossy(&output.stderr));
        Some(String::from_utf8(output.stdout).unwrap())
    };
    let path = file.to_str().unwrap();
    let (Some(text), Some(facts)) = (run("pdftotext", &["-layout", path, "-"]), run("pdfinfo", &[path]))
    else {
        eprintln!(
            "SKIPPED: pdftotext and pdfinfo (poppler-utils) are not installed; {name} was not read back"
        );
        return None;
    };
    let fact = |key: &str| facts.lines().find_map(|line| line.strip_prefix(key)).unwrap().trim().to_owned();
    let size = fact("Page size:");
    let sides: Vec<f32> = size.split(' ').filter_map(|word| word.parse().ok()).collect();
    // Runs of spaces are pdftotext's layout, not ours.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(Printed { text, pages: fact("Pages:").parse().unwrap(), landscape: sides[0] > sides[1] })
}
