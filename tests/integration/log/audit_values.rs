//! What the log keeps: every kind of act as a value that reads back as it was written, and can be said to people.

use crate::support::site::Site;
use muster::{
    actions::{Actor, entrants::players},
    domain::{
        battleplan::PlanDice,
        catalogue::ProfileChange,
        composition::{ErrataWording, RuleId, Severity},
        event::{
            Stage,
            audit::{
                Act, AuditSubject, AwardAct, AwardRoll, BattleAct, BattleplanChange, CallAct, ConductAct,
                EventAct, LogEntry, LoggedRoundChange, LoggedSeat, LoggedTableMove, MatchAct, MatchMove,
                NamedPlayer, NewsAct, PairAct, PartChange, PartTime, PickedBattleplan, PlayerAct,
                PlayerField, Renamed, Reseated, RosterAct, RoundAct, ScreenAct, SeatMove, SettingChange,
                SheetAct, SheetFieldChange, SheetValue, ShownInLog, StaffAct, StandingsAct, TeamAct,
                VenueAct,
            },
            award::Basis,
            call::{AppealOutcome, CallKind},
            clock::Hand,
            conduct::{ConductKind, ConductLevel},
            pack::Settings,
            permission::{ActingAs, StaffRole},
            player::{DetailText, PlayerDetails, PlayerName},
            screen::{AwardReveal, Shows},
            timetable::PartKind,
            vote::VoteChoices,
        },
        games::{Allowance, Finding, RulesModule, aos4::Observation},
        history::{BattleResult, Outcome, ResultKind, RuledOutcome, Score},
        ids::PlayerId,
        numbers::{RoundNumber, TableNumber},
        pairing::{ClubRule, tables::TableOrder},
        system::CallOut,
    },
    text::Speaker,
    text::audit::{LogContext, tell_act},
};
use proptest::prelude::*;
use std::collections::BTreeSet;
use uuid::Uuid;

/// As the page of the log says it.
fn said(act: &Act) -> String {
    Speaker::in_english().say(&tell_act(act, LogContext { settings: &Settings::default(), players: &[] }))
}

/// The verbs of a noun, as the reader of acts knows them.
fn verbs(noun: &str) -> BTreeSet<String> {
    let wrong = serde_json::json!({ "noun": noun, "did": "?" });
    let known = serde_json::from_value::<Act>(wrong).unwrap_err().to_string();
    known.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

fn nouns() -> BTreeSet<String> {
    let known = serde_json::from_value::<Act>(serde_json::json!({ "noun": "?" })).unwrap_err().to_string();
    known.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_act_reads_back_as_it_was_written_and_can_be_said() {
    let mut seen = BTreeSet::new();
    for act in acts("Ann", 3) {
        let json = serde_json::to_value(&act).unwrap();
        seen.insert((json["noun"].as_str().unwrap().to_owned(), json["did"].as_str().unwrap().to_owned()));
        assert_eq!(serde_json::from_value::<Act>(json.clone()).unwrap(), act, "{json}");
        assert!(said(&act).len() > 5, "{json}");
    }
    for noun in nouns() {
        for verb in verbs(&noun) {
            assert!(seen.contains(&(noun.clone(), verb.clone())), "no example of {noun} {verb}");
        }
    }
    assert!(seen.len() > 80, "{}", seen.len());
}

#[test]
fn an_act_says_who_and_what_it_was_done_to() {
    for (act, words) in [
        (
            Act::from(PlayerAct::Added { name: "Ann".into(), from_round: Some(RoundNumber(3)) }),
            "added Ann, after round 2 was paired",
        ),
        (
            BattleAct::Set { result: result(30, 12), before: None, seats: None }.into(),
            "set the result to 30–12 (tactics 2–1)",
        ),
        (
            BattleAct::Set { result: result(30, 12), before: Some(result(30, 12)), seats: None }.into(),
            "decided that 30–12 (tactics 2–1) stands",
        ),
        (
            RoundAct::Drawn { round: RoundNumber(2), tables: 1, byes: 2, left_out: Vec::new() }.into(),
            "paired round 2: 1 table, 2 byes",
        ),
        (VenueAct::PutBackInUse { table: TableNumber(4) }.into(), "put table 4 back in use"),
    ] {
        assert_eq!(said(&act), words);
    }
}

proptest! {
    #[test]
    fn whatever_people_are_called_an_entry_reads_back(name in ".{0,40}", number: i64, why in proptest::option::of(".{0,40}")) {
        for act in acts(&name, number) {
            let entry = LogEntry { subject: AuditSubject::Player(number), act, why: why.clone() };
            let json = serde_json::to_string(&entry.act).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Act>(&json).unwrap(), &entry.act);
            prop_assert!(!said(&entry.act).is_empty());
        }
    }
}

#[actix_web::test]
async fn a_name_of_any_script_stands_in_the_log_as_it_is_and_breaks_no_page() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    let player = PlayerDetails::from_player_name(PlayerName::parse("Юрий <b>Ж</b> & Co").unwrap());
    let by = Actor::from_bare_name("Ольга <i>", ActingAs::Organiser);
    players::add_player_by_organiser(&site.app, &by, event.id, player).await.unwrap();
    let page = olga.get("/e/spring-open/desk/audit?check=all&q=%D1%8E%D1%80%D0%B8%D0%B9").await;
    page.is(200)
        .shows("added Юрий &#60;b&#62;Ж&#60;/b&#62; &#38; Co")
        .says(text!("audit-in-order"))
        .shows("Ольга &#60;i&#62;");
    page.hides("<b>Ж</b>");
    let lines = olga.get("/e/spring-open/desk/audit.jsonl").await;
    lines.is(200).shows("Юрий <b>Ж</b>");
}

