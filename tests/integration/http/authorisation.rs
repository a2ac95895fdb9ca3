//! Every address × every kind of people, as `authorisation.toml` says. An address that it does not name fails.

use crate::{
    support::{
        event_files::four_players,
        site::{Browser, Reply, Site},
    },
    teams::floor::{TeamFloor, of_teams},
};
use actix_web::test::TestRequest;
use muster::{
    actions::{self, Actor},
    config::Config,
    domain::{
        event::{
            Event, Stage,
            pack::Settings,
            permission::StaffRole,
            player::{Enrolment, Player, PlayerDetails, PlayerName, Status},
            team::TeamMatch,
        },
        ids::{PlayerId, TeamId},
        numbers::RoundNumber,
        teams::TeamSettings,
    },
    exchange::event_file,
    storage::{self, accounts::Account, sessions::OpenedLink},
    web::ADDRESSES,
};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
struct Matrix {
    finds_nothing: BTreeSet<String>,
    kinds: BTreeMap<String, Vec<String>>,
    kinds_of_teams: BTreeMap<String, Vec<String>>,
    except: BTreeMap<String, BTreeMap<String, Answer>>,
    levels: BTreeMap<String, BTreeMap<String, Answer>>,
    addresses: BTreeMap<String, String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    May,
    SignIn,
    Forbidden,
    Hidden,
}

impl Matrix {
    fn read() -> Self {
        toml::from_str(include_str!("authorisation.toml")).unwrap()
    }

    /// What this kind of people gets at an address, where what it names is there.
    fn expected(&self, address: &str, kind: &str) -> Answer {
        if let Some(own) = self.except.get(address).and_then(|kinds| kinds.get(kind)) {
            return *own;
        }
        let level = &self.levels[&self.addresses[address]];
        let columns = self.kinds.get(kind).unwrap_or_else(|| &self.kinds_of_teams[kind]);
        let mut columns = columns.iter().map(|column| level[column]);
        let first = columns.next().unwrap();
        if columns.any(|other| other == Answer::May) { Answer::May } else { first }
    }
}

#[test]
fn every_address_is_in_the_matrix_and_nothing_else() {
    let matrix = Matrix::read();
    let registered: Vec<String> = ADDRESSES.iter().map(|(method, path)| format!("{method} {path}")).collect();
    let missing: Vec<_> =
        registered.iter().filter(|address| !matrix.addresses.contains_key(*address)).collect();
    let lines = matrix.addresses.keys().chain(&matrix.finds_nothing).chain(matrix.except.keys());
    let gone: Vec<_> = lines.filter(|address| !registered.contains(address)).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "without a line: {missing:#?}; not there any more: {gone:#?}"
    );
}

