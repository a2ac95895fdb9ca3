//! A site in languages that are none: what stands on its pages in English all the same is in no catalogue.

use super::mistakes_of;
use crate::support::{
    floor::{Floor, Seat, address},
    site::{Browser, Reply},
    sources::sources,
};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser, serializer,
};
use muster::{
    domain::{event::permission::StaffRole, system::list_systems},
    storage::accounts::Account,
    text::{Direction, ENGLISH, Language, TextFile, needs_of_language},
    web::ADDRESSES,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    iter::repeat_n,
    sync::OnceLock,
};

/// Words that stand on pages in every language, each with its reason.
const KNOWN: [(&str, &str); 27] = [
    ("Muster", "the program's name"),
    ("CSV", "a file's format"),
    ("XLSX", "a file's format"),
    ("PDF", "a file's format"),
    ("JSON", "a file's format"),
    ("ZIP", "a file's format"),
    ("TXT", "a file's format"),
    ("csv", "a file's name"),
    ("xlsx", "a file's name"),
    ("pdf", "a file's name"),
    ("json", "a file's name"),
    ("listen", "an option of a command"),
    ("url", "an option of a command"),
    ("path", "a method of drawing by its name and version, record-win-path/1"),
    ("Small", "a size of terrain, of the game's file, as it begins a line"),
    ("Medium", "a size of terrain, of the game's file, as it begins a line"),
    ("Regiment", "what stands in a table that is handed in: its parts have the names of the file"),
    ("Auxiliary", "a part of a table that is handed in"),
    ("Renown", "a part of a table that is handed in"),
    ("Army", "a part of a table that is handed in"),
    ("Season", "a part of a table that is handed in"),
    ("Spell", "a part of a table that is handed in"),
    ("Prayer", "a part of a table that is handed in"),
    ("Manifestation", "a part of a table that is handed in"),
    ("card", "a part of a table that is handed in"),
    ("UTC", "a time zone"),
    ("GMT", "a time zone"),
];

/// Where the names of time zones begin.
const REGIONS: [&str; 12] = [
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
    "Etc",
    "US",
];

/// Attributes that are read as a page's text is.
const READ: [&str; 10] = [
    " title=\"",
    " alt=\"",
    " placeholder=\"",
    " aria-label=\"",
    " data-label=\"",
    " label=\"",
    " data-new=\"",
    " data-changes=\"",
    " data-unsent=\"",
    " data-no-signal=\"",
];

const DESK: &str = "/e/spring-open/desk";

const NAMES: [&str; 5] = ["Анна Белова", "Борис Громов", "Вера Дымова", "Глеб Ершов", "Дина Жукова"];

/// A language that is English with its letters written otherwise, and a quarter longer.
fn language_of(code: &'static str, direction: Direction, letter: fn(char) -> char) -> &'static Language {
    let files: Vec<&'static str> = ENGLISH.files.iter().map(|file| disguised_file(file, letter)).collect();
    Box::leak(Box::new(Language {
        code,
        direction,
        files: files.leak(),
        cardinal: ENGLISH.cardinal,
        ordinal: ENGLISH.ordinal,
        thousands: ENGLISH.thousands,
        texts: OnceLock::new(),
    }))
}

/// Accents on every letter.
fn accented() -> &'static Language {
    language_of("qps", Direction::LeftToRight, |letter| {
        let small: Vec<char> = "áƀçďéƒǧĥíĵķļḿńóþɋŕšťúṽŵẋýž".chars().collect();
        let at = usize::from(u8::try_from(letter.to_ascii_lowercase()).unwrap() - b'a');
        if letter.is_ascii_lowercase() { small[at] } else { small[at].to_uppercase().next().unwrap() }
    })
}

/// Letters that are read from the right.
fn mirrored() -> &'static Language {
    language_of("qpm", Direction::RightToLeft, |letter| {
        let letters: Vec<char> = "אבגדהוזחטיכלמנסעפצקרשתםןףך".chars().collect();
        letters[usize::from(u8::try_from(letter.to_ascii_lowercase()).unwrap() - b'a')]
    })
}

