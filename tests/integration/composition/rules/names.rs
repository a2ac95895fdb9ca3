//! Names that nearly mean something: each gets a suggestion, which a person confirms.

use super::*;
use muster::domain::catalogue::Alias;

fn unknown(text: &str) -> Vec<(String, Option<String>)> {
    let roster = games::default().read(text.as_bytes(), None).unwrap().roster;
    let names = games::default().unknown_names(&roster, &view(), &rules());
    names.into_iter().map(|name| (name.name, name.suggestion)).collect()
}

fn one(written: &str, means: &str) -> Vec<(String, Option<String>)> {
    vec![(written.to_owned(), Some(means.to_owned()))]
}

#[test]
fn a_legal_list_asks_nothing() {
    assert_eq!(unknown(LEGAL), []);
}

#[test]
fn formations_lores_terrain_and_enhancements_get_suggestions_like_units() {
    for (right, wrong) in [
        ("First Formation", "Frist Formation"),
        ("Lore of Ash", "Lore of Ashh"),
        ("Old Well", "Old Wel"),
        ("Old Sword", "Old Sworde"),
        ("Alpha Riders", "Alpha Ridrs"),
    ] {
        assert_eq!(unknown(&LEGAL.replace(right, wrong)), one(wrong, right), "{wrong}");
    }
    // Wargear is no enhancement, and nobody is asked about it.
    assert_eq!(unknown(&LEGAL.replace("• Old Sword", "• Old Sword\n• 1x Champion\n• Banner of Doom")), []);
}

#[test]
fn regiments_of_renown_and_their_units_get_suggestions() {
    let with = |name: &str, member: &str| {
        let renown =
            format!("Regiments of Renown\n{name} (300)\nAlpha Captain\n{member}\nBeta Guards\n-----\n");
        LEGAL.replace("Faction Terrain", &format!("{renown}Faction Terrain"))
    };
    assert_eq!(unknown(&with("The Lost", "Beta Guards")), []);
    assert_eq!(unknown(&with("The Losst", "Beta Guards")), one("The Losst", "The Lost"));
    assert_eq!(unknown(&with("The Lost", "Beta Gaurds")), one("Beta Gaurds", "Beta Guards"));
}

#[test]
fn a_confirmed_name_counts_everywhere_it_may_stand() {
    let text = LEGAL.replace("First Formation", "Frist Formation").replace("Old Sword", "Old Sworde");
    let roster = games::default().read(text.as_bytes(), None).unwrap().roster;
    let alias = |written: &str, means: &str| Alias { written: written.into(), means: means.into() };
    let names = [alias("Frist Formation", "First Formation"), alias("Old Sworde", "Old Sword")];
    let verdict = games::default().check(&roster.with_names(&names), &view(), &rules());
    assert_eq!(grave(&verdict), []);
    assert_ne!(grave(&games::default().check(&roster, &view(), &rules())), []);
}
