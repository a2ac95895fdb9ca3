//! The pack: the one page that tells a player everything (`handbook`, section E).

use super::front::Story;
use crate::{
    actions::rosters::rules_of,
    app::App,
    domain::{
        composition::{Allowance, RulesModule},
        event::{
            Event, Stage, clock::RoundClock, pack::Settings, permission::StaffRole, picture::EventPicture,
            player::Status, registration::Registration, seeds::RoundSeeds,
        },
        games,
        numbers::RoundNumber,
        round::{Round, RoundState},
        system,
        teams::Entrants,
        zone::Zone,
    },
    error::Result,
    storage::{self, Tx},
    text::{Speaker, Wording, filters, rules::title_of},
    web::{
        event::schedule::{self, DayStep, DayTold, EventProgress},
        page::{event_visit::EventVisit, identicon::Quilt, ranking_changes::list_ranking_changes},
        reply::{respond::answer_with_page, shared_page::for_everybody},
    },
    words::{
        InWords, Label,
        missions::axes_told,
        pack::{
            command_points, counted_kinds, describe_award_lines, describe_battleplan_twists, left_out,
            list_rules_modules, pairing_in_words, soft_scores, terrain_guide,
        },
        pages::pack as say,
        ranking::{TEAM_TIEBREAKERS, TIEBREAKERS, bye_value},
        settings::{PackChapter, PackFact, list_chapter_facts},
        team_pack,
        tournament_points::in_own_words,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use chrono::{DateTime, Utc};

#[derive(Template)]
#[template(path = "event/pack.html")]
struct PackPage<'a> {
    visit: &'a EventVisit,
    sections: Vec<PackPart>,
    days: Vec<DayTold>,
    /// Places that players, pairs or teams have.
    taken: i64,
    /// How many wait for one.
    waiting: i64,
    /// The organiser's own, the one that stands in the banner at the head.
    pictures: Vec<EventPicture>,
    story: Story,
}

impl PackPage<'_> {
    /// What the others are headed with, which are loaded when somebody opens them. None: there are none.
    fn more_pictures(&self) -> Option<String> {
        let more = self.pictures.len().saturating_sub(1);
        (more > 0).then(|| say::more_pictures(more))
    }

    fn quilt(&self) -> Quilt {
        Quilt::of_page(self.visit.event.name.as_str())
    }

    fn registration_open(&self) -> bool {
        self.visit.event.takes_registrations(self.visit.now)
    }

    /// What is left for whoever signs up now: `3 of 48 places left`, or that people wait.
    fn places_left(&self) -> String {
        say::places_left(self.visit.event.settings.capacity, self.taken, self.waiting)
    }

    /// How far an event is of which no round is out.
    fn standing(&self) -> String {
        word_event_standing(&self.visit.event, self.visit.now)
    }

    /// How many there are: `48 players`, `12 teams, 48 players`.
    fn entered(&self) -> String {
        say::describe_entered_players(self.visit.event.settings.entrants, self.taken, self.story.playing)
    }

    /// How many rounds were played, which may be fewer than were planned.
    fn drawn_rounds(&self) -> usize {
        self.visit.event.frame.public_rounds().count()
    }

    /// The two parts of the days that come next. A round that is out begins when it is to begin, whatever was planned.
    fn next_parts(&self) -> Vec<NextPart> {
        let is_next = |part: &DayStep| self.story.is_to_begin && part.round == self.story.round;
        let begins = schedule::to_come(&self.days, self.story.begun()).position(|(_, part)| is_next(part));
        // Once a round is out, what was planned before it is over; once the event is, no round is to come.
        let is_over = self.visit.event.stage.is_over();
        let to_come = schedule::to_come(&self.days, self.story.begun()).skip(begins.unwrap_or_default());
        let to_come = to_come.filter(|(_, part)| !is_over || part.round.is_none()).take(2);
        let told = to_come.map(|(day, part)| NextPart {
            at: match self.planned(part) {
                Some(at) if day.is_empty() => self.visit.event.zone().clock(at),
                Some(at) => schedule::on_its_day(self.visit.event.zone(), at),
                None => format!("{day} {}", part.starts).trim().to_owned(),
            },
            label: part.label.clone(),
        });
        told.collect()
    }

    /// When the round of this part is to begin, once it is out.
    fn planned(&self, part: &DayStep) -> Option<DateTime<Utc>> {
        let mut out = self.visit.event.frame.public_rounds();
        out.find(|round| part.round == Some(round.number))?.starts_at
    }

    /// How far the event is: none before its first round is out.
    fn how_far(&self) -> Option<String> {
        let (settings, story) = (&self.visit.event.settings, &self.story);
        story.round.map(|round| say::how_far(round, settings.rounds, story.is_played))
    }

    /// When the round that is on ends, while its clock runs.
    fn ends(&self) -> Option<(String, RoundNumber)> {
        let running = self.visit.event.round_clock().filter(RoundClock::is_running)?;
        Some((self.visit.event.end_of(&running), self.story.round?))
    }

    /// How many of its tables are done.
    fn so_far(&self) -> String {
        say::so_far(self.story.tables, self.story.done, self.of_teams())
    }

    fn of_teams(&self) -> bool {
        !self.visit.event.settings.entrants.are_players()
    }

    /// What the statistics are of.
    fn statistics_of(&self) -> String {
        say::statistics_of(&self.visit.event.words().mission.to_lowercase())
    }

    /// What the button says that leads to the form.
    fn sign_up(&self) -> &'static str {
        let is_full = self.taken >= i64::from(self.visit.event.settings.capacity);
        say::sign_up(self.visit.event.settings.entrants, is_full || self.waiting > 0)
    }

    /// The days and the venue in one line.
    fn when_and_where(&self) -> String {
        let settings = &self.visit.event.settings;
        let told = [say::describe_event_days(settings), settings.venue.clone()]
            .into_iter()
            .filter(|fact| !fact.is_empty());
        told.collect::<Vec<_>>().join(", ")
    }
}

