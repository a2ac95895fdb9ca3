//! Pairs that the organiser keeps apart, or brings together (`handbook P7`).

use super::{Absent, Actor, Ground, Missing, Odd, Options, change};
use crate::{
    actions::refuse,
    app::App,
    domain::{
        event::{
            audit::{Entry, Subject},
            player::Player,
        },
        ids::{EventId, PlayerId},
        rounds::{self, ConstraintKind},
    },
    error::{Error, Result},
    storage::{self, Tx, bans::Ban},
};
use uuid::Uuid;

/// Two players, by their ids, and what is wished for them.
#[derive(Debug, Clone)]
pub struct NewPair {
    pub a: PlayerId,
    pub b: PlayerId,
    /// Empty: always.
    pub rounds: Vec<u32>,
    pub kind: ConstraintKind,
    pub why: String,
}

pub async fn add_pair(app: &App, by: &Actor, event: EventId, pair: &NewPair) -> Result<()> {
    change(app, event, by, async |tx, _| {
        if pair.a == pair.b {
            return Err(Error::refused("Choose two different players."));
        }
        if pair.kind == ConstraintKind::Together && pair.rounds.len() != 1 {
            return Err(Error::refused("Say in which one round these two meet."));
        }
        let (a, b) = (find(tx, event, pair.a).await?, find(tx, event, pair.b).await?);
        let rounds = if pair.rounds.is_empty() { None } else { Some(serde_json::to_string(&pair.rounds)?) };
        let ban = Ban {
            id: app.new_id(),
            a: a.id,
            b: b.id,
            rounds,
            fixed: pair.kind == ConstraintKind::Together,
            why: pair.why.clone(),
        };
        for other in storage::bans::list(tx, event).await? {
            if contradicts(&ban, &other) {
                let (one, two) = (find(tx, event, other.a).await?, find(tx, event, other.b).await?);
                let other = sentence(&other, &one, &two);
                return Err(Error::refused(format!("That cannot be: {other}. Take that back first.")));
            }
        }
        storage::bans::insert(tx, event, &ban).await?;
        Ok(((), Entry::new(Subject::Pairs, sentence(&ban, &a, &b)).because(&pair.why)))
    })
    .await
}

pub async fn remove_pair(app: &App, by: &Actor, event: EventId, pair: Uuid) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let bans = storage::bans::list(tx, event).await?;
        let ban = bans.into_iter().find(|ban| ban.id == pair).ok_or(Error::NotFound)?;
        let (a, b) = (find(tx, event, ban.a).await?, find(tx, event, ban.b).await?);
        storage::bans::delete(tx, event, pair).await?;
        Ok(((), Entry::new(Subject::Pairs, format!("no longer: {}", sentence(&ban, &a, &b)))))
    })
    .await
}

/// What a pair's wish would cost in the round that is drawn next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairPrice {
    pub round: i64,
    /// `costs one record gap`; nothing where the wish is not for that round.
    pub price: Option<String>,
}

impl Ground {
    /// Draws the next round without the wish and with it, on the results as they stand.
    pub async fn price_of_pair(&self, pair: &NewPair) -> Result<PairPrice> {
        let round = self.next();
        let number = u32::try_from(round).unwrap_or_default();
        let places = (self.loaded.index.get(&pair.a), self.loaded.index.get(&pair.b));
        let (Some(&a), Some(&b)) = places else {
            return Err(Error::refused("Choose two players of this event."));
        };
        let plays = |place: usize| self.loaded.history.players[place].plays_in(number);
        let holds = pair.rounds.is_empty() || pair.rounds.contains(&number);
        if !holds || a == b || !plays(a) || !plays(b) {
            return Ok(PairPrice { round, price: None });
        }
        let options = Options {
            round,
            clubs: self.event.settings.pairing.clubs.in_round(number),
            odd: Odd::Spare,
            missing: Missing::CountAsDraw,
            absent: Absent::Play,
        };
        let mut history = self.history(options);
        let mut wish = self.wish(&history, options, 1);
        self.by_method(&mut history, &mut wish)?;
        let wanted = pair.kind;
        let priced =
            tokio::task::spawn_blocking(move || rounds::price_of_pair(&history, &wish, (a, b), wanted)).await;
        let price =
            priced.map_err(|error| Error::Broken(format!("the price could not be computed: {error}")))?;
        Ok(PairPrice { round, price: Some(price.map_err(refuse)?) })
    }
}

/// Both cannot hold in one round: the same two brought together and kept apart, or somebody brought together with two.
fn contradicts(one: &Ban, other: &Ban) -> bool {
    let at_once = one.rounds().iter().any(|round| other.holds_in(*round))
        || other.rounds().iter().any(|round| one.holds_in(*round))
        || one.rounds().is_empty() && other.rounds().is_empty();
    let same = [(one.a, one.b), (one.b, one.a)].contains(&(other.a, other.b));
    let shared = [one.a, one.b].iter().any(|player| [other.a, other.b].contains(player));
    at_once
        && match (one.fixed, other.fixed) {
            (true, true) => shared,
            (false, false) => false,
            _ => same,
        }
}

async fn find(tx: &mut Tx, event: EventId, player: PlayerId) -> Result<Player> {
    let found = storage::players::find(tx, player).await?.filter(|player| player.event_id == event);
    found.ok_or_else(|| Error::refused("Choose two players of this event."))
}

fn sentence(ban: &Ban, a: &Player, b: &Player) -> String {
    let rounds: Vec<String> = ban.rounds().iter().map(u32::to_string).collect();
    let when = if rounds.is_empty() {
        "in every round".to_owned()
    } else {
        format!("in round {}", rounds.join(", "))
    };
    let verb = if ban.fixed { "brought together" } else { "kept apart" };
    format!("{verb} {} and {} {when}", a.name, b.name)
}
