//! How people are spoken to, whatever is said: one is told as one, records have en dashes, and nobody is accused.

use crate::{
    house::texts::lines_of_texts,
    support::{floor::Floor, sources::sources},
};

/// What is counted for people.
const COUNTED: &str = "answers armies awards ballots battles boards boxes browsers byes calls cards changes choices \
    clubs cores days draws entries events factions files findings games generals hours judges keys lines lists losses \
    mails matches members minutes models names numbers others pages pairs people places players profiles publications \
    questions regiments reports reserves results rosters rounds rows seats seconds sheets steps tables teams things \
    times tries units verdicts versions votes weeks wins";

/// Numbers that are never one: bounds, and sizes of what is always more.
const BOUNDS: [&str; 14] = [
    "most",
    "least",
    "longest",
    "lines",
    "size",
    "size()",
    "MOST_TABLES",
    "MOST_OF_A_CUT",
    "megabytes",
    "all",
    "CHOICES_FROM",
    "choices.rosters",
    "RATE_FROM",
    // Not what comes after is counted: people, whose rosters are meant.
    "affected().len()",
];

/// Branches that are of one count, or of the counts that are left.
const FORMS: [&str; 6] = ["[zero]", "[one]", "[0]", "[1]", "[2]", "*[other]"];

/// Texts in which what stands before is no number of what comes after, or never one, with why.
const NEVER_ONE_IN_TEXTS: [&str; 24] = [
    // More than a bound.
    "files; the limit",
    "regiments. At most",
    "regiments including the Regiment of Renown",
    "units besides",
    "players; the limit is",
    "rounds; the limit is",
    // An even number.
    "need { $tables }.",
    // Several of the same are told at once.
    "share first place",
    "[players] { $count } players",
    "*[teams] { $count } teams",
    "times its price",
    "counts as { $times } units",
    "generals: {",
    "appears { $times } times",
    "times ({",
    "({ $count } times)",
    // Minutes of a round, and models of a unit of several.
    "$minutes } minutes a round",
    "$minutes } minutes whatever",
    "$minutes } minutes on day",
    "$models } models",
    // A team has several places.
    "places taken. No account needed",
    // A result: 2 to 1 games.
    "{ $other } games",
    // A name wins, and a player's number is one.
    "$name } wins",
    "numbers or names",
];

/// Each number of a text that stands before what it counts, with what follows: `{count} players`. `ends` closes a
/// number, `opens` opens it; one word may stand in between.
fn counts(text: &str, opens: &str, ends: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(ends) {
        let Some(from) = text[..at].rfind(opens) else { continue };
        let number = text[from + opens.len()..at].trim().to_owned();
        let after = text[at + ends.len()..].trim_start_matches("</strong>");
        if !after.starts_with(char::is_whitespace) {
            continue;
        }
        let words: Vec<&str> =
            after.split(|c: char| !c.is_alphabetic() && c != ' ' && c != '\n').take(1).collect();
        let mut words = words.first().copied().unwrap_or_default().split_whitespace().take(2);
        let is_counted = |word: &str| COUNTED.split_whitespace().any(|noun| noun == word);
        let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let is_adjective = ![
            "a", "and", "are", "at", "change", "has", "have", "in", "is", "names", "of", "on", "plays",
            "the", "to", "was",
        ]
        .contains(&first);
        if is_counted(first) || is_adjective && is_counted(second) {
            found.push((number, format!("{first} {second}")));
        }
    }
    found
}

fn is_a_bound(number: &str) -> bool {
    // The number of a round counts nothing.
    number == "round"
        || BOUNDS.contains(&number)
        || number.ends_with("round_minutes")
        || number.ends_with("team.players()")
}

