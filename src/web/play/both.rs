//! The two of a battle on its pages: whose numbers are whose, and who won. The reader's own stand first.

use super::battle::Card;
use crate::{
    domain::{
        battle::{Sender, Side},
        event::{namesakes, player::Player},
        history::{BattleResult, Outcome, ResultKind},
        scoring,
    },
    text::{battle::tell_named_result, write_score_dash},
    web::{
        forms::result_fields,
        page::{
            figures::{self, Figures},
            results::ResultChip,
        },
        prelude::*,
    },
};

/// One of the two, as the battle's own page has them.
pub(super) struct BattlePlayer<'a> {
    /// Of a pair the first of the two.
    pub player: &'a Player,
    /// A player's name, or a pair's.
    pub name: String,
    /// A player's faction; of a pair who they are.
    pub about: Option<String>,
    /// Whose emblem it has; empty for a pair.
    pub faction: &'a str,
    pub is_me: bool,
    /// Of a result that counts; none while the reader is asked for theirs.
    pub figures: Option<Figures>,
    /// What both rosters of a pair come to.
    pub sum: Option<&'a Message>,
}

impl BattlePlayer<'_> {
    /// What stands beneath the name.
    pub fn more(&self) -> Vec<Wording> {
        let counted = self.figures.as_ref().and_then(|figures| figures.more.as_ref());
        self.about.iter().map(Wording::from).chain(counted.map(Wording::from)).collect()
    }
}

impl Card {
    /// A side of the battle: one name, or those of a pair.
    pub fn side_named(&self, first: &Player, side: usize) -> String {
        match &self.partners[side] {
            Some(partner) => format!("{} & {}", first.name, partner.name),
            None => self.apart[side].as_ref().map_or_else(
                || first.name.to_string(),
                |apart| namesakes::name_told_apart(first.name.as_str(), apart),
            ),
        }
    }

    /// Who won, in words.
    pub fn winner(&self) -> Option<Message> {
        let result = self.battle.counted()?;
        self.b.as_ref()?;
        Some(figures::tell_winner(&result, self.names().map(Some), self.system, self.scale))
    }

    /// What each of the two has, the own numbers first; none without a result, and for whoever does not play here.
    pub fn figures(&self) -> Option<[Figures; 2]> {
        let (me, result) = (self.me?, self.battle.counted()?);
        let of = |side, who: Wording| {
            let score = if side == Side::A { result.a } else { result.b };
            Figures::from_score(score, who, self.system)
        };
        self.opponent()?;
        Some([of(me, say!("battle-you").into()), of(me.other(), self.opponents_name().into())])
    }

    /// Who won, to one of the two, and the mark of it: `Major victory for you`.
    pub fn verdict(&self) -> Option<(ResultChip, Message)> {
        let (me, result) = (self.me?, self.battle.counted()?);
        let [for_a, for_b] = scoring::worth_of_result(&result, self.scale);
        let (mine, theirs) = if me == Side::A { (for_a, for_b) } else { (for_b, for_a) };
        let chip = ResultChip::from_outcome(
            mine.outcome,
            !self.system.result.outcomes().contains(&Outcome::MajorWin),
            String::new(),
        );
        let best = if mine.outcome.is_loss() { theirs } else { mine };
        let called = best.called.unwrap_or(self.system.result.label(best.outcome));
        let points = mine.points.zip(theirs.points).map(|(own, theirs)| format!("{own}–{theirs}"));
        let told = match mine.outcome {
            Outcome::Draw => say!("battle-drawn", called, points),
            // By name, but where the report that asks is headed by it.
            outcome if outcome.is_loss() && self.is_mine_to_confirm() => {
                say!("battle-won-by-opponent", called, points)
            }
            outcome if outcome.is_loss() => {
                self.opponent()?;
                say!("battle-won-by", called, who = self.opponents_name(), points)
            }
            _ => say!("battle-won-by", called, who = None::<&str>, points),
        };
        Some((chip, told))
    }

    /// The newest word of each side, for a dispute.
    pub fn sides(&self) -> Vec<(&str, Message)> {
        let of = |side| {
            let mut found = self.reports.iter().rev();
            found
                .find(|report| report.sender == Sender::Player(side))
                .map(|report| tell_named_result(&report.result, self.names()))
        };
        let [a, b] = self.names();
        let first = of(Side::A).map(|words| (a, words));
        let second = self.b.as_ref().and_then(|_| Some((b, of(Side::B)?)));
        [first, second].into_iter().flatten().collect()
    }

