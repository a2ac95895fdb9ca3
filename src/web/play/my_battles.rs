//! What a player keeps of an event: the own battles, and the certificate once it is over.

use crate::{
    domain::{
        battle::{Battle, Side},
        event::player::Player,
        history::Outcome,
        numbers::{RoundNumber, TableNumber},
        result::Score,
        scoring,
    },
    exchange::{
        own_battles::{self, OwnBattle},
        table::TableFormat,
    },
    print::certificate::print_certificates,
    text::{Speaker, standings::tell_place},
    web::{
        event::{certificates::of_player, entrant_ranks::EntrantRanks},
        page::{
            guard::Entered,
            results::{ResultChip, has_one_kind},
        },
        prelude::*,
        reply::{respond::answer_with_file, spreadsheet::table_file},
    },
};

#[derive(Template)]
#[template(path = "play/battles.html")]
struct OwnBattlesPage<'a> {
    visit: &'a EventVisit,
    me: Player,
    battles: Vec<KeptBattle>,
}

/// One of them, from the player's side.
struct KeptBattle {
    round: RoundNumber,
    table: Option<TableNumber>,
    mission: String,
    opponent: Wording,
    opponents_faction: String,
    /// None without a result.
    chip: Option<ResultChip>,
    outcome: Message,
    /// Victory points and tactics, the own first; none without a result, or for a bye.
    scores: Option<[Score; 2]>,
    /// After the round, where that may be known.
    place: Option<u32>,
}

impl OwnBattlesPage<'_> {
    fn counts_tactics(&self) -> bool {
        self.visit.event.settings.game().sheet.tactics.is_some()
    }

    fn place_after_battle(battle: &KeptBattle) -> Option<Message> {
        battle.place.map(tell_place)
    }

    fn keeps_certificate(&self) -> bool {
        has_certificate(self.visit, &self.me)
    }
}

/// The event is over, everybody may know how it ended, and this player had a part in it.
pub(super) fn has_certificate(here: &EventVisit, me: &Player) -> bool {
    let newest = here.event.frame.public_rounds().last().map(|round| round.number);
    let is_told = newest.is_some_and(|newest| here.sees_standings_up_to() >= newest);
    let has_played = here.event.battles_of(me.id).any(|battle| battle.counted().is_some());
    here.event.stage.is_over() && is_told && (has_played || me.team_id.is_some()) && !me.spare
}

/// How a battle ended for the player.
pub(super) fn tell_outcome_of_battle(outcome: Outcome) -> Message {
    if outcome.is_win() {
        say!("play-me-won")
    } else if outcome.is_loss() {
        say!("play-me-lost")
    } else {
        say!("play-me-draw")
    }
}

pub async fn show_own_battles_page(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let me = here.player().clone();
    let battles = load_kept_battles(&app, &here, &me).await?;
    answer_with_page(&here.visit, &OwnBattlesPage { visit: &here.0, me, battles })
}

/// The same as a table for spreadsheets.
pub async fn download_own_battles(
    app: Data<App>,
    here: Entered,
    format: TableFormat,
) -> Result<HttpResponse> {
    let battles = load_kept_battles(&app, &here, here.player()).await?;
    let rows: Vec<OwnBattle> =
        battles.into_iter().map(|battle| row_of_own_battle(&here.speaker, battle)).collect();
    table_file(format, &format!("{}-my-battles", here.event.slug), own_battles::build_own_battle_table(&rows))
        .await
}

/// That one took part, with place and record.
pub async fn download_certificate(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let me = here.player();
    if !has_certificate(&here, me) {
        return Err(Error::NotFound);
    }
    let mut tx = app.database.read().await?;
    let own = of_player(&mut tx, &here, me).await?.ok_or(Error::NotFound)?;
    drop(tx);
    let imprint = here.imprint();
    let made = app.printing_for_all.run(move |()| print_certificates(&[own], &imprint)).await?;
    let pdf = made.map_err(|error| Error::Broken(error.to_string()))?;
    Ok(answer_with_file("application/pdf", &format!("{}-certificate.pdf", here.event.slug), pdf))
}

async fn load_kept_battles(app: &App, here: &EventVisit, me: &Player) -> Result<Vec<KeptBattle>> {
    let mut all = Vec::new();
    let mut battles: Vec<&Battle> = here.event.battles_of(me.id).collect();
    battles.sort_by_key(|battle| battle.round_number);
    for battle in battles {
        let place = place_after(app, here, (me, battle.round_number)).await?;
        all.push(KeptBattle { place, ..build_kept_battle(here, me, battle) });
    }
    Ok(all)
}

async fn place_after(
    app: &App,
    here: &EventVisit,
    (me, round): (&Player, RoundNumber),
) -> Result<Option<u32>> {
    if round > here.sees_standings_up_to() {
        return Ok(None);
    }
    let ranks = EntrantRanks::load_of_people(app, here, round).await?;
    Ok(ranks.row_of(me).map(|row| row.place))
}

fn build_kept_battle(here: &EventVisit, me: &Player, battle: &Battle) -> KeptBattle {
    let settings = &here.event.settings;
    let side = battle.side_of(me.id).unwrap_or(Side::A);
    let opponent = battle.opponent_of(me.id).and_then(|id| here.event.frame.player(id));
    let round = here.event.frame.public_rounds().find(|round| round.id == battle.round_id);
    let slug = battle.battleplan.as_deref().or_else(|| round?.battleplan.as_deref());
    let counted = battle.counted();
    let outcome = counted.as_ref().map(|result| {
        let for_a = scoring::outcome_of_result(result, settings.scale());
        if side == Side::A { for_a } else { for_a.reversed() }
    });
    let scores = counted
        .filter(|_| !battle.is_bye())
        .map(|result| if side == Side::A { [result.a, result.b] } else { [result.b, result.a] });
    KeptBattle {
        round: battle.round_number,
        table: battle.table_number,
        mission: slug.map(|slug| settings.battleplan_name(slug)).unwrap_or_default(),
        opponent: opponent
            .map_or_else(|| say!("play-me-bye").into(), |player| here.event.entrant_name(player).into()),
        opponents_faction: opponent.and_then(|player| player.faction.clone()).unwrap_or_default(),
        chip: outcome.map(|outcome| ResultChip::from_outcome(outcome, has_one_kind(settings), String::new())),
        outcome: outcome.map_or_else(|| say!("play-me-no-result-yet"), tell_outcome_of_battle),
        scores,
        place: None,
    }
}

fn row_of_own_battle(speaker: &Speaker, battle: KeptBattle) -> OwnBattle {
    OwnBattle {
        round: battle.round.0,
        table: battle.table.map(|table| table.0),
        mission: battle.mission,
        opponent: battle.opponent.say_by(speaker),
        opponents_faction: battle.opponents_faction,
        outcome: speaker.say(&battle.outcome),
        scores: battle.scores,
        place: battle.place,
    }
}
