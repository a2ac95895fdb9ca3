//! Tactic cards on the sheet: which of their steps can be completed in a turn (`N3`, `N4`).

use super::{Fault, PlayerTurn, ScoringSheet, SheetRules, Side, TakenCards, TurnPlace};
use crate::domain::system::{CardStep, TacticCard};

impl ScoringSheet {
    /// What is wrong with the cards of a player, whatever they did with them. A game without cards knows none.
    pub(super) fn card_faults(&self, rules: &SheetRules, side: Side) -> Vec<Fault> {
        let TakenCards { taken, listed } = self.cards.of(side);
        let unknown = taken.iter().find(|slug| rules.system.tactic_card(slug).is_none());
        let unknown = unknown.map(|slug| Fault::UnknownTactic { slug: slug.clone() });
        let take = rules.plan().cards().map(|plan| plan.take);
        let too_many =
            take.filter(|take| taken.len() > *take as usize).map(|most| Fault::TooManyCards { most });
        let off_roster = (!listed.is_empty() && taken != listed).then(|| {
            let of_roster = rules.system.tactic_cards.iter().filter(|card| listed.contains(&card.slug));
            Fault::CardsOffRoster { cards: of_roster.map(|card| card.name.clone()).collect() }
        });
        [unknown, off_roster, too_many].into_iter().flatten().collect()
    }

    /// What is wrong with the steps of one turn.
    pub(super) fn step_faults(&self, rules: &SheetRules, at: TurnPlace) -> Vec<Fault> {
        let Some(turn) = self.round(at.round).map(|round| round.turn(at.side)) else { return Vec::new() };
        let none = self.no_tactic_because(rules, at).filter(|_| !turn.steps.is_empty());
        let each = turn.steps.iter().filter_map(|step| self.step_fault(rules, at, step));
        none.into_iter().chain(each).chain(crowded_card(turn, rules)).collect()
    }

    fn step_fault(&self, rules: &SheetRules, at: TurnPlace, slug: &str) -> Option<Fault> {
        let unknown = || Some(Fault::UnknownTactic { slug: slug.to_owned() });
        let Some(card) = rules.system.tactic_card_of_step(slug) else { return unknown() };
        let Some(place) = card.place_of(slug) else { return unknown() };
        let step = &card.steps[place];
        if !self.cards.of(at.side).taken.contains(&card.slug) {
            return Some(Fault::CardNotTaken { step: step.name.clone(), card: card.name.clone() });
        }
        if let Some(round) = self.round_of_step(step, at.side).filter(|round| *round != at.round) {
            return Some(Fault::PickedBefore { tactic: step.name.clone(), round });
        }
        let in_order = rules.plan().cards().is_some_and(|plan| plan.in_order);
        let before = place.checked_sub(1).filter(|_| in_order).map(|before| &card.steps[before])?;
        let is_done = self.round_of_step(before, at.side).is_some_and(|round| round <= at.round);
        (!is_done).then(|| Fault::StepTooEarly { step: step.name.clone(), needed: before.name.clone() })
    }

    /// The first battle round in which a player completed a step.
    fn round_of_step(&self, step: &CardStep, side: Side) -> Option<u32> {
        let mut rounds = self.rounds.iter().zip(1..);
        rounds.find(|(round, _)| round.turn(side).steps.contains(&step.slug)).map(|(_, number)| number)
    }
}

