//! The XML container, read as a stream: of a roster file only forces, selections, costs and
//! categories matter; two fifths of it are rules text, which is skipped.

use super::{DEEPEST, Node, whole};
use crate::domain::roster::{Notice, NoticeAbout, ReadError};
use quick_xml::{
    Reader, XmlVersion,
    events::{BytesStart, Event, attributes::Attribute},
};

/// Forces and selections: the largest real file has 600.
const MOST_NODES: usize = 5000;
/// Begins and ends of elements of every kind, and the texts between them.
const MOST_EVENTS: usize = 400_000;
/// The most categories of one selection that are kept.
const MOST_CATEGORIES: usize = 60;

pub fn parse(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<Node, ReadError> {
    let text = String::from_utf8_lossy(bytes);
    let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}'));
    reader.config_mut().check_end_names = false;
    // The root is the roster itself; the last node is the one being filled.
    let mut open = vec![Node::default()];
    let (mut depth, mut nodes, mut events) = (0_usize, 0, 0);
    loop {
        events += 1;
        if nodes > MOST_NODES || events > MOST_EVENTS {
            return Err(ReadError::TooMany);
        }
        match reader.read_event() {
            Ok(Event::Start(element)) => {
                depth += 1;
                if depth > DEEPEST {
                    return Err(ReadError::TooDeep);
                }
                nodes += usize::from(begin(&element, &mut open));
            }
            Ok(Event::Empty(element)) => {
                if begin(&element, &mut open) {
                    nodes += 1;
                    close(&mut open);
                }
            }
            Ok(Event::End(element)) => {
                depth = depth.saturating_sub(1);
                if matches!(element.local_name().as_ref(), "force" | "selection") {
                    close(&mut open);
                }
            }
            Ok(Event::DocType(_)) => return Err(ReadError::Entities),
            Ok(Event::Eof) => break,
            Ok(_) => {}
            Err(error) => {
                notices.push(Notice::general(NoticeAbout::Damaged { why: error.to_string() }));
                break;
            }
        }
    }
    while open.len() > 1 {
        close(&mut open);
    }
    Ok(open.pop().unwrap_or_default())
}

/// Fills the open node or opens one below it; true when it opened one.
fn begin(element: &BytesStart<'_>, open: &mut Vec<Node>) -> bool {
    let name = element.local_name();
    let name: &str = name.as_ref();
    let top = open.last_mut().expect("the root is never closed");
    match name {
        "roster" => {
            top.name = attribute(element, "name").unwrap_or_default();
            top.program = attribute(element, "generatedBy");
            top.revision = attribute(element, "gameSystemRevision");
        }
        "force" | "selection" => {
            let node = Node {
                name: attribute(element, "name").unwrap_or_default(),
                kind: if name == "force" { None } else { attribute(element, "type") },
                is_force: name == "force",
                number: attribute(element, "number").and_then(|number| number.parse().ok()),
                group: attribute(element, "group"),
                catalogue: attribute(element, "catalogueName"),
                revision: attribute(element, "catalogueRevision"),
                key: attribute(element, "entryId"),
                ..Node::default()
            };
            open.push(node);
            return true;
        }
        "cost" | "costLimit" => {
            let kind = attribute(element, "typeId");
            if let Some(value) = attribute(element, "value").and_then(|value| value.parse::<f64>().ok())
                && (kind.as_deref() == Some("points") || attribute(element, "name").as_deref() == Some("pts"))
            {
                let place = if name == "cost" { &mut top.points } else { &mut top.limit };
                *place = whole(value);
            }
        }
        "category" if top.categories.len() < MOST_CATEGORIES => {
            top.categories.extend(attribute(element, "name"));
        }
        _ => {}
    }
    false
}

fn close(open: &mut Vec<Node>) {
    if open.len() > 1
        && let Some(node) = open.pop()
        && let Some(parent) = open.last_mut()
    {
        if node.is_force { parent.forces.push(node) } else { parent.selections.push(node) }
    }
}

fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = element.attributes().with_checks(false).flatten().find(|a| is_named(a, name))?;
    let value = found.normalized_value(XmlVersion::Implicit1_0);
    let value = value.map_or_else(|_| found.value.clone().into_owned(), Into::into);
    Some(value)
}

fn is_named(attribute: &Attribute<'_>, name: &str) -> bool {
    let key: &str = attribute.key.as_ref();
    key == name
}
