//! A form as it was sent: what was typed, what is wrong with it and where. A form that is
//! refused goes back to the page with all of this, so nothing typed is lost.

use crate::{
    domain::{
        refusal::{FormRefusal, TooLarge},
        zone::{Zone, parse_day},
    },
    error::{Error, Result},
    limits::body_budget::Room,
    text::{Wording, say},
    token::encode_hexadecimal,
    web::find_request_app,
};
use actix_web::{FromRequest, HttpRequest, dev::Payload, web};
use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use futures_util::{StreamExt, future::LocalBoxFuture};
use sha2::{Digest, Sha256};
use std::{fmt::Display, ops::RangeInclusive, str::FromStr};

/// Larger forms are refused; pages that take files use [`super::upload::Upload`].
pub const FORM_LIMIT: usize = 64 * 1024;
/// The most fields of a form: a check-in of two thousand players has one for each.
pub const MOST_FIELDS: usize = 5000;
/// The longest name of a field, in bytes.
pub const LONGEST_NAME: usize = 200;
/// What every report, tap and sign-in fits in: it is taken in whatever else comes.
const SMALL: usize = 4 * 1024;
/// Memory is taken in pieces of this size.
pub const PIECE: usize = 4 * 1024;

/// Fields by name, with the problems found in them.
#[derive(Debug, Clone, Default)]
pub struct Form {
    values: Vec<(String, String)>,
    problems: Vec<(String, Wording)>,
    /// What is allowed, and should be looked at again.
    warnings: Vec<(String, Wording)>,
    /// What somebody else has saved in a field that was sent otherwise.
    standing: Vec<(String, String)>,
    /// Stands for all that was sent with the form's key.
    content: String,
    /// What is wrong with the form as a whole.
    pub problem: Option<Wording>,
}

