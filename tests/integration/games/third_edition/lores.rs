//! Spells, prayers and the triumph (S15, S16), with profiles that say which spells a wizard's lores have.

use super::aos3;
use crate::support::findings::describe_finding;
use muster::{
    domain::{
        catalogue::Catalogue,
        composition::CheckRules,
        games::{FieldedRoster, MatchFact},
    },
    exchange::catalogue_csv::read_csv,
    text::{Message, Speaker, told},
};

const RATS: &str = "kind,faction,name,group,table,points,categories,keywords\n\
    faction,,Skaven,,,,,\n\
    unit,Skaven,Grey Seer,,,140,Leader,HERO; WIZARD\n\
    option,Skaven,Skitterleap,spell,Grey Seer,,,\n\
    option,Skaven,Death Frenzy,spell,Grey Seer,,,\n\
    unit,Skaven,Clawlord,,,100,Leader,HERO\n";

fn in_english(message: &Message) -> String {
    Speaker::in_english().say(message)
}

fn said_of_fact(fact: &MatchFact) -> String {
    in_english(&told(fact))
}

fn said(army: &str, rule: &str) -> Vec<String> {
    let day = "2023-12-05".parse().unwrap();
    let view = Catalogue::new([read_csv(RATS.as_bytes()).publication]).as_of(day);
    let text = format!("++ Mine (Skaven) ++\n{army}");
    let roster = aos3().read(text.as_bytes(), None).unwrap().roster;
    let verdict = aos3().check(&roster, &view, &CheckRules::matched_play(2000, day));
    let about = verdict.findings.iter().filter(|finding| finding.rule.to_string() == rule);
    about.map(|finding| describe_finding(finding).message).collect()
}

#[test]
fn s15_a_lore_gives_each_caster_one_spell_that_is_in_it() {
    let seer =
        |options: &str| said(&format!("+ Leaders +\nGrey Seer [140 pts]: General, {options}\n"), "S15");
    assert_eq!(seer("Spells: Skitterleap"), Vec::<String>::new());
    assert_eq!(seer("Spells: Flaming Weapon"), Vec::<String>::new(), "everybody's spells are in no lore");
    assert_eq!(seer("Spells: Cracks Call"), ["Grey Seer doesn't have a lore with Cracks Call."]);
    let two = seer("Spells: Skitterleap, Spells: Death Frenzy");
    let told =
        "Grey Seer has 2 spells from lores (Skitterleap, Death Frenzy); its enhancements allow at most 1.";
    assert_eq!(two, [told]);
    let more = "+ Leaders +\nGrey Seer [140 pts]: General, Spells: Skitterleap, Spells: Death Frenzy\n\
                + Core Battalions +\nCommand Entourage [0 pts]\n";
    assert_eq!(said(more, "S15"), Vec::<String>::new(), "a battalion may give one more");
    let lord = said("+ Leaders +\nClawlord [100 pts]: General, Spells: Flaming Weapon\n", "S15");
    assert_eq!(lord, ["Clawlord has Flaming Weapon but isn't one of the Wizards."]);
}

#[test]
fn s16_a_triumph_tells_from_how_many_points_on_it_works() {
    let army = "Triumph: Inspired\n\n+ Leaders +\nGrey Seer [140 pts]: General\nClawlord [100 pts]\n";
    assert_eq!(said(army, "S16"), ["Inspired only works against armies of more than 240 points."]);
    assert_eq!(said("+ Leaders +\nGrey Seer [140 pts]: General\n", "S16"), Vec::<String>::new());
}

#[test]
fn s16_before_a_battle_each_side_is_told_whether_its_triumph_works() {
    let day = "2023-12-05".parse().unwrap();
    let view = Catalogue::new([read_csv(RATS.as_bytes()).publication]).as_of(day);
    let of = |army: &str| {
        let roster = aos3().read(format!("++ Mine (Skaven) ++\n{army}").as_bytes(), None).unwrap().roster;
        let verdict = aos3().check(&roster, &view, &CheckRules::matched_play(2000, day));
        (roster, verdict)
    };
    let few = of("Triumph: Inspired\n\n+ Leaders +\nGrey Seer [140 pts]: General\n");
    let many = of("Triumph: Bloodthirsty\n\n+ Leaders +\nGrey Seer [140 pts]: General\nClawlord [100 pts]\n");
    let card = aos3()
        .ruleset()
        .match_card(
            aos3(),
            [FieldedRoster::new(&few.0, &few.1.computed), FieldedRoster::new(&many.0, &many.1.computed)],
        )
        .unwrap();
    let sides = card.sides.map(|side| {
        let facts = side.facts.iter().map(said_of_fact).collect::<Vec<_>>();
        (in_english(&told(&side.muster)), facts)
    });
    let works = "Inspired (triumph): use it once this battle, as 140 points is below 240.";
    let fails = "Bloodthirsty (triumph): not this battle, as 240 points is not below 140.";
    assert_eq!(sides[0], ("140 points.".to_owned(), vec![works.to_owned()]));
    assert_eq!(sides[1], ("240 points.".to_owned(), vec![fails.to_owned()]));
    let same = aos3()
        .ruleset()
        .match_card(
            aos3(),
            [FieldedRoster::new(&few.0, &few.1.computed), FieldedRoster::new(&few.0, &few.1.computed)],
        )
        .unwrap();
    assert!(
        said_of_fact(&same.sides[0].facts[0]).contains("not this battle"),
        "as many points are not fewer"
    );
    let alone = aos3().ruleset().own_half(aos3(), FieldedRoster::new(&few.0, &few.1.computed)).unwrap();
    assert!(alone.facts.is_empty(), "a triumph works against somebody");
    assert_eq!(in_english(&told(&alone.muster)), "140 points.");
}
