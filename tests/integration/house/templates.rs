//! How templates and style sheets are written: read by people, so they are held to it.

use crate::support::sources::{rust, sources};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Where a class is styled for good: the part whose rules begin with it. Paper hides parts of all kinds.
#[test]
fn a_class_belongs_to_one_part() {
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    for (part, text) in parts().into_iter().filter(|(part, _)| part != "print") {
        for selector in selectors(&text) {
            let first = selector.split([' ', '>', '+', '~', ':', '[']).next().unwrap_or_default();
            let classes = classes(first);
            let root = classes.first().filter(|class| !class.starts_with("is-"));
            if let Some(root) = root {
                let owner = owners.entry(root.clone()).or_insert_with(|| part.clone());
                assert_eq!(*owner, part, "two parts style .{root}: {selector}");
            }
        }
    }
    assert!(owners.len() > 100, "the style sheets were not read: {owners:?}");
}

#[test]
fn a_rule_of_the_tiles_begins_with_a_tile() {
    let (_, tiles) = parts().into_iter().find(|(part, _)| part == "tile").unwrap();
    let selectors = selectors(&tiles);
    assert!(selectors.len() > 10, "{selectors:?}");
    for selector in selectors {
        assert!(selector.starts_with(".tile"), "{selector} stands among the tiles");
    }
}

/// No colour but those of the tokens, and white on the event's own.
#[test]
fn a_colour_is_named_by_its_token() {
    for (part, text) in parts().into_iter().filter(|(part, _)| part != "tokens") {
        for (line, at) in text.lines().zip(1..) {
            let named = line.replace("#fff", "").replace("#000", "");
            let colour = named.match_indices('#').any(|(at, _)| {
                let digits = named[at + 1..].chars().take_while(char::is_ascii_hexdigit).count();
                matches!(digits, 3 | 4 | 6 | 8)
            });
            let white = line.contains("#fff") && !["banner", "card"].contains(&part.as_str());
            assert!(!colour && !white && !named.contains("rgb("), "{part}.css:{at} names a colour: {line}");
        }
    }
}

#[test]
fn a_class_of_a_template_has_a_style() {
    let styled: BTreeSet<String> =
        parts().iter().flat_map(|(_, text)| selectors(text)).flat_map(|one| classes(&one)).collect();
    for (path, text) in templates() {
        for class in used(&text) {
            assert!(styled.contains(&class), "{}: .{class} is styled nowhere", path.display());
        }
    }
}

/// A page that is kept open for hours shows what comes later: it has the place for it from the beginning.
#[test]
fn a_part_that_changes_by_itself_is_there_before_there_is_anything_in_it() {
    // At the desk, where the page of a round that is out is another than before.
    let of_a_round = ["battles/list", "battles/paper", "rounds/list", "rounds/one"];
    let mut found = 0;
    for (path, text) in templates() {
        let is_of_a_round = of_a_round.iter().any(|name| path.ends_with(format!("desk/{name}.html")));
        for (at, _) in text.match_indices("data-live-part").filter(|_| !is_of_a_round) {
            found += 1;
            let before = &text[..at];
            assert_eq!(depth(before), 0, "{}: a part that may not be there", path.display());
        }
    }
    assert!(found > 20, "{found}");
}

/// How many conditions and loops of a template are open where this text ends.
fn depth(text: &str) -> i32 {
    let blocks =
        text.split("{%").skip(1).filter_map(|block| block.trim_start_matches('-').split_whitespace().next());
    let steps = blocks.map(|word| match word {
        "if" | "for" | "match" => 1,
        "endif" | "endfor" | "endmatch" => -1,
        _ => 0,
    });
    steps.sum()
}

#[test]
fn a_class_with_a_style_is_used() {
    let mut all: String = templates().into_iter().map(|(_, text)| text).collect();
    for script in fs::read_dir("static").unwrap() {
        let path = script.unwrap().path();
        if path.extension().is_some_and(|kind| kind == "js") {
            all.push_str(&fs::read_to_string(path).unwrap());
        }
    }
    // These choose a class by the state of a table, a result, a step of the day, the length of a name.
    for file in
        ["desk/hall.rs", "event/podium.rs", "event/schedule.rs", "event/screen/columns.rs", "page/results.rs"]
    {
        all.push_str(&fs::read_to_string(Path::new("src/web").join(file)).unwrap());
    }
    for (part, text) in parts() {
        for class in selectors(&text).iter().flat_map(|one| classes(one)) {
            assert!(all.contains(&class), "{part}.css styles .{class}, which nothing uses");
        }
    }
}

