//! Names in scripts that run from right to left: each is kept to itself, so that the numbers and names beside it stay
//! where they belong. A name that stands alone in its element is by the style sheet, one with words beside it stands in
//! `<bdi>`, and what a text says of somebody is looked for in the rendered
//! page.

use crate::support::sources::sources;

/// What people are called, and what they wrote themselves.
const GIVEN: [&str; 9] =
    ["name", "club", "faction", "who", "by", "told_by", "noted_by", "answer", "state_reason"];

#[test]
fn what_somebody_is_called_has_no_words_beside_it() {
    let mut found = 0;
    for source in sources("templates").into_iter().filter(|source| source.is("html")) {
        let text = without_blocks(&source.text);
        for (at, _) in text.match_indices("{{ ") {
            let length = text[at..].find(" }}").expect("an expression ends") + 3;
            let given = text[at + 3..at + length - 3].rsplit('.').next().unwrap_or_default();
            let before = text[..at].rsplit('>').next().unwrap_or_default().trim();
            // A macro may write an attribute.
            if !GIVEN.contains(&given) || is_in_tag(&text[..at]) || before.contains("=\"") {
                continue;
            }
            found += 1;
            let after = text[at + length..].split('<').next().unwrap_or_default().trim();
            let holder = text[..at].rsplit('<').next().unwrap_or_default();
            // There characters do what an element does elsewhere.
            let is_kept = before.ends_with("&#8296;") && after.starts_with("&#8297;");
            assert!(
                (before.is_empty() && after.is_empty()) || is_kept || holder.starts_with("title>"),
                "{}: {before} {} {after}",
                source.path,
                &text[at..at + length]
            );
        }
    }
    assert!(found > 150, "{found}");
    let base = std::fs::read_to_string("static/css/base.css").unwrap();
    assert!(base.contains("unicode-bidi: isolate;"), "no element keeps a name to itself");
}

/// The template without what only askama reads. The title of a page is one without words beside it.
fn without_blocks(template: &str) -> String {
    let mut plain = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(at) = rest.find("{%") {
        plain.push_str(&rest[..at]);
        let (block, behind) = rest[at..].split_once("%}").expect("a block ends");
        if block.contains("block title") {
            plain.push_str("<title>");
        } else if block.contains("endblock") {
            plain.push_str("<end>");
        }
        rest = behind;
    }
    plain.push_str(rest);
    plain
}

/// Whether a tag is open where this text ends. An expression may have a sign of comparison in it.
fn is_in_tag(text: &str) -> bool {
    let mut is_open = false;
    let mut rest = text;
    while let Some(at) = rest.find(['<', '>', '{']) {
        let sign = rest.as_bytes()[at];
        if rest[at..].starts_with("{{") {
            rest = rest[at..].split_once("}}").map_or("", |(_, behind)| behind);
            continue;
        }
        is_open = match sign {
            b'<' => true,
            b'>' => false,
            _ => is_open,
        };
        rest = &rest[at + 1..];
    }
    is_open
}
