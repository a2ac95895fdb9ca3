//! What real lists of the third edition were falsely accused of, or wrongly let pass: units of other factions, two
//! battalions of a kind, heroes who come as a pair, lists without headings. Asked of the command, as people do.

use crate::command::program::{Ran, muster};
use std::fs;

const PROFILES: &str = "kind,faction,name,group,table,points,categories,keywords\n\
    faction,,Skaven,,,,,\n\
    faction,,Maggotkin of Nurgle,,,,,\n\
    faction,,Stormcast Eternals,,,,,\n\
    unit,Skaven,Warlock Engineer,,,125,Leader,HERO; WIZARD\n\
    unit,Skaven,Clanrats,,,130,Battleline,\n\
    unit,Maggotkin of Nurgle,Plaguebearers,,,150,Battleline,\n\
    unit,Stormcast Eternals,Liberators,,,115,Battleline,\n";

fn check(list: &str) -> Ran {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("profiles.csv"), PROFILES).unwrap();
    fs::write(folder.path().join("list.txt"), list).unwrap();
    let args = ["check", "list.txt", "--system", "aos3", "--as-of", "2021-12-05", "--points", "1000"];
    muster(folder.path(), &[&args[..], &["--catalogue", "profiles.csv"]].concat())
}

/// A list of the app's with this in it for so many points.
fn with(unit: &str, points: i64) -> String {
    let total = 385 + points;
    format!(
        "Army Faction: Skaven\n- Grand Strategy: Hold the Line\nLEADERS\nWarlock Engineer (125)\n- General\nBATTLELINE\n\
         20 x Clanrats (130)\n20 x Clanrats (130)\n{unit}\nTOTAL POINTS: {total}/1000\nCreated with Warhammer Age of Sigmar: \
         The App\n"
    )
}

#[test]
fn s11_a_unit_of_another_faction_is_illegal_unless_it_is_an_ally() {
    let foreign = check(&with("OTHER\n5 x Liberators (115)", 115));
    assert_eq!(foreign.code, 1, "{}", foreign.out);
    let says =
        "S11 to fix: Others: Liberators: Liberators belongs to Stormcast Eternals, but the army is Skaven.";
    assert!(foreign.out.contains(says), "{}", foreign.out);
    for fine in ["OTHER\n5 x Liberators (115)\n- Allies", "OTHER\n5 x Ratling Guns (115)"] {
        let ran = check(&with(fine, 115));
        assert!(!ran.out.contains("S11"), "{fine}: {}", ran.out);
    }
}

#[test]
fn s11_what_may_be_a_coalition_is_for_a_person_to_look_at() {
    let near = check(&with("OTHER\n10 x Plaguebearers (150)", 150));
    assert_eq!(near.code, 0, "{}", near.out);
    assert!(near.out.contains("S11 to check: Others: Plaguebearers: "), "{}", near.out);
}

#[test]
fn s11_a_foot_that_counts_allies_without_marking_them_is_not_accused() {
    let foot = "LEADERS: 1/3    BATTLELINES: 2 (2+)    BEHEMOTHS: 0/2    ARTILLERY: 0/2\nALLIES: 115/200\n";
    let list = "Allegiance: Skaven\n- Grand Strategy: Hold the Line\nLEADERS\nWarlock Engineer (125)\n- General\nUNITS\n\
                20 x Clanrats (130)\n20 x Clanrats (130)\n5 x Liberators (115)\n";
    let ran = check(&format!("{list}{foot}TOTAL: 500/1000\n"));
    assert!(!ran.out.contains("S11"), "{}", ran.out);
    let none = check(&format!("{list}{}TOTAL: 500/1000\n", foot.replace("115/200", "0/200")));
    assert!(none.out.contains("S11 to fix"), "{}", none.out);
}

#[test]
fn names_that_nobody_knows_are_named() {
    let ran = check(&with("OTHER\n5 x Clamrats (115)\nCORE BATTALIONS\nBattle Regiment", 115));
    let says = "Others: nothing in the profiles is called “Clamrats”. Did you mean “Clanrats”?";
    assert!(ran.out.contains(says), "{}", ran.out);
    assert!(!ran.out.contains("nothing in the profiles is called “Battle Regiment”"), "{}", ran.out);
}

