//! What is in force on a day, and how names find it.

use super::*;
use chrono::NaiveDate;

fn parse_sample_day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn sample_skaven_unit(name: &str, points: i64) -> Profile {
    Profile { faction: "Skaven".to_owned(), points: Some(points), ..Profile::blank_profile(name) }
}

fn sample_publication(date: &str, coverage: Coverage, profiles: Vec<Profile>) -> Publication {
    Publication {
        title: format!("Profiles {date}"),
        published_on: date.parse().ok(),
        coverage,
        factions: vec![Faction::blank_faction("Skaven")],
        profiles,
        ..Publication::default()
    }
}

fn points_in_view(view: &CatalogueView, name: &str) -> Option<i64> {
    view.unit("Skaven", name).and_then(|profile| profile.points)
}

#[test]
fn the_newest_profile_on_or_before_the_day_is_in_force() {
    let catalogue = Catalogue::new([
        sample_publication("2025-06-19", Coverage::Part, vec![sample_skaven_unit("Clanrats", 160)]),
        sample_publication(
            "2024-12-18",
            Coverage::Part,
            vec![sample_skaven_unit("Clanrats", 150), sample_skaven_unit("Rat Ogors", 140)],
        ),
    ]);
    assert_eq!(points_in_view(&catalogue.as_of(parse_sample_day("2024-12-17")), "Clanrats"), None);
    assert_eq!(points_in_view(&catalogue.as_of(parse_sample_day("2024-12-18")), "Clanrats"), Some(150));
    assert_eq!(points_in_view(&catalogue.as_of(parse_sample_day("2025-06-18")), "Clanrats"), Some(150));
    let view = catalogue.as_of(parse_sample_day("2025-06-19"));
    assert_eq!(points_in_view(&view, "Clanrats"), Some(160));
    assert_eq!(points_in_view(&view, "Rat Ogors"), Some(140));
    let from = |name| view.unit("Skaven", name).unwrap().publication.title.clone();
    assert_eq!(from("Clanrats"), "Profiles 2025-06-19");
    assert_eq!(from("Rat Ogors"), "Profiles 2024-12-18");
    assert_eq!(view.newest().unwrap().title, "Profiles 2025-06-19");
}

#[test]
fn an_undated_profile_gives_way_to_any_dated_one() {
    let catalogue = Catalogue::new([
        sample_publication("2024-12-18", Coverage::Part, vec![sample_skaven_unit("Clanrats", 150)]),
        sample_publication(
            "",
            Coverage::Part,
            vec![sample_skaven_unit("Clanrats", 999), sample_skaven_unit("Doomwheel", 170)],
        ),
    ]);
    let view = catalogue.as_of(parse_sample_day("2025-01-01"));
    assert_eq!(points_in_view(&view, "Clanrats"), Some(150));
    assert_eq!(points_in_view(&view, "Doomwheel"), Some(170));
    assert_eq!(points_in_view(&catalogue.as_of(parse_sample_day("2020-01-01")), "Clanrats"), Some(999));
}

#[test]
fn a_whole_publication_withdraws_what_it_leaves_out() {
    let catalogue = Catalogue::new([
        sample_publication(
            "2024-12-18",
            Coverage::Everything,
            vec![sample_skaven_unit("Clanrats", 150), sample_skaven_unit("Gors", 110)],
        ),
        sample_publication("2025-06-19", Coverage::Everything, vec![sample_skaven_unit("Clanrats", 160)]),
        sample_publication("2025-06-19", Coverage::Part, vec![sample_skaven_unit("Clanrats", 165)]),
    ]);
    let view = catalogue.as_of(parse_sample_day("2025-07-01"));
    assert_eq!(points_in_view(&view, "Gors"), None);
    assert_eq!(points_in_view(&view, "Clanrats"), Some(165), "on one day the part corrects the whole");
    assert_eq!(points_in_view(&catalogue.as_of(parse_sample_day("2025-06-01")), "Gors"), Some(110));
}