fn result(a: u32, b: u32) -> BattleResult {
    let score =
        |points, tactics| Score { victory_points: points, battle_tactics: tactics, ..Score::default() };
    BattleResult { kind: ResultKind::Played, a: score(a, 2), b: score(b, 1), ruled: None }
}

/// One of every kind at least, about somebody of this name and number.
fn acts(name: &str, number: i64) -> Vec<Act> {
    let mut acts = Vec::new();
    acts.extend(of_the_event(name).into_iter().map(Act::from));
    acts.extend(of_staff(name).into_iter().map(Act::from));
    acts.extend(of_players(name, number).into_iter().map(Act::from));
    acts.extend(of_teams(name).into_iter().map(Act::from));
    acts.extend(of_matches(name).into_iter().map(Act::from));
    acts.extend(of_rosters(name, number).into_iter().map(Act::from));
    acts.extend(of_the_venue(name, TableNumber(7)).into_iter().map(Act::from));
    acts.extend(of_rounds(name, RoundNumber(3)).into_iter().map(Act::from));
    acts.extend(of_pairs(name).into_iter().map(Act::from));
    acts.extend(of_tables(name).into_iter().map(Act::from));
    acts.extend(of_standings(name));
    acts.extend(of_awards(name, number).into_iter().map(Act::from));
    acts.extend(of_the_screen(name).into_iter().map(Act::from));
    let (kind, level) = (ConductKind::SlowPlay, ConductLevel::GameLoss);
    let text = || name.to_owned();
    acts.extend(
        [
            NewsAct::Announced { text: text() },
            NewsAct::Answered { question: text(), answer: text() },
            NewsAct::Reworded { before: text(), after: text() },
            NewsAct::TakenDown { text: text() },
            NewsAct::TakenBack { text: text() },
        ]
        .map(Act::from),
    );
    acts.extend([ConductAct::Noted { kind, level }, ConductAct::TakenBack].map(Act::from));
    let calls = [
        CallAct::Called { kind: CallKind::Roster },
        CallAct::Withdrawn,
        CallAct::Taken { own_club: true },
        CallAct::PassedOn,
        CallAct::Answered,
        CallAct::AppealAnswered { outcome: AppealOutcome::Changed },
        CallAct::AskedHowFar,
        CallAct::SlowPlayWatched,
        CallAct::SlowPlayEnded { minutes: 1 },
        CallAct::SlowPlayEnded { minutes: 12 },
    ];
    acts.extend(calls.map(Act::from));
    for field in ["tactic/2/a", "line/1/b/one", "attacker", "no such field"] {
        let value = |code: &str| SheetValue { code: code.into(), name: Some(name.into()) };
        let change = SheetFieldChange {
            field: field.into(),
            line: Some(name.into()),
            before: SheetValue { code: String::new(), name: None },
            after: value("take-the-flanks"),
            players: [name.into(), name.into()],
        };
        acts.push(SheetAct::SharedLive { name: "Ann".into() }.into());
        acts.push(SheetAct::NoLongerShared { name: "Ann".into() }.into());
        acts.push(SheetAct::LetStand { change, against: vec!["R5".into()] }.into());
    }
    acts
}

