//! The sentences as the code said them, for comparison.
mod accounts;
mod awards;
mod battles;
mod conflicts;
mod events;
mod forbidden;
mod forms;
mod players;
mod rosters;
mod rounds;
mod teams;

pub trait OldWords {
    fn old_words(&self) -> String;
}

impl OldWords for muster::domain::event::player::PlayerNameError {
    fn old_words(&self) -> String {
        match self {
            Self::Empty => "Enter a name.",
            Self::TooLong => "Keep the name to 60 characters.",
        }
        .into()
    }
}

impl OldWords for muster::domain::event::EventNameError {
    fn old_words(&self) -> String {
        match self {
            Self::Empty => "Enter a name for the event.",
            Self::TooLong => "Keep the event's name to 80 characters.",
        }
        .into()
    }
}

impl OldWords for muster::domain::teams::draft::DraftError {
    fn old_words(&self) -> String {
        match self {
            Self::Settled => "It is settled already who plays whom.".into(),
            Self::NotYourStep => "The other team chooses in this step.".into(),
            Self::OtherStep { .. } => {
                "This step is over: it was shown meanwhile, or a judge took it back. Look at the match again."
                    .into()
            }
            Self::NotOffered => "Choose as many as the step asks for, of those it offers.".into(),
            Self::NotEverybodyOnce => "Every player of both teams has to be there once.".into(),
            Self::NothingToTakeBack => "Nothing has been shown that could be taken back.".into(),
            Self::NothingMissing => "Nothing is missing in this step.".into(),
        }
    }
}

#[test]
fn every_shape_is_said_as_before() {
    use muster::{
        domain::{
            battle::ReportRefusal as B,
            event::{
                EventNameError, pack::OwnCheckIn, painting::PanelShut, player::PlayerNameError,
                team_role::TeamRole,
            },
            numbers::{RoundNumber, TableNumber},
            refusal::*,
            round::RoundState,
            stored_event::StoredRowProblem,
        },
        words::InWords,
    };
    fn same<T: OldWords + InWords>(values: impl IntoIterator<Item = T>) {
        for value in values {
            assert_eq!(value.in_words(), value.old_words());
        }
    }
    let name = || "Łukasz “Bo” <b>".to_owned();
    same([
        OwnCheckIn::AtTheDesk,
        OwnCheckIn::NotBefore("2025-06-07".parse().unwrap()),
        OwnCheckIn::NotBefore("2025-12-31".parse().unwrap()),
        OwnCheckIn::Drawn,
        OwnCheckIn::NoPlace,
    ]);
    same([PanelShut::NoPanel, PanelShut::DoesNotPlay, PanelShut::EventIsOver, PanelShut::HasBegun]);
    same([PlayerNameError::Empty, PlayerNameError::TooLong]);
    same([EventNameError::Empty, EventNameError::TooLong]);
    let whys = [
        B::Stale,
        B::NothingReported,
        B::OwnReport,
        B::Agreed,
        B::Disputed,
        B::Ruled,
        B::Bye,
        B::DiffersFromPaper,
        B::WaitsForSecond,
    ];
    same(whys.map(BattleRefusal::Protocol));
    same([0, 1, 2, 999, 1_000, 12_345].map(|tables| EventRefusal::StillPlaying { tables }));
    same([0, 1, 2, 1_000].map(|players| PlayerRefusal::AddedAndUsed { players }));
    same([1, 24, 60].map(|most| PlayerRefusal::TooManyEntries { most, of_teams: most == 24 }));
    same([
        PlayerRefusal::SignedUpHere { name: name() },
        PlayerRefusal::SharesAddress { name: name(), number: 217 },
    ]);
    same(
        [vec![], vec![name()], vec![name(), name()], vec![name(), name(), name()]]
            .map(|names| RoundRefusal::HaveLeft { names }),
    );
    same(
        [vec![TableNumber(3)], vec![TableNumber(3), TableNumber(41), TableNumber(5)]]
            .map(|tables| RoundRefusal::Unconfirmed { tables }),
    );
    same(
        [RoundState::Draft, RoundState::Published, RoundState::Closed]
            .map(|state| RoundRefusal::Is { round: RoundNumber(3), state }),
    );
    same(
        [RoundState::Draft, RoundState::Published, RoundState::Closed]
            .map(|now| Conflict::RoundState { round: RoundNumber(3), now }),
    );
    same(["", "Skaven"].map(|faction| RosterRefusal::NoUnit { faction: faction.into(), unit: name() }));
    same(TeamRole::ALL.map(|role| TeamRefusal::RoleFull { role }));
    same(TeamRole::ALL.map(|role| TeamRefusal::DoesNotPlay { role }));
    same([vec![], vec![1], vec![1, 2, 3]].map(|places| TeamRefusal::DraftsOpen { places }));
    same([0, 1, 2].map(|count| ImportRefusal::Rows { problem: StoredRowProblem::Events { count } }));
    same(
        [vec![], vec!["1-20 hall".to_owned()], vec!["1-20 hall".to_owned(), name()]]
            .map(|now| Conflict::TableList { now }),
    );
    let now: chrono::DateTime<chrono::Utc> = "2026-05-03T12:00:00Z".parse().unwrap();
    let last = || LastChange { by: name(), at: now - chrono::TimeDelta::minutes(5), now };
    same([None, Some(last())].map(|last| Conflict::Player { name: name(), last }));
    let fields = || PlayerDifference {
        stands: PlayerFact::FixedTable(Some(TableNumber(4))),
        sent: PlayerFact::Name(name()),
    };
    same([None, Some(last())].map(|last| Conflict::PlayerFields {
        name: name(),
        last,
        differences: vec![fields(), fields()],
    }));
    let score = |victory_points| muster::domain::history::Score {
        victory_points,
        battle_tactics: 2,
        ..Default::default()
    };
    let result = || muster::domain::history::BattleResult {
        kind: muster::domain::history::ResultKind::Played,
        a: score(30),
        b: score(20),
        ruled: None,
    };
    for table in [None, Some(TableNumber(4))] {
        for sent in [None, Some(result())] {
            same(whys.map(|why| Conflict::Result {
                why,
                stands: Some(Box::new(BattleStands { table, result: result(), last: last() })),
                sent: sent.clone(),
            }));
        }
    }
    let value = |code: &str| muster::domain::event::audit::SheetValue { code: code.into(), name: None };
    let change = muster::domain::event::audit::SheetFieldChange {
        field: "first/2".into(),
        line: None,
        before: value("a"),
        after: value("b"),
        players: ["Ann".into(), "Bo".into()],
    };
    same([None, Some(last())].map(|last| Conflict::SheetField {
        change: Box::new(change.clone()),
        sent: value("a"),
        last,
    }));
}
