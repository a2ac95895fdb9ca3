//! What the rules of composition find on a roster: each kind of finding with its facts.

use crate::domain::{
    composition::UsedPublication,
    roster::{Heading, LoreKind},
};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// Names of units, any of which will do.
pub type AnyOf = Vec<String>;

/// One thing found. Names are as the roster or the catalogue writes them; points and counts are whole numbers.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observation {
    // Points.
    // With what counts and the roster does not print: lores, the formation, auxiliary units.
    OverLimit { spent: i64, limit: i64, not_printed: Vec<(String, i64)> },
    BuiltForAnother { built_for: i64, limit: i64 },
    OverHalf { unit: String, price: i64, half: i64 },
    Unspent { points: i64 },
    OlderPrice { unit: String, reinforced: bool, printed: i64, costs: i64, of: UsedPublication },
    // Newer than the event's cut-off, which is the day at the end.
    NewerPrice { unit: String, printed: i64, costs: i64, of: UsedPublication, cut_off: NaiveDate },
    PriceOfFaction { unit: String, printed: i64, costs: i64 },
    OtherSeason { written_for: String, season: String },
    WrongPrice { unit: String, reinforced: bool, printed: i64, costs: i64 },
    // The total at the head, the sum of the lines, what the event's profiles make of it.
    PointsDiffer { declared: i64, printed: i64, counted: i64 },
    SumDiffers { of: Sum, printed: i64, counted: i64 },
    // The faction and what is chosen once.
    UnknownFaction { name: String },
    NoFaction,
    OtherAlliance { printed: String, faction: String, alliance: String },
    OfAnotherFaction { unit: String, faction: String, home: String },
    UnknownUnit { unit: String, faction: String, suggestion: Option<String> },
    TerrainBarred { features: Vec<String> },
    SeveralTerrain { features: Vec<String> },
    ForeignTerrain { feature: String, faction: String, elsewhere: bool },
    NoFormation,
    FormationReplaced { army_of_renown: String, formation: String },
    ForeignFormation { formation: String, faction: String, elsewhere: bool },
    SeveralLores { kind: LoreKind, lores: Vec<String> },
    ForeignLore { lore: String, kind: LoreKind, faction: String, elsewhere: bool },
    IdleLore { lore: String, kind: LoreKind },
    // Regiments.
    NoRegiment,
    TooManyRegiments { number: usize, most: usize },
    TooManyWithRenown { number: usize, most: usize },
    NoHeroLeads { regiment: Heading, first: String },
    TooManyFollowers { regiment: Heading, number: usize, most: usize, generals: bool },
    NotAnOption { units: Vec<String>, leader: String, options: Vec<String> },
    NoRoomTogether { units: Vec<String>, leader: String, options: Vec<String> },
    HeroMayNotJoin { hero: String, leader: String, only_as: Vec<String> },
    // What a unit's own profile adds.
    OnlyLedBy { unit: String, leaders: AnyOf, auxiliary: bool },
    CompanionAlone { unit: String, of: String, auxiliary: bool },
    TooManyOutsiders { regiment: Heading, number: usize, of: String, most: u32, unless_led_by: String },
    TooManyPer { unit: String, number: usize, per: AnyOf, allowed: usize },
    Excluded { unit: String, with: String },
    OnlyInArmies { unit: String, armies: AnyOf },
    // The general.
    SeveralGenerals { units: Vec<String> },
    GeneralIsNoHero { unit: String },
    GeneralLeadsNothing { unit: String },
    GeneralInferred { unit: String, why: Inference },
    NoGeneral,
    WarmasterLeadsNothing { warmasters: Vec<String> },
    WarmasterInArmyOfRenown { warmasters: Vec<String>, general: String },
    WarmasterPassedOver { warmasters: Vec<String>, general: String },
    // Single units.
    SingleReinforced { unit: String },
    CannotBeReinforced { unit: String, why: NotReinforced },
    WrongSize { unit: String, models: u32, size: u32, can_be_reinforced: bool },
    UniqueTwice { unit: String, times: usize },
    TwoVersions { units: [String; 2] },
    LegendsUnit { unit: String },
    LegendsRegiment { regiment: String },
    OutOfSeason { name: String, is_unit: bool, seasons: AnyOf, season: String },
    // Regiments of Renown and companions.
    RenownBarred { regiments: Vec<String> },
    SeveralRenown { regiments: Vec<String> },
    UnknownRenown { regiment: String },
    RenownCannotJoin { regiment: String, faction: String },
    RenownStrangers { regiment: String, units: Vec<String> },
    RenownDiffers { regiment: String, differences: Vec<MemberDifference> },
    GeneralInRenown { unit: String },
    EnhancedInRenown { unit: String, enhancement: String },
    AuxiliaryNeedsCompanions { unit: String, companions: Vec<AnyOf> },
    CompanionsMissing { leader: String, companions: Vec<AnyOf> },
    // Enhancements.
    TableTwice { kind: String, table: String, items: Vec<String> },
    ItemTwice { item: String, units: Vec<String> },
    KindTwice { unit: String, kind: String, items: Vec<String> },
    UniqueCarries { unit: String, enhancement: String },
    MayNotCarry { unit: String, enhancement: String, table: String },
    ForeignEnhancement { unit: String, enhancement: String, faction: String, home: String },
    UnknownEnhancement { unit: String, enhancement: String, suggestion: Option<String> },
    // Left open.
    TerrainOpen,
    LoreOpen { kind: LoreKind },
    TableOpen { table: String },
    SlotOpen { regiment: Heading, number: usize, most: usize },
    // Armies of renown.
    ArmyOfRenownBarred { army: String },
    NotEvenlyLed { said: String, led: [usize; 2] },
    NotIncluded { said: String, unit: String },
    UnknownArmyOfRenown { army: String, faction: Option<String> },
    // With what its page asks besides, as the catalogue words it.
    ArmyOfRenown { army: String, asks: Vec<String> },
}

/// Which printed number does not add up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sum {
    Drops,
    AuxiliaryUnits,
    /// Programs differ in what they add to the wounds.
    Wounds,
}

/// Why somebody who is not marked is taken as the general.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inference {
    Heading,
    OnlyRegiment,
    OnlyWarmaster,
    /// Only the general's regiment may hold so many.
    FullRegiment,
}

/// Why a unit cannot be reinforced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotReinforced {
    Unique,
    SingleModel,
    Profile,
}

/// How the units of a Regiment of Renown are not as the catalogue defines them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MemberDifference {
    NotAMember { unit: String },
    Number { unit: String, found: u32, defined: u32 },
}
