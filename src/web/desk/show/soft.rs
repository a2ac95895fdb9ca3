//! Soft scores at the desk: what the event gives, the panel's marks for paint, and what everybody has in all.

use crate::{
    actions::awards::soft::{self, Marked},
    domain::{
        event::{
            namesakes::Namesakes,
            pack::Settings,
            player::Player,
            soft::{PaintMark, SoftScore, SoftSettings},
        },
        standings::Tiebreaker,
    },
    text::{TextFact, settings::rounds::SOFT_SCORES},
    web::{
        desk::setup::saving::SettingsForm,
        forms::{
            setting_lines::{fill_setting_lines, read_setting_lines},
            three_way_merge::{Meanwhile, mark_standing_fields, merge_forms},
        },
        page::{guard::Judge, paging::Paging, search::holds_every_word},
        prelude::*,
        reply::respond::stale_form,
    },
};
use serde::Deserialize;
use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

/// Players on one page; in a larger event whoever is not among them is searched for.
const ROWS: usize = 100;

#[derive(Template)]
#[template(path = "desk/show/soft.html")]
struct SoftScoresPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    asked: SoftQuery,
    /// Those of this page, the best painted first; those with the most points where paint earns none.
    lines: Vec<SoftLine>,
    paging: Paging,
    /// How many show their army to the panel.
    entered: usize,
    /// How many players there are.
    players: usize,
    /// The list holds those alone who entered.
    entered_only: bool,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct SoftQuery {
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
    /// `entered` or `all`; empty: judges see the panel's list, organisers everybody.
    #[serde(default)]
    by: String,
}

/// A player, and what is noted of them.
struct SoftLine {
    player: Player,
    score: SoftScore,
    marks: Vec<PaintMark>,
    /// What the list earns, by hand or by itself.
    lists: i64,
}

#[derive(Template)]
#[template(path = "desk/show/soft_one.html")]
struct SoftScorePage<'a> {
    visit: &'a EventVisit,
    line: SoftLine,
    /// The player after this one, by number; None for the last.
    next: Option<i64>,
    /// Which list is gone through, for the next page's address.
    by: String,
    /// What the list earns where nobody gives anything by hand.
    by_itself: i64,
    form: Form,
}

impl SoftLine {
    fn painting(&self) -> i64 {
        self.score.painting(&self.marks)
    }

    /// The large figure of a row, and what the rows are sorted by.
    fn figure(&self, soft: SoftSettings) -> i64 {
        if soft.painting > 0 { self.painting() } else { self.total() }
    }

    /// All there is.
    fn total(&self) -> i64 {
        self.score.sum(&self.marks) + self.lists - self.score.lists.unwrap_or_default()
    }

    /// The marks, and what they come to.
    fn tell_marks(&self) -> Message {
        let mark =
            |PaintMark { marks, judge, .. }: &PaintMark| say!("desk-show-paint-mark", points = marks, judge);
        let marks: TextFact = self.marks.iter().map(mark).collect();
        if self.score.is_entered {
            say!("desk-show-paint-marks", points = self.painting(), marks)
        } else {
            say!("desk-show-paint-marks-kept", marks)
        }
    }

    fn search_text(&self) -> String {
        format!("{} {}", self.player.number, self.player.name)
    }
}

impl SoftScoresPage<'_> {
    fn soft(&self) -> SoftSettings {
        self.visit.event.settings.soft
    }

    /// What tells somebody from another of their name.
    fn apart(&self, player: &Player) -> Option<String> {
        Namesakes::apart_in(&self.visit.event.frame.players, player)
    }

    /// What is noted of somebody, in one line.
    fn tell(&self, line: &SoftLine) -> Message {
        let SoftLine { score, marks, lists: list, .. } = line;
        let (apart, paint) = (self.apart(&line.player), line.painting());
        let judges = score.is_entered.then_some(marks.len());
        let total = (self.soft().painting > 0).then(|| line.total());
        say!(
            "desk-show-soft-line",
            apart,
            judges,
            paint,
            ready = score.battle_ready,
            sportsmanship = score.sportsmanship,
            list,
            total
        )
    }

    /// They break ties, or come first: the ranking names them.
    fn count(&self) -> bool {
        let soft = Tiebreaker::SoftScores.as_str();
        self.visit.event.settings.ranking.tiebreakers.iter().any(|name| name == soft)
    }
}

