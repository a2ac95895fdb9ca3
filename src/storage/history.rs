//! An event's history, as pairing and standings read it, out of the tables.

use super::{Tx, battles, events, penalties, players, rounds, soft};
use crate::domain::{
    battle::Battle,
    event::pack::Settings,
    event::{
        penalty::Penalty,
        player::{Player, Status},
    },
    history::{self, Entrant, HandedOn, History, PlayerIndex},
    ids::{EntrantId, EventId, PlayerId},
    numbers::RoundNumber,
    round::Round,
    rounds::{Methods, add_groups_told, cuts_played},
    standings::Ranking,
    teams::EntrantKind,
};
use std::{
    borrow::Cow,
    collections::{HashMap, HashSet},
};

/// Those who are entered in an event, as they were loaded: players, or teams or pairs.
pub trait LoadedEntrants {
    /// What their keys begin with.
    const LETTER: char;

    fn history(&self) -> &History;

    /// All rounds, drafts included.
    fn rounds(&self) -> &[Round];

    /// Where somebody is in the history; none where an entrant of another kind is meant.
    fn place(&self, id: EntrantId) -> Option<PlayerIndex>;

    /// Whether a draw from the one is a draw from the other.
    fn is_drawn_like(&self, other: &Self) -> bool;
}

/// The history, and who is who in it.
#[derive(Debug, Clone)]
pub struct Loaded {
    pub history: History,
    /// The player at each [`PlayerIndex`].
    pub players: Vec<Player>,
    pub index: HashMap<PlayerId, PlayerIndex>,
    /// All rounds, drafts included; a draft's battles are not in the history.
    pub rounds: Vec<Round>,
}

impl Loaded {
    pub fn id(&self, index: PlayerIndex) -> PlayerId {
        self.players[index].id
    }

    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.index.get(&id).map(|index| &self.players[*index])
    }

    /// The history as it was before this round: what its draw read.
    pub fn before(&self, round: RoundNumber) -> History {
        self.history.before(round)
    }
}

impl LoadedEntrants for Loaded {
    const LETTER: char = EntrantKind::PLAYER_LETTER;

    fn history(&self) -> &History {
        &self.history
    }

    fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    fn place(&self, id: EntrantId) -> Option<PlayerIndex> {
        self.index.get(&id.player()?).copied()
    }

    fn is_drawn_like(&self, other: &Self) -> bool {
        self.history == other.history
    }
}

/// Everybody who plays or has played, and the published rounds with the results as they stand.
pub async fn load_history(tx: &mut Tx, event: EventId) -> sqlx::Result<Loaded> {
    let rounds = rounds::list_rounds(tx, event).await?;
    let played = battles::list_published_battles(tx, event).await?;
    let mut players = players::list_players(tx, event).await?;
    let penalties = penalties::list_standing_penalties(tx, event).await?;
    let settings = events::find_event(tx, event).await?.map(|event| event.settings).unwrap_or_default();
    soft::add_lists(tx, event, settings.soft.lists, &mut players).await?;
    let handed_on = rounds::handed_on(tx, event, &rounds).await?;
    Ok(assemble_history(
        &settings,
        (players, &penalties),
        (rounds, handed_on),
        &played.iter().collect::<Vec<_>>(),
    ))
}

/// The same of what was read already: all players, their lists in time counted, with the penalties that stand, all
/// rounds with what they hand on, and the battles of those that are published.
pub fn assemble_history(
    settings: &Settings,
    (mut players, penalties): (Vec<Player>, &[Penalty]),
    (rounds, handed_on): (Vec<Round>, HandedOn),
    played: &[&Battle],
) -> Loaded {
    let seated: HashSet<PlayerId> = played.iter().flat_map(|battle| battle.everybody()).collect();
    players.retain(|player| player.status == Status::Playing || seated.contains(&player.id));
    let index: HashMap<PlayerId, PlayerIndex> =
        players.iter().enumerate().map(|(index, player)| (player.id, index)).collect();
    let mut history = History {
        system: Cow::Borrowed(settings.game()),
        agreed: settings.points_limit,
        players: players.iter().map(|player| entrant_from_player(player, penalties)).collect(),
        handed_on,
        ..History::default()
    };
    for round in rounds.iter().filter(|round| round.is_public()) {
        let number = round.number;
        history.rounds.push(history::HistoryRound { number, battles: Vec::new() });
    }
    for battle in played {
        let number = battle.round_number;
        if let Some(round) = history.rounds.iter_mut().find(|round| round.number == number) {
            let drawn = index_history_battle(battle, &index);
            // Of two pairs, those beside the first two have fought and won it as well (`teams D1`).
            if let [Some(a), Some(b)] = battle.partners {
                round.battles.push(history::HistoryBattle {
                    a: index[&a],
                    b: Some(index[&b]),
                    ..drawn.clone()
                });
            }
            round.battles.push(drawn);
        }
    }
    let methods = Methods::from_settings(&settings.pairing, settings.rounds, Loaded::LETTER);
    add_groups_told(&mut history, &methods, |number| {
        let of_round = played.iter().filter(|battle| battle.round_number == number);
        let told = of_round
            .map(|battle| (index[&battle.a], battle.b.map(|b| index[&b]), battle.reasons.0.as_slice()));
        told.collect()
    });
    add_cuts(&mut history, settings, &methods);
    Loaded { history, players, index, rounds }
}

/// Where a cut stood in those rounds of a history that have not kept it.
pub(super) fn add_cuts(history: &mut History, settings: &Settings, methods: &Methods) {
    // A stored ranking that is none is told where players are ranked.
    let ranking = Ranking::from_rules(&settings.ranking_rules()).unwrap_or_default();
    history.handed_on.cuts = cuts_played(history, methods, &ranking);
}

pub(super) fn entrant_from_player(player: &Player, penalties: &[Penalty]) -> Entrant {
    let own = penalties.iter().filter(|penalty| penalty.player_id == player.id);
    Entrant {
        key: player.key(),
        name: player.name.to_string(),
        club: player.club.clone(),
        faction: player.faction.clone(),
        joined_round: player.joined_round,
        dropped_after: player.dropped_after,
        spare: player.spare,
        fixed_table: player.fixed_table,
        soft: player.soft,
        corrections: own.map(Penalty::correction).collect(),
    }
}

pub(super) fn index_history_battle(
    battle: &Battle,
    index: &HashMap<PlayerId, PlayerIndex>,
) -> history::HistoryBattle {
    history::HistoryBattle {
        table: battle.table_number,
        a: index[&battle.a],
        b: battle.b.map(|b| index[&b]),
        fixed: battle.fixed,
        result: battle.counted(),
    }
}
