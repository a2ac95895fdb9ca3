//! The award that is on the stage.

use crate::{
    domain::{
        event::screen::{AwardReveal, on_stage},
        ids::AwardId,
    },
    storage::{Tx, history::Loaded},
    text::Speaker,
    web::{
        event::awards::{self, AwardHolder, Awarded},
        prelude::*,
    },
};

/// An award on the stage; without names while it is only announced.
pub struct AwardStage {
    pub title: String,
    pub names: Vec<NameOnStage>,
}

/// Somebody who gets it.
pub struct NameOnStage {
    pub name: String,
    /// Empty for a team, and where none was given.
    pub faction: String,
    /// What is said beneath: club or faction, and what it was won by.
    pub about: String,
}

impl AwardStage {
    /// The one that is shown; none before the first.
    pub async fn load_shown_award(tx: &mut Tx, here: &EventVisit) -> Result<Option<Self>> {
        let (mut awards, loaded) = awards::load_event_awards(tx, &here.event).await?;
        let given = storage::screens::load_ceremony_awards(tx, here.event.id).await?;
        awards::keep_places(&here.event, &mut awards, &given);
        let ids: Vec<AwardId> = awards.iter().map(|awarded| awarded.award.id).collect();
        Ok(on_stage(&ids, &given).and_then(|(id, given)| {
            let awarded = awards.iter().find(|awarded| awarded.award.id == id)?;
            Some(Self {
                title: awarded.award.title.clone(),
                names: list_names_on_stage(awarded, given, (&loaded, &here.speaker)),
            })
        }))
    }
}

/// Nobody's name before its time: it is not even in the page.
fn list_names_on_stage(
    awarded: &Awarded,
    given: AwardReveal,
    (loaded, speaker): (&Loaded, &Speaker),
) -> Vec<NameOnStage> {
    if given == AwardReveal::Announced {
        return Vec::new();
    }
    let stage = |name: &str, faction: Option<&String>, about: Option<&String>| NameOnStage {
        name: name.to_owned(),
        faction: faction.cloned().unwrap_or_default(),
        about: about.cloned().unwrap_or_default(),
    };
    let teams = awarded.teams.iter().map(|team| stage(team.name.as_str(), None, team.club.as_ref()));
    let winners = awarded.winners.iter().map(|winner| &loaded.players[*winner]);
    let winners =
        winners.map(|player| stage(player.name.as_str(), player.faction.as_ref(), player.faction.as_ref()));
    let beneath = |(place, one): (usize, NameOnStage)| {
        let won_by =
            awarded.holders.get(place).and_then(AwardHolder::tell_won_by).map(|won| speaker.say(&won));
        let told = [Some(one.about), won_by].into_iter().flatten().filter(|told| !told.is_empty());
        NameOnStage { about: told.collect::<Vec<_>>().join(", "), ..one }
    };
    teams.chain(winners).enumerate().map(beneath).collect()
}