fn disguised_file(file: &'static str, letter: fn(char) -> char) -> &'static str {
    let (Ok(mut resource) | Err((mut resource, _))) = parser::parse(file);
    for entry in &mut resource.body {
        let (value, parts) = match entry {
            Entry::Message(text) => (text.value.as_mut(), &mut text.attributes),
            Entry::Term(term) => (Some(&mut term.value), &mut term.attributes),
            _ => continue,
        };
        for pattern in value.into_iter().chain(parts.iter_mut().map(|part| &mut part.value)) {
            disguise_pattern(pattern, letter);
        }
    }
    serializer::serialize(&resource).leak()
}

fn disguise_pattern(pattern: &mut Pattern<&'static str>, letter: fn(char) -> char) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = disguised(value, letter).leak(),
            PatternElement::Placeable { expression } => disguise_expression(expression, letter),
        }
    }
}

/// What is written out within braces is said as well; what a function is told is not.
fn disguise_expression(expression: &mut Expression<&'static str>, letter: fn(char) -> char) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                disguise_pattern(&mut variant.value, letter);
            }
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) if !value.contains('\\') => {
            *value = disguised(value, letter).leak();
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            disguise_expression(expression, letter);
        }
        Expression::Inline(_) => {}
    }
}

/// Every word but the names of elements.
fn disguised(text: &str, letter: fn(char) -> char) -> String {
    let (mut said, mut letters, mut is_in_tag) = (String::new(), 0_usize, false);
    for sign in text.chars() {
        is_in_tag = (is_in_tag || sign == '<') && sign != '>';
        if !is_in_tag && sign.is_ascii_alphabetic() {
            said.push(letter(sign));
            letters += 1;
            continue;
        }
        said.extend(repeat_n(letter('o'), letters.div_ceil(4)));
        letters = 0;
        said.push(sign);
    }
    said.extend(repeat_n(letter('o'), letters.div_ceil(4)));
    said
}

#[test]
fn a_language_that_is_none_has_the_same_texts_with_the_same_facts() {
    let english = needs_of_language(&ENGLISH);
    for language in [accented(), mirrored()] {
        let file = |source: &&'static str| TextFile { path: String::new(), source };
        let files: Vec<TextFile> = language.files.iter().map(file).collect();
        assert_eq!(mistakes_of(language, &files), Vec::<String>::new());
        assert!(needs_of_language(language).keys().eq(english.keys()), "{language:?} has other texts");
        let ascii = |file: &&str| {
            let lines = file.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>();
            lines.join(" ").split(" = ").skip(1).any(|words| words.starts_with("The "))
        };
        assert!(!language.files.iter().any(ascii), "{language:?} is English");
    }
    assert_eq!(disguised("Round <seat>now</seat>", |_| 'x'), "xxxxxxx <seat>xxxx</seat>");
}

/// What is read on a page: its text, and what its attributes say.
fn read_page(page: &str) -> Vec<String> {
    let (mut texts, mut passed_over): (Vec<String>, Option<&str>) = (Vec::new(), None);
    for piece in page.split('<').skip(1) {
        let (tag, after) = piece.split_once('>').unwrap_or((piece, ""));
        let name = tag.split(char::is_whitespace).next().unwrap_or_default();
        match passed_over {
            Some(end) if name != end => continue,
            Some(_) => passed_over = None,
            None if name == "script" => passed_over = Some("/script"),
            None if name == "style" => passed_over = Some("/style"),
            None => {}
        }
        if passed_over.is_some() {
            continue;
        }
        for attribute in READ {
            let said =
                tag.split_once(attribute).map(|(_, value)| value.split('"').next().unwrap_or_default());
            texts.extend(said.map(plain));
        }
        texts.push(plain(after));
    }
    texts
}

