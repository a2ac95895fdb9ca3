//! The scoring sheet: steps that count once, two phones on one sheet, what the rules forbid, the end.

use crate::support::{
    floor::{Floor, Seat, address, numbers},
    site::{Browser, Reply},
};
use muster::{
    actions::battles::sheets::BattleSheet,
    domain::{battle::State, event::permission::StaffRole, numbers::RoundNumber},
    storage::{self, sheets::Stored},
};

/// Two players at table 1 of round 1, on Feral Foray, each with a phone.
struct Table {
    floor: Floor,
    a: Browser,
    b: Browser,
    sheet: String,
}

impl Table {
    async fn set() -> Self {
        Self::of(&["Ann <b>Archer</b>", "Юлия"]).await
    }

    async fn of(names: &[&str]) -> Self {
        let floor = Floor::with_names(names).await;
        floor.play(1, &[]).await;
        let mut tx = floor.site.app.database.write().await.unwrap();
        let mut round =
            storage::rounds::by_number(&mut tx, floor.event.id, RoundNumber(1)).await.unwrap().unwrap();
        round.battleplan = Some("feral-foray".into());
        storage::rounds::set_plan(&mut tx, &round).await.unwrap();
        tx.commit().await.unwrap();
        let battle = floor.battle(1, 1).await;
        let (a, b) = (floor.number(battle.a), floor.number(battle.b.unwrap()));
        let (a, b) = (floor.phone(a).await, floor.phone(b).await);
        Self { sheet: format!("{}/sheet", address(&battle)), floor, a, b }
    }

    async fn tap(&self, phone: &Browser, once: &str, step: &str) -> Reply {
        phone.post(&self.sheet, &[("once", once), ("step", step)]).await
    }

    /// Taps that are all taken.
    async fn taps(&self, phone: &Browser, steps: &[&str]) {
        for (number, step) in steps.iter().enumerate() {
            self.tap(phone, &format!("tap-number-{number}-{step}")[..], step).await.is(303);
        }
    }

    async fn stored(&self) -> Stored {
        let mut tx = self.floor.site.app.database.read().await.unwrap();
        let battle = self.floor.battle(1, 1).await;
        storage::sheets::find_sheet(&mut tx, battle.id).await.unwrap().unwrap()
    }

    /// The players' names, as pages write them.
    async fn names(&self) -> [String; 2] {
        let battle = self.floor.battle(1, 1).await;
        let name =
            |id| self.floor.players.iter().find(|player| Some(player.id) == id).unwrap().name.to_string();
        [Some(battle.a), battle.b].map(|id| name(id).replace('<', "&#60;").replace('>', "&#62;"))
    }

    async fn steps(&self) -> usize {
        let mut tx = self.floor.site.app.database.read().await.unwrap();
        let battle = self.floor.battle(1, 1).await;
        storage::sheets::list_sheet_steps(&mut tx, battle.id).await.unwrap().len()
    }

    /// Five battle rounds with nothing left open; `a` scores an objective and completes a battle tactic.
    async fn fill(&self) {
        let mut steps = vec!["attacker=>a".to_owned(), "line/1/a/one=>1".into()];
        steps.extend((1..=5).map(|round| format!("priority/{round}=>a")));
        steps.extend(["tactic/1/a=>do-not-waver".into(), "completed/1/a=>yes".into()]);
        self.taps(&self.a, &steps.iter().map(String::as_str).collect::<Vec<_>>()).await;
    }

    /// Both players let everybody read along.
    async fn share(&self) {
        for phone in [&self.a, &self.b] {
            phone
                .post(&format!("{}/share", self.sheet), &[("shows", "yes")])
                .await
                .leads_to(&format!("{}#live", self.sheet));
        }
    }

    async fn send(&self, phone: &Browser, more: &[(&str, &str)]) -> Reply {
        let (version, battle) = (self.stored().await.version, self.floor.battle(1, 1).await.version);
        let (version, battle) = (version.to_string(), battle.to_string());
        let mut fields = vec![("send", "yes"), ("version", version.as_str()), ("battle_version", &battle)];
        fields.extend(more);
        phone.post(&format!("{}/send", self.sheet), &fields).await
    }
}

