//! Everybody's rosters: how many are done, which is next, and what waits, the gravest first.

use super::review_queue::{Among, PileList, PileNeighbour, PileTurn, turn_in_pile};
use crate::{
    actions::rosters,
    app::App,
    domain::event::{
        namesakes::Namesakes,
        player::Player,
        roster_version::{Judgement, RosterState, RosterVersion},
    },
    error::Result,
    storage,
    text::{Message, catalogues::tell_price_gap, filters, findings::RosterReadiness},
    web::{
        forms::form::Form,
        page::{
            event_visit::EventVisit,
            guard::{Judge, Organiser},
            paging::Paging,
            search::holds_every_word,
        },
        reply::{form_reply::Next, respond::answer_with_page},
    },
    words::{in_english, pages::desk::rosters as say, write_grouped_number},
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

/// Rows on one page.
const ROWS: usize = 100;

/// A part of the bar.
struct RosterBarPart {
    colour: &'static str,
    /// Where it begins, in percent.
    from: String,
    /// In percent.
    width: String,
}

#[derive(Template)]
#[template(path = "desk/rosters/list.html")]
struct DeskRostersPage<'a> {
    visit: &'a EventVisit,
    /// Everybody who hands one in, in the order of the list.
    rows: Vec<RosterRow>,
    /// Players whose rosters are kept from whoever looks.
    kept: usize,
    /// What the list is narrowed to; none while somebody is searched for.
    only: Option<Show>,
    q: String,
    paging: Paging,
    is_sample: bool,
    /// What is to be said where no publication lies near the cut-off.
    gap: Option<Message>,
}

/// A player, with the newest roster.
struct RosterRow {
    player: Player,
    /// What tells them from somebody else of their name, where their faction does not.
    apart: Option<String>,
    roster: Option<RosterVersion>,
    /// They are building one on the site.
    is_drafting: bool,
    /// Somebody reported a problem that nobody has answered.
    is_reported: bool,
    /// The verdict was made with other rules or profiles than those of now: it is being judged again.
    is_out_of_date: bool,
}

/// A state as it is seen: its colour, its shape, its word.
struct StateMark {
    tone: &'static str,
    icon: &'static str,
    word: String,
}

/// What the list can be narrowed to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Show {
    /// Everything that somebody has to do something about.
    Open,
    ToDecide,
    SentBack,
    Missing,
    Accepted,
    Reported,
    ToMend,
    ToLookAt,
    NotReadWhole,
    NotJudged,
    All,
}

/// Who has handed in nothing, and what the link says that writes to them.
struct MissingRoster {
    told: String,
    write: &'static str,
}

/// A filter, and how many rows it finds.
struct FilterChip {
    show: Show,
    rows: usize,
    is_chosen: bool,
}

#[derive(Deserialize)]
pub struct RosterFilter {
    #[serde(default)]
    only: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
}

impl Show {
    const EACH: [Self; 11] = [
        Self::Open,
        Self::ToDecide,
        Self::SentBack,
        Self::Missing,
        Self::Accepted,
        Self::Reported,
        Self::ToMend,
        Self::ToLookAt,
        Self::NotReadWhole,
        Self::NotJudged,
        Self::All,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::ToDecide => "waiting",
            Self::SentBack => "fix",
            Self::Missing => "none",
            Self::Accepted => "accepted",
            Self::Reported => "reported",
            Self::ToMend => "illegal",
            Self::ToLookAt => "look",
            Self::NotReadWhole => "unread",
            Self::NotJudged => "unjudged",
            Self::All => "all",
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Open => say::OPEN,
            Self::ToDecide => say::TO_DECIDE,
            Self::SentBack => say::SENT_BACK,
            Self::Missing => say::NOTHING_YET,
            Self::Accepted => say::ACCEPTED,
            Self::Reported => say::REPORTED,
            Self::ToMend => say::TO_MEND,
            Self::ToLookAt => say::TO_LOOK_AT,
            Self::NotReadWhole => say::NOT_READ_WHOLE,
            Self::NotJudged => say::NOT_JUDGED,
            Self::All => say::ALL,
        }
    }

    /// The shape on its chip; none for what is no state.
    fn icon(self) -> Option<&'static str> {
        match self {
            Self::ToDecide => Some("half"),
            Self::SentBack => Some("undo"),
            Self::Missing => Some("open"),
            Self::Accepted => Some("done"),
            Self::ToMend => Some("mend"),
            Self::ToLookAt => Some("find"),
            Self::NotReadWhole => Some("split"),
            Self::Open | Self::Reported | Self::NotJudged | Self::All => None,
        }
    }

    /// It parts by verdict what another one shows.
    fn is_detail(self) -> bool {
        matches!(self, Self::ToMend | Self::ToLookAt | Self::NotReadWhole | Self::NotJudged)
    }

    fn has(self, row: &RosterRow) -> bool {
        let is = |state| row.roster.as_ref().is_some_and(|roster| roster.state == state);
        let judged = |as_what| row.roster.as_ref().is_some_and(|roster| roster.judgement() == as_what);
        match self {
            Self::Open => !is(RosterState::Accepted) || row.is_reported || row.has_another_verdict(),
            Self::ToDecide => is(RosterState::Submitted),
            Self::SentBack => is(RosterState::NeedsFix),
            Self::Missing => row.roster.is_none(),
            Self::Accepted => is(RosterState::Accepted),
            Self::Reported => row.is_reported,
            Self::ToMend => judged(Judgement::Illegal),
            Self::ToLookAt => judged(Judgement::ToLookAt),
            Self::NotReadWhole => judged(Judgement::NotReadWhole),
            Self::NotJudged => judged(Judgement::NotJudged),
            Self::All => true,
        }
    }
}

