//! A page as a browser understands it, whatever its lines are: one line an element, blanks only where they show.

use super::side_by_side::is_side_by_side;

/// Elements that begin a line of their own on the screen, or are not on it at all.
const BLOCKS: &[&str] = &[
    "address",
    "article",
    "aside",
    "base",
    "blockquote",
    "body",
    "caption",
    "col",
    "colgroup",
    "datalist",
    "dd",
    "details",
    "dialog",
    "div",
    "dl",
    "dt",
    "fieldset",
    "figcaption",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "head",
    "header",
    "hr",
    "html",
    "legend",
    "li",
    "link",
    "main",
    "meta",
    "nav",
    "noscript",
    "ol",
    "optgroup",
    "option",
    "p",
    "pre",
    "script",
    "section",
    "style",
    "summary",
    "table",
    "tbody",
    "td",
    "template",
    "tfoot",
    "th",
    "thead",
    "title",
    "tr",
    "ul",
    // Shapes of a drawing: what stands between them is not on the screen.
    "circle",
    "clippath",
    "defs",
    "g",
    "line",
    "path",
    "rect",
    "text",
    "use",
];
/// They stand in the line, and what begins and ends inside them is at an edge.
const BOXES: &[&str] = &["button", "select", "textarea", "svg"];
/// They have no inside.
const VOID: &[&str] = &[
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track",
    "wbr",
];
/// Nothing in them is markup.
const RAW: &[&str] = &["script", "style", "textarea", "title"];
/// Blanks and line ends in them show.
const AS_TYPED: &[&str] = &["pre", "textarea", "script"];

#[derive(Debug)]
pub enum Node {
    Text(String),
    Element(Element),
}

#[derive(Debug, Default)]
pub struct Element {
    pub name: String,
    /// In the order of their names.
    pub attributes: Vec<(String, Option<String>)>,
    children: Vec<Node>,
}

impl Element {
    pub fn value(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(other, _)| other == name)?.1.as_deref()
    }

    /// Nothing of it is on the screen, so that blanks before and after it meet.
    fn is_off_the_line(&self) -> bool {
        BLOCKS.contains(&self.name.as_str()) || self.value("type") == Some("hidden")
    }
}

/// The page, or a part of one.
pub fn canonical(html: &str) -> String {
    let mut root = read(html);
    // What stands above decides whether blanks show, so the page is gone through from above.
    let mut out = String::new();
    let inside = Inside { edges: true, parted: false };
    write(tidied(std::mem::take(&mut root.children), inside), inside, &mut Vec::new(), &mut out);
    out
}

/// How blanks behave in an element.
#[derive(Clone, Copy)]
struct Inside {
    /// They do not show where it begins and ends.
    edges: bool,
    /// Nor between its children.
    parted: bool,
}

fn read(html: &str) -> Element {
    let mut open = vec![Element::default()];
    let mut rest = html;
    while !rest.is_empty() {
        if rest.starts_with("<!--") {
            rest = rest.split_once("-->").map_or("", |(_, after)| after);
        } else if rest.starts_with("<!") {
            rest = rest.split_once('>').map_or("", |(_, after)| after);
        } else if let Some(closed) = rest.strip_prefix("</") {
            let (name, after) = closed.split_once('>').unwrap_or((closed, ""));
            close(&mut open, name.trim());
            rest = after;
        } else if rest.starts_with('<') && rest[1..].starts_with(|sign: char| sign.is_ascii_alphabetic()) {
            let end = end_of_tag(rest);
            let tag = &rest[1..end - usize::from(rest[..end].ends_with('>'))];
            rest = &rest[end..];
            let element = element(tag.trim_end_matches('/'));
            let is_empty = VOID.contains(&element.name.as_str()) || tag.ends_with('/');
            let is_raw = RAW.contains(&element.name.as_str());
            let ending = format!("</{}", element.name);
            open.push(element);
            if is_empty {
                end_last(&mut open);
            } else if is_raw {
                let text = &rest[..rest.find(&ending).unwrap_or(rest.len())];
                if !text.is_empty() {
                    add(&mut open, Node::Text(decoded(text)));
                }
                rest = &rest[text.len()..];
            }
        } else {
            let end =
                rest.char_indices().skip(1).find(|(_, sign)| *sign == '<').map_or(rest.len(), |(at, _)| at);
            add(&mut open, Node::Text(decoded(&rest[..end])));
            rest = &rest[end..];
        }
    }
    while open.len() > 1 {
        end_last(&mut open);
    }
    open.pop().unwrap_or_default()
}