#[actix_web::test]
async fn every_kind_of_people_gets_what_the_matrix_says_at_every_address() {
    let matrix = Matrix::read();
    assert!(matrix.kinds.len() >= 15, "{:?}", matrix.kinds.keys());
    let site = site().await;
    let event = running_event(&site).await;
    let mut people = People::of(&site, &event);
    let mut wrong = Vec::new();
    for (method, path) in ADDRESSES {
        let address = format!("{method} {path}");
        site.wait_seconds(1);
        for kind in matrix.kinds.keys() {
            let (got, told) = people.ask(kind, (method, path)).await;
            let expected = match matrix.expected(&address, kind) {
                Answer::May if matrix.finds_nothing.contains(&address) => Answer::Hidden,
                level => level,
            };
            if got != Some(expected) {
                wrong.push(format!("{address} as {kind}: {expected:?} expected, got {told}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Before its first round, when it is over and when it is put away, an event lets nobody do what nobody of their kind may
/// while it runs.
#[actix_web::test]
async fn at_no_stage_of_an_event_anybody_may_more() {
    let matrix = Matrix::read();
    let site = site().await;
    let running = running_event(&site).await;
    let mut wrong = Vec::new();
    for stage in [Stage::Published, Stage::Finished, Stage::Archived] {
        let event = match stage {
            Stage::Published => site.event_with("published", stage, Settings::default()).await,
            over => Event { stage: over, ..running.clone() },
        };
        let mut people = People::of(&site, &event);
        for (method, path) in ADDRESSES.iter().filter(|(_, path)| path.starts_with("/e/{event}")) {
            let address = format!("{method} {path}");
            site.wait_seconds(1);
            let mut tx = site.app.database.write().await.unwrap();
            storage::events::set_stage(&mut tx, event.id, stage).await.unwrap();
            site.commit(tx, event.id).await;
            for kind in matrix.kinds.keys() {
                let (got, told) = people.ask(kind, (method, path)).await;
                let may_more = got == Some(Answer::May) && matrix.expected(&address, kind) != Answer::May;
                if may_more || got.is_none() {
                    wrong.push(format!("{stage:?}: {address} as {kind}: {told}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[actix_web::test]
async fn a_draft_is_hidden_from_everybody_but_its_staff() {
    let matrix = Matrix::read();
    let site = site().await;
    let event = site.event_with("secret", Stage::Draft, Settings::default()).await;
    let mut people = People::of(&site, &event);
    let mut wrong = Vec::new();
    let staff = ["scorekeeper", "scorekeeper_who_plays", "judge", "judge_who_plays", "organiser", "admin"];
    for (method, path) in ADDRESSES.iter().filter(|(_, path)| path.starts_with("/e/{event}")) {
        site.wait_seconds(1);
        for kind in matrix.kinds.keys().filter(|kind| !staff.contains(&kind.as_str())) {
            let (got, told) = people.ask(kind, (method, path)).await;
            if got != Some(Answer::Hidden) {
                wrong.push(format!("{method} {path} as {kind}: {told}"));
            }
        }
    }
    // A player of a draft was typed in by its organiser, and has a link: even so, there is nothing yet.
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What is for teams alone is not there in the event of the tests before, so it is asked for in one of teams.
#[actix_web::test]
async fn in_an_event_of_teams_nobody_gets_more_than_the_matrix_says_and_staff_get_it() {
    let matrix = Matrix::read();
    let floor = TeamFloor::with_teams(4, of_teams(TeamSettings { size: 2, ..TeamSettings::default() })).await;
    floor.post("desk/teams/1/add", &[("name", "Cora Coach"), ("role", "coach")]).await.is(303);
    let removed = [removed(&floor, "Rex Reserve", "").await, removed(&floor, "Dora Deputy", "on").await];
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let matched = floor.matched(1, 1).await;
    let of_match = OfTeams::of(&floor, &matched, removed).await;
    let (event, site) = (&floor.event, &floor.site);
    let mut people = People::of(site, event);
    let mut wrong = Vec::new();
    for (method, path) in ADDRESSES.iter().filter(|(_, path)| path.starts_with("/e/{event}")) {
        let address = format!("{method} {path}");
        site.wait_seconds(1);
        // Nobody is asked for a second step here.
        let kinds = matrix.kinds.keys().map(String::as_str).filter(|kind| *kind != "one_step");
        for kind in kinds.chain(matrix.kinds_of_teams.keys().map(String::as_str)) {
            people.meet(kind, (&floor, &of_match)).await;
            let expected = matrix.expected(&address, kind);
            let (got, told) = people.ask(kind, (method, path)).await;
            let of_teams = path.contains("/teams") || path.contains("/matches");
            // Staff find the page there; what an empty form names need not be.
            let missing =
                expected == Answer::May && *method == "get" && of_teams && !path.contains("{token}");
            let too_little = missing && matches!(kind, "organiser" | "admin") && got != Some(Answer::May);
            let too_much = got == Some(Answer::May) && expected != Answer::May;
            if too_little || too_much || got.is_none() {
                wrong.push(format!("{address} as {kind}: {expected:?} expected, got {told}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A site that asks its administrators for a second step.
async fn site() -> Site {
    Site::configured(Config { admin_second_step: true, ..Config::default() }).await
}

async fn running_event(site: &Site) -> Event {
    let file = event_file::parse_event_file(four_players().to_string().as_bytes()).unwrap();
    actions::event::import::import_event_file(&site.app, &Actor::muster(), &file, None).await.unwrap()
}

/// One of each kind of people at an event.
struct People<'a> {
    site: &'a Site,
    event: &'a Event,
    known: BTreeMap<String, Browser>,
}

impl<'a> People<'a> {
    fn of(site: &'a Site, event: &'a Event) -> Self {
        Self { site, event, known: BTreeMap::new() }
    }

    /// What one of this kind is answered; none where the server failed.
    async fn ask(&mut self, kind: &str, (method, path): (&str, &str)) -> (Option<Answer>, String) {
        let browser = match self.known.remove(kind) {
            Some(known) => known,
            None => browser_of(self.site, self.event, kind).await,
        };
        let answered = answer_of(&browser, (method, &filled(path, &self.event.slug))).await;
        // Whatever a form did, the next address is asked for by somebody to whom it has not happened.
        if method == "get" || answered.0.is_some_and(|answer| answer != Answer::May) {
            self.known.insert(kind.to_owned(), browser);
        }
        answered
    }

    /// Somebody of a team, where this is a kind of theirs.
    async fn meet(&mut self, kind: &str, (floor, of_match): (&TeamFloor, &OfTeams)) {
        if let (false, Some(player)) = (self.known.contains_key(kind), of_match.0.get(kind)) {
            self.known.insert(kind.to_owned(), floor.phone(player).await);
        }
    }
}

/// Somebody of each kind that there is in an event of teams alone.
struct OfTeams(BTreeMap<&'static str, Player>);

impl OfTeams {
    /// Two teams meet, others are apart; in the second of them the captain is another one than at first.
    async fn of(floor: &TeamFloor, matched: &TeamMatch, [member, deputy]: [Player; 2]) -> Self {
        let teams = floor.teams().await;
        let team = |id: TeamId| teams.iter().find(|team| team.team.id == id).unwrap();
        let (first, second) = (team(matched.a), team(matched.b.unwrap()));
        let apart = teams.iter().rfind(|team| !matched.has(team.team.id)).unwrap();
        let coach = floor.team(1).await;
        let coach = coach.members.iter().find(|member| member.is_in_role("coach")).unwrap();
        let former = second.captain().unwrap().clone();
        let next = second.members.iter().find(|member| member.id != former.id && member.team_place.is_some());
        set(floor, (second.team.number, next.unwrap()), [("role", "captain"), ("deputy", "")]).await;
        let stands_in = first.line_up().find(|member| !member.is_captain()).unwrap();
        set(floor, (first.team.number, stands_in), [("role", "player"), ("deputy", "on")]).await;
        Self(BTreeMap::from([
            ("captain", first.captain().unwrap().clone()),
            ("other_captain", apart.captain().unwrap().clone()),
            ("deputy", stands_in.clone()),
            ("coach", coach.clone()),
            ("former_captain", former),
            ("removed_member", member),
            ("removed_deputy", deputy),
        ]))
    }
}

/// Gives a member of a team another part in it, at the desk; they keep their place.
async fn set(floor: &TeamFloor, (team, member): (i64, &Player), fields: [(&str, &str); 2]) {
    let (number, version) = (member.number.to_string(), member.version.to_string());
    let place = member.team_place.map_or_else(String::new, |place| place.to_string());
    let own = [("player", number.as_str()), ("version", &version), ("place", &place)];
    floor.post(&format!("desk/teams/{team}/set"), &[&own[..], &fields].concat()).await.is(303);
}

/// Somebody who was a reserve of team 1 until its captain took them out.
async fn removed(floor: &TeamFloor, name: &str, deputy: &str) -> Player {
    floor.post("desk/teams/1/add", &[("name", name), ("role", "reserve")]).await.is(303);
    let member = async || {
        let team = floor.team(1).await;
        team.members.into_iter().find(|member| member.name.as_str() == name).unwrap()
    };
    set(floor, (1, &member().await), [("role", "reserve"), ("deputy", deputy)]).await;
    let member = member().await;
    assert_eq!(member.speaks_for_team(), !deputy.is_empty());
    let captain = floor.phone(floor.team(1).await.captain().unwrap()).await;
    let (number, version) = (member.number.to_string(), member.version.to_string());
    let fields = [("player", number.as_str()), ("version", &version)];
    captain.post(&TeamFloor::at("team/remove"), &fields).await.is(303);
    member
}

async fn answer_of(browser: &Browser, (method, path): (&str, &str)) -> (Option<Answer>, String) {
    // A stream never ends: what it begins with says who may listen.
    let request = match method {
        "get" => TestRequest::get().uri(path),
        _ => TestRequest::post().uri(path).insert_header(("sec-fetch-site", "same-origin")),
    };
    let reply = if path.ends_with("/live") {
        browser.send_for_head(request).await
    } else {
        browser.send(request).await
    };
    let told = format!("{} {:?}", reply.status, reply.location);
    ((!reply.status.is_server_error()).then(|| answer(&reply)), told)
}

/// The browser of somebody of this kind.
async fn browser_of(site: &Site, event: &Event, kind: &str) -> Browser {
    let name = format!("{kind} {}", site.app.new_id());
    match kind {
        "visitor" => site.visitor(),
        "account" => site.signed_in(&person(site, &name, |_| ()).await).await,
        "admin" => {
            let second_factor = Some("JBSWY3DPEHPK3PXP".to_owned());
            let admin = person(site, &name, |account| {
                (account.site_admin, account.second_factor) = (true, second_factor);
            });
            site.signed_in(&admin.await).await
        }
        "one_step" => {
            let admin = person(site, &name, |account| account.site_admin = true).await;
            site.signed_in(&admin).await
        }
        "shut" => {
            let account = person(site, &name, |_| ()).await;
            let browser = site.signed_in(&account).await;
            let id = account.id.to_string();
            let admin = Box::pin(browser_of(site, event, "admin")).await;
            admin.post("/admin/accounts", &[("account", &id), ("what", "shut")]).await.leads_to("/admin");
            browser
        }
        "player" => site.phone_of(&entry(site, event, &name, |_| ()).await).await,
        "left" => {
            let left = entry(site, event, &name, |player| player.dropped_after = Some(RoundNumber(1)));
            site.phone_of(&left.await).await
        }
        "waiting" => {
            site.phone_of(&entry(site, event, &name, |player| player.status = Status::Waiting).await).await
        }
        "withdrawn" => {
            site.phone_of(&entry(site, event, &name, |player| player.status = Status::Withdrawn).await).await
        }
        "old_link" => {
            let player = entry(site, event, &name, |player| player.link_epoch = 2).await;
            let browser = site.phone_of(&player).await;
            let mut tx = site.app.database.write().await.unwrap();
            let opened = OpenedLink { player: player.id, link_epoch: 1, at: site.app.clock.now() };
            storage::sessions::add_player(&mut tx, &browser.session(), opened).await.unwrap();
            tx.commit().await.unwrap();
            browser
        }
        "own_account" => {
            let account = person(site, &name, |_| ()).await;
            entry(site, event, &name, |player| player.account_id = Some(account.id)).await;
            site.signed_in(&account).await
        }
        "judge_who_plays" | "scorekeeper_who_plays" => {
            let role = if kind == "judge_who_plays" { StaffRole::Judge } else { StaffRole::Scorekeeper };
            let account = site.account(&name).await;
            entry(site, event, &name, |player| player.account_id = Some(account.id)).await;
            site.staff_of(event, &account, role).await
        }
        "invited" => {
            let account = person(site, &name, |_| ()).await;
            let desk = Box::pin(browser_of(site, event, "organiser")).await;
            let invites = [("name", "Jo"), ("role", "organiser"), ("email", account.email.as_str())];
            desk.post(&format!("/e/{}/desk/staff", event.slug), &invites).await.is(200);
            site.signed_in(&account).await
        }
        "former" => {
            let account = person(site, &name, |_| ()).await;
            let browser = site.staff_of(event, &account, StaffRole::Organiser).await;
            let desk = Box::pin(browser_of(site, event, "organiser")).await;
            let (path, id) = (format!("/e/{}/desk/staff/remove", event.slug), account.id.to_string());
            desk.post(&path, &[("account", &id)]).await.is(303);
            browser
        }
        "scorekeeper" => site.staff(event, &name, StaffRole::Scorekeeper).await,
        "judge" => site.staff(event, &name, StaffRole::Judge).await,
        "organiser" => site.staff(event, &name, StaffRole::Organiser).await,
        "elsewhere" | "plays_here" => {
            let slug = format!("other-{}", site.app.new_id());
            let other = site.event_with(&slug, Stage::Published, Settings::default()).await;
            let account = site.account(&name).await;
            if kind == "plays_here" {
                entry(site, event, &name, |player| player.account_id = Some(account.id)).await;
            }
            site.staff_of(&other, &account, StaffRole::Organiser).await
        }
        other => panic!("{other} is no kind of people"),
    }
}

/// Somebody with an account, who organises nothing.
async fn person(site: &Site, name: &str, change: impl FnOnce(&mut Account)) -> Account {
    let mut account = site.account_like(name);
    account.organiser = false;
    change(&mut account);
    site.stored(account).await
}

/// A player of the event, before anything was asked of them.
async fn entry(site: &Site, event: &Event, name: &str, change: impl FnOnce(&mut Player)) -> Player {
    let mut tx = site.app.database.write().await.unwrap();
    let number = storage::players::last_number(&mut tx, event.id).await.unwrap() + 1;
    let registered_at = site.app.clock.now();
    let (status, joined_round) = (Status::Playing, RoundNumber(1));
    let place = Enrolment { event_id: event.id, number, status, joined_round, registered_at };
    let details = PlayerDetails::from_player_name(PlayerName::parse(name).unwrap());
    let mut player = Player::from_enrolment(PlayerId(site.app.new_id()), place, details);
    change(&mut player);
    storage::players::insert(&mut tx, &player).await.unwrap();
    tx.commit().await.unwrap();
    player
}

fn filled(path: &str, slug: &str) -> String {
    let filled = path.replace("{event}", slug).replace("{token}", "wrong").replace("{document}", "standings");
    let filled = filled
        .replace("{hash}", "0")
        .replace("{topic}", "player")
        .replace("{name}", "app.css")
        .replace("{step}", "who");
    let mut out = String::new();
    let mut rest = filled.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        out.push('1');
        rest = after.split_once('}').unwrap().1;
    }
    out + rest
}

fn answer(reply: &Reply) -> Answer {
    let location = reply.location.as_deref().unwrap_or_default();
    match reply.status.as_u16() {
        303 if location.starts_with("/sign-in?") => Answer::SignIn,
        403 => Answer::Forbidden,
        404 => Answer::Hidden,
        _ => Answer::May,
    }
}