impl SoftScorePage<'_> {
    /// What comes of leaving the field for the list empty.
    fn list_hint(&self) -> Message {
        say!("desk-show-list-by-itself", points = self.by_itself)
    }

    /// What tells them from another of their name.
    fn apart(&self) -> Option<String> {
        Namesakes::apart_in(&self.visit.event.frame.players, &self.line.player)
    }

    fn soft(&self) -> SoftSettings {
        self.visit.event.settings.soft
    }

    fn battle_ready_choices() -> [(&'static str, Message); 3] {
        [
            ("", say!("desk-show-not-looked-at")),
            ("yes", say!("desk-show-is-battle-ready")),
            ("no", say!("desk-show-not-battle-ready")),
        ]
    }
}

pub async fn show_soft_scores_page(
    app: Data<App>,
    here: Judge,
    asked: Query<SoftQuery>,
) -> Result<HttpResponse> {
    let form = mark_standing_fields(fill_soft_settings_form(&here.0));
    answer_with_page(&here.visit, &list_page(&app, &here.0, form, asked.into_inner()).await?)
}

/// What the event gives.
pub async fn save_soft_settings(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let next = Next::lead_to_page(&here, here.to("desk/soft")).saying(say!("desk-show-soft-saved"));
    let read = |form: &mut Form, before: &Settings| read_setting_lines(form, &[SOFT_SCORES], before);
    let wanted = SettingsForm { app: &app, here: &here, form, now: fill_soft_settings_form(&here.0) };
    wanted.save(next, read, async |form| list_page(&app, &here.0, form, SoftQuery::default()).await).await
}

pub async fn show_soft_score_page(
    app: Data<App>,
    here: Judge,
    path: Path<(String, i64)>,
    asked: Query<SoftQuery>,
) -> Result<HttpResponse> {
    let shown = one_page(&app, &here, (path.1, &asked.by)).await?;
    answer_with_page(&here.visit, &shown)
}

/// Notes what a judge or organiser saw, and goes on to the next player.
pub async fn save_soft_mark(
    app: Data<App>,
    here: Judge,
    path: Path<(String, i64)>,
    asked: Query<SoftQuery>,
    mut form: Form,
) -> Result<HttpResponse> {
    let at = (path.1, asked.by.as_str());
    let shown = one_page(&app, &here, at).await?;
    // Judges of one panel mark one army at once: what each changed stands, and what stands now is what it is put over.
    let mut meanwhile = Meanwhile::Nothing;
    if form.has("seen") {
        meanwhile = merge_forms(&mut form, &shown.form, &[]);
        form.set("version", shown.form.value("version"));
    }
    let most = here.event.settings.soft;
    let mut given = |name: &str, most: u32| form.number_if_given(name, 0..=i64::from(most));
    let painting = given("painting", most.painting);
    let rest = [given("sportsmanship", most.sportsmanship), given("lists", most.lists)];
    let marked = Marked {
        seen: form.value("version").parse().map_err(|_| Error::NotFound)?,
        is_entered: form.is_ticked("entered"),
        battle_ready: match form.value("ready") {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        },
        painting,
        given: here.is_organiser().then(|| (rest[0].unwrap_or_default(), rest[1])),
    };
    let judge = here.account.as_ref().map(|account| account.id);
    let own = shown.line.marks.iter().find(|mark| Some(mark.judge_id) == judge).map(|mark| mark.marks);
    if !marked.is_entered && marked.painting.is_some() && marked.painting != own {
        form.refuse("painting", say!("desk-show-marks-without-an-entry"));
    }
    if !form.is_fine() {
        return form_again(&here.visit, &SoftScorePage { form, ..shown });
    }
    let player = shown.line.player.clone();
    if here.me.as_deref().is_some_and(|me| me.id == player.id) {
        let form = form.refused(say!("desk-show-own-army"));
        return form_again(&here.visit, &SoftScorePage { form, ..shown });
    }
    if meanwhile == Meanwhile::Both {
        return stale_form(
            &here.visit,
            &SoftScorePage { form: form.refused(say!("forms-both-changed")), ..shown },
        );
    }
    let next = shown.next.map_or_else(|| "desk/soft".to_owned(), |number| format!("desk/soft/{number}"));
    let next = next + &shown.by;
    let result = soft::mark_soft_score(&app, &here.actor(&form), here.event.id, &player, &marked).await;
    let next = Next::lead_to_page(&here, here.to(&next))
        .saying(say!("desk-show-player-marked", name = player.name.as_str()))
        .either_way();
    let again = async |mut form: Form| {
        let shown = one_page(&app, &here, at).await?;
        form.set("version", shown.form.value("version"));
        Ok(SoftScorePage { form, ..shown })
    };
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

fn fill_soft_settings_form(here: &EventVisit) -> Form {
    let mut form = Form::default();
    fill_setting_lines(&mut form, &[SOFT_SCORES], &here.event.settings);
    form
}

async fn list_page<'a>(
    app: &App,
    here: &'a EventVisit,
    form: Form,
    asked: SoftQuery,
) -> Result<SoftScoresPage<'a>> {
    let mut tx = app.database.read().await?;
    let scores = storage::soft::of_event(&mut tx, here.event.id).await?;
    let all_marks = storage::soft::marks_of_event(&mut tx, here.event.id).await?;
    let in_time = storage::soft::lists_in_time(&mut tx, here.event.id).await?;
    drop(tx);
    let soft = here.event.settings.soft;
    let in_time: HashSet<_> = in_time.into_iter().collect();
    let mut scores: HashMap<_, _> = scores.into_iter().map(|score| (score.player_id, score)).collect();
    let mut marks: HashMap<_, Vec<PaintMark>> = HashMap::new();
    for mark in all_marks {
        marks.entry(mark.player_id).or_default().push(mark);
    }
    let line = |player: &Player| {
        let score = scores
            .remove(&player.id)
            .unwrap_or_else(|| SoftScore::unmarked_soft_score(player.id, here.event.id));
        let by_itself = if in_time.contains(&player.id) { soft.lists.into() } else { 0 };
        let lists = score.lists.unwrap_or(by_itself);
        let marks = marks.remove(&player.id).unwrap_or_default();
        SoftLine { score, marks, lists, player: player.clone() }
    };
    let mut lines: Vec<SoftLine> = here.event.frame.who_played().map(line).collect();
    let entered = lines.iter().filter(|line| line.score.is_entered).count();
    let players = lines.len();
    let entered_only = goes_by_entry(here, &asked.by, entered);
    lines.retain(|line| !entered_only || line.score.is_entered);
    lines.sort_by_key(|line| (Reverse(line.figure(soft)), Reverse(line.total()), line.player.number));
    lines.retain(|line| holds_every_word(&line.search_text(), &asked.q));
    let paging = Paging::new(lines.len(), asked.page, ROWS);
    let lines = lines.into_iter().skip(paging.skip()).take(ROWS).collect();
    Ok(SoftScoresPage { visit: here, form, asked, lines, paging, entered, players, entered_only })
}

