//! What is said of a draw: which of its reasons, and in which words for whom; what it gave up, and how far its proof goes.

use super::{
    message::{Message, TextFact},
    serial::{say, told},
};
use crate::domain::{
    event::pack::Method,
    numbers::TableNumber,
    pairing::{
        AgainBecause, ApartReason, CutError, CutLeaver, DrawClaim, DrawCompromises, DrawError, Gap,
        GapBecause, KeepStrength, LeaverWay, PairingOrder, Reason, Violation,
    },
    rounds::{KeptDraw, RoundError},
};
use std::collections::BTreeMap;

/// A reason as commands print it: with records as event files write them.
pub fn reason_in_file(reason: &Reason) -> Message {
    match reason {
        lowest @ (Reason::LowestRecord { .. } | Reason::LowestThatCan { .. }) => reason_for_staff(lowest),
        other => reason_message(other.clone()),
    }
}

/// The same for pages of staff: with records as people read them.
pub fn reason_for_staff(reason: &Reason) -> Message {
    reason_message(with_dashes(reason.clone()))
}

/// The reasons beside the records and win paths of the two, and how far they are apart: none of it is told twice.
pub fn reasons_beside(reasons: &[Reason]) -> TextFact {
    let beside = |reason: &Reason| {
        let message = reason_for_staff(reason);
        match reason {
            Reason::SameRecord { .. }
            | Reason::EqualRecords { .. }
            | Reason::RecordGap { .. }
            | Reason::SamePath { .. }
            | Reason::PathGap { .. } => message.part("short"),
            _ => message,
        }
    };
    reasons.iter().map(beside).collect()
}

/// Why two meet, in a sentence for each reason, for the two of them, what matters most first: no level, no price, and
/// nothing that is not for everybody to know. That the organiser did something is told only where `hand_is_public`, and
/// whom they keep apart never.
pub fn why_met(reasons: &[Reason], hand_is_public: bool, past: PairPast) -> Vec<Message> {
    let is_public = |reason: &&Reason| match reason {
        Reason::ByHand => hand_is_public,
        Reason::Forbidden { .. } | Reason::ForbiddenAndSet { .. } | Reason::SpareForbidden => false,
        _ => true,
    };
    let explained = |reason: &Reason| reason_for_staff(reason).part("explained");
    let of_record = reasons.iter().any(Reason::is_of_record);
    let missed = (of_record && past.has_missed).then(|| say!("reason-missed"));
    let later = (of_record && past.is_settled_since).then(|| say!("reason-settled-since"));
    reasons.iter().filter(is_public).map(explained).chain(missed).chain(later).collect()
}

/// What the records of two do not tell who reads them as they are now.
#[derive(Debug, Clone, Copy, Default)]
pub struct PairPast {
    /// One of them had no seat in a round before.
    pub has_missed: bool,
    /// A result of theirs was settled only after the round had been drawn.
    pub is_settled_since: bool,
}

fn reason_message(reason: Reason) -> Message {
    match reason {
        Reason::RecordGap { upper, lower, gap, because } => {
            let because = if because.is_odd { say!("gap-odd-record", upper) } else { not_nearer(because) };
            say!("reason-record-gap", upper, lower, gap = gap_of_wins(gap), because)
        }
        Reason::PathGap { a, b, gap, because } => {
            let because = because.is_repair.then(|| say!("gap-repaired"));
            say!("reason-path-gap", a, b, gap = gap.to_string(), because = TextFact::from(because))
        }
        Reason::PointsGap { upper, lower, because } => {
            let because = if because.is_odd { say!("gap-odd-points", upper) } else { not_nearer(because) };
            say!("reason-points-gap", upper, lower, because)
        }
        Reason::Standing { upper, lower, .. } if upper == lower => say!("reason-same-standing", upper),
        Reason::Standing { upper, lower, is_wide, because } => {
            let because = is_wide.then(|| not_nearer(because));
            say!("reason-standing", upper, lower, because = TextFact::from(because))
        }
        reason => told(&reason),
    }
}

fn not_nearer(because: GapBecause) -> Message {
    if because.is_repair { say!("gap-repaired") } else { say!("gap-dearer") }
}

fn gap_of_wins(gap: Gap) -> Message {
    say!("draw-wins", halves = gap.0, wins = gap.to_string())
}

/// Wins, draws and losses as people read them: `2–0–1`, however a record was written down.
pub fn record_with_dashes(record: &str) -> String {
    record.replace('-', "–")
}

