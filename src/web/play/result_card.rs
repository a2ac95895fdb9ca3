//! The card of a battle that is over: both sides, the score, how it came about, and what follows from it. The two read it
//! at once; everybody, at an address of its own, as soon as the result is everybody's.

use super::battle::Card;
use crate::{
    domain::{
        battle::{Battle, Side},
        event::player::Player,
        games,
        history::ResultKind,
        quilt::Quilt,
        scoring,
    },
    print::{
        PrintError,
        emblem::LetteredEmblem,
        share_card::{
            SHARE_CARD_EDITION, SHARE_CARD_SIZE, ShareCard, ShareSide, ShareWorth, draw_share_card,
        },
    },
    storage::battles::TableUse,
    text::{Speaker, TextFact, pack::describe_event_days, write_grouped_number, write_score_dash},
    token::encode_hexadecimal,
    web::{
        event::entrant_ranks::EntrantRanks,
        page::figures::percent_of,
        prelude::*,
        reply::respond::{public_page, see_other},
    },
};
use actix_web::{
    HttpRequest,
    http::header::{self, ContentEncoding, ETag, EntityTag, Header, IfNoneMatch},
};
use sha2::{Digest, Sha256};

/// Where the line by battle rounds begins and ends, of its width.
const WIDE: (f64, f64) = (0.02, 0.82);
/// How far its highest and its lowest point are from the top, in pixels.
const HIGH: (u32, u32) = (10, 78);
/// How far the foot of a figure is below the middle of it.
const HALF_A_FIGURE: u32 = 4;
/// As far apart as the figures at the ends of the two lines can be read, in pixels.
const APART: u32 = 15;

/// What the card of a battle shows.
pub(super) struct ResultCard {
    event: String,
    /// Where it was played.
    pub seat: Message,
    /// The reader's own first; on everybody's page who has won.
    pub sides: [ResultSide; 2],
    /// How clear it was.
    pub worth: ResultFact,
    pub facts: Vec<ResultFact>,
    /// `Round 3 · The Vice`
    round: Message,
    /// How it ended, from the reader's side; on everybody's page as anybody would tell it.
    pub headline: Message,
    /// What the link is called that leads here.
    pub title: Message,
    /// Its own page; none as long as the result is not everybody's.
    pub address: Option<String>,
}

/// One of the two.
pub(super) struct ResultSide {
    pub name: String,
    /// Their page in the event.
    pub page: String,
    /// A faction, or of a pair who they are; empty where nothing is known.
    pub about: String,
    /// What the game counts beside points, and they have.
    pub more: Option<Message>,
    /// Whose emblem it has; empty for none.
    pub faction: String,
    pub points: u32,
    pub has_won: bool,
    /// What they had after each battle round; nothing where no sheet says it.
    pub by_round: Vec<u32>,
    /// That as a line.
    pub trace: Vec<TracePoint>,
    /// How far from the top the figure at the end of the line stands: never on that of the other.
    pub end: u32,
}

/// `Place`, `18 → 10`
pub(super) struct ResultFact {
    pub called: Wording,
    pub value: Wording,
}

/// A point of a line: where it is, and what it stands for.
pub(super) struct TracePoint {
    pub x: String,
    pub y: u32,
}

#[derive(Template)]
#[template(path = "play/result_card.html")]
struct ResultCardPage<'a> {
    visit: &'a EventVisit,
    result: ResultCard,
    /// The page of the battle.
    battle: String,
    /// As another site has to ask for it, and for its picture.
    address: String,
    picture: String,
}

impl ResultCardPage<'_> {
    fn picture_width() -> u32 {
        SHARE_CARD_SIZE.0
    }

    fn picture_height() -> u32 {
        SHARE_CARD_SIZE.1
    }
}

