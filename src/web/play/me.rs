//! A player's own page: where to sit, against whom, when; report and confirm; the battles so far.

use super::{
    battle::{Card, own_page},
    place::OwnPlace,
    time::TableTime,
    vote,
};
use crate::{
    actions::players::why_not_here,
    app::App,
    domain::{
        battle::{Battle, Side},
        event::{
            Stage,
            pack::{OwnCheckIn, RosterPolicy},
            player::{Player, Status},
            roster_version::RosterState,
            team::Team,
        },
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundState},
        scoring,
        system::Scale,
    },
    error::Result,
    storage::{accounts::Account, battles::TableUse, rosters::RosterStanding},
    web::{
        event::schedule::next_up,
        form::Form,
        guard::Entered,
        quilt::Quilt,
        results::{Chip, has_one_kind},
        visit::EventVisit,
    },
    words::{InWords, Label, pages::me as say},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "play/me.html")]
pub(super) struct MePage {
    visit: EventVisit,
    me: Player,
    roster: Option<RosterStanding>,
    round: Option<Round>,
    card: Option<Card>,
    /// What is left of the round at the player's table.
    time: Option<TableTime>,
    earlier: Vec<Earlier>,
    /// Where the player stands, once a round is over.
    place: Option<OwnPlace>,
    /// Why they cannot check in by themselves; none where they can.
    own_check_in: Option<OwnCheckIn>,
    /// Votes that wait for this player.
    votes: usize,
    /// What comes after this round, and when.
    next: Option<String>,
}

/// What a player does about being here.
struct CheckInCard {
    not_yet: Option<String>,
    is_here: bool,
}

/// A battle of an earlier round, seen from the player's side.
struct Earlier {
    round: RoundNumber,
    table: Option<TableNumber>,
    opponent: String,
    score: String,
    outcome: &'static str,
    /// None without a result.
    chip: Option<Chip>,
}

impl MePage {
    /// The entry is in the account that is signed in here.
    fn holds(&self, me: &Player, account: &Account) -> bool {
        me.account_id == Some(account.id)
    }

    /// Somebody has paid for a place that was given up: the player, or whoever answers for the team.
    fn is_refund_due(&self) -> bool {
        let team = self.visit.known.frame.team_of(&self.me).filter(|_| self.me.speaks_for_team());
        self.me.is_refund_due() || team.is_some_and(Team::is_refund_due)
    }

    /// The opponent waits for a yes or no: what is over stands aside.
    fn is_asked(&self) -> bool {
        self.card.as_ref().is_some_and(Card::is_mine_to_confirm)
    }

    /// The player's battle of this round has its result: what comes next is what matters.
    fn is_over(&self) -> bool {
        self.card.as_ref().is_some_and(|card| card.battle.state.is_settled())
    }

    fn quilt(&self) -> Quilt {
        Quilt::of_card(self.visit.event.name.as_str())
    }

    /// The event lets players check in by themselves, and this one may now or could soon.
    fn check_in(&self) -> Option<CheckInCard> {
        let not_yet = match self.own_check_in {
            None => None,
            Some(why @ OwnCheckIn::NotBefore(_)) => Some(why.in_words()),
            Some(_) => return None,
        };
        Some(CheckInCard { not_yet, is_here: self.me.checked_in_at.is_some() })
    }

    /// How the opponent stands.
    fn opponents_record(&self, opponent: &Player) -> Option<String> {
        self.place.as_ref()?.record_of_player(opponent.id)
    }

    /// When the round is planned to begin: the time alone on the day itself.
    fn start(&self, card: &Card) -> Option<String> {
        let zone = self.visit.zone();
        let planned =
            card.round.starts_at.filter(|_| card.clock.is_none() && card.round.closed_at.is_none())?;
        if zone.local(planned).date() == zone.local(self.visit.now).date() {
            return Some(say::start_planned(&zone.clock(planned)));
        }
        card.start(&self.visit)
    }

    /// What a bye is worth, as the event has it.
    fn bye(&self) -> String {
        let (game, pairing) = (self.visit.event.settings.game(), &self.visit.event.settings.pairing);
        let worth = self.visit.event.settings.scale().bye().outcome;
        let counted = |number: u32, word: &str| format!("{number} {}", word.to_lowercase());
        let points = counted(pairing.bye_victory_points, &game.words.points);
        let tactics = game.sheet.tactics.map(|_| counted(pairing.bye_battle_tactics, &game.words.tactics));
        say::bye(&game.result.label(worth).to_lowercase(), &points, tactics.as_deref())
    }

