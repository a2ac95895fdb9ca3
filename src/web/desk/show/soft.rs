//! Soft scores at the desk: what the event gives, the panel's marks for paint, and what everybody has in all.

use crate::{
    actions::soft::{self, Marked},
    app::App,
    domain::{
        event::{
            pack::Settings,
            player::Player,
            soft::{PaintMark, SoftScore, SoftSettings, painting},
        },
        standings::Tiebreaker,
    },
    error::{Error, Result},
    storage,
    web::{
        desk::setup::saving::{SettingsForm, fingerprint},
        form::Form,
        guard::{Judge, Organiser},
        outcome::{Next, Sent},
        respond::{form_again, page},
        visit::EventVisit,
    },
    words::pages::desk::{setup::OTHERS_SAVED_ELSEWHERE, show as say},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;
use std::cmp::Reverse;

/// The most that an event gives for one thing.
const MOST: u32 = 1000;

#[derive(Template)]
#[template(path = "desk/show/soft.html")]
struct SoftScoresPage {
    visit: EventVisit,
    form: Form,
    /// The best painted first.
    lines: Vec<SoftLine>,
}

/// A player, and what is noted of them.
struct SoftLine {
    player: Player,
    score: SoftScore,
    marks: Vec<PaintMark>,
}

#[derive(Template)]
#[template(path = "desk/show/soft_one.html")]
struct SoftScorePage {
    visit: EventVisit,
    line: SoftLine,
    /// The player after this one, by number; None for the last.
    next: Option<i64>,
    form: Form,
}

impl SoftLine {
    fn painting(&self) -> i64 {
        painting(&self.marks)
    }
}

impl SoftScoresPage {
    fn soft(&self) -> SoftSettings {
        self.visit.event.settings.soft
    }

    fn entered(&self) -> usize {
        self.lines.iter().filter(|line| line.score.is_entered).count()
    }

    /// They break ties, or come first: the ranking names them.
    fn count(&self) -> bool {
        self.visit.event.settings.ranking.tiebreakers.iter().any(|name| name == Tiebreaker::SoftScores.name())
    }
}

impl SoftScorePage {
    fn soft(&self) -> SoftSettings {
        self.visit.event.settings.soft
    }

    fn ready() -> [(&'static str, &'static str); 3] {
        [("", say::NOT_LOOKED_AT), ("yes", say::BATTLE_READY), ("no", say::NOT_BATTLE_READY)]
    }
}

pub async fn show(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    page(&here.visit, &list_page(&app, &here.0, filled(&here.0)).await?)
}

/// What the event gives.
pub async fn save(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let mut most = |name: &str| form.number_if_given(name, 0..=MOST).unwrap_or_default();
    let soft = SoftSettings {
        painting: most("painting"),
        sportsmanship: most("sportsmanship"),
        lists: most("lists"),
    };
    if !form.is_fine() {
        return form_again(&here.visit, &list_page(&app, &here.0, form).await?);
    }
    let settings = Settings { soft, ..here.event.settings.clone() };
    let (name, next) = (here.event.name.clone(), Next::to(here.to("desk/soft")).saying(say::SOFT_SAVED));
    let others_saved = OTHERS_SAVED_ELSEWHERE;
    let wanted = SettingsForm { app: &app, here: &here, form, name, settings, next, others_saved };
    wanted.save(async |form| list_page(&app, &here.0, form).await).await
}

pub async fn one(app: Data<App>, here: Judge, path: Path<(String, i64)>) -> Result<HttpResponse> {
    let shown = one_page(&app, &here, path.1).await?;
    page(&here.visit, &shown)
}

/// Notes what a judge or organiser saw, and goes on to the next player.
pub async fn mark(
    app: Data<App>,
    here: Judge,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let shown = one_page(&app, &here, path.1).await?;
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
        given: here.is_organiser().then(|| rest.map(Option::unwrap_or_default)),
    };
    if !form.is_fine() {
        return form_again(&here.visit, &SoftScorePage { form, ..shown });
    }
    let player = shown.line.player.clone();
    if here.me.as_ref().is_some_and(|me| me.id == player.id) {
        let form = form.refused(say::OWN_ARMY);
        return form_again(&here.visit, &SoftScorePage { form, ..shown });
    }
    let next = shown.next.map_or_else(|| "desk/soft".to_owned(), |number| format!("desk/soft/{number}"));
    let result = soft::mark(&app, &here.actor(&form), here.event.id, (&player, &marked)).await;
    let next = Next::to(here.to(&next)).saying(say::marked(player.name.as_str())).either_way();
    let again = async |form| Ok(SoftScorePage { form, ..shown });
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}

fn filled(here: &EventVisit) -> Form {
    let soft = here.event.settings.soft;
    Form::filled([
        ("seen", fingerprint(&here.event)),
        ("painting", soft.painting.to_string()),
        ("sportsmanship", soft.sportsmanship.to_string()),
        ("lists", soft.lists.to_string()),
    ])
}

async fn list_page(app: &App, here: &EventVisit, form: Form) -> Result<SoftScoresPage> {
    let mut tx = app.database.read().await?;
    let mut scores = storage::soft::of_event(&mut tx, here.event.id).await?;
    let all_marks = storage::soft::marks_of_event(&mut tx, here.event.id).await?;
    drop(tx);
    let mut lines: Vec<SoftLine> = here
        .known
        .frame
        .who_played()
        .map(|player| {
            let at = scores.iter().position(|score| score.player_id == player.id);
            let score = at.map(|at| scores.swap_remove(at));
            let score = score.unwrap_or_else(|| SoftScore::none(player.id, here.event.id));
            let marks = all_marks.iter().filter(|mark| mark.player_id == player.id).cloned().collect();
            SoftLine { player: player.clone(), score, marks }
        })
        .collect();
    lines.sort_by_key(|line| (Reverse(line.painting()), line.player.number));
    Ok(SoftScoresPage { visit: here.clone(), form, lines })
}

async fn one_page(app: &App, here: &Judge, number: i64) -> Result<SoftScorePage> {
    let mut tx = app.database.read().await?;
    let player = storage::players::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    let stored = storage::soft::find(&mut tx, player.id).await?;
    let marks = storage::soft::marks_of(&mut tx, player.id).await?;
    let roster = storage::rosters::which_is_newest(&mut tx, player.id).await?;
    drop(tx);
    let most = here.event.settings.soft;
    let score = stored.clone().unwrap_or_else(|| SoftScore::none(player.id, here.event.id));
    let in_time = roster.is_some_and(|roster| !roster.late);
    let lists = match stored {
        Some(stored) => stored.lists,
        None if in_time => most.lists.into(),
        None => 0,
    };
    let judge = here.visit.account.as_ref().map(|account| account.id);
    let own = marks.iter().find(|mark| Some(mark.judge_id) == judge).map(|mark| mark.marks.to_string());
    let ready = match score.battle_ready {
        None => "",
        Some(true) => "yes",
        Some(false) => "no",
    };
    let form = Form::filled([
        ("version", score.version.to_string()),
        ("entered", if score.is_entered { "on" } else { "off" }.to_owned()),
        ("ready", ready.to_owned()),
        ("painting", own.unwrap_or_default()),
        ("sportsmanship", score.sportsmanship.to_string()),
        ("lists", lists.to_string()),
    ]);
    let next =
        here.known.frame.who_played().map(|player| player.number).filter(|other| *other > number).min();
    let line = SoftLine { player, score, marks };
    Ok(SoftScorePage { visit: here.0.clone(), line, next, form })
}
