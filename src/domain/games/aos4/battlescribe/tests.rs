//! A tiny game in both encodings, written for these tests; and files that are no catalogues.

use super::*;
use crate::domain::{
    catalogue::{Pattern, print_options},
    games::{
        battlescribe::read_zip,
        catalogue_problem::{ArchiveError, TreeError},
    },
};
use proptest::prelude::*;
use std::io::{Cursor, Write};

const SYSTEM: &str = r#"<?xml version="1.0"?>
<gameSystem id="game" name="Age of Sigmar 4.0">
  <categoryEntries>
    <categoryEntry id="hero" name="HERO"/><categoryEntry id="infantry" name="INFANTRY"/>
    <categoryEntry id="monster" name="MONSTER"/><categoryEntry id="order" name="ORDER"/>
    <categoryEntry id="d1f3-921c-b403-1106" name="Regimental Leader"/>
    <categoryEntry id="db3a-7199-c92e-f3cf" name="Regimental Option"/>
    <categoryEntry id="8f4b-1fa6-3128-8405" name="Regimental Hero"/>
  </categoryEntries>
  <forceEntries>
    <forceEntry id="season" name="✦ General's Handbook 2024-25">
      <forceEntries>
        <forceEntry id="376a-6b97-8699-dd59" name="Regiment"/>
        <forceEntry id="band" name="The Merry Band" hidden="true">
          <costs><cost name="pts" typeId="points" value="300"/></costs>
          <modifiers><modifier type="set" value="false" field="hidden"><conditions>
            <condition type="instanceOf" value="1" field="selections" scope="parent" childId="foxes"/>
          </conditions></modifier></modifiers>
        </forceEntry>
      </forceEntries>
    </forceEntry>
  </forceEntries>
</gameSystem>"#;

const LIBRARY: &str = r#"<catalogue id="lib" name="Foxes - Library" library="true"><sharedSelectionEntries>
  <selectionEntry id="chief" name="Chief" type="unit"><categoryLinks>
    <categoryLink targetId="hero"/><categoryLink targetId="infantry"/><categoryLink targetId="order"/></categoryLinks>
    <profiles><profile name="Chief" typeName="Unit"><characteristics>
      <characteristic name="Health">6</characteristic></characteristics></profile></profiles>
  </selectionEntry>
  <selectionEntry id="scout" name="Scout" type="unit"><categoryLinks>
    <categoryLink targetId="hero"/><categoryLink targetId="infantry"/></categoryLinks></selectionEntry>
  <selectionEntry id="guards" name="Guards" type="unit"><categoryLinks><categoryLink targetId="infantry"/></categoryLinks>
    <selectionEntries><selectionEntry id="guard" name="Guard" type="model"><constraints>
      <constraint id="g-min" type="min" value="10" field="selections" scope="parent"/></constraints>
      <modifiers><modifier type="increment" value="10" field="g-min"><repeats>
        <repeat value="1" repeats="1" field="selections" scope="root-entry" childId="1b37-82b8-c062-eb82"/>
      </repeats></modifier></modifiers></selectionEntry></selectionEntries>
  </selectionEntry>
  <selectionEntry id="bear" name="Bear" type="unit"><categoryLinks><categoryLink targetId="monster"/></categoryLinks></selectionEntry>
</sharedSelectionEntries></catalogue>"#;

const RENOWN: &str = r#"<catalogue id="renown" name="۞ Regiments of Renown"><entryLinks>
  <entryLink id="r-bear" name="Bear" hidden="true" type="selectionEntry" targetId="bear">
    <constraints><constraint id="r-min" type="min" value="0" field="selections" scope="force"/>
      <constraint id="r-max" type="max" value="0" field="selections" scope="force"/></constraints>
    <modifierGroups><modifierGroup type="and"><modifiers>
      <modifier type="set" value="2" field="r-min"/><modifier type="set" value="2" field="r-max"/>
      <modifier type="set" value="false" field="hidden"/></modifiers>
      <conditions><condition type="instanceOf" value="1" field="selections" scope="force" childId="band"/></conditions>
    </modifierGroup></modifierGroups></entryLink>
</entryLinks></catalogue>"#;

