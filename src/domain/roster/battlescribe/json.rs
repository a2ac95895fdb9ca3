//! The JSON container: the same names as the XML, children as arrays.

use super::{DEEPEST, Node, whole};
use crate::domain::roster::{Notice, NoticeAbout, ReadError};
use serde::{Deserialize, Deserializer, de};

pub fn hold(bytes: &[u8]) -> Result<(), ReadError> {
    let (deepest, objects) = shape(bytes);
    if deepest > DEEPEST {
        return Err(ReadError::TooDeep);
    }
    if objects > MOST_OBJECTS {
        return Err(ReadError::TooMany);
    }
    Ok(())
}

pub fn parse(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<Node, ReadError> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match serde_json::from_slice::<File>(bytes) {
        Ok(File { roster }) => Ok(roster.into()),
        Err(error) => {
            notices.push(Notice::general(NoticeAbout::NotJson { why: error.to_string() }));
            Ok(Node::default())
        }
    }
}

/// Rules texts included: the largest real file has 12,000.
const MOST_OBJECTS: usize = 100_000;

/// How deep brackets nest and how many objects there are, outside of texts.
fn shape(bytes: &[u8]) -> (usize, usize) {
    let (mut depth, mut deepest, mut objects, mut in_text, mut escaped) = (0_usize, 0, 0, false, false);
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'{' | b'[' if !in_text => {
                objects += usize::from(*byte == b'{');
                depth += 1;
                deepest = deepest.max(depth);
            }
            b'}' | b']' if !in_text => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    (deepest, objects)
}

#[derive(Deserialize)]
struct File {
    roster: Item,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Item {
    name: String,
    #[serde(rename = "type")]
    kind: Option<String>,
    #[serde(deserialize_with = "number")]
    number: Option<f64>,
    group: Option<String>,
    catalogue_name: Option<String>,
    #[serde(deserialize_with = "text")]
    catalogue_revision: Option<String>,
    #[serde(deserialize_with = "text")]
    game_system_revision: Option<String>,
    entry_id: Option<String>,
    generated_by: Option<String>,
    costs: Vec<Cost>,
    cost_limits: Vec<Cost>,
    categories: Vec<Category>,
    selections: Vec<Item>,
    forces: Vec<Item>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Cost {
    name: String,
    type_id: String,
    #[serde(deserialize_with = "number")]
    value: Option<f64>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Category {
    name: String,
}

/// Numbers come bare or in quotes, depending on the version that saved the file.
#[derive(Deserialize)]
#[serde(untagged)]
enum Loose {
    Number(f64),
    Text(String),
    Other(de::IgnoredAny),
}

fn number<'de, D: Deserializer<'de>>(value: D) -> Result<Option<f64>, D::Error> {
    Ok(match Loose::deserialize(value)? {
        Loose::Number(number) => Some(number),
        Loose::Text(text) => text.parse().ok(),
        Loose::Other(_) => None,
    })
}

fn text<'de, D: Deserializer<'de>>(value: D) -> Result<Option<String>, D::Error> {
    Ok(match Loose::deserialize(value)? {
        Loose::Number(number) => Some(number.to_string()),
        Loose::Text(text) => Some(text),
        Loose::Other(_) => None,
    })
}

impl From<Item> for Node {
    fn from(item: Item) -> Self {
        let force = |item: Item| Self { is_force: true, kind: None, ..item.into() };
        Self {
            name: item.name,
            kind: item.kind,
            is_force: false,
            number: item.number.and_then(whole).and_then(|number| number.try_into().ok()),
            group: item.group,
            catalogue: item.catalogue_name,
            revision: item.catalogue_revision.or(item.game_system_revision),
            key: item.entry_id,
            program: item.generated_by,
            points: points(&item.costs),
            limit: points(&item.cost_limits),
            categories: item.categories.into_iter().map(|category| category.name).collect(),
            selections: item.selections.into_iter().map(Into::into).collect(),
            forces: item.forces.into_iter().map(force).collect(),
        }
    }
}

fn points(costs: &[Cost]) -> Option<i64> {
    let cost = costs.iter().rev().find(|cost| cost.type_id == "points" || cost.name == "pts")?;
    cost.value.and_then(whole)
}
