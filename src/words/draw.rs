//! A draw: why two meet, what was given up, what a change costs, and how far the proof goes.

use super::{
    InWords,
    numbers::{spell_small_number, word_count_or_none},
    standings::ordinal,
    why_met::word_wins_draws_losses,
};
use crate::domain::{
    event::pack::Method,
    numbers::RoundNumber,
    pairing::{
        AgainBecause, ApartReason, DrawClaim, DrawCompromises, DrawDifference, DrawPrice, Gap, GapBecause,
        KeepStrength, PairingOrder, PricedCompromise, Reason,
    },
    rounds::KeptDraw,
};
use crate::words::so_many;
use std::collections::BTreeMap;

impl InWords for Reason {
    fn in_words(&self) -> String {
        match self {
            Self::ByHand => "set by the organiser".into(),
            Self::Seeds { upper, lower } => format!("seeds {upper} and {lower}"),
            Self::Listed => "from the organiser's list".into(),
            Self::RoundRobin { group, rests } => {
                let group = group.as_ref().map_or_else(String::new, |letter| format!(", group {letter}"));
                let rests = if *rests { ": no opponent in this round" } else { "" };
                format!("round robin{group}{rests}")
            }
            Self::GroupDone { group: Some(group), other: Some(other) } => {
                format!(
                    "round robin, groups {group} and {other}: neither has anybody left to meet in their group"
                )
            }
            Self::GroupDone { group, .. } => {
                let group = group.as_ref().map_or_else(String::new, |letter| format!(", group {letter}"));
                format!("round robin{group}: nobody is left to meet in this round")
            }
            Self::Cut { seed, other: Some(other) } => format!("the cut: seed {seed} and seed {other}"),
            Self::ThirdPlace { seed, other } => {
                format!("the match for third place: seed {seed} and seed {other}")
            }
            Self::Walkover { seed, other } => {
                format!("the cut: a walkover for seed {seed}, because seed {other} has left")
            }
            Self::Cut { seed, other: None } => format!("the cut: seed {seed} goes on without a battle"),
            Self::Said(why) => why.clone(),
            Self::Forbidden { a, b } => format!("{a} and {b} should not meet: no draw could avoid it"),
            Self::ForbiddenAndSet { a, b } => {
                format!("{a} and {b} should not meet: the table was set all the same")
            }
            Self::Again { a, b, rounds, because } => {
                let because = match because {
                    AgainBecause::AllOthersMet { record } => {
                        format!("everyone else on {record} has met {a} or is banned")
                    }
                    AgainBecause::NobodyElse { record } => format!("nobody else is on {record}"),
                    AgainBecause::Fewest => "no draw has fewer second meetings".into(),
                    AgainBecause::Set => "the table was set all the same".into(),
                };
                format!("{a} and {b} meet again, after {}: {because}", word_draw_rounds(rounds))
            }
            Self::Clubmates { club } => format!("both from {club}: keeping them apart would cost more"),
            Self::HeadStart => "the upper half of the seeds counts as a win ahead".into(),
            Self::Random => "drawn at random".into(),
            Self::SameRecord { record } => format!("same record {record}"),
            Self::EqualRecords { upper, lower } => format!("records {upper} and {lower}, worth the same"),
            Self::RecordGap { upper, lower, gap, because } => {
                let why = why_apart(upper, *because);
                format!("records {upper} and {lower}, {} apart: {why}", word_gap_of_wins(*gap))
            }
            Self::SamePath { path } => format!("same win path {path}"),
            Self::PathGap { a, b, gap, because } => {
                let why = if because.is_repair { ": the repair changes as few tables as it can" } else { "" };
                format!("win paths {a} and {b}, {gap} apart{why}")
            }
            Self::SamePoints { points } => format!("both have {points} tournament points"),
            Self::PointsGap { upper, lower, because } => {
                let why = match because {
                    GapBecause { is_odd: true, .. } => format!("an odd number has {upper}"),
                    because => why_not_nearer(*because).into(),
                };
                format!("{upper} and {lower} tournament points: {why}")
            }
            Self::LowestPoints { points } => format!("the fewest tournament points, {points}"),
            Self::Standing { upper, lower, .. } if upper == lower => {
                format!("both {} in the standings", ordinal(*upper))
            }
            Self::Standing { upper, lower, is_wide, because } => {
                let why = if *is_wide { format!(": {}", why_not_nearer(*because)) } else { String::new() };
                format!("{} and {} in the standings{why}", ordinal(*upper), ordinal(*lower))
            }
            Self::LastInStandings { place } => format!("the last in the standings, {}", ordinal(*place)),
            Self::OddNumber => "an odd number of players: one has a bye".into(),
            Self::SparePlays { name } => {
                format!("an odd number of players: {name} plays as the spare player")
            }
            Self::AgainstSpare => "against a spare player".into(),
            Self::SpareForbidden => "these two should not meet: no draw could avoid it".into(),
            Self::HadBye { rounds } => format!("had one in {} already", word_draw_rounds(rounds)),
            Self::HadByeOrSpare { rounds } => {
                format!("had a bye or a spare player in {} already", word_draw_rounds(rounds))
            }
            Self::LowestRecord { record } => format!("the lowest record, {}", word_wins_draws_losses(record)),
            Self::LowestPath { path } => format!("the lowest win path there, {path}"),
            Self::LowestThatCan { record } => {
                format!("the lowest record that can have it, {}", word_wins_draws_losses(record))
            }
            Self::FewestChanges => "the repair changes as few tables as it can".into(),
        }
    }
}

