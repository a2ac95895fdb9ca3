//! Community catalogues of five dates: what the import finds in them, and that it is right.

mod declared;
mod leading;
mod official;

use crate::support::snapshots::{DATES, Snapshot, files, snapshot};
use muster::{
    domain::{
        catalogue::{Catalogue, Coverage, Profile, Publication, list_catalogue_changes, print_options},
        games::{
            aos4::import_catalogue_files,
            battlescribe::{ImportedProfiles, read_zip},
            catalogue_problem::{CatalogueGap, CataloguePlace, NotGiven},
        },
    },
    exchange::catalogue_csv::{read_csv, write_csv},
    text::{Speaker, told},
};
use std::io::{Cursor, Write};

/// What each snapshot holds. The numbers of factions, armies and regiments of renown are the files'; the
/// spec's prototype counts armies in several files more than once, and campaigns' forces among the
/// regiments of renown.
struct Expected {
    date: &'static str,
    /// Without those that are Legends.
    factions: usize,
    armies_of_renown: usize,
    /// Without Legends; undersized versions count as units.
    units: usize,
    heroes: usize,
    regiments_of_renown: usize,
}

const EXPECTED: [Expected; 5] = [
    Expected {
        date: "2024-07-20",
        factions: 26,
        armies_of_renown: 12,
        units: 692,
        heroes: 361,
        regiments_of_renown: 24,
    },
    Expected {
        date: "2024-12-18",
        factions: 26,
        armies_of_renown: 19,
        units: 703,
        heroes: 365,
        regiments_of_renown: 38,
    },
    Expected {
        date: "2025-04-24",
        factions: 26,
        armies_of_renown: 28,
        units: 714,
        heroes: 370,
        regiments_of_renown: 44,
    },
    Expected {
        date: "2025-06-19",
        factions: 24,
        armies_of_renown: 28,
        units: 700,
        heroes: 372,
        regiments_of_renown: 44,
    },
    Expected {
        date: "2026-08-18",
        factions: 25,
        armies_of_renown: 63,
        units: 800,
        heroes: 422,
        regiments_of_renown: 77,
    },
];

/// The units of factions, those of armies of renown left out.
fn units(publication: &Publication) -> impl Iterator<Item = &Profile> {
    publication.profiles.iter().filter(|profile| {
        let is_base = |name: &str| {
            publication.factions.iter().any(|faction| faction.name == name && !faction.is_army_of_renown())
        };
        is_base(&profile.faction)
    })
}

#[test]
fn every_snapshot_gives_its_factions_units_and_regiments_of_renown() {
    for expected in EXPECTED {
        let Some(Snapshot { publication, report }) = snapshot(expected.date) else { return };
        let current = || units(publication).filter(|profile| !profile.legends);
        let factions = publication.factions.iter().filter(|faction| !faction.is_army_of_renown());
        let counts = [
            factions.filter(|faction| !faction.legends).count(),
            report.armies_of_renown,
            current().count(),
            current().filter(|profile| profile.is_hero()).count(),
            report.regiments_of_renown,
        ];
        let of = &expected;
        let wanted = [of.factions, of.armies_of_renown, of.units, of.heroes, of.regiments_of_renown];
        assert_eq!(counts, wanted, "{}", expected.date);
        assert_eq!(report.unreadable, [], "{}", expected.date);
        assert_eq!(publication.coverage, Coverage::Everything);
    }
}

#[test]
fn every_unit_has_points_size_and_keywords_where_the_files_give_them() {
    for date in DATES {
        let Some(Snapshot { report, .. }) = snapshot(date) else { return };
        let is_of_profile = |gap: &&CatalogueGap| matches!(gap, CatalogueGap::Profile { .. });
        let gaps: Vec<&CatalogueGap> = report.gaps.iter().filter(is_of_profile).collect();
        let is_price =
            |gap: &CatalogueGap| matches!(gap, CatalogueGap::Profile { missing: NotGiven::Points, .. });
        assert!(gaps.iter().all(|gap| is_price(gap)), "{date}: {gaps:?}");
        // The first weeks' files lack the prices of an army of renown and of some Legends.
        let most = if date == "2024-07-20" { 11 } else { 3 };
        assert!(gaps.len() <= most, "{date}: {gaps:?}");
    }
}

