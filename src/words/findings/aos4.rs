//! The sentences of Age of Sigmar's findings.

use super::{
    super::{so_many, time::write_long_day, write_grouped_number as told},
    join_with_and, join_with_or,
};
use crate::domain::{
    composition::UsedPublication,
    games::aos4::{AnyOf, Inference, MemberDifference, NotReinforced, Observation, Sum},
    roster::RosterLoreKind,
};

/// What was found.
#[expect(clippy::too_many_lines, reason = "one sentence a finding, and the compiler counts them")]
pub fn describe_observation(what: &Observation) -> String {
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
#[expect(clippy::too_many_lines, reason = "one way a finding, and the compiler counts them")]
pub fn describe_observation_fix(what: &Observation) -> String {
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

pub(super) fn title_with_date(publication: &UsedPublication) -> String {
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