/// Two Battle Regiments, where each unit names the kind of its battalion alone.
fn regiments(troops: usize, commanders: usize) -> String {
    let place = |slot: &str| format!(": Battle Regiment (Battalion Slot: {slot})");
    let unit = |slot: &str| format!("20 Clanrats [10 pts]{}\n", place(slot));
    let hero = |at: usize| {
        let general = if at == 0 { "General, " } else { "" };
        format!("Warlock Engineer [100 pts]: {general}Battle Regiment (Commander)\n")
    };
    let heroes: String = (0..commanders).map(hero).collect();
    format!(
        "++ Mine (Skaven) ++\nGrand Strategy: Hold the Line\n\n+ Leaders +\n{heroes}+ Battleline +\n{}+ Core Battalions +\n\
         Battle Regiment [0 pts]\nBattle Regiment 2 [0 pts]\n",
        unit("Troops").replace("Battalion Slot: ", "").repeat(troops)
    )
}

#[test]
fn s09_two_battalions_of_a_kind_are_filled_together_where_units_name_the_kind_alone() {
    let fine = check(&regiments(8, 2));
    assert!(!fine.out.contains("S09"), "{}", fine.out);
    let few = check(&regiments(3, 2));
    let says = "Battle Regiment has 3 Troops but needs at least 4.";
    assert!(few.out.contains(says), "{}", few.out);
    let many = check(&regiments(11, 2));
    assert!(many.out.contains("Battle Regiment has 11 Troops; the limit is 10."), "{}", many.out);
}

#[test]
fn heroes_who_come_as_a_pair_count_once_where_the_total_says_so() {
    let list = |pair: &str, total: &str| {
        format!(
            "Army Faction: Cities of Sigmar\n- Grand Strategy: Hold the Line\nLEADERS\nA (100)\n- General\nB (100)\n{pair}\
             BATTLELINE\n10 x Guard (100)\n10 x Guard (100)\nTOTAL POINTS: {total}/1000\nCreated with Warhammer Age of \
             Sigmar: The App\n"
        )
    };
    for pair in
        ["Galen ven Denst (160)\nDoralia ven Denst (160)\n", "Fjul-Grimnir (160)\nFjul-Grimnir (160)\n"]
    {
        let ran = check(&list(pair, "560"));
        assert_eq!(ran.code, 0, "{}", ran.out);
        assert!(ran.out.contains("ready, 560 of 1000 points"), "{}", ran.out);
    }
    // Where the total counts both, both are Leaders: four, and three are allowed.
    let both = check(&list("Galen ven Denst (160)\nDoralia ven Denst (160)\n", "720"));
    assert!(both.out.contains("S04 to fix: 4 Leaders"), "{}", both.out);
}

#[test]
fn a_list_without_headings_is_read_and_one_of_which_nothing_is_read_is_not_judged() {
    let headless = "Army Faction: Skaven\n– Grand Strategy: Hold the Line\n\nWarlock Engineer (125)*\n– General\n\n\
                    Clanrats (130)*\n\nClanrats (130)*\n\n*Rat Pack\n\nTOTAL POINTS: (385/1000)\n";
    let ran = check(headless);
    assert_eq!((ran.code, ran.out.contains("ready, 385 of 1000 points")), (0, true), "{}", ran.out);
    let bulleted =
        check(&with("", 0).replace("20 x Clanrats", "• 20 x Clanrats").replace("Warlock E", "- Warlock E"));
    assert!(bulleted.out.contains("ready, 385 of 1000 points"), "{}", bulleted.out);
    let nothing = check("Army Faction: Skaven\nI bring rats\nand more rats\n");
    assert!(nothing.out.contains("not checked, 0 of 1000 points"), "{}", nothing.out);
    assert!(!nothing.out.contains(" to fix"), "{}", nothing.out);
}

#[test]
fn a_general_is_known_by_what_kind_of_general_they_are_as_well() {
    let page = "++ Mine (Skaven) ++\nGrand Strategy: Hold the Line\n\n+ Leaders +\nWarlock Engineer [125 pts]: General - \
                Isharann\n+ Battleline +\n20 Clanrats [130 pts]\n20 Clanrats [130 pts]\n";
    let ran = check(page);
    assert_eq!(ran.code, 0, "{}", ran.out);
}

#[test]
fn s04_before_the_season_2023_24_an_army_has_a_leader() {
    let list = "++ Mine (Skaven) ++\nGrand Strategy: Hold the Line\n\n+ Battleline +\n20 Clanrats [130 pts]: General\n20 \
                Clanrats [130 pts]\n";
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("list.txt"), list).unwrap();
    let on = |day: &str| {
        let args = ["check", "list.txt", "--system", "aos3", "--as-of", day, "--points", "1000"];
        muster(folder.path(), &args).out
    };
    for day in ["2021-12-05", "2022-09-01", "2023-03-01"] {
        assert!(on(day).contains("S04 to fix: No Leaders; at least 1 is needed."), "{day}: {}", on(day));
    }
    assert!(!on("2023-12-05").contains("no Leader"), "{}", on("2023-12-05"));
}