/// The newer way: the hero says whom he leads.
const GIVEN: &str = r#"<catalogue id="foxes" name="Foxes" library="false">
  <categoryEntries><categoryEntry id="friend" name="Fox Friend"><constraints>
    <constraint id="f-max" type="max" value="1" field="selections" scope="force"/></constraints></categoryEntry></categoryEntries>
  <sharedSelectionEntryGroups>
    <selectionEntryGroup id="forms" name="Battle Formations: Foxes"><selectionEntries>
      <selectionEntry id="den" name="Den" type="upgrade"/></selectionEntries></selectionEntryGroup>
    <selectionEntryGroup id="traits" name="Heroic Traits"><selectionEntryGroups>
      <selectionEntryGroup id="sly" name="Sly Ways"><selectionEntries>
        <selectionEntry id="quick" name="Quick" type="upgrade"><costs><cost typeId="points" value="10"/></costs></selectionEntry>
      </selectionEntries></selectionEntryGroup></selectionEntryGroups></selectionEntryGroup>
    <selectionEntryGroup id="spells" name="Spell Lores"><selectionEntries>
      <selectionEntry id="lore" name="Lore of Dens" type="upgrade"/></selectionEntries></selectionEntryGroup>
  </sharedSelectionEntryGroups>
  <entryLinks>
    <entryLink id="l-chief" name="Chief" type="selectionEntry" targetId="chief">
      <costs><cost typeId="points" value="120.0"/></costs>
      <entryLinks><entryLink id="t" name="Heroic Traits" type="selectionEntryGroup" targetId="traits"/></entryLinks>
      <modifierGroups><modifierGroup type="and"><modifiers>
        <modifier type="add" value="db3a-7199-c92e-f3cf" field="category" scope="force" affects="self.entries.recursive.infantry"/>
        <modifier type="add" value="db3a-7199-c92e-f3cf" field="category" scope="force" affects="self.entries.recursive.monster"/>
        <modifier type="add" value="8f4b-1fa6-3128-8405" field="category" scope="force" affects="self.entries.recursive.friend"/></modifiers>
        <conditions><condition type="instanceOf" value="1" field="selections" scope="self" childId="d1f3-921c-b403-1106"/></conditions>
      </modifierGroup></modifierGroups></entryLink>
    <entryLink id="l-scout" name="Scout" type="selectionEntry" targetId="scout">
      <costs><cost typeId="points" value="80"/></costs>
      <modifiers><modifier type="add" value="friend" field="category"><conditions>
        <condition type="instanceOf" value="1" field="selections" scope="ancestor" childId="376a-6b97-8699-dd59"/>
        <condition type="notInstanceOf" value="1" field="selections" scope="self" childId="d1f3-921c-b403-1106"/>
      </conditions></modifier></modifiers></entryLink>
    <entryLink id="l-guards" name="Guards" type="selectionEntry" targetId="guards">
      <costs><cost typeId="points" value="100"/></costs>
      <entryLinks><entryLink id="r" name="Reinforced" type="selectionEntry" targetId="1b37-82b8-c062-eb82"/></entryLinks></entryLink>
    <entryLink id="l-bear" name="Bear [LEGENDS]" type="selectionEntry" targetId="bear">
      <costs><cost typeId="points" value="200"/></costs>
      <modifiers><modifier type="add" value="Regiment has too many selections of MONSTER (max 1)" field="error"><conditions>
        <condition type="atLeast" value="2" field="selections" scope="force" childId="monster"/></conditions></modifier></modifiers></entryLink>
  </entryLinks></catalogue>"#;

/// The older way: a hero has two links, and each unit hides from leaders that may not take it.
const TRIED: &str = r#"<catalogue id="foxes" name="Foxes" library="false">
  <categoryEntries><categoryEntry id="friend" name="Fox Friend"/></categoryEntries>
  <entryLinks>
    <entryLink id="l-chief" name="Chief" type="selectionEntry" targetId="chief"><costs><cost typeId="points" value="120"/></costs>
      <categoryLinks><categoryLink targetId="d1f3-921c-b403-1106"/></categoryLinks></entryLink>
    <entryLink id="l-scout" name="Scout" type="selectionEntry" targetId="scout"><costs><cost typeId="points" value="80"/></costs>
      <categoryLinks><categoryLink targetId="d1f3-921c-b403-1106"/></categoryLinks></entryLink>
    <entryLink id="j-scout" name="Scout" type="selectionEntry" targetId="scout"><costs><cost typeId="points" value="80"/></costs>
      <modifiers><modifier type="set" value="true" field="hidden"><conditions>
        <condition type="lessThan" value="1" field="selections" scope="force" childId="l-chief"/>
        <condition type="instanceOf" value="1" field="selections" scope="ancestor" childId="376a-6b97-8699-dd59"/></conditions></modifier>
        <modifier type="add" value="friend" field="category"><conditions>
        <condition type="instanceOf" value="1" field="selections" scope="ancestor" childId="376a-6b97-8699-dd59"/></conditions></modifier></modifiers></entryLink>
    <entryLink id="l-guards" name="Guards" type="selectionEntry" targetId="guards"><costs><cost typeId="points" value="100"/></costs></entryLink>
    <entryLink id="l-bear" name="Bear" type="selectionEntry" targetId="bear"><costs><cost typeId="points" value="200"/></costs>
      <constraints><constraint id="b-max" type="max" value="-1" field="selections" scope="parent"/></constraints>
      <modifiers><modifier type="set" value="1" field="b-max"><conditions>
        <condition type="atLeast" value="1" field="selections" scope="force" childId="l-chief"/></conditions></modifier>
      <modifier type="set" value="true" field="hidden"><conditions>
        <condition type="lessThan" value="1" field="selections" scope="force" childId="l-chief"/>
        <condition type="instanceOf" value="1" field="selections" scope="ancestor" childId="376a-6b97-8699-dd59"/></conditions></modifier></modifiers></entryLink>
  </entryLinks></catalogue>"#;

