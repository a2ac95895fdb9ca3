//! The chapters of the pack: what is set, in the order a player asks for it (`handbook`, section E).

use crate::{
    actions::rosters::rules_of,
    domain::{
        event::{
            Event,
            award::{Award, Basis, capitalise_first_letter},
            pack::{BattleplanChoice, Settings},
            permission::StaffRole,
            seeds::RoundSeeds,
            vote::Vote,
        },
        round::{Round, RoundState},
        standings::Tiebreaker,
        system::{self, Battleplan, Declaration, TerrainGuide},
    },
    storage::Tx,
    text::{
        TextFact,
        battle::tell_result_lines,
        pack::{join_lines, join_sentences, tell_pairing},
        ranking::{tell_bye_value, tell_tiebreaker},
        settings::{PackChapter, PackFact, list_chapter_facts},
        systems::tell_axes,
    },
    web::{event::schedule, page::ranking_changes::list_ranking_changes, prelude::*},
};
use serde::Serialize;

/// What a chapter of the pack is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum PackTopic {
    WhenAndWhere,
    Timetable,
    TheGame,
    Rosters,
    TheDay,
    Teams,
    Pairs,
    PairingAndRanking,
    TicketsFoodAndPrizes,
    People,
    ThePlace,
}

impl PackTopic {
    /// What most people look for is there without a tap.
    pub fn is_open(self) -> bool {
        matches!(self, Self::WhenAndWhere | Self::TheDay)
    }
}

/// A titled list of what is set, each with what it is called; what is not set is left out.
#[derive(Debug, Clone)]
pub struct PackPart {
    pub topic: PackTopic,
    pub facts: Vec<(Wording, Wording)>,
}

/// The pack's sections, with the judges as the staff list names them.
pub async fn load_sections(tx: &mut Tx, here: &EventVisit) -> Result<Vec<PackPart>> {
    let staff = storage::staff::list_staff(tx, here.event.id).await?;
    let judges = staff.into_iter().filter(|member| member.role == StaffRole::Judge).map(|member| member.name);
    // Where the event came from elsewhere, its judges are named before they have joined again here.
    let former = storage::former_staff::list_former_staff(tx, here.event.id).await?;
    let former =
        former.into_iter().filter(|member| member.role == StaffRole::Judge).map(|member| member.name);
    let judges = judges.chain(former);
    let rounds = storage::rounds::list_rounds(tx, here.event.id).await?;
    let votes = storage::votes::list_votes(tx, here.event.id).await?;
    let awards = storage::awards::list_awards(tx, here.event.id).await?;
    let awarded = join_lines(awards.iter().map(|award| tell_award(award, &votes, &here.event.settings)));
    Ok(list_pack_parts(here, &judges.collect::<Vec<_>>(), awarded, list_seed_facts(&here.event, &rounds)))
}

/// Everything that is set, in the order a player asks for it.
fn list_pack_parts(
    here: &EventVisit,
    judges: &[String],
    awarded: Wording,
    seeds: Vec<(Message, Message)>,
) -> Vec<PackPart> {
    let settings = &here.event.settings;
    let of = |chapter: PackChapter, own: Vec<PackFact>| list_chapter_facts(chapter, settings, own);
    let mut ranked = list_ranking_facts(here);
    ranked.extend(seeds.into_iter().map(|(label, told)| (label.into(), told.into())));
    let mut game = of(PackChapter::TheGame, list_game_facts(settings));
    game.extend(tell_axes(settings).into_iter().map(|(label, told)| (label.into(), told.into())));
    let season = rules_of(settings, settings.date_at(here.now)).season.unwrap_or_default();
    let mut rosters = vec![own_fact(5, say!("pack-season"), Wording::Words(season))];
    if let Some(Declaration { word, of: names, mission, .. }) = &settings.game().declaration {
        let told = say!("pack-declared", word, names, mission);
        rosters.push(PackFact { place: 6, label: Wording::Words(word.clone()), told: told.into() });
    }
    let given = vec![
        own_fact(7, say!("pack-awards"), awarded),
        own_fact(8, say!("pack-soft-scores"), tell_soft_scores(settings)),
    ];
    let people = vec![own_fact(1, say!("pack-judges"), name_judges(settings, judges))];
    let of_entrants = if settings.entrants.are_pairs() { PackTopic::Pairs } else { PackTopic::Teams };
    let all = [
        (PackTopic::WhenAndWhere, of(PackChapter::WhenAndWhere, Vec::new())),
        (PackTopic::Timetable, schedule::list_timetable_facts(settings)),
        (PackTopic::TheGame, game),
        (PackTopic::Rosters, of(PackChapter::Rosters, rosters)),
        (PackTopic::TheDay, of(PackChapter::TheDay, Vec::new())),
        (of_entrants, of(PackChapter::Teams, Vec::new())),
        (PackTopic::PairingAndRanking, ranked),
        (PackTopic::TicketsFoodAndPrizes, of(PackChapter::Tickets, given)),
        (PackTopic::People, of(PackChapter::People, people)),
        (PackTopic::ThePlace, of(PackChapter::ThePlace, Vec::new())),
    ];
    let filled = all.into_iter().map(|(topic, mut facts)| {
        facts.retain(|(_, told)| !told.is_empty());
        PackPart { topic, facts }
    });
    filled.filter(|part| !part.facts.is_empty()).collect()
}

