//! How players are ranked, changed during the event: with a reason, and first of all a look at what it moves
//! (`handbook S8`).

use super::tiebreakers;
use crate::{
    actions::event::standings,
    cache::{
        events::KnownEvent,
        standings::{load_entrants_history, rank_history},
    },
    domain::{
        event::{namesakes::Namesakes, pack::Settings},
        numbers::RoundNumber,
        standings::{Move, RankingRules, list_place_moves},
    },
    storage::Tx,
    text::{
        Speaker,
        ranking::{KnownTiebreakers, tell_ranking_rules, tiebreakers_of_entrants},
        settings::ranking_of_entrants,
    },
    token::token_hash,
    web::{
        forms::{
            setting_lines::{SettingFields, fill_setting_lines, read_setting_lines},
            three_way_merge::{Meanwhile, mark_standing_fields, merge_forms},
        },
        prelude::*,
        reply::respond::stale_form,
    },
};

#[derive(Template)]
#[template(path = "desk/setup/ranking.html")]
struct RankingPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    newest: RoundNumber,
    now: Message,
    preview: Option<RankingPreview>,
}

/// What the rules on the form would do.
struct RankingPreview {
    rules: String,
    moves: Vec<Move>,
}

impl RankingPage<'_> {
    fn tiebreaker_fields(&self) -> Vec<String> {
        tiebreakers::list_shown_fields(&self.form, &tiebreakers_of_entrants(&self.visit.event.settings))
    }

    fn tiebreaker_choices(&self) -> KnownTiebreakers {
        tiebreakers::list_tiebreaker_choices(&tiebreakers_of_entrants(&self.visit.event.settings))
    }

    fn fields(&self) -> SettingFields<'_> {
        let settings = &self.visit.event.settings;
        SettingFields::new(&self.form, settings, ranking_of_entrants(settings))
    }

    /// Up or down, for one who had a place and has one.
    fn direction_of_move(entry: &Move) -> Option<Message> {
        match (entry.from, entry.to) {
            (Some(from), Some(to)) if to < from => Some(say!("desk-setup-ranking-up")),
            (Some(_), Some(_)) => Some(say!("desk-setup-ranking-down")),
            _ => None,
        }
    }
}

pub async fn show_ranking_rules_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let form = mark_standing_fields(fill_ranking_form(&here.event.settings));
    answer_with_page(&here.visit, &ranking_page(&app, &here, form, None).await?)
}

/// Shows what would move; saves what was looked at and is confirmed.
pub async fn change_ranking_rules(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    if tiebreakers::move_pressed_tiebreaker(&mut form) {
        return answer_with_page(&here.visit, &ranking_page(&app, &here, form, None).await?);
    }
    let now = fill_ranking_form(&here.event.settings);
    let is_asked = form.has("seen") && merge_forms(&mut form, &now, &[tiebreakers::LIST]) == Meanwhile::Both;
    let rules = read_ranking_rules(&mut form, &here.event.settings);
    let reason = form.text("reason", 300);
    if !form.is_fine() {
        return form_again(&here.visit, &ranking_page(&app, &here, form, None).await?);
    }
    if is_asked {
        if let Some(answer) = next_after_ranking(&here).where_it_came_before(&app, &form).await? {
            return Ok(answer);
        }
        let form = form.refused(say!("forms-both-changed"));
        return stale_form(&here.visit, &ranking_page(&app, &here, form, None).await?);
    }
    let mut tx = app.database.read().await?;
    let moves = list_ranking_moves(&mut tx, &here.event, &rules).await?;
    drop(tx);
    // The look was at these rules in place of those, and at what they move now.
    let before = here.event.settings.ranking_rules();
    let looked_at = token_hash(&format!("{before:?} {rules:?} {moves:?}"));
    let confirmed = form.is("what", "save");
    if confirmed && form.is("looked_at", &looked_at) {
        return save_ranking_rules(&app, &here, form, &rules, reason.as_deref()).await;
    }
    form.set("looked_at", looked_at);
    let preview = Some(RankingPreview { rules: tell_rules_of_preview(&here, &rules), moves });
    if confirmed {
        if let Some(answer) = next_after_ranking(&here).where_it_came_before(&app, &form).await? {
            return Ok(answer);
        }
        let form = form.refused(say!("desk-setup-ranking-look-once-more"));
        return stale_form(&here.visit, &ranking_page(&app, &here, form, preview).await?);
    }
    answer_with_page(&here.visit, &ranking_page(&app, &here, form, preview).await?)
}

