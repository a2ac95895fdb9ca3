//! Why something was not done, in a sentence that says how to put it right.

use super::{
    audit,
    battle::tell_result,
    draw::{why_no_draw, why_no_round},
    message::{Message, TextFact},
    ranking::{ranking_rules_of_no_game, tell_ranking_error},
    serial::{say, told},
    sheet::tell_sheet_refusal,
    spans::word_time_ago,
    wording::Wording,
};
use crate::domain::{
    account::{EmailError, PasswordError},
    battle::ReportRefusal,
    event::{
        EventNameError, StageError,
        call::{CallRefusal, Partial},
        clock::{CallOutProblem, ClockRefusal},
        news::NewsRefusal,
        pack::OwnCheckIn,
        painting::PanelShut,
        picture::PictureRefusal,
        player::PlayerNameError,
        slow_play::SlowPlayRefusal,
        timetable::TimetableError,
    },
    games::BuilderStepError,
    history::BattleResult,
    pairing::{DrawError, tables::TableError},
    refusal::{
        AccountRefusal, AwardRefusal, BattleRefusal, BattleStands, BattleplanRefusal, CatalogueRefusal,
        Conflict, EventRefusal, Forbidden, FormRefusal, ImportRefusal, LastChange, PlayerDifference,
        PlayerFact, PlayerRefusal, RankingRefusal, Refusal, RosterRefusal, RoundRefusal, SheetRefusal,
        TeamRefusal, TooLarge, VenueRefusal, VoteRefusal,
    },
    roster::ReadError,
    rounds::{GrudgeRefusal, RoundError},
    standings::{RankingError, RollOffDoesNotFit},
    system::BattleplanError,
    teams::draft::DraftError,
    zone::ZoneError,
};

/// Each reason and the function that says it; most are said by what they store.
macro_rules! reasons_said_by {
    ($($tell:ident: $($why:ident)+;)+) => {$($(
        impl From<&$why> for Wording {
            fn from(why: &$why) -> Self {
                $tell(why).into()
            }
        }

        impl From<$why> for Wording {
            fn from(why: $why) -> Self {
                Self::from(&why)
            }
        }
    )+)+};
}

reasons_said_by! {
    told:
        AccountRefusal AwardRefusal BattleRefusal BattleplanError BattleplanRefusal BuilderStepError CallOutProblem CallRefusal
        CatalogueRefusal ClockRefusal DraftError EmailError EventNameError EventRefusal Forbidden FormRefusal GrudgeRefusal NewsRefusal
        OwnCheckIn PanelShut Partial PasswordError PictureRefusal PlayerNameError PlayerRefusal RankingRefusal ReadError
        RollOffDoesNotFit RosterRefusal SlowPlayRefusal StageError TableError TeamRefusal TimetableError TooLarge VenueRefusal
        VoteRefusal ZoneError;
    tell_conflict: Conflict;
    tell_import_refusal: ImportRefusal;
    tell_ranking_error: RankingError;
    tell_refusal: Refusal;
    tell_round_refusal: RoundRefusal;
    tell_sheet_refusal: SheetRefusal;
    why_no_draw: DrawError;
    why_no_round: RoundError;
}

/// Whatever it is that a person can put right.
fn tell_refusal(why: &Refusal) -> Message {
    match why {
        Refusal::Account(why) => told(why),
        Refusal::Award(why) => told(why),
        Refusal::Battle(why) => told(why),
        Refusal::Battleplan(why) => told(why),
        Refusal::BattleplanFile(why) => told(why),
        Refusal::Call(why) => told(why),
        Refusal::Catalogue(why) => told(why),
        Refusal::Clock(why) => told(why),
        Refusal::Event(why) => told(why),
        Refusal::EventName(why) => told(why),
        Refusal::Form(why) => told(why),
        Refusal::Grudge(why) => told(why),
        Refusal::Import(why) => tell_import_refusal(why),
        Refusal::News(why) => told(why),
        Refusal::OwnCheckIn(why) => told(why),
        Refusal::Panel(why) => told(why),
        Refusal::Partial(why) => told(why),
        Refusal::Picture(why) => told(why),
        Refusal::Player(why) => told(why),
        Refusal::Ranking(why) => told(why),
        Refusal::RankingRules(why) => tell_ranking_error(why),
        Refusal::RollOff(why) => told(why),
        Refusal::Roster(why) => told(why),
        Refusal::RosterFile(why) => told(why),
        Refusal::RosterStep(why) => told(why),
        Refusal::Round(why) => tell_round_refusal(why),
        Refusal::RoundMade(why) => why_no_round(why),
        Refusal::Sheet(why) => tell_sheet_refusal(why),
        Refusal::SlowPlay(why) => told(why),
        Refusal::Stage(why) => told(why),
        Refusal::Team(why) => told(why),
        Refusal::Venue(why) => told(why),
        Refusal::Vote(why) => told(why),
    }
}

