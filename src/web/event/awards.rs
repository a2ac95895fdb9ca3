//! The awards of an event: who has each, and the public page that shows them when it is time.

use super::vote_tally::{VoteTally, load_vote_tallies};
use crate::{
    cache::{
        events::KnownEvent,
        standings::{self, Ranked},
    },
    domain::{
        event::{
            Event, Stage, award::Award, namesakes::Namesakes, screen::AwardReveal, soft::best_painted,
            team::Team,
        },
        history::HistoryRound,
        ids::AwardId,
        numbers::RoundNumber,
        standings::{DecidedBy, Scoring, Standings, StandingsRow, Why},
        system,
    },
    storage::{Tx, history::Loaded, team_history::LoadedTeams},
    text::{
        TextFact,
        standings::{amounts_of_why, count_points_that_rank, tell_place, tell_record_with_points},
    },
    web::{
        page::{event_view::page_of_player, results::write_standings_record},
        prelude::*,
        reply::shared_page::for_everybody,
    },
};
use std::sync::Arc;

#[derive(Template)]
#[template(path = "event/awards.html")]
struct AwardsPage<'a> {
    visit: &'a EventVisit,
    awards: Vec<Awarded>,
}

/// An award with whoever has it: several where a place is shared.
#[derive(Debug, Clone)]
pub struct Awarded {
    pub award: Award,
    /// Places in the list of players. None where teams have it.
    pub winners: Vec<usize>,
    /// Where teams or pairs are entered, and one of them gets it.
    pub teams: Vec<Team>,
    /// All of them, as they are told.
    pub holders: Vec<AwardHolder>,
    pub tally: Option<VoteTally>,
    /// Of an award for paint that a panel marks.
    pub panel: Option<Panel>,
}

/// Somebody who has an award: a player, or a team.
#[derive(Debug, Clone)]
pub struct AwardHolder {
    pub name: String,
    /// Their page in the event: `players/12`.
    pub page: String,
    /// Empty for a team, and where none was given.
    pub faction: String,
    /// Their place in the list of those who are entered.
    place: Option<usize>,
    /// What they won it by: `4–1–0`, `19 of 47 votes`; none where nobody counted.
    won_by: Option<Message>,
    /// What set them above the next place, where that has results that read alike.
    ahead: Option<Ahead>,
}

/// What alone set a place above the next.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Ahead {
    /// Who has that next place: it may be nobody's to know yet.
    of: usize,
    /// What decides.
    why: Why,
}

/// What a panel says of an award for paint.
#[derive(Debug, Clone)]
pub struct Panel {
    /// Places in the list of players of those it marked best: several where they are level.
    pub best: Vec<usize>,
    /// Their names.
    pub names: Vec<String>,
    /// What they were marked: `38 of 40 from the panel`.
    pub marks: Message,
}

impl Awarded {
    /// Several names in one line.
    pub fn named(&self) -> Message {
        let names: Vec<&str> = self.holders.iter().map(|holder| holder.name.as_str()).collect();
        say!("awards-winners", names)
    }

    /// What it is called, what it was won by, and what goes with it.
    pub fn line(&self) -> Message {
        let by = TextFact::from(self.by_itself());
        say!("awards-line", award = self.award.title, by, prize = self.award.prize)
    }

    /// What it was won by, where one alone has it.
    pub fn by_itself(&self) -> Option<Message> {
        match &self.holders[..] {
            [holder] => holder.tell_won_by(),
            _ => None,
        }
    }

    /// The standings name whoever has it: as long as rounds are to come it may be another in the end.
    pub fn is_by_standings(&self) -> bool {
        !self.award.is_set() && !self.award.basis.is_chosen() && self.tally.is_none()
    }

    /// Somebody has it.
    pub fn is_decided(&self) -> bool {
        !self.holders.is_empty()
    }

    /// Players are voting now.
    pub fn has_open_vote(&self) -> bool {
        self.tally.as_ref().is_some_and(|tally| !tally.vote.is_closed())
    }

    /// Somebody has to decide it, nobody has, and no vote was held.
    pub fn can_be_voted_for(&self) -> bool {
        self.tally.is_none() && self.award.basis.is_chosen() && !self.award.is_set()
    }