impl InWords for ApartReason {
    fn in_words(&self) -> String {
        match self {
            Self::Forbidden => "the organiser forbade this pair".into(),
            Self::Met { round } => format!("they met in round {round}"),
            Self::Clubmates { club } => format!("both are from {club}"),
            Self::Records { a, b } => format!("records {a} and {b}"),
            Self::WinPaths { a, b } => format!("win paths {a} and {b}"),
        }
    }
}

/// `costs one record gap and one win-path gap, saves one rematch`
impl InWords for DrawPrice {
    fn in_words(&self) -> String {
        let (costs, saves) = (list_price_differences(&self.costs), list_price_differences(&self.saves));
        match (costs.is_empty(), saves.is_empty()) {
            (true, true) => "costs nothing: one is as good as the other".into(),
            (false, true) => format!("costs {costs}"),
            (true, false) => format!("saves {saves}"),
            (false, false) if self.is_dearer => format!("costs {costs}, saves {saves}"),
            (false, false) => format!("saves {saves}, costs {costs}"),
        }
    }
}

/// How far the claim goes, as the end of a sentence.
impl InWords for DrawClaim {
    fn in_words(&self) -> String {
        if self.is_of_nothing() {
            return "every table was set before the draw, so nothing is proven".into();
        }
        let set = self.basis.fixed.len() + usize::from(self.basis.fixed_bye.is_some());
        let around = around_set(set);
        match self.basis.keep.as_ref().map(|keep| keep.strength) {
            Some(KeepStrength::BeforeRecord) => format!("a repair{around}, and none changes fewer tables"),
            Some(KeepStrength::AfterWinPath) | None => format!("no draw is better{around}"),
        }
    }
}

/// Around what a draw is the best: so many tables that were set before it.
pub fn around_set(tables: usize) -> String {
    match tables {
        0 => String::new(),
        1 => " around the one table that was set".into(),
        _ => format!(" around the {} that were set", so_many(tables, "table", "tables")),
    }
}

/// Each reason for a table, what matters most first, as commands print it: with records as event files write them.
pub fn list_table_reasons(reasons: &[Reason]) -> Vec<String> {
    reasons.iter().map(InWords::in_words).collect()
}

/// The same for pages: with records as people read them.
pub fn reasons_told(reasons: &[Reason]) -> Vec<String> {
    reasons.iter().map(|reason| with_dashes(reason.clone()).in_words()).collect()
}