fn of_teams(name: &str) -> Vec<TeamAct> {
    let name = || name.to_owned();
    vec![
        TeamAct::SignedUp { name: name() },
        TeamAct::JoinedWaitingList { name: name() },
        TeamAct::Added { name: name() },
        TeamAct::Changed { name: name() },
        TeamAct::MemberJoined { name: name() },
        TeamAct::MemberAdded { name: name() },
        TeamAct::MemberChanged { name: name() },
        TeamAct::MemberLeft { name: name() },
        TeamAct::InvitationRenewed { name: name() },
        TeamAct::CheckedIn { name: name() },
        TeamAct::LeftWaitingList { name: name() },
        TeamAct::Withdrew { name: name(), too_late_for_refund: false },
        TeamAct::Withdrew { name: name(), too_late_for_refund: true },
        TeamAct::Left { name: name(), after_round: 2 },
        TeamAct::GivenPlace { name: name() },
        TeamAct::PlacesGiven { teams: vec![NamedPlayer { number: 1, name: name() }] },
        TeamAct::CameBack { name: name() },
        TeamAct::MarkedPaid { teams: vec![NamedPlayer { number: 1, name: name() }] },
        TeamAct::PaymentsTakenBack { teams: vec![NamedPlayer { number: 1, name: name() }] },
    ]
}

fn of_matches(name: &str) -> Vec<MatchAct> {
    let text = || name.to_owned();
    let shown = |by_lot| ShownInLog { team: text(), chose: vec![text()], by_lot, by: text() };
    vec![
        MatchAct::StepShown { step: 1, choices: vec![shown(false), shown(true)], complete: true },
        MatchAct::ChoiceMade { step: 1, team: "Rooks".into() },
        MatchAct::StepTakenBack { step: 1 },
        MatchAct::TypedIn { battles: 5 },
        MatchAct::TypedByCaptain { team: text() },
        MatchAct::MissingNamed { players: Vec::new() },
        MatchAct::MissingNamed { players: vec![text()] },
        MatchAct::EveryBoardLost { team: text() },
        MatchAct::Corrected { team: text(), match_points: -1, game_points: 4 },
    ]
}

fn of_the_event(name: &str) -> Vec<EventAct> {
    let text = || name.to_owned();
    let changed = vec![
        SettingChange { setting: "venue".into(), before: None, after: Some(text()), is_secret: false },
        SettingChange { setting: "battleplan_list".into(), before: None, after: None, is_secret: true },
    ];
    vec![
        EventAct::Created { name: text(), ranking: None },
        EventAct::Created { name: text(), ranking: Some(Settings::default().ranking_rules()) },
        EventAct::ReadFromFile { name: text(), players: 8, rounds: 3 },
        EventAct::SettingsSaved { renamed: None, changed: Vec::new(), ranking: None },
        EventAct::SettingsSaved {
            renamed: Some(Renamed { from: text(), to: text() }),
            changed,
            ranking: Some(Settings::default().ranking_rules()),
        },
        EventAct::TimetableSet { changed: moved_parts() },
        EventAct::TimetableByLength,
        EventAct::StageMoved { from: Stage::RegistrationClosed, to: Stage::Running },
        EventAct::BattleplanAdded { name: text() },
        EventAct::BattleplanChanged { name: text() },
        EventAct::BattleplanRemoved { name: text() },
        EventAct::BattleplanMapPut { name: text() },
        EventAct::BattleplanMapRemoved { name: text() },
        EventAct::GameReplaced { name: text(), own: Some(text()) },
        EventAct::GameReplaced { name: text(), own: None },
        EventAct::PicturePut { width: 800, height: 400, alt: text() },
        EventAct::PictureFirst { alt: text() },
        EventAct::PictureRemoved { alt: None },
        EventAct::PictureRemoved { alt: Some(text()) },
        EventAct::BattleplansReordered { were_in: vec![3, 1, 2] },
    ]
}

fn of_staff(name: &str) -> Vec<StaffAct> {
    let text = || name.to_owned();
    vec![
        StaffAct::Invited { name: text(), role: StaffRole::Judge },
        StaffAct::InvitationWithdrawn,
        StaffAct::Joined { role: StaffRole::Organiser },
        StaffAct::Appointed { name: text(), role: StaffRole::Judge },
        StaffAct::Removed { name: text(), role: StaffRole::Organiser },
        StaffAct::NotInvitedAgain { name: text(), role: StaffRole::Judge },
    ]
}

