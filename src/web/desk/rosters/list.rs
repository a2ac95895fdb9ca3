//! Everybody's rosters: how many are done, which is next, and what waits, the gravest first.

use super::review_queue::{PileList, PileNeighbour, PileTurn, mark_undecided_roster, turn_in_pile};
use crate::{
    actions::rosters,
    domain::event::{
        namesakes::Namesakes,
        player::Player,
        roster_version::{Judgement, RosterState, RosterVersion},
    },
    text::{
        Element, PlainMessage, TextFact, catalogues::tell_price_gap, findings::RosterReadiness,
        write_grouped_number,
    },
    web::{
        desk::list_beside::{Among, StateMark},
        page::{guard::Judge, paging::Paging, search::holds_every_word},
        prelude::*,
    },
};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// Rows on one page.
const ROWS: usize = 60;
/// More rows than these stand in two columns on a desk, without what is least looked for.
const FEW: usize = 20;

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
    only: Option<RosterListFilter>,
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

/// What the list can be narrowed to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) enum RosterListFilter {
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

/// A filter, and how many rows it finds.
struct FilterChip {
    show: RosterListFilter,
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

enum_words! { RosterListFilter:
    Open "open", ToDecide "waiting", SentBack "fix", Missing "none", Accepted "accepted", Reported "reported",
    ToMend "illegal", ToLookAt "look", NotReadWhole "unread", NotJudged "unjudged", All "all"
}

impl RosterListFilter {
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
        let mark = |tone, icon, word: Message| StateMark { tone, icon, word: word.into() };
        let Some(roster) = &self.roster else { return mark("soft", "open", say!("desk-rosters-is-missing")) };
        match roster.state {
            RosterState::NeedsFix if roster.is_overdue(*now) => {
                mark("bad", "late", say!("desk-rosters-is-overdue"))
            }
            RosterState::NeedsFix => mark("warn", "undo", say!("desk-rosters-is-sent-back")),
            RosterState::Accepted => mark("good", "done", say!("desk-rosters-is-accepted")),
            RosterState::Submitted => mark_undecided_roster(&roster.verdict, &roster.settled, roster.late),
        }
    }

    /// What is known beside the mark, where there is room for it.
    fn detail(&self, visit: &EventVisit) -> Wording {
        let Some(roster) = &self.roster else {
            let is_built = || say!("desk-rosters-is-being-built").into();
            return if self.is_drafting { is_built() } else { Wording::NONE };
        };
        let readiness = Self::standing_of_roster(roster);
        let is_ready = readiness == RosterReadiness::Ready;
        let standing = match roster.state {
            // Why it came back is for a person to say.
            RosterState::NeedsFix if is_ready => say!("desk-rosters-nothing-found"),
            _ => readiness.short(),
        };
        match (roster.state, &roster.fix_due, &roster.state_by) {
            (RosterState::Submitted, ..) => say!("desk-rosters-is-to-decide").into(),
            (RosterState::NeedsFix, Some(due), _) => {
                say!("desk-rosters-sent-back-until", standing, due = visit.event.due(due)).into()
            }
            (RosterState::NeedsFix, None, _) => standing.into(),
            (RosterState::Accepted, ..) if !is_ready => say!("desk-rosters-accepted-with", standing).into(),
            (RosterState::Accepted, _, Some(name)) => say!("desk-rosters-accepted-by", name).into(),
            (RosterState::Accepted, _, None) => Wording::NONE,
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
            RosterState::Accepted if RosterListFilter::Open.has(self) => {
                (1, (0, roster.submitted_at, number))
            }
            RosterState::NeedsFix => (2, (0, roster.fix_due.unwrap_or(DateTime::<Utc>::MAX_UTC), number)),
            RosterState::Accepted => (4, (0, DateTime::<Utc>::MAX_UTC, number)),
        }
    }
}