#[test]
fn every_hero_has_options_and_of_2025_06_and_later_most_in_the_profiles_own_words() {
    for date in DATES {
        let Some(Snapshot { publication, report }) = snapshot(date) else { return };
        assert_eq!(report.heroes, report.heroes_with_options, "{date}");
        let heroes: Vec<_> =
            units(publication).filter(|profile| profile.is_hero() && !profile.legends).collect();
        let without = heroes.iter().filter(|hero| hero.options.as_ref().is_some_and(Vec::is_empty)).count();
        assert!(without <= 12, "{date}: {without} heroes lead nobody");
        if date >= "2025-06" {
            let options: usize = heroes.iter().filter_map(|hero| hero.options.as_ref()).map(Vec::len).sum();
            assert!(options <= heroes.len() * 3, "{date}: {options} options of {} heroes", heroes.len());
        }
    }
}

fn options<'a>(publication: &'a Publication, faction: &str, name: &str) -> (String, &'a Profile) {
    let profile =
        publication.profiles.iter().find(|profile| profile.faction == faction && profile.name == name);
    let profile = profile.unwrap_or_else(|| panic!("{faction}: {name}"));
    (print_options(profile.options.as_deref()), profile)
}

#[test]
fn both_encodings_give_the_options_of_the_profiles() {
    let Some(old) = snapshot("2024-12-18") else { return };
    let of = |faction, name| options(&old.publication, faction, name).0;
    assert_eq!(
        of("Ironjawz", "Gordrakk, the Fist of Gork"),
        "Any Ironjawz; 0-1 Headstompa; 0-1 Tusk Wrangler"
    );
    assert_eq!(of("Stormcast Eternals", "Knight-Draconis"), "Any Extremis Chamber");
    assert_eq!(of("Skaven", "Clawlord"), "Any Verminus; 0-1 Plague Priest");
    assert_eq!(options(&old.publication, "Skaven", "Clawlord").1.joins_as, ["Skaven Overclaw"]);
    let Some(new) = snapshot("2025-06-19") else { return };
    let of = |faction, name| options(&new.publication, faction, name).0;
    assert_eq!(of("Skaven", "Grey Seer"), "Any Skaven; 0-1 Skaven Overclaw");
    assert_eq!(of("Skaven", "Warlock Engineer"), "Any Skryre; 0-1 Clanrats");
    assert!(of("Stormcast Eternals", "Neave Blacktalon").contains("1 Neave's Companions"));
    assert_eq!(options(&new.publication, "Stormcast Eternals", "Neave's Companions").1.points, Some(0));
}

#[test]
fn each_season_sees_its_own_units() {
    let Some(june) = snapshot("2025-06-19") else { return };
    let count = |season: &str| {
        let publication = june.publication.clone().in_season(season);
        units(&publication).filter(|profile| !profile.legends).count()
    };
    let (older, newer) = (count("General's Handbook 2024-25"), count("General's Handbook 2025-26"));
    assert_eq!((older, newer), (658, 700), "42 versions are of the newer season only");
    let brood = options(&june.publication, "Skaven", "Brood Terror (Scourge of Ghyran)").1;
    assert!(brood.is_in_season("2025-26") && !brood.is_in_season("2024-25"));
}

#[test]
fn tables_lores_formations_and_terrain_come_with_the_faction() {
    let Some(june) = snapshot("2025-06-19") else { return };
    let skaven = june.publication.factions.iter().find(|faction| faction.name == "Skaven").unwrap();
    assert_eq!(skaven.grand_alliance, "Chaos");
    assert!(skaven.formations.iter().any(|formation| formation.name == "Claw-horde"));
    assert_eq!(skaven.terrain[0].name, "Gnawhole");
    let table = skaven.tables.iter().find(|table| table.name == "Devious Machinators").unwrap();
    assert_eq!((table.kind.as_str(), table.items.len()), ("Heroic Traits", 3));
    assert!(skaven.lores.iter().any(|lore| lore.name == "Lore of Ruin"));
    let morbid = june.publication.lores.iter().find(|lore| lore.name == "Morbid Conjuration").unwrap();
    assert_eq!(morbid.points, 30);
    for faction in june.publication.factions.iter().filter(|one| !one.is_army_of_renown() && !one.legends) {
        assert!(faction.formations.len() >= 4 && faction.tables.len() >= 2, "{}", faction.name);
        assert!(!faction.grand_alliance.is_empty(), "{}", faction.name);
    }
}

