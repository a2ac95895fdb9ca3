//! A game system as data: sizes, rounds, call-outs, battle tactics, battleplans. Adding a system is adding
//! a file; pairing, standings and pages ask here and never for a system by name.

mod axis;
mod battleplan;
mod call_outs;
mod chart;
mod declaration;
mod described;
mod emblem;
mod error;
mod family;
mod guide;
mod origin;
mod own;
mod paper_row;
mod preset;
mod published;
mod registry;
mod season;
mod sheet;
mod tactic;
mod terrain;

pub use axis::Axis;
pub use battleplan::{Battleplan, ScoredLines, ScoringLine};
pub use call_outs::CallOut;
pub use chart::{
    ChartMark, DifferenceChart, MISSION, MarkWorth, ResultChart, ResultMark, Scale, ShareBand, ShareChart,
    SizeBands, SizeChart, SizedResult, Victory, VictoryBand, WhenLevel, Worth,
};
pub use declaration::Declaration;
pub use described::DescribedGame;
pub use emblem::{Emblem, EmblemCharge, EmblemField, EmblemShape, abbreviate_faction};
pub use error::{BattleplanError, ChartError, LineFault, LineProblem, SheetPlanError, SystemError};
pub use family::Family;
pub use guide::{
    CommandPoints, Deployment, GameSize, RoundsGuide, TerrainDistances, TerrainGuide, TerrainSize,
};
pub use origin::{FactCertainty, FactOrigin, OriginFact};
pub use own::{LONGEST_FILE, OwnSystem};
pub use paper_row::{Adds, PaperRow};
pub use preset::{ByePreset, GameWords, PackPreset, PairingPreset, RankedFirst, RankingPreset};
pub use published::{ProfilesSource, PublicationKind};
pub use registry::{default, default_on, find_system, install_system, list_offered_systems, list_systems};
pub use season::{Season, TacticCards};
pub use sheet::{CardPlan, DoubleTurnPlan, MOST_BATTLE_ROUNDS, SheetPlan, SheetShape, TacticPlan};
pub use tactic::{BattleTactic, CardStep, TacticCard};
pub use terrain::{Layout, TerrainPlan, keep_terrain, order_that_moves_least};

use super::{catalogue::name_key, composition::declared::Composition};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The system that a new event has.
pub const DEFAULT: &str = "aos4-ghb2024";

/// The faction of this name, or of a part of a name that no other has: `stormcast` is `Stormcast Eternals`.
pub fn faction_among<'a>(names: impl Iterator<Item = &'a str> + Clone, name: &str) -> Option<&'a str> {
    let key = name_key(name);
    if let Some(exact) = names.clone().find(|own| name_key(own) == key) {
        return Some(exact);
    }
    let mut having = names.filter(|own| format!(" {} ", name_key(own)).contains(&format!(" {key} ")));
    having.next().filter(|_| !key.is_empty() && having.next().is_none())
}

/// Everything about a game system that is not code.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct System {
    /// As settings and event files name it.
    pub id: String,
    pub name: String,
    /// Other names that people look for it by.
    #[serde(default)]
    pub also_called: Vec<String>,
    /// Whether a new event can begin with it; else it is known for events that have it already (`N11`).
    #[serde(default = "is_offered")]
    pub offered: bool,
    /// Whose own code answers where data cannot; none: a game made of data alone.
    #[serde(default)]
    pub family: Option<Family>,
    /// Part of the name that the community's catalogues give this game, where a set of them holds several.
    #[serde(default)]
    pub community: Option<String>,
    pub words: GameWords,
    pub sheet: SheetPlan,
    pub result: ResultChart,
    pub bye: ByePreset,
    pub ranking: RankingPreset,
    #[serde(default)]
    pub pairing: PairingPreset,
    pub pack: PackPreset,
    /// In ascending order of points.
    pub sizes: Vec<GameSize>,
    pub rounds: Vec<RoundsGuide>,
    /// None: the game has no such points.
    #[serde(default)]
    pub command_points: Option<CommandPoints>,
    /// None: its rules do not tell terrain apart.
    #[serde(default)]
    pub terrain: Option<TerrainGuide>,
    /// None: its pack does not say.
    #[serde(default)]
    pub deployment: Option<Deployment>,
    /// What its rules are published in; a title belongs to the first kind that knows it.
    #[serde(default)]
    pub publications: Vec<PublicationKind>,
    /// For a round of the default length (`C1`).
    pub call_outs: Vec<CallOut>,
    /// The oldest first; none: the game has no seasons.
    #[serde(default)]
    pub seasons: Vec<Season>,
    /// The groups that a general can belong to.
    #[serde(default)]
    pub alliances: Vec<String>,
    /// The factions of each alliance, for awards (`A1`); rosters are checked with the catalogue's own.
    #[serde(default)]
    pub factions: BTreeMap<String, Vec<String>>,
    /// Of factions and alliances, by their names.
    #[serde(default)]
    pub emblems: BTreeMap<String, Emblem>,
    /// Another game that has the emblems of those this one has no line for.
    #[serde(default)]
    pub emblems_of: Option<String>,
    #[serde(default)]
    pub battle_tactics: Vec<BattleTactic>,
    /// The cards whose steps are its tactics, where its sheet says that they stand on cards.
    #[serde(default)]
    pub tactic_cards: Vec<TacticCard>,
    #[serde(default)]
    pub battleplans: Vec<Battleplan>,
    /// What a battle is played on besides its mission.
    #[serde(default)]
    pub axes: Vec<Axis>,
    /// What each player declares in the roster; none: nothing.
    #[serde(default)]
    pub declaration: Option<Declaration>,
    /// What a sheet of paper asks for before the sum of victory points, a row each; only for a game whose players
    /// write down the end of a battle.
    #[serde(default)]
    pub paper: Vec<PaperRow>,
    /// How rosters are judged; none: by the family's own code, or not at all.
    #[serde(default)]
    pub composition: Option<Composition>,
    /// Another game whose battle profiles it uses; none: its own.
    #[serde(default)]
    pub profiles_of: Option<String>,
    /// Where the game's community publishes its battle profiles; none: nowhere that is known.
    #[serde(default)]
    pub profiles_published: Option<ProfilesSource>,
    /// Where what it says is from; every game that ships tells it of everything (`G09`).
    #[serde(default)]
    pub origin: Vec<FactOrigin>,
    /// Of a game that is one event's own: the game it was made from.
    #[serde(skip)]
    pub made_from: Option<String>,
    /// The file it was read from, for an organiser who wants another like it.
    #[serde(skip)]
    pub file: String,
    /// What its rules of an army are known by, however the file is set out; empty where it has none. Verdicts name it.
    #[serde(skip)]
    pub composition_digest: String,
}