/// What no setting says alone, at its place in the chapter.
fn own_fact(place: u8, label: Message, told: impl Into<Wording>) -> PackFact {
    PackFact { place, label: label.into(), told: told.into() }
}

/// What is told where there is something.
fn or_nothing(told: Option<Message>) -> Wording {
    told.map_or(Wording::NONE, Wording::from)
}

/// What follows from the game and no setting says alone.
fn list_game_facts(settings: &Settings) -> Vec<PackFact> {
    let system = system::find_system(&settings.system);
    // Without that module there is no guide to terrain (`systems V04`).
    let guide = system.and_then(|system| system.terrain.as_ref()).filter(|_| settings.plays_terrain());
    let deployment = system.and_then(|system| system.deployment.as_ref());
    // The points are spent on commands alone (`systems V07`).
    let plays_commands = settings.composition.plays_commands();
    let commands = system.and_then(|system| system.command_points).filter(|_| plays_commands);
    let deployed = deployment.map(|of| {
        join_sentences([say!("pack-given", given = of.sides), say!("pack-given", given = of.armies)])
    });
    let commands = commands.map(|points| {
        say!("pack-command-points-told", each = points.each_battle_round, more = points.underdog)
    });
    vec![
        own_fact(7, say!("pack-deployment"), or_nothing(deployed)),
        own_fact(8, say!("pack-terrain-kinds"), guide.map_or(Wording::NONE, tell_terrain_kinds)),
        own_fact(9, say!("pack-command-points"), or_nothing(commands)),
        own_fact(10, say!("pack-missions"), tell_missions(settings)),
        own_fact(11, say!("pack-twists"), tell_twists(settings)),
    ]
}

/// How terrain is told apart (`systems V08`): its sizes, then its types.
fn tell_terrain_kinds(guide: &TerrainGuide) -> Wording {
    let sizes = guide.sizes.iter().map(|size| {
        let name = capitalise_first_letter(&size.name);
        say!("pack-terrain-size", name, short = size.short_inches, long = size.long_inches)
    });
    join_lines([
        say!("pack-terrain-sizes", sizes = sizes.collect::<TextFact>()),
        say!("pack-terrain-types", types = guide.types),
    ])
}

/// How each round's mission is chosen, or a line for each round where they are told already.
fn tell_missions(settings: &Settings) -> Wording {
    match settings.battleplans {
        BattleplanChoice::Dice => say!("pack-missions-by-dice").into(),
        BattleplanChoice::Secret => say!("pack-missions-secret").into(),
        BattleplanChoice::Public => {
            join_lines(settings.battleplan_list.iter().enumerate().map(|(at, plan)| {
                say!("pack-mission-of-round", round = at + 1, mission = settings.battleplan_name(plan))
            }))
        }
    }
}

/// What makes each mission unlike the others, a line each: those that are told already, or all of the game's.
fn tell_twists(settings: &Settings) -> Wording {
    let told = settings.battleplans == BattleplanChoice::Public;
    let all = settings.game().battleplans.iter();
    let is_played = |plan: &&Battleplan| !told || settings.battleplan_list.contains(&plan.slug);
    join_lines(all.filter(is_played).filter_map(|plan| {
        let twist = plan.twist.as_ref()?;
        Some(say!("pack-twist", mission = plan.name, twist))
    }))
}

/// From what is really set: never typed twice (`E11`).
fn list_ranking_facts(here: &EventVisit) -> Vec<(Wording, Wording)> {
    let settings = &here.event.settings;
    let rules = settings.ranking_rules().ranking;
    let breakers = rules.tiebreakers.iter().zip(1..).map(|(name, number): (&String, usize)| {
        let known =
            Tiebreaker::parse(name).map(|known| tell_tiebreaker(known, told(&known).part("label"), &rules));
        let tiebreaker = known.map_or_else(|| Wording::Words(name.clone()), Wording::from);
        say!("pack-tiebreaker", number, tiebreaker)
    });
    let bye = capitalise_first_letter(&here.speaker.say(&tell_bye_value(settings)));
    let by_difference = !settings.game().sheet.is_of_games();
    vec![
        (say!("pack-pairing").into(), tell_pairing(settings).into()),
        (say!("pack-results", by_difference).into(), join_lines(tell_result_lines(settings))),
        (say!("pack-ranking").into(), say!("pack-ranking-by", scoring = rules.scoring).into()),
        (say!("pack-tiebreakers").into(), join_lines(breakers)),
        (say!("pack-ranking-changes").into(), join_lines(list_ranking_changes(here))),
        (say!("pack-bye-value").into(), say!("pack-bye-value-told", bye).into()),
    ]
}

