//! One profile corrected for one event: everything a profile says that rosters are judged by, with its reason, for all
//! to see.

use super::{DESK, Hall, RATS, ROSTER, check, submit};
use crate::{
    command::catalogues,
    support::site::{Browser, Reply},
};
use muster::actions::rosters::judge_left_behind;

async fn correct(desk: &Browser, unit: &str, fields: &[(&str, &str)]) -> Reply {
    correct_of(desk, ("Skaven", unit), fields).await
}

/// Of a faction, or of none.
async fn correct_of(desk: &Browser, (faction, unit): (&str, &str), fields: &[(&str, &str)]) -> Reply {
    let path = format!("{DESK}/rules");
    let seen = desk.get(&path).await.is(200).hidden("seen");
    let fixed = [
        ("seen", seen.as_str()),
        ("do", "correct"),
        ("faction", faction),
        ("unit", unit),
        ("price_reason", "Ruled <here>."),
    ];
    desk.post(&path, &[&fixed, fields].concat()).await
}

#[actix_web::test]
async fn price_size_reinforcement_uniqueness_and_options_hold_for_this_event() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    submit(&ann, RATS).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let path = format!("{DESK}/rules");
    correct(&desk, "Clanrats", &[]).await.is(422).says(text!("desk-roster-rules-say-what-differs"));
    correct(&desk, "Clanrats", &[("options", "1-0 X")])
        .await
        .is(422)
        .says(text!("desk-roster-rules-write-options-so"));
    correct(&desk, "Clanrats", &[("size", "ten")]).await.is(422).shows("whole number");
    for (unit, field, said, found) in [
        ("Clanrats", ("reinforced", "no"), "can't be reinforced", "Clanrats can&#39;t be reinforced"),
        ("Clanrats", ("unique", "yes"), "unique", "Clanrats is unique but appears 2 times."),
        ("Clanrats", ("size", "7"), "7 models", "It needs 7"),
        (
            "Grey Seer",
            ("options", "None"),
            "no regiment options",
            "Grey Seer&#39;s regiment can&#39;t include",
        ),
        ("Stormvermin", ("points", "130"), "130 points", "costs 130"),
    ] {
        correct(&desk, unit, &[field]).await.leads_to(&path);
        let listed = format!("<strong>{unit}</strong>, {said}.");
        desk.get(&path).await.shows(&listed).shows("Ruled &#60;here&#62;.");
        hall.site.visitor().get("/e/spring-open").await.shows(&format!("{unit} (Skaven): {said}. Ruled"));
        judge_left_behind(&hall.site.app).await.unwrap();
        let text = if said.ends_with("models") {
            RATS.replace("Clanrats (150)", "20 Clanrats (150)")
        } else {
            RATS.into()
        };
        check(&ann, &text, &[]).await.is(200).shows(found);
        desk.get(&format!("{DESK}/recheck")).await.is(200);
        let seen = desk.get(&path).await.hidden("seen");
        let back = [("seen", seen.as_str()), ("do", "published"), ("faction", "Skaven"), ("unit", unit)];
        desk.post(&path, &back).await.leads_to(&path);
        check(&ann, RATS, &[]).await.is(200).hides(found);
    }
    desk.get("/e/spring-open/desk/audit")
        .await
        .shows("corrected Grey Seer&#39;s profile for this event")
        .shows("no regiment options");
}

#[actix_web::test]
async fn a_second_correction_of_a_unit_keeps_the_first() {
    let hall = Hall::open().await;
    let desk = hall.site.organiser(&hall.event).await;
    let path = format!("{DESK}/rules");
    correct(&desk, "Clanrats", &[("points", "140")]).await.leads_to(&path);
    correct(&desk, "Clanrats", &[("unique", "yes")]).await.leads_to(&path);
    desk.get(&path).await.shows("<strong>Clanrats</strong>, 140 points, unique.");
}

const RENOWNED: &str = "kind,faction,name,group,table,points,size,keywords,options,carriers,date\n\
    publication,,January,everything,,,,,,,2025-01-10\n\
    faction,,Skaven,Chaos,,,,,,,\n\
    faction,,Nighthaunt,Death,,,,,,,\n\
    unit,Skaven,Clanrats,,,150,20,SKAVEN; INFANTRY; VERMINUS,,,\n\
    unit,Skaven,Clawlord,,,80,1,HERO; SKAVEN; INFANTRY; VERMINUS,Any Verminus,Artefacts of Power,\n\
    unit,Skaven,Rat Wheel,,,100,1,SKAVEN; WAR MACHINE,,,\n\
    unit,Nighthaunt,Vargskyr,,,0,1,BEAST,,,\n\
    table,Skaven,Warp Things,Artefacts of Power,,,,,,,\n\
    enhancement,Skaven,Skavenbrew,Artefacts of Power,Warp Things,10,,,,,\n\
    formation,Skaven,Claw-horde,,,,,,,,\n\
    regiment of renown,Nighthaunt,The Beast of Castle Sterneiste,,,300,,,,,\n\
    member,The Beast of Castle Sterneiste,Vargskyr,1,,,,,,,\n";

