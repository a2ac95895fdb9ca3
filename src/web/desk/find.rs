//! The command box of the desk: from any page to a person, a table, a round, a page or a setting. Without a script it is a
//! page with the same results.

use super::setup::list::list_rows;
use crate::{
    domain::{
        battle::Battle,
        round::{Round, RoundState},
    },
    web::{
        page::{guard::Scorekeeper, search::begins_every_word, tabs::of_desk},
        prelude::*,
    },
};
use serde::{Deserialize, Serialize};

/// Hits of one kind, and of all.
const MOST_OF_A_KIND: usize = 3;
const MOST: usize = 8;

#[derive(Template)]
#[template(path = "desk/find.html")]
struct FindPage<'a> {
    visit: &'a EventVisit,
    q: String,
    groups: Vec<FoundGroup>,
}

/// What was found, in the order in which it is listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
enum FoundKind {
    People,
    Tables,
    Rounds,
    Pages,
    Settings,
}

/// What was found of one kind.
struct FoundGroup {
    kind: FoundKind,
    places: Vec<FoundPlace>,
}

/// A place to go to.
struct FoundPlace {
    name: Wording,
    more: Wording,
    page: String,
}

#[derive(Deserialize)]
pub struct FindQuery {
    #[serde(default)]
    q: String,
}

impl FindPage<'_> {
    fn count(&self) -> usize {
        self.groups.iter().map(|group| group.places.len()).sum()
    }
}

pub async fn show_find_page(here: Scorekeeper, asked: Query<FindQuery>) -> Result<HttpResponse> {
    let q = asked.q.trim().to_owned();
    let mut groups = if q.is_empty() { list_first_pages(&here) } else { find_places(&here, &q) };
    let mut left = MOST;
    for group in &mut groups {
        group.places.truncate(left);
        left -= group.places.len();
    }
    groups.retain(|group| !group.places.is_empty());
    answer_with_page(&here.visit, &FindPage { visit: &here.0, q, groups })
}

/// Where one begins who has typed nothing.
fn list_first_pages(here: &Scorekeeper) -> Vec<FoundGroup> {
    let first = of_desk(here).filter_map(|group| {
        let page = here.to(group.page(here)?);
        Some(FoundPlace { name: told(&group.title).into(), more: Wording::NONE, page })
    });
    vec![FoundGroup { kind: FoundKind::Pages, places: first.collect() }]
}

/// The keys of the desk, for the box that shows them over any page.
#[derive(Template)]
#[template(path = "desk/keys.html")]
struct KeysPage<'a> {
    visit: &'a EventVisit,
}

pub async fn show_keys_page(here: Scorekeeper) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &KeysPage { visit: &here.0 })
}

/// All that begins with these words. Of a number alone tables come first.
fn find_places(here: &Scorekeeper, q: &str) -> Vec<FoundGroup> {
    let group = |kind, mut places: Vec<FoundPlace>| {
        places.truncate(MOST_OF_A_KIND);
        FoundGroup { kind, places }
    };
    let mut found = vec![
        group(FoundKind::People, find_people(here, q)),
        group(FoundKind::Tables, find_tables(here, q)),
        group(FoundKind::Rounds, find_rounds(here, q)),
        group(FoundKind::Pages, find_pages(here, q)),
        group(FoundKind::Settings, find_settings(here, q)),
    ];
    if q.parse::<u32>().is_ok() {
        found.swap(0, 1);
    }
    found
}

fn find_people(here: &Scorekeeper, q: &str) -> Vec<FoundPlace> {
    let of_desk = if here.is_organiser() { "desk/" } else { "" };
    let players = here
        .event
        .frame
        .players
        .iter()
        .filter(|player| begins_every_word(player.name.as_str(), q) || player.number.to_string() == q);
    let players = players.map(|player| FoundPlace {
        name: Wording::Words(player.name.to_string()),
        more: say!("find-player", number = player.number.to_string(), faction = player.faction.clone())
            .into(),
        page: here.to(&format!("{of_desk}players/{}", player.number)),
    });
    let teams = here.event.frame.teams.iter().filter(|team| begins_every_word(team.name.as_str(), q));
    let teams = teams.map(|team| FoundPlace {
        name: Wording::Words(team.name.to_string()),
        more: say!("find-team").into(),
        page: here.to(&format!("{of_desk}teams/{}", team.number)),
    });
    teams.chain(players).collect()
}

/// Tables of the newest round that is out: by number, and by who sits there.
fn find_tables(here: &Scorekeeper, q: &str) -> Vec<FoundPlace> {
    let Some(round) = here.event.frame.public_rounds().next_back() else { return Vec::new() };
    let names = |battle: &Battle| {
        [Some(battle.a), battle.b].map(|id| {
            let player = id.and_then(|id| here.event.frame.player(id));
            player.map_or_else(String::new, |player| player.name.to_string())
        })
    };
    let is_wanted = |battle: &&Battle| {
        let table = battle.table_number.map(|table| table.to_string());
        table.as_deref() == Some(q) || names(battle).iter().any(|name| begins_every_word(name, q))
    };
    let wanted = here.event.battles(round.id).iter().filter(is_wanted);
    let places = wanted.filter_map(|battle| {
        let (table, [a, b]) = (battle.table_number?, names(battle));
        let (number, page) = (round.number, format!("desk/battles/{}/{table}", round.number));
        let (name, more) = (say!("find-table", table), say!("find-table-of", round = number, a, b));
        Some(FoundPlace { name: name.into(), more: more.into(), page: here.to(&page) })
    });
    places.collect()
}

fn find_rounds(here: &Scorekeeper, q: &str) -> Vec<FoundPlace> {
    let may_see = |round: &&Round| round.state != RoundState::Draft || here.is_organiser();
    let rounds = here.event.frame.rounds.iter().rev().filter(may_see);
    let places = rounds.map(|round| {
        let page = if here.is_organiser() { here.event.rounds_page() } else { "rounds" };
        FoundPlace {
            name: say!("find-round", round = round.number).into(),
            more: here.event.state_of(round).into(),
            page: here.to(&format!("{page}/{}", round.number)),
        }
    });
    places.filter(|place| begins_every_word(&place.name.say_by(&here.speaker), q)).collect()
}

fn find_pages(here: &Scorekeeper, q: &str) -> Vec<FoundPlace> {
    let pages = of_desk(here).flat_map(|group| group.tabs(here).map(move |tab| (group, tab)));
    let places = pages.map(|(group, tab)| FoundPlace {
        name: told(&tab.title).into(),
        more: told(&group.title).into(),
        page: here.to(tab.page),
    });
    places.filter(|place| begins_every_word(&place.name.say_by(&here.speaker), q)).collect()
}

/// Only organisers may set anything.
fn find_settings(here: &Scorekeeper, q: &str) -> Vec<FoundPlace> {
    let rows = list_rows(here).filter(|_| here.is_organiser());
    let rows = rows.filter(|row| begins_every_word(&row.found_by, q));
    rows.map(|row| FoundPlace { name: row.name.into(), more: row.value, page: row.page }).collect()
}
