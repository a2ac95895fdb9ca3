//! The page that `BattleScribe` prints (`systems SX5`): lists within lists, a heading for each selection, what is
//! chosen for it and its categories behind bold words. Tables of rules text are skipped.

use super::{DEEPEST, RosterNode};
use crate::domain::roster::{ReadError, line};

/// As in the files: more selections has no roster.
const MOST_NODES: usize = 5000;
/// The most of them for one selection.
const MOST_CATEGORIES: usize = 60;

/// Whether these bytes are such a page.
pub fn is_page(bytes: &[u8]) -> bool {
    const BEGINNING: usize = 64 * 1024;
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(BEGINNING)]);
    let start = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    let begins = |tag: &str| start.get(..tag.len()).is_some_and(|own| own.eq_ignore_ascii_case(tag));
    (begins("<html") || begins("<!doctype html")) && text.contains("class=\"battlescribe\"")
}

/// What the text is that comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PagePart {
    Title,
    Force,
    Heading,
    Name,
    Chosen,
    Categories,
}

/// The tree of the page. Only a selection of the first level has a price, which holds everything inside.
pub fn parse(bytes: &[u8]) -> Result<RosterNode, ReadError> {
    let text = String::from_utf8_lossy(bytes);
    let mut reader = PageReader::default();
    for piece in text.split('<').skip(1) {
        let Some((tag, text)) = piece.split_once('>') else { continue };
        reader.tag(tag)?;
        let text = unescape_page_text(text);
        if !text.is_empty() {
            reader.text(&text);
        }
    }
    while !reader.open.is_empty() {
        reader.close();
    }
    Ok(reader.roster)
}

#[derive(Default)]
struct PageReader {
    roster: RosterNode,
    /// The heading that the selections to come stand under.
    heading: String,
    open: Vec<RosterNode>,
    part: Option<PagePart>,
    depth: usize,
    nodes: usize,
    /// Whether a heading or a word has begun a text of its own.
    is_bold: bool,
}

impl PageReader {
    fn tag(&mut self, tag: &str) -> Result<(), ReadError> {
        let name = tag.split([' ', '\n', '\t', '/']).find(|part| !part.is_empty()).unwrap_or_default();
        let closes = tag.starts_with('/');
        let is = |class: &str| tag.contains(class);
        match name {
            "li" if closes => {
                self.depth = self.depth.saturating_sub(1);
                if !self.open.is_empty() {
                    self.close();
                }
            }
            "li" => {
                self.depth += 1;
                self.nodes += 1;
                if self.nodes > MOST_NODES {
                    return Err(ReadError::TooMany);
                }
                if self.depth > DEEPEST {
                    return Err(ReadError::TooDeep);
                }
                if is("\"force\"") {
                    self.roster.forces.push(RosterNode { is_force: true, ..RosterNode::default() });
                } else if !is("\"category\"") {
                    self.open.push(RosterNode::default());
                }
            }
            "h1" | "h2" | "h3" | "h4" if !closes => {
                self.part = Some(match name {
                    "h1" => PagePart::Title,
                    "h2" => PagePart::Force,
                    "h3" => PagePart::Heading,
                    _ => PagePart::Name,
                });
            }
            "span" => self.is_bold = !closes && is("\"bold\""),
            "p" | "h1" | "h2" | "h3" | "h4" | "table" => self.part = None,
            _ => {}
        }
        Ok(())
    }

    fn text(&mut self, text: &str) {
        if self.is_bold {
            self.part = match text.trim_end_matches(':') {
                "Selections" => Some(PagePart::Chosen),
                "Categories" => Some(PagePart::Categories),
                _ => None,
            };
            return;
        }
        let (bare, points) = split_bracketed_price(text);
        match self.part {
            Some(PagePart::Title) => {
                bare.clone_into(&mut self.roster.name);
                self.roster.points = points;
            }
            Some(PagePart::Force) => {
                // A page without a title has the total here.
                self.roster.points = self.roster.points.or(points);
                if let Some(force) = self.roster.forces.last_mut() {
                    let (name, catalogue) = bare.rsplit_once(" (").unwrap_or((bare, ""));
                    name.clone_into(&mut force.name);
                    force.catalogue = Some(catalogue.trim_end_matches(')').to_owned());
                }
            }
            Some(PagePart::Heading) => bare.clone_into(&mut self.heading),
            Some(part) => self.selection(part, text),
            None => {}
        }
    }

    fn selection(&mut self, part: PagePart, text: &str) {
        let is_root = self.open.len() == 1;
        let Some(node) = self.open.last_mut() else { return };
        match part {
            PagePart::Name => {
                let (bare, points) = split_bracketed_price(text);
                let (number, name) = if is_root { (None, bare) } else { line::split_count(bare) };
                name.clone_into(&mut node.name);
                node.number = number;
                if is_root {
                    node.points = points;
                    node.categories.insert(0, self.heading.clone());
                }
            }
            PagePart::Chosen => node.selections.extend(text.split(", ").map(read_chosen_row)),
            PagePart::Categories => {
                let room = MOST_CATEGORIES.saturating_sub(node.categories.len());
                node.categories.extend(text.split(", ").take(room).map(str::to_owned));
            }
            _ => {}
        }
    }

    fn close(&mut self) {
        let Some(node) = self.open.pop().filter(|node| !node.name.is_empty()) else { return };
        if let Some(parent) = self.open.last_mut() {
            return parent.selections.push(node);
        }
        if self.roster.forces.is_empty() {
            self.roster.forces.push(RosterNode { is_force: true, ..RosterNode::default() });
        }
        if let Some(force) = self.roster.forces.last_mut() {
            force.selections.push(node);
        }
    }
}

/// `10 Wardens [145pts]` in a row of what was chosen; its price is in the selection's own.
fn read_chosen_row(text: &str) -> RosterNode {
    let (number, name) = line::split_count(split_bracketed_price(text).0);
    RosterNode { name: name.to_owned(), number, ..RosterNode::default() }
}

/// `SCE Test [1,995pts]`: the name, and the price.
fn split_bracketed_price(text: &str) -> (&str, Option<i64>) {
    let found = text.rsplit_once('[').and_then(|(name, price)| {
        let digits = price.trim_end().strip_suffix("pts]")?.replace(',', "");
        Some((name.trim_end(), digits.trim().parse().ok()?))
    });
    found.map_or((text, None), |(name, points)| (name, Some(points)))
}

fn unescape_page_text(text: &str) -> String {
    let plain = [("&amp;", "&"), ("&#39;", "'"), ("&apos;", "'"), ("&quot;", "\""), ("&nbsp;", " ")];
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !text.contains('&') {
        return text;
    }
    // A sign that stands for itself comes last.
    plain.iter().rev().fold(text, |text, (escaped, plain)| text.replace(escaped, plain))
}
