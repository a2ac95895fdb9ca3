//! One JSON object read key by key; what is left over is refused by name.

use super::{EventFileError, FilePlace, FileProblem, json::Json};
use crate::domain::{numbers::RoundNumber, zone::parse_day};
use chrono::NaiveDate;
use std::collections::HashMap;

/// An object on its way into a value: every member is taken once, then [`Object::finish`].
pub(super) struct Object<'j> {
    pub place: FilePlace,
    members: HashMap<&'j str, &'j Json>,
    /// Keys in the order of the file, for telling the first unknown one.
    order: Vec<&'j str>,
}

impl<'j> Object<'j> {
    pub fn new(place: FilePlace, json: &'j Json) -> Result<Self, EventFileError> {
        match json {
            Json::Object(members) => Ok(Self {
                place,
                members: members.iter().map(|(key, value)| (key.as_ref(), value)).collect(),
                order: members.iter().map(|(key, _)| key.as_ref()).collect(),
            }),
            _ => Err(EventFileError::At { place, problem: FileProblem::NotAnObject }),
        }
    }

    /// Refuses every key that was not taken, unless it starts with `x-`.
    pub fn finish(self) -> Result<(), EventFileError> {
        let unknown = self.order.iter().find(|key| self.members.contains_key(*key) && !key.starts_with("x-"));
        match unknown {
            Some(key) => Err(self.error(FileProblem::UnknownKey((*key).to_owned()))),
            None => Ok(()),
        }
    }

    /// An error at this place.
    pub fn error(&self, problem: FileProblem) -> EventFileError {
        EventFileError::At { place: self.place.clone(), problem }
    }

    /// The member, where it is there and not null.
    pub fn take(&mut self, key: &'static str) -> Option<&'j Json> {
        self.members.remove(key).filter(|value| **value != Json::Null)
    }

    /// The member, which has to be there.
    pub fn need(&mut self, key: &'static str) -> Result<&'j Json, EventFileError> {
        self.take(key).ok_or_else(|| self.error(FileProblem::Missing(key)))
    }

    /// The member, which has to be there, but may be null.
    pub fn need_or_null(&mut self, key: &'static str) -> Result<Option<&'j Json>, EventFileError> {
        if self.members.contains_key(key) {
            Ok(self.take(key))
        } else {
            Err(self.error(FileProblem::Missing(key)))
        }
    }

    /// A text with something in it.
    pub fn text(&mut self, key: &'static str) -> Result<&'j str, EventFileError> {
        let json = self.need(key)?;
        match self.as_text(key, json)? {
            "" => Err(self.error(FileProblem::Empty(key))),
            text => Ok(text),
        }
    }

    /// A text; an empty one is as good as none.
    pub fn optional_text(&mut self, key: &'static str) -> Result<Option<&'j str>, EventFileError> {
        let Some(json) = self.take(key) else { return Ok(None) };
        Ok(Some(self.as_text(key, json)?).filter(|text| !text.is_empty()))
    }

    /// A whole number in a range, which has to be there.
    pub fn number(&mut self, key: &'static str, least: u32) -> Result<u32, EventFileError> {
        let json = self.need(key)?;
        self.as_number(key, json, least)
    }

    pub fn optional_number(&mut self, key: &'static str, least: u32) -> Result<Option<u32>, EventFileError> {
        self.take(key).map(|json| self.as_number(key, json, least)).transpose()
    }

    /// A whole number of up to 64 bits.
    pub fn optional_seed(&mut self, key: &'static str) -> Result<Option<u64>, EventFileError> {
        match self.take(key) {
            None => Ok(None),
            Some(Json::Whole(seed)) => Ok(Some(*seed)),
            Some(Json::TooLarge) => Err(self.error(FileProblem::NumberTooLarge { key, most: u64::MAX })),
            Some(_) => Err(self.error(FileProblem::NotANumber { key, least: 0 })),
        }
    }

    /// True or false; left out, false.
    pub fn flag(&mut self, key: &'static str) -> Result<bool, EventFileError> {
        match self.take(key) {
            None => Ok(false),
            Some(Json::Bool(value)) => Ok(*value),
            Some(_) => Err(self.error(FileProblem::NotTrueOrFalse(key))),
        }
    }

    pub fn optional_date(&mut self, key: &'static str) -> Result<Option<NaiveDate>, EventFileError> {
        let Some(text) = self.optional_text(key)? else { return Ok(None) };
        let date = (text.len() == 10).then(|| parse_day(text)).flatten();
        let problem = || self.error(FileProblem::NotADate { key, said: text.to_owned() });
        date.ok_or_else(problem).map(Some)
    }

    pub fn list(&mut self, key: &'static str) -> Result<&'j [Json], EventFileError> {
        let json = self.need(key)?;
        self.as_list(key, json)
    }

    pub fn optional_list(&mut self, key: &'static str) -> Result<Option<&'j [Json]>, EventFileError> {
        self.take(key).map(|json| self.as_list(key, json)).transpose()
    }

    /// A list of round numbers.
    pub fn optional_rounds(&mut self, key: &'static str) -> Result<Option<Vec<RoundNumber>>, EventFileError> {
        let Some(list) = self.optional_list(key)? else { return Ok(None) };
        list.iter()
            .map(|json| self.as_number(key, json, 1).map(RoundNumber))
            .collect::<Result<_, _>>()
            .map(Some)
    }

    pub fn as_text(&self, key: &'static str, json: &'j Json) -> Result<&'j str, EventFileError> {
        match json {
            Json::Text(text) => Ok(text),
            _ => Err(self.error(FileProblem::NotText(key))),
        }
    }

    /// A whole number of a list, `least` or more.
    pub fn as_number(&self, key: &'static str, json: &Json, least: u32) -> Result<u32, EventFileError> {
        match json {
            Json::Whole(number) if *number >= least.into() => u32::try_from(*number)
                .map_err(|_| self.error(FileProblem::NumberTooLarge { key, most: u32::MAX.into() })),
            Json::TooLarge => Err(self.error(FileProblem::NumberTooLarge { key, most: u32::MAX.into() })),
            _ => Err(self.error(FileProblem::NotANumber { key, least })),
        }
    }

    fn as_list(&self, key: &'static str, json: &'j Json) -> Result<&'j [Json], EventFileError> {
        match json {
            Json::List(items) => Ok(items),
            _ => Err(self.error(FileProblem::NotAList(key))),
        }
    }
}