/// Unless its file says otherwise.
fn is_offered() -> bool {
    true
}

/// Of what a system's file says, and not of how the program holds it: another name in the code makes no verdict out of
/// date.
fn digest_composition(text: &str) -> String {
    let file: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    file.get("composition")
        .map_or_else(String::new, |composition| own::short_digest(&composition.to_string()))
}

impl System {
    /// Reads a system and checks that its parts fit together.
    pub fn parse(text: &str) -> Result<Self, SystemError> {
        let system: Self =
            serde_json::from_str(text).map_err(|error| SystemError::NotJson(error.to_string()))?;
        system.sheet.check()?;
        system.result.check()?;
        for battleplan in &system.battleplans {
            battleplan.check(&system.sheet)?;
        }
        if let Some(composition) = &system.composition {
            composition.check().map_err(SystemError::Composition)?;
        }
        system.check()?;
        let composition_digest = digest_composition(text);
        let marks = system.result.marks().into_iter().filter(|_| system.result.counts_values());
        let values = marks.map(|mark| mark.name.to_owned()).collect();
        let words = GameWords { values, ..system.words };
        Ok(Self { file: text.to_owned(), composition_digest, words, ..system })
    }

    /// The id under which its battle profiles are imported.
    pub fn profiles(&self) -> &str {
        self.profiles_of.as_deref().unwrap_or(&self.id)
    }

