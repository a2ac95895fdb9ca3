//! The two of a battle on its pages: whose numbers are whose, and who won. The reader's own stand first.

use super::battle::Card;
use crate::{
    domain::{
        battle::{Sender, Side},
        event::{namesakes, player::Player},
        history::{Outcome, ResultKind},
        scoring,
    },
    web::{
        forms::short_sheet,
        page::{
            figures::{self, Figures},
            results::ResultChip,
        },
    },
    words::{battle::describe_named_result, pages::battles as say},
};

/// One of the two, as the battle's own page has them.
pub(super) struct BattlePlayer<'a> {
    /// A player's name, or a pair's.
    pub name: String,
    /// A player's faction; of a pair who they are.
    pub about: Option<String>,
    pub is_me: bool,
    /// Of a result that counts; none while the reader is asked for theirs.
    pub figures: Option<Figures>,
    /// What both rosters of a pair come to.
    pub sum: Option<&'a str>,
}

impl BattlePlayer<'_> {
    /// What stands beneath the name.
    pub fn more(&self) -> Vec<&str> {
        let counted = self.figures.as_ref().map(|figures| figures.more.as_str());
        self.about.as_deref().into_iter().chain(counted.filter(|more| !more.is_empty())).collect()
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
    pub fn winner(&self) -> Option<String> {
        let result = self.battle.counted()?;
        self.b.as_ref()?;
        Some(figures::describe_winner(&result, self.names(), self.system, self.scale))
    }

    /// What each of the two has, the own numbers first; none without a result, and for whoever does not play here.
    pub fn figures(&self) -> Option<[Figures; 2]> {
        let (me, result) = (self.me?, self.battle.counted()?);
        let of = |side, who: &str| {
            let score = if side == Side::A { result.a } else { result.b };
            Figures::from_score(score, who, self.system)
        };
        self.opponent()?;
        Some([of(me, say::YOU), of(me.other(), self.opponents_name())])
    }

    /// Who won, to one of the two, and the mark of it: `Major victory for you`.
    pub fn verdict(&self) -> Option<(ResultChip, String)> {
        let (me, result) = (self.me?, self.battle.counted()?);
        let [for_a, for_b] = scoring::worth_of_result(&result, self.scale);
        let (mine, theirs) = if me == Side::A { (for_a, for_b) } else { (for_b, for_a) };
        let chip = ResultChip::from_outcome(
            mine.outcome,
            !self.system.result.outcomes().contains(&Outcome::MajorWin),
            String::new(),
        );
        let (best, who) = match mine.outcome {
            outcome if outcome.is_loss() => (theirs, self.winner_is_called()?),
            _ => (mine, say::TO_YOU),
        };
        let called = best.called.unwrap_or(self.system.result.label(best.outcome));
        let points = mine.points.zip(theirs.points);
        let points = points.map(|(own, theirs)| format!(" ({own}–{theirs})")).unwrap_or_default();
        let told = match mine.outcome {
            Outcome::Draw => called.to_owned(),
            _ => say::victory_for(called, who),
        };
        Some((chip, told + &points))
    }

    /// The other of the two, who won: by name, but where the report that asks is headed by it.
    fn winner_is_called(&self) -> Option<&str> {
        if self.is_mine_to_confirm() {
            Some(say::YOUR_OPPONENT)
        } else {
            self.opponent().map(|_| self.opponents_name())
        }
    }

    /// The newest word of each side, for a dispute.
    pub fn sides(&self) -> Vec<(&str, String)> {
        let of = |side| {
            let mut found = self.reports.iter().rev();
            found
                .find(|report| report.sender == Sender::Player(side))
                .map(|report| describe_named_result(&report.result, self.names()))
        };
        let [a, b] = self.names();
        let first = of(Side::A).map(|words| (a, words));
        let second = self.b.as_ref().and_then(|_| Some((b, of(Side::B)?)));
        [first, second].into_iter().flatten().collect()
    }

    pub fn kinds(&self) -> Vec<(&'static str, String)> {
        let [a, b] = self.called();
        vec![
            ("played", say::PLAYED.into()),
            ("adjudicated", say::REST_AGREED.into()),
            ("conceded_by_a", say::conceded_by(a)),
            ("conceded_by_b", say::conceded_by(b)),
        ]
    }

    /// The fields of a report, the reader's own first.
    pub fn whose(&self) -> Vec<short_sheet::Whose> {
        let mut both = short_sheet::fields_of(self.called(), &self.marks).to_vec();
        if self.me == Some(Side::B) {
            both.reverse();
        }
        both
    }

    /// Both players by name; the reader is called `You`.
    fn called(&self) -> [&str; 2] {
        let [a, b] = self.names();
        let b = self.b.as_ref().map_or(say::NOBODY, |_| b);
        match self.me {
            Some(Side::A) => [say::YOU, b],
            Some(Side::B) => [a, say::YOU],
            None => [a, b],
        }
    }

    /// The two with what each has, the reader first.
    pub fn told(&self) -> Vec<BattlePlayer<'_>> {
        let result = self.battle.counted().filter(|_| !self.is_mine_to_confirm());
        let told = |side: Side, player| {
            let at = usize::from(side == Side::B);
            let score = result.as_ref().map(|result| if side == Side::A { result.a } else { result.b });
            let people = self.partners[at].as_ref().map(|_| self.side_named(player, at));
            let faction = player.faction.clone().filter(|_| people.is_none());
            BattlePlayer {
                name: match &people {
                    Some(_) => self.names()[at].to_owned(),
                    None => self.side_named(player, at),
                },
                about: people.or(faction),
                is_me: self.me == Some(side),
                figures: score.map(|score| Figures::from_score(score, "", self.system)),
                sum: self.sums[at].as_deref(),
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
    pub fn ended(&self) -> Option<String> {
        let [a, b] = self.called();
        match self.battle.counted()?.kind {
            ResultKind::Played | ResultKind::Bye => None,
            ResultKind::ConcededByA => Some(say::conceded_by(a)),
            ResultKind::ConcededByB => Some(say::conceded_by(b)),
            ResultKind::NoShowA => Some(say::did_not_come(a)),
            ResultKind::NoShowB => Some(say::did_not_come(b)),
            ResultKind::Adjudicated => Some(say::REST_AGREED.into()),
        }
    }
}