    /// Who ruled, and when, to the two who played; with the score that stood before where it was another.
    pub fn ruling(&self, visit: &EventVisit) -> Option<Message> {
        let (me, decided) = (self.me.filter(|_| self.is_ruled())?, self.battle.decided.as_ref()?);
        let own_first = |result: &BattleResult| {
            let [a, b] = [result.a, result.b].map(|score| score.victory_points);
            if me == Side::A { write_score_dash(a, b) } else { write_score_dash(b, a) }
        };
        let stands = self.battle.result.as_ref().map(own_first);
        let mut earlier = self.reports.iter().rev().skip(1);
        let (newest, other) = (earlier.next(), earlier.next());
        // Where the two said something different, nothing stood before.
        let differ = newest.zip(other).is_some_and(|(newest, other)| {
            let are_players = newest.sender != Sender::Staff && other.sender != Sender::Staff;
            are_players && newest.sender != other.sender && newest.result != other.result
        });
        let before = newest.filter(|_| !differ).map(|report| own_first(&report.result));
        let before = before.filter(|before| Some(before) != stands.as_ref());
        Some(say!("play-ruled-by", who = decided.by, time = visit.event.time(&decided.at), before))
    }

    pub fn kinds(&self) -> Vec<(&'static str, Message)> {
        let [a, b] = self.others_by_name();
        vec![
            ("played", say!("battle-ended-played")),
            ("adjudicated", say!("battle-ended-agreed")),
            ("conceded_by_a", say!("battle-ended-left", who = a)),
            ("conceded_by_b", say!("battle-ended-left", who = b)),
        ]
    }

    /// The fields of a report, the reader's own first.
    pub fn whose(&self) -> Vec<result_fields::Whose> {
        let called = self.others_by_name();
        let called = called.map(|who| who.map_or_else(|| say!("battle-you").into(), Wording::from));
        let mut both = result_fields::fields_of(called, &self.marks, self.system).to_vec();
        if self.me == Some(Side::B) {
            both.reverse();
        }
        both
    }

    /// Both players by name; the reader is none.
    fn others_by_name(&self) -> [Option<&str>; 2] {
        let [a, b] = self.names();
        [Some(a).filter(|_| self.me != Some(Side::A)), Some(b).filter(|_| self.me != Some(Side::B))]
    }

    /// The two with what each has, the reader first.
    pub fn told(&self) -> Vec<BattlePlayer<'_>> {
        let result = self.battle.counted().filter(|_| !self.is_mine_to_confirm());
        let told = |side: Side, player| {
            let at = usize::from(side == Side::B);
            let score = result.as_ref().map(|result| if side == Side::A { result.a } else { result.b });
            let people = self.partners[at].as_ref().map(|_| self.side_named(player, at));
            let faction = player.faction.as_deref().filter(|_| people.is_none());
            BattlePlayer {
                name: match &people {
                    Some(_) => self.names()[at].to_owned(),
                    None => self.side_named(player, at),
                },
                about: people.or(faction.map(str::to_owned)),
                faction: faction.unwrap_or_default(),
                is_me: self.me == Some(side),
                player,
                figures: score.map(|score| Figures::from_score(score, "", self.system)),
                sum: self.sums[at].as_ref(),
            }
        };
        let mut both = vec![told(Side::A, &self.a)];
        both.extend(self.b.as_ref().map(|b| told(Side::B, b)));
        if self.me == Some(Side::B) {
            both.reverse();
        }
        both
    }

    /// How it ended, where it was not played to the end.
    pub fn ended(&self) -> Option<Message> {
        tell_how_it_ended(self.battle.counted()?.kind, self.others_by_name())
    }
}

/// How a battle ended that was not played to the end, as a sentence. The name of whoever reads it is none.
pub(super) fn tell_how_it_ended(kind: ResultKind, [a, b]: [Option<&str>; 2]) -> Option<Message> {
    let ended = match kind {
        ResultKind::Played | ResultKind::Bye => return None,
        ResultKind::ConcededByA => say!("battle-ended-left", who = a),
        ResultKind::ConcededByB => say!("battle-ended-left", who = b),
        ResultKind::NoShowA => say!("battle-ended-absent", who = a),
        ResultKind::NoShowB => say!("battle-ended-absent", who = b),
        ResultKind::Adjudicated => say!("battle-ended-agreed"),
    };
    Some(ended.part("sentence"))
}
