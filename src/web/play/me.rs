//! A player's own page: where to sit, against whom, when; report and confirm; the battles so far.

use super::{
    battle::{Card, own_page},
    grudge::OwnGrudge,
    leave::tell_refund,
    my_battles::has_certificate,
    own_check_in::{CheckInCard, about_roster},
    painting::OwnPanel,
    place::OwnPlace,
    result_card::{ResultCard, own_result},
    vote,
};
use crate::{
    actions::entrants::players::why_not_here,
    cache::events::KnownEvent,
    domain::{
        battle::{Battle, State},
        event::{
            clock::RoundClock,
            pack::{OwnCheckIn, RosterPolicy},
            player::{Player, Status},
            refund::refund_of_entry,
            roster_version::RosterState,
            team::Team,
        },
        numbers::RoundNumber,
        quilt::Quilt,
        round::{Round, RoundState},
        standings::StandingsRow,
    },
    storage::{accounts::Account, battles::TableUse, rosters::RosterStanding},
    text::{
        Element, TextFact, pack::describe_event_days, ranking::tell_bye_value, standings::tell_place,
        values::tell_refund_of_team,
    },
    web::{
        event::{
            schedule::next_up,
            story::{PlayerStory, StoryAward, StoryBattle, list_story_battles, load_awards_of_player},
        },
        page::{coming_back::stays_out, guard::Entered, table_time::TableTime},
        prelude::*,
    },
};
use chrono::{Datelike, TimeDelta};

#[derive(Template)]
#[template(path = "play/me.html")]
pub(super) struct MePage {
    visit: EventVisit,
    me: Player,
    roster: Option<RosterStanding>,
    round: Option<Round>,
    card: Option<Card>,
    /// Of that battle, once it is over.
    result: Option<ResultCard>,
    /// What is left of the round at the player's table.
    time: Option<TableTime>,
    /// Their battles but the one that is on, the newest first.
    earlier: Vec<StoryBattle>,
    /// What they did, once the event is over and everybody may know it.
    after: Option<(PlayerStory, Vec<StoryAward>)>,
    /// Where the player stands, once a round is over.
    place: Option<OwnPlace>,
    /// Why they cannot check in by themselves; none where they can.
    own_check_in: Option<OwnCheckIn>,
    /// Their part in the painting contest; none where there is none.
    panel: Option<OwnPanel>,
    /// Battles of round 1 that are asked for; none where players do not ask.
    grudges: Option<Vec<OwnGrudge>>,
    /// They have left, and cannot come back by themselves.
    stays_out: bool,
    /// Votes that wait for this player.
    votes: usize,
    /// What comes after this round, and when.
    next: Option<String>,
    /// The desk asks how far the table is, and nothing was heard since.
    asked_how_far: bool,
}

/// An answer to a report is told on the own page for so long; on the page of the roster it stays.
const ANSWER_IS_NEW: TimeDelta = TimeDelta::days(1);

impl MePage {
    /// The entry is in the account that is signed in here.
    fn holds(&self, me: &Player, account: &Account) -> bool {
        me.account_id == Some(account.id)
    }

    /// What leads to the page of those who have left.
    fn way_back(&self) -> Message {
        if self.stays_out { say!("play-me-you-have-left") } else { say!("play-me-come-back") }
    }

    /// The opponent waits for a yes or no: what is over stands aside.
    fn is_asked(&self) -> bool {
        self.card.as_ref().is_some_and(Card::is_mine_to_confirm)
    }

    /// The player's battle of this round has its result: what comes next is what matters.
    fn is_over(&self) -> bool {
        self.card.as_ref().is_some_and(|card| card.battle.state.is_settled())
    }

    /// What is over, where nothing is played: nobody shall walk to a table of before.
    fn over(&self) -> Option<Message> {
        let round = self.round.as_ref()?;
        if self.visit.event.stage.is_over() {
            return Some(say!("play-me-event-is-over"));
        }
        (round.state == RoundState::Closed).then(|| say!("play-me-round-is-over", round = round.number))
    }