const RENOWNED_LIST: &str = "Rats 640/1000 pts\n-----\nSkaven | Claw-horde\nDrops: 2\n-----\nGeneral's Regiment\n\
    Clawlord (90)\n• General\n• Skavenbrew\nClanrats (150)\nRat Wheel (100)\n-----\nRegiments of Renown\n\
    The Beast of Castle Sternieste (300)\nVargskyr\n";

#[actix_web::test]
async fn a_regiment_of_renown_legends_a_keyword_and_the_price_of_an_artefact_hold_for_this_event() {
    let hall = Hall::open().await;
    let admin = catalogues::admin(&hall.site).await;
    catalogues::import(&admin, "", "renowned.csv", RENOWNED.as_bytes())
        .await
        .is(200)
        .says(text!("admin-imported", title = "January"));
    let ann = hall.phone(1).await;
    let desk = hall.site.organiser(&hall.event).await;
    let path = format!("{DESK}/rules");
    let (beast, written) = ("The Beast of Castle Sterneiste", "The Beast of Castle Sternieste");
    let cannot_join = format!("{written} can&#39;t join Skaven");
    check(&ann, RENOWNED_LIST, &[]).await.is(200).shows(&cannot_join).hides("a known Regiment of Renown");
    for (faction, name, fields, said, before, after) in [
        (
            "",
            written,
            vec![("factions", "Skaven; Nighthaunt")],
            "can be included by Skaven and Nighthaunt",
            cannot_join.as_str(),
            "",
        ),
        (
            "Skaven",
            "Rat Wheel",
            vec![("keywords", "Verminus")],
            "also Verminus",
            "Clawlord&#39;s regiment can&#39;t include Rat Wheel.",
            "",
        ),
        (
            "Skaven",
            "Clanrats",
            vec![("no_keywords", "VERMINUS")],
            "not VERMINUS",
            "",
            "Clawlord&#39;s regiment can&#39;t include Clanrats or Rat Wheel.",
        ),
        ("Skaven", "Skavenbrew", vec![("points", "0")], "0 points", "", "costs 80"),
        ("Skaven", "Clanrats", vec![("legends", "yes")], "Legends", "", "allow Legends units: Clanrats"),
        (
            "",
            beast,
            vec![("legends", "yes"), ("points", "310")],
            "310 points, Legends",
            "",
            "allow Legends regiments: The Beast",
        ),
    ] {
        let page = check(&ann, RENOWNED_LIST, &[]).await;
        page.is(200).shows(before);
        correct_of(&desk, (faction, name), &fields).await.leads_to(&path);
        judge_left_behind(&hall.site.app).await.unwrap();
        desk.get(&path).await.shows(&format!(", {said}.")).shows("Ruled &#60;here&#62;.");
        let page = check(&ann, RENOWNED_LIST, &[]).await;
        page.is(200).shows(after);
        assert!(before.is_empty() || !page.body.contains(before), "{name}: {before}");
        let name = if faction.is_empty() { beast } else { name };
        let listed = if faction.is_empty() { "Regiment of Renown" } else { faction };
        hall.site.visitor().get("/e/spring-open").await.shows(&format!("{name} ({listed}): {said}. Ruled"));
        let seen = desk.get(&path).await.hidden("seen");
        let back = [("seen", seen.as_str()), ("do", "published"), ("faction", faction), ("unit", name)];
        desk.post(&path, &back).await.leads_to(&path);
        check(&ann, RENOWNED_LIST, &[]).await.is(200).shows(before);
    }
    for (named, fields, why) in [
        (("Skaven", "Skavenbrew"), vec![("size", "2")], "Skavenbrew isn&#39;t a unit. Enter its points"),
        (("", beast), vec![("keywords", "FLY")], "is a Regiment of Renown. You can only correct its points"),
        (("", beast), vec![("factions", "Skaven; Orks")], "no faction called “Orks”"),
        (
            ("Skaven", "Clanrats"),
            vec![("factions", "Skaven")],
            "Clanrats is a unit. Leave the factions empty",
        ),
        (("", "Nobody"), vec![("points", "1")], "no Regiment of Renown called “Nobody”"),
        (
            ("Skaven", "Nobody"),
            vec![("points", "1")],
            "Neither Skaven nor the Regiments of Renown have “Nobody”",
        ),
    ] {
        correct_of(&desk, named, &fields).await.is(422).shows(why);
    }
}