/// What other rules would move, as things stand now.
async fn list_ranking_moves(tx: &mut Tx, event: &KnownEvent, rules: &RankingRules) -> Result<Vec<Move>> {
    let history = load_entrants_history(tx, event).await?;
    let before = rank_history(&history, &event.settings.ranking_rules(), RoundNumber::AFTER_ALL)?;
    let after = rank_history(&history, rules, RoundNumber::AFTER_ALL)?;
    let players = storage::players::list_players(tx, event.id).await?;
    let namesakes = Namesakes::from_player_list(&players);
    let told = |entry: Move| match players.iter().find(|player| player.key() == entry.key) {
        Some(player) => Move { name: namesakes.told(player), ..entry },
        None => entry,
    };
    Ok(list_place_moves(&before, &after).into_iter().map(told).collect())
}

/// Of players, as their game calls what they count; of teams, as the rules do.
fn tell_rules_of_preview(here: &Organiser, rules: &RankingRules) -> String {
    let of_teams = here.event.settings.entrants.have_matches();
    let speaker = if of_teams { Speaker { game: None, ..here.speaker } } else { here.speaker };
    speaker.say(&tell_ranking_rules(rules, of_teams))
}

async fn save_ranking_rules(
    app: &App,
    here: &Organiser,
    form: Form,
    rules: &RankingRules,
    reason: Option<&str>,
) -> Result<HttpResponse> {
    let result = standings::change_ranking(app, &here.actor(&form), &here.event, rules, reason).await;
    SentForm { visit: &here.visit, form, result }
        .answer(next_after_ranking(here), async |form| ranking_page(app, here, form, None).await)
        .await
}

fn next_after_ranking(here: &Organiser) -> Next {
    Next::lead_to_page(here, here.to("desk/standings")).saying(say!("desk-setup-ranking-saved"))
}

/// The rules as typed, by which those who are entered are ranked; problems stand beside their fields.
fn read_ranking_rules(form: &mut Form, settings: &Settings) -> RankingRules {
    let mut read = read_setting_lines(form, ranking_of_entrants(settings), settings);
    let tiebreakers = tiebreakers::read_tiebreakers(form, &tiebreakers_of_entrants(settings));
    if settings.entrants.have_matches() {
        read.team.ranking.tiebreakers = tiebreakers;
    } else {
        read.ranking.tiebreakers = tiebreakers;
    }
    read.ranking_rules()
}

fn fill_ranking_form(settings: &Settings) -> Form {
    let rules = settings.ranking_rules();
    let mut form = Form::default();
    // What a bye counts as may follow from the rest: it is written out.
    fill_setting_lines(&mut form, ranking_of_entrants(settings), &settings.ranked_by(&rules));
    tiebreakers::fill_tiebreaker_list(&mut form, &rules.ranking.tiebreakers);
    form
}

async fn ranking_page<'a>(
    app: &App,
    here: &'a Organiser,
    form: Form,
    preview: Option<RankingPreview>,
) -> Result<RankingPage<'a>> {
    let mut tx = app.database.read().await?;
    let newest = storage::events::newest_published_round(&mut tx, here.event.id).await?;
    let settings = &here.event.settings;
    let now = tell_ranking_rules(&settings.ranking_rules(), settings.entrants.have_matches());
    Ok(RankingPage { visit: &here.0, form, newest, now, preview })
}
