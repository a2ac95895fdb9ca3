//! What a player keeps of an event: the own battles, and the certificate once it is over.

use crate::{
    domain::event::player::Player,
    exchange::{
        own_battles::{self, OwnBattle},
        table::TableFormat,
    },
    print::certificate::print_certificates,
    text::{Speaker, standings::tell_place},
    web::{
        event::{
            certificates::of_player,
            story::{PlayerStory, StoryBattle},
        },
        page::guard::Entered,
        prelude::*,
        reply::{respond::answer_with_file, spreadsheet::table_file},
    },
};

#[derive(Template)]
#[template(path = "play/battles.html")]
struct OwnBattlesPage<'a> {
    visit: &'a EventVisit,
    me: Player,
    battles: Vec<StoryBattle>,
}

impl OwnBattlesPage<'_> {
    fn counts_tactics(&self) -> bool {
        self.visit.event.settings.game().sheet.tactics.is_some()
    }

    fn place_after_battle(battle: &StoryBattle) -> Option<Message> {
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

pub async fn show_own_battles_page(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let me = here.player().clone();
    let battles = PlayerStory::load_player_story(&app, &here, &me).await?.battles;
    answer_with_page(&here.visit, &OwnBattlesPage { visit: &here.0, me, battles })
}

/// The same as a table for spreadsheets.
pub async fn download_own_battles(
    app: Data<App>,
    here: Entered,
    format: TableFormat,
) -> Result<HttpResponse> {
    let battles = PlayerStory::load_player_story(&app, &here, here.player()).await?.battles;
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

fn row_of_own_battle(speaker: &Speaker, battle: StoryBattle) -> OwnBattle {
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