/// Promised before the first round, each told when it foretells nothing any more: then anybody can draw again.
fn list_seed_facts(event: &Event, rounds: &[Round]) -> Vec<(Message, Message)> {
    let public: Vec<&Round> = rounds.iter().filter(|round| round.is_public()).collect();
    if !event.settings.seed_per_round {
        let (seed, promise) = (event.seed.unsigned_abs().to_string(), event.seed_promise());
        let told = event.settings.tells_seed(public.len());
        let said = if told {
            say!("pack-seed-told", seed, promise)
        } else {
            let dice = event.settings.battleplans == BattleplanChoice::Dice;
            say!("pack-seed-promised", dice, promise)
        };
        return vec![(say!("pack-seed"), said)];
    }
    let draws = tell_chained_seeds(event.round_seeds(), &event.seed_promise(), &public);
    let draws = join_sentences([say!("pack-seeds-when-published"), draws]);
    let mut facts = vec![(say!("pack-seeds"), draws)];
    if event.settings.entrants.have_matches() {
        let over: Vec<&Round> =
            public.into_iter().filter(|round| round.state == RoundState::Closed).collect();
        let drafts = tell_chained_seeds(event.draft_seeds(), &event.draft_promise(), &over);
        let drafts = join_sentences([say!("pack-draft-seeds-when-closed"), drafts]);
        facts.push((say!("pack-draft-seeds"), drafts));
    }
    facts
}

/// The seeds of these rounds, and how anybody checks that they were fixed before round 1.
fn tell_chained_seeds(seeds: RoundSeeds, promise: &str, rounds: &[&Round]) -> Message {
    let promised = say!("pack-seeds-promise", promise);
    if rounds.is_empty() {
        return promised;
    }
    let told = rounds.iter().map(|round| {
        say!("pack-seed-of-round", round = round.number, seed = seeds.of(round.number).to_string())
    });
    join_sentences([promised, say!("pack-seeds-told", told = told.collect::<TextFact>())])
}

/// How an award is decided, and what goes with it.
fn tell_award(award: &Award, votes: &[Vote], settings: &Settings) -> Message {
    let decided = tell_who_decides(award, votes, settings);
    say!("pack-award", title = award.title, decided, prize = award.prize)
}

fn tell_who_decides(award: &Award, votes: &[Vote], settings: &Settings) -> Message {
    match &award.basis {
        Basis::Place(place) => say!("pack-award-place", place),
        Basis::PlaceOfPlayers(place) => say!("pack-award-place-of-players", place),
        Basis::BestInFaction(faction) => say!("pack-award-best-in-faction", faction),
        Basis::BestInAlliance(alliance) => {
            say!("pack-award-best-in-alliance", alliance = capitalise_first_letter(alliance))
        }
        Basis::Chosen if votes.iter().any(|vote| vote.award_id == award.id) => say!("pack-award-by-vote"),
        Basis::Chosen if award.is_for_paint() && settings.soft.painting > 0 => say!("pack-award-by-paint"),
        Basis::Chosen => say!("pack-award-chosen"),
    }
}

/// What is given beside the battles, and whether it counts; nothing where nothing is.
fn tell_soft_scores(settings: &Settings) -> Wording {
    let soft = settings.soft;
    let parts = [
        (soft.painting > 0).then(|| say!("pack-soft-painting", most = soft.painting)),
        (soft.sportsmanship > 0).then(|| say!("pack-soft-sportsmanship", most = soft.sportsmanship)),
        (soft.lists > 0).then(|| say!("pack-soft-lists", most = soft.lists)),
    ];
    let parts: Vec<Message> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return Wording::NONE;
    }
    let given = parts.into_iter().collect::<TextFact>();
    let count = settings.ranking.tiebreakers.iter().any(|name| name == Tiebreaker::SoftScores.as_str());
    if count { say!("pack-soft-scores-count", given) } else { say!("pack-soft-scores-do-not-count", given) }
        .into()
}

/// The judges by name, and what their word counts.
fn name_judges(settings: &Settings, judges: &[String]) -> Wording {
    if !settings.judges.is_empty() {
        return say!("pack-judges-named", names = settings.judges).into();
    }
    if judges.is_empty() { Wording::NONE } else { say!("pack-judges-named", names = judges).into() }
}
