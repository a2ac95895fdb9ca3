//! The net below changes that are to change nothing: where `KEEP_PAGES` names a folder, whatever tests are answered is
//! written there in a form that does not depend on how it was made. See `tests/README.md`.

mod canonical;
pub mod kept;
mod readable;
mod side_by_side;

use std::{
    collections::BTreeMap,
    fmt::Write,
    fs,
    path::PathBuf,
    sync::{LazyLock, Mutex, PoisonError},
    thread,
};

/// Tests whose answers depend on who comes first, a line each: the name, and why.
const LEFT_OUT: &str = include_str!("../../../net-left-out.txt");

static FOLDER: LazyLock<Option<PathBuf>> =
    LazyLock::new(|| std::env::var_os("KEEP_PAGES").map(PathBuf::from));

/// How many sites and answers each test has had so far.
static COUNTED: Mutex<BTreeMap<String, [usize; 2]>> = Mutex::new(BTreeMap::new());

/// The function of the test that this thread runs; none on other threads.
fn test() -> Option<String> {
    let name = thread::current().name()?.rsplit("::").next()?.to_owned();
    (name != "main" && !name.contains(['-', ' '])).then_some(name)
}

fn count(test: &str, what: usize) -> usize {
    let mut counted = COUNTED.lock().unwrap_or_else(PoisonError::into_inner);
    let so_far = &mut counted.entry(test.to_owned()).or_default()[what];
    *so_far += 1;
    *so_far
}

/// What the next site of this test draws its chance from: the same in each run, and another for each site.
pub fn seed() -> String {
    let test = test().unwrap_or_default();
    format!("{test} {}", count(&test, 0))
}

/// Whether anything is.
pub fn is_kept() -> bool {
    FOLDER.is_some()
}

/// Where the next answer goes; none where nothing is kept.
pub fn place() -> Option<Place> {
    let folder = FOLDER.as_ref()?;
    let test = test().filter(|test| !left_out().any(|(name, _)| name == test))?;
    let number = count(&test, 1);
    Some(Place { folder: folder.join(test), number })
}

/// Names and reasons.
pub fn left_out() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = LEFT_OUT.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| line.split_once(' ').unwrap_or((line, "")))
}

/// The place of one answer.
pub struct Place {
    folder: PathBuf,
    number: usize,
}

/// The head of an answer, a line each, and what it holds.
pub struct Answer<'a> {
    pub head: Vec<(&'a str, String)>,
    /// As `content-type` says it.
    pub kind: &'a str,
    pub bytes: &'a [u8],
}

impl Place {
    /// `what` was asked, and this was answered.
    pub fn keep(&self, what: &str, answer: &Answer) {
        let what = masked(what);
        let mut text = format!("{what}\n");
        for (name, value) in answer.head.iter().filter(|(_, value)| !value.is_empty()) {
            let _ = writeln!(text, "{name}: {}", masked(value));
        }
        text.push('\n');
        text.push_str(&masked(&readable::text(answer.kind, answer.bytes)));
        if !text.ends_with('\n') {
            text.push('\n');
        }
        fs::create_dir_all(&self.folder).unwrap();
        fs::write(self.folder.join(format!("{:03}-{}.txt", self.number, name_of(&what))), text).unwrap();
    }
}

/// What a file may be called.
fn name_of(what: &str) -> String {
    let mut name = String::new();
    for part in what.split(['/', '?', '&', '=', '.', ' ']) {
        // A secret in an address: it is in the file, and its place is enough here.
        let part = if part.len() >= 32 { "secret" } else { part };
        for word in part.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_') {
            if !word.is_empty() {
                name.extend([if name.is_empty() { "" } else { "-" }, word]);
            }
        }
    }
    name.truncate(80);
    name
}

