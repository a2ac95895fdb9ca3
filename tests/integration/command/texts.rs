//! Texts in somebody's own words: said from a folder, and checked before.

use super::program::{Ran, muster};
use crate::support::process::{Server, free_port, get};
use muster::text::{Speaker, TextMistake, TextProblem, tell_text_mistake};
use std::{collections::BTreeSet, fs, path::Path};

fn said(path: &str, line: usize, problem: TextProblem) -> String {
    Speaker::in_english().say(&tell_text_mistake(&TextMistake { path: path.into(), line, problem }))
}

fn words(words: &[&str]) -> BTreeSet<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn check(folder: &Path) -> Ran {
    muster(folder, &["texts", "check", "own"])
}

#[actix_web::test]
async fn a_site_says_what_a_folder_says_and_what_is_wrong_there_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("own");
    fs::create_dir_all(own.join("en")).unwrap();
    fs::write(own.join("site.ftl"), "site-events = Tournées\n").unwrap();
    let account =
        "account-sign-in = Entrez { $nobody }\naccount-make-one = { own-word }\nown-word = { $nobody }\n";
    fs::write(own.join("en/account.ftl"), account).unwrap();
    let (log, port) = (folder.path().join("log"), free_port());
    let database = folder.path().join("site.db").display().to_string();
    let (own, en) = (own.display().to_string(), own.join("en/account.ftl").display().to_string());
    let _server = Server::start_logging((database.as_str(), port), &["--texts", own.as_str()], &log).await;
    assert!(get(port, "/", "").await.unwrap().1.contains("Tournées"));
    let (status, page) = get(port, "/sign-in", "").await.unwrap();
    let compiled = |name| Speaker::in_english().say(&muster::text::Message::new(name));
    assert!(status == 200 && page.contains(&compiled("account-sign-in")), "{page}");
    assert!(
        !page.contains("Entrez")
            && get(port, "/sign-up", "").await.unwrap().1.contains(&compiled("account-make-one"))
    );
    let log = fs::read_to_string(log).unwrap();
    let facts = || words(&["nobody"]);
    assert!(
        log.contains(&said(&en, 1, TextProblem::AsksFor { name: "account-sign-in".into(), facts: facts() })),
        "{log}"
    );
    assert!(
        log.contains(&said(&en, 2, TextProblem::AsksFor { name: "account-make-one".into(), facts: facts() })),
        "{log}"
    );
    assert!(log.contains(&compiled("command-texts-are-wrong")), "{log}");
}

#[test]
fn a_folder_of_texts_is_checked_and_each_mistake_is_told_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("own");
    assert_eq!(check(folder.path()).code, 2, "there is no folder");
    fs::create_dir(&own).unwrap();
    fs::write(own.join("rounds.ftl"), include_str!("../../../templates/text/en/rounds.ftl")).unwrap();
    let right = check(folder.path());
    let all_right = Speaker::in_english().say(&text!("command-texts-are-right", files = 1));
    assert_eq!((right.code, right.out.trim(), right.err.as_str()), (0, all_right.as_str(), ""));
    // Nobody who checks them is kept from it by the option that they are made for.
    assert_eq!(muster(folder.path(), &["texts", "check", "own", "--texts", "own"]).code, 0);

    let name = || String::from("round-own-table");
    let element = |element: &str| TextProblem::Open { name: name(), element: element.into() };
    let seat = "You're at <seat>{ $table }</seat>, { $opponent }";
    for (text, problem) in [
        (
            format!("{seat} {{ NUMBER($table"),
            TextProblem::Unreadable { from: format!("round-own-table = {seat} {{ NUMBER($table") },
        ),
        (format!("{seat}\nround-own-table = {seat}"), TextProblem::Twice { name: name() }),
        (format!("{seat} <b>"), element("b")),
        (format!("{seat} {{ $who }}"), TextProblem::AsksFor { name: name(), facts: words(&["who"]) }),
        ("{ $table }".into(), TextProblem::LeavesOut { name: name(), elements: words(&["seat"]) }),
        (format!("{seat}\nround-nothing = a"), TextProblem::Unused { name: "round-nothing".into() }),
        (format!("{seat} {{ round-x }}"), TextProblem::NoText { name: name(), other: "round-x".into() }),
        (
            format!("{seat} {{ SUM($table) }}"),
            TextProblem::NoFunction { name: name(), function: "SUM".into() },
        ),
        (format!("{seat} {{ round-own-table }}"), TextProblem::WithinItself { name: name() }),
        (
            format!("{seat} {{ $table ->\n    [one] a\n    [few] b\n   *[other] c\n }}"),
            TextProblem::Forms {
                name: name(),
                found: words(&["few", "one", "other"]),
                wanted: words(&["one", "other"]),
            },
        ),
    ] {
        fs::write(own.join("rounds.ftl"), format!("# A comment.\nround-own-table = {text}\n")).unwrap();
        let ran = check(folder.path());
        assert_eq!((ran.code, ran.err.as_str()), (1, ""), "{text}: {}", ran.out);
        let at = Path::new("own").join("rounds.ftl").display().to_string();
        let is_later = matches!(problem, TextProblem::Twice { .. } | TextProblem::Unused { .. });
        let line = said(&at, 2 + usize::from(is_later), problem.clone());
        assert_eq!(ran.out.trim(), line);
        assert!(ran.out.starts_with(&format!("{at}:")) && ran.out.lines().count() == 1, "{}", ran.out);
    }
    fs::write(own.join("rounds.ftl"), [0xff, b'a']).unwrap();
    assert_eq!(check(folder.path()).code, 2, "not UTF-8");
    fs::remove_file(own.join("rounds.ftl")).unwrap();
    fs::create_dir(own.join("tlh")).unwrap();
    fs::write(own.join("tlh/rounds.ftl"), "round-own-table = a\n").unwrap();
    let unknown = check(folder.path());
    assert!(unknown.code == 2 && unknown.err.contains("tlh"), "{}", unknown.err);
    assert_eq!(muster(folder.path(), &["demo", "--texts", "own"]).code, 2, "it does not start without them");
}