fn import_faction(faction: &str) -> ImportedProfiles {
    let file = |path: &str, text: &str| (path.to_owned(), text.as_bytes().to_vec());
    import_catalogue_files(vec![
        file("game.gst", SYSTEM),
        file("lib.cat", LIBRARY),
        file("foxes.cat", faction),
        file("renown.cat", RENOWN),
        file("readme.md", "no catalogue"),
    ])
}

fn find_profile<'a>(publication: &'a Publication, name: &str) -> &'a Profile {
    publication.profiles.iter().find(|profile| profile.name == name).unwrap()
}

fn print_unit_options(publication: &Publication, name: &str) -> String {
    print_options(find_profile(publication, name).options.as_deref())
}

#[test]
fn a_hero_who_says_whom_he_leads() {
    let ImportedProfiles { publication, report } = import_faction(GIVEN);
    assert_eq!(report.unreadable, []);
    assert_eq!(print_unit_options(&publication, "Chief"), "Any Infantry; 0-1 Monster; 0-1 Fox Friend");
    assert_eq!(print_unit_options(&publication, "Scout"), "None");
    assert_eq!(find_profile(&publication, "Scout").joins_as, ["Fox Friend"]);
    let guards = find_profile(&publication, "Guards");
    assert_eq!((guards.points, guards.size, guards.can_be_reinforced), (Some(100), Some(10), true));
    let chief = find_profile(&publication, "Chief");
    assert_eq!((chief.points, chief.size, chief.health), (Some(120), Some(1), Some(6)));
    assert_eq!(chief.enhancements, ["Heroic Traits"]);
    assert!(find_profile(&publication, "Bear").legends && !chief.legends);
}

#[test]
fn units_that_say_whom_they_do_not_follow() {
    let ImportedProfiles { publication, report } = import_faction(TRIED);
    assert_eq!(
        (report.units, report.heroes_with_options),
        (4, 2),
        "the second link to a hero is no second unit"
    );
    assert_eq!(print_unit_options(&publication, "Chief"), "Any Guards; 0-1 Bear; 0-1 Fox Friend");
    assert_eq!(print_unit_options(&publication, "Scout"), "Any Guards");
    assert_eq!(find_profile(&publication, "Scout").joins_as, ["Fox Friend"]);
}

#[test]
fn a_faction_brings_its_formations_tables_and_lores() {
    let publication = import_faction(GIVEN).publication;
    let foxes = &publication.factions[0];
    assert_eq!((foxes.name.as_str(), foxes.grand_alliance.as_str()), ("Foxes", "Order"));
    assert_eq!(foxes.formations[0].name, "Den");
    assert_eq!((foxes.tables[0].kind.as_str(), foxes.tables[0].name.as_str()), ("Heroic Traits", "Sly Ways"));
    assert_eq!(foxes.tables[0].items[0].points, 10);
    assert_eq!(foxes.lores[0].name, "Lore of Dens");
}

#[test]
fn a_regiment_of_renown_has_price_hosts_and_members() {
    let publication = import_faction(GIVEN).publication;
    let band = &publication.regiments_of_renown[0];
    assert_eq!((band.name.as_str(), band.points), ("The Merry Band", Some(300)));
    assert_eq!(band.factions, ["Foxes"]);
    assert_eq!((band.members[0].unit.as_str(), band.members[0].min, band.members[0].max), ("Bear", 2, 2));
}