    /// Who has the same number of votes, where that is more than one.
    pub fn tie(&self) -> Vec<&str> {
        let Some(tally) = self.tally.as_ref().filter(|tally| tally.leaders.len() > 1) else {
            return Vec::new();
        };
        tally.counts[..tally.leaders.len()].iter().map(|(name, _)| name.as_str()).collect()
    }
}

impl AwardHolder {
    /// What they won it by, and what alone set them above the next place.
    pub fn tell_won_by(&self) -> Option<Message> {
        let results = self.won_by.clone()?;
        let Some(Ahead { why, .. }) = &self.ahead else { return Some(results) };
        let [own, theirs] = amounts_of_why(why);
        Some(match why.decided_by {
            DecidedBy::Cut => say!("awards-ahead-by-the-cut", results, own),
            by => say!("awards-ahead", results, by = told(&by), own, theirs),
        })
    }
}

/// Nothing is to come that could change a place.
pub fn is_all_played(event: &Event, loaded: &Loaded) -> bool {
    let rounds = &loaded.history.rounds;
    let has_results = |round: &HistoryRound| round.battles.iter().all(|battle| battle.result.is_some());
    let are_played = rounds.len() >= event.settings.rounds as usize && rounds.iter().all(has_results);
    are_played || event.stage.is_over()
}

pub async fn show_awards_page(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    for_everybody(&app, &here, "", async |here| {
        Ok(awards_page(&app, here).await?.render_with_values(&here.speaker)?)
    })
    .await
}

async fn awards_page<'a>(app: &App, here: &'a EventVisit) -> Result<AwardsPage<'a>> {
    let awards = if here.is_judge() {
        load_event_awards(&mut app.database.read().await?, &here.event).await?.0
    } else {
        load_shown_awards(app, here).await?
    };
    Ok(AwardsPage { visit: here, awards })
}

/// Those that everybody may know of by now.
pub async fn load_shown_awards(app: &App, here: &EventVisit) -> Result<Vec<Awarded>> {
    let mut tx = app.database.read().await?;
    let given = storage::screens::load_ceremony_awards(&mut tx, here.event.id).await?;
    if given.is_empty() && !here.event.stage.is_over() {
        return Ok(Vec::new());
    }
    let (awards, _) = load_event_awards(&mut tx, &here.event).await?;
    Ok(filter_shown_awards(&here.event, awards, &given))
}

/// Every award of the event, by whoever was chosen, else by the vote, else by the standings.
pub async fn load_event_awards(tx: &mut Tx, known: &KnownEvent) -> Result<(Vec<Awarded>, Arc<Loaded>)> {
    let event = &known.event;
    let Ranked { loaded, standings } = standings::standings_of_known(known, RoundNumber::AFTER_ALL)?;
    let system = system::find_system(&event.settings.system);
    let mut tallies = load_vote_tallies(tx, event, &loaded).await?;
    let awards = storage::awards::list_awards(tx, event.id).await?;
    let panel = if awards.iter().any(Award::is_for_paint) {
        load_paint_panel(tx, event, &loaded).await?
    } else {
        None
    };
    let of_teams = standings::load_entered_teams(tx, event, RoundNumber::AFTER_ALL).await?;
    let namesakes = Namesakes::from_player_list(&loaded.players);
    let awarded = awards.into_iter().map(|award| {
        let of_teams = of_teams.as_ref().and_then(|ranked| Some((ranked, teams_of(&award, ranked)?)));
        if let Some((Ranked { loaded, standings }, teams)) = of_teams {
            let by_rank = award.basis.winners(standings, &loaded.history, None);
            let holder = |team: &Team| {
                let place = loaded.index.get(&team.id).copied();
                let ranked = place.filter(|place| by_rank.contains(place));
                let ranked = ranked.and_then(|place| Some((standings, standings.row_of(place)?)));
                let won = Won { ranked, ..Won::default() };
                AwardHolder {
                    name: team.name.to_string(),
                    page: format!("teams/{}", team.number),
                    faction: String::new(),
                    place,
                    won_by: won_by(&award, &won),
                    ahead: explain_place_ahead(&award, &won),
                }
            };
            let holders = teams.iter().map(holder).collect();
            return Awarded { award, winners: Vec::new(), teams, holders, tally: None, panel: None };
        }
        let tally = tallies.iter().position(|tally| tally.vote.award_id == award.id);
        let tally = tally.map(|position| tallies.swap_remove(position));
        let panel = panel.clone().filter(|_| award.is_for_paint());
        let chosen = award.player_id.and_then(|id| loaded.index.get(&id).copied());
        // A tie is nobody's until the organiser decides (A4).
        let voted = tally.as_ref().filter(|tally| tally.leaders.len() == 1);
        let by_rank = award.basis.winners(&standings, &loaded.history, system);
        let winners = match (chosen, voted) {
            (Some(player), _) => vec![player],
            (None, Some(tally)) => tally.leaders.clone(),
            (None, None) => by_rank.clone(),
        };
        let holder = |winner: &usize| {
            let ranked = standings.row_of(*winner).filter(|_| by_rank.contains(winner));
            let won = Won {
                ranked: ranked.map(|row| (&standings, row)),
                tally: tally.as_ref().filter(|tally| tally.leaders.contains(winner)),
                panel: panel.as_ref().filter(|panel| panel.best.contains(winner)),
            };
            let player = &loaded.players[*winner];
            AwardHolder {
                name: namesakes.told(player),
                page: page_of_player(player),
                faction: player.faction.clone().unwrap_or_default(),
                place: Some(*winner),
                won_by: won_by(&award, &won),
                ahead: explain_place_ahead(&award, &won),
            }
        };
        let holders = winners.iter().map(holder).collect();
        Awarded { award, winners, teams: Vec::new(), holders, tally, panel }
    });
    Ok((awarded.collect(), loaded))
}

