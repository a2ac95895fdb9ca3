//! What two rosters mean for one battle, in games whose rosters say something of it.

use crate::domain::{
    composition::{Computed, HonourGuard, RuleId},
    roster::Roster,
    system::{Declaration, System},
};
use serde::Serialize;

/// A roster as it comes to a battle, with what its check counted.
#[derive(Debug, Clone, Copy)]
pub struct FieldedRoster<'r> {
    pub roster: &'r Roster,
    pub computed: &'r Computed,
}

impl<'r> FieldedRoster<'r> {
    /// A roster with what was counted in it.
    pub const fn new(roster: &'r Roster, computed: &'r Computed) -> Self {
        Self { roster, computed }
    }
}

/// Both sides of a pairing, in the order they were given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingCard {
    pub sides: [CardSide; 2],
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardSide {
    pub roster: String,
    pub faction: Option<String>,
    pub general: Option<String>,
    pub muster: Muster,
    pub facts: Vec<MatchFact>,
    /// Who may be the honour guard; those outside the general's regiment only for a second one.
    pub honour_guard: Vec<HonourGuard>,
}

/// What an army is made of, as its game counts it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Muster {
    Regiments {
        regiments: usize,
        auxiliaries: usize,
    },
    Points {
        points: i64,
    },
    /// Points, and what players compare where they do not see each other's rosters: what they declared.
    Declared {
        points: i64,
        word: String,
    },
}

/// Something to tell the player before the battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum MatchFact {
    /// Points unspent: an extra command point in the first battle round.
    Unspent { points: i64 },
    /// Fewer auxiliary units than the opponent: an extra command point in each battle round.
    FewerAuxiliaries { own: usize, other: usize },
    /// More regiments than the opponent: a second honour guard.
    SecondHonourGuard { own: usize, other: usize },
    /// The battle tactic cards that the roster takes.
    TacticCards { cards: Vec<String> },
    /// Whose battle tactics there are beside the universal ones.
    Tactics { alliance: String },
    /// What both rosters declare, and what that gives the player: a mission, by its name where the game's file has it.
    Declared { word: String, own: String, other: Option<String>, mission: String, called: Option<String> },
    /// A triumph works for whoever has fewer points, both in points (`systems S16`).
    Triumph { name: String, own: i64, other: i64, works: bool },
}

/// Both sides of a game whose rosters declare something; none of any other game.
pub fn declared_card(game: &System, [first, second]: [FieldedRoster<'_>; 2]) -> Option<PairingCard> {
    let declaration = game.declaration.as_ref()?;
    let [a, b] = [first, second].map(|side| side.roster.chosen(&declaration.word).next());
    Some(PairingCard { sides: [declared_side(declaration, first, b), declared_side(declaration, second, a)] })
}

/// One side, whose opponent declares this, where that is known.
pub fn declared_side(
    declaration: &Declaration,
    FieldedRoster { roster, computed }: FieldedRoster<'_>,
    other: Option<&str>,
) -> CardSide {
    let declared = roster.chosen(&declaration.word).next().map(|own| MatchFact::Declared {
        word: declaration.word.clone(),
        own: own.to_owned(),
        other: other.map(str::to_owned),
        mission: declaration.mission.clone(),
        called: other.and_then(|other| declaration.mission_of(own, other)).map(str::to_owned),
    });
    CardSide {
        roster: roster.name.clone(),
        faction: roster.faction.clone(),
        general: computed.general.clone(),
        muster: Muster::Declared {
            points: roster.points_printed().max(computed.points),
            word: declaration.word.clone(),
        },
        facts: declared.into_iter().collect(),
        honour_guard: Vec::new(),
    }
}

impl MatchFact {
    /// The rule that it follows from; none where only the game's file says it.
    pub fn rule(&self) -> Option<RuleId> {
        Some(match self {
            Self::Unspent { .. } => RuleId::A04,
            Self::FewerAuxiliaries { .. } => RuleId::A24,
            Self::SecondHonourGuard { .. } | Self::Tactics { .. } => RuleId::A35,
            Self::TacticCards { .. } => RuleId::A36,
            Self::Triumph { .. } => RuleId::new('S', 16),
            Self::Declared { .. } => return None,
        })
    }

    /// Whether it is about points to spend on commands.
    fn is_of_commands(&self) -> bool {
        matches!(self, Self::Unspent { .. } | Self::FewerAuxiliaries { .. })
    }
}

impl CardSide {
    /// With the battle tactics of this alliance, whatever the roster says; with those of none where it is not known.
    #[must_use]
    pub fn with_alliance(mut self, alliance: Option<String>) -> Self {
        self.facts.retain(|fact| !matches!(fact, MatchFact::Tactics { .. }));
        self.facts.extend(alliance.map(|alliance| MatchFact::Tactics { alliance }));
        self
    }

    /// Without what this event does not play: battle tactics of an alliance that its game does not have, and, where it
    /// plays without commands, the points for them (`systems V01`, `V06`).
    #[must_use]
    pub fn without_unplayed(mut self, system: &System, plays_commands: bool) -> Self {
        let has_tactics = |alliance: &str| {
            let mut tactics = system.battle_tactics.iter().filter_map(|tactic| tactic.alliance.as_deref());
            tactics.any(|own| own.eq_ignore_ascii_case(alliance))
        };
        let is_played = |fact: &MatchFact| match fact {
            MatchFact::Tactics { alliance } => has_tactics(alliance),
            MatchFact::TacticCards { cards } => {
                cards.iter().any(|card| system.tactic_card_called(card).is_some())
            }
            fact => plays_commands || !fact.is_of_commands(),
        };
        self.facts.retain(is_played);
        self
    }
}
