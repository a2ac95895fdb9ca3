//! What players chose in their rosters, once everybody may read those.

use super::{keeps_back, percent_of};
use crate::{
    cache::standings::Ranked,
    domain::{
        event::{pack::RosterPolicy, player::Status},
        statistics::{
            BattleSelection, CHOICES_FROM, ChoiceFigures, ChoiceKind, RATE_FROM, RosterChoices, by_choice,
        },
    },
    exchange::{statistics::choices_table, table::TableFormat},
    text::{
        TextFact,
        statistics::{tell_percent, tell_rate_range, tell_win_rate, write_tally},
    },
    web::{event::entrant_ranks::load_visible_standings, prelude::*, reply::spreadsheet::table_file},
};
use std::{collections::BTreeMap, sync::Arc};

/// Units that have a bar.
const BARS: usize = 10;
/// Rows of each table; the file has all.
const ROWS: usize = 30;
/// What one roster alone has is no choice of this event's players, but of one of them.
const SHARED: u32 = 2;

#[derive(Template)]
#[template(path = "event/choices.html")]
struct ChoicesPage<'a> {
    visit: &'a EventVisit,
    told: ChoicesAnswer,
}

/// What there is to be told.
enum ChoicesAnswer {
    /// The organiser keeps results back.
    Hidden,
    /// Rosters are not open: until then, where that is known.
    Closed(Option<String>),
    /// Too few rosters.
    TooFew,
    Choices(Arc<RosterChoices>),
}

/// `7–1–4`, the share won, and where it lies.
struct ChoiceRecord {
    record: String,
    rate: Message,
    within: Message,
}

impl ChoicesPage<'_> {
    /// The kinds that more than one roster has any of, with what stands above each.
    fn list_shared_kinds(choices: &RosterChoices) -> Vec<(Message, Vec<&ChoiceFigures>)> {
        let of = |kind| choices.of(kind, SHARED).take(ROWS).collect::<Vec<_>>();
        let kinds = ChoiceKind::ALL.into_iter().map(|kind| (told(&kind), of(kind)));
        kinds.filter(|(_, figures)| !figures.is_empty()).collect()
    }

    fn most_taken(choices: &RosterChoices) -> Vec<&ChoiceFigures> {
        choices.of(ChoiceKind::Unit, SHARED).take(BARS).collect()
    }

    /// A sentence on what is to be seen.
    fn choices_seen_sentence(choices: &RosterChoices) -> Message {
        let most = choices.of(ChoiceKind::Unit, SHARED).next().map(|one| {
            say!("statistics-most-taken", name = one.name, taken = one.rosters, rosters = choices.rosters)
        });
        let told = choices.figures.iter().filter(|one| one.is_told() && one.rosters >= SHARED);
        let (differ, others): (Vec<_>, Vec<_>) = told.partition(|one| one.tally.differs());
        let is_told = !differ.is_empty() || !others.is_empty();
        let chance = is_told.then(|| say!("statistics-choices-that-differ", count = differ.len()));
        let sentences: TextFact = most.into_iter().chain(chance).collect();
        say!("sentences", sentences)
    }

    /// Of all rosters, as a bar takes it.
    fn width_of_choice_bar(choices: &RosterChoices, figures: &ChoiceFigures) -> String {
        percent_of(of_all(choices, figures))
    }

    fn describe_choice_share(choices: &RosterChoices, figures: &ChoiceFigures) -> Message {
        tell_percent(of_all(choices, figures))
    }

    /// `7–1–4`, the share won, and where it lies; dashes below battles enough.
    fn describe_choice_record(figures: &ChoiceFigures) -> ChoiceRecord {
        let tally = &figures.tally;
        if figures.is_told() {
            let (rate, within) = (tell_win_rate(tally), tell_rate_range(tally));
            return ChoiceRecord { record: write_tally(tally), rate, within };
        }
        let nothing = say!("statistics-not-told");
        ChoiceRecord { record: "–".to_owned(), rate: nothing.clone(), within: nothing }
    }
}

fn of_all(choices: &RosterChoices, figures: &ChoiceFigures) -> f64 {
    f64::from(figures.rosters) / f64::from(choices.rosters.max(1))
}

pub async fn show_choices_page(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let told = load_visible_choices(&app, &here).await?;
    answer_with_page(&here, &ChoicesPage { visit: &here, told })
}

/// The same as a table for spreadsheets.
pub async fn download_choices_table(
    app: Data<App>,
    here: EventVisit,
    format: TableFormat,
) -> Result<HttpResponse> {
    let ChoicesAnswer::Choices(choices) = load_visible_choices(&app, &here).await? else {
        return Err(Error::NotFound);
    };
    table_file(format, &format!("{}-choices", here.event.slug), choices_table(&choices)).await
}

async fn load_visible_choices(app: &App, here: &EventVisit) -> Result<ChoicesAnswer> {
    let ranked = load_visible_standings(app, here, None).await?;
    if keeps_back(here) {
        return Ok(ChoicesAnswer::Hidden);
    }
    if !here.event.settings.rosters_are_open(here.now) {
        return Ok(ChoicesAnswer::Closed(describe_rosters_opening(here)));
    }
    let version = (here.event.id, here.event.version);
    let choices =
        app.cache.choices.get(version, (), async || count_roster_choices(app, here, &ranked).await).await?;
    let is_enough = usize::try_from(choices.rosters).is_ok_and(|rosters| rosters >= CHOICES_FROM);
    Ok(if is_enough { ChoicesAnswer::Choices(choices) } else { ChoicesAnswer::TooFew })
}

fn describe_rosters_opening(here: &EventVisit) -> Option<String> {
    let settings = &here.event.settings;
    let at = settings.rosters_open_at.or(settings.roster_deadline);
    at.filter(|_| settings.rosters == RosterPolicy::Open)
        .map(|at| here.speaker.say(&here.event.day_and_time(&at)))
}

/// From the newest roster of everybody who plays, as everybody may read it.
async fn count_roster_choices(app: &App, here: &EventVisit, ranked: &Ranked) -> Result<RosterChoices> {
    let mut tx = app.database.read().await?;
    let newest = storage::rosters::list_newest_versions(&mut tx, here.event.id).await?;
    drop(tx);
    let loaded = &ranked.loaded;
    let rosters = newest.into_iter().filter_map(|roster| {
        let player = *loaded.index.get(&roster.player_id)?;
        let plays = loaded.players[player].status == Status::Playing && !loaded.players[player].spare;
        plays.then(|| (player, roster.roster()))
    });
    let rosters: BTreeMap<_, _> = rosters.collect();
    Ok(by_choice(&rosters, &loaded.history, &ranked.standings, BattleSelection::default()))
}
