//! A draft that was drawn on results that were corrected since, and what draws it again as it was drawn.

use super::list::{read_draw_options, suggest_draw_form};
use crate::{
    actions::rounds::{LoadedRounds, StoredRound},
    domain::{
        battle::Battle,
        history::PlayerIndex,
        ids::PlayerId,
        numbers::RoundNumber,
        round::{Round, RoundState},
        rounds::{DrawOptions, KeptDraw, meetings_in},
    },
    text::first_names,
    web::prelude::*,
};

/// Names in one sentence.
const NAMES: usize = 4;

/// A draft whose draw read other results than those that stand.
pub(in crate::web::desk) struct DrawnBefore {
    pub round: RoundNumber,
    pub version: i64,
    /// A round of a cut that is out and that nobody plays yet: its pairs come of the results alone.
    pub is_out: bool,
    /// Whose results are others now.
    players: Vec<(PlayerId, String)>,
    /// How it was drawn.
    form: Form,
}

impl DrawnBefore {
    /// None of what reads what stands, and of a round that is out, unless nobody plays it yet and it is of a cut that would
    /// bring others together.
    pub fn from_kept_draw(
        here: &EventVisit,
        loaded_rounds: &LoadedRounds,
        StoredRound { round, battles, draw }: StoredRound<'_>,
    ) -> Option<Self> {
        let loaded = &loaded_rounds.loaded;
        let brings_others_together = |cut| {
            let would = loaded_rounds.context.meetings_of_cut(&loaded.history, round.number);
            would.is_ok_and(|would| would != meetings_in(cut, &loaded.history))
        };
        let is_out = round.state == RoundState::Published
            && here.is_organiser()
            && !here.event.has_begun(round)
            && draw.and_then(|draw| draw.cut.as_ref()).is_some_and(brings_others_together);
        let draw = draw.filter(|_| is_out || round.state == RoundState::Draft)?;
        let places = draw.basis.as_ref().map(|basis| basis.corrected(&loaded.history)).unwrap_or_default();
        let player = |place: PlayerIndex| (loaded.players[place].id, loaded.players[place].name.to_string());
        let players: Vec<_> = places.into_iter().map(player).collect();
        let form = as_drawn(here, loaded_rounds, (round, battles), draw);
        let (round, version) = (round.number, round.version);
        (!players.is_empty()).then_some(Self { round, version, is_out, players, form })
    }

    /// One of these two is among them.
    pub fn is_of(&self, two: [PlayerId; 2]) -> bool {
        self.players.iter().any(|(player, _)| two.contains(player))
    }

    /// `Ann, Bo and 3 more`
    pub fn names(&self) -> Message {
        let names: Vec<&str> = self.players.iter().map(|(_, name)| name.as_str()).collect();
        first_names(&names, NAMES)
    }

    /// The fields of the form that draws it again, each with what it says.
    pub fn fields(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let fields = ["clubs", "odd", "leave_out", "count_unfinished"];
        fields.into_iter().map(|name| (name, self.form.value(name))).filter(|(_, value)| !value.is_empty())
    }
}

/// The draft that a correction can be followed by; for whoever may draw, where players are drawn.
pub(in crate::web::desk) fn find_next_draft(here: &EventVisit) -> Option<&Round> {
    let is_drawn = here.is_organiser() && !here.event.meets_in_matches();
    here.event.frame.rounds.last().filter(|round| is_drawn && round.state == RoundState::Draft)
}

/// The draft that was drawn before results were corrected; for organisers of an event whose players are drawn.
pub(in crate::web::desk) async fn drawn_before(app: &App, here: &EventVisit) -> Result<Option<DrawnBefore>> {
    let Some(draft) = find_next_draft(here) else { return Ok(None) };
    let mut tx = app.database.read().await?;
    let loaded_rounds = LoadedRounds::from_cached_event(&mut tx, &here.event).await?;
    let draw = storage::rounds::load_kept_draw(&mut tx, draft.id).await?;
    drop(tx);
    let stored = StoredRound { round: draft, battles: here.event.battles(draft.id), draw: draw.as_ref() };
    Ok(DrawnBefore::from_kept_draw(here, &loaded_rounds, stored))
}

/// How this draft was drawn, to draw it again in the same way on what stands now.
pub(in crate::web::desk) async fn as_it_was_drawn(
    app: &App,
    here: &EventVisit,
    draft: &Round,
) -> Result<DrawOptions> {
    let mut tx = app.database.read().await?;
    let loaded_rounds = LoadedRounds::read_loaded_rounds(&mut tx, &here.event).await?;
    let battles = storage::battles::list_battles_of_round(&mut tx, draft.id).await?;
    let draw = storage::rounds::load_kept_draw(&mut tx, draft.id).await?;
    drop(tx);
    let form = match &draw {
        Some(draw) => as_drawn(here, &loaded_rounds, (draft, &battles), draw),
        None => suggest_draw_form(here, draft.number),
    };
    Ok(read_draw_options(&form, draft.number))
}

fn as_drawn(
    here: &EventVisit,
    loaded_rounds: &LoadedRounds,
    (round, battles): (&Round, &[Battle]),
    draw: &KeptDraw,
) -> Form {
    let mut form = suggest_draw_form(here, round.number);
    form.set("clubs", draw.clubs.as_str());
    if battles.iter().any(Battle::is_waiting) {
        form.set("odd", "wait");
    }
    form.set("leave_out", if draw.left_out.is_empty() { "" } else { "on" });
    // A result that was taken back counts as drawn until it is reported again, as it would have.
    let is_open = loaded_rounds.context.playing(round.number) > 0;
    form.set("count_unfinished", if is_open || draw.unfinished_count_as_draws { "on" } else { "" });
    form
}