impl Form {
    /// A form filled in by us: for the first look at a page.
    pub fn from_own_values<'a>(values: impl IntoIterator<Item = (&'a str, String)>) -> Self {
        let values = values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        Self { values, ..Self::default() }
    }

    /// A form as it was sent, with the files that came along.
    pub fn from_sent_parts<'a>(
        values: Vec<(String, String)>,
        files: impl IntoIterator<Item = &'a [u8]>,
    ) -> Self {
        let mut digest = Sha256::new();
        let mut add = |part: &[u8]| {
            digest.update(part.len().to_be_bytes());
            digest.update(part);
        };
        // A button stands in the form where it stands on the page: two that do the same send the same form.
        let mut by_name: Vec<_> = values.iter().collect();
        by_name.sort_by_key(|(name, _)| name);
        for (name, value) in by_name {
            add(name.as_bytes());
            add(value.as_bytes());
        }
        files.into_iter().for_each(add);
        let content = encode_hexadecimal(&digest.finalize()[..8]);
        Self { values, content, ..Self::default() }
    }

    /// What was typed; empty when the field was not sent.
    pub fn value(&self, name: &str) -> &str {
        self.values.iter().rev().find(|(n, _)| n == name).map_or("", |(_, value)| value)
    }

    /// Every value of a field that can be sent more than once.
    pub fn values(&self, name: &str) -> Vec<&str> {
        self.values.iter().filter(|(n, _)| n == name).map(|(_, value)| value.as_str()).collect()
    }

    /// Every field, in the order in which they were sent.
    pub fn all(&self) -> &[(String, String)] {
        &self.values
    }

    pub fn has(&self, name: &str) -> bool {
        self.values.iter().any(|(n, _)| n == name)
    }

    /// A box that is ticked: browsers do not send one that is not, and pages fill one in with nothing or `off`.
    pub fn is_ticked(&self, name: &str) -> bool {
        !matches!(self.value(name), "" | "off")
    }

    /// Whether this is the value chosen.
    pub fn is(&self, name: &str, value: &str) -> bool {
        self.value(name) == value
    }

    pub fn set(&mut self, name: &str, value: impl Display) {
        self.values.retain(|(n, _)| n != name);
        self.values.push((name.to_owned(), value.to_string()));
    }

    /// The form's own key, which makes a second sending harmless. Somebody who goes back, types something else
    /// and sends the same form again has sent another one: what was typed is part of the key.
    pub fn once(&self) -> Option<String> {
        let once = Some(self.value("once")).filter(|once| (8..=64).contains(&once.len()))?;
        Some(format!("{once}.{}", self.content))
    }

    /// What is wrong with this field.
    pub fn problem_of(&self, name: &str) -> Option<&Wording> {
        self.problems.iter().find(|(n, _)| n == name).map(|(_, problem)| problem)
    }

    /// The same in English.
    #[cfg(test)]
    pub fn problem_in_english(&self, name: &str) -> Option<String> {
        self.problem_of(name).map(|problem| problem.say_by(&crate::text::Speaker::in_english()))
    }

    /// Whether this is the first field that something is wrong with: the page begins there.
    pub fn begins_at(&self, name: &str) -> bool {
        self.problems.first().is_some_and(|(first, _)| first == name)
    }

    pub fn refuse(&mut self, name: &str, problem: impl Into<Wording>) {
        self.problems.push((name.to_owned(), problem.into()));
    }

    /// All that is wrong: the field, and why.
    pub fn problems(&self) -> &[(String, Wording)] {
        &self.problems
    }

    /// Says beside a field what somebody should think again about; it stands in the way of nothing.
    pub fn warn(&mut self, name: &str, warning: impl Into<Wording>) {
        self.warnings.push((name.to_owned(), warning.into()));
    }

    /// All that should be looked at again: the field, and why.
    pub fn warnings(&self) -> &[(String, Wording)] {
        &self.warnings
    }

    /// Whether something of this field should be looked at again.
    pub fn is_warned(&self, name: &str) -> bool {
        self.warnings_of(name).next().is_some()
    }

    pub fn warnings_of<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Wording> {
        self.warnings.iter().filter(move |(n, _)| n == name).map(|(_, warning)| warning)
    }

    /// Keeps beside a field what somebody else has saved in it since the form was opened.
    pub fn stands(&mut self, name: &str, value: String) {
        self.standing.push((name.to_owned(), value));
    }

    /// What stands by now in fields that were sent otherwise.
    pub fn standing(&self) -> &[(String, String)] {
        &self.standing
    }

    /// What stands by now in this one.
    pub fn stands_now(&self, name: &str) -> Option<&str> {
        self.standing.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// Whether this is what stands by now in a field that was sent otherwise.
    pub fn stands_as(&self, name: &str, value: &str) -> bool {
        self.stands_now(name) == Some(value)
    }

    /// The same form, where this field may still be empty.
    #[must_use]
    pub fn without_problem_of(mut self, name: &str) -> Self {
        self.problems.retain(|(n, _)| n != name);
        self
    }

    /// Nothing is wrong so far.
    pub fn is_fine(&self) -> bool {
        self.problems.is_empty() && self.problem.is_none()
    }

    /// The same form again, with what is wrong as a whole.
    #[must_use]
    pub fn refused(mut self, problem: impl Into<Wording>) -> Self {
        self.problem = Some(problem.into());
        self
    }

    /// Reads a field; a problem is kept beside it.
    pub fn read<T, E: Into<Wording>>(
        &mut self,
        name: &str,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Option<T> {
        match parse(self.value(name)) {
            Ok(value) => Some(value),
            Err(problem) => {
                self.refuse(name, problem);
                None
            }
        }
    }

    /// Free text, trimmed; `None` when empty. Too long is refused.
    pub fn text(&mut self, name: &str, longest: usize) -> Option<String> {
        let text = self.value(name).trim().replace("\r\n", "\n");
        if text.chars().count() > longest {
            self.refuse(name, say!("forms-too-long", longest = longest.to_string()));
        }
        Some(text).filter(|text| !text.is_empty())
    }

    /// What stands on each line, trimmed; empty lines are left out.
    pub fn lines(&self, name: &str) -> Vec<String> {
        let lines = self.value(name).lines().map(str::trim);
        lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
    }

    /// Text that must be there; `missing` says what to type.
    pub fn required(&mut self, name: &str, longest: usize, missing: impl Into<Wording>) -> Option<String> {
        let text = self.text(name, longest);
        if text.is_none() {
            self.refuse(name, missing);
        }
        text
    }

    /// A whole number within `range`; a missing one is refused.
    pub fn number<T: FromStr + PartialOrd + Display>(
        &mut self,
        name: &str,
        range: RangeInclusive<T>,
    ) -> Option<T> {
        let number = read_whole_number(self.value(name)).filter(|number| range.contains(number));
        if number.is_none() {
            let (least, most) = (range.start().to_string(), range.end().to_string());
            self.refuse(name, say!("forms-enter-number-between", least, most));
        }
        number
    }

    /// The same, but an empty field is none.
    pub fn number_if_given<T: FromStr + PartialOrd + Display>(
        &mut self,
        name: &str,
        range: RangeInclusive<T>,
    ) -> Option<T> {
        if self.value(name).trim().is_empty() { None } else { self.number(name, range) }
    }

    /// A day, if one was given.
    pub fn date(&mut self, name: &str) -> Option<NaiveDate> {
        self.when(name, say!("forms-enter-day"), parse_day)
    }

    /// A time of day, if one was given.
    pub fn time(&mut self, name: &str) -> Option<NaiveTime> {
        self.when(name, say!("forms-enter-time"), |text| {
            NaiveTime::parse_from_str(text, "%H:%M").or_else(|_| text.parse()).ok()
        })
    }

    /// A moment by the clock of `zone`, if one was given.
    pub fn moment(&mut self, name: &str, zone: Zone) -> Option<DateTime<Utc>> {
        let local = self.when(name, say!("forms-enter-day-and-time"), |text| {
            let text = text.replace('T', " ");
            ["%Y-%m-%d %H:%M", "%Y-%m-%d %H:%M:%S"]
                .iter()
                .find_map(|shape| NaiveDateTime::parse_from_str(&text, shape).ok())
        })?;
        zone.utc(local).map_err(|problem| self.refuse(name, problem)).ok()
    }

    /// The same where one was set before: a field holds no seconds, so what is sent as it was filled in stays as it was.
    pub fn moment_or(
        &mut self,
        name: &str,
        zone: Zone,
        before: Option<DateTime<Utc>>,
    ) -> Option<DateTime<Utc>> {
        let typed = self.moment(name, zone)?;
        Some(before.filter(|before| zone.field(*before) == zone.field(typed)).unwrap_or(typed))
    }

    fn when<T>(
        &mut self,
        name: &str,
        problem: impl Into<Wording>,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let text = self.value(name).trim().to_owned();
        if text.is_empty() {
            return None;
        }
        let found = parse(&text);
        if found.is_none() {
            self.refuse(name, problem);
        }
        found
    }
}

impl FromRequest for Form {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (app, payload) = (find_request_app(request), payload.take());
        Box::pin(async move {
            let app = app?;
            let mut room = Room::from_shared_memory(&app.typed_in, PIECE);
            let read = tokio::time::timeout(app.config.body_deadline(), read_form_body(payload, &mut room));
            let body = read.await.map_err(|_| Error::Busy)??;
            let values = serde_urlencoded(&body)?;
            Ok(Self::from_sent_parts(values, []))
        })
    }
}

