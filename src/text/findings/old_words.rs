//! The findings' words as they were, for a test that says every kind with both.

use crate::{
    domain::{
        composition::UsedPublication,
        games::aos4::{AnyOf, Inference, MemberDifference, NotReinforced, Observation, Sum},
        roster::{RosterLoreKind, SectionHeading, SectionKind},
    },
    text::{
        Speaker,
        findings::{fix_of_observation, tell_observation},
    },
    words::{so_many, write_grouped_number as told},
};
use chrono::NaiveDate;

fn write_long_day(date: NaiveDate) -> String {
    date.format("%-d %B %Y").to_string()
}

pub(super) fn join_with_and(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

fn join_with_or(names: &[String]) -> String {
    names.join(" or ")
}
/// What was found.
#[expect(clippy::too_many_lines, reason = "for a test")]
fn describe_observation(what: &Observation) -> String {
    use Observation as O;
    match what {
        O::OverLimit { spent, limit, not_printed } => {
            let over = format!("{} of {} points: {} over.", told(*spent), told(*limit), told(spent - limit));
            let prices: Vec<String> =
                not_printed.iter().map(|(name, points)| format!("{name} {points}")).collect();
            if prices.is_empty() {
                return over;
            }
            format!("{over} Counted, though the list does not print it: {}.", join_with_and(&prices))
        }
        O::BuiltForAnother { built_for, limit } => {
            format!("Built for {} points; this event plays {}.", told(*built_for), told(*limit))
        }
        O::OverHalf { unit, price, half } => {
            format!("{unit} costs {} points, and no unit may cost more than {}.", told(*price), told(*half))
        }
        O::Unspent { points } => format!(
            "{points} points unspent: one extra command point at the start of the first battle round."
        ),
        O::OlderPrice { unit, reinforced, printed, costs, of } => format!(
            "{unit}{} is priced at {printed} as in {}; with the profiles of this event it costs {costs} ({:+}).",
            word_if_reinforced(*reinforced),
            title_with_date(of),
            costs - printed
        ),
        O::NewerPrice { unit, printed, costs, of, cut_off } => format!(
            "{unit} is priced at {printed} as in {}, which is newer than this event's cut-off ({}); here it costs \
             {costs} ({:+}).",
            title_with_date(of),
            write_long_day(*cut_off),
            costs - printed
        ),
        O::PriceOfFaction { unit, printed, costs } => format!(
            "{unit} is printed at {printed} points, as its faction has it; {costs} were counted, as the profiles of \
             the army of renown have it."
        ),
        O::OtherSeason { written_for, season } => {
            format!("The list was written for {written_for}; this event is played with {season}.")
        }
        O::WrongPrice { unit, reinforced, printed, costs } => {
            let (printed, costs) = (told(*printed), told(*costs));
            format!(
                "{unit}{} is printed at {printed} points and costs {costs}.",
                word_if_reinforced(*reinforced)
            )
        }
        O::PriceOfSeveral { unit, printed, costs, times } => format!(
            "{unit} is printed at {printed} points, {times} times its price of {costs}, and not marked as reinforced."
        ),
        O::SeveralOnLine { unit, printed, costs, times } => format!(
            "{unit} stands on one line at {printed} points, {times} times {costs}: {times} units were counted."
        ),
        O::PointsDiffer { declared, printed, counted } => format!(
            "Points: {} declared at the head, {} printed in the lines together, {} counted by the profiles of this \
             event.",
            told(*declared),
            told(*printed),
            told(*counted)
        ),
        O::SumDiffers { of, printed, counted } => {
            format!("{}: {printed} printed, {counted} counted.", word_counted_sum(*of))
        }
        O::UnknownFaction { name } => {
            format!("The list names no faction known here; “{name}” stands in its place.")
        }
        O::NoFaction => "The list names no faction.".into(),
        O::FactionTaken { written: Some(written), faction, by_units: false } => {
            format!("No faction is called “{written}”: the list is judged as {faction}.")
        }
        O::FactionTaken { written, faction, .. } => {
            let instead = written.as_ref().map(|written| format!("; “{written}” stands in its place"));
            let instead = instead.unwrap_or_default();
            format!("The list names no faction known here: by its units it is judged as {faction}{instead}.")
        }
        O::OtherAlliance { printed, faction, alliance } => {
            format!("Grand Alliance {printed} stands at the head, and {faction} is of {alliance}.")
        }
        O::OfAnotherFaction { unit, faction, home } => {
            format!("{unit} is not in {faction}; it belongs to {home}.")
        }
        O::UnknownUnit { unit, faction, .. } => format!("{unit} is not a name known in {faction}."),
        O::TerrainBarred { features } => {
            format!("This event is played without faction terrain: {}.", join_with_and(features))
        }
        O::SeveralTerrain { features } => {
            format!("{} terrain features ({}), at most 1.", features.len(), join_with_and(features))
        }
        O::ForeignTerrain { feature, faction, .. } => {
            format!("{feature} is not a terrain feature of {faction}.")
        }
        O::NoFormation => "No battle formation is chosen.".into(),
        O::SeveralFormations { formations } => {
            format!("{} battle formations ({}), at most 1.", formations.len(), join_with_and(formations))
        }
        O::FormationReplaced { army_of_renown, formation } => format!(
            "{army_of_renown} replaces the faction's rules, so it has no battle formation {formation}."
        ),
        O::ForeignFormation { formation, faction, .. } => {
            format!("{formation} is not a battle formation of {faction}.")
        }
        O::SeveralLores { kind, lores } => {
            format!("{} {}s ({}), at most 1.", lores.len(), kind.word(), join_with_and(lores))
        }
        O::ForeignLore { lore, kind, faction, .. } => {
            format!("{lore} is not a {} of {faction}.", kind.word())
        }
        O::IdleLore { lore, kind } => format!("No {} can use {lore}.", keyword_of_lore_users(*kind)),
        O::NoCards { take } => format!("The list names no battle tactic cards; it takes {take}."),
        O::NumberOfCards { cards, take } => {
            let (number, names) = (cards.len(), join_with_and(cards));
            format!("{number} of {take} battle tactic cards ({names}): a list takes {take} different ones.")
        }
        O::CardOfAnotherSeason { card, of, season } => {
            format!("{card} is a battle tactic card of {of}; this event plays {season}.")
        }
        O::UnknownCard { card, .. } => format!("{card} is not a battle tactic card known here."),
        O::NoRegiment => "No regiment: an army needs at least 1.".into(),
        O::TooManyRegiments { number, most } => format!("{number} regiments, at most {most}."),
        O::TooManyWithRenown { number, most } => {
            format!("{number} regiments with the Regiment of Renown, at most {most}.")
        }
        O::NoHeroLeads { regiment, first } => {
            format!("{} has no HERO leader: {first} stands first and is not a HERO.", regiment.title())
        }
        O::TooManyFollowers { regiment, number, most, generals } => {
            let whose = if *generals { "" } else { " when it is not the general's" };
            format!("{}: {number} units besides the leader, at most {most}{whose}.", regiment.title())
        }
        O::NotAnOption { units, leader, options } => {
            let are = if units.len() == 1 { "is not an option" } else { "are not options" };
            format!("{} {are} of {leader}. {}", join_with_and(units), may_hold(options))
        }
        O::NoRoomTogether { units, leader, options } => {
            format!(
                "{} do not fit into {leader}'s options together. {}",
                join_with_and(units),
                may_hold(options)
            )
        }
        O::HeroMayNotJoin { hero, leader, only_as } => {
            let joins = if only_as.is_empty() {
                String::new()
            } else {
                format!("; it may join only as {}", join_with_or(only_as))
            };
            format!("{hero} is a HERO and may not join {leader}'s regiment{joins}.")
        }
        O::OnlyLedBy { unit, leaders, auxiliary } => {
            let so = if *auxiliary { ", so not as an auxiliary unit" } else { "" };
            format!("{unit} may be taken only in a regiment led by {}{so}.", join_with_or(leaders))
        }
        O::CompanionAlone { unit, of, auxiliary } => {
            let so = if *auxiliary { ", so not as an auxiliary unit" } else { "" };
            format!("{unit} may be taken only in the regiment of {of}{so}.")
        }
        O::TooManyOutsiders { regiment, number, of, most, unless_led_by } => format!(
            "{}: {number} of {of}, at most {most} when the leader is not {unless_led_by}.",
            regiment.title()
        ),
        O::TooManyPer { unit, number, per, allowed } => {
            format!(
                "{number} of {unit}, and 1 is allowed for each {} in the army ({allowed}).",
                join_with_or(per)
            )
        }
        O::Excluded { unit, with } => format!("{unit} and {with} cannot be in the same army."),
        O::OnlyInArmies { unit, armies } => format!("{unit} may be taken only in {}.", join_with_or(armies)),
        O::SeveralGenerals { units } => {
            format!("{} generals: {}. An army has exactly 1.", units.len(), join_with_and(units))
        }
        O::GeneralIsNoHero { unit } => format!("{unit} is the general and is not a HERO."),
        O::GeneralLeadsNothing { unit } => {
            format!("{unit} is marked as the general but leads no regiment.")
        }
        O::GeneralInferred { unit, why } => {
            format!("No general is marked. {unit} is taken as the general: {}.", explain_inference(*why))
        }
        O::NoGeneral => "No general is marked, and any of several heroes could be it.".into(),
        O::WarmasterLeadsNothing { warmasters } => format!(
            "{} has the WARMASTER keyword and leads no regiment, so it cannot be the general. A judge should say whether that is allowed.",
            join_with_and(warmasters)
        ),
        O::WarmasterInArmyOfRenown { warmasters, general } => format!(
            "{} has the WARMASTER keyword, but {general} is the general. The rules of the army of renown may allow that.",
            join_with_and(warmasters)
        ),
        O::WarmasterPassedOver { warmasters, general } => {
            format!(
                "{} has the WARMASTER keyword, so {general} cannot be the general.",
                join_with_and(warmasters)
            )
        }
        O::SingleReinforced { unit } => format!(
            "{unit} is a single model and reinforced: no single model can be, unless its battle profile says so."
        ),
        O::CannotBeReinforced { unit, why } => {
            let why = match why {
                NotReinforced::Unique => "it is UNIQUE",
                NotReinforced::SingleModel => "it is a single model",
                NotReinforced::Profile => "its profile does not allow it",
            };
            format!("{unit} cannot be reinforced: {why}.")
        }
        O::WrongSize { unit, models, size, can_be_reinforced } => {
            let or = if *can_be_reinforced { format!(", or {} reinforced", size * 2) } else { String::new() };
            format!("{models} {unit}: the unit has {}{or}.", so_many(*size as usize, "model", "models"))
        }
        O::UniqueTwice { unit, times } => format!("{unit} is unique but appears {times} times."),
        O::TwoVersions { units: [one, other] } => {
            format!("{one} and {other} are versions of one unit and cannot both be taken.")
        }
        O::LegendsUnit { unit } => format!("{unit} is a Legends unit, which this event does not allow."),
        O::LegendsRegiment { regiment } => {
            format!("{regiment} is a Legends regiment, which this event does not allow.")
        }
        O::OutOfSeason { name, seasons, season, .. } => {
            format!("{name} may be taken only in {}; this event plays {season}.", join_with_or(seasons))
        }
        O::RenownBarred { regiments } => {
            format!("This event is played without Regiments of Renown: {}.", join_with_and(regiments))
        }
        O::SeveralRenown { regiments } => {
            format!("{} Regiments of Renown ({}), at most 1.", regiments.len(), join_with_and(regiments))
        }
        O::UnknownRenown { regiment, .. } => format!("{regiment} is not a Regiment of Renown known here."),
        O::RenownCannotJoin { regiment, faction } => format!("{regiment} cannot join {faction}."),
        O::RenownStrangers { regiment, units } => format!(
            "{regiment} has {}, which {} not among its units known here. Some of these regiments bring manifestations.",
            join_with_and(units),
            if units.len() == 1 { "is" } else { "are" }
        ),
        O::RenownDiffers { regiment, differences } => {
            let differences: Vec<String> = differences.iter().map(describe_member_difference).collect();
            format!("{regiment} always comes with the same units, and here {}.", join_with_and(&differences))
        }
        O::GeneralInRenown { unit } => {
            format!("{unit} is in a Regiment of Renown and cannot be the general.")
        }
        O::EnhancedInRenown { unit, enhancement } => {
            format!("{unit} is in a Regiment of Renown: it cannot carry {enhancement}.")
        }
        O::AuxiliaryNeedsCompanions { unit, companions } => format!(
            "{unit} must be accompanied by {} and so cannot be an auxiliary unit.",
            all_of(companions)
        ),
        O::CompanionsMissing { leader, companions } => {
            format!("{leader} must be accompanied by {}.", all_of(companions))
        }
        O::TooManyOfKind { kind, items, tables, most } => {
            let told = format!("{} {kind} ({}), at most {most}.", items.len(), join_with_and(items));
            if tables.len() < 2 {
                return told;
            }
            format!(
                "{told} They are from {}, and an army may use one of these tables.",
                join_with_and(tables)
            )
        }
        O::ItemTwice { item, units } => {
            format!("{item} is taken {} times ({}), at most once.", units.len(), join_with_and(units))
        }
        O::KindTwice { unit, kind, items } => {
            format!("{unit} carries {} {kind} ({}), at most 1.", items.len(), join_with_and(items))
        }
        O::UniqueCarries { unit, enhancement } => {
            format!("{unit} is UNIQUE: it cannot carry {enhancement}.")
        }
        O::MayNotCarry { unit, enhancement, table } => {
            format!("{unit} may not carry {enhancement} ({table}).")
        }
        O::ForeignEnhancement { unit, enhancement, faction, home } => {
            format!("{unit} carries {enhancement}, which is of {home}, not of {faction}.")
        }
        O::UnknownEnhancement { unit, enhancement, .. } => {
            format!(
                "{enhancement} under {unit} is not known here: no enhancement of the army, and no wargear of the unit."
            )
        }
        O::TerrainOpen => "You may still take a faction terrain feature.".into(),
        O::LoreOpen { kind } => format!("You may still choose a {}.", kind.word()),
        O::KindOpen { kind, tables } => {
            let from = match tables.as_slice() {
                [] => String::new(),
                [only] if only == kind => String::new(),
                tables => format!(", from {}", join_with_or(tables)),
            };
            format!("You may still take one of {kind}{from}.")
        }
        O::SlotOpen { regiment, number, most } => {
            format!(
                "{} holds {number} units besides its leader; as the general's it may hold {most}.",
                regiment.title()
            )
        }
        O::ArmyOfRenownBarred { army } => {
            format!("{army} is an army of renown, and this event allows none.")
        }
        O::NotEvenlyLed { said, led: [one, other] } => format!("{said} Here they lead {one} and {other}."),
        O::NotIncluded { said, .. } => said.clone(),
        O::UnknownArmyOfRenown { army, faction } => format!(
            "{army} is not an army of renown known here. The roster was held against {} itself, so findings about units, prices and choices may be mistaken.",
            faction.as_deref().unwrap_or("its faction")
        ),
        O::ArmyOfRenown { army, asks } => {
            let asks = asks.iter().map(|said| format!(" {said}")).collect::<Vec<_>>().concat();
            format!(
                "{army} is an army of renown. Its own conditions of composition are not all checked here.{asks}"
            )
        }
    }
}

/// How to mend it; empty where there is nothing to do, or where a judge has to say.
#[expect(clippy::too_many_lines, reason = "for a test")]
fn describe_observation_fix(what: &Observation) -> String {
    use Observation as O;
    let fix = match what {
        O::OverLimit { spent, limit, .. } => return format!("Take out {} points.", told(spent - limit)),
        O::WrongPrice { costs, .. } => return format!("Correct the price to {costs}."),
        O::FactionTaken { faction, by_units: false, .. } => return format!("Did you mean {faction}?"),
        O::FactionTaken { .. } => return "Write the faction at the head.".into(),
        O::UnknownUnit { suggestion: Some(name), .. }
        | O::ForeignTerrain { elsewhere: false, suggestion: Some(name), .. }
        | O::ForeignFormation { elsewhere: false, suggestion: Some(name), .. }
        | O::ForeignLore { elsewhere: false, suggestion: Some(name), .. }
        | O::UnknownRenown { suggestion: Some(name), .. }
        | O::UnknownEnhancement { suggestion: Some(name), .. }
        | O::UnknownCard { suggestion: Some(name), .. } => {
            return format!("Did you mean {name}?");
        }
        O::OtherAlliance { alliance, .. } => {
            return format!("Correct it to {alliance}, or choose the right faction.");
        }
        O::WarmasterPassedOver { warmasters, .. } => {
            return format!("Make {} the general.", join_with_and(warmasters));
        }
        O::CompanionsMissing { companions, .. } => {
            return format!("Add {} to the regiment.", all_of(companions));
        }
        O::NotIncluded { unit, .. } => return format!("Add {unit}."),
        O::BuiltForAnother { .. } => "Set the event's limit in your program and export again.",
        O::OverHalf { .. } => "Take something cheaper.",
        O::PriceOfSeveral { times: 2, .. } => {
            "Mark it as reinforced, or write each unit on a line of its own."
        }
        O::PriceOfSeveral { .. } | O::SeveralOnLine { .. } => "Write each unit on a line of its own.",
        O::NewerPrice { .. } => "There is nothing to update: write the price that counts here.",
        O::OtherSeason { .. } => "Choose this event's season in your program and export again.",
        O::OlderPrice { .. } => "Update your program's data and export again.",
        O::PointsDiffer { .. } => "Correct the total, or the line whose price is wrong.",
        O::SumDiffers { of: Sum::Drops | Sum::AuxiliaryUnits, .. } => {
            "Correct the number, or add what is missing."
        }
        O::UnknownFaction { .. } | O::NoFaction => {
            "Write the faction on a line of its own, for example: Faction: Skaven."
        }
        O::UnknownUnit { suggestion: None, .. } => {
            "Check the spelling, or ask the organiser to add the profile."
        }
        O::OfAnotherFaction { .. }
        | O::TerrainBarred { .. }
        | O::ForeignTerrain { elsewhere: true, .. }
        | O::OnlyInArmies { .. }
        | O::LegendsRegiment { .. }
        | O::RenownBarred { .. }
        | O::RenownCannotJoin { .. } => "Take it out.",
        O::SeveralTerrain { .. }
        | O::SeveralLores { .. }
        | O::SeveralFormations { .. }
        | O::UniqueTwice { .. }
        | O::SeveralRenown { .. }
        | O::TooManyOfKind { most: 0..=1, .. }
        | O::ItemTwice { .. }
        | O::KindTwice { .. } => "Keep one of them.",
        O::ForeignTerrain { elsewhere: false, .. }
        | O::ForeignFormation { elsewhere: false, .. }
        | O::ForeignLore { elsewhere: false, .. }
        | O::UnknownEnhancement { suggestion: None, .. }
        | O::UnknownCard { suggestion: None, .. }
        | O::UnknownRenown { .. } => "Check the spelling.",
        O::NoFormation => "Choose a battle formation.",
        O::NoCards { take } | O::NumberOfCards { take, .. } => {
            return format!("Name {}.", so_many(take, "card of the season", "different cards of the season"));
        }
        O::CardOfAnotherSeason { .. } => "Choose a card of this season.",
        O::ForeignFormation { elsewhere: true, .. } => "Choose one of the faction's own formations.",
        O::ForeignEnhancement { .. } => "Choose one of the army's own.",
        O::ForeignLore { elsewhere: true, .. } => "Choose a lore of your faction.",
        O::NoRegiment => "Put a hero of your faction in a regiment.",
        O::TooManyRegiments { .. } => "Join two of them, or leave one out.",
        O::TooManyWithRenown { .. } => "Leave one regiment out.",
        O::NoHeroLeads { .. } => "Put a hero of your faction first.",
        O::TooManyFollowers { generals: true, .. } => "Move one to another regiment.",
        O::TooManyFollowers { generals: false, .. } => "Move one, or make its leader the general.",
        O::NotAnOption { .. } | O::NoRoomTogether { .. } => {
            "Move the unit to a leader who may take it, or make it an auxiliary unit."
        }
        O::HeroMayNotJoin { .. } => "Give the hero a regiment of its own, or make it an auxiliary unit.",
        O::OnlyLedBy { .. } | O::CompanionAlone { .. } => "Move it to that regiment, or take it out.",
        O::TooManyOutsiders { .. } => "Move one elsewhere.",
        O::TooManyPer { .. } => "Take one out.",
        O::Excluded { .. } => "Take one of them out.",
        O::SeveralGenerals { .. } => "Mark only one of them as the general.",
        O::GeneralIsNoHero { .. } => "Choose a HERO as the general.",
        O::GeneralLeadsNothing { .. } => "Mark the leader of one of your regiments as the general.",
        O::GeneralInferred { .. } | O::NoGeneral => "Mark your general.",
        O::SingleReinforced { unit } => return format!("Check the battle profile of {unit}."),
        O::CannotBeReinforced { .. } => "Take it at its normal size.",
        O::WrongSize { .. } => "Correct the number of models.",
        O::TwoVersions { .. } => "Take the same version everywhere.",
        O::LegendsUnit { .. } | O::OutOfSeason { is_unit: true, .. } => "Take another unit.",
        O::OutOfSeason { is_unit: false, .. } => "Check it with the season's pack.",
        O::RenownStrangers { regiment, .. } => {
            return format!("Compare the units with the battle profile of {regiment}.");
        }
        O::RenownDiffers { .. } => "Take it exactly as it is defined.",
        O::GeneralInRenown { .. } => "Choose another general.",
        O::EnhancedInRenown { .. } | O::UniqueCarries { .. } | O::MayNotCarry { .. } => {
            "Give it to another unit."
        }
        O::AuxiliaryNeedsCompanions { .. } => "Let it lead a regiment.",
        O::TooManyOfKind { most, .. } => return format!("Keep {most} of them."),
        O::ArmyOfRenownBarred { .. } => "Build the roster from its faction.",
        O::NotEvenlyLed { .. } => "Change the leaders of the regiments.",
        O::UnknownArmyOfRenown { .. } => "Check this roster by eye.",
        O::ArmyOfRenown { army, .. } => return format!("Compare the roster with the rules of {army}."),
        O::Unspent { .. }
        | O::SumDiffers { of: Sum::Wounds, .. }
        | O::FormationReplaced { .. }
        | O::IdleLore { .. }
        | O::WarmasterLeadsNothing { .. }
        | O::WarmasterInArmyOfRenown { .. }
        | O::TerrainOpen
        | O::LoreOpen { .. }
        | O::KindOpen { .. }
        | O::SlotOpen { .. }
        | O::PriceOfFaction { .. } => "",
    };
    fix.to_owned()
}

fn word_if_reinforced(reinforced: bool) -> &'static str {
    if reinforced { " reinforced" } else { "" }
}