impl RosterRow {
    fn standing_of_roster(roster: &RosterVersion) -> RosterReadiness {
        RosterReadiness::from_verdict(&roster.verdict, &roster.settled)
    }

    fn mark(&self, now: &DateTime<Utc>) -> StateMark {
        let mark = |tone, icon, word: &str| StateMark { tone, icon, word: word.to_owned() };
        let Some(roster) = &self.roster else { return mark("soft", "open", say::IS_MISSING) };
        match roster.state {
            RosterState::NeedsFix if roster.is_overdue(*now) => mark("bad", "late", say::IS_OVERDUE),
            RosterState::NeedsFix => mark("warn", "undo", say::IS_SENT_BACK),
            RosterState::Accepted => mark("good", "done", say::IS_ACCEPTED),
            // It is not among those that are accepted together.
            RosterState::Submitted
                if roster.late && Self::standing_of_roster(roster) == RosterReadiness::Ready =>
            {
                mark("warn", "late", say::IS_READY_BUT_LATE)
            }
            RosterState::Submitted => {
                let standing = Self::standing_of_roster(roster);
                mark(standing.tone(), standing.icon(), &in_english(&standing.short()))
            }
        }
    }

    /// What is known beside the mark, where there is room for it.
    fn detail(&self, visit: &EventVisit) -> String {
        let Some(roster) = &self.roster else {
            return if self.is_drafting { say::IS_BEING_BUILT.to_owned() } else { String::new() };
        };
        let standing = Self::standing_of_roster(roster);
        let stands = || in_english(&standing.short());
        match roster.state {
            RosterState::Submitted => say::IS_TO_DECIDE.to_owned(),
            RosterState::NeedsFix => match &roster.fix_due {
                Some(due) => say::word_sent_back_until(&stands(), &visit.event.due(due)),
                None => stands(),
            },
            RosterState::Accepted if standing != RosterReadiness::Ready => say::accepted_with(&stands()),
            RosterState::Accepted => roster.state_by.as_deref().map(say::accepted_by).unwrap_or_default(),
        }
    }

    /// Of the roster; before it is there, of the entry.
    fn faction(&self) -> Option<&str> {
        let of_roster = self.roster.as_ref().and_then(|roster| roster.verdict.computed.faction.as_deref());
        of_roster.or(self.player.faction.as_deref())
    }

    /// Of a roster that could be read.
    fn points(&self) -> Option<String> {
        let roster = self.roster.as_ref()?;
        (Self::standing_of_roster(roster) != RosterReadiness::NotReadable)
            .then(|| write_grouped_number(roster.verdict.computed.points))
    }

    fn has_another_verdict(&self) -> bool {
        self.roster.as_ref().is_some_and(|roster| roster.verdict_before.is_some())
    }

    fn search_text(&self) -> String {
        let Player { number, name, .. } = &self.player;
        format!("{number} {name} {}", self.faction().unwrap_or_default())
    }

    /// What has to be decided first comes first; then what was reported or has become another verdict, then what was
    /// sent back by the day it is due, then who has handed in nothing.
    fn rank(&self) -> (u8, PileTurn) {
        let number = self.player.number;
        let Some(roster) = &self.roster else { return (3, (0, DateTime::<Utc>::MAX_UTC, number)) };
        match roster.state {
            RosterState::Submitted => {
                (0, turn_in_pile(roster.judgement(), roster.submitted_at, &self.player))
            }
            RosterState::Accepted if Show::Open.has(self) => (1, (0, roster.submitted_at, number)),
            RosterState::NeedsFix => (2, (0, roster.fix_due.unwrap_or(DateTime::<Utc>::MAX_UTC), number)),
            RosterState::Accepted => (4, (0, DateTime::<Utc>::MAX_UTC, number)),
        }
    }
}

