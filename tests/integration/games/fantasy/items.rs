//! The magic items of characters (F14 to F18), on entries made for it: no public list and no public catalogue says
//! what they may carry (N1). The profiles come as our own table.

use super::wfb;
use crate::command::program::muster;
use crate::support::findings::describe_finding;
use muster::{
    domain::{catalogue::Catalogue, composition::CheckRules},
    exchange::catalogue_csv::read_csv,
};

const ELVES: &str = "kind,faction,name,group,table,points,categories,flags,leadership,allowance\n\
    faction,,Elves,,,,,,,\n\
    unit,Elves,Noble,,,100,Heroes,may_wear_armour; may_carry_shield,9,50\n\
    unit,Elves,Archer Captain,,,90,Heroes,may_wear_armour,9,50\n\
    unit,Elves,Mage,,,100,Heroes,wizard,8,50\n\
    unit,Elves,Spears,,,90,Core,,8,25\n\
    option,Elves,Swift Blade,weapon,,25,,,,\n\
    option,Elves,Star Lance,weapon,,20,,,,\n\
    option,Elves,Dragon Plate,armour,,25,,,,\n\
    option,Elves,Rune Shield,shield,,15,,,,\n\
    option,Elves,Golden Helm,helm,,15,,,,\n\
    option,Elves,Jewel of Dusk,arcane,,15,,,,\n\
    option,Elves,Seer Stone,arcane,,15,,,,\n\
    option,Elves,Fire Ring,bound,,20,,,,\n\
    option,Elves,Sea Ring,bound,,20,,,,\n\
    option,Elves,Pearl,talisman,,30,,,,\n\
    option,Elves,War Banner,banner,,25,,,,\n\
    option,Elves,Lion Banner,banner,,45,,,,\n\
    option,Elves,Dispel Scroll,scroll,,25,,,,\n";

/// What is said of these characters at 1,500 points, beside two units of Core that the size asks for.
fn said(heroes: &str) -> Vec<String> {
    let reading = read_csv(ELVES.as_bytes());
    assert_eq!(reading.unreadable, []);
    let day = "2021-12-05".parse().unwrap();
    let view = Catalogue::new([reading.publication]).as_of(day);
    let text = format!("++ Mine (Elves) ++\n+ Heroes +\n{heroes}\n+ Core +\n10 Bows [90]\n10 Spears [90]\n");
    let roster = wfb().read(text.as_bytes(), None).unwrap().roster;
    let verdict = wfb().check(&roster, &view, &CheckRules::matched_play(1500, day));
    let items = |finding: &muster::domain::games::Finding| {
        let number = finding.rule.to_string();
        ("F13"..="F18").contains(&number.as_str())
    };
    let found = verdict.findings.iter().filter(|finding| items(finding));
    found.map(|finding| format!("{} {}", finding.rule, describe_finding(finding).message)).collect()
}

const COMMAND: &str = "kind,faction,name,group,table,points,categories,flags\n\
    faction,,Elves,,,,,\nfaction,,Orcs,,,,,\n\
    unit,Elves,Mage,,,100,Heroes,wizard\n\
    option,Elves,Level 2 Wizard,level,Mage,35,,\n\
    unit,Elves,Spears,,,90,Core,\n\
    option,Elves,Sentinel,champion,Spears,20,,\n\
    option,Elves,Standard Bearer,command,Spears,20,,\n\
    unit,Elves,Bows,,,90,Core,\n\
    unit,Orcs,Boyz,,,90,Core,\n";

/// What the command says of an army of Elves at 1,500 points.
fn checked(army: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("profiles.csv"), COMMAND).unwrap();
    std::fs::write(folder.path().join("list.txt"), format!("++ Mine (Elves) ++\n{army}")).unwrap();
    let args = ["check", "list.txt", "--system", "wfb7", "--as-of", "2021-12-05", "--points", "1500"];
    muster(folder.path(), &[&args[..], &["--catalogue", "profiles.csv"]].concat()).out
}

#[test]
fn f19_a_command_group_is_only_where_the_entry_offers_it() {
    let of = |units: &str| checked(&format!("+ Heroes +\nMage [100]: General\n+ Core +\n{units}"));
    let fine = of(
        "10 Spears [130]: Sentinel, Standard Bearer\n10 Spears [110]: Champion\n10 Bows [100]: Musician\n",
    );
    assert!(!fine.contains("F19"), "{fine}");
    let none = of("10 Spears [100]: Musician\n10 Bows [90]\n");
    assert!(none.contains("F19 to fix: Core units: Spears: Spears can't have a Musician."), "{none}");
}