fn of_players(name: &str, number: i64) -> Vec<PlayerAct> {
    let text = || name.to_owned();
    let players = || vec![NamedPlayer { number, name: text() }, NamedPlayer { number: 2, name: text() }];
    let fields = vec![PlayerField::Text(DetailText::Email), PlayerField::JoinedRound];
    vec![
        PlayerAct::SignedUp { paints: false },
        PlayerAct::SignedUp { paints: true },
        PlayerAct::AskedToComeIn { paints: true },
        PlayerAct::CameInByMail { has_place: true },
        PlayerAct::CameInByMail { has_place: false },
        PlayerAct::JoinedWaitingList { paints: true },
        PlayerAct::EnteredPanel { name: text() },
        PlayerAct::LeftPanel { name: text() },
        PlayerAct::PhotoPut { name: text() },
        PlayerAct::PhotoRemoved { name: text() },
        PlayerAct::PhotoReleased { name: text() },
        PlayerAct::PhotoHeldBack { name: text() },
        PlayerAct::Added { name: text(), from_round: None },
        PlayerAct::AddedAll { count: 3, source: text(), first: None, teams: Vec::new() },
        PlayerAct::AddedAll { count: 3, source: text(), first: Some(number), teams: vec![1, 2] },
        PlayerAct::AddingTakenBack { count: 3, source: text() },
        PlayerAct::Changed { name: text(), fields },
        PlayerAct::Changed { name: text(), fields: Vec::new() },
        PlayerAct::CheckedIn { name: text() },
        PlayerAct::CameAfterAll { name: text() },
        PlayerAct::CheckInTakenBack { name: text() },
        PlayerAct::LinkRenewed { name: text() },
        PlayerAct::LinkWithdrawn { name: text() },
        PlayerAct::Claimed { name: text() },
        PlayerAct::Released { name: text() },
        PlayerAct::LeftWaitingList { name: text() },
        PlayerAct::Withdrew { name: text(), too_late_for_refund: true },
        PlayerAct::Left { name: text(), after_round: RoundNumber(3) },
        PlayerAct::GivenPlace { name: text() },
        PlayerAct::PlacesGiven { players: players() },
        PlayerAct::LeavingTakenBack { name: text() },
        PlayerAct::CameBack { name: text() },
        PlayerAct::MarkedNotComing { players: players() },
        PlayerAct::Forgotten { number },
        PlayerAct::ExpectedAgain { players: players() },
        PlayerAct::MarkedPaid { players: players() },
        PlayerAct::PaymentsTakenBack { players: players() },
        PlayerAct::SoftScored { name: text(), points: 23, in_time: None },
        PlayerAct::SoftScored { name: text(), points: 21, in_time: Some(2) },
        PlayerAct::PointsCorrected { name: text(), points: -5, pairs: true },
        PlayerAct::CorrectionTakenBack { name: text(), points: 3 },
    ]
}