/// Signs that are written as entities.
fn plain(html: &str) -> String {
    let mut text = String::new();
    for (at, piece) in html.split('&').enumerate() {
        match piece.split_once(';') {
            Some((_, after)) if at > 0 => {
                text.push(' ');
                text.push_str(after);
            }
            _ => text.push_str(piece),
        }
    }
    text
}

/// Words of three and more plain letters. Addresses and time zones are none.
fn plain_words(text: &str) -> impl Iterator<Item = &str> {
    let is_address = |run: &&str| {
        let is_zone = run.split_once('/').is_some_and(|(region, _)| REGIONS.contains(&region));
        is_zone || run.starts_with('/') || run.contains("://") || run.contains('@')
    };
    let runs = text.split_whitespace().filter(move |run| !is_address(run));
    let words = runs.flat_map(|run| run.split(|sign: char| !sign.is_alphanumeric()));
    words.filter(|word| word.len() >= 3 && word.bytes().all(|sign| sign.is_ascii_alphabetic()))
}

/// The words of the games that ship, and of the battle profiles beside them: nobody translates those.
fn words_of_games() -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let mut add = |text: &str| {
        for word in text.split(|sign: char| !sign.is_alphanumeric()) {
            words.insert(word.to_owned());
            let mut letters = word.chars();
            let first = letters.next().map(|first| first.to_ascii_lowercase());
            // Within a sentence a word of the game's begins small.
            words.insert(first.into_iter().chain(letters).collect());
        }
    };
    for source in sources("fixtures/systems") {
        if source.is("json") {
            let value: serde_json::Value = serde_json::from_str(&source.text).unwrap();
            add_strings(&value, source.path.contains("aos4"), &mut add);
        }
    }
    for source in sources("fixtures/catalogues") {
        if source.is("csv") {
            source.text.lines().skip(1).for_each(&mut add);
        }
    }
    assert!(words.len() > 200, "the games were not read");
    words
}

/// The strings of the game that is played; of the others what they are called.
fn add_strings(value: &serde_json::Value, is_played: bool, add: &mut impl FnMut(&str)) {
    match value {
        serde_json::Value::String(text) if is_played => add(text),
        serde_json::Value::Array(items) => items.iter().for_each(|item| add_strings(item, is_played, add)),
        serde_json::Value::Object(fields) => {
            for (name, field) in fields {
                add_strings(field, is_played || ["name", "family"].contains(&name.as_str()), add);
            }
        }
        _ => {}
    }
}

/// Where characters have to do what `<bdi>` does elsewhere, and the element stands all the same.
fn elements_in_plain_places(page: &str) -> Vec<&str> {
    let titles = page.split("<title").chain(page.split("<option")).skip(1);
    let texts = titles.filter_map(|rest| rest.split("</").next()).filter(|text| text.contains("<bdi"));
    let values = page.split("=\"").skip(1).filter_map(|rest| rest.split('"').next());
    texts.chain(values.filter(|value| value.contains("<bdi"))).collect()
}

/// English words, and where each was read.
struct Found {
    language: &'static Language,
    given: BTreeSet<String>,
    words: BTreeMap<String, BTreeSet<String>>,
    pages: usize,
    /// Names that run against the language, each in an element of its own.
    kept_to_themselves: usize,
}

impl Found {
    fn on(language: &'static Language) -> Self {
        let mut given = words_of_games();
        given.extend(KNOWN.map(|(word, _)| word.to_owned()));
        Self { language, given, words: BTreeMap::new(), pages: 0, kept_to_themselves: 0 }
    }