fn title_with_date(publication: &UsedPublication) -> String {
    match publication.date {
        Some(date) if !publication.title.ends_with(&write_long_day(date)) => {
            format!("{} ({})", publication.title, write_long_day(date))
        }
        _ => publication.title.clone(),
    }
}

fn word_counted_sum(of: Sum) -> &'static str {
    match of {
        Sum::Drops => "Drops",
        Sum::AuxiliaryUnits => "Auxiliary units",
        Sum::Wounds => "Wounds",
    }
}

fn keyword_of_lore_users(kind: RosterLoreKind) -> &'static str {
    match kind {
        RosterLoreKind::Spell => "WIZARD",
        RosterLoreKind::Prayer => "PRIEST",
        RosterLoreKind::Manifestation => "WIZARD or PRIEST",
        RosterLoreKind::Unknown => "",
    }
}

fn may_hold(options: &[String]) -> String {
    let options = if options.is_empty() { "nobody".to_owned() } else { options.join(", ") };
    format!("The regiment may hold: {options}.")
}

fn explain_inference(why: Inference) -> &'static str {
    match why {
        Inference::Heading => "the regiment is headed so",
        Inference::OnlyRegiment => "it leads the only regiment",
        Inference::OnlyWarmaster => "it is the only WARMASTER",
        Inference::FullRegiment => "only the general's regiment may hold 4 units besides its leader",
    }
}