/// Without what differs from run to run or from state to state of the code and is no answer: the hash in the address of
/// a style sheet or script, the names of folders and copies made in one run, and its ports.
fn masked(text: &str) -> String {
    let text = masked_after(text, "/static/", |run| {
        run.len() == 8 && run.bytes().all(|sign| sign.is_ascii_hexdigit())
    });
    let temporary = format!("{}/.tmp", std::env::temp_dir().display());
    let text = masked_after(&text, &temporary, |run| run.len() == 6);
    let are_digits = |run: &str| !run.is_empty() && run.bytes().all(|sign| sign.is_ascii_digit());
    let text = masked_after(&text, "127.0.0.1:", are_digits);
    // The copy of a database, made before it is brought up to date, has the day and the time in its name.
    let text = masked_after(&text, ".before-", |run| run.len() == 8 && are_digits(run));
    masked_after(&text, ".before-…-", |run| run.len() == 6 && are_digits(run))
}

/// The run of letters and digits after each `start`, as `…` where it is one of those.
fn masked_after(text: &str, start: &str, is_one: impl Fn(&str) -> bool) -> String {
    let mut parts = text.split(start);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(part.len());
        let (run, rest) = part.split_at(end);
        out.extend([start, if is_one(run) { "…" } else { run }, rest]);
    }
    out
}

/// A command takes time and chance from the system: what an event file has of ids and times is masked.
fn of_the_system(line: &str) -> Option<String> {
    let name = line.trim_start().split(':').next()?;
    ["\"stored\"", "\"x-marks\"", "\"x-hash\""].contains(&name).then(|| format!("  {name}: …\n"))
}

/// What a command said.
pub fn keep_run(arguments: &[&str], code: Option<i32>, out: &[u8], err: &[u8]) {
    let Some(place) = place() else { return };
    let (code, err) =
        (code.map_or_else(|| "none".into(), |code| code.to_string()), String::from_utf8_lossy(err));
    let head = vec![("exit code", code), ("standard error", err.trim_end().replace('\n', "\n  "))];
    let what = format!("muster {}", arguments.join(" "));
    let out = String::from_utf8_lossy(out);
    let out: String =
        out.split_inclusive('\n').map(|line| of_the_system(line).unwrap_or(line.into())).collect();
    place.keep(&what, &Answer { head, kind: "text/plain", bytes: out.as_bytes() });
}

#[test]
fn what_is_left_out_of_the_net_has_a_reason_and_is_a_test() {
    let sources = super::sources::rust(&["tests/integration"]);
    for (name, why) in left_out() {
        assert!(why.split_whitespace().count() > 2, "{name} needs a reason");
        let start = format!("fn {name}(");
        assert!(sources.iter().any(|source| source.text.contains(&start)), "there is no test {name}");
    }
}

/// Else two tests write into one folder.
#[test]
fn no_two_tests_have_one_name() {
    let sources = super::sources::rust(&["tests/integration"]);
    let mut names = BTreeMap::<String, Vec<&str>>::new();
    for source in &sources {
        let lines: Vec<&str> = source.text.lines().map(str::trim).collect();
        for two in lines.windows(2).filter(|two| ["#[test]", "#[actix_web::test]"].contains(&two[0])) {
            if let Some((_, rest)) = two[1].split_once("fn ") {
                names.entry(rest.split('(').next().unwrap().to_owned()).or_default().push(&source.path);
            }
        }
    }
    names.retain(|_, files| files.len() > 1);
    assert!(names.is_empty(), "{names:#?}");
}

#[test]
fn what_differs_and_is_no_answer_is_masked() {
    let text = "<link href=\"/static/1a2b3c4d/app.css\"> /static/readme";
    assert_eq!(masked(text), "<link href=\"/static/…/app.css\"> /static/readme");
    let folder = std::env::temp_dir().display().to_string();
    assert_eq!(
        masked(&format!("no {folder}/.tmpAb12Cd/event.json")),
        format!("no {folder}/.tmp…/event.json")
    );
    assert_eq!(masked("http://127.0.0.1:41137/"), "http://127.0.0.1:…/");
    assert_eq!(
        masked("copied to site.db.before-20261127-131723-of-7."),
        "copied to site.db.before-…-…-of-7."
    );
    assert_eq!(name_of("GET /e/spring-open/rounds/1?all=1"), "GET-e-spring-open-rounds-1-all-1");
}