fn with_dashes(mut reason: Reason) -> Reason {
    let records: [Option<&mut String>; 2] = match &mut reason {
        Reason::Again {
            because: AgainBecause::AllOthersMet { record } | AgainBecause::NobodyElse { record },
            ..
        }
        | Reason::SameRecord { record }
        | Reason::LowestRecord { record }
        | Reason::LowestThatCan { record } => [Some(record), None],
        Reason::EqualRecords { upper, lower } | Reason::RecordGap { upper, lower, .. } => {
            [Some(upper), Some(lower)]
        }
        _ => [None, None],
    };
    for record in records.into_iter().flatten() {
        *record = record_with_dashes(record);
    }
    reason
}

/// How far two are apart, beside their names: `half a win apart`.
pub fn wins_apart(half_wins: u32) -> Message {
    say!("draw-wins-apart", gap = gap_of_wins(Gap(half_wins.into())))
}

/// What stands between two who could meet, for pages.
pub fn what_stands_between(between: &[ApartReason]) -> TextFact {
    let between = between.iter().map(|reason| match reason {
        ApartReason::Records { a, b } => {
            told(&ApartReason::Records { a: record_with_dashes(a), b: record_with_dashes(b) })
        }
        reason => told(reason),
    });
    between.collect()
}

/// How far the claim goes, as the end of a sentence.
pub fn draw_claim(claim: &DrawClaim) -> Message {
    if claim.is_of_nothing() {
        return say!("draw-best-of-nothing");
    }
    let set = claim.basis.fixed.len() + usize::from(claim.basis.fixed_bye.is_some());
    let keeps = claim.basis.keep.as_ref().map(|keep| keep.strength);
    say!("draw-best", set, repairs = matches!(keeps, Some(KeepStrength::BeforeRecord)))
}

/// What a draw gave up, a line for each thing; of tables nothing, which can be given out again.
pub fn what_was_given_up(gave_up: &DrawCompromises, order: PairingOrder) -> Vec<Message> {
    let apart = |gaps: &BTreeMap<Gap, u64>| -> u64 {
        gaps.iter().filter(|(gap, _)| gap.0 > 0).map(|(_, count)| count).sum()
    };
    let counted = |count: u64, message: fn(u64) -> Message| (count > 0).then(|| message(count));
    let lines = [
        counted(gave_up.forbidden, |count| say!("draw-gave-up-forbidden", count)),
        counted(gave_up.rematches, |count| say!("draw-gave-up-rematches", count)),
        counted(gave_up.repeated_byes, |count| say!("draw-gave-up-byes", count)),
        counted(gave_up.clubmates, |count| say!("draw-gave-up-clubmates", count)),
        match order {
            PairingOrder::Points => {
                counted(apart(&gave_up.record_gaps), |count| say!("draw-gave-up-points", count))
            }
            // Two who stand next to each other have different places.
            PairingOrder::Standing => None,
            PairingOrder::Record | PairingOrder::Random => {
                counted(apart(&gave_up.record_gaps), |count| say!("draw-gave-up-records", count))
            }
        },
        counted(apart(&gave_up.win_path_gaps), |count| say!("draw-gave-up-paths", count)),
    ];
    lines.into_iter().flatten().collect()
}

/// What a draw gave up, and what is proven of it. What its tables could not be is not in it: tables can be given out
/// again.
pub fn kept_draw(kept: &KeptDraw, method: &str) -> Vec<Message> {
    let order = kept.basis.as_ref().map_or(PairingOrder::Record, |basis| basis.rules.order);
    let mut lines = what_was_given_up(&kept.gave_up, order);
    lines.extend(kept.bye_price.as_ref().map(|price| say!("draw-bye-by-hand", price)));
    lines.extend(kept.all_by_hand.then(|| say!("draw-all-by-hand")));
    lines.extend(unseen_by_draw(method));
    if lines.is_empty() {
        lines.push(say!("draw-gave-up-nothing"));
    }
    if kept.claim().is_some_and(|claim| claim.is_of_nothing()) {
        lines.extend((!kept.all_by_hand).then(|| say!("draw-nothing-proven")));
    } else if kept.proof.as_ref().is_some_and(|proof| proof.optimal) {
        let claim = kept
            .claim()
            .map_or_else(|| say!("draw-best", set = 0_usize, repairs = false), |claim| draw_claim(&claim));
        lines.push(say!("draw-proven", claim));
    }
    lines
}

/// What a round's method leaves out of sight. `None`: it looks at all that a draw looks at.
pub fn unseen_by_method(method: Method) -> Option<Message> {
    match method {
        Method::Handbook | Method::Seeded | Method::Accelerated | Method::Standing => None,
        Method::Random => Some(say!("draw-unseen-random")),
        Method::List => Some(say!("draw-unseen-list")),
        Method::RoundRobin => Some(say!("draw-unseen-round-robin")),
        Method::Cut => Some(say!("draw-unseen-cut")),
    }
}

/// The same of a round, by how it was made: `round_robin/1`.
pub fn unseen_by_draw(method: &str) -> Option<Message> {
    unseen_by_method(Method::parse(method.split('/').next()?)?)
}