#[test]
fn a_correction_wins_and_gives_its_reason() {
    let catalogue = Catalogue::new([sample_publication(
        "2025-06-19",
        Coverage::Everything,
        vec![sample_skaven_unit("Clanrats", 160)],
    )]);
    let correction = CatalogueCorrection {
        of: super::Corrected::Profile(Box::new(sample_skaven_unit("Clanrats", 155))),
        reason: "Ruled by the head judge.".to_owned(),
        changed: super::ProfileChange::default(),
    };
    let view = catalogue.as_of_corrected(parse_sample_day("2025-07-01"), &[correction]);
    let clanrats = view.unit("Skaven", "clanrats").unwrap();
    assert_eq!(clanrats.points, Some(155));
    assert_eq!(clanrats.publication.source, "Ruled by the head judge.");
    assert_eq!(view.newest().unwrap().title, "Profiles 2025-06-19");
}

#[test]
fn a_name_is_found_by_key_then_alias_and_otherwise_only_suggested() {
    let mut stormfiends = sample_skaven_unit("Stormfiends", 270);
    stormfiends.aliases.push("Storm Fiend Pack".to_owned());
    let catalogue = Catalogue::new([sample_publication(
        "2025-06-19",
        Coverage::Part,
        vec![stormfiends, sample_skaven_unit("Clanrats", 160)],
    )])
    .with_aliases([Alias { written: "Klanratten".to_owned(), means: "Clanrats".to_owned() }]);
    let view = catalogue.as_of(parse_sample_day("2025-07-01"));
    let kind = |name| match view.unit_or_alike("Skaven", name) {
        Resolution::Exact(profile) => format!("exact {}", profile.name),
        Resolution::Alias(profile) => format!("alias {}", profile.name),
        Resolution::Suggestions(alike) => {
            format!("like {:?}", alike.iter().map(|profile| profile.name.as_str()).collect::<Vec<_>>())
        }
    };
    assert_eq!(kind("CLANRATS"), "exact Clanrats");
    assert_eq!(kind("storm fiend pack"), "alias Stormfiends");
    assert_eq!(kind("Klanratten"), "alias Clanrats");
    assert_eq!(kind("Stormfiend"), r#"like ["Stormfiends"]"#);
    assert_eq!(kind("Archaon"), "like []");
    assert_eq!(kind(""), "like []");
    assert_eq!(view.units_called("klanratten").len(), 1);
    assert!(view.unit("Skaven", "Klanratten").is_some() && view.unit("Skaven", "Stormfiend").is_none());
}

#[test]
fn a_recorded_name_finds_whichever_of_the_two_the_catalogue_has() {
    for (has, written) in [("Ratling Gun", "Ratling Guns"), ("Ratling Guns", "Ratling Gun")] {
        let unit = sample_skaven_unit(&format!("{has} (Scourge of Aqshy)"), 170);
        let catalogue = Catalogue::new([sample_publication("2025-06-19", Coverage::Part, vec![unit])]);
        let view = catalogue.as_of(parse_sample_day("2025-07-01"));
        let found = view.unit_or_alike("Skaven", &format!("Scourge of Aqshy {written}"));
        assert!(matches!(found, Resolution::Alias(_)), "{written}");
        assert_eq!(view.units_called(&format!("SoA {written}")).len(), 1);
    }
}

#[test]
fn a_faction_name_shared_by_several_is_never_guessed() {
    let orruks =
        |name| Faction { aliases: vec!["Orruk Warclans".to_owned()], ..Faction::blank_faction(name) };
    let book =
        Publication { factions: vec![orruks("Ironjawz"), orruks("Kruleboyz")], ..Publication::default() };
    let view = Catalogue::new([book]).as_of(parse_sample_day("2025-07-01"));
    let Resolution::Suggestions(both) = view.faction_or_alike("Orruk Warclans") else { panic!("guessed") };
    assert!(view.faction("Orruk Warclans").is_none());
    assert_eq!(
        both.iter().map(|faction| faction.name.as_str()).collect::<Vec<_>>(),
        ["Ironjawz", "Kruleboyz"]
    );
}

#[test]
fn the_history_of_a_unit_lists_every_publication_the_newest_first() {
    let catalogue = Catalogue::new([
        sample_publication("2024-12-18", Coverage::Everything, vec![sample_skaven_unit("Clanrats", 150)]),
        sample_publication("2025-06-19", Coverage::Everything, vec![sample_skaven_unit("Clanrats", 160)]),
    ]);
    let view = catalogue.as_of(parse_sample_day("2025-01-01"));
    let clanrats = view.unit("Skaven", "Clanrats").unwrap();
    let prices: Vec<_> = view.history(&clanrats).iter().map(|profile| profile.points).collect();
    assert_eq!(prices, [Some(160), Some(150)]);
}

#[test]
fn the_lores_of_a_faction_are_its_own_and_the_universal_ones() {
    let lore = |kind, name: &str, points| Lore { kind, name: name.to_owned(), points, seasons: Vec::new() };
    let book = Publication {
        factions: vec![Faction {
            lores: vec![lore(LoreKind::Spell, "Lore of Ruin", 0)],
            ..Faction::blank_faction("Skaven")
        }],
        lores: vec![lore(LoreKind::Manifestation, "Forbidden Power", 20)],
        ..Publication::default()
    };
    let view = Catalogue::new([book]).as_of(parse_sample_day("2025-07-01"));
    let names = |faction| view.lores(faction).iter().map(|lore| lore.name.clone()).collect::<Vec<_>>();
    assert_eq!(names("skaven"), ["Lore of Ruin", "Forbidden Power"]);
    assert_eq!(names("nobody"), ["Forbidden Power"]);
}

#[test]
fn an_enhancement_is_open_to_those_the_profile_or_the_table_names() {
    let table = EnhancementTable {
        kind: "Artefacts of Power".to_owned(),
        name: "Warpstone Trinkets".to_owned(),
        items: vec![Enhancement { name: "Warpstone Charm".to_owned(), ..Enhancement::default() }],
        ..EnhancementTable::default()
    };
    let with = |keywords: &[&str], enhancements: &[&str]| {
        let profile = Profile {
            keywords: keywords.iter().map(ToString::to_string).collect(),
            enhancements: enhancements.iter().map(ToString::to_string).collect(),
            ..Profile::blank_profile("Somebody")
        };
        table.is_open_to(&table.items[0], &profile, &profile.words())
    };
    assert!(with(&["HERO"], &[]));
    assert!(!with(&["HERO", "UNIQUE"], &[]));
    assert!(!with(&["INFANTRY"], &[]));
    assert!(with(&["INFANTRY"], &["artefacts of power"]));
    assert!(!with(&["HERO"], &["Heroic Traits"]));
}

#[test]
fn changes_are_found_by_faction_and_name() {
    let mut clanrats = sample_skaven_unit("Clanrats", 160);
    clanrats.size = Some(20);
    let old = sample_publication(
        "2024-12-18",
        Coverage::Everything,
        vec![sample_skaven_unit("Clanrats", 150), sample_skaven_unit("Gors", 110)],
    );
    let new = sample_publication(
        "2025-06-19",
        Coverage::Everything,
        vec![clanrats, sample_skaven_unit("Doomwheel", 170)],
    );
    let found: Vec<(String, ChangedFact)> =
        list_catalogue_changes(&old, &new).into_iter().map(|change| (change.name, change.what)).collect();
    assert_eq!(
        found,
        [
            ("Clanrats".into(), ChangedFact::Points { before: Some(150), after: Some(160) }),
            ("Clanrats".into(), ChangedFact::Size { before: None, after: Some(20) }),
            ("Doomwheel".into(), ChangedFact::Added { points: Some(170) }),
            ("Gors".into(), ChangedFact::Removed { points: Some(110) }),
        ]
    );
}

#[test]
fn a_publication_survives_its_json() {
    let mut leader = sample_skaven_unit("Grey Seer", 120);
    leader.options = parse_options("Any Skaven; 0-1 Skryre War Machine or Monster").unwrap();
    leader.one_per = vec![Pattern::new("non-Monster Skink")];
    let book = sample_publication("2025-06-19", Coverage::Everything, vec![leader]);
    let json = serde_json::to_string(&book).unwrap();
    assert_eq!(serde_json::from_str::<Publication>(&json).unwrap(), book);
}
