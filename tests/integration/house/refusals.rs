//! What people can put right is a value inside, and a sentence at the edge: each value has one, and none is left
//! where values are decided about.

use crate::support::{
    say_in_english,
    sources::{rust, sources},
};
use muster::{
    domain::{
        battle,
        event::{
            audit::{Break, ResultBreak, SheetFieldChange, SheetValue},
            pack::Settings,
            permission::StaffRole,
            player::PlayerNameError,
            readiness::ReadinessCheck,
            team_role::TeamRole,
            venue::VenueTable,
        },
        history::{BattleResult, ResultKind, Score},
        numbers::{RoundNumber, TableNumber},
        refusal::{
            AccountRefusal, AwardRefusal, BattleRefusal, BattleStands, BattleplanRefusal, CatalogueRefusal,
            Conflict, EventRefusal, Forbidden, FormRefusal, ImportRefusal, LastChange, PlayerDifference,
            PlayerFact, PlayerRefusal, RankingRefusal, RosterRefusal, RoundRefusal, SheetRefusal,
            TeamRefusal, TooLarge, VenueRefusal, VoteRefusal,
        },
        round::RoundState,
        scoring::{Fault, SheetBreach, SheetStepError, Side, TurnPlace},
        stored_event::StoredRowProblem,
        teams::draft::DraftError,
    },
    text::Wording,
};
use std::{collections::BTreeSet, fmt::Debug};

/// Rooms that still say sentences themselves, each with its reason.
const STILL_SAID: [&str; 1] = [
    // What an organiser's pack says until they type something else: their text, not ours.
    "src/domain/event/pack.rs",
];

#[test]
fn every_refusal_has_a_sentence_that_says_how_to_go_on() {
    for told in examples() {
        let said = &told.sentence;
        assert!(!said.contains(['{', '}']) && !said.contains("  "), "{told:?}");
        assert!(said.chars().next().is_some_and(|first| !first.is_whitespace()), "{told:?}");
        // What is wrong with a file stands behind the file's name, in a line of its own.
        assert!(said.ends_with('.') || told.of == "ImportRefusal", "{told:?}");
    }
}