/// How far an event is before its first round: whether people can sign up, where that is the question.
pub fn word_event_standing(event: &Event, now: DateTime<Utc>) -> String {
    match (event.stage, event.registration(now)) {
        (Stage::Published | Stage::RegistrationClosed, Registration::NotYet(at)) => {
            say::sign_up_opens(&Zone::or_utc(&event.settings.time_zone).long(at))
        }
        (Stage::Published | Stage::RegistrationClosed, registration) => {
            say::word_registration_state(registration).into()
        }
        (stage, _) => stage.label().into(),
    }
}

/// A part of the days that comes next, and when: `Sun 09:30`.
struct NextPart {
    at: String,
    label: String,
}

/// A titled list of what is set; what is not set is left out.
#[derive(Debug, Clone)]
pub struct PackPart {
    pub title: &'static str,
    pub facts: Vec<(Wording, Wording)>,
}

pub async fn show_pack_page(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    // Until the last of its dates, what is said of signing up depends on the time.
    let is_coming = here.event.stage == Stage::Published;
    if is_coming && here.event.settings.day.registration_changes_later(here.now) {
        return answer_with_page(&here, &pack_page(&app, &here).await?);
    }
    for_everybody(&app, &here, "", async |here| {
        Ok(pack_page(&app, here).await?.render_with_values(&here.speaker)?)
    })
    .await
}

async fn pack_page<'a>(app: &App, here: &'a EventVisit) -> Result<PackPage<'a>> {
    let mut tx = app.database.read().await?;
    let taken = count_entries_by_status(&mut tx, here, Status::Playing).await?;
    let waiting = count_entries_by_status(&mut tx, here, Status::Waiting).await?;
    let pictures = storage::pictures::list_pictures(&mut tx, here.event.id).await?;
    let mut sections = load_sections(&mut tx, here).await?;
    // It has a place of its own on the page.
    sections.retain(|part| part.title != say::TIMETABLE);
    let newest = here.event.frame.public_rounds().last();
    let progress = EventProgress {
        newest: newest.map(|round| (round.number.0, round.state == RoundState::Closed)),
        is_finished: here.event.stage >= Stage::Finished,
    };
    let days = schedule::list_timetable_days(&here.event.settings, progress);
    drop(tx);
    let story = Story::load_story(app, here).await?;
    Ok(PackPage { visit: here, sections, days, taken, waiting, pictures, story })
}

/// How many players, pairs or teams are in or wait.
async fn count_entries_by_status(tx: &mut Tx, here: &EventVisit, status: Status) -> Result<i64> {
    let event = here.event.id;
    let counted = match here.event.settings.entrants {
        Entrants::Players => storage::players::count_players_by_status(tx, event, status).await?,
        Entrants::Pairs | Entrants::Teams => storage::teams::count_teams_by_status(tx, event, status).await?,
    };
    Ok(counted)
}

/// The pack's sections, with the judges as the staff list names them.
pub async fn load_sections(tx: &mut Tx, here: &EventVisit) -> Result<Vec<PackPart>> {
    let staff = storage::staff::list_staff(tx, here.event.id).await?;
    let judges = staff.into_iter().filter(|member| member.role == StaffRole::Judge).map(|member| member.name);
    // Where the event came from elsewhere, its judges are named before they have joined again here.
    let former = storage::former_staff::list_former_staff(tx, here.event.id).await?;
    let former =
        former.into_iter().filter(|member| member.role == StaffRole::Judge).map(|member| member.name);
    let judges = judges.chain(former);
    let rounds = storage::rounds::list_rounds(tx, here.event.id).await?;
    let votes = storage::votes::list_votes(tx, here.event.id).await?;
    let awarded = describe_award_lines(
        &storage::awards::list_awards(tx, here.event.id).await?,
        &votes,
        &here.event.settings,
    );
    Ok(list_pack_parts(here, &judges.collect::<Vec<_>>(), awarded, list_seed_facts(&here.event, &rounds)))
}

