//! The words of plain enums: how the database, forms, files and addresses call each value.

/// `enum_words! { Side: A "a", B "b" }` writes `Side::ALL`, `as_str` and `parse`. A word is stored, sent or part of an
/// address: it stays as it is, whatever becomes of the name of its value.
macro_rules! enum_words {
    ($kind:ident: $($value:ident $(($of:path))? $word:literal),+) => {
        impl $kind {
            /// In the order in which they are listed.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value $(($of))?),+];

            /// As it is stored, and as forms, files and addresses have it.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$value $(($of))? => $word),+ }
            }

            /// The one that this word stands for.
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|known| known.as_str() == word)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::domain::{
        accent, account, battle, catalogue, event, games, pairing, roster, round, rounds, scoring, standings,
        statistics, system, teams,
    };

    macro_rules! assert_words {
        ($($kind:ty: $words:literal,)+) => {$({
            type Known = $kind;
            assert_eq!(Known::ALL.map(Known::as_str).join(", "), $words);
            assert_eq!(Known::ALL.map(|known| Known::parse(known.as_str())), Known::ALL.map(Some));
        })+};
    }

    #[test]
    fn what_is_stored_and_sent_keeps_its_words() {
        assert_words! {
            accent::Accent:
                "azure, sky, teal, vert, olive, or, tenne, gules, rose, murrey, purpure, sable",
            account::Purpose: "setup, account, scorekeeper, judge, organiser, password, sign_up",
            battle::Sender: "a, b, staff",
            battle::State: "open, reported, confirmed, disputed, ruled",
            catalogue::LoreKind: "spell lore, prayer lore, manifestation lore",
            event::Stage: "draft, published, registration_closed, running, finished, archived",
            event::call::AppealOutcome: "stands, changed",
            event::call::CallKind: "rules, roster, time, other, appeal",
            event::call::CallState: "waiting, taken, answered, withdrawn",
            event::conduct::ConductKind: "late, slow_play, rules, roster, dice, conduct, other",
            event::conduct::ConductLevel: "note, warning, game_loss, removal",
            event::news::NewsKind: "announcement, ruling",
            event::news::NewsState: "standing, taken_down, taken_back",
            event::pack::Method: "handbook, random, seeded, accelerated, list, standing, round_robin, cut",
            event::permission::ActingAs: "organiser, judge, scorekeeper, player, visitor, muster",
            event::permission::StaffRole: "scorekeeper, judge, organiser",
            event::picture::PictureFormat: "png, jpeg, webp",
            event::player::DetailText: "club, faction, email, notes, dietary",
            event::player::Status: "playing, waiting, withdrawn",
            event::roster_version::RosterState: "submitted, needs_fix, accepted",
            event::screen::AwardReveal: "announced, revealed",
            event::screen::Shows: "clock, pairings, standings, timetable, ceremony",
            event::set_up_step::SetUpStep: "game, when-and-where, who, rosters, rounds-and-prizes, look-it-over",
            event::team_role::TeamRole: "captain, player, reserve, coach, assistant",
            event::vote::VoteChoices: "opponents, players",
            games::Allowance:
                "regiments_of_renown, armies_of_renown, faction_terrain, legends, sixth_regiment_of_renown",
            games::RulesModule: "commands, terrain, magic, army_composition, command_models",
            pairing::ClubRule: "off, soft, strong",
            pairing::LeaverWay: "walkover, beaten, next",
            roster::Format:
                "app, listbot, sigdex, new_recruit, scrollcaster, ros, rosz, json, csv, plain, \
                 warscroll_builder, page",
            round::RoundState: "draft, published, closed",
            rounds::ConstraintKind: "apart, together",
            scoring::Side: "a, b",
            standings::Tiebreaker:
                "opponents_win_record, victory_points, battle_tactics, battle_tactics_denied, \
                 vp_differential, strength_of_schedule, strength_of_victory, head_to_head, \
                 extended_strength_of_schedule, tournament_points, opponents_tournament_points, soft_scores, \
                 grand_strategies, match_points, game_points, games_won, battles_vp_differential, \
                 battles_victory_points, opponents_match_points, strength_of_schedule_floored, opponents_mean_points, vp_ratio, first_value, \
                 second_value, third_value, fourth_value, first_value_differential, second_value_differential, \
                 third_value_differential, fourth_value_differential",
            statistics::ChoiceKind: "unit, formation, lore, regiment_of_renown, enhancement, army",
            system::EmblemCharge:
                "bolt, tower, sword, flame, wave, nut, sun, steps, tree, leaf, axe, eye, cup, drop, fangs, crown, claw, \
                 hourglass, helm, bat, crescent, horns, trident, peaks, hammer, cross, star, arrow, ring, key, anchor",
            system::EmblemField: "plain, pale, fess, bend, sinister, chevron, quarterly, chief, pile",
            system::EmblemShape: "shield, lozenge, roundel, hexagon, gable, square",
            teams::EntrantKind: "players, pairs, teams",
            teams::ExpectationScale: "two_each_way, up_to_twenty",
            teams::Outlook: "bad, poor, level, good, great",
            teams::RosterRule: "faction_once, alliance_once, unique_unit_once, unit_once, enhancement_once",
            teams::TeamFormat: "world_teams, five_once, games_won, sum_of_sixes, hidden_champion, three_cards",
            teams::draft::MatchSide: "a, b",
        }
    }
}