impl ResultCard {
    /// Of a battle that is over; none for another, and for a bye.
    pub async fn from_battle_card(app: &App, here: &EventVisit, card: &Card) -> Result<Option<Self>> {
        let Some((result, _)) = card.battle.counted().zip(card.b.as_ref()) else { return Ok(None) };
        if !card.battle.state.is_settled() {
            return Ok(None);
        }
        let worth = scoring::worth_of_result(&result, card.scale);
        let points = [result.a.victory_points, result.b.victory_points];
        let mut order = Side::BOTH;
        let is_turned = card.me.map_or(worth[1].outcome.is_win(), |me| me == Side::B);
        if is_turned {
            order.reverse();
        }
        let told = card.told();
        // The reader's own stands first there already.
        let side = |side: Side| {
            let at = usize::from(side == Side::B);
            let one = &told[usize::from(side != if card.me.is_some() { order[0] } else { Side::A })];
            ResultSide {
                name: one.name.clone(),
                page: here.to(&here.event.page_of_entrant(one.player)),
                more: one.figures.as_ref().and_then(|figures| figures.more.clone()),
                about: one.about.clone().unwrap_or_default(),
                faction: one.faction.to_owned(),
                points: points[at],
                has_won: worth[at].outcome.is_win(),
                by_round: Vec::new(),
                trace: Vec::new(),
                end: 0,
            }
        };
        let by_round = points_by_round(app, here, &card.battle, points).await?;
        let mut sides = order.map(side);
        for (side, of) in sides.iter_mut().zip(order) {
            side.by_round = by_round.iter().map(|points| points[usize::from(of == Side::B)]).collect();
        }
        draw_traces(&mut sides);
        let [first, second] = order.map(|side| worth[usize::from(side == Side::B)]);
        let best = if first.outcome.is_loss() { second } else { first };
        let called: Wording = best.called.unwrap_or(card.system.result.label(best.outcome)).into();
        let worth = match first.points.zip(second.points) {
            Some((own, theirs)) => ResultFact { called, value: say!("play-card-worth", own, theirs).into() },
            None => ResultFact { called: say!("play-card-result").into(), value: called },
        };
        let mut facts = Vec::new();
        if let Some(me) = card.me {
            let own = if me == Side::A { Some(&card.a) } else { card.b.as_ref() };
            facts.extend(place_by_battle(app, here, card, own).await?);
        }
        let plan = card.battleplan.as_ref();
        facts.extend(
            plan.map(|plan| ResultFact { called: say!("play-card-mission").into(), value: plan.into() }),
        );
        let address = here
            .event
            .settings
            .shows_round(card.battle.round_number)
            .then(|| here.to(&format!("rounds/{}/tables/{}/card", card.round.number, card.table())));
        let event = here.event.name.to_string();
        let title = {
            let [first, second] = &sides;
            let score = write_score_dash(first.points, second.points);
            say!("play-card-title", first = first.name, second = second.name, score, event)
        };
        Ok(Some(Self {
            headline: tell_headline(card.me.is_some(), &sides, result.kind),
            round: say!(
                "play-card-head",
                round = card.round.number,
                battleplan = TextFact::from(card.battleplan.clone())
            ),
            worth,
            seat: say!("play-round-and-table", round = card.round.number, table = card.table()),
            event,
            sides,
            facts,
            title,
            address,
        }))
    }

    pub fn quilt(&self) -> Quilt {
        Quilt::of_page(&self.event)
    }

    /// What the picture is called as a file.
    pub fn picture_name(&self) -> String {
        self.address.as_deref().unwrap_or_default().trim_start_matches("/e/").replace('/', "-") + ".png"
    }

    /// As the picture has it.
    fn share_card(&self, here: &EventVisit, speaker: &Speaker) -> ShareCard {
        let settings = &here.event.settings;
        let side = |side: &ResultSide| ShareSide {
            name: side.name.clone(),
            about: side.about.clone(),
            emblem: LetteredEmblem::of_faction(settings.game(), &side.faction),
            score: write_grouped_number(side.points),
            has_won: side.has_won,
            by_round: side.by_round.clone(),
        };
        let say = |wording: &Wording| wording.clone().say_by(speaker);
        let days = say(&describe_event_days(settings));
        let foot = [days, settings.venue.clone()];
        ShareCard {
            event: self.event.clone(),
            round: speaker.say(&self.round),
            accent: settings.accent,
            sides: self.sides.each_ref().map(side),
            worth: ShareWorth { called: say(&self.worth.called), value: say(&self.worth.value) },
            foot: foot.into_iter().filter(|known| !known.is_empty()).collect::<Vec<_>>().join(" · "),
        }
    }
}

