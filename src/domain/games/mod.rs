//! The seam: one place that answers for a game. Everybody else asks it and never names a game; the only `match` on a
//! game's family is in `families.rs`. What data can say is said by the game's [`System`]; what only one family has is code in a
//! folder of its own.

pub mod aos3;
pub mod aos4;
pub mod battlescribe;
pub mod catalogue_problem;
mod choices;
mod families;
mod fewer_tactics;
mod finding;
mod game;
mod lists_of_data;
mod match_card;
mod picking;
mod rosters;
mod ruleset;
pub mod t9a;
pub mod wfb;

pub use aos4::{
    Allowance, BuilderStep, BuilderStepError, CarriedOver, Destination, EnhancementGroup, OfferedAside,
    PickHeading, PickPlace, PickedSteps, PlaceOffers, RulesModule, Shelf, UnitOffer, UnitPlace, carried_over,
    list_offered_factions, may_join, priced_roster,
};
pub use choices::CompositionChoices;
pub use finding::{Finding, FindingFacts, Repriced, Verdict};
pub use game::Game;
pub use match_card::{CardSide, FieldedRoster, MatchFact, Muster, PairingCard};
pub use picking::{ItemsOfKind, PickShelf, PickStep, apply_pick_step};
pub use ruleset::{OfferedChoice, RosterBuilder, Ruleset};

use battlescribe::{ImportedProfiles, SourceFile};

use super::{
    composition::declared::{Composition, CompositionError, CompositionMisfit},
    result::{BattleResult, Outcome},
    scoring::{self, SheetRules},
    standings::{Ranking, RankingError},
    system::{self, Battleplan, LONGEST_FILE, OwnSystem, System, SystemError},
};

/// The game of this system id; none: nobody has handed in such a system.
pub fn find_game(id: &str) -> Option<Game> {
    system::find_system(id).map(|system| Game { system })
}

/// The game of a new event.
pub fn default() -> Game {
    Game { system: system::default() }
}

/// Adds a game that is made of data, for as long as the program runs.
///
/// # Errors
/// When the file is no game system, its parts do not fit together, or another system has its id.
pub fn install_game(file: &str) -> Result<Game, GameFileError> {
    system::install_system(parse_fitting_system(file)?)
        .map(|system| Game { system })
        .map_err(GameFileError::System)
}

/// A game that an organiser changed for one event, which only that event plays.
///
/// # Errors
/// When the file is no game system, is too long, or its parts do not fit together.
pub fn read_own_game(file: &str) -> Result<OwnSystem, GameFileError> {
    check_game_file(file)?;
    OwnSystem::keep_without_making_known(file).map_err(GameFileError::System)
}

/// The battle profiles of a game in the files of its community.
pub fn import_profiles(system: &System, files: Vec<SourceFile>) -> ImportedProfiles {
    families::find_ruleset(system.family).import_profiles(system, files)
}

/// The system of a file whose parts fit together, and to the code there is. It is looked at, and not made known.
///
/// # Errors
/// When the file is no game system, is longer than an event's own game may be, or its parts do not fit together.
pub fn check_game_file(file: &str) -> Result<System, GameFileError> {
    if file.len() > LONGEST_FILE {
        return Err(GameFileError::System(SystemError::TooLong { most: LONGEST_FILE }));
    }
    parse_fitting_system(file)
}

fn parse_fitting_system(file: &str) -> Result<System, GameFileError> {
    let system = System::parse(file).map_err(GameFileError::System)?;
    Ranking::by_default_of(&system).map_err(GameFileError::Ranking)?;
    no_unknown_function(&system).map_err(GameFileError::Composition)?;
    Ok(system)
}

/// A rule that is code names code that the game's family has (`systems` 5.3).
fn no_unknown_function(system: &System) -> Result<(), CompositionError> {
    let known = families::find_ruleset(system.family).named_rules();
    let functions = system.composition.iter().flat_map(Composition::functions);
    let mut unknown = functions.filter(|(_, function)| !known.iter().any(|(name, _)| name == function));
    unknown.next().map_or(Ok(()), |(rule, function)| {
        let what = CompositionMisfit::NoFunction(function.to_owned());
        Err(CompositionError { at: format!("rules {}", rule.id), what })
    })
}

/// Why a file is no game.
#[derive(Debug)]
pub enum GameFileError {
    System(SystemError),
    /// Its own way to rank players cannot be used.
    Ranking(RankingError),
    /// Its rules of composition name a function that no game has.
    Composition(CompositionError),
}

impl Game {
    /// What a sheet of this game is read against. The alliances are those of both players' generals, as far as they
    /// are known.
    pub fn sheet_rules<'s>(
        self,
        battleplan: &'s Battleplan,
        [alliance_a, alliance_b]: [Option<&'s str>; 2],
    ) -> SheetRules<'s> {
        let family = families::find_ruleset(self.system.family).sheet_rules();
        SheetRules { system: self.system, battleplan, family, alliance_a, alliance_b }
    }

    /// What a result is to player `a`, where so many points were agreed on.
    pub fn outcome(self, result: &BattleResult, agreed: u32) -> Outcome {
        scoring::outcome_of_result(result, self.system.scale(agreed))
    }
}