/// Everything that is set, in the order a player asks for it.
fn list_pack_parts(
    here: &EventVisit,
    judges: &[String],
    awarded: String,
    seeds: Vec<(&'static str, String)>,
) -> Vec<PackPart> {
    let settings = &here.event.settings;
    let mut ranked = pairing_and_ranking(here);
    ranked.extend(seeds);
    let of = |chapter: PackChapter, own: Vec<PackFact>| list_chapter_facts(chapter, settings, own);
    let mut game = of(PackChapter::TheGame, list_game_facts(settings));
    game.extend(worded(axes_told(settings)));
    let given = vec![own_fact(7, say::AWARDS, awarded), own_fact(8, say::SOFT_SCORES, soft_scores(settings))];
    let people = vec![own_fact(1, say::JUDGES, name_judges(settings, judges))];
    let all = [
        PackPart { title: say::WHEN_AND_WHERE, facts: of(PackChapter::WhenAndWhere, Vec::new()) },
        PackPart { title: say::TIMETABLE, facts: worded(schedule::list_timetable_facts(settings)) },
        PackPart { title: say::THE_GAME, facts: game },
        PackPart { title: say::ROSTERS, facts: of(PackChapter::Rosters, list_roster_facts(here)) },
        PackPart { title: say::THE_DAY, facts: of(PackChapter::TheDay, Vec::new()) },
        PackPart { title: teams_title(settings), facts: worded(team_pack::list_team_facts(settings)) },
        PackPart { title: say::PAIRING_AND_RANKING, facts: worded(ranked) },
        PackPart { title: say::TICKETS_FOOD_AND_PRIZES, facts: of(PackChapter::Tickets, given) },
        PackPart { title: say::PEOPLE, facts: of(PackChapter::People, people) },
        PackPart { title: say::THE_PLACE, facts: of(PackChapter::ThePlace, Vec::new()) },
    ];
    let filled = all.into_iter().map(|mut section| {
        section.facts.retain(|(_, value)| !value.is_empty());
        section
    });
    filled.filter(|section| !section.facts.is_empty()).collect()
}

/// What no setting says alone, at its place in the chapter.
fn own_fact(place: u8, label: &str, told: String) -> PackFact {
    PackFact { place, label: label.into(), told: told.into() }
}

/// Facts whose words are there already.
fn worded(facts: Vec<(&'static str, String)>) -> Vec<(Wording, Wording)> {
    facts.into_iter().map(|(label, told)| (label.into(), told.into())).collect()
}

fn teams_title(settings: &Settings) -> &'static str {
    if settings.entrants.are_pairs() { team_pack::PAIRS } else { team_pack::TEAMS }
}

/// What follows from the game and no setting says alone.
fn list_game_facts(settings: &Settings) -> Vec<PackFact> {
    let system = system::find_system(&settings.system);
    // Without that module there is no guide to terrain (`systems V04`).
    let guide = system.and_then(|system| system.terrain.as_ref()).filter(|_| settings.plays_terrain());
    let deployment = system.and_then(|system| system.deployment.as_ref());
    // The points are spent on commands alone (`systems V07`).
    let plays_commands = !settings.composition.without.contains(&RulesModule::Commands);
    let commands = system.and_then(|system| system.command_points).filter(|_| plays_commands);
    vec![
        own_fact(7, say::DEPLOYMENT, deployment.map(say::describe_deployment).unwrap_or_default()),
        own_fact(8, say::TERRAIN_IS, guide.map(terrain_guide).unwrap_or_default()),
        own_fact(9, say::COMMAND_POINTS, commands.map(command_points).unwrap_or_default()),
        own_fact(10, settings.game().words.of_missions(), say::describe_pack_battleplans(settings)),
        own_fact(11, say::TWISTS, describe_battleplan_twists(settings)),
    ]
}

/// What of the rosters is set elsewhere.
fn list_roster_facts(here: &EventVisit) -> Vec<PackFact> {
    let settings = &here.event.settings;
    let facts = [
        (say::SEASON, rules_of(settings, settings.date_at(here.now)).season.unwrap_or_default()),
        (say::NOT_ALLOWED, not_allowed(settings)),
        (say::COUNTED, counted_kinds(settings.game(), &settings.composition)),
        (say::LEFT_OUT, left_out(settings.game(), &settings.composition)),
        (say::PLAYED_WITHOUT, list_rules_modules(&settings.composition.without)),
        (say::LOWERED_RULES, describe_lowered_rules(settings)),
        (say::PRICES, describe_price_corrections(settings)),
    ];
    facts.into_iter().zip(5..).map(|((label, told), place)| own_fact(place, label, told)).collect()
}

fn not_allowed(settings: &Settings) -> String {
    let allowed = &settings.composition.allowed;
    // That a sixth regiment is none is the usual case, and nothing to be told.
    let game = games::find_game(&settings.system).unwrap_or_else(games::default);
    let told = game.allowances().iter().filter(|what| **what != Allowance::SixthRegimentOfRenown);
    let names = told.filter(|what| !allowed.contains(what)).map(Label::label);
    names.collect::<Vec<_>>().join(", ")
}

fn describe_lowered_rules(settings: &Settings) -> String {
    let lowered = settings.composition.lowered.iter();
    let title = |rule| games::find_game(&settings.system).map_or(Wording::NONE, |game| title_of(game, rule));
    let title = |rule| title(rule).say_by(&Speaker::in_english());
    let told =
        lowered.map(|one| format!("{} ({}): {}. {}", one.rule, title(one.rule), one.severity, one.reason));
    told.collect::<Vec<_>>().join("\n")
}

fn describe_price_corrections(settings: &Settings) -> String {
    let corrections = settings.composition.corrections.iter();
    let told = corrections.map(|one| {
        let faction = if one.faction().is_empty() { say::OF_RENOWN } else { one.faction() };
        format!("{} ({faction}): {}. {}", one.name(), one.changed.in_words(), one.reason)
    });
    told.collect::<Vec<_>>().join("\n")
}

/// In words, from what is really set: never typed twice (`E11`).
fn pairing_and_ranking(here: &EventVisit) -> Vec<(&'static str, String)> {
    let settings = &here.event.settings;
    let pairing = pairing_in_words(settings);
    let rules = settings.ranking_rules().ranking;
    let breakers: Vec<String> = rules
        .tiebreakers
        .iter()
        .enumerate()
        .map(|(n, name)| {
            let mut known = TIEBREAKERS.iter().chain(&TEAM_TIEBREAKERS);
            let label = known.find(|(known, _)| known == name).map_or(name.as_str(), |(_, label)| label);
            in_own_words(settings.game(), &format!("{}. {label}", n + 1))
        })
        .collect();
    let changes = list_ranking_changes(here);
    let ranking_changes: Vec<String> = changes.iter().map(|change| here.speaker.say(change)).collect();
    vec![
        (say::PAIRING, pairing),
        (say::RANKING, in_own_words(settings.game(), say::describe_ranking_basis(rules.scoring))),
        (say::TIEBREAKERS, breakers.join("\n")),
        (say::RANKING_CHANGES, ranking_changes.join("\n")),
        (say::BYE_VALUE, say::end_part_as_sentence(&bye_value(settings))),
    ]
}

/// Promised before the first round, each told when it foretells nothing any more: then anybody can draw again.
fn list_seed_facts(event: &Event, rounds: &[Round]) -> Vec<(&'static str, String)> {
    let public: Vec<&Round> = rounds.iter().filter(|round| round.is_public()).collect();
    if !event.settings.seed_per_round {
        let (seed, promise) = (event.seed.unsigned_abs(), event.seed_promise());
        let told = event.settings.tells_seed(public.len());
        let said = if told {
            say::told_seed(seed, &promise)
        } else {
            say::promised_seed(&promise, event.settings.battleplans)
        };
        return vec![(say::SEED, said)];
    }
    let of = |seeds: RoundSeeds, rounds: &[&Round]| -> Vec<(RoundNumber, u64)> {
        rounds.iter().map(|round| (round.number, seeds.of(round.number))).collect()
    };
    let draws = say::round_seeds(&event.seed_promise(), &of(event.round_seeds(), &public));
    let mut facts = vec![(say::SEEDS, draws)];
    if event.settings.entrants.have_matches() {
        let over: Vec<&Round> =
            public.into_iter().filter(|round| round.state == RoundState::Closed).collect();
        facts.push((
            say::DRAFT_SEEDS,
            say::draft_seeds(&event.draft_promise(), &of(event.draft_seeds(), &over)),
        ));
    }
    facts
}

fn name_judges(settings: &Settings, judges: &[String]) -> String {
    let named = if settings.judges.is_empty() { judges.join(", ") } else { settings.judges.clone() };
    if named.is_empty() { named } else { say::describe_judges(&named) }
}