/// The same beside the records and win paths of the two, and how far they are apart: none of it is told twice.
pub fn reasons_beside(reasons: &[Reason]) -> Vec<String> {
    let told = |reason: &Reason| match reason {
        Reason::SameRecord { .. } => "same record".into(),
        Reason::EqualRecords { .. } => "records worth the same".into(),
        Reason::RecordGap { upper, because, .. } => why_apart(&word_wins_draws_losses(upper), *because),
        Reason::SamePath { .. } => "same win path".into(),
        Reason::PathGap { gap, .. } => format!("win paths {gap} apart"),
        other => with_dashes(other.clone()).in_words(),
    };
    reasons.iter().map(told).collect()
}

/// Why two of unlike records meet.
fn why_apart(upper: &str, because: GapBecause) -> String {
    if because.is_odd { format!("an odd number on {upper}") } else { why_not_nearer(because).into() }
}

fn why_not_nearer(because: GapBecause) -> &'static str {
    if because.is_repair {
        "the repair changes as few tables as it can"
    } else {
        "anything nearer would cost more elsewhere"
    }
}

fn with_dashes(reason: Reason) -> Reason {
    match reason {
        Reason::Again { a, b, rounds, because } => {
            let because = match because {
                AgainBecause::AllOthersMet { record } => {
                    AgainBecause::AllOthersMet { record: word_wins_draws_losses(&record) }
                }
                AgainBecause::NobodyElse { record } => {
                    AgainBecause::NobodyElse { record: word_wins_draws_losses(&record) }
                }
                because @ (AgainBecause::Fewest | AgainBecause::Set) => because,
            };
            Reason::Again { a, b, rounds, because }
        }
        Reason::SameRecord { record } => Reason::SameRecord { record: word_wins_draws_losses(&record) },
        Reason::EqualRecords { upper, lower } => Reason::EqualRecords {
            upper: word_wins_draws_losses(&upper),
            lower: word_wins_draws_losses(&lower),
        },
        Reason::RecordGap { upper, lower, gap, because } => Reason::RecordGap {
            upper: word_wins_draws_losses(&upper),
            lower: word_wins_draws_losses(&lower),
            gap,
            because,
        },
        other => other,
    }
}

/// What stands between two who could meet, for pages.
pub fn between_told(between: &[ApartReason]) -> Vec<String> {
    let told = |between: &ApartReason| match between {
        ApartReason::Records { a, b } => {
            ApartReason::Records { a: word_wins_draws_losses(a), b: word_wins_draws_losses(b) }.in_words()
        }
        other => other.in_words(),
    };
    between.iter().map(told).collect()
}

/// `2 tables have different records`, a sentence for each thing; of tables nothing, which can be given out again.
pub fn list_draw_compromises(gave_up: &DrawCompromises, order: PairingOrder) -> Vec<String> {
    let counted =
        |count: u64, one, many| word_count_or_none(usize::try_from(count).unwrap_or(usize::MAX), one, many);
    let apart = |gaps: &BTreeMap<Gap, u64>| -> u64 {
        gaps.iter().filter(|(gap, _)| gap.0 > 0).map(|(_, count)| count).sum()
    };
    let records = apart(&gave_up.record_gaps);
    let paths = apart(&gave_up.win_path_gaps);
    let lines = [
        counted(
            gave_up.forbidden,
            "pair meets though it was forbidden",
            "pairs meet though it was forbidden",
        ),
        counted(gave_up.rematches, "pair meets again", "pairs meet again"),
        counted(gave_up.repeated_byes, "player has a second bye", "players have a second bye"),
        counted(gave_up.clubmates, "pair is of one club", "pairs are of one club"),
        match order {
            PairingOrder::Points => {
                counted(records, "table has different points", "tables have different points")
            }
            // Two who stand next to each other have different places.
            PairingOrder::Standing => None,
            PairingOrder::Record | PairingOrder::Random => {
                counted(records, "table has different records", "tables have different records")
            }
        },
        counted(paths, "table has different win paths", "tables have different win paths"),
    ];
    lines.into_iter().flatten().collect()
}

/// How far two are apart, beside their names: `half a win apart`.
pub fn describe_wins_apart(half_wins: u32) -> String {
    format!("{} apart", word_gap_of_wins(Gap(half_wins.into())))
}