fn describe_member_difference(difference: &MemberDifference) -> String {
    match difference {
        MemberDifference::NotAMember { unit } => format!("{unit} is not one of them"),
        MemberDifference::Number { unit, found: 0, defined: 1 } => format!("{unit} is missing"),
        MemberDifference::Number { unit, found, defined } => {
            format!("{unit} is there {}, where {} belong", word_times_found(*found), defined)
        }
    }
}

fn word_times_found(number: u32) -> String {
    match number {
        0 => "not at all".to_owned(),
        1 => "once".to_owned(),
        number => format!("{number} times"),
    }
}

fn all_of(companions: &[AnyOf]) -> String {
    let each: Vec<String> = companions.iter().map(|any| join_with_or(any)).collect();
    join_with_and(&each)
}

fn samples() -> Vec<Observation> {
    use Observation as O;
    let s = |text: &str| text.to_owned();
    let lists = || [vec![s("A")], vec![s("A"), s("B")], vec![s("A"), s("B"), s("C's")]];
    let bools = [false, true];
    let suggestions = || [None, Some(s("Alpha"))];
    let heads = || {
        [
            SectionHeading { kind: SectionKind::General, name: None },
            SectionHeading { kind: SectionKind::Regiment(3), name: Some(s("Own")) },
            SectionHeading { kind: SectionKind::Auxiliary, name: None },
            SectionHeading { kind: SectionKind::RegimentOfRenown, name: None },
            SectionHeading { kind: SectionKind::RegimentOfRenown, name: Some(s("The Few")) },
            SectionHeading { kind: SectionKind::Terrain, name: None },
            SectionHeading { kind: SectionKind::Category(s("Core")), name: None },
        ]
    };
    let kinds = [
        RosterLoreKind::Spell,
        RosterLoreKind::Prayer,
        RosterLoreKind::Manifestation,
        RosterLoreKind::Unknown,
    ];
    let day: NaiveDate = "2026-06-18".parse().unwrap();
    let publications = || {
        [
            UsedPublication { title: s("Battlescroll"), date: Some(day) },
            UsedPublication { title: s("Battle Profiles, 18 June 2026"), date: Some(day) },
            UsedPublication { title: s("Own"), date: None },
        ]
    };
    let mut all = vec![
        O::OverLimit { spent: 2030, limit: 2000, not_printed: vec![] },
        O::OverLimit {
            spent: 2030,
            limit: 2000,
            not_printed: vec![(s("A"), 20), (s("B"), 1010), (s("C"), 5)],
        },
        O::OverLimit { spent: 1030, limit: 1000, not_printed: vec![(s("A"), 20)] },
        O::BuiltForAnother { built_for: 1000, limit: 2000 },
        O::OverHalf { unit: s("U"), price: 1200, half: 1000 },
        O::Unspent { points: 1200 },
        O::Unspent { points: 1 },
        O::PriceOfFaction { unit: s("U"), printed: 1100, costs: 90 },
        O::OtherSeason { written_for: s("X"), season: s("Y") },
        O::SeveralOnLine { unit: s("U"), printed: 1400, costs: 1700, times: 2 },
        O::PointsDiffer { declared: 2000, printed: 1990, counted: 10 },
        O::UnknownFaction { name: s("Orks") },
        O::NoFaction,
        O::OtherAlliance { printed: s("Order"), faction: s("Skaven"), alliance: s("Chaos") },
        O::OfAnotherFaction { unit: s("U"), faction: s("F"), home: s("H") },
        O::NoFormation,
        O::FormationReplaced { army_of_renown: s("A"), formation: s("F") },
        O::NoCards { take: 1 },
        O::NoCards { take: 2 },
        O::CardOfAnotherSeason { card: s("C"), of: s("O"), season: s("S") },
        O::NoRegiment,
        O::TooManyRegiments { number: 6, most: 5 },
        O::TooManyWithRenown { number: 6, most: 5 },
        O::Excluded { unit: s("U"), with: s("W") },
        O::GeneralIsNoHero { unit: s("U") },
        O::GeneralLeadsNothing { unit: s("U") },
        O::NoGeneral,
        O::SingleReinforced { unit: s("U") },
        O::UniqueTwice { unit: s("U"), times: 3 },
        O::TwoVersions { units: [s("A"), s("B")] },
        O::LegendsUnit { unit: s("U") },
        O::LegendsRegiment { regiment: s("R") },
        O::RenownCannotJoin { regiment: s("R"), faction: s("F") },
        O::GeneralInRenown { unit: s("U") },
        O::EnhancedInRenown { unit: s("U"), enhancement: s("E") },
        O::UniqueCarries { unit: s("U"), enhancement: s("E") },
        O::MayNotCarry { unit: s("U"), enhancement: s("E"), table: s("T") },
        O::ForeignEnhancement { unit: s("U"), enhancement: s("E"), faction: s("F"), home: s("H") },
        O::TerrainOpen,
        O::KindOpen { kind: s("K"), tables: vec![] },
        O::KindOpen { kind: s("K"), tables: vec![s("K")] },
        O::KindOpen { kind: s("K"), tables: vec![s("T")] },
        O::KindOpen { kind: s("K"), tables: vec![s("K"), s("T"), s("V")] },
        O::ArmyOfRenownBarred { army: s("A") },
        O::NotEvenlyLed { said: s("Said."), led: [1, 3] },
        O::NotIncluded { said: s("Said."), unit: s("U") },
        O::UnknownArmyOfRenown { army: s("A"), faction: None },
        O::UnknownArmyOfRenown { army: s("A"), faction: Some(s("F")) },
        O::ArmyOfRenown { army: s("A"), asks: vec![] },
    ];
    for of in publications() {
        for reinforced in bools {
            for (printed, costs) in [(100, 110), (1150, 1040)] {
                all.push(O::OlderPrice { unit: s("U"), reinforced, printed, costs, of: of.clone() });
                all.push(O::NewerPrice { unit: s("U"), printed, costs, of: of.clone(), cut_off: day });
                all.push(O::WrongPrice { unit: s("U"), reinforced, printed, costs });
            }
        }
    }
    for times in 2..=3 {
        all.push(O::PriceOfSeveral { unit: s("U"), printed: 1400, costs: 1700, times });
    }
    for of in [Sum::Drops, Sum::AuxiliaryUnits, Sum::Wounds] {
        all.push(O::SumDiffers { of, printed: 1, counted: 2000 });
    }
    for written in suggestions() {
        for by_units in bools {
            all.push(O::FactionTaken { written: written.clone(), faction: s("F"), by_units });
        }
    }
    for suggestion in suggestions() {
        all.push(O::UnknownUnit { unit: s("U"), faction: s("F"), suggestion: suggestion.clone() });
        all.push(O::UnknownCard { card: s("C"), suggestion: suggestion.clone() });
        all.push(O::UnknownRenown { regiment: s("R"), suggestion: suggestion.clone() });
        all.push(O::UnknownEnhancement { unit: s("U"), enhancement: s("E"), suggestion: suggestion.clone() });
        for elsewhere in bools {
            let suggestion = || suggestion.clone();
            all.push(O::ForeignTerrain {
                feature: s("T"),
                faction: s("F"),
                elsewhere,
                suggestion: suggestion(),
            });
            all.push(O::ForeignFormation {
                formation: s("T"),
                faction: s("F"),
                elsewhere,
                suggestion: suggestion(),
            });
            for kind in kinds {
                let (lore, faction, suggestion) = (s("L"), s("F"), suggestion());
                all.push(O::ForeignLore { lore, kind, faction, elsewhere, suggestion });
            }
        }
    }
    for kind in kinds {
        all.push(O::LoreOpen { kind });
        if kind != RosterLoreKind::Unknown {
            all.push(O::IdleLore { lore: s("L"), kind });
        }
    }
    for regiment in heads() {
        all.push(O::NoHeroLeads { regiment: regiment.clone(), first: s("F") });
        for generals in bools {
            all.push(O::TooManyFollowers { regiment: regiment.clone(), number: 5, most: 4, generals });
        }
        let (of, unless_led_by) = (s("O"), s("L"));
        all.push(O::TooManyOutsiders { regiment: regiment.clone(), number: 2, of, most: 1, unless_led_by });
        all.push(O::SlotOpen { regiment, number: 2, most: 4 });
    }
    for list in lists() {
        let names = || list.clone();
        all.push(O::TerrainBarred { features: names() });
        all.push(O::SeveralTerrain { features: names() });
        all.push(O::SeveralFormations { formations: names() });
        for kind in kinds {
            all.push(O::SeveralLores { kind, lores: names() });
        }
        for take in 1..=2 {
            all.push(O::NumberOfCards { cards: names(), take });
        }
        for options in lists().into_iter().chain([vec![]]) {
            all.push(O::NotAnOption { units: names(), leader: s("L"), options: options.clone() });
            all.push(O::NoRoomTogether { units: names(), leader: s("L"), options });
        }
        all.push(O::HeroMayNotJoin { hero: s("H"), leader: s("L"), only_as: names() });
        for auxiliary in bools {
            all.push(O::OnlyLedBy { unit: s("U"), leaders: names(), auxiliary });
            all.push(O::CompanionAlone { unit: s("U"), of: s("O"), auxiliary });
        }
        all.push(O::TooManyPer { unit: s("U"), number: 2, per: names(), allowed: 1 });
        all.push(O::OnlyInArmies { unit: s("U"), armies: names() });
        all.push(O::SeveralGenerals { units: names() });
        all.push(O::WarmasterLeadsNothing { warmasters: names() });
        all.push(O::WarmasterInArmyOfRenown { warmasters: names(), general: s("G") });
        all.push(O::WarmasterPassedOver { warmasters: names(), general: s("G") });
        for is_unit in bools {
            all.push(O::OutOfSeason { name: s("N"), is_unit, seasons: names(), season: s("S") });
        }
        all.push(O::RenownBarred { regiments: names() });
        all.push(O::SeveralRenown { regiments: names() });
        all.push(O::RenownStrangers { regiment: s("R"), units: names() });
        for companions in
            [vec![names()], vec![names(), vec![s("X")]], vec![names(), vec![s("X"), s("Y")], names()]]
        {
            all.push(O::AuxiliaryNeedsCompanions { unit: s("U"), companions: companions.clone() });
            all.push(O::CompanionsMissing { leader: s("L"), companions });
        }
        for most in 1..=2 {
            all.push(O::TooManyOfKind { kind: s("K"), items: names(), tables: vec![], most });
            all.push(O::TooManyOfKind { kind: s("K"), items: names(), tables: names(), most });
        }
        all.push(O::ItemTwice { item: s("I"), units: names() });
        all.push(O::KindTwice { unit: s("U"), kind: s("K"), items: names() });
        all.push(O::ArmyOfRenown { army: s("A"), asks: names() });
    }
    all.push(O::HeroMayNotJoin { hero: s("H"), leader: s("L"), only_as: vec![] });
    for why in
        [Inference::Heading, Inference::OnlyRegiment, Inference::OnlyWarmaster, Inference::FullRegiment]
    {
        all.push(O::GeneralInferred { unit: s("U"), why });
    }
    for why in [NotReinforced::Unique, NotReinforced::SingleModel, NotReinforced::Profile] {
        all.push(O::CannotBeReinforced { unit: s("U"), why });
    }
    for size in [1, 5] {
        for can_be_reinforced in bools {
            all.push(O::WrongSize { unit: s("U"), models: 3, size, can_be_reinforced });
        }
    }
    let number = |found, defined| MemberDifference::Number { unit: s("U"), found, defined };
    let not = || MemberDifference::NotAMember { unit: s("V") };
    all.push(O::RenownDiffers { regiment: s("R"), differences: vec![not()] });
    for (found, defined) in [(0, 1), (0, 2), (1, 2), (3, 1)] {
        all.push(O::RenownDiffers { regiment: s("R"), differences: vec![number(found, defined), not()] });
    }
    all
}

#[test]
fn old_and_new_words_of_every_finding_are_equal() {
    let speaker = Speaker::in_english();
    let mut differ = Vec::new();
    for what in samples() {
        let message = tell_observation(&what);
        let fix = fix_of_observation(&what, &message).say_by(&speaker);
        let (new, old) = (speaker.say(&message), describe_observation(&what));
        if new != old {
            differ.push(format!("{old}\n{new}"));
        }
        let old = describe_observation_fix(&what);
        if fix != old {
            differ.push(format!("{old}\n{fix}"));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n\n"));
}