fn add(open: &mut [Element], node: Node) {
    open.last_mut().expect("the root stays open").children.push(node);
}

fn end_last(open: &mut Vec<Element>) {
    let ended = open.pop().expect("something is open");
    add(open, Node::Element(ended));
}

/// As a browser does it: what was left open inside ends too, and what closes nothing is nothing.
fn close(open: &mut Vec<Element>, name: &str) {
    if let Some(at) = open.iter().rposition(|element| element.name == name) {
        while open.len() > at.max(1) {
            end_last(open);
        }
    }
}

fn end_of_tag(text: &str) -> usize {
    let mut quote = None;
    for (at, sign) in text.char_indices() {
        match (quote, sign) {
            (None, '"' | '\'') => quote = Some(sign),
            (None, '>') => return at + 1,
            (Some(open), _) if open == sign => quote = None,
            _ => {}
        }
    }
    text.len()
}

fn element(tag: &str) -> Element {
    let end = tag.find(|sign: char| sign.is_ascii_whitespace()).unwrap_or(tag.len());
    let (name, mut rest) = (tag[..end].to_ascii_lowercase(), tag[end..].trim_start());
    let mut attributes = Vec::new();
    while !rest.is_empty() {
        let end = rest.find(|sign: char| sign == '=' || sign.is_ascii_whitespace()).unwrap_or(rest.len());
        let name = rest[..end].to_owned();
        rest = rest[end..].trim_start();
        let Some(after) = rest.strip_prefix('=') else {
            attributes.push((name, None));
            continue;
        };
        let after = after.trim_start();
        let quote = after.chars().next().filter(|sign| "\"'".contains(*sign));
        let (value, left) = match quote {
            Some(quote) => after[1..].split_once(quote).unwrap_or((&after[1..], "")),
            None => after.split_once(|sign: char| sign.is_ascii_whitespace()).unwrap_or((after, "")),
        };
        // What somebody typed stays as it was typed; everything else is words.
        let value = decoded(value);
        let value = if name == "value" { value } else { words(&value) };
        attributes.push((name, Some(value)));
        rest = left.trim_start();
    }
    attributes.sort();
    Element { name, attributes, children: Vec::new() }
}

fn words(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

/// Without the blanks that do not show. Children of children are left for their own turn.
fn tidied(children: Vec<Node>, inside: Inside) -> Vec<Node> {
    let mut tidy: Vec<Node> = Vec::new();
    for child in children {
        if let Node::Text(text) = &child
            && let Some(Node::Text(before)) = tidy.last_mut()
        {
            before.push_str(text);
        } else {
            tidy.push(child);
        }
    }
    let off: Vec<bool> = tidy
        .iter()
        .map(|node| match node {
            Node::Text(_) => false,
            Node::Element(element) => inside.parted || element.is_off_the_line() || element.name == "br",
        })
        .collect();
    for at in 0..tidy.len() {
        let begins = if at == 0 { inside.edges } else { off[at - 1] };
        let ends = if at + 1 == off.len() { inside.edges } else { off[at + 1] };
        if let Node::Text(text) = &mut tidy[at] {
            let blank = |sign: char| sign.is_ascii_whitespace();
            let before = if text.starts_with(blank) && !begins { " " } else { "" };
            let after = if text.ends_with(blank) && !ends { " " } else { "" };
            let kept = words(text);
            *text = if !kept.is_empty() {
                format!("{before}{kept}{after}")
            } else if begins || ends {
                String::new()
            } else {
                before.to_owned()
            };
        }
    }
    tidy.retain(|node| !matches!(node, Node::Text(text) if text.is_empty()));
    tidy
}

fn write(nodes: Vec<Node>, around: Inside, above: &mut Vec<Element>, out: &mut String) {
    let indent = "  ".repeat(above.len());
    for node in nodes {
        match node {
            Node::Text(text) => {
                let is_typed = above.iter().any(|element| AS_TYPED.contains(&element.name.as_str()));
                let text = if is_typed { text.replace('\n', &format!("\n{indent}|")) } else { text };
                out.extend([&indent, "|", &text, "|\n"]);
            }
            Node::Element(mut element) => {
                out.extend([&indent, "<", &element.name]);
                for (name, value) in &element.attributes {
                    out.extend([" ", name]);
                    if let Some(value) = value {
                        out.extend(["=\"", &value.replace('\n', "\\n"), "\""]);
                    }
                }
                out.push_str(">\n");
                let children = std::mem::take(&mut element.children);
                let is_typed = AS_TYPED.contains(&element.name.as_str());
                let parted = element.name == "svg" || is_side_by_side(&element, above);
                // Whatever stands side by side with others is a box of its own.
                let is_box = around.parted || BOXES.contains(&element.name.as_str());
                let inside = Inside { edges: parted || is_box || element.is_off_the_line(), parted };
                let children = if is_typed { children } else { tidied(children, inside) };
                above.push(element);
                write(children, inside, above, out);
                above.pop();
            }
        }
    }
}

/// What the program's pages write for signs that are markup, and a few more.
fn decoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let sign = rest.find(';').filter(|end| *end < 10).and_then(|end| Some((sign(&rest[1..end])?, end)));
        let (sign, length) = sign.map_or(('&', 1), |(sign, end)| (sign, end + 1));
        out.push(sign);
        rest = &rest[length..];
    }
    out + rest
}

