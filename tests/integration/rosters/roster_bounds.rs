//! Reading is bounded whatever comes: how much of it any reader is given is counted, never timed. How long it takes is
//! measured by the benchmark of rosters.

use muster::domain::{
    games,
    roster::{
        Format, FormatReason, MAX_TEXT, Notice, ReadError, Roster, RosterNode, RosterReaders, SectionKind,
        read_roster_bytes,
    },
};
use std::{cell::Cell, fmt::Write as _, io::Write as _};

/// Half a megabyte, whatever it is.
const SIZE: usize = 512 * 1024;
/// No reader is given more of a text, in lines.
const MOST_LINES: usize = 4001;
/// Nor more of a tree, out of half a megabyte.
const MOST_NODES: usize = 20_000;
/// What is kept of a reading, as it stands in the database, in bytes.
const MOST_KEPT: usize = 600 * 1024;

/// Counts what it is given, and reads nothing.
#[derive(Default)]
struct Counting {
    bytes: Cell<usize>,
    lines: Cell<usize>,
    nodes: Cell<usize>,
}

impl RosterReaders for Counting {
    fn formats(&self) -> &'static [Format] {
        &[Format::Plain]
    }

    fn detect(&self, text: &str) -> (Format, FormatReason) {
        assert!(text.len() <= MAX_TEXT * 3, "{} bytes to detect", text.len());
        (Format::Plain, FormatReason::IsText)
    }

    fn tree(&self, root: RosterNode, _notices: &mut Vec<Notice>) -> Roster {
        self.nodes.set(nodes(&root));
        Roster::default()
    }

    fn text(&self, text: &str, _format: Format, _notices: &mut Vec<Notice>) -> Roster {
        self.bytes.set(text.len());
        self.lines.set(text.lines().count());
        Roster::default()
    }

    fn heading(&self, _heading: &str) -> Option<SectionKind> {
        None
    }
}

fn nodes(node: &RosterNode) -> usize {
    1 + node.selections.iter().chain(&node.forces).map(nodes).sum::<usize>()
}

/// The same again and again, up to so many bytes.
fn filled(with: &str, bytes: usize) -> Vec<u8> {
    with.as_bytes().iter().copied().cycle().take(bytes).collect()
}

fn zipped(content: &[u8]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    archive.start_file("list.ros", zip::write::SimpleFileOptions::default()).unwrap();
    archive.write_all(content).unwrap();
    archive.finish().unwrap().into_inner()
}

/// What people and machines may send, of a size.
fn anything(bytes: usize) -> Vec<(String, Vec<u8>)> {
    let texts = [
        "a",
        "\n",
        " \n",
        "(",
        "((((",
        ")",
        "|",
        "| a |\n",
        "• ",
        "•\n",
        "-----\n",
        "> ",
        ">>>>\n",
        "<br>",
        "<b>x</b>",
        "</",
        "&amp;",
        "&#x20;",
        "&#",
        "[b]",
        "[/b][",
        "\\-",
        "**",
        "`",
        "\u{200b}",
        "\u{fffd}",
        "🐀",
        "General\n",
        "General's Regiment\n",
        "Regiment 1\nClawlord (80)\n",
        "Clanrats (150)\n",
        "• Reinforced\n",
        "1x ",
        "10 x ",
        "Clanrats (150) Clanrats (150) ",
        "2000/2000 pts\n",
        "Spell Lore - Lore of Ash, Lore of Ash and ",
        "Skaven | ",
        "Created with Warhammer Age of Sigmar: The App\n",
        "a,b;c\t\"d\n",
        "\t",
        "Clanrats\t120\tReinforced\n",
        "Clanrats,120,\"x\"\npoints,\n",
        "| Clanrats | 120 | Reinforced |\n",
        "=E2=80=A2",
        "=\n",
        "**a** __b__ ",
        "*a*\n_b_\n",
        "Total: 12/",
        "Clanrats (R) (G) (General, x) 120\n",
        "kind,faction,name\n",
        "of the\nand with\n",
        "Spearhead | ",
        "{\"a\":",
        "[",
        "{}",
        "\"\\u0041",
        "<a>",
        "<a b=\"c\"/>",
        "<!--",
        "<![CDATA[",
    ];
    let mut all: Vec<(String, Vec<u8>)> =
        texts.iter().map(|text| (format!("{text:?} again and again"), filled(text, bytes))).collect();
    let selection = "<selection name=\"Clanrats\" type=\"unit\" number=\"1\"/>";
    let flat = format!("<roster><forces><force><selections>{}", selection.repeat(bytes / selection.len()));
    let deep = format!("<roster>{}", "<selection><selections>".repeat(bytes / 23));
    let mut json = "{\"roster\":{\"forces\":[{\"selections\":[".to_owned();
    while json.len() < bytes {
        write!(json, "{{\"name\":\"Clanrats\",\"type\":\"unit\",\"number\":1}},").unwrap();
    }
    json.truncate(json.len() - 1);
    json.push_str("]}]}}");
    all.push(("a flat tree".into(), flat.clone().into_bytes()));
    all.push(("a deep tree".into(), deep.into_bytes()));
    all.push(("a tree in JSON".into(), json.into_bytes()));
    all.push(("a zipped tree".into(), zipped(flat.as_bytes())));
    all.push(("a zip of nothing but zeros".into(), zipped(&vec![0; bytes])));
    all
}

#[test]
fn no_reader_is_given_more_than_a_roster_can_be() {
    let (mut read_by_somebody, mut refused) = (0, 0);
    for size in [SIZE, MAX_TEXT - 1] {
        for (what, bytes) in anything(size) {
            let counting = Counting::default();
            let read = read_roster_bytes(&bytes, None, &counting);
            let (bytes, lines, nodes) = (counting.bytes.get(), counting.lines.get(), counting.nodes.get());
            // Cleaning may write a sign as several bytes.
            assert!(bytes <= MAX_TEXT * 3 && lines <= MOST_LINES, "{what}: {bytes} bytes, {lines} lines");
            assert!(nodes <= MOST_NODES, "{what}: {nodes} nodes");
            read_by_somebody += usize::from(bytes + nodes > 0);
            refused += usize::from(read.is_err());
        }
    }
    // What is dress and nothing else is empty once it is taken off.
    assert!(read_by_somebody > 30 && refused > 30, "{read_by_somebody} read, {refused} refused");
}

#[test]
fn what_is_kept_of_anything_is_bounded_and_the_rest_refused_with_a_reason() {
    for size in [SIZE, MAX_TEXT - 1] {
        for (what, bytes) in anything(size) {
            match games::default().read(&bytes, None) {
                Ok(reading) => {
                    let kept = serde_json::to_string(&reading).unwrap().len();
                    assert!(kept <= MOST_KEPT, "{what}: {kept} bytes are kept of {}", bytes.len());
                }
                Err(ReadError::BrokenArchive(why)) => panic!("{what}: {why}"),
                Err(_) => {}
            }
        }
    }
}