/// What speaks for somebody who has an award.
#[derive(Default)]
struct Won<'a> {
    /// Their rank, where that names them for it.
    ranked: Option<(&'a Standings, &'a StandingsRow)>,
    /// The vote, where nobody has more.
    tally: Option<&'a VoteTally>,
    /// The panel, where it marked nobody better.
    panel: Option<&'a Panel>,
}

/// What somebody has an award by: the votes, the panel's marks, or the results of their rank, whether or not it was set
/// by hand; else that somebody chose.
fn won_by(award: &Award, won: &Won<'_>) -> Option<Message> {
    Some(match *won {
        Won { tally: Some(tally), .. } => {
            let ((_, votes), turnout) = (tally.counts.first()?, tally.turnout);
            let is_tied = tally.leaders.len() > 1;
            if is_tied {
                say!("awards-chosen-of-a-tie", votes, turnout)
            } else {
                say!("awards-won-by-votes", votes, turnout)
            }
        }
        Won { panel: Some(panel), .. } => panel.marks.clone(),
        Won { ranked: Some((standings, row)), .. } => {
            let results = tell_rank_results(standings.ranking.scoring, row);
            let is_a_place = award.basis.is_a_place();
            if is_a_place {
                results
            } else {
                say!("awards-place-and-results", place = tell_place(row.place), results)
            }
        }
        Won { .. } => say!("awards-chosen"),
    })
}

/// What a rank was won by: `45 battle points, 3–0–0` where points rank, else the record alone.
fn tell_rank_results(scoring: Scoring, row: &StandingsRow) -> Message {
    let record = write_standings_record(row.record);
    let scoring = Some(scoring).filter(|scoring| *scoring != Scoring::GamePoints);
    let points = scoring.and_then(|scoring| count_points_that_rank(scoring, row.tournament_points()));
    tell_record_with_points(points, &record)
}

/// What alone set a place above the next: none where their results read otherwise, or it was won by something else.
fn explain_place_ahead(award: &Award, won: &Won<'_>) -> Option<Ahead> {
    let Won { ranked: Some((standings, row)), tally: None, panel: None } = *won else { return None };
    let next = standings.rows.iter().find(|next| next.place > row.place)?;
    let scoring = standings.ranking.scoring;
    let results = |row: &StandingsRow| tell_rank_results(scoring, row);
    let why = standings.why(row, next);
    let reads_alike = results(row) == results(next) || why.decided_by == DecidedBy::Cut;
    if !award.basis.is_a_place() || !reads_alike || why.decided_by == DecidedBy::Nothing {
        return None;
    }
    Some(Ahead { of: next.player, why })
}