    /// What the player has to do about the roster, if anything.
    fn about_roster(&self) -> Option<String> {
        let settings = &self.visit.event.settings;
        if settings.rosters == RosterPolicy::AtTable || self.me.status != Status::Playing {
            return None;
        }
        match &self.roster {
            None => {
                let due = settings.roster_deadline.map(|at| (self.visit.due(&at), at < self.visit.now));
                Some(say::roster_missing(due.as_ref().map(|(due, is_over)| (due.as_str(), *is_over))))
            }
            Some(roster) if roster.state == RosterState::NeedsFix => {
                let reason = roster.state_reason.as_deref().unwrap_or_default();
                let until = roster.fix_due.map(|due| self.visit.due(&due));
                Some(say::roster_sent_back(reason, until.as_deref()))
            }
            Some(_) => None,
        }
    }

    /// Why there is no table for this player now.
    fn why_not(&self) -> String {
        let team = self.visit.known.frame.team_of(&self.me).filter(|_| self.me.status == Status::Playing);
        let Some(round) = &self.round else {
            return match team {
                Some(team) => say::no_round_of_team(team),
                None => say::no_round(self.me.status).into(),
            };
        };
        if self.me.dropped_after.is_some_and(|last| last < round.number) {
            return say::HAS_LEFT.into();
        }
        if let Some(team) = team.filter(|team| team.dropped_after.is_some_and(|last| last < round.number)) {
            return say::team_left_before(team.name.as_str());
        }
        let joins = team.map_or(self.me.joined_round, |team| team.joined_round.max(self.me.joined_round));
        if joins > round.number {
            return say::joins(joins);
        }
        if self.me.spare {
            return say::SPARE.into();
        }
        if !self.visit.event.settings.entrants.are_players() && round.state == RoundState::Published {
            return say::pairs_to_come(round.number);
        }
        say::at_no_table(round.number)
    }
}

pub async fn show(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    own_page(&here, &own_day(&app, &here, None).await?)
}

/// The page with a report as it was typed, where that was refused: for the battle that is on.
///
/// # Errors
/// When the database cannot be read.
pub(super) async fn again(app: &App, here: &Entered, form: Form) -> Result<MePage> {
    let here = Entered(here.as_it_is_now(app).await?);
    own_day(app, &here, Some(form)).await
}

/// Whether this is the battle that the page is about.
pub(super) fn is_on(here: &Entered, table: TableUse) -> bool {
    here.known.frame.public_rounds().last().is_some_and(|round| round.number == table.round)
}

async fn own_day(app: &App, here: &Entered, form: Option<Form>) -> Result<MePage> {
    let me = here.player().clone();
    let (known, frame) = (&here.known, &here.known.frame);
    let roster = frame.roster(me.id).cloned();
    let rounds: Vec<Round> = frame.public_rounds().cloned().collect();
    let place = OwnPlace::load(app, here, &rounds, &me).await?;
    let round = rounds.last().cloned();
    let (scale, one_kind) = (here.event.settings.scale(), has_one_kind(&here.event.settings));
    let is_current = |battle: &&Battle| round.as_ref().is_some_and(|round| round.id == battle.round_id);
    let (current, before): (Vec<&Battle>, Vec<&Battle>) = known.battles_of(me.id).partition(is_current);
    let earlier = before.into_iter().map(|battle| {
        let opponent = if battle.a == me.id { battle.b } else { Some(battle.a) };
        let opponent = opponent.and_then(|id| frame.player(id)).map(|player| player.name.as_str());
        earlier((battle, scale, one_kind), &me, opponent)
    });
    let earlier = earlier.collect();
    let card = match current.first() {
        Some(battle) => Some(Card::load(app, here, battle, form).await?),
        None => None,
    };
    let time = card.as_ref().and_then(|card| TableTime::of(known, (&card.round, &card.battle), here.now));
    let published = rounds.last().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let own_check_in = why_not_here(&here.event, &me, published, here.now);
    let votes = vote::waiting(app, here, &me).await?;
    let is_over = here.event.stage >= Stage::Finished;
    let next = next_up(&here.event.settings, &rounds, here.now).filter(|_| !is_over);
    let visit = here.0.clone();
    Ok(MePage { visit, me, roster, round, card, time, earlier, place, own_check_in, votes, next })
}

fn earlier(
    (battle, scale, one_kind): (&Battle, Scale<'_>, bool),
    me: &Player,
    opponent: Option<&str>,
) -> Earlier {
    let side = battle.side_of(me.id).unwrap_or(Side::A);
    let (mut score, mut outcome, mut chip) = (String::new(), say::NO_RESULT, None);
    if let Some(result) = battle.counted() {
        let (own, theirs) = if side == Side::A { (result.a, result.b) } else { (result.b, result.a) };
        let for_a = scoring::outcome(&result, scale);
        let mine = if side == Side::A { for_a } else { for_a.reversed() };
        chip = Some(Chip::of(mine, one_kind, String::new()));
        outcome = say::ended(mine);
        if !battle.is_bye() {
            score = format!("{}–{}", own.victory_points, theirs.victory_points);
        }
    }
    Earlier {
        round: battle.round_number,
        table: battle.table_number,
        opponent: opponent.unwrap_or(say::BYE).to_owned(),
        score,
        outcome,
        chip,
    }
}
