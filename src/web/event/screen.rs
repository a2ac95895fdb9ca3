//! The big screen of the hall: what the organiser chose on the desk, and never more than players may know,
//! whoever's computer it runs on.

mod ceremony;
mod clock;
pub(super) mod columns;
mod draft;
mod standings;

use super::schedule::{self, DayStep, EventProgress};
use crate::{
    domain::{
        alphabet::alphabetical_key,
        battle::Battle,
        event::{
            Stage as EventStage,
            clock::{RoundClock, clock_text},
            namesakes::{self, Namesakes},
            news::NewsItem,
            player::Player,
            screen::Shows,
        },
        numbers::RoundNumber,
        quilt::Quilt,
        round::{Round, RoundState},
    },
    storage::Tx,
    text::{Element, Speaker},
    web::{http::query::AskedFor, page::bracket::BracketPicture, prelude::*, teams},
};
use ceremony::AwardStage;
use chrono::{DateTime, TimeDelta, Utc};
use clock::{ClockFace, ClockScene, Coming};
use columns::ScreenColumns;
use draft::{DraftScene, load_draft_turn};
use serde::Deserialize;
use standings::{ScreenPlace, standings_and_bracket};

/// A name on the stage in one line of its largest size, in hundredths of an em.
const ON_THE_STAGE: usize = 900;
/// What a place takes at least, in hundredths of an em.
const PLACE: usize = 168;
/// A part of a day in one line of its largest size, in hundredths of an em.
const PART: usize = 2200;
/// Parts of a day that can be read from ten metres.
const PARTS: usize = 9;
/// Second lines of namesakes that are on one page beside as many names as it holds.
const DOUBLES: usize = 6;
/// What the bracket's own address ends with.
const BRACKET: &str = "bracket";
/// The same of the captains' drafts, which take turns with the pairings otherwise.
const DRAFT: &str = "draft";
/// How long a page of a longer list stays.
const SECONDS: i64 = 12;

#[derive(Template)]
#[template(path = "event/screen.html")]
struct ScreenPage<'a> {
    visit: &'a EventVisit,
    scene: ScreenScene,
}

enum ScreenScene {
    /// There is nothing to show yet, or any more, and why.
    Nothing(Message),
    Clock(ClockScene),
    /// By name: people look for themselves.
    Pairings(ScreenPages<ScreenSeat>),
    /// The same by table: for whoever looks for somebody else, or walks the hall.
    Tables(ScreenPages<AtTable>),
    Standings(ScreenPages<ScreenPlace>),
    /// A cut, or a part of one that is too large for one picture.
    Bracket(ScreenPages<BracketPicture>),
    /// The parts of the day that it is.
    Timetable(ScreenPages<DayStep>),
    Ceremony(Option<AwardStage>),
    Draft(Box<DraftScene>),
}

/// A part of a list that turns its pages by itself.
struct ScreenPages<T> {
    head: ScreenHead,
    lines: Vec<T>,
    /// The place of the first of these lines among all, from 0.
    from: usize,
    all: usize,
    page: usize,
    pages: usize,
}

/// What stands over and beneath a list.
struct ScreenHead {
    title: Wording,
    /// Beside the title.
    about: Wording,
    /// At the foot.
    subject: Wording,
    /// In the place of a table where there is none.
    bye: String,
}

struct ScreenSeat {
    name: String,
    /// Empty for a team, and where none was given.
    faction: String,
    /// What tells namesakes apart; empty for all others.
    apart: String,
    /// Several for a team: `5–8`. None: has the bye, or waits for somebody.
    table: Option<String>,
}

/// Who sits at a table.
struct AtTable {
    /// Several for two teams: `5–8`. None: has the bye, or waits for somebody.
    table: Option<String>,
    /// In the order in which they were drawn: two, or four of two pairs.
    names: Vec<String>,
}

/// How pairings are asked for.
#[derive(Debug, Deserialize)]
pub struct ScreenPairingsQuery {
    #[serde(default)]
    by: String,
}

impl ScreenSeat {
    /// It has two lines.
    fn is_double(&self) -> bool {
        !self.apart.is_empty()
    }
}

impl ScreenHead {
    /// Nothing but this title.
    fn with_title(here: &EventVisit, title: impl Into<Wording>) -> Self {
        let bye = here.speaker.say(&say!("screen-bye"));
        Self { title: title.into(), about: Wording::NONE, subject: Wording::NONE, bye }
    }
}