/// Whether those alone are gone through who show their army. A panel has nothing to see of the others, while organisers
/// give everybody something.
fn goes_by_entry(here: &EventVisit, by: &str, entered: usize) -> bool {
    let is_asked = by == "entered" || (by.is_empty() && !here.is_organiser());
    is_asked && entered > 0 && here.event.settings.soft.painting > 0
}

async fn one_page<'a>(app: &App, here: &'a Judge, (number, by): (i64, &str)) -> Result<SoftScorePage<'a>> {
    let mut tx = app.database.read().await?;
    let player = storage::players::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    let stored = storage::soft::find_soft_score(&mut tx, player.id).await?;
    let marks = storage::soft::marks_of(&mut tx, player.id).await?;
    let roster = storage::rosters::which_is_newest(&mut tx, player.id).await?;
    let all = storage::soft::of_event(&mut tx, here.event.id).await?;
    drop(tx);
    let entered: HashSet<_> =
        all.iter().filter(|score| score.is_entered).map(|score| score.player_id).collect();
    let score = stored.unwrap_or_else(|| SoftScore::unmarked_soft_score(player.id, here.event.id));
    let in_time = roster.is_some_and(|roster| !roster.late);
    let by_itself = if in_time { here.event.settings.soft.lists.into() } else { 0 };
    let judge = here.visit.account.as_ref().map(|account| account.id);
    let own = marks.iter().find(|mark| Some(mark.judge_id) == judge).map(|mark| mark.marks.to_string());
    let ready = match score.battle_ready {
        None => "",
        Some(true) => "yes",
        Some(false) => "no",
    };
    let form = Form::from_own_values([
        ("version", score.version.to_string()),
        ("entered", if score.is_entered { "on" } else { "off" }.to_owned()),
        ("ready", ready.to_owned()),
        ("painting", own.unwrap_or_default()),
        ("sportsmanship", score.sportsmanship.to_string()),
        ("lists", score.lists.map(|lists| lists.to_string()).unwrap_or_default()),
    ]);
    let entered_only = goes_by_entry(&here.0, by, entered.len());
    let is_seen = |player: &&Player| !entered_only || entered.contains(&player.id);
    let others = here.event.frame.who_played().filter(is_seen).map(|player| player.number);
    let next = others.filter(|other| *other > number).min();
    let by = match by {
        "entered" | "all" => format!("?by={by}"),
        _ => String::new(),
    };
    let line = SoftLine { lists: score.lists.unwrap_or(by_itself), player, score, marks };
    Ok(SoftScorePage { visit: &here.0, line, next, by, by_itself, form: mark_standing_fields(form) })
}
