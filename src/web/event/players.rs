//! Who plays: the public list, a page for each, and one for those of a club.

use super::{
    entrant_ranks::EntrantRanks,
    story::{PlayerStory, StoryAward, load_awards_of_player},
};
use crate::{
    domain::{
        alphabet::alphabetical_key,
        event::{
            entry::EventEntry,
            player::{Player, Status},
            team::Team,
        },
        numbers::RoundNumber,
        quilt::Quilt,
    },
    web::{
        http::query::AskedFor,
        page::{paging::Paging, results::write_standings_record, search::holds_every_word},
        prelude::*,
        reply::shared_page::for_everybody,
    },
};
use serde::Deserialize;

/// Rows on one page; a larger event has more pages, and a search among all of them.
const ROWS: usize = 100;

#[derive(Template)]
#[template(path = "event/players.html")]
struct PlayersPage<'a> {
    visit: &'a EventVisit,
    asked: PlayersQuery,
    playing: usize,
    waiting: Vec<Player>,
    rows: Vec<Player>,
    paging: Paging,
}

#[derive(Template)]
#[template(path = "event/player.html")]
struct PlayerPage<'a> {
    visit: &'a EventVisit,
    player: &'a Player,
    story: PlayerStory,
    awards: Vec<StoryAward>,
}

#[derive(Template)]
#[template(path = "event/club.html")]
struct ClubPage<'a> {
    visit: &'a EventVisit,
    /// As whoever is placed best writes it.
    club: String,
    /// After which everybody's place is told.
    after: RoundNumber,
    /// Battles of that round have no result yet.
    so_far: bool,
    members: Vec<ClubMember>,
}

/// Somebody of a club, as far as this visitor may know how they did.
struct ClubMember {
    player: Player,
    place: Option<u32>,
    record: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct PlayersQuery {
    #[serde(default)]
    q: String,
    /// Its players alone.
    #[serde(default)]
    club: String,
    #[serde(default)]
    page: usize,
}

impl PlayersPage<'_> {
    fn search_text(player: &Player) -> String {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        format!("{} {} {} {}", player.number, player.name, text(&player.club), text(&player.faction))
    }
}

impl ClubPage<'_> {
    /// What the numbers of the list are; nothing before there are any.
    fn told(&self) -> Message {
        let (players, round) = (self.members.len(), self.after);
        if round.is_a_round() {
            say!("players-of-club-after", players, round, so_far = self.so_far)
        } else {
            say!("players-count", players)
        }
    }
}

impl PlayerPage<'_> {
    /// Where they stand, for everybody to read.
    fn state(&self) -> Message {
        let (player, joins) = (self.player, self.visit.event.frame.joins(self.player));
        match (player.status, player.dropped_after) {
            (Status::Waiting, _) if player.asks_to_come_in() => say!("players-state-asks"),
            (Status::Waiting, _) => say!("players-state-waiting"),
            (Status::Withdrawn, _) => say!("players-state-withdrew"),
            (Status::Playing, Some(round)) => say!("players-state-left", round),
            (Status::Playing, None) if joins > RoundNumber::FIRST => {
                say!("players-state-from", round = joins)
            }
            (Status::Playing, None) => say!("players-state-plays"),
        }
    }

    /// The round that their place is after, and whether it may still change.
    fn place_is_called(&self) -> Message {
        let newest = self.visit.event.frame.public_rounds().last().map(|round| round.number);
        let is_whole = newest == Some(self.story.after()) && !self.story.is_playing();
        let is_final = self.visit.event.stage.is_over() && is_whole;
        say!("story-place", round = self.story.after(), is_final, is_playing = self.story.is_playing())
    }

    /// The roster, once everybody may read it; none of those who have not handed one in.
    fn has_open_roster(&self) -> bool {
        let settings = &self.visit.event.settings;
        settings.rosters_are_open(self.visit.now) && self.visit.event.frame.roster(self.player.id).is_some()
    }

    fn team(&self) -> Option<&Team> {
        self.visit.event.frame.team_of(self.player)
    }

    fn quilt(&self) -> Quilt {
        Quilt::of_card(self.visit.event.name.as_str())
    }
}