impl ScreenPage<'_> {
    /// Without JavaScript the page asks again after so long.
    fn seconds_per_page() -> i64 {
        SECONDS
    }

    /// When nothing is left any more, for the script that counts down.
    fn until(&self, left: &TimeDelta) -> i64 {
        (self.visit.now + *left).timestamp_millis()
    }

    fn describe_time_left(left: &TimeDelta) -> String {
        clock_text(*left)
    }

    fn is_over(left: &TimeDelta) -> bool {
        *left <= TimeDelta::zero()
    }

    /// A name on the stage that takes more than one line is set smaller.
    fn is_long(name: &str) -> bool {
        columns::measure_text_width(name) > ON_THE_STAGE
    }

    /// A part of the day that takes two lines is set smaller.
    fn is_long_part(&self, part: &DayStep) -> bool {
        columns::measure_text_width(&self.visit.speaker.say(&part.label)) > PART
    }

    /// The clock in the corner, beside a list.
    fn corner(&self) -> Option<RoundClock> {
        self.visit.event.round_clock()
    }

    /// The round that is to begin, where no clock runs.
    fn coming(&self) -> Option<Coming> {
        if self.corner().is_some() { None } else { Coming::from_event_visit(self.visit) }
    }

    /// What is left on it.
    fn left(&self, clock: &RoundClock) -> TimeDelta {
        clock.left(self.visit.now)
    }

    /// What the script counts down beside a table with time of its own.
    fn span_of_time(&self, scene: &ClockScene, left: &TimeDelta) -> Element {
        let span = Element::new("span").with_attribute("data-left", left.num_milliseconds().to_string());
        match &scene.shown {
            ClockFace::Running(now) if now.clock.is_running() => {
                span.with_attribute("data-until", self.until(left).to_string())
            }
            _ => span,
        }
    }

    /// What everybody should know; not while somebody stands on the stage.
    fn news(&self) -> Option<&NewsItem> {
        self.visit.news().first().filter(|_| !self.is_ceremony())
    }

    fn is_ceremony(&self) -> bool {
        matches!(self.scene, ScreenScene::Ceremony(_))
    }

    fn quilt(&self) -> Quilt {
        Quilt::of_rim(self.visit.event.name.as_str())
    }
}

impl ScreenPages<ScreenSeat> {
    fn columns(&self) -> ScreenColumns {
        ScreenColumns::of_seats(&self.lines, ScreenSeat::is_double)
    }

    /// Where somebody sits.
    fn table_of<'s>(&'s self, seat: &'s ScreenSeat) -> &'s str {
        seat.table.as_deref().unwrap_or(&self.head.bye)
    }

    /// The faction whose emblem stands before the name, where the columns have room for one.
    fn face<'s>(&self, seat: &'s ScreenSeat) -> &'s str {
        if self.columns().is_many() { "" } else { &seat.faction }
    }

    fn has_faces(&self) -> bool {
        self.lines.iter().any(|seat| !self.face(seat).is_empty())
    }

    fn split(&self) -> Vec<&[ScreenSeat]> {
        self.columns().split_by(&self.lines, ScreenSeat::is_double)
    }

    /// How a line of it, the name or what tells that apart, is set beside the table.
    fn set(&self, seat: &ScreenSeat, line: &str) -> &'static str {
        let tables = self.lines.iter().map(|seat| columns::measure_text_width(self.table_of(seat)));
        let faces = self.has_faces().then_some(columns::EMBLEM);
        let others: Vec<usize> = [tables.max().unwrap_or_default()].into_iter().chain(faces).collect();
        if seat.is_double() {
            self.columns().set_of_two(line, &others, 0)
        } else {
            self.columns().set(line, &others, 0)
        }
    }
}

impl ScreenPages<AtTable> {
    fn columns(&self) -> ScreenColumns {
        ScreenColumns::of_places(self.all.div_ceil(self.pages), self.pages)
    }

    /// Which table it is.
    fn number_of<'s>(&'s self, at: &'s AtTable) -> &'s str {
        at.table.as_deref().unwrap_or(&self.head.bye)
    }

    /// The two sides, one beneath the other, and how each is set beside the table.
    fn sides(&self, at: &AtTable, speaker: &Speaker) -> Vec<(String, &'static str)> {
        let numbers = self.lines.iter().map(|at| columns::measure_text_width(self.number_of(at)));
        let others = [numbers.max().unwrap_or_default().max(PLACE)];
        let side = |first: usize| {
            let names = at.names.iter().skip(first).step_by(2).cloned().collect::<Vec<_>>();
            let name = speaker.say(&say!("screen-side", names));
            let class = self.columns().set_of_two(&name, &others, 0);
            (name, class)
        };
        (0..at.names.len().min(2)).map(side).collect()
    }
}