#[test]
fn regiments_of_renown_have_price_factions_and_members() {
    let Some(june) = snapshot("2025-06-19") else { return };
    let all = &june.publication.regiments_of_renown;
    // Two of that month had a price in the files before they had units.
    let empty = all.iter().filter(|renown| renown.members.is_empty()).count();
    assert!(empty <= 2, "{empty}");
    for renown in all {
        assert!(renown.points.is_some() && !renown.factions.is_empty(), "{}", renown.name);
    }
    let choir =
        june.publication.regiments_of_renown.iter().find(|one| one.name == "The Sorrowmourn Choir").unwrap();
    assert_eq!(choir.points, Some(590));
    assert!(choir.is_open_to("Soulblight Gravelords") && !choir.is_open_to("Skaven"));
    let banshees = choir.members.iter().find(|member| member.unit == "Myrmourn Banshees").unwrap();
    assert_eq!((banshees.min, banshees.max), (2, 2));
}

#[test]
fn what_changed_between_two_publications_is_told() {
    let (Some(old), Some(new)) = (snapshot("2024-12-18"), snapshot("2025-06-19")) else { return };
    let changes = list_catalogue_changes(&old.publication, &new.publication);
    let told: Vec<String> = changes.iter().map(|change| Speaker::in_english().say(&told(change))).collect();
    for sentence in
        ["Stormvermin 110 → 120", "Grave Guard: removed (was 160 points)", "Barrow Guard: new, 160 points"]
    {
        assert!(told.iter().any(|own| own == sentence), "{sentence}");
    }
    assert!(list_catalogue_changes(&new.publication, &new.publication).is_empty());
}

#[test]
fn as_of_picks_the_snapshot_of_the_day() {
    let all: Option<Vec<Publication>> =
        DATES.iter().map(|date| Some(snapshot(date)?.publication.clone())).collect();
    let Some(all) = all else { return };
    let catalogue = Catalogue::new(all);
    let price = |date: &str| {
        let view = catalogue.as_of(date.parse().unwrap());
        let unit = view.unit("Skaven", "Stormvermin").unwrap();
        (unit.points, unit.publication.title.clone())
    };
    assert_eq!(price("2025-01-31"), (Some(110), "2024-12-18".to_owned()));
    assert_eq!(price("2025-06-30"), (Some(120), "2025-06-19".to_owned()));
    let shared = catalogue.as_of("2025-06-30".parse().unwrap());
    assert!(shared.faction("Orruk Warclans").is_none(), "three factions are called that");
}

#[test]
fn a_whole_snapshot_survives_our_table_and_json() {
    let Some(june) = snapshot("2025-06-19") else { return };
    let reading = read_csv(&write_csv(&june.publication));
    assert_eq!(reading.unreadable, []);
    for (back, there) in reading.publication.profiles.iter().zip(&june.publication.profiles) {
        assert_eq!(back, there);
    }
    for (back, there) in reading.publication.factions.iter().zip(&june.publication.factions) {
        assert_eq!(back, there);
    }
    assert_eq!(reading.publication, june.publication);
    let json = serde_json::to_string(&june.publication).unwrap();
    assert_eq!(serde_json::from_str::<Publication>(&json).unwrap(), june.publication);
}

#[test]
fn a_zip_gives_the_same_as_the_folder_and_a_broken_file_is_named() {
    let Some(mut files) = files("2024-07-20") else { return };
    files.retain(|(path, _)| path.starts_with("Age of Sigmar") || path.starts_with("Skaven"));
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in &files {
        let options = zip::write::SimpleFileOptions::default();
        archive.start_file(format!("some-repository-main/{path}"), options).unwrap();
        archive.write_all(bytes).unwrap();
    }
    let archive = archive.finish().unwrap().into_inner();
    let from_folder = import_catalogue_files(files.clone()).publication;
    assert!(from_folder.profiles.len() > 30);
    assert_eq!(import_catalogue_files(read_zip(&archive).unwrap().files).publication, from_folder);
    let half = files[0].1.len() / 2;
    files.push(("Broken.cat".to_owned(), files[0].1[..half].to_vec()));
    let ImportedProfiles { publication, report } = import_catalogue_files(files);
    assert_eq!(publication, from_folder);
    assert_eq!(report.unreadable.len(), 1);
    assert_eq!(report.unreadable[0].place, CataloguePlace::File("Broken.cat".into()));
}
