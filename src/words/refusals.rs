//! Why something was not done, in a sentence that says how to put it right. The sentences are texts; they are said in
//! English here as long as forms and notes hold sentences.

use super::{InWords, audit, in_english};
use crate::{
    domain::event::{
        call::{CallRefusal, Partial},
        clock::{CallOutProblem, ClockRefusal},
        slow_play::SlowPlayRefusal,
    },
    text::sheet::tell_sheet_refusal,
};
use crate::{
    domain::{
        account::{EmailError, PasswordError},
        battle::ReportRefusal,
        event::{
            EventNameError, news::NewsRefusal, pack::OwnCheckIn, painting::PanelShut,
            picture::PictureRefusal, player::PlayerNameError,
        },
        history::BattleResult,
        refusal::{
            AccountRefusal, AwardRefusal, BattleRefusal, BattleStands, BattleplanRefusal, CatalogueRefusal,
            Conflict, EventRefusal, Forbidden, FormRefusal, ImportRefusal, LastChange, PlayerDifference,
            PlayerFact, PlayerRefusal, RankingRefusal, Refusal, RosterRefusal, RoundRefusal, SheetRefusal,
            TeamRefusal, TooLarge, VenueRefusal, VoteRefusal,
        },
        standings::{RankingError, RollOffDoesNotFit},
        system::BattleplanError,
        teams::draft::DraftError,
        zone::ZoneError,
    },
    text::{
        Message, TextFact, Wording, battle::tell_result, ranking::tell_ranking_error, say, told,
        word_time_ago,
    },
};

impl InWords for Refusal {
    fn in_words(&self) -> String {
        self.why().in_words()
    }

    fn as_wording(&self) -> Wording {
        self.why().as_wording()
    }
}

impl Refusal {
    fn why(&self) -> &dyn InWords {
        match self {
            Self::Account(why) => why,
            Self::Award(why) => why,
            Self::Battle(why) => why,
            Self::Battleplan(why) => why,
            Self::BattleplanFile(why) => why,
            Self::Call(why) => why,
            Self::Catalogue(why) => why,
            Self::Clock(why) => why,
            Self::Picture(why) => why,
            Self::SlowPlay(why) => why,
            Self::Event(why) => why,
            Self::EventName(why) => why,
            Self::Form(why) => why,
            Self::Import(why) => why,
            Self::News(why) => why,
            Self::OwnCheckIn(why) => why,
            Self::Panel(why) => why,
            Self::Partial(why) => why,
            Self::Player(why) => why,
            Self::Ranking(why) => why,
            Self::RankingRules(why) => why,
            Self::RollOff(why) => why,
            Self::Roster(why) => why,
            Self::RosterFile(why) => why,
            Self::RosterStep(why) => why,
            Self::Round(why) => why,
            Self::RoundMade(why) => why,
            Self::Sheet(why) => why,
            Self::Stage(why) => why,
            Self::Team(why) => why,
            Self::Venue(why) => why,
            Self::Vote(why) => why,
        }
    }
}

macro_rules! said_from_texts {
    ($($why:ty)+) => {$(
        impl InWords for $why {
            fn in_words(&self) -> String {
                in_english(&told(self))
            }

            fn as_wording(&self) -> Wording {
                Wording::Text(told(self))
            }
        }
    )+};
}
said_from_texts! {
    EmailError PasswordError ZoneError
    AccountRefusal AwardRefusal BattleRefusal BattleplanError BattleplanRefusal CatalogueRefusal DraftError EventNameError EventRefusal
    Forbidden FormRefusal NewsRefusal OwnCheckIn PanelShut PictureRefusal PlayerNameError PlayerRefusal RankingRefusal RollOffDoesNotFit RosterRefusal TeamRefusal
    TooLarge VenueRefusal VoteRefusal
}
said_from_texts!(CallOutProblem CallRefusal ClockRefusal Partial SlowPlayRefusal);

macro_rules! said_by {
    ($($why:ty: $tell:ident;)+) => {$(
        impl InWords for $why {
            fn in_words(&self) -> String {
                in_english(&$tell(self))
            }

            fn as_wording(&self) -> Wording {
                Wording::Text($tell(self))
            }
        }
    )+};
}
said_by! {
    Conflict: tell_conflict;
    ImportRefusal: tell_import_refusal;
    RankingError: tell_ranking_error;
    RoundRefusal: tell_round_refusal;
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

impl InWords for SheetRefusal {
    fn in_words(&self) -> String {
        in_english(&tell_sheet_refusal(self))
    }

    fn as_wording(&self) -> Wording {
        Wording::Text(tell_sheet_refusal(self))
    }
}

fn tell_conflict(why: &Conflict) -> Message {
    match why {
        Conflict::Table { now } => say!("conflict-table", number = now.number, now = told(&**now)),
        Conflict::Ranking { now } => say!("conflict-ranking", now = now.in_words()),
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
    let ago = last.map(word_age_of_change).map_or(TextFact::None, TextFact::Message);
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
    say!("conflict-result", sentences = sentences.into_iter().collect::<TextFact>())
}

said_from_texts! {
    crate::domain::event::StageError
    crate::domain::event::timetable::TimetableError
}