/// With what its picture shows.
type PublicCard = (ResultCard, ShareCard);

/// The card of a battle, for everybody. As long as there is none, its link leads to the battle, which says why.
pub async fn show_result_card(
    app: Data<App>,
    here: EventVisit,
    path: Path<TableUse>,
) -> Result<HttpResponse> {
    let table = path.into_inner();
    let Some((result, shared)) = load_public_card(&app, &here, table).await? else {
        let TableUse { round, table } = table;
        return see_other(here.to(&format!("rounds/{round}/tables/{table}")));
    };
    let own = result.address.clone().unwrap_or_default();
    let battle = own.trim_end_matches("/card").to_owned();
    let address = app.config.base_url() + &own;
    let picture = format!("{address}.png?v={}", digest_of(&shared));
    public_page(&here, &ResultCardPage { visit: &here, result, battle, address, picture })
}

/// The same as a picture, as sites show it beside a link. It is drawn once for what it shows, in the line of all that is
/// drawn for everybody.
pub async fn send_result_picture(
    app: Data<App>,
    here: EventVisit,
    path: Path<TableUse>,
    request: HttpRequest,
) -> Result<HttpResponse> {
    let table = path.into_inner();
    let battle = here.event.battle_at(table).ok_or(Error::NotFound)?.id;
    let (_, shared) = load_public_card(&app, &here, table).await?.ok_or(Error::NotFound)?;
    let digest = digest_of(&shared);
    let tag = EntityTag::new_strong(digest.clone());
    let known = IfNoneMatch::parse(&request).unwrap_or(IfNoneMatch::Items(Vec::new()));
    let is_known = matches!(&known, IfNoneMatch::Items(tags) if tags.iter().any(|known| known.weak_eq(&tag)));
    let mut answer = if is_known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    // A result can be corrected, or kept back: whoever shows it asks first.
    answer.insert_header(ETag(tag)).insert_header((header::CACHE_CONTROL, "no-cache"));
    if is_known {
        return Ok(answer.finish());
    }
    let line = app.printing_for_all.clone();
    let work = async move {
        let drawn = line.run(move |()| draw_share_card(&shared)).await?;
        drawn.map_err(|error: PrintError| Error::Broken(error.to_string()))
    };
    let png = app.cache.pictures.get((battle, digest), work).await?;
    Ok(answer.content_type("image/png").insert_header(ContentEncoding::Identity).body(png.to_vec()))
}

/// What a picture shows, in a few letters.
fn digest_of(shared: &ShareCard) -> String {
    let drawn = format!("{SHARE_CARD_EDITION}{shared:?}");
    encode_hexadecimal(&Sha256::digest(drawn)[..8])
}

/// The card of a battle that is over, for one of its two.
pub(super) async fn own_result(app: &App, here: &EventVisit, card: &Card) -> Result<Option<ResultCard>> {
    if card.me.is_none() { Ok(None) } else { ResultCard::from_battle_card(app, here, card).await }
}

/// As a stranger reads it, whoever asks: what is sent on by a link is never more than everybody may know. None: there
/// is no result that everybody may know.
async fn load_public_card(app: &App, here: &EventVisit, table: TableUse) -> Result<Option<PublicCard>> {
    let here = here.as_a_stranger();
    let battle = here.event.battle_at(table).ok_or(Error::NotFound)?;
    let card = Card::load_battle_card(app, &here, battle, None).await?;
    let result = ResultCard::from_battle_card(app, &here, &card).await?;
    Ok(result.map(|result| {
        let shared = result.share_card(&here, &here.speaker);
        (result, shared)
    }))
}

