//! What somebody else changed meanwhile: what stands now, and what was sent.

use super::OldWords;
use muster::domain::event::{audit::PlayerField, player::DetailText};
use muster::{
    domain::{
        battle::ReportRefusal,
        history::BattleResult,
        refusal::{BattleStands, Conflict, LastChange, PlayerDifference},
    },
    words::{InWords, Label, audit, time::word_time_ago},
};

impl OldWords for Conflict {
    fn old_words(&self) -> String {
        match self {
            Self::Settings => {
                "Somebody else saved settings at the same moment. Save again: what they alone changed stays as they \
                 left it."
                    .into()
            }
            Self::Battleplans => {
                "Somebody else changed the battleplans since you opened this page. Here they are as they stand."
                    .into()
            }
            Self::Award { title } => format!("Somebody else has just decided “{title}”. Look again."),
            Self::TableList { now } => {
                let now = if now.is_empty() { "none listed".into() } else { now.join(", ") };
                format!("Somebody else changed the list of tables while you were typing. Now it is: {now}.")
            }
            Self::Table { now } => format!(
                "Somebody else changed table {} while you were typing. Now it has {}.",
                now.number,
                now.in_words()
            ),
            Self::Ranking { now } => {
                format!("Somebody else changed this meanwhile. It is now: {}.", now.in_words())
            }
            Self::SharedPlace => {
                "These players do not share a place any more: the standings changed meanwhile.".into()
            }
            Self::SoftScore { name } => {
                format!("Somebody else has just marked {name}. Look at what stands now, then save again.")
            }
            Self::ConductTakenBack | Self::PenaltyTakenBack => "Somebody else has taken this back already.".into(),
            Self::News => "Somebody else changed this just now. Look at it again.".into(),
            Self::Call => "Somebody else did something about this call just now. Look at it again.".into(),
            Self::Player { name, last } => format!(
                "{} Look at what stands now, and decide again: nothing of yours was saved.",
                describe_last_change(name, last.as_ref())
            ),
            Self::PlayerFields { name, last, differences } => {
                let sent: Vec<String> = differences.iter().map(describe_player_difference).collect();
                format!("{} {}", describe_last_change(name, last.as_ref()), sent.join(" "))
            }
            Self::Result { why, stands, sent } => describe_result_conflict(*why, stands.as_deref(), sent.as_ref()),
            Self::SheetField { change, sent, last } => {
                let [field, seen, stands, yours] = audit::sheet_field(change, sent);
                let who = last.as_ref().map(|last| format!(" by {} {}", last.by, word_time_ago(last.now, last.at)));
                let who = who.unwrap_or_default();
                format!(
                    "Not saved: {field} was changed{who} from {seen} to {stands}. You tapped {yours}. Tap again if \
                     yours is right."
                )
            }
            Self::SheetSum { result } => format!(
                "The sheet was changed meanwhile. It now says {}. Look at it, and send it again.",
                result.in_words()
            ),
            Self::PaperDisputed { table, first } => format!(
                "The reports of table {table} differ. Rule on it, with a reason. It began with {}.",
                first.in_words()
            ),
            Self::Draft => {
                "Somebody else changed this draft since you opened it. Look at it again first.".into()
            }
            Self::DraftToPublish => {
                "Somebody else changed this draft since you opened it. Look at it again before you publish.".into()
            }
            Self::Round => "Somebody else changed this round since you opened it. Look at it again first.".into(),
            Self::RoundState { round, now } => format!(
                "Somebody else changed round {round} since you opened it. Now it is: {}. Look at it again first.",
                now.label().to_lowercase()
            ),
            Self::DrawnAlready { round } => {
                format!("Round {round} has been drawn already, a moment ago. Here it is.")
            }
            Self::TableProposal => {
                "The tables would be given out differently by now. Look at the proposal again.".into()
            }
            Self::RepairPlan => {
                "Something has changed since you looked: this is what would be done now. Look at it again.".into()
            }
            Self::Roster { name } => format!(
                "The roster of {name} has changed since you opened it: another version, or somebody else's decision. \
                 Look at it again."
            ),
            Self::RosterDraft => "This roster was changed in another window. It is shown as it is now; your last \
                                  tap changed nothing."
                .into(),
            Self::RosterDraftToHandIn => {
                "The roster was changed in another window. Look at it once more, then hand it in.".into()
            }
            Self::ProblemAnswered => "Somebody else has answered this report already.".into(),
            Self::RosterRules => "Somebody else changed these rules just now. Look at them again.".into(),
        }
    }
}

/// `Ann was changed by Kim 2 minutes ago.`
fn describe_last_change(what: &str, last: Option<&LastChange>) -> String {
    match last {
        Some(last) => format!("{what} was changed by {} {}.", last.by, word_time_ago(last.now, last.at)),
        None => format!("{what} was changed meanwhile."),
    }
}

fn describe_player_difference(difference: &PlayerDifference) -> String {
    let PlayerDifference { stands, sent } = difference;
    format!(
        "{}: {} stands now, you sent {}.",
        label_of_player_field(stands.field()),
        stands.in_words(),
        sent.in_words()
    )
}

fn describe_result_conflict(
    why: ReportRefusal,
    stands: Option<&BattleStands>,
    sent: Option<&BattleResult>,
) -> String {
    let Some(BattleStands { table, result, last }) = stands else {
        return "The result was taken back meanwhile. Look at it again before you send.".into();
    };
    let what = table.map_or_else(|| "The bye".to_owned(), |table| format!("Table {table}"));
    let when = word_time_ago(last.now, last.at);
    let stands = format!("{what} was changed by {} {when}: {}.", last.by, result.in_words());
    let yours = sent.map_or_else(String::new, |sent| format!(" You sent {}.", sent.in_words()));
    match why {
        ReportRefusal::Stale => format!("{stands}{yours}"),
        why => format!("{stands}{yours} {}", why.old_words()),
    }
}

/// A field of a player, as its form calls it.
fn label_of_player_field(field: PlayerField) -> &'static str {
    match field {
        PlayerField::Name => "Name",
        PlayerField::Text(DetailText::Club) => "Club",
        PlayerField::Text(DetailText::Faction) => "Faction",
        PlayerField::Text(DetailText::Email) => "E-mail",
        PlayerField::Text(DetailText::Notes) => "Notes",
        PlayerField::Text(DetailText::Dietary) => "Dietary needs",
        PlayerField::Paid => "Paid",
        PlayerField::Spare => "Spare",
        PlayerField::FixedTable => "Fixed table",
        PlayerField::JoinedRound => "First round",
    }
}