    /// What a result is read by where so many points were agreed on.
    pub fn scale(&self, agreed: u32) -> Scale<'_> {
        Scale { chart: &self.result, agreed }
    }

    /// Whether an event of it must say how large an army may be: a rule, or what a result is worth, asks for it.
    pub fn needs_points_limit(&self) -> bool {
        self.family.is_some() || self.composition.is_some() || self.result.goes_by_size()
    }

    /// Whether it matters which alliance a faction belongs to.
    pub fn has_alliances(&self) -> bool {
        self.alliances.len() > 1
    }

    /// The alliance that a faction of this name belongs to.
    pub fn alliance_of(&self, faction: &str) -> Option<&str> {
        let key = name_key(faction);
        let mut alliances = self.factions.iter();
        alliances
            .find(|(_, factions)| factions.iter().any(|name| name_key(name) == key))
            .map(|(alliance, _)| alliance.as_str())
    }

    /// A faction of this game by its name, or by a part of it that no other has: `Nurgle` is `Maggotkin of Nurgle`.
    pub fn faction_called(&self, name: &str) -> Option<&str> {
        faction_among(self.faction_names(), name)
    }

    /// All that it knows, an alliance after the other.
    pub fn faction_names(&self) -> impl Iterator<Item = &str> + Clone {
        self.factions.values().flatten().map(String::as_str)
    }

    pub fn battleplan(&self, slug: &str) -> Option<&Battleplan> {
        self.battleplans.iter().find(|battleplan| battleplan.slug == slug)
    }

    pub fn battle_tactic(&self, slug: &str) -> Option<&BattleTactic> {
        self.battle_tactics.iter().find(|tactic| tactic.slug == slug)
    }

    /// The tactic card of this slug.
    pub fn tactic_card(&self, slug: &str) -> Option<&TacticCard> {
        self.tactic_cards.iter().find(|card| card.slug == slug)
    }

    /// The tactic card that is called so, however it is spelled.
    pub fn tactic_card_called(&self, name: &str) -> Option<&TacticCard> {
        let key = name_key(name);
        self.tactic_cards.iter().find(|card| name_key(&card.name) == key)
    }

    /// The slugs of the tactic cards of these names, where they are as many as a player takes; else none (`N3`).
    pub fn tactic_cards_named(&self, names: &[String]) -> BTreeSet<String> {
        let cards = names.iter().filter_map(|name| self.tactic_card_called(name));
        let cards: BTreeSet<String> = cards.map(|card| card.slug.clone()).collect();
        let take = self.sheet.cards().map_or(0, |plan| plan.take as usize);
        if cards.len() == take { cards } else { BTreeSet::new() }
    }

    /// The step of a tactic card with this slug.
    pub fn card_step(&self, slug: &str) -> Option<&CardStep> {
        let mut steps = self.tactic_cards.iter().flat_map(|card| &card.steps);
        steps.find(|step| step.slug == slug)
    }

    /// The tactic card with this step.
    pub fn tactic_card_of_step(&self, step: &str) -> Option<&TacticCard> {
        self.tactic_cards.iter().find(|card| card.place_of(step).is_some())
    }

    fn check(&self) -> Result<(), SystemError> {
        if self.sizes.is_empty() || !self.sizes.is_sorted_by(|a, b| a.points < b.points) {
            return Err(SystemError::Sizes);
        }
        if self.call_outs.is_empty() || !self.call_outs.is_sorted_by(|a, b| a.minutes_left > b.minutes_left) {
            return Err(SystemError::CallOuts);
        }
        if self.bye.victory_points > self.sheet.most_in_a_battle
            || self.bye.battle_tactics > self.sheet.most_tactics()
        {
            return Err(SystemError::ByeTooMuch);
        }
        if self.sheet.tactics.is_some() && (self.words.tactics.is_empty() || self.words.tactic.is_empty()) {
            return Err(SystemError::TacticsUnnamed);
        }
        let steps = self.sheet.cards().map_or(0, |cards| cards.steps);
        if let Some(card) = self.tactic_cards.iter().find(|card| steps == 0 || !card.is_whole(steps)) {
            return Err(SystemError::TacticCard { name: card.name.clone() });
        }
        // A sheet that is filled in turn by turn has lines to tick, and no numbers beside them.
        if self.sheet.is_per_turn() && self.result.marks().iter().any(|mark| mark.most > 1) {
            return Err(SystemError::Result(ChartError::Marks));
        }
        self.axes.iter().try_for_each(Axis::check)?;
        self.declaration.iter().try_for_each(Declaration::check)?;
        let is_known = |of: &str| of == MISSION || self.axes.iter().any(|axis| axis.id == of);
        if self.result.marks().iter().filter_map(|mark| mark.of).any(|of| !is_known(of)) {
            return Err(SystemError::Result(ChartError::MarkOfNothing));
        }
        if let Some(axis) =
            self.axes.iter().enumerate().find_map(|(at, axis)| {
                self.axes[..at].iter().any(|before| before.id == axis.id).then_some(axis)
            })
        {
            return Err(SystemError::Axis { id: axis.id.clone() });
        }
        if let Some(kind) = self.publications.iter().enumerate().find_map(|(at, kind)| {
            let is_twice = self.publications[..at].iter().any(|before| before.id == kind.id);
            (is_twice || !kind.is_whole()).then_some(kind)
        }) {
            return Err(SystemError::Publications { id: kind.id.clone() });
        }
        let mut seen = HashSet::new();
        for slug in self.slugs() {
            if !seen.insert(slug) {
                return Err(SystemError::SlugTwice { slug: slug.to_owned() });
            }
        }
        for battleplan in &self.battleplans {
            if let Some(unknown) = battleplan.serves.iter().find(|slug| self.battleplan(slug).is_none()) {
                let (battleplan, unknown) = (battleplan.slug.clone(), unknown.clone());
                return Err(SystemError::ServesUnknown { battleplan, unknown });
            }
        }
        let of_tactics = self.battle_tactics.iter().filter_map(|tactic| tactic.alliance.as_ref());
        let alliances = of_tactics.chain(self.factions.keys());
        match alliances.into_iter().find(|alliance| !self.alliances.contains(alliance)) {
            Some(unknown) => Err(SystemError::NoAlliance { name: unknown.clone() }),
            None => Ok(()),
        }
    }

    fn slugs(&self) -> impl Iterator<Item = &str> {
        let battleplans = self.battleplans.iter().map(|battleplan| battleplan.slug.as_str());
        let cards = self.tactic_cards.iter();
        let of_cards = cards.flat_map(|card| {
            [card.slug.as_str()].into_iter().chain(card.steps.iter().map(|step| step.slug.as_str()))
        });
        battleplans.chain(self.battle_tactics.iter().map(|tactic| tactic.slug.as_str())).chain(of_cards)
    }
}

#[cfg(test)]
mod tests;