/// The whole of a form, as it comes. A small one is always taken in: there are no more of them than connections. What is
/// more than that takes of the memory that there is for all.
async fn read_form_body(mut payload: Payload, room: &mut Room) -> Result<Vec<u8>> {
    let mut body = Vec::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|_| Error::from_refusal(FormRefusal::BrokenOff))?;
        let size = body.len() + chunk.len();
        if size > FORM_LIMIT {
            return Err(Error::TooLarge(TooLarge::Form { kilobytes: FORM_LIMIT / 1024 }));
        }
        if size > SMALL {
            room.hold(size)?;
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

fn serde_urlencoded(body: &[u8]) -> Result<Vec<(String, String)>> {
    let fields = body.split(|byte| *byte == b'&');
    if fields.clone().nth(MOST_FIELDS).is_some() {
        return Err(Error::TooLarge(TooLarge::Fields { most: MOST_FIELDS }));
    }
    let name = |field: &[u8]| field.split(|byte| *byte == b'=').next().map_or(0, <[u8]>::len);
    if fields.map(name).any(|length| length > LONGEST_NAME) {
        return Err(Error::from_refusal(FormRefusal::LongName));
    }
    web::Query::<Vec<(String, String)>>::from_query(
        std::str::from_utf8(body).map_err(|_| Error::from_refusal(FormRefusal::Unreadable))?,
    )
    .map(web::Query::into_inner)
    .map_err(|_| Error::from_refusal(FormRefusal::Unreadable))
    .and_then(text_alone)
}

/// Signs that no database takes for text are nobody's words.
pub(in crate::web) fn text_alone(values: Vec<(String, String)>) -> Result<Vec<(String, String)>> {
    let is_text = |text: &String| !text.contains('\0');
    if values.iter().all(|(name, value)| is_text(name) && is_text(value)) {
        Ok(values)
    } else {
        Err(Error::from_refusal(FormRefusal::NoText))
    }
}

/// A whole number as people type it: it may have a comma or a space before each three digits.
pub fn read_whole_number<T: FromStr>(typed: &str) -> Option<T> {
    let mut groups = typed.trim().split([',', '\u{a0}', ' ']);
    let first = groups.next()?;
    let rest: Vec<&str> = groups.collect();
    let is_grouped = rest.iter().all(|group| group.len() == 3);
    is_grouped.then(|| first.to_owned() + &rest.concat())?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_stands_beside_its_field() {
        let mut form =
            Form::from_own_values([("points", "two thousand".into()), ("start", "2025-02-30".into())]);
        assert_eq!(form.number("points", 1..=9000), None);
        assert_eq!(form.date("start"), None);
        assert_eq!(
            form.problem_in_english("points").as_deref(),
            Some("Enter a whole number from 1 to 9000.")
        );
        assert!(form.problem_of("start").is_some() && !form.is_fine());
        assert_eq!(form.value("points"), "two thousand");
    }

    #[test]
    fn the_same_form_with_something_else_in_it_is_another_form() {
        let sent = |name: &str, file: &str| {
            let values = vec![("once".to_owned(), "12345678".to_owned()), ("name".into(), name.into())];
            Form::from_sent_parts(values, [file.as_bytes()]).once().unwrap()
        };
        assert_eq!(sent("Ann", "list"), sent("Ann", "list"));
        assert_ne!(sent("Ann", "list"), sent("Bob", "list"));
        assert_ne!(sent("Ann", "list"), sent("Annl", "ist"));
        assert_eq!(Form::from_sent_parts(vec![("once".into(), "short".into())], []).once(), None);
    }

    #[test]
    fn the_same_form_sent_by_another_button_of_the_page_is_the_same_form() {
        let sent = |fields: [(&str, &str); 4]| {
            let values = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
            Form::from_sent_parts(values.into(), []).once().unwrap()
        };
        let key = ("once", "12345678");
        let (text, button) = (("text", "Grey Seer"), ("do", "submit"));
        let (one, other) = (("confirm", "one"), ("confirm", "other"));
        assert_eq!(sent([button, key, text, one]), sent([key, text, one, button]));
        assert_ne!(sent([key, text, one, other]), sent([key, text, other, one]), "lines have their order");
    }

    #[test]
    fn numbers_may_have_a_thousands_separator() {
        for typed in [" 2,000 ", "2 000", "2\u{a0}000", "2000"] {
            assert_eq!(
                Form::from_own_values([("n", typed.into())]).number("n", 1..=9000),
                Some(2000),
                "{typed}"
            );
        }
        for typed in ["2,5", "1 2", "2.5", "20 000 0", "ten", ""] {
            assert_eq!(read_whole_number::<u32>(typed), None, "{typed}");
        }
        assert_eq!(Form::from_own_values([("n", "-1".into())]).number("n", 0..=50u32), None);
    }

    #[test]
    fn moments_are_by_the_clock_on_the_wall() {
        let zone = Zone::parse("Europe/Berlin").unwrap();
        let mut form = Form::from_own_values([("at", "2025-05-10T09:30".into())]);
        assert_eq!(form.moment("at", zone).unwrap().to_rfc3339(), "2025-05-10T07:30:00+00:00");
    }
}