#[test]
fn raw_control_bytes_are_passed_over() {
    let with_bytes = GIVEN.replace("Guards", "Gu\u{1}ards\u{b}");
    let ImportedProfiles { publication, report } = import_faction(&with_bytes);
    assert_eq!(report.unreadable, []);
    assert_eq!(publication.profiles, import_faction(GIVEN).publication.profiles);
}

#[test]
fn what_is_no_catalogue_is_named_with_the_reason() {
    type IsMeant<'a> = &'a dyn Fn(&TreeError) -> bool;
    let is_broken = |why: &TreeError| matches!(why, TreeError::Broken { line: 1, .. });
    let cases: [(&str, IsMeant); 6] = [
        ("<html/>", &|why| *why == TreeError::NoCatalogue { line: 1, element: "html".into() }),
        ("", &|why| *why == TreeError::Ends),
        ("<catalogue name=\"a\"><entryLinks>", &|why| *why == TreeError::Ends),
        ("<!DOCTYPE x [<!ENTITY a \"b\">]><catalogue/>", &|why| *why == TreeError::DocumentType),
        ("<catalogue name=\"&bomb;\"/>", &is_broken),
        ("<catalogue><entryLinks></catalogue>", &is_broken),
    ];
    let why = |path: &str, text: String| {
        let ImportedProfiles { report, .. } =
            import_catalogue_files(vec![(path.to_owned(), text.into_bytes())]);
        let Unreadable { place, why } = report.unreadable[0].clone();
        assert_eq!(place, CataloguePlace::File(path.to_owned()));
        let CatalogueProblem::File(why) = why else { panic!("{why:?}") };
        why
    };
    for (text, is_meant) in cases {
        let why = why("a.cat", text.to_owned());
        assert!(is_meant(&why), "{text}: {why:?}");
    }
    let deep = "<catalogue>".to_owned() + &"<selectionEntries><selectionEntry>".repeat(200);
    assert_eq!(why("deep.cat", deep), TreeError::TooDeep);
}

#[test]
fn an_archive_gives_its_catalogues_and_nothing_else() {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (path, text) in
        [("repo/a/game.gst", SYSTEM), ("repo/../foxes.cat", GIVEN), ("repo/README.md", "hello")]
    {
        archive.start_file(path, zip::write::SimpleFileOptions::default()).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    let files = read_zip(&archive.finish().unwrap().into_inner()).unwrap().files;
    let paths: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    assert_eq!(paths, ["game.gst", "foxes.cat"]);
    assert!(matches!(read_zip(b"no archive"), Err(ArchiveError::Broken(_))));
    let empty = zip::ZipWriter::new(Cursor::new(Vec::new())).finish().unwrap().into_inner();
    assert!(matches!(read_zip(&empty), Err(ArchiveError::Empty)));
}

#[test]
fn the_pattern_of_an_option_is_the_keyword_as_people_write_it() {
    let publication = import_faction(GIVEN).publication;
    let option = &find_profile(&publication, "Chief").options.as_ref().unwrap()[0];
    assert_eq!(option.any_of, [Pattern::new("Infantry")]);
    assert!(option.takes(&find_profile(&publication, "Guards").words()));
    assert!(!option.takes(&find_profile(&publication, "Scout").words()), "a hero only by tag");
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
        let ImportedProfiles { report, .. } = import_catalogue_files(vec![("any.cat".to_owned(), bytes.clone()), ("any.gst".to_owned(), bytes.clone())]);
        prop_assert!(report.files + report.unreadable.len() >= 2);
        prop_assert!(read_zip(&bytes).is_err());
    }

    #[test]
    fn a_damaged_catalogue_is_read_or_refused(at in 0..GIVEN.len(), length in 0usize..60, byte in any::<u8>()) {
        let mut bytes = GIVEN.as_bytes().to_vec();
        let end = (at + length).min(bytes.len());
        bytes.splice(at..end, [byte]);
        let file = |path: &str, text: &str| (path.to_owned(), text.as_bytes().to_vec());
        let ImportedProfiles { report, .. } = import_catalogue_files(vec![file("game.gst", SYSTEM), file("lib.cat", LIBRARY), ("foxes.cat".to_owned(), bytes)]);
        prop_assert_eq!(report.files + report.unreadable.iter().filter(|one| one.place == CataloguePlace::File("foxes.cat".into())).count(), 3);
    }
}
