//! The house in figures: names, tuples, templates, words, lines. `cargo test figures_of_the_house -- --nocapture` prints
//! them. Each may fall and none may rise: whoever brings one down writes the lower number here.

use crate::{
    house::page_words::collect,
    support::sources::{Source, rust, sources},
};
use std::{
    collections::BTreeMap,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};
use syn::{
    Attribute, ImplItemFn, Item, ItemFn, ItemImpl, ItemMod, Signature, Type,
    visit::{self, Visit},
};

/// What is counted, and the most that it may be.
const MOST: [(&str, usize); 22] = [
    // Lines and words are rounded up, so that a small change still goes in.
    ("lines of src", 160_270),
    ("functions with one-word names, in 1,000", 2),
    ("type names used again", 1),
    ("types whose name is used again", 2),
    ("tuples of three and more in signatures", 0),
    ("tuples of two in signatures", 664),
    ("template lines that go on in the next", 0),
    ("words in templates", 29),
    // The names of a text's functions are among them.
    ("words in src/text", 16),
    ("words in src/domain", 1_398),
    ("words in src/exchange", 1_351),
    ("words in src/demo", 347),
    ("words in src/actions", 22),
    // Classes of elements that sentences have are two words, too.
    ("words in src/web", 99),
    ("words in the rest of src", 471),
    ("lines of README.md", 83),
    ("places outside of domain/teams that ask are_players()", 7),
    ("places outside of domain/teams that name a kind of entrant", 10),
    ("places outside of domain/teams that ask are_pairs() or have_matches()", 53),
    ("files of more than 400 lines in src", 34),
    ("files at the root of web and actions", 8),
    ("times that the desk's first page begins to read", 1),
];

#[test]
fn figures_of_the_house_only_fall() {
    let house = House::read();
    let figures = figures(&house);
    let mut risen = String::new();
    for ((name, is), (known, most)) in figures.iter().zip(MOST) {
        assert_eq!(*name, known, "in this order");
        println!("{is:>8}  {name} (at most {most})");
        if *is > most {
            let _ = writeln!(risen, "{name}: {is}, at most {most}");
        }
    }
    println!("{:>8}  functions are counted\n{:>8}  names of types", house.functions, house.types.len());
    for (room, lines) in lines_by_room() {
        println!("{lines:>8}  lines of src/{room}");
    }
    assert!(risen.is_empty(), "{risen}");
}

fn figures(house: &House) -> Vec<(&'static str, usize)> {
    let mut templates = sources("templates");
    // Texts are where words belong, and help is told at length.
    templates.retain(|source| source.is("html"));
    let names = house.types.values().filter(|times| **times > 1);
    let outside = outside_of_teams();
    let asks = |word: &str| outside.iter().map(|source| source.text.matches(word).count()).sum::<usize>();
    let kinds = ["EntrantKind::Players", "EntrantKind::Pairs", "EntrantKind::Teams"];
    let words_in = |room: &str| house.words.get(room).copied().unwrap_or_default();
    let at_root = |room: &str| {
        let entries = fs::read_dir(Path::new("src").join(room)).unwrap();
        let files = entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
        files.filter(|path| !path.ends_with("mod.rs")).count()
    };
    vec![
        ("lines of src", lines_by_room().values().sum()),
        ("functions with one-word names, in 1,000", house.one_word * 1_000 / house.functions),
        ("type names used again", names.clone().count()),
        ("types whose name is used again", names.sum()),
        ("tuples of three and more in signatures", house.tuples_of_three),
        ("tuples of two in signatures", house.tuples_of_two),
        ("template lines that go on in the next", templates.iter().map(|one| folded(&one.text)).sum()),
        ("words in templates", templates.iter().map(|one| words_of_template(&one.text)).sum()),
        ("words in src/text", words_in("text")),
        ("words in src/domain", words_in("domain")),
        ("words in src/exchange", words_in("exchange")),
        ("words in src/demo", words_in("demo")),
        ("words in src/actions", words_in("actions")),
        ("words in src/web", words_in("web")),
        ("words in the rest of src", words_in("")),
        ("lines of README.md", fs::read_to_string("README.md").unwrap().lines().count()),
        ("places outside of domain/teams that ask are_players()", asks("are_players()")),
        (
            "places outside of domain/teams that name a kind of entrant",
            kinds.iter().map(|kind| asks(kind)).sum(),
        ),
        (
            "places outside of domain/teams that ask are_pairs() or have_matches()",
            asks("are_pairs()") + asks("have_matches()"),
        ),
        (
            "files of more than 400 lines in src",
            rust(&["src"]).iter().filter(|source| source.text.lines().count() > 400).count(),
        ),
        ("files at the root of web and actions", at_root("web") + at_root("actions")),
        ("times that the desk's first page begins to read", begins_to_read("src/web/desk/home.rs")),
    ]
}