pub async fn show_public_players(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<PlayersQuery>,
) -> Result<HttpResponse> {
    if !asked.club.is_empty() {
        // What one visitor picks out is not worth keeping.
        return answer_with_page(&here, &club_page(&app, &here, &asked.club).await?);
    }
    if asked.q.is_empty() {
        return for_everybody(&app, &here, "", async |here| {
            Ok(players_page(here, asked).render_with_values(&here.speaker)?)
        })
        .await;
    }
    // A search is one person's: not worth keeping.
    answer_with_page(&here, &players_page(&here, asked))
}

fn players_page(here: &EventVisit, asked: PlayersQuery) -> PlayersPage<'_> {
    let all = here.event.frame.players.iter().cloned();
    let (mut rows, rest): (Vec<_>, Vec<_>) = all.partition(|player| here.event.frame.has_a_place(player));
    let playing = rows.iter().filter(|player| player.is_active() && !player.spare).count();
    let mut waiting: Vec<Player> = rest.into_iter().filter(Player::is_waiting).collect();
    waiting.sort_by_key(|one| EventEntry::from(one).place_in_line());
    rows.retain(|player| holds_every_word(&PlayersPage::search_text(player), &asked.q));
    let paging = Paging::new(rows.len(), asked.page, ROWS);
    let rows = rows.into_iter().skip(paging.skip()).take(ROWS).collect();
    PlayersPage { visit: here, asked, playing, waiting, rows, paging }
}

/// Everybody of a club who has a place, by where they stand. Clubs are told apart as the statistics do it.
async fn club_page<'a>(app: &App, here: &'a EventVisit, asked: &str) -> Result<ClubPage<'a>> {
    let ranks = EntrantRanks::load_of_people(app, here, RoundNumber::AFTER_ALL).await?;
    let (after, so_far) = (ranks.standings().after, ranks.still_playing() > 0);
    let wanted = alphabetical_key(asked);
    let own = |player: &Player| player.club.as_deref().is_some_and(|club| alphabetical_key(club) == wanted);
    let frame = &here.event.frame;
    let of_club = frame.players.iter().filter(|player| frame.has_a_place(player) && own(player));
    let mut members: Vec<ClubMember> = of_club
        .map(|player| {
            let row = ranks.row_of(player).filter(|_| after.is_a_round());
            ClubMember {
                player: player.clone(),
                place: row.map(|row| row.place),
                record: row.map(|row| write_standings_record(row.record)).unwrap_or_default(),
            }
        })
        .collect();
    members.sort_by_cached_key(|member| {
        (member.place.is_none(), member.place, alphabetical_key(member.player.name.as_str()))
    });
    let club = members.first().and_then(|first| first.player.club.clone()).ok_or(Error::NotFound)?;
    Ok(ClubPage { visit: here, club, after, so_far, members })
}

/// One player, without anything that only organisers may know.
pub async fn show_player_page(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, i64)>,
) -> Result<HttpResponse> {
    // A hidden round has one result for whoever played it, and rosters open with the time: not worth keeping.
    let settings = &here.event.settings;
    let is_own = here.me.as_deref().is_some_and(|me| me.number == path.1);
    if settings.rosters_open_later(here.now) || settings.standings_up_to.is_some() && is_own {
        return answer_with_page(&here, &player_page(&app, &here, path.1).await?);
    }
    for_everybody(&app, &here, "", async |here| {
        Ok(player_page(&app, here, path.1).await?.render_with_values(&here.speaker)?)
    })
    .await
}

async fn player_page<'a>(app: &App, here: &'a EventVisit, number: i64) -> Result<PlayerPage<'a>> {
    let mut players = here.event.frame.players.iter();
    let player = players.find(|player| player.number == number && player.status != Status::Withdrawn);
    let player = player.ok_or(Error::NotFound)?;
    let story = PlayerStory::load_player_story(app, here, player).await?;
    let awards = load_awards_of_player(app, here, player).await?;
    Ok(PlayerPage { visit: here, player, story, awards })
}