    /// Above the standings around the player: their place, where the banner does not say it.
    fn place_heading(&self) -> Message {
        let place = self.place.as_ref().filter(|_| self.over().is_none());
        let told = place.and_then(|place| Some((OwnPlace::place_of_row(place.row()?), place.players())));
        let is_beside_teams = self.is_beside_teams();
        let told = told.map(|(place, of)| say!("play-me-place", place, of, is_beside_teams));
        told.unwrap_or_else(|| say!("play-me-standings"))
    }

    /// What the address of all standings asks for: those that the place is of, which a later round moves on.
    fn those_told(&self) -> String {
        let place = self.place.as_ref().filter(|place| place.row().is_some());
        let is_later = |after| self.round.as_ref().is_some_and(|round| round.number > after);
        let after = place.map(OwnPlace::after).filter(|after| is_later(*after));
        let of_players = self.is_beside_teams().then(|| "of=players".to_owned());
        let asked = [of_players, after.map(|after| format!("after={after}"))];
        let asked: Vec<String> = asked.into_iter().flatten().collect();
        if asked.is_empty() { String::new() } else { format!("?{}", asked.join("&")) }
    }

    /// After which round that is, what that round changed, and what the next one can.
    fn told_of(&self, place: &OwnPlace, row: &StandingsRow) -> Option<Message> {
        let after = self.over().is_none().then(|| say!("play-me-after-round", round = place.after()));
        let outlook = self.outlook(place).map(TextFact::Text);
        let known = after.into_iter().chain(place.changed(row)).map(TextFact::Message);
        let sentences: Vec<TextFact> = known.chain(outlook).collect();
        (!sentences.is_empty()).then(|| say!("sentences", sentences = TextFact::List(sentences)))
    }

    fn outlook(&self, place: &OwnPlace) -> Option<String> {
        let round = self.round.as_ref().filter(|_| self.me.dropped_after.is_none())?;
        let is_open = self.card.as_ref().is_some_and(|card| card.battle.counted().is_none());
        place.outlook(&self.visit, round, is_open)
    }

    /// What the place in the banner is called: it is of the round that it is after.
    fn place_is_called(&self, place: &OwnPlace) -> Message {
        let is_last = self.round.as_ref().is_none_or(|last| place.after() >= last.number);
        if is_last && self.visit.event.stage.is_over() {
            return say!("play-me-final-place");
        }
        let is_beside_teams = self.is_beside_teams();
        say!("play-me-place-after", round = place.after(), is_beside_teams)
    }

    /// What comes next, in the timetable.
    fn link_to_timetable(&self) -> Element {
        self.visit.link(self.visit.to("") + "#timetable")
    }

    /// Their place is one among players, beside that of their team. A pair has one place.
    fn is_beside_teams(&self) -> bool {
        self.me.team_id.is_some() && self.visit.event.pair_of(&self.me).is_none()
    }

    fn quilt(&self) -> Quilt {
        Quilt::of_card(self.visit.event.name.as_str())
    }

    /// The event lets players check in by themselves, and this one may now or could soon.
    fn check_in(&self) -> Option<CheckInCard> {
        if self.card.is_some() {
            return None;
        }
        CheckInCard::from_own_standing(&self.visit, &self.me, self.roster.as_ref(), self.own_check_in)
    }

    /// What is known of the opponent: faction, club, and how they stand; of a pair first who they are.
    fn about(&self, opponent: &Player) -> Vec<Wording> {
        let pair = self.card.as_ref().and_then(Card::opposing_people);
        let record = self.place.as_ref().and_then(|place| place.record_of_player(opponent));
        let faction = opponent.faction.clone().filter(|_| pair.is_none());
        let known = [pair, faction, opponent.club.clone()].into_iter().flatten().map(Wording::from);
        known.chain(record).collect()
    }