fn tell_import_refusal(why: &ImportRefusal) -> Message {
    match why {
        ImportRefusal::Log(broken) => say!("import-refusal-log", why = told(broken)),
        ImportRefusal::Results(breaks) => {
            let breaks: TextFact = breaks.iter().map(audit::tell_result_break).collect();
            say!("import-refusal-results", breaks)
        }
        why => told(why),
    }
}

fn tell_round_refusal(why: &RoundRefusal) -> Message {
    match why {
        RoundRefusal::Contradicts { other } => say!("round-refusal-contradicts", other = told(other)),
        why => told(why),
    }
}

fn tell_conflict(why: &Conflict) -> Message {
    match why {
        Conflict::Table { now } => say!("conflict-table", number = now.number, now = told(&**now)),
        Conflict::Ranking { now } => say!("conflict-ranking", now = ranking_rules_of_no_game(now)),
        Conflict::Player { name, last } => {
            say!("conflict-player", changed = tell_change_of_player(name, last.as_ref()))
        }
        Conflict::PlayerFields { name, last, differences } => {
            let changed = tell_change_of_player(name, last.as_ref());
            let differences: TextFact = differences.iter().map(tell_player_difference).collect();
            say!("conflict-player-fields", changed, differences)
        }
        Conflict::Result { why, stands, sent } => {
            tell_result_conflict(*why, stands.as_deref(), sent.as_ref())
        }
        Conflict::SheetField { change, sent, last } => {
            let [field, seen, stands, sent] = audit::sheet_field(change, sent);
            let (by, ago) = who_and_when(last.as_ref());
            say!("conflict-sheet-field", field, seen, stands, sent, by, ago)
        }
        Conflict::SheetSum { result } => say!("conflict-sheet-sum", result = tell_result(result)),
        Conflict::PaperDisputed { table, first } => {
            say!("conflict-paper-disputed", table, first = tell_result(first))
        }
        conflict => told(conflict),
    }
}

fn word_age_of_change(last: &LastChange) -> Message {
    word_time_ago(last.now, last.at)
}

fn who_and_when(last: Option<&LastChange>) -> (Option<&String>, TextFact) {
    let ago = TextFact::from(last.map(word_age_of_change));
    (last.map(|last| &last.by), ago)
}

fn tell_change_of_player(name: &str, last: Option<&LastChange>) -> Message {
    let (by, ago) = who_and_when(last);
    say!("conflict-player-changed", name, by, ago)
}

fn tell_player_difference(difference: &PlayerDifference) -> Message {
    let PlayerDifference { stands, sent } = difference;
    let (stands_now, sent) = (say_player_fact(stands), say_player_fact(sent));
    say!("conflict-player-field", field = stands.field(), stands = stands_now, sent)
}

/// The value of a field alone.
fn say_player_fact(fact: &PlayerFact) -> TextFact {
    let number = |number: String| TextFact::Text(number);
    match fact {
        PlayerFact::Name(name) => TextFact::Text(name.clone()),
        PlayerFact::Text(_, Some(text)) => TextFact::Text(text.clone()),
        PlayerFact::Text(_, None) => TextFact::Message(say!("player-fact-nothing")),
        PlayerFact::Paid(is_on) | PlayerFact::Spare(is_on) => {
            TextFact::Message(say!("player-fact-ticked", is_on))
        }
        PlayerFact::FixedTable(Some(table)) => number(table.to_string()),
        PlayerFact::FixedTable(None) => TextFact::Message(say!("player-fact-no-table")),
        PlayerFact::FirstRound(round) => number(round.to_string()),
    }
}

fn tell_result_conflict(
    why: ReportRefusal,
    stands: Option<&BattleStands>,
    sent: Option<&BattleResult>,
) -> Message {
    let Some(BattleStands { table, result, last }) = stands else {
        return say!("conflict-result-taken-back");
    };
    let (result, by, ago) = (tell_result(result), &last.by, word_age_of_change(last));
    let mut sentences = vec![say!("conflict-result-stands", table, result, by, ago)];
    sentences.extend(sent.map(|sent| say!("conflict-result-sent", sent = tell_result(sent))));
    if why != ReportRefusal::Stale {
        sentences.push(told(&why));
    }
    say!("sentences", sentences = sentences.into_iter().collect::<TextFact>())
}