/// A number before what it counts stands in a choice, of which each branch has a line.
#[test]
fn one_is_told_as_one_in_every_text() {
    let mut found = Vec::new();
    for (path, words) in lines_of_texts()
        .iter()
        .filter(|(_, words)| !FORMS.iter().any(|form| words.trim_start().starts_with(form)))
    {
        for (number, what) in counts(words, "{", "}") {
            let is_known = NEVER_ONE_IN_TEXTS.iter().any(|known| words.contains(known));
            if !is_known && !is_a_bound(number.trim_start_matches('$')) {
                found.push(format!("{path}: {{ {number} }} {what}: let it choose"));
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn one_is_told_as_one_on_every_page() {
    let mut found = Vec::new();
    for source in sources("templates").into_iter().filter(|source| !source.is("ftl")) {
        for (at, _) in source.text.match_indices("{{") {
            let Some(end) = source.text[at..].find("}}") else { continue };
            let text: String = source.text[at..].chars().take(end + 60).collect();
            let before: String = source.text[..at].chars().rev().take(140).collect();
            let before: String = before.chars().rev().collect();
            let knows_one =
                ["== 1 ", "> 1 ", "> 30 ", "> 20 ", "> 12 "].iter().any(|test| before.contains(test));
            for (number, what) in counts(&text, "{{", "}}").into_iter().take(1) {
                let is_first = text.starts_with("{{") && text[2..].trim_start().starts_with(number.as_str());
                if is_first && !knows_one && !is_a_bound(&number) {
                    found.push(format!("{}: {{{{ {number} }}}} {what}: say it by a text", source.path));
                }
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn a_number_before_what_it_counts_is_found() {
    let found = |text: &str| counts(text, "{", "}").len();
    for text in ["{count} players", "wrote to {} new mails.", "{a} of {b} tables have", "{n}\n  rounds"] {
        assert_eq!(found(text), 1, "{text}");
    }
    for text in ["{name} is {}", "round {round} of tables", "{players}.", "{count}players", "{a} and tables"]
    {
        assert_eq!(found(text), 0, "{text}");
    }
}

/// The words of commands, which are a contract.
const OF_NOBODY: [&str; 1] = ["templates/text/en/command.ftl"];
/// How the log calls a rule that counts in full, and a fact's own name.
const BY_THE_RULES: [&str; 2] = ["[illegal] lowered { $rule }", "$became-illegal"];
const ACCUSING: [&str; 4] = ["illegal", "disputed", "cheat", "not legal"];

#[test]
fn nobody_is_accused_in_any_sentence_or_page() {
    let mut found = Vec::new();
    for (path, text) in lines_of_texts() {
        let is_of_the_rules = BY_THE_RULES.iter().any(|known| text.contains(known));
        if !is_of_the_rules
            && !OF_NOBODY.contains(&path.as_str())
            && ACCUSING.iter().any(|word| text.to_lowercase().contains(word))
        {
            found.push(format!("{path}: {text}"));
        }
    }
    for source in sources("templates").into_iter().filter(|source| !source.is("ftl")) {
        for text in shown(&source.text) {
            if ACCUSING.iter().any(|word| text.to_lowercase().contains(word)) {
                found.push(format!("{}: {text}", source.path));
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

/// What stands on a page: neither in tags, nor what the template does.
fn shown(template: &str) -> Vec<String> {
    let mut out = String::new();
    let mut rest = template;
    while let Some(at) = rest.find(['<', '{']) {
        out.push_str(&rest[..at]);
        let opens = &rest[at..];
        let ends = [("{{", "}}"), ("{%", "%}"), ("{#", "#}"), ("<", ">")];
        let (open, close) = ends.into_iter().find(|(open, _)| opens.starts_with(open)).unwrap_or(("{", "{"));
        let end = opens[open.len()..].find(close).map_or(opens.len(), |end| open.len() + end + close.len());
        out.push('\n');
        rest = if open == "{" && close == "{" { &opens[1..] } else { &opens[end..] };
    }
    out.push_str(rest);
    out.lines().map(str::to_owned).collect()
}

#[actix_web::test]
async fn a_draft_tells_records_as_the_standings_do() {
    let floor = Floor::with_players(8).await;
    let numbers = [30, 4, 20, 3];
    floor.play(1, &[(1, numbers), (2, numbers), (3, numbers), (4, numbers)]).await;
    floor.close(1).await;
    floor.draw(2).await.is(303);
    let page = floor.desk.get("/e/spring-open/desk/rounds/2").await;
    page.is(200).shows(" · 1–0–0").shows("same record; same win path").hides("1-0-0").hides("0-0-1");
    // And what stands between two if they met.
    let (winner, mut told) = (floor.number(floor.battle(2, 1).await.a), 0);
    for other in 1..=8 {
        let asked = format!("/e/spring-open/desk/rounds/2/swap?one={winner}&two={other}");
        let page = floor.desk.get(&asked).await;
        page.hides("1-0-0").hides("0-0-1");
        told += usize::from(page.has("record gap"));
    }
    assert!(told > 0, "nobody was asked about another record");
}