    /// The faction whose emblem stands beside an opponent; none for a pair.
    fn face(&self, opponent: &Player) -> String {
        let is_pair = self.card.as_ref().is_some_and(|card| card.opposing_people().is_some());
        opponent.faction.clone().filter(|_| !is_pair).unwrap_or_default()
    }

    /// Nobody plays the round yet, as far as anybody said.
    fn has_begun(&self, card: &Card) -> bool {
        self.visit.event.has_begun(&card.round)
    }

    /// When the round is planned to begin, and its day where that is another.
    fn start(&self, card: &Card) -> Option<(String, Option<String>)> {
        let zone = self.visit.event.zone();
        let planned = card.round.starts_at?;
        let [day, today] = [planned, self.visit.now].map(|at| zone.local(at).date());
        Some((
            zone.clock(planned),
            (day != today).then(|| self.visit.speaker.say(&say!("date-of-this-year", day))),
        ))
    }

    /// What a bye is worth, as the event has it.
    fn bye(&self) -> Message {
        tell_bye_value(&self.visit.event.settings)
    }

    /// What the player has to do about the roster, if anything: nobody reads it once the event is over, and it can wait
    /// while a judge settles their battle.
    fn about_roster(&self) -> Option<Message> {
        let event = &self.visit.event;
        let is_at_table = event.settings.rosters == RosterPolicy::AtTable;
        let is_disputed = self.card.as_ref().is_some_and(Card::is_disputed);
        if is_at_table || is_disputed || self.me.status != Status::Playing || event.stage.is_over() {
            return None;
        }
        let is_asked = self.roster.as_ref().is_none_or(|roster| roster.state == RosterState::NeedsFix);
        is_asked.then(|| about_roster(&self.visit, self.roster.as_ref()))
    }

    /// Whose rosters this player reported a problem with that somebody has answered since yesterday.
    fn answered(&self) -> Vec<&Player> {
        let frame = &self.visit.event.frame;
        let is_new = |at| self.visit.now - at < ANSWER_IS_NEW;
        let own = frame.problems.iter().filter(|one| one.reporter_id == Some(self.me.id));
        let answered = own.filter(|one| one.answered_at.is_some_and(is_new));
        let mut whose: Vec<&Player> = answered.filter_map(|one| frame.player(one.player_id)).collect();
        whose.dedup_by_key(|player| player.id);
        whose
    }

