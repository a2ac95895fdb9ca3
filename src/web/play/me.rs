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
            pack::{OwnCheckIn, RosterPolicy},
            player::{Player, Status},
            roster_version::RosterState,
        },
        numbers::{RoundNumber, TableNumber},
        round::Round,
        scoring,
        system::Scale,
    },
    error::Result,
    storage::{accounts::Account, rosters::RosterStanding},
    web::{
        guard::Entered,
        quilt::Quilt,
        results::{Chip, has_one_kind},
        visit::EventVisit,
    },
    words::{InWords, Label},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "play/me.html")]
struct MePage {
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
            return Some(format!("Start planned for {}", zone.clock(planned)));
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
        let all = [points].into_iter().chain(tactics).collect::<Vec<_>>().join(" and ");
        format!("{} with {all}", game.result.label(worth).to_lowercase())
    }

    /// What the player has to do about the roster, if anything.
    fn about_roster(&self) -> Option<String> {
        let settings = &self.visit.event.settings;
        if settings.rosters == RosterPolicy::AtTable || self.me.status != Status::Playing {
            return None;
        }
        match &self.roster {
            None => Some(settings.roster_deadline.map_or_else(
                || "Your roster is not handed in yet.".into(),
                |at| format!("Your roster is not handed in yet. It is due {}.", self.visit.zone().long(at)),
            )),
            Some(roster) if roster.state == RosterState::NeedsFix => {
                let reason = roster.state_reason.as_deref().unwrap_or_default();
                let until =
                    roster.fix_due.map(|due| format!(" Mend it until {}.", self.visit.zone().long(due)));
                Some(format!("Your roster was sent back: {reason}{}", until.unwrap_or_default()))
            }
            Some(_) => None,
        }
    }

    /// Why there is no table for this player now.
    fn why_not(&self) -> String {
        let Some(round) = &self.round else {
            return match self.me.status {
                Status::Waiting => {
                    "You are on the waiting list. The organiser gives you a place when one is free.".into()
                }
                Status::Withdrawn => "You have withdrawn from this event.".into(),
                Status::Playing => {
                    "No round has been published yet. Your table appears here the moment it is.".into()
                }
            };
        };
        if self.me.dropped_after.is_some_and(|last| last < round.number) {
            return "You have left the event, so you are not paired any more. Your results stand.".into();
        }
        if self.me.joined_round > round.number {
            return format!("You join in round {}.", self.me.joined_round);
        }
        if self.me.spare {
            return "You are the spare player, and are not needed in this round.".into();
        }
        format!("You are at no table of round {}. Ask at the desk.", round.number)
    }
}

pub async fn show(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let me = here.player().clone();
    let (known, frame) = (&here.known, &here.known.frame);
    let roster = frame.roster(me.id).cloned();
    let rounds: Vec<Round> = frame.public_rounds().cloned().collect();
    let place = OwnPlace::load(&app, &here, &rounds, &me).await?;
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
        Some(battle) => Some(Card::load(&app, &here, battle, None).await?),
        None => None,
    };
    let time = card.as_ref().and_then(|card| TableTime::of(known, (&card.round, &card.battle), here.now));
    let newest = frame.rounds.last().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let own_check_in = why_not_here(&here.event, &me, newest, here.now);
    let votes = vote::waiting(&app, &here, &me).await?;
    own_page(
        &here,
        &MePage { visit: here.0.clone(), me, roster, round, card, time, earlier, place, own_check_in, votes },
    )
}

fn earlier(
    (battle, scale, one_kind): (&Battle, Scale<'_>, bool),
    me: &Player,
    opponent: Option<&str>,
) -> Earlier {
    let side = battle.side_of(me.id).unwrap_or(Side::A);
    let (mut score, mut outcome, mut chip) = (String::new(), "no result yet", None);
    if let Some(result) = battle.counted() {
        let (own, theirs) = if side == Side::A { (result.a, result.b) } else { (result.b, result.a) };
        let for_a = scoring::outcome(&result, scale);
        let mine = if side == Side::A { for_a } else { for_a.reversed() };
        chip = Some(Chip::of(mine, one_kind, String::new()));
        outcome = if mine.is_win() {
            "won"
        } else if mine.is_loss() {
            "lost"
        } else {
            "draw"
        };
        if !battle.is_bye() {
            score = format!("{}–{}", own.victory_points, theirs.victory_points);
        }
    }
    Earlier {
        round: battle.round_number,
        table: battle.table_number,
        opponent: opponent.unwrap_or("bye").to_owned(),
        score,
        outcome,
        chip,
    }
}