/// `two wins, one draw`, `no win`
pub fn word_wins_and_draws(won: u32, drawn: u32) -> String {
    let wins = match won {
        0 => "no win".to_owned(),
        1 => "one win".to_owned(),
        count => format!("{} wins", spell_small_number(count.into())),
    };
    match drawn {
        0 => wins,
        1 => format!("{wins}, one draw"),
        count => format!("{wins}, {} draws", spell_small_number(count.into())),
    }
}

/// What a round's method leaves out of sight. `None`: it looks at all that a draw looks at.
pub fn not_looked_at(method: Method) -> Option<&'static str> {
    Some(match method {
        Method::Handbook | Method::Seeded | Method::Accelerated | Method::Standing => return None,
        Method::Random => "A round by lot does not look at records",
        Method::List => {
            "A list is taken as it stands: it does not look at pairs kept apart, clubs or records"
        }
        Method::RoundRobin => "A round robin does not look at clubs or records: everybody meets everybody",
        Method::Cut => "A cut goes by its seeds: it does not look at pairs kept apart, clubs or records",
    })
}

/// The same of a round, by how it was made: `round_robin/1`.
pub fn made_without_looking_at(method: &str) -> Option<&'static str> {
    not_looked_at(Method::of_word(method.split('/').next()?)?)
}

/// What a draw gave up, and what is proven of it. What its tables could not be is not in it: tables can be given out
/// again.
pub fn describe_kept_draw(kept: &KeptDraw, method: &str) -> Vec<String> {
    let order = kept.basis.as_ref().map_or(PairingOrder::Record, |basis| basis.rules.order);
    let mut lines = list_draw_compromises(&kept.gave_up, order);
    let price = kept.bye_price.as_ref();
    lines.extend(price.map(|price| format!("the bye was given by hand: that {}", price.in_words())));
    if kept.all_by_hand {
        lines.push("Set by hand: nothing is claimed about these tables.".into());
    }
    lines.extend(made_without_looking_at(method).map(Into::into));
    if lines.is_empty() {
        lines.push("nothing".into());
    }
    if kept.claim().is_some_and(|claim| claim.is_of_nothing()) {
        if !kept.all_by_hand {
            lines.push("Every table was set before the draw, so nothing is proven.".into());
        }
    } else if kept.proof.as_ref().is_some_and(|proof| proof.optimal) {
        let claim = kept.claim().map_or_else(|| "no draw is better".to_owned(), |claim| claim.in_words());
        lines.push(format!("Proven: {claim}."));
    }
    lines
}

fn list_price_differences(differences: &[DrawDifference]) -> String {
    let words: Vec<String> = differences.iter().map(describe_price_difference).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

fn describe_price_difference(difference: &DrawDifference) -> String {
    let (one, many) = match difference.what {
        PricedCompromise::Forbidden => ("one forbidden pair", "forbidden pairs"),
        PricedCompromise::Rematch => ("one rematch", "rematches"),
        PricedCompromise::RepeatedBye => ("one repeated bye", "repeated byes"),
        PricedCompromise::Clubmates => ("one pair of clubmates", "pairs of clubmates"),
        PricedCompromise::ChangedTable => ("one changed table", "changed tables"),
        PricedCompromise::ByeStep => ("one step up for the bye", "steps up for the bye"),
        PricedCompromise::RecordGap => ("one record gap", "record gaps"),
        PricedCompromise::WiderRecordGap => ("a wider record gap", "wider record gaps"),
        PricedCompromise::PathGap => ("one win-path gap", "win-path gaps"),
        PricedCompromise::WiderPathGap => ("a wider win-path gap", "wider win-path gaps"),
    };
    match difference.count {
        1 => one.to_owned(),
        count => format!("{} {many}", spell_small_number(count)),
    }
}

fn word_gap_of_wins(gap: Gap) -> String {
    match gap.0 {
        1 => "half a win".into(),
        2 => "one win".into(),
        _ => format!("{gap} wins"),
    }
}

/// `round 1`, `rounds 1, 2 and 4`
fn word_draw_rounds(rounds: &[RoundNumber]) -> String {
    let words: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    match words.split_last() {
        Some((last, [])) => format!("round {last}"),
        Some((last, others)) => format!("rounds {} and {last}", others.join(", ")),
        None => String::new(),
    }
}
