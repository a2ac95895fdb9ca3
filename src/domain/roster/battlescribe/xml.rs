//! The XML container, read as a stream: of a roster file only forces, selections, costs and
//! categories matter; two fifths of it are rules text, which is skipped.

use super::{DEEPEST, RosterNode, round_off_number};
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

pub fn parse(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<RosterNode, ReadError> {
    let text = String::from_utf8_lossy(bytes);
    let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}'));
    reader.config_mut().check_end_names = false;
    // The root is the roster itself; the last node is the one being filled.
    let mut open = vec![RosterNode::default()];
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
                nodes += usize::from(begin_element(&element, &mut open));
            }
            Ok(Event::Empty(element)) => {
                if begin_element(&element, &mut open) {
                    nodes += 1;
                    close_node(&mut open);
                }
            }
            Ok(Event::End(element)) => {
                depth = depth.saturating_sub(1);
                if matches!(element.local_name().as_ref(), "force" | "selection") {
                    close_node(&mut open);
                }
            }
            Ok(Event::DocType(_)) => return Err(ReadError::Entities),
            Ok(Event::Eof) => break,
            Ok(_) => {}
            Err(error) => {
                notices.push(Notice::without_line(NoticeAbout::Damaged { why: error.to_string() }));
                break;
            }
        }
    }
    while open.len() > 1 {
        close_node(&mut open);
    }
    Ok(open.pop().unwrap_or_default())
}

/// Fills the open node or opens one below it; true when it opened one.
fn begin_element(element: &BytesStart<'_>, open: &mut Vec<RosterNode>) -> bool {
    let name = element.local_name();
    let name: &str = name.as_ref();
    let top = open.last_mut().expect("the root is never closed");
    match name {
        "roster" => {
            top.name = read_attribute(element, "name").unwrap_or_default();
            top.program = read_attribute(element, "generatedBy");
            top.revision = read_attribute(element, "gameSystemRevision");
        }
        "force" | "selection" => {
            let node = RosterNode {
                name: read_attribute(element, "name").unwrap_or_default(),
                kind: if name == "force" { None } else { read_attribute(element, "type") },
                is_force: name == "force",
                number: read_attribute(element, "number").and_then(|number| number.parse().ok()),
                group: read_attribute(element, "group"),
                catalogue: read_attribute(element, "catalogueName"),
                revision: read_attribute(element, "catalogueRevision"),
                key: read_attribute(element, "entryId"),
                ..RosterNode::default()
            };
            open.push(node);
            return true;
        }
        "cost" | "costLimit" => {
            let kind = read_attribute(element, "typeId");
            if let Some(value) = read_attribute(element, "value").and_then(|value| value.parse::<f64>().ok())
                && (kind.as_deref() == Some("points")
                    || read_attribute(element, "name").as_deref() == Some("pts"))
            {
                let place = if name == "cost" { &mut top.points } else { &mut top.limit };
                *place = round_off_number(value);
            }
        }
        "category" if top.categories.len() < MOST_CATEGORIES => {
            top.categories.extend(read_attribute(element, "name"));
        }
        _ => {}
    }
    false
}

fn close_node(open: &mut Vec<RosterNode>) {
    if open.len() > 1
        && let Some(node) = open.pop()
        && let Some(parent) = open.last_mut()
    {
        if node.is_force { parent.forces.push(node) } else { parent.selections.push(node) }
    }
}

fn read_attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = element.attributes().with_checks(false).flatten().find(|a| is_named(a, name))?;
    let value = found.normalized_value(XmlVersion::Implicit1_0);
    let value = value.map_or_else(|_| found.value.clone().into_owned(), Into::into);
    Some(value)
}

fn is_named(attribute: &Attribute<'_>, name: &str) -> bool {
    let key: &str = attribute.key.as_ref();
    key == name
}