impl DeskRostersPage<'_> {
    /// The filters that find something, and the one that is chosen. What verdicts say parts them all, and is offered
    /// there.
    fn chips(&self) -> Vec<FilterChip> {
        let chip = |show| FilterChip { show, rows: self.count(show), is_chosen: self.only == Some(show) };
        let chips = Show::EACH.into_iter().map(chip);
        let by_verdict = self.only.is_some_and(|only| only == Show::All || only.is_detail());
        let is_offered = |chip: &FilterChip| chip.rows > 0 && (by_verdict || !chip.show.is_detail());
        chips.filter(|chip| is_offered(chip) || chip.is_chosen).collect()
    }

    fn to_decide(&self) -> usize {
        self.count(Show::ToDecide)
    }

    fn accepted(&self) -> usize {
        self.count(Show::Accepted)
    }

    fn count(&self, show: Show) -> usize {
        self.rows.iter().filter(|row| show.has(row)).count()
    }

    fn found(&self) -> impl Iterator<Item = &RosterRow> {
        self.rows.iter().filter(|row| match self.only {
            Some(only) => only.has(row),
            None => holds_every_word(&row.search_text(), &self.q),
        })
    }

    fn shown(&self) -> Vec<&RosterRow> {
        self.found().skip(self.paging.skip()).take(ROWS).collect()
    }

    /// Behind the address of a roster, so that one goes on in this list.
    fn query(&self) -> String {
        let only = self.only.map_or("", Show::code).to_owned();
        Among { only, q: if self.only.is_none() { self.q.trim().to_owned() } else { String::new() } }.query()
    }

    /// The query of this list on another of its pages.
    fn chosen(&self) -> &'static str {
        self.only.map_or("", Show::code)
    }

    /// Whose turn it is.
    fn next(&self) -> Option<(&RosterRow, &RosterVersion)> {
        let row = self.rows.first().filter(|row| Show::ToDecide.has(row))?;
        Some((row, row.roster.as_ref()?))
    }

    fn why_next(&self, roster: &RosterVersion) -> &'static str {
        say::why_next(roster.judgement(), self.to_decide())
    }

    fn word_roster_standing(roster: &RosterVersion) -> Message {
        RosterRow::standing_of_roster(roster).short()
    }

    /// Why some are missing.
    fn not_of_those_you_meet(kept: &usize) -> String {
        say::not_of_those_you_meet(*kept)
    }

    /// Rosters that one tap accepts.
    fn clean(&self) -> usize {
        let is_clean = |row: &&RosterRow| {
            !row.is_out_of_date && row.roster.as_ref().is_some_and(RosterVersion::is_clean)
        };
        self.rows.iter().filter(is_clean).count()
    }

    /// Rosters whose verdict has become another one since staff looked at the changes.
    fn changed(&self) -> usize {
        self.rows.iter().filter(|row| row.has_another_verdict()).count()
    }

    fn out_of_date(&self) -> usize {
        self.rows.iter().filter(|row| row.is_out_of_date).count()
    }

    fn bar(&self) -> Vec<RosterBarPart> {
        let parts = [(Show::Accepted, "good"), (Show::ToDecide, "chart__on"), (Show::SentBack, "warn")];
        let number = |rows: usize| f64::from(u32::try_from(rows).unwrap_or(u32::MAX));
        let share = |rows: usize| number(rows) * 100.0 / number(self.rows.len().max(1));
        let mut from = 0.0;
        let part = |(show, colour)| {
            let (at, width) = (from, share(self.count(show)));
            from += width;
            (colour, at, width)
        };
        let seen = parts.map(part).into_iter().filter(|(_, _, width)| *width > 0.0);
        // What is between two of them keeps them apart.
        let told = seen.map(|(colour, at, width)| RosterBarPart {
            colour,
            from: format!("{at:.1}"),
            width: format!("{:.1}", (width - 0.4).max(0.4)),
        });
        told.collect()
    }

    fn bar_in_words(&self) -> String {
        let count = |show| self.count(show);
        say::describe_roster_counts_bar(
            count(Show::Accepted),
            count(Show::ToDecide),
            count(Show::SentBack),
            count(Show::Missing),
        )
    }

    /// Who has handed in nothing, with until when rosters are due, or were; none where nobody is missing.
    fn missing(&self) -> Option<MissingRoster> {
        let players = Some(self.count(Show::Missing)).filter(|players| *players > 0)?;
        let due = self.visit.event.settings.roster_deadline;
        let due = due.map(|due| say::rosters_due_sentence(&self.visit.event.due(&due), due < self.visit.now));
        let told = [Some(say::are_missing(players)), due].into_iter().flatten();
        Some(MissingRoster { told: told.collect::<Vec<_>>().join(" "), write: say::write_to(players) })
    }
}