#[test]
fn no_refusal_is_forgotten_here() {
    let told: BTreeSet<(String, String)> =
        examples().into_iter().map(|told| (told.of.to_owned(), told.variant)).collect();
    let mut missing = Vec::new();
    for source in sources("src/domain/refusal") {
        for (of, variant) in variants(&source.text) {
            let is_told = told.contains(&(of.clone(), variant.clone()));
            if !is_told && of != "PlayerFact" && of != "Refusal" {
                missing.push(format!("{of}::{variant}"));
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn no_sentence_is_made_where_values_are_decided_about() {
    let mut found = Vec::new();
    for source in rust(&["src/domain", "src/actions"]) {
        // A test may say what it likes, a comment too.
        let lines = source.code().lines().filter(|line| !line.trim_start().starts_with("//"));
        if !STILL_SAID.iter().any(|room| source.path.starts_with(room)) {
            let said = lines.filter(|line| has_sentence(line));
            found.extend(said.map(|line| format!("{}: {line}", source.path)));
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn a_sentence_is_known_by_its_capital_and_its_full_stop() {
    assert!(has_sentence(r#"return Err("Choose a stage.".into());"#));
    assert!(has_sentence(r#"    #[error("Keep the name to {0} characters.")]"#));
    assert!(!has_sentence(r#"let label = "Being played";"#));
    assert!(!has_sentence(r#"file.ends_with("Cargo.toml")"#));
}

/// A text in quotes of two words or more, from a capital letter to a full stop.
fn has_sentence(line: &str) -> bool {
    line.split('"').skip(1).step_by(2).any(|text| {
        text.starts_with(|first: char| first.is_ascii_uppercase())
            && text.ends_with('.')
            && text.contains(' ')
    })
}

/// The variants of every enum of a file, by its name.
fn variants(text: &str) -> Vec<(String, String)> {
    let (mut of, mut found) = (None, Vec::new());
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("pub enum ") {
            of = Some(rest.trim_end_matches(" {").to_owned());
        } else if line.starts_with('}') {
            of = None;
        } else if let (Some(of), Some(rest)) = (&of, line.strip_prefix("    "))
            && rest.starts_with(|first: char| first.is_ascii_uppercase())
        {
            found.push((of.clone(), word(rest)));
        }
    }
    found
}

/// The first word: what a variant is called, in the source as in its debugging text.
fn word(text: &str) -> String {
    text.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[derive(Debug)]
struct Told {
    of: &'static str,
    variant: String,
    sentence: String,
}

fn told<T: Debug + Into<Wording>>(of: &'static str, values: impl IntoIterator<Item = T>) -> Vec<Told> {
    let told = values.into_iter().map(|value| Told {
        of,
        variant: word(&format!("{value:?}")),
        sentence: say_in_english(value),
    });
    told.collect()
}

fn examples() -> Vec<Told> {
    [of_people(), of_teams(), of_events(), of_rounds(), of_forms(), of_conflicts()]
        .into_iter()
        .flatten()
        .collect()
}

fn of_teams() -> Vec<Told> {
    use TeamRefusal as T;
    let (name, role) = ("The Reds".to_owned(), TeamRole::Coach);
    let teams = [
        T::MemberName(PlayerNameError::Empty),
        T::NameTaken { name: name.clone() },
        T::Full { size: 4 },
        T::PairFull,
        T::RoleFull { role },
        T::DoesNotPlay { role },
        T::NoSuchPlace { size: 4 },
        T::CaptainStays,
        T::HasPlayed { name: name.clone() },
        T::NoAcceptedRoster { name: name.clone() },
        T::MemberAlready,
        T::Changed,
        T::HasLeft { name: name.clone() },
        T::HasPlace { name: name.clone() },
        T::OthersMeet,
        T::NotInRound,
        T::MeetEachOther,
        T::OneTeamTwice,
        T::BattleplansStay,
        T::InRoundAlready { name: name.clone() },
        T::TakesNoPart { name: name.clone() },
        T::EventIsOver,
        T::OnWaitingList { name: name.clone() },
        T::OrganiserDecided { name: name.clone() },
        T::DrawnWithout { name: name.clone(), round: RoundNumber(2) },
        T::PlaceTaken { name: name.clone() },
        T::LineUpIncomplete { name, has: 3, size: 4 },
        T::NotBeingPlayed,
        T::Bye,
        T::BattlesBegun,
        T::Draft(DraftError::Settled),
        T::DraftsOpen { places: vec![2, 3] },
        T::RoundHasBegun,
        T::NothingToCorrect,
        T::TooManyJoined { most: 24 },
        T::ReasonMissing,
    ];
    let drafts = [
        DraftError::Settled,
        DraftError::NotYourStep,
        DraftError::OtherStep { open: 2 },
        DraftError::NotOffered,
        DraftError::NotEverybodyOnce,
        DraftError::NothingToTakeBack,
        DraftError::NothingMissing,
    ];
    [told("TeamRefusal", teams), told("DraftError", drafts)].into_iter().flatten().collect()
}

fn of_people() -> Vec<Told> {
    use {AccountRefusal as A, AwardRefusal as W, PlayerRefusal as P, RosterRefusal as R, VoteRefusal as V};
    let (name, award, faction) = ("Ann".to_owned(), "Best painted".to_owned(), "Skaven".to_owned());
    let players = [
        P::RegistrationClosed,
        P::TooManyEntries { most: 400 },
        P::NothingProved,
        P::NobodyNew,
        P::ClaimedByAnother,
        P::NotClaimed,
        P::RoundPublished { round: RoundNumber(2) },
        P::Seated { name: name.clone() },
        P::SignedUpHere { name: name.clone() },
        P::OnTheList { name: name.clone() },
        P::Namesake { name: name.clone(), number: 3 },
        P::SharesAddress { name: name.clone(), number: 3 },
        P::AddedAndUsed { players: 2 },
        P::HasLeft { name: name.clone() },
        P::OverForLeaving,
        P::OverForJoining,
        P::PlaysStill { name: name.clone() },
        P::HasPlace { name },
        P::InAlready,
        P::OnWaitingList,
        P::OrganiserDecided,
        P::TakenOutOfTeam,
        P::DrawnWithout { round: RoundNumber(2) },
        P::PlaceTaken,
        P::RoundsDrawn,
        P::NobodyToMark,
        P::NobodyTicked,
    ];
    let votes = [
        V::DecidedByStandings,
        V::ClosesInThePast,
        V::OpenedAlready { award: award.clone() },
        V::Closed { award: award.clone() },
        V::ClosedAlready { award: award.clone() },
        V::NotACandidate { award: award.clone() },
        V::Voted { award },
    ];
    let rosters = [
        R::Nothing,
        R::ManyAtOnce,
        R::ManyAtOnceChooseAgain,
        R::TooManyProblems,
        R::ChooseAgain,
        R::NameKnown,
        R::DueInThePast,
        R::ReasonMissing,
        R::ToMend,
        R::NoMails,
        R::Unitless,
        R::TooManyRosters { most: 60 },
        R::OutOfDate,
        R::NoFaction { faction: faction.clone() },
        R::NoUnit { faction, unit: "Clanrats".into() },
        R::NotOfAUnit { unit: "Clanrats".into() },
        R::OnlyItsPrice { name: "Skavenbrew".into() },
        R::NotOfARegimentOfRenown { name: "Krondspine Incarnate".into() },
    ];
    let accounts = [
        A::WrongOldPassword,
        A::WrongPasswordOrEmail,
        A::EmailTaken,
        A::PasswordTooWeakForStaff,
        A::WrongCode,
        A::TooLateForCode,
        A::Shut,
        A::LastAdministrator,
        A::OnlyOrganiser,
        A::NotMeant,
    ];
    let awards = [W::VoteIsOpen, W::ReasonMissing, W::NotAnnounced, W::AnotherAnnounced, W::NoFactionLeft];
    [
        told("PlayerRefusal", players),
        told("VoteRefusal", votes),
        told("RosterRefusal", rosters),
        told("AccountRefusal", accounts),
        told("AwardRefusal", awards),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn of_events() -> Vec<Told> {
    use {BattleplanRefusal as B, CatalogueRefusal as C, EventRefusal as E, ImportRefusal as I};
    let battleplans = [
        B::OfTheSystem { name: "The Ford".into() },
        B::PlayedSoNotChanged,
        B::PlayedSoNotRemoved,
        B::TooMany { most: 30 },
        B::RoundsDrawn,
        B::NotFixed,
        B::InThatOrder,
    ];
    let events = [
        E::NameTooCommon,
        E::RankingElsewhere,
        E::LastOrganiser,
        E::MoreAlready { has: StaffRole::Judge },
        E::MoreAlready { has: StaffRole::Organiser },
        E::DatabaseInUse,
        E::StillPlaying { tables: 2 },
        E::NotItsName,
        E::Runs,
        E::GameStays,
        E::OtherGameSince,
        E::SameGame,
        E::NotReady { check: ReadinessCheck::RostersOpen },
    ];
    let imports = [
        I::AddressTaken { slug: "spring-open".into() },
        I::PlayerName { key: "p1".into(), problem: PlayerNameError::Empty },
        I::TeamsWithoutStored,
        I::IsHere { slug: "spring-open".into() },
        I::Rows { problem: StoredRowProblem::UnknownTable { table: "elves".into() } },
        I::Rows { problem: StoredRowProblem::OtherColumns { table: "player".into() } },
        I::Rows { problem: StoredRowProblem::Cells { table: "player".into(), row: 2 } },
        I::Rows {
            problem: StoredRowProblem::Cell { table: "player".into(), row: 2, column: "number".into() },
        },
        I::Rows { problem: StoredRowProblem::Refused { table: "player".into(), row: 2 } },
        I::Rows { problem: StoredRowProblem::Events { count: 2 } },
        I::Rows {
            problem: StoredRowProblem::Elsewhere { table: "player".into(), row: 2, column: "team_id".into() },
        },
        I::NoAddress { slug: "../admin".into() },
        I::Results(vec![ResultBreak::RollOffs]),
        I::Unreadable,
        I::Log(Break::Changed(7)),
        I::Contradiction,
    ];
    let catalogues = [C::Empty, C::Known { imported_by: "Olga".into() }];
    [
        told("BattleplanRefusal", battleplans),
        told("EventRefusal", events),
        told("ImportRefusal", imports),
        told("CatalogueRefusal", catalogues),
        told("RankingRefusal", [RankingRefusal::Same, RankingRefusal::ReasonMissing]),
        told("VenueRefusal", [VenueRefusal::NoTable { number: TableNumber(9) }]),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn of_rounds() -> Vec<Told> {
    use RoundRefusal as R;
    let (name, round, table) = ("Ann".to_owned(), 2, 7);
    let rounds = [
        R::NotPlanned { round: RoundNumber(9), last: RoundNumber(5) },
        R::EventIsDraft,
        R::EventIsOver,
        R::HasResults { round: RoundNumber(round) },
        R::LaterExists,
        R::Is { round: RoundNumber(round), state: RoundState::Closed },
        R::Unfinished { tables: vec![TableNumber(3), TableNumber(4)] },
        R::Unconfirmed { tables: vec![TableNumber(5)] },
        R::SomebodyWaits,
        R::HaveLeft { names: vec![name.clone()] },
        R::NotInRound,
        R::PlayEachOther,
        R::NotOfThisEvent,
        R::SitsAlready { name: name.clone() },
        R::DoesNotPlay { name: name.clone() },
        R::ByeByHand,
        R::NoBye,
        R::HasOpponent { name },
        R::Contradicts {
            other: muster::domain::event::audit::PairAct::KeptApart {
                players: ["Ann".into(), "Bo".into()],
                rounds: Vec::new(),
            },
        },
        R::BestAlready,
        R::NoBattleAt { table: TableNumber(table) },
        R::ThereAlready { table: TableNumber(table) },
        R::NoTableFree,
        R::NoTableInVenue { table: TableNumber(table) },
        R::OutOfUse { table: TableNumber(table), reason: "a broken leg".into() },
        R::NotPublished,
        R::NoTableInRound { table: TableNumber(7) },
        R::SheetStarted { table: TableNumber(table) },
        R::ResultsAlready,
    ];
    let battles = [
        BattleRefusal::Protocol(battle::ReportRefusal::OwnReport),
        BattleRefusal::RoundIsDraft,
        BattleRefusal::RoundIsClosed { round: RoundNumber(round) },
        BattleRefusal::EventIsOver,
        BattleRefusal::NotClearedWhenClosed,
        BattleRefusal::BothSides,
        BattleRefusal::NothingToAccept,
        BattleRefusal::TypedInBefore,
    ];
    let breach = SheetBreach {
        fault: Fault::InDoubleTurn { free_from: Some(6) },
        place: TurnPlace { round: 2, side: Side::A },
    };
    let sheets = [
        SheetRefusal::NoScoring,
        SheetRefusal::Breaks(Box::new(breach.clone())),
        SheetRefusal::Step(SheetStepError::Forbidden(vec![breach])),
        SheetRefusal::RoundIsClosed,
        SheetRefusal::Agreed,
        SheetRefusal::Disputed,
        SheetRefusal::Ruled,
    ];
    [told("RoundRefusal", rounds), told("BattleRefusal", battles), told("SheetRefusal", sheets)]
        .into_iter()
        .flatten()
        .collect()
}

fn of_forms() -> Vec<Told> {
    use {Forbidden as B, FormRefusal as F};
    let forms = [
        F::Unreadable,
        F::NoText,
        F::LongQuery,
        F::LongName,
        F::BrokenOff,
        F::NoStage,
        F::NoShow,
        F::NoVersionOfPlayer,
        F::NoVersion,
        F::NoTables,
        F::NoPassword,
        F::SeeMarked,
        F::NotADay,
        F::NoFile,
        F::NoDay,
        F::NoUnit,
        F::UnreadableTap,
        F::NoReasonToStand,
        F::FactionNotKnown,
    ];
    let forbidden = [
        B::AnotherSite,
        B::AdministratorsOnly,
        B::SecondFactorFirst,
        B::InvitedOnly,
        B::OrganisersOnly,
        B::JudgesOnly,
        B::StaffOnly,
        B::NotAPlayer,
        B::PlayersOnly,
        B::TakingPartOnly,
        B::CaptainsOnly,
        B::ReportNotTheirs,
        B::SheetNotTheirs,
        B::OwnRuling,
        B::OwnPenalty,
        B::OwnReport,
        B::OwnPaper(TableNumber(23)),
        B::OwnLetStand,
        B::OwnTime,
        B::OpponentsRoster,
        B::OwnMatch,
        B::ExemptionByJudge,
        B::ResultsHidden,
        B::NotShownLive,
        B::InvitationUsed,
        B::LinkWithdrawn,
    ];
    let large = [
        TooLarge::Form { kilobytes: 64 },
        TooLarge::Upload { kilobytes: 2048 },
        TooLarge::Fields { most: 200 },
    ];
    [told("FormRefusal", forms), told("Forbidden", forbidden), told("TooLarge", large)]
        .into_iter()
        .flatten()
        .collect()
}

fn of_conflicts() -> Vec<Told> {
    use Conflict as C;
    let now = "2026-05-03T12:00:00Z".parse().unwrap();
    let last = LastChange { by: "Kim".into(), at: now, now };
    let score = |victory_points| Score { victory_points, battle_tactics: 2, ..Score::default() };
    let result = BattleResult { kind: ResultKind::Played, a: score(30), b: score(20), ruled: None };
    let stands = BattleStands { table: Some(TableNumber(4)), result: result.clone(), last: last.clone() };
    let value = |code: &str| SheetValue { code: code.into(), name: None };
    let change = SheetFieldChange {
        field: "first/2".into(),
        line: None,
        before: value("a"),
        after: value("b"),
        players: ["Ann".into(), "Bo".into()],
    };
    let fields = PlayerDifference { stands: PlayerFact::Paid(true), sent: PlayerFact::Paid(false) };
    let name = "Ann".to_owned();
    told(
        "Conflict",
        [
            C::Settings,
            C::Battleplans,
            C::Award { title: "Best painted".into() },
            C::TableList { now: vec!["1-20 hall".into()] },
            C::Table { now: Box::new(VenueTable::new((TableNumber(3), "hall".into()))) },
            C::Ranking { now: Box::new(Settings::default().ranking_rules()) },
            C::SharedPlace,
            C::SoftScore { name: name.clone() },
            C::ConductTakenBack,
            C::PenaltyTakenBack,
            C::Call,
            C::News,
            C::Player { name: name.clone(), last: None },
            C::PlayerFields { name: name.clone(), last: Some(last.clone()), differences: vec![fields] },
            C::Result {
                why: battle::ReportRefusal::Ruled,
                stands: Some(Box::new(stands)),
                sent: Some(result.clone()),
            },
            C::Result { why: battle::ReportRefusal::Stale, stands: None, sent: None },
            C::SheetField { change: Box::new(change), sent: value("a"), last: Some(last) },
            C::SheetSum { result: result.clone() },
            C::PaperDisputed { table: TableNumber(4), first: result },
            C::Draft,
            C::DraftToPublish,
            C::Round,
            C::RoundState { round: RoundNumber(2), now: RoundState::Published },
            C::DrawnAlready { round: RoundNumber(2) },
            C::TableProposal,
            C::RepairPlan,
            C::Roster { name },
            C::RosterDraft,
            C::RosterDraftToHandIn,
            C::ProblemAnswered,
            C::RosterRules,
        ],
    )
}