fn of_rosters(name: &str, version: i64) -> Vec<RosterAct> {
    let text = || name.to_owned();
    let rule = RuleId::A01;
    let what = Observation::OverLimit {
        spent: 2020,
        limit: 2000,
        not_printed: vec![("Morbid Conjuration".into(), 30)],
    };
    let finding = Box::new(Finding::illegal_finding(rule, what));
    vec![
        RosterAct::HandedIn { name: text(), version, is_late: true, replaces_accepted: true },
        RosterAct::NameConfirmed { name: text(), written: text(), means: text() },
        RosterAct::Accepted { name: text(), version },
        RosterAct::SentBack { name: text(), version },
        RosterAct::Reopened { name: text(), version },
        RosterAct::CleanAccepted { count: 4 },
        RosterAct::FindingLetPass { name: text(), rule, finding: finding.clone() },
        RosterAct::FindingCountedAgain { name: text(), rule, finding },
        RosterAct::ProblemReported { name: text() },
        RosterAct::ProblemAnswered { name: text() },
        RosterAct::WroteToMissing { count: 1 },
        RosterAct::WroteToSentBack { count: 1 },
        RosterAct::WroteToIllegal { count: 1 },
        RosterAct::AllJudgedAgain { changed: 3, became_illegal: 2 },
        RosterAct::ChangesSeen { changed: 3, became_illegal: 2, written_to: 1 },
        RosterAct::ProfileCorrected {
            unit: text(),
            changed: ProfileChange {
                points: Some(version),
                size: Some(5),
                can_be_reinforced: Some(false),
                unique: Some(true),
                options: Some(Vec::new()),
                keywords: vec![text()],
                no_keywords: vec![text()],
                legends: Some(true),
                factions: Some(vec![text()]),
            },
        },
        RosterAct::ProfileAsPublished { unit: text() },
        RosterAct::FactionFollowed { name: text(), faction: text() },
        RosterAct::Allowed {
            allowed: BTreeSet::from([Allowance::Legends]),
            wording: ErrataWording::Original,
            season: Some(text()),
        },
        RosterAct::PublicationLeftOut { title: text() },
        RosterAct::PublicationCounts { title: text() },
        RosterAct::KindLeftOut { kind: "battlescroll".into(), system: "aos4-ghb2024".into() },
        RosterAct::KindCounts { kind: "battlescroll".into(), system: "aos4-ghb2024".into() },
        RosterAct::ModulesChosen { without: BTreeSet::from([RulesModule::Magic, RulesModule::Terrain]) },
        RosterAct::ModulesChosen { without: BTreeSet::new() },
        RosterAct::RuleLowered { rule, system: "aos4-ghb2024".into(), severity: Severity::Warning },
        RosterAct::RuleRaised { rule, system: "aos4-ghb2024".into() },
    ]
}

fn of_the_venue(name: &str, table: TableNumber) -> Vec<VenueAct> {
    let text = || Some(name.to_owned());
    vec![
        VenueAct::ListSet { list: "1-20 main hall\n21-40 upstairs".into(), order: TableOrder::Any },
        VenueAct::Described { table, terrain: text(), note: None, streamed: false, out_of_use: text() },
        VenueAct::Described { table, terrain: None, note: text(), streamed: true, out_of_use: None },
        VenueAct::TakenOutOfUse { table, reason: name.to_owned() },
        VenueAct::PutBackInUse { table },
        VenueAct::TerrainSet { tables: vec![table, TableNumber(2)], terrain: None },
    ]
}