impl<T> ScreenPages<T> {
    /// The page that is on at this second, on every screen alike; with as many lines on each, or one more: nobody looks
    /// at a page of two names for as long as at one of fifty.
    fn cut_even_page(head: ScreenHead, lines: Vec<T>, most: usize, second: i64) -> Self {
        let (all, pages) = (lines.len(), lines.len().div_ceil(most).max(1));
        let page = usize::try_from(second.div_euclid(SECONDS)).unwrap_or_default() % pages;
        let first = |page: usize| (page * all).div_ceil(pages);
        let (from, to) = (first(page), first(page + 1));
        let lines = lines.into_iter().take(to).skip(from).collect();
        Self { head, lines, from, all, page: page + 1, pages }
    }
}

impl ScreenPages<BracketPicture> {
    /// The picture that is on.
    fn picture(&self) -> Option<&BracketPicture> {
        self.lines.first()
    }
}

pub async fn show_wall_screen(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let shows = storage::screens::load_screen_shows(&mut tx, here.event.id).await?;
    show_scene(&mut tx, here, shows).await
}

/// One content alone, whatever the desk has chosen: for a second screen.
pub async fn show_one_scene(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, String)>,
    AskedFor(asked): AskedFor<ScreenPairingsQuery>,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    if path.1 == BRACKET {
        let turns = bracket_turns(&mut tx, &here).await?;
        let scene = if turns.is_empty() {
            ScreenScene::Nothing(say!("screen-no-bracket"))
        } else {
            ScreenScene::Bracket(ScreenPages::cut_even_page(
                bracket_head(&here),
                turns,
                1,
                here.now.timestamp(),
            ))
        };
        return answer_with_page(&here, &ScreenPage { visit: &here, scene });
    }
    if path.1 == DRAFT {
        let turn = load_draft_turn(&mut tx, &here, true).await?;
        let scene = turn.scene.map_or(ScreenScene::Nothing(say!("screen-no-draft")), ScreenScene::Draft);
        return answer_with_page(&here, &ScreenPage { visit: &here, scene });
    }
    let shows = Shows::parse(&path.1).ok_or(Error::NotFound)?;
    if shows == Shows::Pairings && asked.by == "table" {
        let scene = load_tables_scene(&mut tx, &here).await?;
        return answer_with_page(&here, &ScreenPage { visit: &here, scene });
    }
    show_scene(&mut tx, here, shows).await
}

async fn show_scene(tx: &mut Tx, here: EventVisit, shows: Shows) -> Result<HttpResponse> {
    let scene = match shows {
        Shows::Clock => clock::build_clock_scene(&here)
            .map_or(ScreenScene::Nothing(say!("screen-no-round")), ScreenScene::Clock),
        Shows::Pairings => {
            let turn = load_draft_turn(tx, &here, false).await?;
            match turn.scene {
                Some(scene) => ScreenScene::Draft(scene),
                None => load_pairings_scene(tx, &here, here.now.timestamp().div_euclid(turn.turns)).await?,
            }
        }
        Shows::Standings => standings_and_bracket(tx, &here).await?,
        Shows::Timetable => build_timetable_scene(&here),
        Shows::Ceremony => ScreenScene::Ceremony(AwardStage::load_shown_award(tx, &here).await?),
    };
    answer_with_page(&here, &ScreenPage { visit: &here, scene })
}

fn build_timetable_scene(here: &EventVisit) -> ScreenScene {
    let newest = here.event.frame.public_rounds().next_back();
    let progress = EventProgress {
        newest: newest.map(|round| (round.number.0, round.state == RoundState::Closed)),
        is_finished: here.event.stage >= EventStage::Finished,
    };
    let today = here.event.zone().local(here.now).date();
    match schedule::on_the_wall(&here.event.settings, progress, today) {
        None => ScreenScene::Nothing(say!("screen-no-timetable")),
        Some(mut day) => {
            let head = ScreenHead::with_title(here, day.title);
            schedule::as_played(&mut day.parts, here.event.zone(), |round| time_span_of_round(here, round));
            ScreenScene::Timetable(ScreenPages::cut_even_page(head, day.parts, PARTS, here.now.timestamp()))
        }
    }
}

/// When a round began and is to end, or did: by its clock, which alone knows. None before that was started.
fn time_span_of_round(here: &EventVisit, number: RoundNumber) -> Option<[DateTime<Utc>; 2]> {
    let round = here.event.frame.public_rounds().find(|round| round.number == number)?;
    let clock = here.event.frame.clock(round.id)?;
    // Who closes a round before its time ends it; who closes it late had other things to do.
    let ends = clock.ends_at();
    Some([clock.started_at, round.closed_at.map_or(ends, |closed| closed.min(ends))])
}