/// More steps of one card than a turn allows.
fn crowded_card(turn: &PlayerTurn, rules: &SheetRules) -> Option<Fault> {
    let plan = rules.plan().cards()?;
    let completed = |card: &&TacticCard| {
        let steps = card.steps.iter().filter(|step| turn.steps.contains(&step.slug));
        steps.count() > plan.a_turn as usize
    };
    let card = rules.system.tactic_cards.iter().find(completed)?;
    Some(Fault::StepsInTurn { card: card.name.clone(), most: plan.a_turn })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        games,
        result::{Outcome, Score},
        scoring::{
            SheetStep, SheetStepError, check_quick, check_scoring_sheet, outcome_of_scores, possible_scores,
        },
        system::System,
    };

    fn season_rules() -> SheetRules<'static> {
        let game = games::find_game("aos4-ghb2026").unwrap();
        game.sheet_rules(game.system.battleplan("into-the-fire").unwrap(), [None, None])
    }

    fn sheet_with_cards() -> ScoringSheet {
        let listed = ["smokescreen", "siege-of-ashes"].map(str::to_owned);
        let mut sheet = ScoringSheet::default();
        sheet.cards.a = TakenCards::from_roster(listed.into());
        sheet
    }

    fn sheet_after(sheet: &ScoringSheet, steps: &[&str]) -> ScoringSheet {
        steps.iter().fold(sheet.clone(), |sheet, step| {
            sheet.after(&SheetStep::parse(step).unwrap(), &season_rules(), &[]).unwrap()
        })
    }

    fn refused(sheet: &ScoringSheet, step: &str) -> Fault {
        match sheet.after(&SheetStep::parse(step).unwrap(), &season_rules(), &[]) {
            Err(SheetStepError::Forbidden(mut breaches)) => breaches.remove(0).fault,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn n4_one_step_of_each_card_a_turn_and_in_order() {
        let sheet = sheet_with_cards();
        let early =
            Fault::StepTooEarly { step: "Feign Weakness".into(), needed: "Keep the Enemy Close".into() };
        assert_eq!(refused(&sheet, "step/1/a/feign-weakness=>yes"), early);
        let sheet = sheet_after(&sheet, &["step/1/a/keep-the-enemy-close=>yes", "step/1/a/form-a-wall=>yes"]);
        let crowded = Fault::StepsInTurn { card: "Smokescreen".into(), most: 1 };
        assert_eq!(refused(&sheet, "step/1/a/feign-weakness=>yes"), crowded);
        let again = Fault::PickedBefore { tactic: "Form a Wall".into(), round: 1 };
        assert_eq!(refused(&sheet, "step/2/a/form-a-wall=>yes"), again);
        let sheet = sheet_after(&sheet, &["step/2/a/feign-weakness=>yes"]);
        let (totals, rules) = (sheet.totals(&season_rules()), season_rules());
        assert_eq!((totals.a.victory_points, totals.a.battle_tactics), (15, 3));
        assert_eq!(check_scoring_sheet(&sheet, &rules), []);
    }

    #[test]
    fn n4_an_organiser_lets_steps_be_completed_in_any_order() {
        let file = &games::find_game("aos4-ghb2026").unwrap().system.file;
        let any_order = file.replace(r#""in_order": true"#, r#""in_order": false"#);
        let system = System::parse(&any_order).unwrap();
        let rules = SheetRules { system: &system, ..season_rules() };
        let step = SheetStep::parse("step/1/a/execute-the-plan=>yes").unwrap();
        assert!(sheet_with_cards().after(&step, &rules, &[]).is_ok());
        assert!(sheet_with_cards().after(&step, &season_rules(), &[]).is_err());
    }

    #[test]
    fn a_game_without_cards_knows_no_card_and_no_step() {
        let game = games::default();
        let rules = game.sheet_rules(game.system.battleplan("feral-foray").unwrap(), [None, None]);
        for (step, slug) in
            [("card/a/smokescreen=>yes", "smokescreen"), ("step/1/a/form-a-wall=>yes", "form-a-wall")]
        {
            let Err(SheetStepError::Forbidden(breaches)) =
                ScoringSheet::default().after(&SheetStep::parse(step).unwrap(), &rules, &[])
            else {
                panic!("{step}")
            };
            assert_eq!(breaches[0].fault, Fault::UnknownTactic { slug: slug.into() });
        }
    }

    #[test]
    fn n4_a_step_stays_while_a_later_one_stands_on_it() {
        let sheet = sheet_with_cards();
        let sheet =
            sheet_after(&sheet, &["step/1/a/keep-the-enemy-close=>yes", "step/2/a/feign-weakness=>yes"]);
        let early =
            Fault::StepTooEarly { step: "Feign Weakness".into(), needed: "Keep the Enemy Close".into() };
        assert_eq!(refused(&sheet, "step/1/a/keep-the-enemy-close=yes>"), early);
    }

    #[test]
    fn n3_only_the_cards_of_the_roster_are_played() {
        let sheet = sheet_with_cards();
        let other = Fault::CardNotTaken { step: "Ambuscade".into(), card: "Flanking Firestorm".into() };
        assert_eq!(refused(&sheet, "step/1/a/ambuscade=>yes"), other);
        let off_roster = Fault::CardsOffRoster { cards: vec!["Siege of Ashes".into(), "Smokescreen".into()] };
        assert_eq!(refused(&sheet, "card/a/smokescreen=yes>"), off_roster);
        // Nobody knows the other roster: its player chooses.
        let sheet = sheet_after(&sheet, &["card/b/smokescreen=>yes", "card/b/legend-of-the-parch=>yes"]);
        assert_eq!(refused(&sheet, "card/b/siege-of-ashes=>yes"), Fault::TooManyCards { most: 2 });
        assert_eq!(sheet.cards.b.taken.len(), 2);
        // A card that was played is not given back.
        let sheet = sheet_after(&sheet, &["step/1/b/daring-rescue=>yes"]);
        let played = Fault::CardNotTaken { step: "Daring Rescue".into(), card: "Legend of the Parch".into() };
        assert_eq!(refused(&sheet, "card/b/legend-of-the-parch=yes>"), played);
    }

    #[test]
    fn n5_seizing_within_eleven_points_closes_both_cards() {
        let sheet = sheet_with_cards();
        // Ten points behind when the second battle round begins: 3 + 3 + 4 on lines.
        let lines = ["line/1/b/one=>1", "line/1/b/two=>1", "line/1/b/more=>1"];
        let order = ["priority/1=>b", "priority/2=>a"];
        let ten_behind = sheet_after(&sheet_after(&sheet, &lines), &order);
        let closed = Fault::InDoubleTurn { free_from: Some(11) };
        assert_eq!(refused(&ten_behind, "step/2/a/form-a-wall=>yes"), closed);
        assert_eq!(ten_behind.initiative(&season_rules(), 2).underdog, Some(Side::B));
        // Five more, and it costs nothing.
        let taken = ["card/b/smokescreen=>yes", "step/1/b/keep-the-enemy-close=>yes"];
        let far_behind = sheet_after(&ten_behind, &taken);
        assert_eq!(sheet_after(&far_behind, &["step/2/a/form-a-wall=>yes"]).rounds[1].a.steps.len(), 1);
        assert_eq!(far_behind.initiative(&season_rules(), 2).underdog, Some(Side::A));
    }

    /// Every shipped season, its battleplans, and what a battle on them can bring.
    #[test]
    fn n2_every_battleplan_brings_what_its_season_allows_and_no_more() {
        for season in ["aos4-ghb2025", "aos4-ghb2026"] {
            let system = games::find_game(season).unwrap().system;
            assert_eq!((system.battleplans.len(), system.tactic_cards.len()), (12, 6), "{season}");
            let dice = system.battleplans.iter().map(|plan| (plan.table, plan.die));
            let each = (1..=2).flat_map(|table| (1..=6).map(move |die| (Some(table), Some(die))));
            assert!(dice.eq(each), "{season}: two dice pick each of them");
            for plan in &system.battleplans {
                let score = |victory_points, battle_tactics| {
                    let score = Score { victory_points, battle_tactics, ..Score::default() };
                    check_quick(score, &system.sheet, Some(plan))
                };
                let most = possible_scores(&system.sheet, plan).into_iter().max();
                assert_eq!(most, Some((80, 6)), "{}", plan.slug);
                assert_eq!(score(80, 6), Ok(()), "{}", plan.slug);
                for (points, steps) in [(81, 6), (80, 5), (80, 7), (29, 6), (51, 0)] {
                    assert!(score(points, steps).is_err(), "{}: {points} with {steps}", plan.slug);
                }
            }
        }
    }

    #[test]
    fn n2_what_counts_at_the_end_counts_beside_the_last_turn() {
        let game = games::find_game("aos4-ghb2025").unwrap();
        let rules = game.sheet_rules(game.system.battleplan("noxious-nexus").unwrap(), [None, None]);
        let after =
            |sheet: &ScoringSheet, step: &str| sheet.after(&SheetStep::parse(step).unwrap(), &rules, &[]);
        let mut sheet = ScoringSheet::default();
        for id in ["oakenbrow", "gnarlroot", "heartwood", "end"] {
            sheet = after(&sheet, &format!("line/5/b/{id}=>1")).unwrap();
        }
        let totals = sheet.totals(&rules);
        assert_eq!((totals.rounds[4].b.lines, totals.rounds[4].b.total), (10, 20));
        assert!(after(&sheet, "line/4/b/end=>1").is_err(), "the battle is not over");
    }

    #[test]
    fn n6_more_points_win_and_level_more_steps_are_a_minor_victory() {
        let scale = games::find_game("aos4-ghb2026").unwrap().system.scale(2000);
        let score =
            |victory_points, battle_tactics| Score { victory_points, battle_tactics, ..Score::default() };
        for (own, theirs, outcome) in [
            (score(41, 0), score(40, 6), Outcome::MajorWin),
            (score(40, 4), score(40, 3), Outcome::MinorWin),
            (score(40, 3), score(40, 3), Outcome::Draw),
            (score(40, 2), score(40, 3), Outcome::MinorLoss),
            (score(0, 0), score(80, 6), Outcome::MajorLoss),
        ] {
            assert_eq!(outcome_of_scores(own, theirs, scale), outcome, "{own:?} {theirs:?}");
        }
    }

    #[test]
    fn n7_an_organiser_says_from_when_a_victory_is_a_major_one() {
        let file = &games::find_game("aos4-ghb2026").unwrap().system.file;
        let one = r#"[{"from": 1, "victory": "major", "won": "Victory", "lost": "Loss"}]"#;
        let two = r#"[{"from": 1, "victory": "minor", "won": "Minor victory", "lost": "Minor loss"},
            {"from": 11, "victory": "major", "won": "Major victory", "lost": "Major loss"}]"#;
        assert!(file.contains(one));
        let system = System::parse(&file.replace(one, two)).unwrap();
        let score = |victory_points| Score { victory_points, ..Score::default() };
        for (points, outcome) in [(30, Outcome::Draw), (40, Outcome::MinorWin), (41, Outcome::MajorWin)] {
            assert_eq!(outcome_of_scores(score(points), score(30), system.scale(2000)), outcome);
        }
    }

    #[test]
    fn n2_a_battle_brings_eighty_points_and_six_steps_at_most() {
        let mut sheet = sheet_with_cards();
        for round in 1..=5 {
            for id in ["one", "two", "more"] {
                sheet = sheet_after(&sheet, &[&format!("line/{round}/a/{id}=>1")]);
            }
        }
        for (round, steps) in [
            (1, ["keep-the-enemy-close", "form-a-wall"]),
            (2, ["feign-weakness", "outpost-territory"]),
            (5, ["execute-the-plan", "repel-the-attackers"]),
        ] {
            for step in steps {
                sheet = sheet_after(&sheet, &[&format!("step/{round}/a/{step}=>yes")]);
            }
        }
        let totals = sheet.totals(&season_rules());
        assert_eq!((totals.a.victory_points, totals.a.battle_tactics), (80, 6));
        assert_eq!(totals.rounds[0].a.total, 20);
    }
}