/// How a cut goes on where somebody of it has left, with whoever goes on by it.
pub fn cut_goes_on(way: LeaverWay, name: Option<&str>) -> Message {
    match way {
        LeaverWay::Walkover => say!("cut-way-walkover", name),
        LeaverWay::Beaten => say!("cut-way-beaten", name),
        LeaverWay::Next => say!("cut-way-next", name),
    }
}

/// Why a round cannot be made, or changed, as it was asked for.
pub fn why_no_round(error: &RoundError) -> Message {
    match error {
        RoundError::Draw(why) => why_no_draw(why),
        RoundError::Cut(CutError::Left(CutLeaver { round, name, ways, .. })) => {
            let ways = ways.iter().map(|(way, goes_on)| cut_goes_on(*way, goes_on.as_deref()));
            say!("cut-error-left", name, round, ways = ways.collect::<TextFact>())
        }
        RoundError::ListedUnknown { round, key } => {
            say!("round-error-listed-unknown", round, key = key.strip_prefix('p').unwrap_or(key))
        }
        error => told(error),
    }
}

/// Why there is no draw.
pub fn why_no_draw(error: &DrawError) -> Message {
    match error {
        DrawError::ResultsMissing { round, tables } => {
            let missing = |table: &Option<TableNumber>| say!("draw-error-table", table);
            say!(
                "draw-error-results-missing",
                round,
                tables = tables.iter().map(missing).collect::<TextFact>()
            )
        }
        error => told(error),
    }
}

/// What is wrong with a round, without a full stop.
pub fn what_is_wrong(violation: &Violation) -> Message {
    match violation {
        Violation::History(why) => say!("violation-history", why = why_no_draw(why)),
        Violation::Malformed(why) => say!("violation-malformed", why),
        Violation::NotBest { level, found, best } => {
            say!("violation-not-best", level, found = found.to_string(), best = best.to_string())
        }
        violation => told(violation),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::{system, teams::EntrantKind},
        text::Speaker,
    };

    fn said(messages: &[Message], entrants: EntrantKind) -> Vec<String> {
        let speaker = Speaker { entrants, ..Speaker::in_english() };
        messages.iter().map(|message| speaker.say(message)).collect()
    }

    #[test]
    fn players_are_told_why_they_meet_and_nothing_that_is_private() {
        let apart = Reason::Forbidden { a: "Ann".into(), b: "Bob".into() };
        let because = |is_odd| GapBecause { is_odd, is_repair: false };
        let gap = |is_odd| Reason::RecordGap {
            upper: "1-0-0".into(),
            lower: "0-1-0".into(),
            gap: Gap(1),
            because: because(is_odd),
        };
        let told = |reasons: &[Reason], is_public| {
            said(&why_met(reasons, is_public, PairPast::default()), EntrantKind::Players)
        };
        assert_eq!(told(&[apart, Reason::ByHand], false), Vec::<String>::new());
        assert_eq!(told(&[Reason::ByHand], true), ["The organiser set this table."]);
        assert_eq!(
            told(&[gap(true), Reason::SamePath { path: "WL".into() }], false),
            [
                "They were on 1–0–0 and 0–1–0: an odd number of players was on 1–0–0, so one plays someone lower.",
                "Both had the win path WL."
            ]
        );
        assert_eq!(
            said(
                &why_met(
                    &[gap(true), Reason::ByHand],
                    true,
                    PairPast { has_missed: true, is_settled_since: true }
                ),
                EntrantKind::Teams
            ),
            [
                "They were on 1–0–0 and 0–1–0: an odd number of teams was on 1–0–0, so one plays someone lower.",
                "The organiser set this match.",
                "For pairing, a missed round counts as a loss.",
                "A result of theirs was settled only after this round was paired; pairing went by what stood then.",
            ]
        );
        assert_eq!(
            told(&[Reason::OddNumber, Reason::LowestRecord { record: "0-0-2".into() }], false),
            ["The number of players is odd, so one has a bye.", "The bye goes to the lowest record, 0–0–2."]
        );
    }

    #[test]
    fn a_game_that_has_a_word_of_its_own_for_its_points_is_told_in_it() {
        let game = &system::find_system("t9a3").unwrap().words;
        let reason = Reason::SamePoints { points: 12 };
        let speaker = |entrants| Speaker::in_english().about(entrants, game);
        let told = |entrants| {
            let why = why_met(std::slice::from_ref(&reason), false, PairPast::default());
            speaker(entrants).say(&why[0])
        };
        assert_eq!(told(EntrantKind::Pairs), "Both had 12 battle points.");
        assert_eq!(told(EntrantKind::Teams), "Both had 12 game points.");
    }
}
