//! The report protocol against a model of it: two players at each table, phones that are both, a judge, an
//! organiser, and a network that loses answers, delivers late and delivers twice. Drawn from seeds;
//! `MUSTER_LONG=1` draws many, `MUSTER_SEED=7` just that one.

mod log;
mod model;
mod network;
mod world;

use futures_util::future::join_all;
use model::{Answer, Model, Request, State, What};
use network::Network;
use std::collections::BTreeSet;
use world::World;

/// A server that is broken in one way, to see that the checks notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    None,
    /// Every sending counts as a new form.
    ForgetsKeys,
    /// It says "saved" before it has saved.
    LosesWhatItAcknowledged,
    /// It takes every form as if it were sent over the newest page.
    IgnoresVersions,
    /// A player's word stands over a ruling.
    ForgetsRulings,
}

#[actix_web::test]
async fn every_request_is_answered_as_the_model_says_and_nothing_acknowledged_is_lost() {
    let mut met = BTreeSet::new();
    for seed in seeds(6, 100) {
        let story = Box::pin(one_at_a_time(seed, 120, Fault::None)).await;
        met.extend(story.unwrap_or_else(|problem| panic!("MUSTER_SEED={seed}: {problem}")));
    }
    // The seeds lead into the corners: who sends what in which state, and how it is answered.
    let many = met.len() >= 90 || std::env::var_os("MUSTER_SEED").is_some();
    assert!(many, "only {} corners: {met:#?}", met.len());
}

#[actix_web::test]
async fn requests_in_the_same_moment_end_as_if_one_came_after_the_other() {
    for seed in seeds(3, 60) {
        Box::pin(at_once(seed, 30)).await.unwrap_or_else(|problem| panic!("MUSTER_SEED={seed}: {problem}"));
    }
}

#[actix_web::test]
async fn a_broken_protocol_does_not_pass_these_checks() {
    let faults =
        [Fault::ForgetsKeys, Fault::LosesWhatItAcknowledged, Fault::IgnoresVersions, Fault::ForgetsRulings];
    for fault in faults {
        let mut noticed = false;
        for seed in 1..=3 {
            noticed = noticed || Box::pin(one_at_a_time(seed, 120, fault)).await.is_err();
        }
        assert!(noticed, "nobody noticed a server that {fault:?}");
    }
}

/// Requests one after the other, each compared with the model: its answer and all that is stored after it.
async fn one_at_a_time(seed: u64, steps: usize, fault: Fault) -> Result<BTreeSet<String>, String> {
    let world = World::start().await;
    let mut network = Network::seeded(seed);
    let mut model = world.model().await;
    let mut met = BTreeSet::new();
    for step in 0..steps {
        let arrival = network.next(&model);
        let request = &arrival.request;
        let told = |problem| format!("step {step}, {request:?}: {problem}");
        let before = model.battles[request.table].state;
        let expected = model.receive(request);
        let what = format!("{:?}", request.what);
        met.insert(format!("{before:?} {:?} {} {expected:?}", request.caller, word(&what)));
        let answer = send(&world, request, (fault, step), &model).await.map_err(told)?;
        if answer != expected {
            return Err(told(format!("answered {answer:?}, not {expected:?}")));
        }
        let now = world.observe().await;
        now.agrees(&model).map_err(told)?;
        if arrival.heard && answer == Answer::Saved {
            is_there(request, &now.model).map_err(told)?;
        }
    }
    let end = world.observe().await;
    log::explains(&end.log, end.version, &end.model, &end.words)?;
    once_each(&end.model)?;
    world.end().await;
    Ok(met)
}

/// Bursts of requests: there has to be an order in which the model answers each as the server did, and ends
/// where the database is.
async fn at_once(seed: u64, bursts: usize) -> Result<(), String> {
    let world = World::start().await;
    let mut network = Network::seeded(seed);
    let mut model = world.model().await;
    for burst in 0..bursts {
        let requests: Vec<Request> =
            network.burst(&model).into_iter().map(|arrival| arrival.request).collect();
        let answers = join_all(requests.iter().map(|request| world.send(request))).await;
        let answers = answers.into_iter().collect::<Result<Vec<Answer>, String>>()?;
        let now = world.observe().await;
        let exchanged: Vec<(Request, Answer)> = requests.into_iter().zip(answers).collect();
        let explained = orders(exchanged.len()).into_iter().find_map(|order| {
            let mut model = model.clone();
            let fits = order.iter().all(|at| model.receive(&exchanged[*at].0) == exchanged[*at].1);
            (fits && now.agrees(&model).is_ok()).then_some(model)
        });
        model = explained.ok_or_else(|| {
            format!("burst {burst}: no order explains {exchanged:#?}\nfrom {model:?}\nto {:?}", now.model)
        })?;
        log::explains(&now.log, now.version, &now.model, &now.words)?;
    }
    world.end().await;
    Ok(())
}

async fn send(
    world: &World,
    request: &Request,
    (fault, step): (Fault, usize),
    model: &Model,
) -> Result<Answer, String> {
    let mut wire = request.clone();
    match fault {
        Fault::ForgetsKeys => wire.key = format!("{}-{step}", wire.key),
        Fault::LosesWhatItAcknowledged if step % 7 == 6 => return Ok(Answer::Saved),
        Fault::IgnoresVersions => wire.seen = world.observe().await.model.battles[wire.table].version,
        Fault::None | Fault::LosesWhatItAcknowledged => {}
        Fault::ForgetsRulings => {
            if model.battles[0].state == State::Ruled {
                world.forget_ruling().await;
            }
        }
    }
    world.send(&wire).await
}

/// What was just acknowledged is stored, or said what stands already.
fn is_there(request: &Request, now: &Model) -> Result<(), String> {
    let battle = &now.battles[request.table];
    let there = match request.what {
        What::Report(said) => battle.keys.contains(&request.key) || battle.stands == Some(said),
        What::Confirm => battle.keys.contains(&request.key) || battle.state == State::Confirmed,
        _ => true,
    };
    if there { Ok(()) } else { Err("acknowledged, and not there".into()) }
}

/// A player's every report came with a key of its own: nothing is counted twice.
fn once_each(end: &Model) -> Result<(), String> {
    for (table, battle) in end.battles.iter().enumerate() {
        let players = battle.reports.iter().filter(|(voice, _)| *voice != model::Voice::Staff).count();
        if players != battle.keys.len() {
            return Err(format!("table {}: {players} reports under {} keys", table + 1, battle.keys.len()));
        }
    }
    Ok(())
}

fn word(text: &str) -> &str {
    text.split('(').next().unwrap_or_default()
}

/// Every order of `length` things.
fn orders(length: usize) -> Vec<Vec<usize>> {
    if length == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for shorter in orders(length - 1) {
        for at in 0..length {
            let mut order = shorter.clone();
            order.insert(at, length - 1);
            all.push(order);
        }
    }
    all
}

fn seeds(few: u64, many: u64) -> Vec<u64> {
    if let Some(seed) = std::env::var("MUSTER_SEED").ok().and_then(|seed| seed.parse().ok()) {
        return vec![seed];
    }
    let long = std::env::var_os("MUSTER_LONG").is_some();
    (1..=if long { many } else { few }).collect()
}