async fn load_pairings_scene(tx: &mut Tx, here: &EventVisit, second: i64) -> Result<ScreenScene> {
    let Some(round) = here.event.frame.public_rounds().next_back() else {
        return Ok(ScreenScene::Nothing(say!("screen-no-pairings")));
    };
    let mut seats = load_round_seats(tx, here, round).await?;
    seats.sort_by_cached_key(|seat| alphabetical_key(&seat.name));
    let head = head_of(here, round, say!("screen-find-name"));
    let doubles = seats.iter().filter(|seat| seat.is_double()).count();
    let many = columns::MANY.saturating_sub(doubles.saturating_sub(DOUBLES)).max(columns::FEW);
    let most = if seats.len() > columns::FEW { many } else { columns::FEW };
    Ok(ScreenScene::Pairings(ScreenPages::cut_even_page(head, seats, most, second)))
}

fn head_of(here: &EventVisit, round: &Round, about: Message) -> ScreenHead {
    let plan = round.battleplan.as_deref().map(|slug| here.event.settings.battleplan_name(slug));
    ScreenHead {
        about: about.into(),
        subject: plan.unwrap_or_default().into(),
        ..ScreenHead::with_title(here, say!("screen-round", round = round.number))
    }
}

async fn load_tables_scene(tx: &mut Tx, here: &EventVisit) -> Result<ScreenScene> {
    let Some(round) = here.event.frame.public_rounds().next_back() else {
        return Ok(ScreenScene::Nothing(say!("screen-no-pairings")));
    };
    let mut tables: Vec<AtTable> = Vec::new();
    for ScreenSeat { name, apart, table, .. } in load_round_seats(tx, here, round).await? {
        let name = if apart.is_empty() { name } else { namesakes::name_told_apart(&name, &apart) };
        match tables.iter_mut().find(|at| at.table.is_some() && at.table == table) {
            Some(at) => at.names.push(name),
            None => tables.push(AtTable { table, names: vec![name] }),
        }
    }
    // `12`, `5–8`: whoever has none comes last.
    let first = |at: &AtTable| {
        let number = at.table.as_deref()?.split(|letter: char| !letter.is_ascii_digit()).next()?;
        number.parse::<u32>().ok()
    };
    tables.sort_by_key(|at| first(at).unwrap_or(u32::MAX));
    let head = head_of(here, round, say!("screen-by-table"));
    Ok(ScreenScene::Tables(ScreenPages::cut_even_page(head, tables, columns::PLACES, here.now.timestamp())))
}

/// Where everybody of a round sits.
async fn load_round_seats(tx: &mut Tx, here: &EventVisit, round: &Round) -> Result<Vec<ScreenSeat>> {
    if !here.event.meets_in_matches() {
        return Ok(seats_of_players(here, round));
    }
    let seats = teams::wall::load_team_seats(tx, here, round).await?;
    Ok(seats
        .into_iter()
        .map(|(name, table)| ScreenSeat { name, faction: String::new(), apart: String::new(), table })
        .collect())
}

/// Where each player of a round sits.
fn seats_of_players(here: &EventVisit, round: &Round) -> Vec<ScreenSeat> {
    let frame = &here.event.frame;
    let battles = here.event.battles(round.id).iter();
    let seated =
        battles.flat_map(|battle| [battle.a].into_iter().chain(battle.b).map(move |id| (id, battle)));
    let seated: Vec<(&Player, &Battle)> =
        seated.filter_map(|(id, battle)| Some((frame.player(id)?, battle))).collect();
    let namesakes = Namesakes::from_player_list(seated.iter().map(|(player, _)| *player));
    let seat = |(player, battle): &(&Player, &Battle)| ScreenSeat {
        name: player.name.to_string(),
        faction: player.faction.clone().unwrap_or_default(),
        apart: namesakes.apart(player).unwrap_or_default(),
        table: battle.table_number.map(|table| table.to_string()),
    };
    seated.iter().map(seat).collect()
}

/// The pictures of the cut, one after the other; none where there is no cut, or it is kept for later.
async fn bracket_turns(tx: &mut Tx, here: &EventVisit) -> Result<Vec<BracketPicture>> {
    let last = here.event.settings.standings_up_to.unwrap_or(RoundNumber::AFTER_ALL);
    let bracket = BracketPicture::load_bracket_picture(tx, here, last).await?;
    Ok(bracket.map(BracketPicture::on_the_wall).unwrap_or_default())
}

fn bracket_head(here: &EventVisit) -> ScreenHead {
    ScreenHead::with_title(here, say!("screen-bracket"))
}