#[test]
fn f21_a_wizard_is_of_no_higher_level_than_the_entry_offers() {
    let of = |mage: &str| checked(&format!("+ Heroes +\n{mage}\n+ Core +\n10 Spears [90]\n10 Bows [90]\n"));
    assert!(!of("Mage [135]: General, Level 2 Wizard").contains("F21"));
    let high = of("Mage [170]: General, Wizard Level 3");
    assert!(high.contains("Mage is a level 3 Wizard; the highest level allowed is 2."), "{high}");
    let unknown = of("Seer [170]: General, Level 5 Wizard");
    assert!(unknown.contains("Seer is a level 5 Wizard; the highest level allowed is 4."), "{unknown}");
}

#[test]
fn f24_an_entry_of_another_army_is_illegal() {
    let army = "+ Heroes +\nMage [100]: General\n+ Core +\n10 Spears [90]\n20 Boyz [90]\n10 Slingers [40]\n";
    let said = checked(army);
    assert!(
        said.contains("F24 to fix: Core units: Boyz: Boyz belongs to Orcs, but the army is Elves."),
        "{said}"
    );
    assert!(said.contains("Core units: nothing in the profiles is called “Slingers”."), "{said}");
}

#[test]
fn f14_a_character_carries_one_item_of_each_kind() {
    assert_eq!(said("Noble [145]: General, Swift Blade, Rune Shield\n"), Vec::<String>::new());
    let two = said("Noble [145]: General, Swift Blade, Star Lance\n");
    assert_eq!(
        two,
        ["F14 Noble has 2 magic weapons (Swift Blade, Star Lance); only one of each kind is allowed."]
    );
    let rings = said("Mage [140]: General, Fire Ring, Sea Ring\n");
    assert!(rings.len() == 1 && rings[0].starts_with("F14 Mage has 2 bound-spell items"), "{rings:?}");
}

#[test]
fn f15_arcane_items_and_scrolls_are_for_wizards_and_scrolls_are_any_number() {
    assert_eq!(said("Mage [150]: General, Dispel Scroll, Dispel Scroll\n"), Vec::<String>::new());
    assert_eq!(said("Mage [140]: General, Jewel of Dusk, Dispel Scroll\n"), Vec::<String>::new());
    let scroll = said("Noble [125]: General, Dispel Scroll\n");
    assert_eq!(scroll, ["F15 Noble has Dispel Scroll but isn't a Wizard."]);
    let two = said("Mage [130]: General, Jewel of Dusk, Seer Stone\n");
    assert!(two.len() == 1 && two[0].starts_with("F14 Mage has 2 arcane items"), "{two:?}");
}

#[test]
fn f16_magic_armour_is_for_those_who_may_wear_it_and_a_shield_for_those_who_may_carry_one() {
    assert_eq!(said("Noble [125]: General, Dragon Plate\n"), Vec::<String>::new());
    assert_eq!(said("Archer Captain [105]: General, Golden Helm\n"), Vec::<String>::new());
    let plate = said("Mage [125]: General, Dragon Plate\n");
    assert_eq!(plate, ["F16 Mage has Dragon Plate but can't wear that kind of armour."]);
    let shield = said("Archer Captain [105]: General, Rune Shield\n");
    assert_eq!(shield, ["F16 Archer Captain has Rune Shield but can't carry a shield."]);
    // A suit, a shield and a helm are all magic armour.
    let both = said("Noble [140]: General, Dragon Plate, Rune Shield\n");
    assert!(both.len() == 1 && both[0].starts_with("F14 Noble has 2 pieces of magic armour"), "{both:?}");
}

#[test]
fn f17_a_magic_banner_is_borne_by_a_standard_bearer() {
    let battle_standard = "Mage [100]: General\nNoble [125]: Battle Standard Bearer, War Banner\n";
    assert_eq!(said(battle_standard), Vec::<String>::new());
    let none = said("Noble [125]: General, War Banner\n");
    assert_eq!(none, ["F17 Noble has War Banner but no standard bearer."]);
    let unit = "Noble [100]: General\n+ Core +\n10 Spears [125]: Standard Bearer (War Banner)\n";
    assert_eq!(said(unit), Vec::<String>::new());
}

#[test]
fn f18_items_cost_no_more_than_their_bearer_may_spend() {
    assert_eq!(said("Noble [140]: General, Swift Blade, Dragon Plate\n"), Vec::<String>::new());
    let many = said("Noble [170]: General, Swift Blade, Rune Shield, Pearl\n");
    let told = "F18 Noble has 70 points of magic items (Swift Blade, Rune Shield, Pearl); the limit is 50.";
    assert_eq!(many, [told]);
    // The standard bearer of a unit has an allowance of the unit's own.
    let banner = said("Noble [100]: General\n+ Core +\n10 Spears [135]: Standard Bearer (Lion Banner)\n");
    let told = "45 points of magic items (Lion Banner); the limit is 25";
    assert!(banner.len() == 1 && banner[0].contains(told), "{banner:?}");
}
