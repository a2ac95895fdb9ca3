//! Somebody of a cut has left: how it goes on is said once, and drawn by.

use crate::{
    actions::event,
    domain::{
        history::Cut,
        numbers::RoundNumber,
        pairing::LeaverWay,
        refusal::FormRefusal,
        rounds::{KeptDraw, RoundContext},
    },
    text::draw::cut_goes_on,
    web::prelude::*,
};

/// Somebody who has left, with the ways on to choose from.
pub struct LeaverOfCut {
    /// What the settings know them by.
    pub number: u32,
    pub title: Message,
    /// The word of a way, what comes of it, and whether it was chosen.
    pub ways: Vec<(&'static str, Message, bool)>,
}

impl LeaverOfCut {
    /// All of a round: of one that is drawn with the cut that was kept.
    pub fn list_cut_leavers(context: &RoundContext, round: RoundNumber, kept: Option<&Cut>) -> Vec<Self> {
        let leavers = context.cut_leavers(round, kept).into_iter();
        let told = leavers.filter_map(|(leaver, chosen)| {
            let ways = leaver.ways.iter().map(|(way, goes_on)| {
                (way.as_str(), cut_goes_on(*way, goes_on.as_deref()), chosen == Some(*way))
            });
            Some(Self {
                number: leaver.key.strip_prefix(['p', 't'])?.parse().ok()?,
                title: say!("desk-rounds-left-cut", name = leaver.name, round),
                ways: ways.collect(),
            })
        });
        told.collect()
    }

    /// The same of a round that is drawn; none where it is of no cut.
    pub fn list_kept_leavers(
        context: &RoundContext,
        round: RoundNumber,
        kept: Option<&KeptDraw>,
    ) -> Vec<Self> {
        let cut = kept.and_then(|kept| kept.cut.as_ref());
        cut.map(|cut| Self::list_cut_leavers(context, round, Some(cut))).unwrap_or_default()
    }
}

/// Keeps what was chosen with the settings, for this draw and every other of the cut.
pub async fn choose_cut_leaver_way(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let number = form.value("entrant").parse::<u32>().ok();
    let (Some(number), Some(way)) = (number, LeaverWay::parse(form.value("way"))) else {
        return Err(Error::from_refusal(FormRefusal::Unreadable));
    };
    let mut settings = here.event.settings.clone();
    settings.pairing.cut_leavers.insert(number, way);
    let name = here.event.name.clone();
    let saved = event::save_settings(&app, &here.actor(&form), &here.event, name, settings).await;
    let rounds = here.event.rounds_page();
    let there = match form.value("round").parse::<u32>() {
        Ok(round) => format!("{rounds}/{round}"),
        Err(_) => rounds.to_owned(),
    };
    Next::lead_to_page(&here, here.to(&there)).after(saved, |()| say!("desk-rounds-cut-goes-on"))
}
