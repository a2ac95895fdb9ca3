//! The terrain planner: which rounds can keep the terrain standing, and the order of battleplans that moves the
//! least (`handbook E9`).

use crate::{
    actions::rounds::terrain::{self, best_order, fixed_battleplans},
    domain::{
        event::pack::{BattleplanChoice, Settings, Terrain},
        numbers::RoundNumber,
        system::{self, Layout, keep_terrain},
    },
    web::prelude::*,
};

#[derive(Template)]
#[template(path = "desk/venue/terrain.html")]
struct TerrainPage<'a> {
    visit: &'a EventVisit,
    /// The rounds as they are.
    now: Vec<TerrainStep>,
    /// The order that moves the least, where it moves less.
    best: Option<Vec<TerrainStep>>,
    /// The fixed battleplans, joined, as the form carries them.
    seen: String,
    rounds_drawn: bool,
    form: Form,
}

/// One round, and what its terrain needs.
struct TerrainStep {
    round: RoundNumber,
    battleplan: String,
    /// The battleplan whose layout stands.
    layout: String,
    /// The layout stands already.
    keeps: bool,
}

impl TerrainPage<'_> {
    fn is_preset(&self) -> bool {
        self.visit.event.settings.terrain == Terrain::Preset
    }

    fn are_fixed(&self) -> bool {
        self.visit.event.settings.battleplans != BattleplanChoice::Dice
    }

    /// Players have been told the order.
    fn is_told(&self) -> bool {
        self.visit.event.settings.battleplans == BattleplanChoice::Public
            && self.visit.event.stage.is_public()
    }

    fn missing(&self) -> usize {
        let rounds = usize::try_from(self.visit.event.settings.rounds).unwrap_or_default();
        rounds.saturating_sub(self.now.len())
    }

    /// How often terrain is set up in this order.
    fn count_setups(steps: &[TerrainStep]) -> usize {
        steps.iter().filter(|step| !step.keeps).count()
    }
}

impl TerrainStep {
    fn what(&self) -> Message {
        let own = self.layout == self.battleplan;
        say!("desk-venue-layout", stands = self.keeps, own, layout = self.layout)
    }
}

pub async fn show_terrain_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let shown = terrain_page(&app, &here, Form::default()).await?;
    answer_with_page(&here.visit, &shown)
}

pub async fn use_order(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let seen: Vec<String> = form.value("seen").split_whitespace().map(str::to_owned).collect();
    let result = terrain::use_best_order(&app, &here.actor(&form), &here.event, &seen).await;
    let next = Next::lead_to_page(&here, here.to("desk/terrain")).saying(say!("desk-venue-order-used"));
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| terrain_page(&app, &here, form).await)
        .await
}

async fn terrain_page<'a>(app: &App, here: &'a Organiser, form: Form) -> Result<TerrainPage<'a>> {
    let mut tx = app.database.read().await?;
    let rounds_drawn = storage::events::newest_round(&mut tx, here.event.id).await? >= RoundNumber::FIRST;
    tx.commit().await?;
    let settings = &here.event.settings;
    let fixed = fixed_battleplans(settings);
    let now = list_terrain_steps(settings, fixed);
    let best = best_order(settings).map(|best| list_terrain_steps(settings, &best.battleplans));
    let best = best.filter(|best| TerrainPage::count_setups(best) < TerrainPage::count_setups(&now));
    Ok(TerrainPage { visit: &here.0, now, best, seen: fixed.join(" "), rounds_drawn, form })
}

fn list_terrain_steps(settings: &Settings, battleplans: &[String]) -> Vec<TerrainStep> {
    let Some(system) = system::find_system(&settings.system) else { return Vec::new() };
    let layouts = keep_terrain(system, battleplans);
    let step = |layout: &Layout, round: RoundNumber, slug: &String| TerrainStep {
        round,
        battleplan: settings.battleplan_name(slug),
        layout: settings.battleplan_name(&layout.layout),
        keeps: layout.rounds.first() != Some(&round),
    };
    let of_round = |(round, slug): (RoundNumber, &String)| {
        let layout = layouts.iter().find(|layout| layout.rounds.contains(&round))?;
        Some(step(layout, round, slug))
    };
    RoundNumber::FIRST.to(RoundNumber::AFTER_ALL).zip(battleplans).filter_map(of_round).collect()
}