#[test]
fn a_template_has_no_style_of_its_own() {
    for (path, text) in templates() {
        assert!(!text.contains("style=\""), "{} has a style attribute", path.display());
        assert!(!text.contains("<style"), "{} has a style sheet", path.display());
    }
}

#[test]
fn an_icon_of_a_template_is_drawn() {
    let drawn = fs::read_to_string("static/icons.svg").unwrap();
    let known: BTreeSet<&str> =
        drawn.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(known.len() > 20, "{known:?}");
    for (path, text) in templates() {
        let by_macro = text.split("icon(\"").skip(1);
        let by_hand = text.split(".svg#").skip(1);
        for name in by_macro.chain(by_hand).filter_map(|rest| rest.split('"').next()) {
            assert!(name.starts_with("{{") || known.contains(name), "{}: no icon {name}", path.display());
        }
    }
}

/// The mouse wheel over a browser's own field for numbers changes what stands in it, a result too.
#[test]
fn no_field_for_a_number_changes_by_the_mouse_wheel() {
    let scripts = fs::read_dir("static").unwrap().map(|entry| entry.unwrap().path());
    let scripts = scripts.filter(|path| path.extension().is_some_and(|kind| kind == "js"));
    let scripts = scripts.map(|path| (path.clone(), fs::read_to_string(path).unwrap()));
    let sheets = parts().into_iter().map(|(part, text)| (PathBuf::from(part), text));
    let mut fields = 0;
    for (path, text) in templates().into_iter().chain(scripts).chain(sheets) {
        let bare = text.to_lowercase().replace(['"', '\'', ' '], "");
        assert!(!bare.contains("type=number"), "{} has a field that the wheel changes", path.display());
        fields += text.matches(", \"number\")").count() + text.matches("inputmode=\"numeric\"").count();
    }
    // Those of settings are made from the lines of their tables.
    for table in rust(&["src/text/settings"]) {
        fields += table.text.matches(": Number").count() + table.text.matches(": Points(").count();
    }
    assert!(fields > 50, "{fields} fields for numbers");
}

/// Who hears a table instead of seeing it is told which cells a heading is for.
#[test]
fn a_heading_of_a_table_says_what_it_is_for() {
    let mut headings = 0;
    for (path, text) in templates() {
        for rest in text.split("<th").skip(1).filter(|rest| rest.starts_with([' ', '\n', '>'])) {
            let tag = rest.split('>').next().unwrap_or_default();
            assert!(tag.contains("scope=\""), "{}: <th{tag}> has no scope", path.display());
            headings += 1;
        }
    }
    assert!(headings > 100, "the headings were not found");
}

/// Whoever asked for less motion sees none.
#[test]
fn what_moves_does_so_only_where_nobody_asked_for_less() {
    let mut moving = 0;
    for (part, text) in parts() {
        let calm = "@media (prefers-reduced-motion: no-preference) {";
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once(calm) {
            assert!(!moves(before), "{part}.css moves something for everybody");
            let end = block(after);
            moving += moving_parts(&after[..end]);
            rest = &after[end..];
        }
        assert!(!moves(rest), "{part}.css moves something for everybody");
    }
    assert!(moving >= 4, "nothing fades in any more");
}

/// How many parts these rules set in motion: each is named before the braces.
fn moving_parts(rules: &str) -> usize {
    let rules = rules.split('}').filter_map(|rule| rule.rsplit_once('{'));
    rules.filter(|(_, how)| moves(how)).map(|(parts, _)| parts.split(',').count()).sum()
}

fn moves(rules: &str) -> bool {
    ["animation", "transition", "@keyframes", "scroll-behavior"].iter().any(|word| rules.contains(word))
}

