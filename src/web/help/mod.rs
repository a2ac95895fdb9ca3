//! The help: its topics, one topic as a page, and what is found in all of them.

mod find;
mod topic;

use crate::{
    domain::system::{FactOrigin, System, find_system},
    text::help::has_help_of_game,
    web::prelude::*,
};
use find::{FoundSection, find_sections};
use serde::Deserialize;
use topic::{HelpTopic, find_topic, list_help_topics};

/// The topic that lists the games.
const GAMES: &str = "games";
/// Signs of a search that are read: more than anybody types.
const LONGEST_SEARCH: usize = 100;

#[derive(Template)]
#[template(path = "help/index.html")]
struct HelpIndexPage<'a> {
    visit: &'a Visit,
    q: String,
    found: Vec<FoundSection>,
}

impl HelpIndexPage<'_> {
    fn list_topics() -> impl Iterator<Item = &'static HelpTopic> {
        list_help_topics()
    }
}

#[derive(Template)]
#[template(path = "help/topic.html")]
struct HelpTopicPage<'a> {
    visit: &'a Visit,
    topic: &'static HelpTopic,
    /// Where what is set for the topic's game is from; empty where it is no game's.
    origin: &'static [FactOrigin],
}

impl HelpTopicPage<'_> {
    fn list_topics() -> impl Iterator<Item = &'static HelpTopic> {
        list_help_topics()
    }

    /// A game's own topic stands under that of all games.
    fn is_open(&self, listed: &HelpTopic) -> bool {
        self.topic.name == listed.name || self.topic.is_of_game && listed.name == GAMES
    }
}

#[derive(Debug, Deserialize)]
pub struct HelpQuery {
    #[serde(default)]
    q: String,
}

pub async fn show_topics(visit: Visit, asked: Query<HelpQuery>) -> Result<HttpResponse> {
    let q: String = asked.into_inner().q.trim().chars().take(LONGEST_SEARCH).collect();
    let found = find_sections(&q);
    answer_with_page(&visit, &HelpIndexPage { visit: &visit, q, found })
}

pub async fn show_topic(visit: Visit, name: Path<String>) -> Result<HttpResponse> {
    let topic = find_topic(&name).ok_or(Error::NotFound)?;
    let game = find_system(topic.name).filter(|_| topic.is_of_game);
    let origin = game.map(|game| game.origin.as_slice()).unwrap_or_default();
    answer_with_page(&visit, &HelpTopicPage { visit: &visit, topic, origin })
}

/// Where the help of a game stands: its own topic, that of the game it was changed from under the same name, or that of
/// all games.
pub fn address_of_game(game: &System) -> String {
    let known = game.changed_from().unwrap_or(game).id.as_str();
    match game.made_from {
        _ if has_help_of_game(known) => format!("/help/{known}"),
        Some(_) => format!("/help/{GAMES}#your-own"),
        None => format!("/help/{GAMES}"),
    }
}
