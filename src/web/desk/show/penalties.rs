//! Penalties and bonuses in tournament points: given with a reason that everybody can read, and taken back.

use crate::{
    actions::battles::penalties::{self, Penalised},
    domain::event::{namesakes::Namesakes, penalty::Penalty, player::Player},
    web::{page::guard::Judge, prelude::*},
};
use serde::Deserialize;

/// No penalty takes more at once.
const MOST: i64 = 10_000;

#[derive(Template)]
#[template(path = "desk/show/penalties.html")]
struct PenaltiesPage<'a> {
    visit: &'a EventVisit,
    /// The newest first, with whom each concerns; those that were taken back too.
    entries: Vec<(Penalty, Player)>,
    /// Who can have one.
    players: Vec<Player>,
    form: Form,
}

/// Whom the form begins with.
#[derive(Deserialize)]
pub struct PenaltyQuery {
    #[serde(default)]
    player: String,
}

impl PenaltiesPage<'_> {
    fn whom(&self) -> Vec<(String, Wording)> {
        let nobody = [(String::new(), say!("desk-show-choose-a-player").into())];
        let namesakes = Namesakes::from_player_list(&self.players);
        let of = |player: &Player| (player.number.to_string(), namesakes.told(player).into());
        nobody.into_iter().chain(self.players.iter().map(of)).collect()
    }

    fn penalty_way_choices() -> [(&'static str, Message); 2] {
        [("take", say!("desk-show-take-points")), ("give", say!("desk-show-give-points"))]
    }

    /// What tells somebody from another of their name.
    fn apart(&self, player: &Player) -> Option<String> {
        Namesakes::apart_in(&self.visit.event.frame.players, player)
    }
}

pub async fn show_penalties_page(
    app: Data<App>,
    here: Judge,
    about: Query<PenaltyQuery>,
) -> Result<HttpResponse> {
    let form = Form::from_own_values([("player", about.into_inner().player)]);
    answer_with_page(&here.visit, &penalties_page(&app, &here, form).await?)
}

pub async fn give_penalty_at_desk(app: Data<App>, here: Judge, mut form: Form) -> Result<HttpResponse> {
    let shown = penalties_page(&app, &here, Form::default()).await?;
    let player = form.read("player", |number| {
        let found = shown.players.iter().find(|player| player.number.to_string() == number);
        found.cloned().ok_or(say!("desk-show-choose-a-player"))
    });
    let sign = form.read("way", |way| match way {
        "take" => Ok(-1),
        "give" => Ok(1),
        _ => Err(say!("desk-show-choose-take-or-give")),
    });
    let points = form.number("points", 1..=MOST);
    let reason = form.required("reason", 300, say!("desk-show-say-why-for-all"));
    let pairs = form.is_ticked("pairs");
    let (Some(player), Some(sign), Some(points), Some(reason), true) =
        (player, sign, points, reason, form.is_fine())
    else {
        return form_again(&here.visit, &PenaltiesPage { form, ..shown });
    };
    let given = Penalised { points: sign * points, reason, pairs };
    let result = penalties::give_penalty(&app, &here.actor(&form), here.event.id, &player, given).await;
    let said = say!("desk-show-penalty-counts", name = player.name.as_str(), points = sign * points);
    let next = Next::lead_to_page(&here, here.to("desk/penalties")).saying(said).either_way();
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| penalties_page(&app, &here, form).await)
        .await
}

pub async fn take_back(app: Data<App>, here: Judge, mut form: Form) -> Result<HttpResponse> {
    has_penalties(&here)?;
    let id = form.value("entry").parse().map_err(|_| Error::NotFound)?;
    let why = form.required("why", 300, say!("desk-show-say-why-no-penalty"));
    let (Some(why), true) = (why, form.is_fine()) else {
        return form_again(&here.visit, &penalties_page(&app, &here, form).await?);
    };
    let result = penalties::take_back(&app, &here.actor(&form), here.event.id, (id, &why)).await;
    let shown = penalties_page(&app, &here, Form::default()).await?;
    let said = shown.entries.iter().find(|(entry, _)| entry.id == id).map(|(entry, player)| {
        say!("desk-show-penalty-counts-no-more", points = entry.points, name = player.name.as_str())
    });
    let next = Next::lead_to_page(&here, here.to("desk/penalties"))
        .saying(said.map_or(Wording::NONE, Wording::Text))
        .either_way();
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| penalties_page(&app, &here, form).await)
        .await
}

/// [`Error::NotFound`] where results bring no tournament points, and where teams have corrections of their matches.
fn has_penalties(here: &EventVisit) -> Result<()> {
    if here.event.settings.has_penalties() { Ok(()) } else { Err(Error::NotFound) }
}

async fn penalties_page<'a>(app: &App, here: &'a EventVisit, form: Form) -> Result<PenaltiesPage<'a>> {
    has_penalties(here)?;
    let entries = storage::penalties::of_event(&mut app.database.read().await?, here.event.id).await?;
    let frame = &here.event.frame;
    let with_player = |entry: Penalty| frame.player(entry.player_id).cloned().map(|player| (entry, player));
    let entries = entries.into_iter().filter_map(with_player).collect();
    let players = frame.who_played().cloned().collect();
    Ok(PenaltiesPage { visit: here, entries, players, form })
}