/// Where the block ends of which this is the inside.
fn block(inside: &str) -> usize {
    let mut depth = 1;
    let end = inside.find(|letter: char| {
        depth += match letter {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth == 0
    });
    end.expect("a block ends")
}

/// What must win does so by its layer; but for what hides what a narrow window has no room for.
#[test]
fn a_rule_wins_by_its_layer() {
    let mut found = 0;
    for (part, text) in parts() {
        for (line, at) in text.lines().zip(1..).filter(|(line, _)| line.contains("!important")) {
            assert!(["frame", "rank"].contains(&part.as_str()), "{part}.css:{at} is important: {line}");
            found += 1;
        }
    }
    assert_eq!(found, 3, "the one of .wide, and two of the standings on a phone");
}

/// In light and in dark, with each of the twelve colours that an event may have.
#[test]
fn text_is_told_from_its_ground_in_every_colour() {
    let (_, tokens) = parts().into_iter().find(|(part, _)| part == "tokens").unwrap();
    let (light, rest) = tokens.split_once("@media (prefers-color-scheme: dark)").unwrap();
    let dark = rest.split_once("@media print").unwrap().0;
    let pairs = [
        ("ink", "bg", 4.5),
        ("ink", "panel", 4.5),
        ("ink", "wash", 4.5),
        ("soft", "bg", 4.5),
        ("soft", "panel", 4.5),
        ("soft", "wash", 4.5),
        ("accent", "bg", 4.5),
        ("accent", "wash", 4.5),
        ("on-accent", "accent", 4.5),
        ("good", "bg", 4.5),
        ("good", "good-wash", 4.5),
        ("warn", "bg", 4.5),
        ("warn", "warn-wash", 4.5),
        ("bad", "bg", 4.5),
        ("bad", "bad-wash", 4.5),
        ("on-bad", "bad-full", 4.5),
        ("white", "deep", 4.5),
        ("gold", "deep", 3.0),
        ("edge", "bg", 3.0),
    ];
    for scheme in [vec![light], vec![light, dark]] {
        let mut plain = BTreeMap::from([("white".to_owned(), "#fff".to_owned())]);
        plain.extend(scheme.iter().flat_map(|text| colours(text, ":root {")));
        let accents: BTreeSet<&str> =
            light.split("[data-accent=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(accents.len(), 12);
        for accent in accents.into_iter().map(|name| format!("[data-accent=\"{name}\"] {{")) {
            let mut all = plain.clone();
            all.extend(scheme.iter().flat_map(|text| colours(text, &accent)));
            for (text, ground, least) in pairs {
                let ratio = contrast(&all[text], &all[ground]);
                assert!(ratio >= least, "{text} on {ground} is {ratio:.1} {accent} of {}", scheme.len());
            }
        }
    }
}

/// The colours that the first block with this head names.
fn colours(text: &str, head: &str) -> BTreeMap<String, String> {
    let inside = text.split_once(head).map_or("", |(_, rest)| rest.split('}').next().unwrap_or_default());
    let named = inside.lines().filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
    let named = named.map(|(name, value)| (name.to_owned(), value.trim_end_matches(';').to_owned()));
    named.filter(|(_, value)| value.starts_with('#')).collect()
}

/// How WCAG counts it.
fn contrast(one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(colour: &str) -> f64 {
    let digits = &colour[1..];
    let size = digits.len() / 3;
    let share = |at: usize| {
        let part = digits[at * size..(at + 1) * size].repeat(3 - size);
        let value = f64::from(u8::from_str_radix(&part, 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * share(0) + 0.7152 * share(1) + 0.0722 * share(2)
}

/// The key of a form comes from `_parts/forms.html`.
#[test]
fn the_key_of_a_form_is_written_once() {
    let forms = fs::read_to_string("templates/_parts/forms.html").unwrap();
    assert_eq!(forms.matches("name=\"once\"").count(), 1);
}

/// A tag or a block that is open at the end of its line sets in what follows, until the line that begins with its end.
#[test]
fn a_line_of_a_template_stands_in_by_what_is_open() {
    let mut lines = 0;
    for (path, text) in templates() {
        lines += text.lines().count();
        let wrong =
            wrongly_set_in(&text).map(|(at, depth)| format!("{}:{at} is {depth} deep", path.display()));
        assert_eq!(wrong, None, "a line stands in by two for each tag and block that is open");
    }
    assert!(lines > 10_000, "{lines}");

    assert_eq!(
        wrongly_set_in("<p>\n  {% if a %}\n    b\n  {% else %}\n    <br>\n  {% endif %}\n</p>\n"),
        None
    );
    assert_eq!(wrongly_set_in("<ul>\n<li>a</li>\n</ul>\n"), Some((2, 1)));
    assert_eq!(wrongly_set_in("{% for a in b %}\n  <i>c</i>\n  {% endfor %}\n"), Some((3, 0)));
}

/// The first line that is not set in as deep as it should be, and how deep that is.
fn wrongly_set_in(template: &str) -> Option<(usize, usize)> {
    let (mut depth, mut until) = (0, None);
    for (line, at) in template.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
        let text = line.trim_start();
        if let Some(end) = until {
            until = Some(end).filter(|end| !text.contains(*end));
            continue;
        }
        if text.starts_with("{#") && !text.contains("#}") {
            until = Some("#}");
        }
        depth -= usize::from(begins_with_end(text) && depth > 0);
        if line.len() - text.len() != 2 * depth {
            return Some((at, depth));
        }
        depth += usize::from(is_left_open(text));
        if is_left_open(text) && text.starts_with("<script") {
            (until, depth) = (Some("</script>"), depth - 1);
        }
    }
    None
}

fn begins_with_end(line: &str) -> bool {
    let word = word_of_block(line).unwrap_or_default();
    line.starts_with("</") || word.starts_with("end") || ["else", "when"].contains(&word)
}

/// The line begins with a tag or a block whose end is on another line.
fn is_left_open(line: &str) -> bool {
    if let Some(word) = word_of_block(line) {
        let blocks =
            || line.split("{%").filter_map(|rest| word_of_block(&format!("{{%{rest}")).map(str::to_owned));
        let ends = blocks().filter(|one| one.strip_prefix("end") == Some(word)).count();
        return match word {
            "else" | "when" => true,
            "if" | "for" | "match" | "block" | "macro" => blocks().filter(|one| one == word).count() > ends,
            _ => false,
        };
    }
    let is_of_name = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '-';
    let name: String = line.strip_prefix('<').unwrap_or_default().chars().take_while(is_of_name).collect();
    let stands_alone = ["input", "br", "img", "meta", "link", "hr", "col", "wbr"].contains(&name.as_str());
    if name.is_empty() || stands_alone || line.ends_with("/>") {
        return false;
    }
    let tag = format!("<{name}");
    let begins = line
        .match_indices(&tag)
        .filter(|(at, found)| line[at + found.len()..].chars().next().is_none_or(|next| !is_of_name(&next)));
    begins.count() > line.matches(&format!("</{name}>")).count()
}

/// The first word of the block that a line begins with.
fn word_of_block(line: &str) -> Option<&str> {
    line.strip_prefix("{%")?.trim_start_matches('-').split_whitespace().next()
}

/// Every template, by its path.
fn templates() -> Vec<(PathBuf, String)> {
    // The help is Markdown, whose tables have long lines.
    let found = sources("templates").into_iter().filter(|source| source.is("html"));
    let found = found.map(|source| (PathBuf::from(source.path), source.text));
    let found: Vec<(PathBuf, String)> = found.collect();
    assert!(found.len() > 60, "the templates were not found");
    found
}

/// The classes that a template names; one that it puts together from values is not among them.
fn used(template: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for rest in template.split("class=\"").skip(1) {
        let mut value = String::new();
        let mut rest = rest;
        while let Some(next) = rest.chars().next().filter(|next| *next != '"') {
            let end = if rest.starts_with("{{") {
                value.push('?');
                rest.find("}}").map(|at| at + 2)
            } else if rest.starts_with("{%") {
                value.push(' ');
                rest.find("%}").map(|at| at + 2)
            } else {
                value.push(next);
                Some(next.len_utf8())
            };
            rest = &rest[end.expect("an expression ends")..];
        }
        found.extend(value.split_whitespace().filter(|class| !class.contains('?')).map(ToOwned::to_owned));
    }
    found
}

/// The name and the rules of each style sheet.
fn parts() -> Vec<(String, String)> {
    let read = |entry: fs::DirEntry| {
        let name = entry.path().file_stem().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(Path::new("static/css")).unwrap().map(|entry| read(entry.unwrap())).collect()
}

/// Every selector, those inside of `@media` too.
fn selectors(text: &str) -> Vec<String> {
    let mut plain = String::new();
    for part in text.split("/*") {
        plain.push_str(part.split_once("*/").map_or(part, |(_, rest)| rest));
    }
    let heads =
        plain.split('{').map(|part| part.rsplit(['}', ';']).next().unwrap_or_default().trim().to_owned());
    let heads = heads.filter(|head| !head.is_empty() && !head.starts_with('@'));
    heads.flat_map(|head| listed(&head)).collect()
}

/// The selectors of a list: a comma in brackets parts nothing.
fn listed(head: &str) -> Vec<String> {
    let mut depth = 0;
    let parts = head.split(|letter: char| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        letter == ',' && depth == 0
    });
    parts.map(|one| one.trim().to_owned()).collect()
}

fn classes(selector: &str) -> Vec<String> {
    let word = |rest: &str| -> String {
        rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect()
    };
    let found = selector.split('.').skip(1).map(word);
    found.filter(|class| class.starts_with(|letter: char| letter.is_ascii_alphabetic())).collect()
}