/// How often a file asks for a transaction to read in.
fn begins_to_read(file: &str) -> usize {
    fs::read_to_string(file).unwrap().matches("database.read").count()
}

/// The code and templates that are not where entrants are at home, without tests.
fn outside_of_teams() -> Vec<Source> {
    let mut found = rust(&["src"]);
    found.retain(|source| !source.path.starts_with("src/domain/teams"));
    for source in &mut found {
        source.text = source.code().to_owned();
    }
    found.extend(sources("templates"));
    found
}

/// By folder of `src`, what stands beside the folders together.
fn lines_by_room() -> BTreeMap<String, usize> {
    let mut rooms = BTreeMap::new();
    for source in rust(&["src"]) {
        let inside: PathBuf = Path::new(&source.path).iter().skip(1).collect();
        let room = if inside.iter().count() > 1 { inside.iter().next() } else { None };
        let room = room.map_or_else(|| "*.rs".into(), |room| room.to_string_lossy().into_owned());
        *rooms.entry(room).or_default() += source.text.lines().count();
    }
    rooms
}

/// What is counted in the code, without its tests.
#[derive(Default)]
struct House {
    /// Without `self`, asked for by no trait, and not called as everybody calls it.
    functions: usize,
    one_word: usize,
    /// How often each name is that of a type.
    types: BTreeMap<String, usize>,
    tuples_of_three: usize,
    tuples_of_two: usize,
    /// Words in strings, by those rooms that are counted one by one.
    words: BTreeMap<&'static str, usize>,
}

/// Rooms whose words move into the texts, until none is left.
const ROOMS_WITH_WORDS: [&str; 6] = ["text", "domain", "exchange", "demo", "actions", "web"];

/// Names that a reader of Rust expects.
const USUAL: [&str; 5] = ["new", "parse", "from", "default", "main"];

impl House {
    fn read() -> Self {
        let mut house = Self::default();
        for source in rust(&["src"]).iter().filter(|source| !source.code().is_empty()) {
            house.visit_file(&syn::parse_file(&source.text).unwrap());
            let mut texts = Vec::new();
            collect(source.text.parse().expect("the source is Rust"), &mut texts);
            let words: usize = texts.iter().map(|text| words(text)).sum();
            let room = source.path.split('/').nth(1).unwrap_or_default();
            let room = ROOMS_WITH_WORDS.into_iter().find(|known| *known == room).unwrap_or_default();
            *house.words.entry(room).or_default() += words;
        }
        house
    }

    fn count(&mut self, function: &Signature) {
        let name = function.ident.to_string();
        if function.receiver().is_none() && !USUAL.contains(&name.as_str()) {
            self.functions += 1;
            self.one_word += usize::from(!name.trim_start_matches("r#").contains('_'));
        }
    }
}

fn is_of_tests(attributes: &[Attribute]) -> bool {
    let names_test = |attribute: &Attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "test")
    };
    attributes.iter().any(names_test)
}