    /// Of a certificate, what stands beneath the event's name.
    fn certified(&self) -> String {
        let settings = &self.visit.event.settings;
        let year = settings.ends_on.or(settings.starts_on).map(|day| day.year().to_string());
        let known = [Some(settings.venue.clone()), year].into_iter().flatten();
        known.filter(|known| !known.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    /// On the certificate: of how many, and with which army.
    fn told_on_certificate(&self) -> Option<Message> {
        let (story, _) = self.after.as_ref()?;
        let (place, of) = (tell_place(story.row()?.place), story.players());
        Some(say!("story-certified", place, of, faction = self.me.faction))
    }

    /// Who asks for a battle in round 1, and waits for an answer; and whom they have agreed with.
    fn grudges_to_know(&self) -> impl Iterator<Item = &OwnGrudge> {
        self.grudges.iter().flatten().filter(|grudge| grudge.is_to_answer() || grudge.is_agreed())
    }

    /// Their battles of earlier rounds that still have no result.
    fn unfinished(&self) -> impl Iterator<Item = &StoryBattle> {
        let is_over = self.visit.event.stage.is_over();
        self.earlier.iter().filter(move |battle| !is_over && battle.is_unfinished())
    }

    /// The days of the event.
    fn when(&self) -> Wording {
        describe_event_days(&self.visit.event.settings)
    }

    /// What becomes of the payment for a place that was given up: the player's, or for whoever answers for it their
    /// team's.
    fn refund(&self) -> Option<Message> {
        let settings = &self.visit.event.settings;
        let team = self.visit.event.frame.team_of(&self.me).filter(|_| self.me.speaks_for_team());
        let of_team = team.and_then(|team| refund_of_entry(settings, team)).map(tell_refund_of_team);
        of_team.or_else(|| refund_of_entry(settings, &self.me).map(tell_refund))
    }

    /// The next step is theirs, on the page of the team's match.
    fn chooses_pairs(&self) -> bool {
        chooses_pairs(&self.visit.event, &self.me)
    }

    /// They have a place, and no round is out.
    fn waits_for_round(&self) -> bool {
        let team = self.visit.event.frame.team_of(&self.me);
        let has_a_place = team.map_or(self.me.status, |team| team.status) == Status::Playing;
        self.round.is_none() && self.me.status == Status::Playing && has_a_place
    }

    /// Why there is no table for this player now.
    fn why_not(&self) -> Message {
        let team = self.visit.event.frame.team_of(&self.me).filter(|_| self.me.status == Status::Playing);
        if self.me.status == Status::Withdrawn && self.me.dropped_after.is_none() {
            return say!("play-me-withdrawn");
        }
        if self.me.asks_to_come_in() {
            return say!("play-me-asks-to-come-in");
        }
        let Some(round) = &self.round else {
            let event = &self.visit.event;
            if let Some(place) = event.waiting_place(&self.me) {
                let goes_by_itself = event.settings.day.places_by_themselves;
                return say!(
                    "play-me-waiting",
                    place,
                    goes_by_itself,
                    team = team.map(|team| team.name.as_str())
                );
            }
            return match (team.map(|team| team.status), self.me.status) {
                (Some(Status::Withdrawn), _) => {
                    say!("play-me-team-withdrawn", team = team.map(|team| team.name.as_str()))
                }
                (None, Status::Withdrawn) => say!("play-me-withdrawn"),
                _ => say!("play-me-no-round-yet", at = event.first_round_at()),
            };
        };
        if self.me.dropped_after.is_some_and(|last| last < round.number) {
            return say!("play-me-has-left");
        }
        if let Some(team) = team.filter(|team| team.dropped_after.is_some_and(|last| last < round.number)) {
            return say!("play-me-team-has-left", team = team.name);
        }
        let joins = self.visit.event.frame.joins(&self.me);
        if joins > round.number {
            return say!("play-me-joins-in-round", round = joins);
        }
        if self.me.spare {
            return say!("play-me-spare");
        }
        if self.chooses_pairs() {
            return say!("play-me-pairs-to-choose", round = round.number);
        }
        if self.visit.event.meets_in_matches() && round.state == RoundState::Published {
            return say!("play-me-pairs-to-come", round = round.number);
        }
        say!("play-me-at-no-table", round = round.number)
    }
}

pub async fn show_own_page(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    own_page(&here, &own_day(&app, &here, None).await?)
}

/// The page with a report as it was typed, where that was refused: for the battle that is on.
///
/// # Errors
/// When the database cannot be read.
pub(super) async fn load_own_page_again(app: &App, here: &Entered, form: Form) -> Result<MePage> {
    let here = Entered(here.as_it_is_now(app).await?);
    Box::pin(own_day(app, &here, Some(form))).await
}

/// The page that somebody's private link opens: their own, or their team's match while the pairs of a round are to be
/// chosen and they choose for it.
pub(super) fn first_page(known: &KnownEvent, me: &Player) -> &'static str {
    if chooses_pairs(known, me) { "match" } else { "me" }
}

/// They speak for a team whose pairs of the round that is on are still to be chosen.
fn chooses_pairs(known: &KnownEvent, me: &Player) -> bool {
    let round = known.frame.public_rounds().last().filter(|round| round.state == RoundState::Published);
    let has_seat = |round: &Round| known.battles_of(me.id).any(|battle| battle.round_id == round.id);
    me.speaks_for_team() && !known.event.stage.is_over() && round.is_some_and(|round| !has_seat(round))
}

/// Whether this is the battle that the page is about.
pub(super) fn is_on(here: &Entered, table: TableUse) -> bool {
    here.event.frame.public_rounds().last().is_some_and(|round| round.number == table.round)
}

async fn own_day(app: &App, here: &Entered, form: Option<Form>) -> Result<MePage> {
    let me = here.player().clone();
    let (known, frame) = (&here.event, &here.event.frame);
    let roster = frame.roster(me.id).cloned();
    let rounds: Vec<Round> = frame.public_rounds().cloned().collect();
    let place = OwnPlace::load_own_place(app, here, &me).await?;
    let round = rounds.last().cloned();
    let is_current = |battle: &&Battle| round.as_ref().is_some_and(|round| round.id == battle.round_id);
    let is_over = here.event.stage.is_over();
    let is_played = round.as_ref().is_some_and(|round| round.state == RoundState::Published) && !is_over;
    let on = round.as_ref().filter(|_| is_played).map(|round| round.number);
    let mut earlier = list_story_battles(here, &me);
    earlier.retain(|battle| Some(battle.round) != on);
    earlier.reverse();
    let after = if has_certificate(here, &me) {
        let awards = load_awards_of_player(app, here, &me).await?;
        Some((PlayerStory::load_player_story(app, here, &me).await?, awards))
    } else {
        None
    };
    let card = match known.battles_of(me.id).find(is_current) {
        Some(battle) => Some(Card::load_battle_card(app, here, battle, form).await?),
        None => None,
    };
    let result = match &card {
        Some(card) if is_played => own_result(app, here, card).await?,
        _ => None,
    };
    let time = card
        .as_ref()
        .and_then(|card| TableTime::from_event_in_memory(known, &card.round, &card.battle, here.now));
    let published = rounds.last().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let asked_how_far = match known.battles_of(me.id).find(is_current) {
        Some(battle) => is_asked_how_far(app, battle).await?,
        None => false,
    };
    let own_check_in = why_not_here(&here.event, &me, published, here.now);
    let votes = vote::count_waiting_votes(app, here, &me).await?;
    let panel = OwnPanel::load_own_panel(app, here, &me).await?;
    let grudges = OwnGrudge::load_own_grudges(app, here, &me).await?;
    let has_left =
        !me.is_active() && me.status != Status::Waiting || frame.team_of(&me).is_some_and(Team::has_left);
    let out = if has_left { stays_out(&mut app.database.read_once().await?, here).await? } else { None };
    let stays_out = out.is_some_and(|out| !out.may_wait);
    let running = here.event.round_clock().filter(RoundClock::is_running);
    let free = running.map_or(here.now, |clock| clock.ends_at().max(here.now));
    let next = next_up(&here.event.settings, &rounds, (here.now, free)).filter(|_| !is_over);
    let next = next.map(|next| here.speaker.say(&next));
    let visit = here.0.clone();
    Ok(MePage {
        visit,
        me,
        roster,
        round,
        card,
        result,
        time,
        earlier,
        after,
        place,
        own_check_in,
        panel,
        grudges,
        stays_out,
        votes,
        next,
        asked_how_far,
    })
}

/// The desk has asked, and neither of the two has reported or tapped the sheet since.
async fn is_asked_how_far(app: &App, battle: &Battle) -> Result<bool> {
    let is_open = battle.state == State::Open && battle.round_state == RoundState::Published;
    let Some(asked_at) = battle.asked_at.filter(|_| is_open) else { return Ok(false) };
    let sheet = storage::sheets::find_sheet(&mut app.database.read_once().await?, battle.id).await?;
    Ok(sheet.is_none_or(|sheet| sheet.version == 0 || sheet.changed_at < asked_at))
}