fn of_rounds(name: &str, round: RoundNumber) -> Vec<RoundAct> {
    let text = || name.to_owned();
    let two = || [text(), text()];
    let dice = PlanDice { first: 2, second: 3, table: 1, name: text() };
    let picked = || PickedBattleplan { name: text(), dice: Some(dice.clone()) };
    let shown = BattleplanChange::ToAll { before: None, after: Some(picked()) };
    let seat = LoggedSeat { table: Some(TableNumber(4)), with: Some(text()) };
    let players = vec![Reseated { name: text(), was: Some(seat) }, Reseated { name: text(), was: None }];
    let bye = Reseated { name: text(), was: Some(LoggedSeat { table: None, with: None }) };
    let moves =
        vec![SeatMove { table: Some(TableNumber(4)), players }, SeatMove { table: None, players: vec![bye] }];
    let mut acts = vec![
        RoundAct::Drawn { round, tables: 12, byes: 1, left_out: vec![text()] },
        RoundAct::DrawnAgain { round, attempt: 2, tables: 12, byes: 0, left_out: Vec::new() },
        RoundAct::Published { round, battleplan: Some(picked()) },
        RoundAct::DraftThrownAway { round },
        RoundAct::TakenBack { round },
        RoundAct::Closed { round, accepted: vec![TableNumber(1), TableNumber(2)] },
        RoundAct::Reopened { round },
        RoundAct::Planned { round, battleplan: Some(shown), start_changed: true },
        RoundAct::Planned { round, battleplan: Some(BattleplanChange::Secret), start_changed: false },
        RoundAct::PlayersSwapped { round, players: two() },
        RoundAct::LateSeated { player: text(), against: text(), table: TableNumber(4) },
        RoundAct::TeamsSwapped { round, teams: two(), begun_anew: Vec::new() },
        RoundAct::TeamsSwapped { round, teams: two(), begun_anew: vec![1, 3] },
        RoundAct::LateTeamSeated { round, team: text(), against: Some(text()) },
        RoundAct::LateTeamSeated { round, team: text(), against: None },
        RoundAct::LeftWaiting { round, player: text() },
        RoundAct::ByeGiven { round, player: text() },
        RoundAct::BattlesBegun { tables: vec![TableNumber(1), TableNumber(2)] },
        RoundAct::BattlesNotBegun { tables: vec![TableNumber(1)] },
        RoundAct::TablesGivenOutAgain {
            round,
            moves: vec![LoggedTableMove { from: TableNumber(1), to: TableNumber(2) }],
        },
        RoundAct::BattleMoved { round, from: TableNumber(1), to: TableNumber(2) },
        RoundAct::BattlesChangedPlaces { round, tables: [TableNumber(1), TableNumber(2)] },
    ];
    let changes = [
        LoggedRoundChange::Repair,
        LoggedRoundChange::Improve,
        LoggedRoundChange::Move { player: text(), to: text() },
        LoggedRoundChange::Fix { players: two() },
        LoggedRoundChange::Bye { player: text() },
        LoggedRoundChange::Seat { player: text() },
        LoggedRoundChange::Out { player: text() },
        LoggedRoundChange::Free { player: text() },
        LoggedRoundChange::Apart { players: two(), rounds: vec![RoundNumber(1), RoundNumber(2)] },
        LoggedRoundChange::Clubs { rule: ClubRule::Strong },
    ];
    let repaired = |change| RoundAct::Repaired {
        round,
        change,
        moves: moves.clone(),
        out: vec![name.to_owned()],
        back_in_use: Some(TableNumber(25)),
    };
    acts.extend(changes.map(repaired));
    let teams = vec![
        Reseated { name: text(), was: None },
        Reseated { name: text(), was: Some(LoggedSeat { table: None, with: Some(text()) }) },
    ];
    let alone = Reseated { name: text(), was: Some(LoggedSeat { table: None, with: None }) };
    let moves = vec![MatchMove { place: 2, teams }, MatchMove { place: 3, teams: vec![alone] }];
    let change = LoggedRoundChange::Bye { player: text() };
    let none = LoggedRoundChange::Repair;
    let matches =
        |change, moves, out, begun_anew| RoundAct::MatchesRepaired { round, change, moves, out, begun_anew };
    acts.extend([
        matches(change, moves, vec![text()], vec![2]),
        matches(none, Vec::new(), Vec::new(), Vec::new()),
        RoundAct::TablesPlanned { round, battleplans: Some(vec![text(), text()]) },
        RoundAct::TablesPlanned { round, battleplans: None },
    ]);
    acts
}

fn of_pairs(name: &str) -> Vec<PairAct> {
    let two = || [name.to_owned(), name.to_owned()];
    vec![
        PairAct::KeptApart { players: two(), rounds: Vec::new() },
        PairAct::GrudgeAsked { players: two() },
        PairAct::GrudgeAgreed { players: two() },
        PairAct::GrudgeDeclined { players: two() },
        PairAct::GrudgeWithdrawn { players: two() },
        PairAct::BroughtTogether { players: two(), rounds: vec![RoundNumber(2)] },
        PairAct::NoLongerApart { players: two(), rounds: vec![RoundNumber(1), RoundNumber(2)] },
        PairAct::NoLongerTogether { players: two(), rounds: vec![RoundNumber(2)] },
    ]
}

fn of_tables(reason: &str) -> Vec<BattleAct> {
    let ruled = RuledOutcome { outcome: Outcome::MinorWin, reason: reason.to_owned() };
    let after =
        || BattleResult { kind: ResultKind::Adjudicated, ruled: Some(ruled.clone()), ..result(30, 12) };
    let before = || result(20, 20);
    let from_sheet = true;
    vec![
        BattleAct::Reported { result: after(), from_sheet, seats: None },
        BattleAct::Disputed { result: after(), first: Some(before()), from_sheet, seats: None },
        BattleAct::Corrected { before: before(), after: after(), from_sheet, seats: None },
        BattleAct::Confirmed { result: after(), from_sheet: false, seats: None },
        BattleAct::EnteredFromPaper { result: after(), seats: None },
        BattleAct::TypedInFromPaper { result: after(), before: Some(before()), seats: None },
        BattleAct::Set { result: after(), before: Some(before()), seats: None },
        BattleAct::TakenBack { before: Some(before()) },
        BattleAct::Accepted { result: after(), seats: Some([PlayerId(Uuid::nil()); 2]) },
        BattleAct::AllAccepted { count: 3 },
    ]
}