impl<'a> Visit<'a> for House {
    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if !is_of_tests(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item(&mut self, item: &'a Item) {
        let name = match item {
            Item::Struct(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            _ => None,
        };
        if let Some(name) = name {
            *self.types.entry(name.to_string()).or_default() += 1;
        }
        visit::visit_item(self, item);
    }

    fn visit_item_fn(&mut self, function: &'a ItemFn) {
        if !is_of_tests(&function.attrs) {
            self.count(&function.sig);
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_item_impl(&mut self, block: &'a ItemImpl) {
        if is_of_tests(&block.attrs) {
            return;
        }
        if block.trait_.is_none() {
            for item in &block.items {
                if let syn::ImplItem::Fn(ImplItemFn { sig, .. }) = item {
                    self.count(sig);
                }
            }
        }
        visit::visit_item_impl(self, block);
    }

    fn visit_signature(&mut self, signature: &'a Signature) {
        let mut tuples = Tuples::default();
        visit::visit_signature(&mut tuples, signature);
        self.tuples_of_two += tuples.of_two;
        self.tuples_of_three += tuples.of_three;
    }
}

#[derive(Default)]
struct Tuples {
    of_two: usize,
    of_three: usize,
}

impl<'a> Visit<'a> for Tuples {
    fn visit_type(&mut self, kind: &'a Type) {
        if let Type::Tuple(tuple) = kind {
            self.of_two += usize::from(tuple.elems.len() == 2);
            self.of_three += usize::from(tuple.elems.len() > 2);
        }
        visit::visit_type(self, kind);
    }
}

/// The words of a text that people may read: of one that is a phrase, or begins as a label does.
fn words(text: &str) -> usize {
    let is_word = |word: &&str| word.chars().filter(|sign| sign.is_alphabetic()).count() > 1;
    let is_code = |word: &str| word.contains(['_', '=', '<', '/', '{', '$', '@', '#']);
    let all = text.split_whitespace().filter(is_word).filter(|word| !is_code(word)).count();
    let is_sql = ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH ", "WHERE ", "CREATE ", "FROM "]
        .iter()
        .any(|begins| text.trim_start().starts_with(begins));
    let is_said = text.contains(' ') || text.starts_with(char::is_uppercase);
    if is_sql || !is_said { 0 } else { all }
}

/// Lines that end inside a tag or an expression.
fn folded(template: &str) -> usize {
    let goes_on = |place| place == Place::Tag || place == Place::Expression;
    signs(template).into_iter().filter(|(place, sign)| *sign == '\n' && goes_on(*place)).count()
}

/// Where a sign of a template stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Text,
    Tag,
    /// In `{{ }}` or `{% %}`, also where that stands in a tag.
    Expression,
    Comment,
}

/// What is skipped as one, and how it closes.
const PIECES: [(&str, &str, Place); 4] = [
    ("{{", "}}", Place::Expression),
    ("{%", "%}", Place::Expression),
    ("{#", "#}", Place::Comment),
    ("<!--", "-->", Place::Comment),
];

fn signs(template: &str) -> Vec<(Place, char)> {
    let (mut found, mut rest, mut in_tag, mut quoted) = (Vec::new(), template, false, false);
    while let Some(sign) = rest.chars().next() {
        if let Some((_, closes, place)) = PIECES.iter().find(|(opens, ..)| rest.starts_with(opens)) {
            let end = rest.find(closes).map_or(rest.len(), |at| at + closes.len());
            found.extend(rest[..end].chars().map(|sign| (*place, sign)));
            rest = &rest[end..];
            continue;
        }
        let next = rest.chars().nth(1);
        in_tag |= sign == '<' && next.is_some_and(|next| next.is_ascii_alphabetic() || next == '/');
        found.push((if in_tag { Place::Tag } else { Place::Text }, sign));
        if in_tag {
            quoted ^= sign == '"';
            in_tag = quoted || sign != '>';
        }
        rest = &rest[sign.len_utf8()..];
    }
    found
}

/// Attributes that people read or hear.
const TOLD: [&str; 6] =
    ["title=\"", "alt=\"", "placeholder=\"", "aria-label=\"", "data-label=\"", "label=\""];

/// The words that stand in a template itself: its text, and the attributes that are read.
fn words_of_template(template: &str) -> usize {
    let (mut text, mut tags) = (String::new(), String::new());
    for (place, sign) in signs(template) {
        match place {
            Place::Text => text.push(sign),
            Place::Tag => {
                tags.push(sign);
                // Words on both sides of an element are two.
                text.push(' ');
            }
            Place::Expression | Place::Comment => {
                tags.push(' ');
                text.push(' ');
            }
        }
    }
    let told = TOLD.iter().flat_map(|name| tags.split(*name).skip(1));
    let told = told.map(|rest| rest.split('"').next().unwrap_or_default());
    let count = |text: &str| {
        text.split_whitespace()
            .filter(|word| word.chars().filter(|sign| sign.is_alphabetic()).count() > 1)
            .count()
    };
    count(&text) + told.map(count).sum::<usize>()
}

#[test]
fn what_is_counted_is_counted_right() {
    let code = "
        struct Seat; enum Seat {}
        fn show() {}
        fn show_seat(a: (u8, u8), b: Vec<(u8, u8, u8)>) -> (u8, u8) { (1, 2) }
        impl Seat { fn new() {} fn name(&self) -> (u8, u8, u8, u8) { (1, 2, 3, 4) } fn read() {} }
        impl From<u8> for Seat { fn from(_: u8) -> Self { Seat } fn of() {} }
        #[cfg(test)] mod tests { fn one() {} struct Seat; }
    ";
    let mut house = House::default();
    house.visit_file(&syn::parse_file(code).unwrap());
    assert_eq!((house.functions, house.one_word), (3, 2));
    assert_eq!(house.types["Seat"], 2);
    assert_eq!((house.tuples_of_two, house.tuples_of_three), (2, 2));

    let template = "<p class=\"a\n b\">\n  {{ one(\n two) }} a > b\n  <b {% if x\n %}y{% endif %}>It is so</b>\n{# a\n b #}\n";
    assert_eq!(folded(template), 3, "two tags and an expression");
    assert_eq!(
        words_of_template(
            "<p title=\"Two words\" class=\"no\">{{ no }}Three {% if no %}more words{% endif %}</p>"
        ),
        5
    );
    assert_eq!((words("Choose somebody."), words("row"), words("SELECT id FROM seat")), (2, 0, 0));
}