pub async fn show_desk_rosters_page(
    app: Data<App>,
    here: Judge,
    asked: Query<RosterFilter>,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let judging = rosters::Judging::from_event_settings(&app, &mut tx, &here.event.settings).await?;
    let rows = load_roster_rows(&mut tx, &here, &judging).await?;
    let handed_in = rows.iter().filter(|row| row.roster.is_some()).count();
    let RosterFilter { only, q, page: wanted } = asked.into_inner();
    let is_open = rows.iter().any(|row| Show::Open.has(row));
    let usual = if is_open { Show::Open } else { Show::All };
    let chosen = Show::EACH.into_iter().find(|show| show.code() == only).unwrap_or(usual);
    let mut list = DeskRostersPage {
        visit: &here.0,
        rows,
        kept: here.meets_next().len(),
        only: Some(chosen).filter(|_| q.trim().is_empty()),
        q,
        paging: Paging::new(0, 0, ROWS),
        is_sample: judging.is_sample,
        gap: describe_publication_gap(&judging, handed_in).filter(|_| !judging.is_sample),
    };
    list.paging = Paging::new(list.found().count(), wanted, ROWS);
    answer_with_page(&here.visit, &list)
}

/// Everybody who hands one in, in the order of the list.
async fn load_roster_rows(
    tx: &mut storage::Tx,
    here: &EventVisit,
    judging: &rosters::Judging,
) -> Result<Vec<RosterRow>> {
    let players = storage::players::list_players(tx, here.event.id).await?;
    let mut newest = storage::rosters::list_newest_versions(tx, here.event.id).await?;
    let drafting = storage::roster_drafts::list_drafting_players(tx, here.event.id).await?;
    let (namesakes, kept) = (Namesakes::from_player_list(&players), here.meets_next());
    let is_listed = |player: &&Player| here.event.frame.takes_part(player) && !kept.contains(&player.id);
    let mut rows: Vec<RosterRow> = Vec::new();
    for player in players.iter().filter(is_listed) {
        let at = newest.iter().position(|roster| roster.player_id == player.id);
        let roster = at.map(|at| newest.swap_remove(at));
        // Coaches and assistants have none; one that somebody handed in all the same is looked at.
        if roster.is_none() && !here.event.settings.asks_roster_of(player) {
            continue;
        }
        rows.push(RosterRow {
            is_drafting: drafting.contains(&player.id),
            is_reported: here.event.frame.open_problems().any(|problem| problem.player_id == player.id),
            is_out_of_date: roster.as_ref().is_some_and(|roster| judging.left_behind(roster, &here.event)),
            apart: namesakes.apart(player).filter(|apart| Some(apart) != player.faction.as_ref()),
            player: player.clone(),
            roster,
        });
    }
    rows.sort_by_cached_key(RosterRow::rank);
    Ok(rows)
}

/// What the list shows when it is narrowed like this. None: no list was looked at, or the one of what is to decide.
pub(super) async fn load_narrowed_list(
    tx: &mut storage::Tx,
    here: &EventVisit,
    judging: &rosters::Judging,
    among: &Among,
) -> Result<Option<PileList>> {
    let wanted = among.q.trim();
    let only = Show::EACH.into_iter().find(|show| show.code() == among.only && *show != Show::ToDecide);
    let Some(called) = only.filter(|_| wanted.is_empty()).map(Show::label).or(found_by(wanted)) else {
        return Ok(None);
    };
    let is_shown = |row: &RosterRow| match only.filter(|_| wanted.is_empty()) {
        Some(only) => only.has(row),
        None => holds_every_word(&row.search_text(), wanted),
    };
    let rows = load_roster_rows(tx, here, judging).await?.into_iter().filter(is_shown);
    let rows = rows.map(|row| PileNeighbour { number: row.player.number, name: row.player.name }).collect();
    Ok(Some(PileList { called, rows }))
}

/// What the list is called where somebody was searched for.
fn found_by(wanted: &str) -> Option<&'static str> {
    (!wanted.is_empty()).then_some(say::FOUND)
}

pub async fn accept_clean(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let accepted = rosters::accept_clean(&app, &here.actor(&form), here.event.id).await;
    let next = Next::lead_to_page(here.to("desk/rosters")).or_twice("");
    next.after(accepted, say::rosters_accepted_sentence)
}

/// Longer than this between the newest publication and the cut-off is told.
const LONGEST_GAP: i64 = 31;

/// What an organiser has to know where no publication lies within a month before the cut-off.
fn describe_publication_gap(judging: &rosters::Judging, lists: usize) -> Option<Message> {
    let (newest, cut_off) = (judging.view.newest()?.published_on?, judging.rules.as_of);
    let days = (cut_off - newest).num_days();
    let percent = judging.game.percent_out_of_date(days);
    (days > LONGEST_GAP).then(|| tell_price_gap(newest, cut_off, lists, percent))
}
