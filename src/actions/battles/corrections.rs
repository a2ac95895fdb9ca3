//! What another result of an earlier round changes, before it is saved: the standings, and which later tables would
//! have been different. Those stay as they were drawn.

use crate::{
    actions::prelude::*,
    cache::standings::rank_loaded_history,
    domain::{
        battle::Battle,
        history::{BattleResult, History, Outcome},
        pairing::{CannotRedraw, DrawSnapshot, Instead, Meeting, OutcomeCorrection, redraw_with_correction},
        rounds::{Methods, RoundContext},
        scoring,
        standings::{Move, Ranking, list_place_moves},
        teams::EntrantKind,
    },
    storage::history::Loaded,
};

/// What a correction does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectionPreview {
    pub moves: Vec<Move>,
    /// Every round drawn since.
    pub later: Vec<Later>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Later {
    pub round: RoundNumber,
    pub instead: CorrectionTold,
}

/// What can be said of a later round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CorrectionTold {
    Instead(Instead),
    /// Nothing is known of how it was drawn: it came from elsewhere, or by another method.
    Unknown,
}

/// Nothing where no later round is drawn: then a correction changes what it says and no more.
pub async fn preview_correction(
    tx: &mut Tx,
    event: &Event,
    battle: &Battle,
    result: Option<&BattleResult>,
) -> Result<Option<CorrectionPreview>> {
    let round = battle.round_number;
    if storage::events::newest_round(tx, event.id).await? <= battle.round_number {
        return Ok(None);
    }
    let loaded = storage::history::load_history(tx, event.id).await?;
    let before = rank_loaded_history(&loaded, &event.settings, RoundNumber::AFTER_ALL)?;
    let mut corrected = loaded.clone();
    put_corrected_result(&mut corrected, battle, result);
    let after = rank_loaded_history(&corrected, &event.settings, RoundNumber::AFTER_ALL)?;
    let mut stored = Vec::new();
    for later in loaded.rounds.iter().filter(|later| later.number > battle.round_number) {
        let number = later.number;
        let draw = storage::rounds::load_kept_draw(tx, later.id).await?;
        let is_cut = draw.as_ref().is_some_and(|kept| kept.cut.is_some());
        stored.push(LaterDraw { round: number, basis: draw.and_then(|kept| kept.basis), is_cut });
    }
    let ranking = Ranking::from_rules(&event.settings.ranking_rules()).map_err(Error::from_refusal)?;
    let cuts = RoundContext::of_cuts(
        Methods::from_settings(&event.settings.pairing, event.settings.rounds, EntrantKind::PLAYER_LETTER),
        ranking,
    );
    let correction = correction_for_draws(&loaded, round, battle, result);
    let work = move || {
        preview_later_rounds([&loaded.history, &corrected.history], stored, &cuts, correction.as_ref())
    };
    let later = tokio::task::spawn_blocking(work).await;
    let later = later.map_err(|error| Error::Broken(format!("the draw failed: {error}")))?;
    Ok(Some(CorrectionPreview { moves: list_place_moves(&before, &after), later }))
}

/// The history with the corrected result in it.
fn put_corrected_result(loaded: &mut Loaded, battle: &Battle, result: Option<&BattleResult>) {
    let Some(&a) = loaded.index.get(&battle.a) else { return };
    let round = loaded.history.rounds.iter_mut().find(|round| round.number == battle.round_number);
    if let Some(found) = round.and_then(|round| round.battles.iter_mut().find(|other| other.a == a)) {
        found.result = result.cloned();
    }
}

/// As the draws read it: a battle without a result is a draw to them.
fn correction_for_draws(
    loaded: &Loaded,
    round: RoundNumber,
    battle: &Battle,
    result: Option<&BattleResult>,
) -> Option<OutcomeCorrection> {
    let key = |player| loaded.index.get(&player).map(|&index| loaded.history.players[index].key.clone());
    let scale = loaded.history.scale();
    let worth = |result: Option<&BattleResult>| {
        result.map_or([scale.of_outcome(Outcome::Draw); 2], |result| scoring::worth_of_result(result, scale))
    };
    let (stands, would) = (worth(battle.counted().as_ref()), worth(result));
    let more = |side: usize| would[side].points.unwrap_or_default() - stands[side].points.unwrap_or_default();
    let points = [more(0), more(1)];
    Some(OutcomeCorrection {
        round,
        a: key(battle.a)?,
        b: key(battle.b?)?,
        outcome: would[0].outcome,
        points,
    })
}

/// A later round as it is kept.
struct LaterDraw {
    round: RoundNumber,
    basis: Option<DrawSnapshot>,
    /// Its pairs come of the results before it, though all of them were set before the draw.
    is_cut: bool,
}

fn preview_later_rounds(
    [history, corrected]: [&History; 2],
    stored: Vec<LaterDraw>,
    cuts: &RoundContext,
    correction: Option<&OutcomeCorrection>,
) -> Vec<Later> {
    let told = |LaterDraw { round, basis, is_cut }: LaterDraw| {
        if is_cut && let Some(told) = other_cut([history, corrected], cuts, round) {
            return told;
        }
        let found: Option<Result<Instead, CannotRedraw>> = basis
            .zip(correction)
            .map(|(basis, correction)| redraw_with_correction(&basis, history, correction));
        found.and_then(Result::ok).map_or(CorrectionTold::Unknown, CorrectionTold::Instead)
    };
    stored.into_iter().map(|drawn| Later { round: drawn.round, instead: told(drawn) }).collect()
}

/// Who would meet in a round of a cut over the corrected results, where that is not who meets over those that stand.
fn other_cut(
    [history, corrected]: [&History; 2],
    cuts: &RoundContext,
    round: RoundNumber,
) -> Option<CorrectionTold> {
    let of = |history: &History| cuts.meetings_of_cut(history, round);
    let (Ok(stands), Ok(would)) = (of(history), of(corrected)) else { return Some(CorrectionTold::Unknown) };
    let new: Vec<Meeting> = would.difference(&stands).cloned().collect();
    let gone = stands.difference(&would).cloned().collect();
    (!new.is_empty()).then_some(CorrectionTold::Instead(Instead::Other { new, gone }))
}
