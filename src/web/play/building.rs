//! What the pages of building a roster have in common, whatever a game's rosters are made of: the draft as it stands,
//! what was found about it, and the way it is kept and handed in.

use crate::{
    actions::rosters::{self, Judging, as_given, draft_of},
    domain::{
        composition::{RosterPlace, Severity},
        event::roster_version::{RosterDraft, RosterState, RosterVersion},
        games::{BuilderStepError, Finding, Game, RosterBuilder, UnitOffer, Verdict},
        refusal::{Conflict, FormRefusal},
        roster::{Roster, Section},
    },
    text::values::say_roster_arrived,
    token::token_hash,
    web::{page::guard::Entered, prelude::*},
};
use serde::Deserialize;
use std::ops::DerefMut;

/// Findings of each kind on the page: whoever has mended these sees the others.
const MOST_SHOWN: usize = 60;
/// A page with all forms may have so many bytes; an army of the usual size has a third of it.
const HEAVIEST_FORMS: usize = 150_000;

#[derive(Deserialize)]
pub struct BuilderQuery {
    #[serde(default)]
    pub open: String,
    #[serde(default, rename = "for")]
    pub to: String,
}

/// What may be picked for one place.
#[derive(Template)]
#[template(path = "play/roster_pick.html")]
pub struct PickPage<'a> {
    pub visit: &'a EventVisit,
    pub version: i64,
    /// As the form sends it back: `lead`, `follow.2`, …
    pub to: String,
    pub heading: Wording,
    pub first: Vec<UnitOffer>,
    pub others: Vec<UnitOffer>,
    /// Sections that are picked as one.
    pub wholes: Vec<Section>,
}

/// The draft on its page, with what it is judged by. The page of a game's own builder is made of it.
pub struct Building {
    pub visit: EventVisit,
    pub draft: RosterDraft,
    pub judging: Box<Judging>,
    /// None where nobody asked for it, and where too many wait for a turn to be judged.
    pub verdict: Option<Verdict>,
    pub form: Form,
    /// The unit or part whose form is open.
    pub open: String,
    /// Every unit has its form; else the open one alone, and the others lead to theirs.
    pub has_every_form: bool,
    /// Whether there is a roster that staff accepted, which a new version would put in question.
    pub accepted: bool,
    /// The number of the version that was handed in last, to begin from.
    pub handed_in: Option<i64>,
}

impl Building {
    /// As it stands, without a verdict: what a tap is held against.
    pub async fn load_unjudged_draft(app: &App, here: &Entered) -> Result<Self> {
        let mut tx = app.database.read().await?;
        let judging = Box::new(Judging::from_event_settings(app, &mut tx, &here.event.settings).await?);
        let draft = draft_of(app, &mut tx, &here.event, here.player()).await?;
        let newest = storage::rosters::which_is_newest(&mut tx, here.player().id).await?;
        Ok(Self {
            visit: here.0.clone(),
            draft,
            judging,
            verdict: None,
            form: Form::default(),
            open: String::new(),
            has_every_form: true,
            handed_in: newest.as_ref().map(|roster| roster.number),
            accepted: newest.is_some_and(|roster| roster.state == RosterState::Accepted),
        })
    }

    /// With the verdict by the profiles in force.
    pub async fn judged(self, app: &App) -> Result<Self> {
        let verdict = self.judging.verdict_on_draft(app, self.draft.roster.clone()).await?;
        Ok(Self { verdict, ..self })
    }

    pub async fn load_judged_draft(app: &App, here: &Entered, form: Form) -> Result<Self> {
        let built = Self { form, ..Self::load_unjudged_draft(app, here).await? };
        built.judged(app).await
    }

    pub fn roster(&self) -> &Roster {
        &self.draft.roster
    }

    pub fn game(&self) -> Game {
        self.judging.game
    }

    fn found(&self) -> impl Iterator<Item = &Finding> {
        self.verdict.iter().flat_map(|verdict| &verdict.findings)
    }

    /// What a person has to look at, the gravest first, as far as it can be read at once.
    pub fn grave(&self) -> Vec<&Finding> {
        let grave = self.found().filter(|finding| finding.severity != Severity::Information);
        grave.take(MOST_SHOWN).collect()
    }

    pub fn remarks(&self) -> Vec<&Finding> {
        let remarks = self.found().filter(|finding| finding.severity == Severity::Information);
        remarks.take(MOST_SHOWN).collect()
    }

    /// How much there is to look at besides.
    pub fn more(&self) -> usize {
        let grave = self.found().filter(|finding| finding.severity != Severity::Information);
        grave.count().saturating_sub(MOST_SHOWN)
    }

    pub fn illegal(&self) -> usize {
        self.found().filter(|finding| finding.severity == Severity::Illegal).count()
    }

    pub fn findings_about(&self, section: &Section) -> Vec<&Finding> {
        self.findings_at(&RosterPlace::Section(section.heading()))
    }

    /// On the first of several units of one name.
    pub fn findings_of(&self, section: &Section, unit: &usize) -> Vec<&Finding> {
        let name = &section.entries[*unit].name;
        let is_first = section.entries.iter().position(|entry| entry.name == *name) == Some(*unit);
        let place = RosterPlace::Unit { section: section.heading(), unit: name.clone() };
        if is_first { self.findings_at(&place) } else { Vec::new() }
    }

    /// About the army as a whole, and about places that are on none of these sections.
    pub fn findings_beside(&self, sections: &[(usize, &Section)]) -> Vec<&Finding> {
        let shown = |finding: &&Finding| {
            sections.iter().any(|(_, section)| {
                finding.place.is_section(section)
                    || section.entries.iter().any(|entry| finding.place.is_unit(section, entry))
            })
        };
        self.grave().into_iter().filter(|finding| !shown(finding)).collect()
    }