#[actix_web::test]
async fn both_players_and_everybody_else_see_the_same_sheet() {
    let table = Table::set().await;
    table.share().await;
    let taps_seen = &mut table.floor.site.app.live.subscribe_sheets();
    let before = table.floor.version().await;
    table.taps(&table.a, &["attacker=>a", "priority/1=>b", "line/1/a/one=>1", "line/1/a/two=>1"]).await;
    table.taps(&table.b, &["tactic/1/b=>take-the-flanks", "completed/1/b=>yes"]).await;
    for phone in [&table.a, &table.b, &table.floor.desk, &table.floor.site.visitor()] {
        let page = phone.get(&table.sheet).await;
        page.is(200).shows("data-points=\"a\">4<").shows("data-points=\"b\">4<").shows("Feral Foray");
        page.shows("data-picked=\"b\">Take the Flanks<").hides("<b>Archer");
        let state = phone.get(&format!("{}/state", table.sheet)).await;
        state.is(200).shows(r#""completed/1/b":"yes""#).shows(r#""version":6"#);
    }
    table.floor.site.visitor().get(&table.sheet).await.shows("fieldset disabled");
    let battle = table.floor.battle(1, 1).await.id;
    // On PostgreSQL the sheets of other tests are heard too.
    let first = loop {
        let (of, version) = taps_seen.recv().await.unwrap();
        if of == battle {
            break version;
        }
    };
    assert_eq!(first, 1, "the other phone is told");
    assert_eq!(table.floor.version().await, before, "public pages need not be made again for every tap");
    table.a.get("/e/spring-open/me").await.shows(&format!("href=\"{}\"", table.sheet));
}

#[actix_web::test]
async fn a_tap_sent_twice_counts_once() {
    let table = Table::set().await;
    for _ in 0..3 {
        table.tap(&table.a, "tapped-twice", "priority/1=>a").await.is(303);
    }
    assert_eq!((table.steps().await, table.stored().await.version), (1, 1));
    // Also after somebody else went on: the late copy does not undo it.
    table.tap(&table.b, "another-tap", "priority/1=a>b").await.is(303);
    table.tap(&table.a, "tapped-twice", "priority/1=>a").await.is(303);
    assert_eq!((table.steps().await, table.stored().await.version), (2, 2));
    assert_eq!(table.stored().await.sheet.fields()["priority/1"], "b");
}

#[actix_web::test]
async fn a_tap_over_what_somebody_else_changed_comes_back_with_both_values() {
    let table = Table::set().await;
    table.taps(&table.b, &["priority/1=>b", "line/1/b/one=>1"]).await;
    let stale = table.tap(&table.a, "late-tap-1", "priority/1=>a").await;
    let [a, b] = table.names().await;
    stale.is(409).shows(&format!("{b} changed battle round 1: priority just now, from nothing to {b}."));
    stale.shows(&format!("You tapped {a}."));
    assert_eq!(table.stored().await.sheet.fields()["priority/1"], "b");
    // Another field of the same battle round is nobody's business but its own.
    table.tap(&table.a, "late-tap-2", "first/1=>a").await.is(303);
    // The same value twice is no conflict, and no second step.
    table.tap(&table.a, "late-tap-3", "priority/1=>b").await.is(303);
    assert_eq!(table.steps().await, 3);
    // The script is told in its own words.
    let json = actix_web::test::TestRequest::post()
        .uri(&table.sheet)
        .insert_header(("accept", "application/json"))
        .set_form([("once", "late-tap-4"), ("step", "priority/1=>a")]);
    table.a.send(json).await.is(409).shows(r#""problem":"Not saved"#).shows(r#""priority/1":"b""#);
}

#[actix_web::test]
async fn what_the_rules_forbid_is_refused_with_its_rule_and_changes_nothing() {
    let table = Table::set().await;
    table.taps(&table.a, &["tactic/1/a=>do-not-waver", "priority/1=>b", "priority/2=>a"]).await;
    for (number, (step, rule)) in [
        ("tactic/2/a=>take-the-flanks", "R6"),
        ("tactic/3/a=>do-not-waver", "R5"),
        ("completed/3/a=>yes", "R4"),
        ("line/1/a/more=>1", "R7"),
        ("line/1/a/one=>5", "R7"),
        ("line/1/a/nonsense=>1", "R7"),
    ]
    .into_iter()
    .enumerate()
    {
        table.tap(&table.a, &format!("forbidden-{number}"), step).await.is(422).shows(&format!("({rule}): "));
    }
    for step in ["", "what", "priority/9=>a", "attacker=>c", "line/1/a/one=>-1", "completed/1/a=>maybe"] {
        table.tap(&table.a, "unreadable", step).await.is(422).says(text!("sheet-unreadable-tap"));
    }
    assert_eq!((table.steps().await, table.stored().await.version), (3, 3));
    let page = table.a.get(&format!("{}?battle=2", table.sheet)).await;
    page.shows("takes a double turn and seizes the initiative").shows("No battle tactic in a double turn");
}

#[actix_web::test]
async fn only_the_two_players_and_staff_change_a_sheet() {
    let table = Table::of(&["Ann", "Bob", "Cem", "Dan"]).await;
    let battle = table.floor.battle(1, 1).await;
    let seated = [table.floor.number(battle.a), table.floor.number(battle.b.unwrap())];
    for number in (1..=4).filter(|number| !seated.contains(number)) {
        let phone = table.floor.phone(number).await;
        table
            .tap(&phone, "not-my-battle", "attacker=>a")
            .await
            .is(403)
            .says(text!("forbidden-sheet-not-theirs"));
        let fields = [("send", "yes"), ("anyway", "on"), ("version", "0"), ("battle_version", "1")];
        phone.post(&format!("{}/send", table.sheet), &fields).await.is(403);
    }
    table.tap(&table.floor.site.visitor(), "who-is-it", "attacker=>a").await.is(403);
    table.tap(&table.floor.desk, "from-the-desk", "attacker=>a").await.is(303);
    assert_eq!(table.stored().await.changed_by, "Olga Organiser");
}

#[actix_web::test]
async fn a_sheet_is_shown_live_as_long_as_both_players_let_everybody_read_along() {
    let table = Table::set().await;
    let (share, visitor) = (format!("{}/share", table.sheet), table.floor.site.visitor());
    table.taps(&table.a, &["attacker=>a", "line/1/a/one=>1"]).await;
    let is_open = async |open: bool| {
        let status = if open { 200 } else { 403 };
        for path in ["", "/state"] {
            visitor.get(&format!("{}{path}", table.sheet)).await.is(status);
        }
        let battle = visitor.get(&address(&table.floor.battle(1, 1).await)).await;
        assert_eq!(battle.is(200).has("/sheet\""), open);
        // Staff see it all the same.
        table.floor.desk.get(&table.sheet).await.is(200);
    };
    is_open(false).await;
    visitor.get(&table.sheet).await.says(text!("forbidden-not-shown-live"));
    table.a.get(&table.sheet).await.says(text!("sheet-live-none"));
    table.a.post(&share, &[("shows", "yes")]).await.is(303);
    // Sent twice, it is said once.
    table.a.post(&share, &[("shows", "yes")]).await.is(303);
    is_open(false).await;
    table.a.get(&table.sheet).await.says(text!("sheet-live-mine"));
    table.b.get(&table.sheet).await.says(text!("sheet-live-theirs"));
    table.b.post(&share, &[("shows", "yes")]).await.is(303);
    is_open(true).await;
    table.b.get(&table.sheet).await.says(text!("sheet-live-both"));
    visitor.get(&table.sheet).await.says_not(text!("sheet-live"));
    // Either of them ends it at any time, and nobody else can say it for them.
    table.a.post(&share, &[("shows", "no")]).await.is(303);
    is_open(false).await;
    visitor.post(&share, &[("shows", "yes")]).await.is(403);
    table.floor.desk.post(&share, &[("shows", "yes")]).await.is(403);
    let log = table.floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("agreed to show the sheet live").shows("no longer shows the sheet live");
    // What it came to is no secret.
    table.fill().await;
    table.send(&table.a, &[]).await.is(303);
    is_open(true).await;
    table.a.get(&table.sheet).await.says_not(text!("sheet-live"));
}

#[actix_web::test]
async fn a_judge_lets_stand_what_the_rules_forbid_with_a_reason_on_record() {
    let table = Table::set().await;
    table.taps(&table.a, &["tactic/1/a=>do-not-waver"]).await;
    let judge = table.floor.site.staff(&table.floor.event, "Jo Judge", StaffRole::Judge).await;
    let step = "tactic/2/a=>do-not-waver";
    table.tap(&judge, "judges-tap", step).await.is(422).says(text!("sheet-let-it-stand-as-judge"));
    let stand = [("once", "judges-tap"), ("step", step), ("what", "let-stand")];
    judge.post(&table.sheet, &stand).await.is(422).shows("Say why you allow it");
    // Players have no such button, and need not try.
    let with_reason = [stand[0], stand[1], stand[2], ("reason", "the first was a slip of the thumb")];
    table.a.post(&table.sheet, &with_reason).await.is(403);
    for _ in 0..2 {
        judge.post(&table.sheet, &with_reason).await.is(303);
    }
    assert_eq!(table.steps().await, 2);
    let page = table.b.get(&table.sheet).await;
    page.shows("Allowed by Jo Judge in battle round 2, ").shows("Reason: the first was a slip of the thumb");
    page.hides("Breaks a rule");
    let log = table.floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("round 1, table 1").shows("(breaks R5").shows("the first was a slip of the thumb");
    // The players go on, with what stands.
    table.tap(&table.a, "players-go-on", "completed/2/a=>yes").await.is(303);
}

#[actix_web::test]
async fn a_judge_who_plays_here_is_a_player_here() {
    let table = Table::set().await;
    let judge = table.floor.site.staff(&table.floor.event, "Jo Judge", StaffRole::Judge).await;
    table.floor.open_link_on(&judge, table.floor.battle(1, 1).await.a).await;
    table.taps(&table.a, &["tactic/1/a=>do-not-waver"]).await;
    let fields = [
        ("once", "own-game-1"),
        ("step", "tactic/2/a=>do-not-waver"),
        ("what", "let-stand"),
        ("reason", "me"),
    ];
    judge.post(&table.sheet, &fields).await.is(403).shows("Only a judge");
    assert_eq!(table.steps().await, 1);
}

#[actix_web::test]
async fn j2_a_judge_lets_nothing_stand_where_they_play_from_another_browser_either() {
    let table = Table::set().await;
    let account = table.floor.site.account("Jo Judge").await;
    let mut tx = table.floor.site.app.database.write().await.unwrap();
    let own = table.floor.battle(1, 1).await.a;
    let mut own = storage::players::find_player(&mut tx, own).await.unwrap().unwrap();
    own.account_id = Some(account.id);
    storage::players::update(&mut tx, &own).await.unwrap();
    // The browser's own entry is another one of theirs, which does not play here.
    let place = muster::domain::event::player::Enrolment {
        event_id: table.floor.event.id,
        number: 77,
        status: own.status,
        joined_round: RoundNumber(1),
        registered_at: own.registered_at,
    };
    let details = muster::domain::event::player::PlayerDetails::from_player_name(own.name.clone());
    let id = muster::domain::ids::PlayerId(table.floor.site.app.new_id());
    let other = muster::domain::event::player::Player::from_enrolment(id, place, details);
    storage::players::insert(&mut tx, &other).await.unwrap();
    tx.commit().await.unwrap();
    let judge = table.floor.site.staff_of(&table.floor.event, &account, StaffRole::Judge).await;
    table.floor.open_link_on(&judge, other.id).await;
    table.taps(&table.a, &["tactic/1/a=>do-not-waver"]).await;
    let fields = [
        ("once", "own-game-2"),
        ("step", "tactic/2/a=>do-not-waver"),
        ("what", "let-stand"),
        ("reason", "me"),
    ];
    judge.post(&table.sheet, &fields).await.is(403).shows("Another judge or organiser must allow it");
    assert_eq!(table.steps().await, 1);
}

#[actix_web::test]
async fn the_sheet_is_sent_as_the_result_and_confirmed() {
    let table = Table::set().await;
    table.fill().await;
    table.tap(&table.a, "no-attacker", "attacker=a>").await.is(303);
    table
        .send(&table.a, &[])
        .await
        .is(422)
        .says(text!("missing-on-sheet-attacker"))
        .says(text!("sheet-send-without"));
    table.tap(&table.a, "an-attacker", "attacker=>b").await.is(303);
    let old = table.stored().await.version;
    table.tap(&table.b, "meanwhile-b", "line/1/b/one=>1").await.is(303);
    let (seen, battle) = (old.to_string(), table.floor.battle(1, 1).await.version.to_string());
    let stale = [("send", "yes"), ("version", seen.as_str()), ("battle_version", &battle)];
    table
        .a
        .post(&format!("{}/send", table.sheet), &stale)
        .await
        .is(409)
        .shows("has changed and now says 6–2");
    table.send(&table.a, &[("once", "sent-by-ann-1")]).await.leads_to(&table.sheet);
    table.send(&table.a, &[("once", "sent-by-ann-1")]).await.leads_to(&table.sheet);
    let battle = table.floor.battle(1, 1).await;
    assert_eq!((battle.state, numbers(&battle)), (State::Reported, Some([6, 1, 2, 0])));
    let log = table.floor.desk.get("/e/spring-open/desk/audit").await;
    log.shows("reported 6–2 (tactics 1–0) from the scoring sheet");
    let page = table.b.get(&table.sheet).await;
    // Whose is whose is said, the own number first; and the other answer leads to where it can be given.
    let [ann, _] = table.names().await;
    page.says(text!("sheet-is-report-right"))
        .shows("<b class=\"huge\">2</b><br>You")
        .shows(&format!("<b class=\"huge\">6</b><br>{ann}"));
    page.shows(&format!("victory for {ann}")).hides("one report").shows("/me#different");
    let version = battle.version.to_string();
    let confirm = [("version", version.as_str()), ("what", "confirm"), ("back", "sheet")];
    table.b.post(&address(&battle), &confirm).await.leads_to(&table.sheet);
    assert_eq!(table.floor.battle(1, 1).await.state, State::Confirmed);
    // What both agreed on is not changed any more by them; the sheet stays to be read.
    table.tap(&table.a, "after-the-end", "line/2/a/one=>1").await.is(422).says(text!("sheet-refusal-agreed"));
    table.floor.site.visitor().get(&table.sheet).await.shows("Confirmed: 6–2");
}

#[actix_web::test]
async fn two_sheets_that_differ_are_a_dispute_and_four_numbers_still_do() {
    let table = Table::set().await;
    table.fill().await;
    table.floor.send(1, 1, Seat::B, [6, 1, 6, 1]).await.is(303);
    table.a.get(&table.sheet).await.says(text!("sheet-report-differs"));
    table.send(&table.a, &[]).await.leads_to(&table.sheet);
    assert_eq!(table.floor.battle(1, 1).await.state, State::Disputed);
    table
        .tap(&table.a, "in-a-dispute", "line/2/a/one=>1")
        .await
        .is(422)
        .says(text!("sheet-refusal-disputed"));
    table.tap(&table.floor.desk, "judge-looks", "line/2/a/one=>1").await.is(303);
}

#[actix_web::test]
async fn taps_of_many_phones_at_once_are_all_kept() {
    let table = Table::set().await;
    let steps: Vec<String> = (1..=5)
        .flat_map(|round| ["a", "b"].map(|side| format!("line/{round}/{side}/one=>1")))
        .chain((1..=5).map(|round| format!("priority/{round}=>a")))
        .collect();
    let sent = steps.iter().enumerate().map(|(number, step)| {
        let phone = if number % 2 == 0 { &table.a } else { &table.b };
        let sheet = &table.sheet;
        async move { table_tap(phone, sheet, number, step).await }
    });
    for reply in futures_util::future::join_all(sent).await {
        reply.is(303);
    }
    assert_eq!((table.steps().await, table.stored().await.version), (15, 15));
    assert_eq!(table.stored().await.sheet.fields().len(), 15);
}

async fn table_tap(phone: &Browser, sheet: &str, number: usize, step: &str) -> Reply {
    phone.post(sheet, &[("once", &format!("at-once-{number}")), ("step", step)]).await
}

#[actix_web::test]
async fn a_sheet_that_nobody_filled_in_says_so_instead_of_nil_nil() {
    let table = Table::set().await;
    table.floor.report(1, 1, [20, 3, 10, 2]).await.is(303);
    let left_out = "This scoring sheet wasn&#39;t completed. The result was reported without it:";
    // Its players can still fill it in; what was reported differs from no sheet.
    for phone in [&table.a, &table.b] {
        let page = phone.get(&table.sheet).await;
        page.is(200).shows(left_out).hides("differs from the scoring sheet");
    }
    let battle = table.floor.battle(1, 1).await;
    let version = battle.version.to_string();
    table.b.post(&address(&battle), &[("version", &version), ("what", "confirm")]).await.is(303);
    for phone in [&table.a, &table.b, &table.floor.site.visitor()] {
        phone.get(&table.sheet).await.is(200).shows(left_out).hides("id=\"sheet\"");
    }
    table.floor.desk.get(&table.sheet).await.is(200).shows(left_out).shows("id=\"sheet\"");
}

#[actix_web::test]
async fn a_round_without_a_battleplan_has_no_sheet_and_says_so() {
    let table = Table::set().await;
    let mut tx = table.floor.site.app.database.write().await.unwrap();
    let mut round =
        storage::rounds::by_number(&mut tx, table.floor.event.id, RoundNumber(1)).await.unwrap().unwrap();
    round.battleplan = Some("nobody-knows-it".into());
    storage::rounds::set_plan(&mut tx, &round).await.unwrap();
    tx.commit().await.unwrap();
    table.a.get(&table.sheet).await.is(422).says(text!("sheet-refusal-no-scoring"));
    table.a.get("/e/spring-open/me").await.hides("Scoring sheet");
    table.a.get("/e/spring-open/rounds/1/tables/99/sheet").await.is(404);
    table.a.get("/e/spring-open/rounds/one/tables/1/sheet").await.is(404);
}

#[actix_web::test]
async fn an_organiser_adds_a_battleplan_that_is_chosen_tapped_and_printed() {
    let table = Table::set().await;
    let desk = &table.floor.desk;
    let path = "/e/spring-open/desk/battleplans";
    let mut fields = vec![
        ("name", "Our <b>own</b> hill"),
        ("text_1", "Stand on the hill"),
        ("points_1", "2"),
        ("text_2", "Nobody else does"),
        ("points_2", "5"),
        ("needs_2", "1"),
    ];
    desk.post(path, &fields).await.is(422).shows("Set a cap of 6 or less");
    fields.push(("cap", "6"));
    desk.post(path, &[("name", "Border War"), ("text_1", "x"), ("points_1", "1")])
        .await
        .is(422)
        .says(text!("battleplan-refusal-of-the-system", name = "Border War"));
    desk.post(path, &[("name", "Two"), ("text_1", "x"), ("points_1", "1"), ("needs_1", "7")])
        .await
        .is(422)
        .shows("which is not another line");
    desk.post(path, &[("name", "王")]).await.is(422).shows("Latin letters");
    desk.post(path, &fields).await.leads_to(path);
    desk.get(path).await.shows("Stand on the hill: 2").shows("only with line 1").hides("<b>own");
    let slug = "our-b-own-b-hill";
    let round = "/e/spring-open/desk/rounds/1";
    let version = desk.get(round).await.shows(slug).hidden("version");
    let plan =
        [("version", version.as_str()), ("battleplan", slug), ("reason", "as told"), ("starts_at", "")];
    desk.post(&format!("{round}/plan"), &plan).await.is(303);
    table.a.get(&table.sheet).await.shows("Stand on the hill");
    table.taps(&table.a, &["line/1/a/1=>1", "line/1/a/2=>1"]).await;
    table.b.get(&table.sheet).await.shows("data-points=\"a\">6<");
    let paper = desk.get("/e/spring-open/desk/print/sheets-1.pdf").await;
    paper.is(200);
    assert_eq!(paper.kind, "application/pdf");
    // A round is played on it: it stays as it is.
    desk.post(path, &fields).await.is(422).shows("its scoring can't change");
    desk.post(&format!("{path}/remove"), &[("battleplan", slug)])
        .await
        .is(422)
        .shows("so you can't remove it");
    // The settings form keeps what is not on it.
    fields[0] = ("name", "Spare one");
    desk.post(path, &fields).await.leads_to(path);
    desk.post(&format!("{path}/remove"), &[("battleplan", "spare-one")]).await.leads_to(path);
    desk.get(path).await.hides("Spare One").shows("Stand on the hill");
}

#[actix_web::test]
async fn without_a_roster_tactics_are_those_of_the_faction_that_was_registered() {
    let table = Table::set().await;
    let battle = table.floor.battle(1, 1).await;
    let app = &table.floor.site.app;
    let alliances = async || {
        let mut tx = app.database.read().await.unwrap();
        let at = (RoundNumber(1), battle.table_number.unwrap());
        let here = (table.floor.event.id, &table.floor.event.settings);
        let at = storage::battles::TableUse { round: at.0, table: at.1 };
        let sheet = BattleSheet::load_battle_sheet(app, &mut tx, here, at).await.unwrap();
        let rules = sheet.rules();
        [rules.alliance_a.map(str::to_owned), rules.alliance_b.map(str::to_owned)]
    };
    assert_eq!(alliances().await, [None, None]);
    let mut tx = app.database.write().await.unwrap();
    for (player, faction) in [(battle.a, "Skaven"), (battle.b.unwrap(), "Dwarfs of no catalogue")] {
        let mut player = storage::players::find_player(&mut tx, player).await.unwrap().unwrap();
        player.faction = Some(faction.into());
        assert!(storage::players::update(&mut tx, &player).await.unwrap());
    }
    tx.commit().await.unwrap();
    assert_eq!(alliances().await, [Some("chaos".to_owned()), None]);
    // The game's own list knows factions that no battle profiles are there for, and by a part of their names.
    let mut tx = app.database.write().await.unwrap();
    for (player, faction) in [(battle.a, "Ogor Mawtribes"), (battle.b.unwrap(), "Nurgle")] {
        let mut player = storage::players::find_player(&mut tx, player).await.unwrap().unwrap();
        player.faction = Some(faction.into());
        assert!(storage::players::update(&mut tx, &player).await.unwrap());
    }
    tx.commit().await.unwrap();
    assert_eq!(alliances().await, [Some("destruction".to_owned()), Some("chaos".to_owned())]);
    let sheet = table.a.get(&table.sheet).await;
    sheet.shows("data-value=\"time-to-get-stuck-in\"").shows("data-value=\"offering-of-carnage\"");
    sheet.hides("data-value=\"slay-the-tyrants\"");
}
