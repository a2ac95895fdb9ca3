//! A form that could not be taken just now: a page that holds all that was typed, and sends it once more.

use super::form::Form;
use crate::{
    text::{Message, Speaker, filters},
    web::http::assets,
};
use askama::Template;

/// What nobody repeats on a page: it is typed again.
const SECRETS: [&str; 6] = ["password", "again", "old", "own_password", "code", "prove"];

#[derive(Template)]
#[template(path = "again.html")]
struct AgainPage<'a> {
    again: Again<'a>,
    stylesheet: String,
    icon: String,
}

/// A form to be sent once more, and why.
#[derive(Debug, Clone)]
pub struct Again<'a> {
    pub title: Message,
    pub text: Message,
    /// The address that it was sent to.
    pub to: &'a str,
    pub form: &'a Form,
    /// A file came along, which a page cannot hold.
    pub had_file: bool,
    /// A field that whoever sends it has to fill in besides, and what it is called.
    pub asks: Option<(&'a str, Message)>,
    pub button: Message,
}

impl Again<'_> {
    /// The whole page.
    pub fn page(self, speaker: &Speaker) -> String {
        let page = AgainPage {
            again: self,
            stylesheet: assets::address_of_asset("app.css"),
            icon: assets::address_of_asset("icon.svg"),
        };
        page.render_with_values(speaker).unwrap_or_else(|_| speaker.say(&page.again.text))
    }

    /// What is sent again unseen.
    fn kept(&self) -> impl Iterator<Item = &(String, String)> {
        self.form.all().iter().filter(|(name, _)| !SECRETS.contains(&name.as_str()))
    }

    /// What has to be typed again.
    fn secrets(&self) -> impl Iterator<Item = &str> {
        let asked = self.asks.as_ref().map_or("", |(name, _)| name);
        self.form
            .all()
            .iter()
            .map(|(name, _)| name.as_str())
            .filter(move |name| SECRETS.contains(name) && *name != asked)
    }
}