    fn findings_at(&self, place: &RosterPlace) -> Vec<&Finding> {
        self.grave().into_iter().filter(|finding| finding.place == *place).collect()
    }

    /// That nothing is to mend, with what was counted; none while there is something, or nobody has looked.
    pub fn in_order(&self) -> Option<Message> {
        let computed = &self.verdict.as_ref().filter(|_| self.grave().is_empty())?.computed;
        let drops = (self.game().builder() == Some(RosterBuilder::Leaders)).then_some(computed.drops);
        let (points, limit) = (computed.points, self.judging.rules.points_limit);
        Some(say!("roster-build-in-order", points, limit, drops))
    }

    /// "Checked with the profiles of 2025-06-19."
    pub fn published(&self) -> Option<String> {
        Some(self.judging.view.newest()?.published_on?.to_string())
    }

    /// Whether the form of a unit is on the page.
    pub fn has_form(&self, at: &usize, unit: &usize) -> bool {
        self.has_every_form || self.is_open(at, unit)
    }

    /// Where the form of a unit is.
    pub fn form_of(&self, at: &usize, unit: &usize) -> String {
        self.visit.to(&format!("roster/build?open={at}.{unit}#u-{at}-{unit}"))
    }

    pub fn is_open(&self, at: &usize, unit: &usize) -> bool {
        self.open == format!("{at}.{unit}")
    }
}

/// The page of a builder; one that would be too heavy has the form of the open unit alone.
///
/// # Errors
/// When the page cannot be rendered.
pub fn lighten_heavy_page<P: Template + DerefMut<Target = Building>>(mut page: P) -> Result<P> {
    page.has_every_form = page.render_with_values(&page.visit.speaker)?.len() <= HEAVIEST_FORMS;
    Ok(page)
}

/// Keeps what a tap makes of the draft that was seen. `said` tells this tap from the others of the same page, `back` is
/// the place on the page that it leads to.
pub async fn keep_tapped_draft<P: Template + From<Building> + DerefMut<Target = Building>>(
    app: &App,
    here: &Entered,
    form: &Form,
    (said, back): (&str, &str),
    work: impl FnOnce(Roster) -> std::result::Result<Roster, BuilderStepError>,
) -> Result<HttpResponse> {
    let mut by = here.player_actor(form);
    // A page has one key and many buttons: each tap is a form of its own.
    by.once = by.once.map(|once| format!("{once:.40}-{}", &token_hash(said)[..16]));
    let seen = form.value("version").parse().unwrap_or_default();
    let result = rosters::build_roster_draft(app, &by, &here.event, here.player(), seen, work).await;
    let next = Next::lead_to_page(here, format!("{}{back}", here.to("roster/build"))).either_way();
    answer_draft_change::<P, _>(app, here, result, next).await
}

/// The version that was handed in last, to begin from.
pub async fn handed_in_last(app: &App, here: &Entered) -> Result<RosterVersion> {
    rosters::newest_of(&mut app.database.read().await?, here.player()).await?.ok_or(Error::NotFound)
}

/// Begins from a roster that is there already, by what `work` makes of it, over the draft that was seen.
pub async fn begin_from_roster<P: Template + From<Building> + DerefMut<Target = Building>>(
    app: &App,
    here: &Entered,
    form: &Form,
    seen: i64,
    told: impl Into<Wording>,
    work: impl FnOnce(Roster) -> std::result::Result<Roster, BuilderStepError>,
) -> Result<HttpResponse> {
    let by = here.player_actor(form);
    let result = rosters::build_roster_draft(app, &by, &here.event, here.player(), seen, work).await;
    let next = Next::lead_to_page(here, here.to("roster/build")).saying(told).or_twice("");
    answer_draft_change::<P, _>(app, here, result, next).await
}

/// Hands in what was built, by the way a pasted roster goes.
pub async fn hand_in<P: Template + From<Building> + DerefMut<Target = Building>>(
    app: &App,
    here: &Entered,
    form: Form,
) -> Result<HttpResponse> {
    let draft = draft_of(app, &mut app.database.read().await?, &here.event, here.player()).await?;
    if draft.version.to_string() != form.value("version") {
        return show_refused_draft::<P>(app, here, Error::Conflict(Conflict::RosterDraftToHandIn)).await;
    }
    if draft.roster.is_empty() {
        return show_refused_draft::<P>(app, here, Error::from_refusal(FormRefusal::NoUnit)).await;
    }
    let (by, given) = (here.player_actor(&form), as_given(rosters::game_of(&here.event.settings)?, &draft));
    let result = rosters::hand_in(app, &by, &here.event, here.player(), given).await;
    let arrived = result.as_ref().map_or(Wording::NONE, |roster| say_roster_arrived(roster).into());
    let next = Next::lead_to_page(here, here.to("roster")).saying(arrived).or_twice("");
    answer_draft_change::<P, _>(app, here, result, next).await
}

/// The roster as it is by now, with what was wrong.
pub async fn show_refused_draft<P: Template + From<Building> + DerefMut<Target = Building>>(
    app: &App,
    here: &Entered,
    why: Error,
) -> Result<HttpResponse> {
    answer_draft_change::<P, ()>(app, here, Err(why), Next::lead_to_page(here, "")).await
}

/// On, or the roster as it is by now, with what was wrong.
async fn answer_draft_change<P: Template + From<Building> + DerefMut<Target = Building>, T>(
    app: &App,
    here: &Entered,
    result: Result<T>,
    next: Next,
) -> Result<HttpResponse> {
    let again = async |form| {
        lighten_heavy_page(P::from(Box::pin(Building::load_judged_draft(app, here, form)).await?))
    };
    SentForm { visit: &here.visit, form: Form::default(), result }.answer(next, again).await
}