fn sign(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => '\u{a0}',
        "times" => '×',
        "shy" => '\u{ad}',
        "minus" => '−',
        "ndash" => '–',
        "mdash" => '—',
        "hellip" => '…',
        "middot" => '·',
        "larr" => '←',
        "rarr" => '→',
        _ => {
            let number = name.strip_prefix('#')?;
            let hexadecimal = number.strip_prefix(['x', 'X']).map(|digits| u32::from_str_radix(digits, 16));
            char::from_u32(hexadecimal.unwrap_or_else(|| number.parse()).ok()?)?
        }
    })
}

#[test]
fn two_ways_to_write_a_page_are_one_where_they_show_the_same() {
    let folded = "<!doctype html><ul class=\"rows\n  wide\"\n ><li >Ann\n&amp; Bo <b>won</b> <i>twice</i>\n</li\n></ul>";
    let plain =
        "<ul class='rows wide'>\n  <li>\n    Ann &#38; Bo <b>won</b>\n    <i>twice</i>\n  </li>\n</ul>\n";
    assert_eq!(canonical(folded), canonical(plain));
    assert_eq!(
        canonical(plain),
        "<ul class=\"rows wide\">\n  <li>\n    |Ann & Bo |\n    <b>\n      |won|\n    | |\n    <i>\n      |twice|\n"
    );
}

#[test]
fn what_is_no_markup_is_text() {
    assert_eq!(canonical("<p>王 < 小 > “明” & co</p></b>"), "<p>\n  |王 < 小 > “明” & co|\n");
    assert_eq!(canonical("<script src=a></script><br/>"), "<script src=\"a\">\n<br>\n");
}

#[test]
fn a_blank_that_shows_is_told_and_one_that_does_not_is_not() {
    let same = |one: &str, other: &str| canonical(one) == canonical(other);
    assert!(!same("<p><b>a</b> <b>b</b></p>", "<p><b>a</b><b>b</b></p>"), "in a line");
    assert!(!same("<p>a <b>b</b></p>", "<p>a<b>b</b></p>"), "before an element of the line");
    assert!(same("<p> <b>a</b> </p>", "<p><b>a</b></p>"), "at the edges of a block");
    assert!(same("<div>a <p>b</p> c</div>", "<div>a<p>b</p>c</div>"), "beside a block");
    assert!(same("<p class=\"line\"><b>a</b> <b>b</b></p>", "<p class=\"line\"><b>a</b><b>b</b></p>"));
    assert!(!same("<p class=\"line\"><b>a <i>b</i></b></p>", "<p class=\"line\"><b>a<i>b</i></b></p>"));
    assert!(same(
        "<p class=\"tabs\"><a><b>a</b> <b>b</b></a></p>",
        "<p class=\"tabs\"><a><b>a</b><b>b</b></a></p>"
    ));
    assert!(!same("<pre>a  b</pre>", "<pre>a b</pre>"), "as typed");
    assert!(!same("<textarea>a\nb</textarea>", "<textarea>a b</textarea>"), "as typed");
    assert!(!same("<input value=\"a  b\">", "<input value=\"a b\">"), "as typed");
    assert!(!same("<p title=\"a\">b</p>", "<p title=\"c\">b</p>"));
    assert!(same("<a href=\"x\" class=\"y\">b</a>", "<a class=\"y\" href=\"x\">b</a>"));
}
