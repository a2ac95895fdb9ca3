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
        refusal::RoundRefusal,
        rounds::{self, ConstraintKind, PairConstraint},
    },
    error::{Error, Result},
    storage::{self, Tx},
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
        let constraint = PairConstraint {
            id: app.new_id(),
            a: a.id,
            b: b.id,
            kind: pair.kind,
            rounds: pair.rounds.clone(),
            why: pair.why.clone(),
        };
        for other in storage::pair_constraints::list(tx, event).await? {
            if constraint.contradicts(&other) {
                let (one, two) = (find(tx, event, other.a).await?, find(tx, event, other.b).await?);
                let other = sentence(&other, &one, &two);
                return Err(Error::refused(RoundRefusal::Contradicts { other }));
            }
        }
        storage::pair_constraints::insert(tx, event, &constraint).await?;
        Ok(((), Entry::new(Subject::Pairs, sentence(&constraint, &a, &b)).because(&pair.why)))
    })
    .await
}

pub async fn remove_pair(app: &App, by: &Actor, event: EventId, pair: Uuid) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let constraints = storage::pair_constraints::list(tx, event).await?;
        let found = constraints.into_iter().find(|constraint| constraint.id == pair);
        let constraint = found.ok_or(Error::NotFound)?;
        let (a, b) = (find(tx, event, constraint.a).await?, find(tx, event, constraint.b).await?);
        storage::pair_constraints::delete(tx, event, pair).await?;
        Ok(((), Entry::new(Subject::Pairs, format!("no longer: {}", sentence(&constraint, &a, &b)))))
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

async fn find(tx: &mut Tx, event: EventId, player: PlayerId) -> Result<Player> {
    let found = storage::players::find(tx, player).await?.filter(|player| player.event_id == event);
    found.ok_or_else(|| Error::refused("Choose two players of this event."))
}

fn sentence(constraint: &PairConstraint, a: &Player, b: &Player) -> String {
    let rounds: Vec<String> = constraint.rounds.iter().map(u32::to_string).collect();
    let when = if rounds.is_empty() {
        "in every round".to_owned()
    } else {
        format!("in round {}", rounds.join(", "))
    };
    let verb = if constraint.is_together() { "brought together" } else { "kept apart" };
    format!("{verb} {} and {} {when}", a.name, b.name)
}