    fn read(&mut self, reply: &Reply, place: &str) {
        if !reply.kind.starts_with("text/html") || reply.body.is_empty() {
            return;
        }
        self.pages += usize::from(reply.status == 200);
        let code = format!("<html lang=\"{}\"", self.language.code);
        let is_mirrored = reply.body.contains(" dir=\"rtl\"");
        let is_to_be_mirrored = self.language.direction == Direction::RightToLeft;
        if !reply.body.contains(&code) || is_mirrored != is_to_be_mirrored {
            self.words.entry("(another language)".to_owned()).or_default().insert(place.to_owned());
        }
        let elements = elements_in_plain_places(&reply.body);
        assert!(elements.is_empty(), "{place}: {elements:?}");
        self.kept_to_themselves += reply.body.matches("<bdi>").count();
        // What a game is called is given, and what it counts, where games are listed: its file says so. No word of it
        // elsewhere.
        let games = list_systems();
        let counted: Vec<_> = games.iter().map(|game| game.words.points.to_lowercase()).collect();
        let is_list = place.contains("/events/new/games");
        for text in read_page(&reply.body) {
            let text = games.iter().fold(text, |text, game| text.replace(&game.name, " "));
            let counted = counted.iter().filter(|_| is_list);
            let text = counted.fold(text, |text, counted| text.replace(counted, " "));
            for word in plain_words(&text).filter(|word| !self.given.contains(*word)) {
                self.words.entry(word.to_owned()).or_default().insert(place.to_owned());
            }
        }
    }

    /// A form, and the page that it leads to, with its note.
    async fn send(&mut self, browser: &Browser, path: &str, fields: &[(&str, &str)]) {
        let reply = browser.post(path, fields).await;
        self.read(&reply, &format!("post {path}"));
        if let Some(location) = &reply.location {
            self.read(&browser.get(location).await, &format!("after post {path}"));
        }
    }

    /// Every page of the site but its help, as one of its visitors.
    async fn visit_all(&mut self, browser: &Browser, who: &str) {
        for (method, pattern) in ADDRESSES {
            let path = [("event", "spring-open"), ("number", "1"), ("round", "1"), ("table", "1")]
                .into_iter()
                .chain([("match", "1"), ("scene", "pairings"), ("topic", "none")])
                .fold((*pattern).to_owned(), |path, (name, value)| {
                    path.replace(&format!("{{{name}}}"), value)
                });
            // Files, streams, and what is asked for by a secret.
            let is_page = !path.contains(['.', '{'])
                && !["/live", "/stream"].iter().any(|end| path.ends_with(end))
                && !path.starts_with("/help");
            if *method == "get" && is_page {
                self.read(&browser.get(&path).await, &format!("{path} as {who}"));
            }
        }
    }

    fn assert_none(&self) {
        let line = |(word, places): (&String, &BTreeSet<String>)| {
            let shown: Vec<&str> = places.iter().take(3).map(String::as_str).collect();
            format!("{word}: {} of {} places", shown.join(", "), places.len())
        };
        let lines: Vec<String> = self.words.iter().map(line).collect();
        let (language, pages) = (self.language.code, self.pages);
        assert!(lines.is_empty(), "{language}, {pages} pages, is English here:\n{}", lines.join("\n"));
        assert!(pages > 200, "{pages} pages were read");
    }
}

/// Whoever sees pages of their own.
async fn visitors(floor: &Floor) -> Vec<(&'static str, Browser)> {
    let site = &floor.site;
    let admin = Account { site_admin: true, ..site.account_like("Инна") };
    let admin = site.stored(admin).await;
    vec![
        ("a stranger", site.visitor()),
        ("a player", floor.phone(1).await),
        ("a judge", site.staff(&floor.event, "Егор", StaffRole::Judge).await),
        ("an administrator", site.signed_in(&admin).await),
    ]
}

