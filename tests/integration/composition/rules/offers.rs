//! What is offered to somebody who builds a roster, and that what they build is legal and read back.

use super::*;
use muster::domain::{
    games::{self, BuilderStep, Destination, OfferedAside, UnitPlace},
    roster::{Roster, Upgrade},
};

fn names(offers: &[UnitOffer]) -> Vec<&str> {
    offers.iter().map(|offer| offer.entry.name.as_str()).collect()
}

fn begun() -> Roster {
    let begin = BuilderStep::Begin { faction: "Alpha Hosts".to_owned(), army_of_renown: None };
    Roster::default().after(begin).unwrap()
}

fn add(roster: &Roster, name: &str, to: Destination) -> Roster {
    let (view, rules) = (view(), rules());
    let entry = Shelf::from_roster_faction(roster, &view, &rules).unwrap().pick(name).unwrap();
    priced_roster(&roster.after(BuilderStep::Add { entry, to }).unwrap(), &view, &rules)
}

#[test]
fn factions_come_with_the_armies_of_renown_they_may_be() {
    let armies = ["First Formation".to_owned(), "The Far Guard".to_owned()];
    let alpha = ("Alpha Hosts".to_owned(), armies.to_vec());
    assert_eq!(
        games::list_offered_factions(&view(), &rules()),
        [alpha, ("Beta Hosts".to_owned(), Vec::new())]
    );
    let mut without = rules();
    without.allowed.remove(&Allowance::ArmiesOfRenown.switch());
    assert!(games::list_offered_factions(&view(), &without).iter().all(|(_, armies)| armies.is_empty()));
}

#[test]
fn whom_the_leader_may_take_comes_first_and_room_runs_out() {
    let (view, rules) = (view(), rules());
    let roster = add(&begun(), "Alpha Captain", Destination::NewRegiment);
    let offers =
        |roster: &Roster| Shelf::from_roster_faction(roster, &view, &rules).unwrap().followers(roster, 0);
    let (first, others) = offers(&roster);
    assert!(names(&first).contains(&"Alpha Beast") && names(&first).contains(&"Alpha Aide"));
    assert!(names(&others).contains(&"Alpha Titan"), "a hero whom nobody asks for");
    assert!(!names(&first).contains(&"Old Guards"), "Legends are not offered where they are not allowed");
    let (first, others) = offers(&add(&roster, "Alpha Beast", Destination::Regiment(0)));
    assert!(!names(&first).contains(&"Alpha Beast"));
    let beast = others.iter().find(|offer| offer.entry.name == "Alpha Beast").unwrap();
    assert_eq!(beast.but, Some(OfferedAside::NoRoom));
}

#[test]
fn companions_come_with_their_hero() {
    let (view, rules) = (view(), rules());
    let shelf = Shelf::from_roster_faction(&begun(), &view, &rules).unwrap();
    let twins = shelf.pick("Alpha Twins").unwrap();
    assert_eq!(shelf.companions(&twins)[0].name, "The Twins' Wolf");
    assert!(shelf.companions(&shelf.pick("Alpha Captain").unwrap()).is_empty());
}

#[test]
fn what_is_built_is_legal_priced_and_read_back_as_the_same() {
    let (view, rules) = (view(), rules());
    let mut roster = add(&begun(), "Alpha Captain", Destination::NewRegiment);
    for name in ["Alpha Guards", "Alpha Guards", "Alpha Beast"] {
        roster = add(&roster, name, Destination::Regiment(0));
    }
    roster = add(&roster, "Alpha Captain", Destination::NewRegiment);
    roster = add(&roster, "Alpha Riders", Destination::Regiment(1));
    let shelf = Shelf::from_roster_faction(&roster, &view, &rules).unwrap();
    let captain = UnitPlace { section: 0, unit: 0 };
    let tables = shelf.enhancements(&roster.sections[0].entries[0]);
    assert_eq!(
        tables.iter().map(|table| table.kind.as_str()).collect::<Vec<_>>(),
        ["Heroic Traits", "Artefacts of Power", "Artefacts of Power"]
    );
    let sword: Upgrade = tables[1].items[0].clone();
    let well = shelf.terrain().remove(0);
    let steps = [
        BuilderStep::Reinforce(UnitPlace { section: 0, unit: 2 }),
        BuilderStep::Take { unit: captain, upgrade: sword },
        BuilderStep::Formation(Some(shelf.formations().remove(0))),
        BuilderStep::Terrain(Some(well)),
        BuilderStep::Name("Mine".to_owned()),
    ];
    for step in steps {
        roster = priced_roster(&roster.after(step).unwrap(), &view, &rules);
    }
    let verdict = games::default().check(&roster, &view, &rules);
    assert_eq!(grave(&verdict), []);
    assert_eq!((verdict.computed.points, roster.points_declared), (1090, Some(1090)));
    let text = games::default().ruleset().as_text(&roster);
    let read = games::default().read(text.as_bytes(), None).unwrap().roster;
    let again = games::default().check(&read, &view, &rules);
    assert_eq!(again.computed, verdict.computed, "{text}");
    assert_eq!(again.findings, verdict.findings, "{text}");
}

#[test]
fn a_regiment_of_renown_is_offered_whole() {
    let (view, rules) = (view(), rules());
    let offered = Shelf::from_roster_faction(&begun(), &view, &rules).unwrap().regiments_of_renown();
    assert_eq!(offered.iter().map(|one| one.name.as_deref()).collect::<Vec<_>>(), [Some("The Lost")]);
    assert_eq!((offered[0].points, offered[0].entries.len()), (Some(300), 3));
    let roster = add(&begun(), "Alpha Captain", Destination::NewRegiment);
    let roster =
        priced_roster(&roster.after(BuilderStep::Renown(offered[0].clone())).unwrap(), &view, &rules);
    let read =
        games::default().read(games::default().ruleset().as_text(&roster).as_bytes(), None).unwrap().roster;
    let found = |roster: &Roster| games::default().check(roster, &view, &rules).findings;
    assert_eq!(found(&read), found(&roster));
    assert!(found(&roster).iter().all(|finding| finding.rule != RuleId::A21), "{:?}", found(&roster));
}
