//! A game as it is played with fewer of its battle tactics: with none (`systems V02`), or with those alone that everybody
//! may pick (`systems V06`). Its file, with the lines that speak of the others changed or left out.

use crate::domain::system::{BattleTactic, System};
use serde_json::{Value, json};

impl System {
    /// It has tactics that not everybody may pick, or in every turn.
    pub fn has_more_than_universal_tactics(&self) -> bool {
        let all_universal = self.battle_tactics.iter().all(is_everybodys);
        if self.sheet.cards().is_some() {
            // Cards are the season's own: there are none that everybody may pick.
            return false;
        }
        let never_free = self.sheet.double_turn.is_none_or(|plan| plan.free_from.is_none());
        self.sheet.tactics.is_some() && !(all_universal && never_free)
    }

    /// The file of the same game with the tactics alone that everybody may pick, and none in a double turn, however far
    /// behind its player was; nobody seizes the initiative by one. It is called `name`. None where that is what it has
    /// already.
    pub fn with_universal_tactics(&self, name: &str) -> Option<String> {
        if !self.has_more_than_universal_tactics() {
            return None;
        }
        let mut file: Value = serde_json::from_str(&self.file).ok()?;
        let kept: Vec<&BattleTactic> =
            self.battle_tactics.iter().filter(|tactic| is_everybodys(tactic)).collect();
        file["battle_tactics"] = json!(kept);
        if self.sheet.double_turn.is_some() {
            file["sheet"]["double_turn"] = json!({});
        }
        file["name"] = json!(name);
        serde_json::to_string_pretty(&file).ok()
    }

    /// The file of the same game without battle tactics: nothing on the sheet, nothing to rank by, and as many victory
    /// points fewer in a turn and in a battle. It is called `name`. None where it has none.
    pub fn without_tactics(&self, name: &str) -> Option<String> {
        self.sheet.tactics?;
        let mut file: Value = serde_json::from_str(&self.file).ok()?;
        let sheet = file.get_mut("sheet")?.as_object_mut()?;
        // Who takes a turn twice pays with the tactic.
        sheet.retain(|key, _| key != "tactics" && key != "double_turn");
        let most_in_a_turn = self.sheet.most_from_lines();
        let of_tactics = self.sheet.tactic_points() * self.sheet.most_tactics();
        let most = self.sheet.most_in_a_battle.saturating_sub(of_tactics);
        let most = most.max(most_in_a_turn);
        sheet.insert("most_in_a_turn".into(), json!(most_in_a_turn));
        sheet.insert("most_in_a_battle".into(), json!(most));
        if let Some(awarded) = self.sheet.awarded {
            sheet.insert("awarded".into(), json!(awarded.min(most)));
        }
        file["bye"] = json!({ "victory_points": self.bye.victory_points.min(most), "battle_tactics": 0 });
        file["battle_tactics"] = json!([]);
        file.as_object_mut()?.remove("tactic_cards");
        file["words"].as_object_mut()?.retain(|key, _| key != "tactics" && key != "tactic");
        let breakers = file["ranking"]["tiebreakers"].as_array_mut()?;
        breakers.retain(|name| !name.as_str().is_some_and(|name| name.starts_with("battle_tactics")));
        if file["result"]["level"] == "tactics" {
            file["result"]["level"] = json!("draw");
            file["result"].as_object_mut()?.remove("level_won");
        }
        file["name"] = json!(name);
        serde_json::to_string_pretty(&file).ok()
    }
}

fn is_everybodys(tactic: &BattleTactic) -> bool {
    tactic.alliance.is_none()
}

#[cfg(test)]
mod tests {
    use crate::domain::{games, system};

    #[test]
    fn v02_every_game_with_tactics_can_be_played_without_them() {
        for game in system::list_systems() {
            let Some(text) = game.without_tactics("Without") else {
                assert!(game.sheet.tactics.is_none(), "{}", game.id);
                continue;
            };
            let without = games::check_game_file(&text).unwrap();
            assert_eq!((without.sheet.most_tactics(), without.battle_tactics.len()), (0, 0));
            assert!(without.ranking.tiebreakers.iter().all(|name| !name.contains("tactics")), "{text}");
            assert_eq!(without.sheet.most_in_a_turn, game.sheet.most_from_lines());
            assert_eq!((&without.battleplans, &without.factions), (&game.battleplans, &game.factions));
            assert!(without.without_tactics("").is_none() && without.with_universal_tactics("").is_none());
        }
    }

    #[test]
    fn v06_the_tactics_of_the_advanced_rules_are_six_and_nobodys_alone() {
        let usual = system::default();
        let fewer = games::check_game_file(&usual.with_universal_tactics("Fewer").unwrap()).unwrap();
        let names: Vec<&str> = fewer.battle_tactics.iter().map(|tactic| tactic.name.as_str()).collect();
        let six = [
            "Do Not Waver",
            "Take Their Land",
            "Slay the Entourage",
            "Seize the Centre",
            "Attack on Two Fronts",
            "Take the Flanks",
        ];
        assert_eq!(names, six);
        assert!(fewer.battle_tactics.iter().all(|tactic| tactic.alliance.is_none()));
        assert_eq!(fewer.sheet.double_turn.unwrap().free_from, None);
        assert_eq!((fewer.sheet.tactics, &fewer.battleplans), (usual.sheet.tactics, &usual.battleplans));
        assert!(fewer.with_universal_tactics("").is_none() && fewer.without_tactics("").is_some());
    }
}