impl DeskRostersPage<'_> {
    /// The reader can import battle profiles themselves.
    fn may_import(&self) -> bool {
        self.visit.account.as_ref().is_some_and(|account| account.site_admin)
    }

    /// The filters that find something, and the one that is chosen. What verdicts say parts them all, and is offered
    /// there.
    fn chips(&self) -> Vec<FilterChip> {
        let chip = |show| FilterChip { show, rows: self.count(show), is_chosen: self.only == Some(show) };
        let chips = RosterListFilter::ALL.into_iter().map(chip);
        let by_verdict = self.only.is_some_and(|only| only == RosterListFilter::All || only.is_detail());
        let is_offered = |chip: &FilterChip| chip.rows > 0 && (by_verdict || !chip.show.is_detail());
        chips.filter(|chip| is_offered(chip) || chip.is_chosen).collect()
    }

    fn to_decide(&self) -> usize {
        self.count(RosterListFilter::ToDecide)
    }

    fn accepted(&self) -> usize {
        self.count(RosterListFilter::Accepted)
    }

    fn count(&self, show: RosterListFilter) -> usize {
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
        let only = self.only.map_or("", RosterListFilter::as_str).to_owned();
        let q = if self.only.is_none() { self.q.trim().to_owned() } else { String::new() };
        Among { only, q, ..Among::default() }.query()
    }

    /// The query of this list on another of its pages.
    fn chosen(&self) -> &'static str {
        self.only.map_or("", RosterListFilter::as_str)
    }

    /// Whose turn it is.
    fn next(&self) -> Option<(&RosterRow, &RosterVersion)> {
        let row = self.rows.first().filter(|row| RosterListFilter::ToDecide.has(row))?;
        Some((row, row.roster.as_ref()?))
    }

    /// Whose turn it is, and why; or why it is nobody's.
    fn what_waits(&self) -> Message {
        let Some((row, roster)) = self.next() else {
            let rosters = self.rows.len();
            return match rosters {
                0 => say!("desk-rosters-nobody-yet"),
                _ => say!("desk-rosters-nothing-waits", accepted = self.accepted(), rosters),
            };
        };
        let standing = RosterRow::standing_of_roster(roster).short();
        say!(
            "desk-rosters-next-is",
            player = row.player.name.as_str(),
            standing,
            at = self.visit.event.near(&roster.submitted_at),
            why = self.why_next(roster),
        )
    }

    /// Why this one is the next to be decided; none where it is the only one.
    fn why_next(&self, roster: &RosterVersion) -> TextFact {
        let why = match roster.judgement() {
            _ if self.to_decide() < 2 => return TextFact::None,
            Judgement::NotJudged | Judgement::NotReadWhole | Judgement::Illegal => {
                say!("desk-rosters-why-next-to-mend")
            }
            Judgement::ToLookAt => say!("desk-rosters-why-next-to-look-at"),
            Judgement::Legal => say!("desk-rosters-why-next-ready"),
        };
        TextFact::Message(why)
    }

    /// Which verdicts have become others, with the organiser's link to them.
    fn what_changed(&self) -> Message {
        let changed = say!("desk-rosters-changed", rosters = self.changed());
        let link = self
            .visit
            .is_organiser()
            .then(|| say!("desk-rosters-see-what-changed", a = self.visit.link_to("desk/rosters/recheck")));
        say!("sentences", sentences = [Some(changed), link].into_iter().flatten().collect::<TextFact>())
    }

    /// Where a search or a filter found nobody.
    fn nobody_found(&self) -> Message {
        let (rosters, a) = (self.rows.len(), Element::link("?only=all"));
        match self.only {
            None => say!("desk-rosters-nobody-called", asked = self.q, rosters, a),
            Some(_) => say!("desk-rosters-none-such", rosters, a),
        }
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
        let parts = [
            (RosterListFilter::Accepted, "good"),
            (RosterListFilter::ToDecide, "chart__on"),
            (RosterListFilter::SentBack, "warn"),
        ];
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

    fn bar_in_words(&self) -> PlainMessage {
        let count = |show| self.count(show);
        let (accepted, to_decide) = (count(RosterListFilter::Accepted), count(RosterListFilter::ToDecide));
        let (sent_back, missing) = (count(RosterListFilter::SentBack), count(RosterListFilter::Missing));
        let rosters = accepted + to_decide + sent_back + missing;
        PlainMessage(say!("desk-rosters-bar", accepted, to_decide, sent_back, missing, rosters))
    }

    /// Who has handed in nothing, with until when rosters are due, or were; none where nobody is missing.
    fn missing(&self) -> Option<Message> {
        let players = Some(self.count(RosterListFilter::Missing)).filter(|players| *players > 0)?;
        let due = self.visit.event.settings.roster_deadline.map(|due| {
            let at = self.visit.event.due(&due);
            if due < self.visit.now {
                say!("desk-rosters-were-due", at)
            } else {
                say!("desk-rosters-are-due", at)
            }
        });
        let letters = || self.visit.link_to("desk/rosters/letters?whom=missing");
        let write = self.visit.is_organiser();
        let write = write.then(|| say!("desk-rosters-write-to-them", players, a = letters()));
        let sentences = [Some(say!("desk-rosters-are-missing", players)), due, write];
        Some(say!("sentences", sentences = sentences.into_iter().flatten().collect::<TextFact>()))
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
    let is_open = rows.iter().any(|row| RosterListFilter::Open.has(row));
    let usual = if is_open { RosterListFilter::Open } else { RosterListFilter::All };
    let chosen = RosterListFilter::parse(&only).unwrap_or(usual);
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
    let only = RosterListFilter::parse(&among.only).filter(|show| *show != RosterListFilter::ToDecide);
    let Some(called) = only.filter(|_| wanted.is_empty()).map(|only| told(&only)).or(found_by(wanted)) else {
        return Ok(None);
    };
    let is_shown = |row: &RosterRow| match only.filter(|_| wanted.is_empty()) {
        Some(only) => only.has(row),
        None => holds_every_word(&row.search_text(), wanted),
    };
    let rows = load_roster_rows(tx, here, judging).await?.into_iter().filter(is_shown);
    let neighbour = |row: RosterRow| PileNeighbour {
        number: row.player.number,
        faction: row.faction().map(str::to_owned),
        mark: row.mark(&here.now),
        name: row.player.name,
    };
    Ok(Some(PileList { called, rows: rows.map(neighbour).collect() }))
}

/// What the list is called where somebody was searched for.
fn found_by(wanted: &str) -> Option<Message> {
    (!wanted.is_empty()).then(|| say!("desk-rosters-found"))
}

pub async fn accept_clean(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let accepted = rosters::accept_clean(&app, &here.actor(&form), here.event.id).await;
    let next = Next::lead_to_page(&here, here.to("desk/rosters")).or_twice("");
    next.after(accepted, |rosters| say!("desk-rosters-accepted", rosters))
}

/// Longer than this between the newest publication and the cut-off is told.
const LONGEST_GAP: i64 = 31;

/// What an organiser has to know where no publication lies within a month before the cut-off.
fn describe_publication_gap(judging: &rosters::Judging, lists: usize) -> Option<Message> {
    let (newest, cut_off) = (judging.view.newest()?.published_on?, judging.rules.as_of);
    let days = (cut_off - newest).num_days();
    let percent = judging.game.ruleset().percent_out_of_date(days);
    (days > LONGEST_GAP).then(|| tell_price_gap(newest, cut_off, lists, percent))
}
