//! The JSON container: the same names as the XML, children as arrays.

use super::{DEEPEST, RosterNode, round_off_number};
use crate::domain::roster::{Notice, NoticeAbout, ReadError};
use serde::{Deserialize, Deserializer, de};

pub fn check_json_bounds(bytes: &[u8]) -> Result<(), ReadError> {
    let (deepest, objects) = measure_json_shape(bytes);
    if deepest > DEEPEST {
        return Err(ReadError::TooDeep);
    }
    if objects > MOST_OBJECTS {
        return Err(ReadError::TooMany);
    }
    Ok(())
}

pub fn parse(bytes: &[u8], notices: &mut Vec<Notice>) -> Result<RosterNode, ReadError> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match serde_json::from_slice::<JsonRosterFile>(bytes) {
        Ok(JsonRosterFile { roster }) => Ok(roster.into()),
        Err(error) => {
            notices.push(Notice::without_line(NoticeAbout::NotJson { why: error.to_string() }));
            Ok(RosterNode::default())
        }
    }
}

/// Rules texts included: the largest real file has 12,000.
const MOST_OBJECTS: usize = 100_000;

/// How deep brackets nest and how many objects there are, outside of texts.
fn measure_json_shape(bytes: &[u8]) -> (usize, usize) {
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
struct JsonRosterFile {
    roster: JsonItem,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct JsonItem {
    name: String,
    #[serde(rename = "type")]
    kind: Option<String>,
    #[serde(deserialize_with = "read_loose_number")]
    number: Option<f64>,
    group: Option<String>,
    catalogue_name: Option<String>,
    #[serde(deserialize_with = "read_loose_text")]
    catalogue_revision: Option<String>,
    #[serde(deserialize_with = "read_loose_text")]
    game_system_revision: Option<String>,
    entry_id: Option<String>,
    generated_by: Option<String>,
    costs: Vec<JsonCost>,
    cost_limits: Vec<JsonCost>,
    categories: Vec<JsonCategory>,
    selections: Vec<JsonItem>,
    forces: Vec<JsonItem>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct JsonCost {
    name: String,
    type_id: String,
    #[serde(deserialize_with = "read_loose_number")]
    value: Option<f64>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct JsonCategory {
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

fn read_loose_number<'de, D: Deserializer<'de>>(value: D) -> Result<Option<f64>, D::Error> {
    Ok(match Loose::deserialize(value)? {
        Loose::Number(number) => Some(number),
        Loose::Text(text) => text.parse().ok(),
        Loose::Other(_) => None,
    })
}

fn read_loose_text<'de, D: Deserializer<'de>>(value: D) -> Result<Option<String>, D::Error> {
    Ok(match Loose::deserialize(value)? {
        Loose::Number(number) => Some(number.to_string()),
        Loose::Text(text) => Some(text),
        Loose::Other(_) => None,
    })
}

impl From<JsonItem> for RosterNode {
    fn from(item: JsonItem) -> Self {
        let force = |item: JsonItem| Self { is_force: true, kind: None, ..item.into() };
        Self {
            name: item.name,
            kind: item.kind,
            is_force: false,
            number: item.number.and_then(round_off_number).and_then(|number| number.try_into().ok()),
            group: item.group,
            catalogue: item.catalogue_name,
            revision: item.catalogue_revision.or(item.game_system_revision),
            key: item.entry_id,
            program: item.generated_by,
            points: find_points_cost(&item.costs),
            limit: find_points_cost(&item.cost_limits),
            categories: item.categories.into_iter().map(|category| category.name).collect(),
            selections: item.selections.into_iter().map(Into::into).collect(),
            forces: item.forces.into_iter().map(force).collect(),
        }
    }
}

fn find_points_cost(costs: &[JsonCost]) -> Option<i64> {
    let cost = costs.iter().rev().find(|cost| cost.type_id == "points" || cost.name == "pts")?;
    cost.value.and_then(round_off_number)
}