/// The panel's best for paint; none where no army is marked.
async fn load_paint_panel(tx: &mut Tx, event: &Event, loaded: &Loaded) -> Result<Option<Panel>> {
    let most = event.settings.soft.painting;
    if most == 0 {
        return Ok(None);
    }
    let scores = storage::soft::of_event(tx, event.id).await?;
    let marks = storage::soft::marks_of_event(tx, event.id).await?;
    let Some((best, marks)) = best_painted(&scores, &marks) else {
        return Ok(None);
    };
    let mut best: Vec<usize> = best.iter().filter_map(|player| loaded.index.get(player).copied()).collect();
    best.sort_by_key(|player| loaded.players[*player].number);
    let names = best.iter().map(|player| loaded.players[*player].name.to_string()).collect();
    Ok(Some(Panel { best, names, marks: say!("awards-panels-marks", marks, most) }))
}

/// The teams that have an award: whichever was chosen, else the one at its place. None: it goes to a player.
fn teams_of(award: &Award, Ranked { loaded, standings }: &Ranked<LoadedTeams>) -> Option<Vec<Team>> {
    if let Some(id) = award.team_id {
        return Some(loaded.team(id).cloned().into_iter().collect());
    }
    if award.player_id.is_some() || !award.basis.is_for_entrants() {
        return None;
    }
    let winners = award.basis.winners(standings, &loaded.history, None);
    Some(winners.into_iter().map(|winner| loaded.teams[winner].clone()).collect())
}

/// What everybody may know by now. Once a ceremony has begun, that is what it has revealed; before, it is all
/// when the event is finished, unless the standings are kept for the ceremony.
pub fn filter_shown_awards(
    event: &Event,
    mut awards: Vec<Awarded>,
    given: &[(AwardId, AwardReveal)],
) -> Vec<Awarded> {
    keep_places(event, &mut awards, given);
    let finished = matches!(event.stage, Stage::Finished | Stage::Archived);
    let all = finished && given.is_empty() && event.settings.standings_up_to.is_none();
    let is_revealed = |awarded: &Awarded| given.contains(&(awarded.award.id, AwardReveal::Revealed));
    awards.into_iter().filter(|awarded| all || is_revealed(awarded)).collect()
}

/// What sets a place above the next tells of that one too: it is not said before that place is announced, where it has
/// an award, nor while the standings are hidden, where it has none.
///
/// The best of a faction comes early in a ceremony, and by their place and results everybody would know who has won:
/// neither is said before all places are announced, and while the standings are hidden.
pub fn keep_places(event: &Event, awards: &mut [Awarded], given: &[(AwardId, AwardReveal)]) {
    let is_revealed = |awarded: &Awarded| given.contains(&(awarded.award.id, AwardReveal::Revealed));
    let of_places = awards.iter().filter(|one| one.award.basis.is_a_place());
    let places_of = |one: &Awarded| one.holders.iter().filter_map(|holder| holder.place).collect();
    let told = of_places.map(|one| (places_of(one), given.is_empty() || is_revealed(one)));
    let told: Vec<(Vec<usize>, bool)> = told.collect();
    let are_hidden = event.settings.standings_up_to.is_some();
    let is_known = |ahead: &Ahead| {
        let mut of = told.iter().filter(|(places, _)| places.contains(&ahead.of)).peekable();
        if of.peek().is_none() { !are_hidden } else { of.all(|(_, is_told)| *is_told) }
    };
    for holder in awards.iter_mut().flat_map(|awarded| &mut awarded.holders) {
        holder.ahead = holder.ahead.take().filter(&is_known);
    }
    let mut places = awards.iter().filter(|one| one.award.basis.is_a_place() && one.is_decided());
    let are_announced = given.is_empty() || places.all(is_revealed);
    if are_announced && event.settings.standings_up_to.is_none() {
        return;
    }
    for awarded in awards.iter_mut().filter(|one| one.award.basis.goes_by_faction()) {
        awarded.holders.iter_mut().for_each(|holder| holder.won_by = None);
    }
}