async fn read_site(language: &'static Language) -> Found {
    let mut found = Found::on(language);
    let floor = Floor::speaking(language, ["Весна", "Ольга"], &NAMES).await;
    let visitors = visitors(&floor).await;
    let desk = DESK;
    found.visit_all(&floor.desk, "the organiser before the first round").await;
    found.visit_all(&visitors[1].1, "a player before the first round").await;
    floor.draw(1).await.is(303);
    found.read(&floor.desk.get(&format!("{desk}/rounds/1")).await, "a draft");
    floor.publish(1).await.is(303);
    found.read(&floor.desk.get(desk).await, "a round that is out");
    for (table, numbers) in [(1, [40, 4, 10, 1]), (2, [30, 3, 22, 2])] {
        floor.report(1, table, numbers).await.is(303);
        floor.send(1, table, Seat::B, numbers).await.is(303);
    }
    floor.close(1).await;
    found.read(&floor.desk.get(desk).await, "a round that is closed");
    floor.draw(2).await.is(303);
    floor.publish(2).await.is(303);
    floor.report(2, 1, [30, 4, 20, 3]).await.is(303);
    let battle = floor.battle(2, 1).await;
    floor.send_over(&battle, Seat::B, [20, 3, 30, 4]).await;
    for (who, browser) in &visitors {
        found.visit_all(browser, who).await;
    }
    found.visit_all(&floor.desk, "the organiser").await;
    floor.site.wait(5);
    let phone = floor.phone(floor.number(battle.a)).await;
    let wrong = [("what", "report"), ("kind", "played"), ("a_points", "нет"), ("version", "0")];
    found.send(&phone, &address(&battle), &wrong).await;
    found.send(&phone, "/e/spring-open/roster", &[("text", "")]).await;
    let call = format!("{}/call", address(&battle));
    found.send(&phone, &call, &[("kind", "other"), ("note", "да")]).await;
    for page in [
        "players",
        "news",
        "awards",
        "set-up/who",
        "set-up/rounds-and-prizes",
        "rounds",
        "methods",
        "tables",
        "staff",
    ] {
        found.send(&floor.desk, &format!("{desk}/{page}"), &[("name", ""), ("title", "")]).await;
    }
    found.send(&floor.desk, &format!("{desk}/news"), &[("text", "Обед"), ("body", "Обед")]).await;
    found.send(&floor.desk, &format!("{desk}/players"), &[("name", "Ева")]).await;
    floor.site.wait(5);
    let stranger = floor.site.visitor();
    found.send(&stranger, "/sign-up", &[("name", ""), ("email", "x"), ("password", "y")]).await;
    found.send(&stranger, "/sign-in", &[("email", "x"), ("password", "y")]).await;
    found.send(&stranger, "/e/spring-open/register", &[("name", "")]).await;
    found.send(&stranger, &format!("{desk}/players"), &[]).await;
    found.read(&stranger.get("/nowhere").await, "an address where nothing is");
    found.read(&stranger.post_from("cross-site", "/sign-in", &[]).await, "a form of another site");
    found
}

#[actix_web::test]
async fn no_english_is_left_on_the_pages_of_a_site_that_speaks_another_language() {
    read_site(accented()).await.assert_none();
}

#[actix_web::test]
async fn a_site_is_read_from_the_right_where_its_language_is() {
    let found = read_site(mirrored()).await;
    found.assert_none();
    assert!(found.kept_to_themselves > 200, "{}", found.kept_to_themselves);
}

#[actix_web::test]
async fn a_latin_name_on_a_page_from_the_right_stands_for_itself() {
    let floor = Floor::speaking(mirrored(), ["Весна", "Ольга"], &["Ann", "דוד"]).await;
    floor.desk.post(&format!("{DESK}/check-in"), &[("number", "1"), ("undo", "yes")]).await.is(303);
    floor.desk.post(&format!("{DESK}/check-in"), &[("number", "2"), ("undo", "yes")]).await.is(303);
    let log = floor.desk.get(&format!("{DESK}/audit")).await;
    // The log is searched as it is said, so characters do it there, as in an attribute.
    log.shows("\u{2068}Ann\u{2069}").hides("\u{2068}דוד").shows("דוד");
    log.shows("\u{2068}Весна\u{2069}").hides("aria-label=\"<bdi>");
}

#[test]
fn what_is_read_on_a_page_is_found() {
    let page = "<html><script>let english = 1;</script><a title=\"One&#39;s\" href=\"/two\">Three &#38; four</a> \
                Europe/London x@example.org</html>";
    let texts = read_page(page);
    let words: Vec<&str> = texts.iter().flat_map(|text| plain_words(text)).collect();
    assert_eq!(words, ["One", "Three", "four"]);
}
