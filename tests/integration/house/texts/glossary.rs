//! One word for one thing: words that pages, papers, mails and help do not use, each with the one that they say.

use super::assert_none;
use crate::support::sources::sources;

/// What is not said, and what is said for it.
const NOT_SAID: [(&str, &str); 77] = [
    ("tournament", "event"),
    ("competition", "event"),
    ("competitor", "player"),
    ("participant", "player"),
    ("official", "staff"),
    ("substitute", "reserve"),
    ("ghost", "spare player"),
    ("enrolment", "sign-up"),
    ("register", "sign up"),
    ("log in", "sign in"),
    ("logged in", "signed in"),
    ("log on", "sign in"),
    ("log out", "sign out"),
    ("second factor", "two-step sign-in"),
    ("second step", "two-step sign-in"),
    ("e-mail", "email"),
    ("e-mails", "emails"),
    ("mails", "emails"),
    ("somebody", "someone"),
    ("everybody", "everyone"),
    ("nobody", "no one"),
    ("whoever", "the one who"),
    ("shall", "will, or must"),
    ("upon", "on"),
    ("magic link", "private link"),
    ("queue", "waiting list"),
    ("attendance", "check-in"),
    ("absent", "not here, or a no-show"),
    ("mend", "fix"),
    ("mended", "fixed"),
    ("judged", "checked"),
    ("verdict", "ready, to fix or to check"),
    ("verdicts", "ready, to fix or to check"),
    ("invalid", "to fix"),
    ("waive", "allow"),
    ("waived", "allowed"),
    ("waiver", "exception"),
    ("let pass", "allowed"),
    ("approve", "accept"),
    ("approved", "accepted"),
    ("reject", "send back"),
    ("rejected", "sent back"),
    ("matchup", "pairing"),
    ("drawing", "pairings"),
    ("drawn again", "paired again"),
    ("proposal", "draft"),
    ("by lot", "at random"),
    ("free round", "bye"),
    ("fixture", "match"),
    ("score card", "scoring sheet"),
    ("disputed", "reports differ"),
    ("override", "ruling"),
    ("amendment", "correction"),
    ("leaderboard", "standings"),
    ("shared place", "tied"),
    ("thrown", "rolled"),
    ("throw dice", "roll off"),
    ("kept back", "hidden by the organiser"),
    ("playoff", "cut"),
    ("knockout", "cut"),
    ("overtime", "extra minutes"),
    ("infraction", "penalty"),
    ("beamer", "big screen"),
    ("begun", "started"),
    ("typed in again", "second entry"),
    ("by hand", "by staff"),
    ("journal", "log"),
    ("on record", "kept in the log"),
    ("revert", "undo"),
    ("rollback", "undo"),
    ("throw away", "discard"),
    ("put back", "restore"),
    ("dump", "backup"),
    ("destroy", "delete"),
    ("erase", "delete"),
    ("roll call", "check-in"),
    ("kept for later", "hidden by the organiser"),
];

/// Where a word means something else: the sentence's part that has it.
const MEANT: [&str; 3] = [
    // What a battle brings, in games that call it so.
    "tournament point",
    // With a pen.
    "to fill in by hand",
    "typed by hand",
];

#[test]
fn what_the_glossary_does_not_say_stands_in_no_text() {
    let mut found = Vec::new();
    for source in sources("templates/text/en").into_iter().chain(sources("templates/help/en")) {
        for (number, line) in source.text.lines().enumerate() {
            if source.is("ftl") && line.starts_with('#') {
                continue;
            }
            let said = what_is_read(line);
            found.extend(NOT_SAID.iter().filter(|(word, _)| has_word(&said, word)).map(|(word, instead)| {
                format!("{}:{}: “{word}”, say “{instead}”: {said}", source.path, number + 1)
            }));
        }
    }
    assert_none("words that the glossary has others for", found);
}

/// What a person reads of a line: without its name and the facts that stand in it, in small letters.
fn what_is_read(line: &str) -> String {
    let text = line.split_once(" = ").map_or(line, |(_, text)| text).trim_start();
    // The case of a choice, not the words of a link.
    let case = text.trim_start_matches('*');
    let text = case.strip_prefix('[').and_then(|rest| rest.split_once("] ")).map_or(text, |(_, text)| text);
    let mut said = String::new();
    let mut depth = 0_usize;
    for sign in text.chars() {
        match sign {
            '{' | '<' => depth += 1,
            '}' | '>' => depth = depth.saturating_sub(1),
            _ if depth == 0 => said.extend(sign.to_lowercase()),
            _ => {}
        }
    }
    MEANT.iter().fold(said, |said, meant| said.replace(meant, ""))
}

fn has_word(said: &str, word: &str) -> bool {
    let is_part = |sign: char| sign.is_alphanumeric() || ['-', '_'].contains(&sign);
    said.match_indices(word)
        .any(|(at, _)| !said[..at].ends_with(is_part) && !said[at + word.len()..].starts_with(is_part))
}

#[test]
fn a_word_that_is_not_said_is_found_where_it_is_read() {
    let found = |line: &str, word: &str| has_word(&what_is_read(line), word);
    assert!(found("    [one] Nobody has reported.", "nobody"));
    assert!(found("a-name = The mails went out.", "mails"));
    assert!(
        !found("nobody-name = No one has reported { $nobody }.", "nobody"),
        "a name and a fact are not read"
    );
    assert!(!found("a-name = { -tournament-points } of <mails>a round</mails>", "mails"));
    assert!(!found("a-name = 20 tournament points", "tournament"), "a game calls them so");
    assert!(!found("a-name = Remind them", "mend"));
    assert!(found("See [the journal](site#log).", "journal"));
    assert!(!found("   *[mail] An email", "mail"));
}
