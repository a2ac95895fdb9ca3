//! What a player reads about seasons, sums and open places, and lists that are for something else.

use super::*;
use muster::{
    domain::{composition::NotJudged, event::roster_version::RosterSettlement},
    text::{Speaker, findings::verdict_headline, told},
};

/// Everything that is said, information too.
fn all(verdict: &Verdict, rule: RuleId) -> Vec<String> {
    let findings = verdict.findings.iter().filter(|finding| finding.rule == rule);
    findings.map(|finding| describe_finding(finding).message).collect()
}

#[test]
fn a14_a_companion_goes_with_its_own_hero_and_nowhere_else() {
    let with_twins = "Alpha Twins (150)\nThe Twins' Wolf\nAlpha Riders (140)";
    let text = broken("Alpha Captain (200)\n• Far Sight\nAlpha Riders (140)", with_twins);
    assert!(grave(&judge(&text.replace("Alpha Riders (140)", "Alpha Guards (100)"))).is_empty());
    illegal(
        "Alpha Riders (140)",
        "Alpha Riders (140)\nThe Twins' Wolf (0)",
        RuleId::A14,
        "regiment of Alpha Twins",
    );
    let auxiliary = "Alpha Riders (140)\n-----\nAuxiliary Units\nThe Twins' Wolf (0)";
    illegal("Alpha Riders (140)", auxiliary, RuleId::A14, "so it can't be an auxiliary unit");
}

#[test]
fn a06_a_list_for_another_season_is_told() {
    let season = "General's Handbook 2025-26";
    let mut of_event = rules();
    of_event.season = Some("General's Handbook 2024-25".into());
    let text = LEGAL.replace("Drops: 2", &format!("{season}\nDrops: 2"));
    only(
        &judge_by(&text, &of_event),
        RuleId::A06,
        Severity::Warning,
        "written for General's Handbook 2025-26",
    );
    of_event.season = Some("2025-26".into());
    let cards = "Drops: 2\nBattle Tactic Cards: Wrathful Cycles, Scouting Force";
    let with_cards = text.replace("Drops: 2", cards);
    assert_eq!(grave(&judge_by(&with_cards, &of_event)), [], "the same season, by its years");
    // The app printed no season in its first year.
    let older = LEGAL.replace("Drops: 2", cards);
    let older = format!("{older}Created with Warhammer Age of Sigmar: The App\nApp: 1.7.0 (1) | Data: 216\n");
    only(&judge_by(&older, &of_event), RuleId::A06, Severity::Warning, "General's Handbook 2024-25");
}

#[test]
fn a06_a_price_newer_than_the_cut_off_is_no_fault_of_the_players() {
    let earlier = Publication {
        title: "Early Profiles".into(),
        published_on: Some(day("2024-07-01")),
        coverage: Coverage::Everything,
        factions: factions(),
        profiles: profiles()
            .into_iter()
            .map(|one| if one.name == "Alpha Riders" { Profile { points: Some(100), ..one } } else { one })
            .collect(),
        ..Publication::default()
    };
    let later = Publication {
        title: "Battlescroll of 1 September 2024".into(),
        published_on: Some(day("2024-09-01")),
        ..Publication { profiles: vec![unit("Alpha Riders", 140, 5, "CAVALRY")], ..Publication::default() }
    };
    let cut_off = day("2024-08-01");
    let reading = games::default().read(broken("Old Well", "Old Well").as_bytes(), None).unwrap();
    let view = Catalogue::new([earlier, later]).as_of(cut_off);
    let verdict = games::default().check(&reading.roster, &view, &CheckRules::matched_play(2000, cut_off));
    let words = "Alpha Riders costs 100 here (-40). The roster has 140, from Battlescroll of 1 September 2024, after the \
                 rules cut-off (1 August 2024).";
    assert_eq!(all(&verdict, RuleId::A06), [words]);
    assert!(verdict.is_legal(), "there is nothing to mend");
}

#[test]
fn a01_and_a33_say_what_was_declared_printed_and_counted() {
    let mut tight = rules();
    tight.points_limit = 1090;
    let lore = LEGAL
        .replace("Lore of Ash", "Lore of Ash\nManifestation Lore - Living Flames")
        .replace("/2000", "/1090");
    let verdict = judge_by(&lore, &tight);
    only(&verdict, RuleId::A01, Severity::Illegal, "The roster leaves out Living Flames 20.");
    let wrong = LEGAL.replace("1090/2000", "1000/2000");
    let said = "total 1,000, sum of the lines 1,090, by this event's profiles 1,090";
    only(&judge(&wrong), RuleId::A33, Severity::Warning, said);
}

#[test]
fn a31_the_generals_fourth_place_is_told_while_it_is_free() {
    let verdict = judge(LEGAL);
    let open = "General's Regiment has 3 units besides its leader. The general's regiment may have 4.";
    assert!(all(&verdict, RuleId::A31).iter().any(|message| message == open), "{verdict:?}");
    let full = judge(&LEGAL.replace("Alpha Beast (250)\n", "Alpha Beast (250)\nAlpha Riders (140)\n"));
    assert!(all(&full, RuleId::A31).iter().all(|message| !message.contains("may have")));
}

#[test]
fn a35_the_honour_guard_shows_what_each_of_it_may_be() {
    let verdict = judge(LEGAL);
    let said: Vec<String> =
        verdict.computed.honour_guard.iter().map(|guard| Speaker::in_english().say(&told(guard))).collect();
    assert!(said.contains(&"Alpha Beast (General's Regiment; can be a prized beast)".to_owned()), "{said:?}");
    assert!(said.contains(&"Alpha Guards (General's Regiment)".to_owned()), "{said:?}");
}

#[test]
fn lists_for_other_ways_to_play_are_told_as_what_they_are() {
    for (line, way) in [("Spearhead: First Spear", "Spearhead"), ("Path to Glory", "Path to Glory")] {
        let verdict = judge(&LEGAL.replace("Drops: 2", line));
        assert_eq!(verdict.computed.not_judged, Some(NotJudged::OtherWayToPlay { way: way.into() }));
        let said = Speaker::in_english().say(&verdict_headline(&verdict, &RosterSettlement::default()));
        assert_eq!(said, format!("Not checked: this roster is for {way}, but the event is matched play."));
    }
}