/// Lays out both lines on one scale.
fn draw_traces(sides: &mut [ResultSide; 2]) {
    let most = sides.iter().flat_map(|side| &side.by_round).copied().max().unwrap_or_default().max(1);
    for side in &mut *sides {
        let steps = u32::try_from(side.by_round.len()).unwrap_or(u32::MAX).saturating_sub(1).max(1);
        let point = |(at, points): (u32, &u32)| TracePoint {
            x: percent_of(WIDE.0 + (WIDE.1 - WIDE.0) * f64::from(at) / f64::from(steps)),
            y: HIGH.1 - (HIGH.1 - HIGH.0) * points / most,
        };
        side.trace = (0..).zip(&side.by_round).map(point).collect();
        side.end = side.trace.last().map_or(HIGH.1, |point| point.y) + HALF_A_FIGURE;
    }
    let upper = sides.iter().map(|side| side.end).min().unwrap_or_default();
    let [first, second] = sides;
    let lower = if first.end > second.end { first } else { second };
    let missing = APART.saturating_sub(lower.end - upper);
    lower.end += missing;
}

/// What both had after each battle round, the first seat's first, where the sheet ends with what counts.
async fn points_by_round(
    app: &App,
    here: &EventVisit,
    battle: &Battle,
    end: [u32; 2],
) -> Result<Vec<[u32; 2]>> {
    let settings = &here.event.settings;
    let round = here.event.frame.public_rounds().find(|round| round.id == battle.round_id);
    let slug = battle.battleplan.as_deref().or_else(|| round?.battleplan.as_deref());
    let plan = slug.and_then(|slug| settings.battleplan(slug));
    let Some((plan, game)) = plan.zip(games::find_game(&settings.system)) else { return Ok(Vec::new()) };
    let mut tx = app.database.read_once().await?;
    let Some(kept) = storage::sheets::find_sheet(&mut tx, battle.id).await? else { return Ok(Vec::new()) };
    let totals = kept.sheet.totals(&game.sheet_rules(plan, [None, None]));
    // The sheet belongs to whoever began it: the two sides may have changed places since.
    let is_turned = kept.a != battle.a;
    let of_round = |round: &scoring::RoundTotals| {
        let points = [round.a.so_far, round.b.so_far];
        if is_turned { [points[1], points[0]] } else { points }
    };
    let rounds: Vec<[u32; 2]> = totals.rounds.iter().map(of_round).collect();
    Ok(if rounds.len() > 1 && rounds.last() == Some(&end) { rounds } else { Vec::new() })
}

/// The place before the battle's round and after it, once that is over and as far as the reader may know it.
async fn place_by_battle(
    app: &App,
    here: &EventVisit,
    card: &Card,
    own: Option<&Player>,
) -> Result<Option<ResultFact>> {
    let after = card.battle.round_number;
    let is_known = here.last_round_over().is_some_and(|last| last >= after);
    let Some(own) = own.filter(|_| is_known) else { return Ok(None) };
    let ranks = EntrantRanks::load_of_people(app, here, after).await?;
    let Some(row) = ranks.row_of(own) else { return Ok(None) };
    let before = ranks.round_before(app, here).await?;
    let from = before.as_ref().and_then(|before| before.row_of(own)).map(|row| row.place);
    Ok(Some(ResultFact {
        called: say!("play-card-place").into(),
        value: say!("play-card-places", from, place = row.place).into(),
    }))
}

/// How it ended. By how many points only where more of them win.
fn tell_headline(is_own: bool, sides: &[ResultSide; 2], kind: ResultKind) -> Message {
    let [first, second] = sides;
    let score = write_score_dash(first.points, second.points);
    let is_played = matches!(kind, ResultKind::Played | ResultKind::Adjudicated);
    let by = first.points.checked_sub(second.points).filter(|by| is_played && *by > 0);
    match (is_own, first.has_won, second.has_won) {
        (true, true, _) => say!("play-card-won", by),
        (true, false, true) => say!("play-card-lost", score, opponent = second.name),
        (true, false, false) => say!("play-card-drawn", score, opponent = second.name),
        (false, false, false) => say!("play-card-both", score, first = first.name, second = second.name),
        (false, _, _) => say!("play-card-beats", score, first = first.name, second = second.name),
    }
}