fn of_standings(name: &str) -> Vec<Act> {
    let rules = Settings::default().ranking_rules();
    let mut other = rules.clone();
    other.ranking.tiebreakers = vec!["victory_points".into(), name.to_owned()];
    let rolls = vec![AwardRoll { name: name.to_owned(), dice: vec![6, 2], place: 1 }];
    let acts = [
        StandingsAct::RankingChanged { before: rules, after: other },
        StandingsAct::ShownUpTo { round: None },
        StandingsAct::ShownUpTo { round: Some(RoundNumber(0)) },
        StandingsAct::RolledOff { seed: 7, rolls: rolls.clone(), players: Vec::new(), after: None },
        StandingsAct::RolledOff {
            seed: u64::MAX,
            rolls,
            players: vec!["p1".into(), name.to_owned()],
            after: Some(RoundNumber(3)),
        },
    ];
    acts.map(Act::from).into()
}

fn of_awards(title: &str, number: i64) -> Vec<AwardAct> {
    let title = || title.to_owned();
    vec![
        AwardAct::BestOfFactionsAdded { factions: vec![title(), title()] },
        AwardAct::Added { title: title(), basis: Basis::BestInFaction(title()) },
        AwardAct::Given { title: title(), to: NamedPlayer { number, name: title() } },
        AwardAct::PrizeSet { title: title(), prize: Some(title()) },
        AwardAct::PrizeSet { title: title(), prize: None },
        AwardAct::LeftOpen { title: title() },
        AwardAct::Removed { title: title() },
        AwardAct::VoteOpened { title: title(), choices: VoteChoices::Opponents },
        AwardAct::Voted { title: title() },
        AwardAct::VoteClosed { title: title() },
        AwardAct::VoteThrownAway { title: title() },
    ]
}

fn of_the_screen(title: &str) -> Vec<ScreenAct> {
    let calls = vec![CallOut { minutes_left: 24, text: title.to_owned(), ends: None }];
    vec![
        ScreenAct::Shown { shows: Shows::Ceremony },
        ScreenAct::ClockTurned { hand: Hand::Extend(5), left: -61_000 },
        ScreenAct::ClockTurned { hand: Hand::GoOn, left: 9_900_000 },
        ScreenAct::ClockStartTakenBack,
        ScreenAct::TableExtended { minutes: 5 },
        ScreenAct::CallOutsSet { calls },
        ScreenAct::CallOutsSet { calls: Vec::new() },
        ScreenAct::CeremonyStep { title: title.to_owned(), becomes: AwardReveal::Revealed },
        ScreenAct::CeremonyForgotten,
    ]
}

#[actix_web::test]
async fn the_log_is_read_page_by_page_and_searched_as_a_whole() {
    let site = Site::start().await;
    let event = site.event(Stage::Published).await;
    let olga = site.organiser(&event).await;
    let by = Actor::from_bare_name("Olga", ActingAs::Organiser);
    for number in 1..=130 {
        let player =
            PlayerDetails::from_player_name(PlayerName::parse(&format!("Ann the {number}.")).unwrap());
        players::add_player_by_organiser(&site.app, &by, event.id, player).await.unwrap();
    }
    let newest = olga.get("/e/spring-open/desk/audit").await;
    newest.is(200).shows("added Ann the 130.").shows("added Ann the 31.").hides("added Ann the 30.");
    newest.says_not(text!("audit-in-order"));
    let older = newest.body.split("before=").nth(1).unwrap().split('"').next().unwrap();
    let older = olga.get(&format!("/e/spring-open/desk/audit?before={older}")).await;
    older.is(200).shows("added Ann the 30.").shows("added Ann the 1.").hides("added Ann the 31.");
    olga.get("/e/spring-open/desk/audit?q=the+7.").await.shows("added Ann the 7.").hides("added Ann the 77.");
    olga.get("/e/spring-open/desk/audit?check=all").await.shows("All 130 entries are intact");
}

fn moved_parts() -> Vec<PartChange> {
    let at =
        |day, hour| PartTime { day, at: chrono::NaiveTime::from_hms_opt(hour, 30, 0).unwrap(), minutes: 165 };
    vec![
        PartChange { what: PartKind::Round(RoundNumber(2)), before: Some(at(1, 13)), after: Some(at(2, 9)) },
        PartChange { what: PartKind::Other("Raffle".into()), before: None, after: Some(at(1, 18)) },
        PartChange { what: PartKind::Break, before: Some(at(1, 16)), after: None },
    ]
}
