//! The awards on the desk: what there is, who has each, and who decides.

use crate::{
    actions::awards::{self, Recipient},
    domain::{
        alphabet::alphabetical_key,
        catalogue::name_key,
        event::{
            award::{Basis, capitalise_first_letter},
            player::Player,
            team::Team,
            vote::VoteChoices,
        },
        ids::AwardId,
    },
    storage::Tx,
    text::{Element, TextFact, values::tell_basis},
    web::{
        event::{
            self,
            awards::{AwardHolder, Awarded, Panel},
        },
        forms::factions::{factions_of, settle_faction},
        prelude::*,
    },
};
use serde::Deserialize;

/// With more players, a list of all of them beside each award would be megabytes.
const MANY: usize = 400;

#[derive(Template)]
#[template(path = "desk/show/awards.html")]
pub(super) struct DeskAwardsPage<'a> {
    visit: &'a EventVisit,
    awards: Vec<Awarded>,
    /// By name.
    players: Vec<Player>,
    /// The same in the order that places in the list of players mean.
    ranked: Vec<Player>,
    /// Those of an event of teams or pairs.
    teams: Vec<Team>,
    /// Those whose roster says another faction than they registered, where an award goes by it.
    unlike: Vec<Unlike>,
    /// Every round that is planned has its results.
    is_played: bool,
    form: Form,
    /// Those of the game.
    factions: Vec<String>,
    asked: AwardsQuery,
}

/// A player with two factions: as everybody reads it, by which awards are given, and as the roster says.
struct Unlike {
    number: i64,
    name: String,
    registered: String,
    roster: String,
}

/// Which award is to be seen with its forms, by its id.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct AwardsQuery {
    award: String,
    /// The same, with the form that opens a vote.
    vote: String,
}

/// What is to be done next: with which award, and what it is called.
pub(super) enum AwardStep<'a> {
    Tie(AwardId, &'a str),
    Decide(AwardId, &'a str),
    Close(AwardId, &'a str),
    Print,
}

impl AwardStep<'_> {
    fn tell(&self) -> Message {
        match self {
            Self::Tie(_, award) => say!("desk-show-award-is-tied", award),
            Self::Decide(_, award) => say!("desk-show-award-is-open", award),
            Self::Close(_, award) => say!("desk-show-award-is-voted-on", award),
            Self::Print => say!("desk-show-all-awards-decided"),
        }
    }
}

impl DeskAwardsPage<'_> {
    /// The one next thing; none while rounds are played and nothing is to be decided by anybody.
    fn next(&self) -> Option<AwardStep<'_>> {
        let first = |is_so: fn(&Awarded) -> bool| {
            let award = &self.awards.iter().find(|awarded| is_so(awarded))?.award;
            Some((award.id, award.title.as_str()))
        };
        let tie = first(|awarded| !awarded.award.is_set() && !awarded.tie().is_empty());
        let open = first(|awarded| awarded.can_be_voted_for() && !awarded.is_decided());
        let vote = first(Awarded::has_open_vote);
        let paper = (self.is_played && !self.awards.is_empty()).then_some(AwardStep::Print);
        tie.map(|(id, title)| AwardStep::Tie(id, title))
            .or_else(|| open.map(|(id, title)| AwardStep::Decide(id, title)))
            .or_else(|| vote.map(|(id, title)| AwardStep::Close(id, title)))
            .or(paper)
    }

    /// What the panel says of an award that is nobody's yet.
    fn panel(&self, award: &AwardId) -> Option<&Panel> {
        self.awards.iter().find(|awarded| awarded.award.id == *award)?.panel.as_ref()
    }

    /// Its best where nobody is level with them: their number, and the version of the award that is on the page.
    fn panels_one(&self, award: &AwardId) -> Option<(i64, i64)> {
        let awarded = self.awards.iter().find(|awarded| awarded.award.id == *award)?;
        let [best] = awarded.panel.as_ref()?.best.as_slice() else { return None };
        Some((self.ranked.get(*best)?.number, awarded.award.version))
    }

    /// Asked for, or what was sent for it was refused.
    fn is_open(&self, awarded: &Awarded) -> bool {
        let id = awarded.award.id.to_string();
        [self.asked.award.as_str(), self.asked.vote.as_str(), self.form.value("award")].contains(&id.as_str())
    }

    /// Whether the names to choose from stand here: with so many players, of the award that is open alone.
    fn has_names(&self, awarded: &Awarded) -> bool {
        self.players.len() <= MANY || self.is_open(awarded)
    }

    /// A new award was refused, or there is none yet.
    fn is_adding(&self) -> bool {
        let is_refused = self.form.problem.is_some() || !self.form.is_fine();
        self.awards.is_empty() || is_refused && self.form.value("award").is_empty()
    }

    fn bases(&self) -> Vec<(&'static str, Message)> {
        let mut bases = vec![
            ("chosen", say!("desk-show-basis-chosen")),
            ("place", say!("desk-show-basis-place")),
            ("faction", say!("desk-show-basis-faction")),
        ];
        if !self.alliances().is_empty() {
            bases.push(("alliance", say!("desk-show-basis-alliance")));
        }
        if self.visit.event.players_standings().is_some() {
            bases.insert(2, ("place_of_players", say!("desk-show-basis-place-of-players")));
        }
        bases
    }

    /// The grand alliances of the game; none where all its factions are in one.
    fn alliances(&self) -> Vec<(&'static str, String)> {
        let game = self.visit.event.settings.game();
        let names = game.alliances.iter().filter(|_| game.has_alliances());
        names.map(|name| (name.as_str(), capitalise_first_letter(name))).collect()
    }

    /// What gives it to whoever has it, or will.
    fn won_by(awarded: &Awarded) -> Message {
        match (&awarded.award.basis, awarded.award.is_set()) {
            (Basis::Chosen, true) => say!("desk-show-set-by-hand"),
            (basis, true) => say!("desk-show-basis-set-by-hand", basis = tell_basis(basis)),
            _ if awarded.tally.is_some() => say!("desk-show-by-votes"),
            (Basis::Chosen, false) => say!("desk-show-not-by-numbers"),
            (basis, false) => tell_basis(basis),
        }
    }

    /// Who has it, by what, why, and the prize.
    fn line(&self, awarded: &Awarded) -> Message {
        let winner = |holder: &AwardHolder| {
            let (name, strong) = (holder.name.as_str(), Element::new("strong"));
            say!("desk-show-award-winner", name, strong)
        };
        let names: TextFact = awarded.holders.iter().map(winner).collect();
        let (by, is_so_far) = (Self::won_by(awarded), self.is_so_far(awarded));
        let award = &awarded.award;
        say!("desk-show-award-line", names, by, is_so_far, reason = award.reason, prize = award.prize)
    }

    /// Somebody whose roster says another faction.
    fn tell_unlike(&self, one: &Unlike) -> Message {
        let Unlike { number, name, registered, roster } = one;
        let a = self.visit.link_to(&format!("desk/players/{number}"));
        say!("desk-show-unlike-faction", a, name, registered, roster)
    }

    /// The standings name somebody, and rounds are still to come: it may be another in the end.
    fn is_so_far(&self, awarded: &Awarded) -> bool {
        !self.is_played && awarded.is_by_standings() && awarded.is_decided()
    }

    /// Whom one can vote for.
    fn vote_candidate_choices() -> [(&'static str, Message); 2] {
        [VoteChoices::Players, VoteChoices::Opponents].map(|choices| (choices.as_str(), told(&choices)))
    }

    /// What players most likely vote for here.
    fn likely_vote_choice(awarded: &Awarded) -> &'static str {
        let title = awarded.award.title.to_lowercase();
        let choices = if title.contains("sport") || title.contains("opponent") {
            VoteChoices::Opponents
        } else {
            VoteChoices::Players
        };
        choices.as_str()
    }

    /// What was typed into the form of this award and refused; empty where nothing was.
    fn typed(&self, awarded: &Awarded, name: &str) -> &str {
        let is_sent = self.form.has("player") && self.is_open(awarded);
        if is_sent { self.form.value(name) } else { "" }
    }

    /// The prize as it was typed and refused; else as it stands.
    fn prize<'a>(&'a self, awarded: &'a Awarded) -> &'a str {
        if self.has_typed_prize(awarded) {
            return self.form.value("prize");
        }
        awarded.award.prize.as_deref().unwrap_or_default()
    }

    fn has_typed_prize(&self, awarded: &Awarded) -> bool {
        self.form.has("prize") && self.is_open(awarded)
    }

    fn is_chosen(&self, awarded: &Awarded, player: &Player) -> bool {
        match self.typed(awarded, "player") {
            "" => awarded.award.player_id == Some(player.id),
            typed => typed == player.number.to_string(),
        }
    }

    fn is_theirs(&self, awarded: &Awarded, team: &Team) -> bool {
        match self.typed(awarded, "player") {
            "" => awarded.award.team_id == Some(team.id),
            typed => typed.strip_prefix('t').is_some_and(|number| number == team.number.to_string()),
        }
    }
}

pub async fn show_desk_awards_page(
    app: Data<App>,
    here: Organiser,
    asked: Query<AwardsQuery>,
) -> Result<HttpResponse> {
    let form = Form::from_own_values([("basis", "chosen".to_owned())]);
    let shown = DeskAwardsPage { asked: asked.into_inner(), ..awards_page(&app, &here, form).await? };
    answer_with_page(&here.visit, &shown)
}

pub async fn add_award_at_desk(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    settle_faction(&mut form, &factions_of(&app, &here.event.settings).await?);
    let title = form.required("title", 60, say!("desk-show-name-the-award"));
    let basis = match form.value("basis") {
        "place" => form.number("place", 1..=1000).map(Basis::Place),
        "place_of_players" => form.number("place", 1..=1000).map(Basis::PlaceOfPlayers),
        "faction" => {
            form.required("faction", 60, say!("desk-show-enter-the-faction")).map(Basis::BestInFaction)
        }
        "alliance" => {
            form.required("alliance", 30, say!("desk-show-choose-the-alliance")).map(Basis::BestInAlliance)
        }
        _ => Some(Basis::Chosen),
    };
    let (Some(title), Some(basis), true) = (title, basis, form.is_fine()) else {
        return form_again(&here.visit, &awards_page(&app, &here, form).await?);
    };
    let next = Next::lead_to_page(&here, here.to("desk/awards"))
        .saying(say!("desk-show-award-added", award = title));
    let result = awards::add_award(&app, &here.actor(&form), here.event.id, title, basis).await;
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| awards_page(&app, &here, form).await)
        .await
}

/// The best of every faction, at once.
pub async fn add_factions(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let title = |faction: &str| here.speaker.say(&say!("desk-show-best-of", faction));
    let added = awards::add_best_of_factions(&app, &here.actor(&form), here.event.id, title).await;
    let next = Next::lead_to_page(&here, here.to("desk/awards"));
    next.after_or_why(added, |count| say!("desk-show-awards-added", count))
}

pub async fn choose_award_recipient(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let id: AwardId = form.value("award").parse().map_err(|_| Error::NotFound)?;
    let seen: i64 = form.value("version").parse().map_err(|_| Error::NotFound)?;
    let reason = form.text("reason", 200);
    let to = find_award_recipient(&app, &here, form.value("player")).await?;
    let name = to.as_ref().map(|to| to.named.name.clone());
    let result =
        awards::choose_award_winner(&app, &here.actor(&form), here.event.id, (id, seen), to, reason).await;
    let said = say!("desk-show-award-goes-to", award = title_of_award(&app, &here, id).await?, name);
    let next = Next::lead_to_page(&here, here.to("desk/awards")).saying(said);
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| awards_page(&app, &here, form).await)
        .await
}

/// What goes with an award.
pub async fn set_award_prize(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let id: AwardId = form.value("award").parse().map_err(|_| Error::NotFound)?;
    let seen: i64 = form.value("version").parse().map_err(|_| Error::NotFound)?;
    let prize = form.text("prize", 200);
    if !form.is_fine() {
        return form_again(&here.visit, &awards_page(&app, &here, form).await?);
    }
    let said = say!("desk-show-prize-set", award = title_of_award(&app, &here, id).await?, prize);
    let result = awards::set_prize(&app, &here.actor(&form), here.event.id, id, seen, prize).await;
    let next = Next::lead_to_page(&here, here.to("desk/awards")).saying(said).either_way();
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| awards_page(&app, &here, form).await)
        .await
}

/// Whom a form names: a player by their number, a team by its own behind a `t`; nobody where nothing is chosen.
async fn find_award_recipient(app: &App, here: &Organiser, sent: &str) -> Result<Option<Recipient>> {
    if sent.is_empty() {
        return Ok(None);
    }
    let (number, is_team) = sent.strip_prefix('t').map_or((sent, false), |number| (number, true));
    let number = number.parse().map_err(|_| Error::NotFound)?;
    let (mut tx, event) = (app.database.read().await?, here.event.id);
    let to = if is_team {
        storage::teams::by_number(&mut tx, event, number).await?.as_ref().map(Recipient::from_entry)
    } else {
        storage::players::by_number(&mut tx, event, number).await?.as_ref().map(Recipient::from_entry)
    };
    Ok(Some(to.ok_or(Error::NotFound)?))
}

pub async fn remove_award_at_desk(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let id: AwardId = form.value("award").parse().map_err(|_| Error::NotFound)?;
    let title = title_of_award(&app, &here, id).await?;
    let removed = awards::remove_award(&app, &here.actor(&form), here.event.id, id).await;
    Next::lead_to_page(&here, here.to("desk/awards"))
        .after(removed, |()| say!("desk-show-award-removed", award = title))
}

/// What an award is called; empty where it is there no more.
pub(super) async fn title_of_award(app: &App, here: &Organiser, id: AwardId) -> Result<String> {
    let awards = storage::awards::list_awards(&mut app.database.read().await?, here.event.id).await?;
    Ok(awards.into_iter().find(|award| award.id == id).map(|award| award.title).unwrap_or_default())
}

pub(super) async fn awards_page<'a>(
    app: &App,
    here: &'a Organiser,
    form: Form,
) -> Result<DeskAwardsPage<'a>> {
    let factions = factions_of(app, &here.event.settings).await?;
    let mut tx = app.database.read().await?;
    let (awards, loaded) = event::awards::load_event_awards(&mut tx, &here.event).await?;
    let (mut players, ranked) = (loaded.players.clone(), loaded.players.clone());
    players.sort_by_cached_key(|player| (alphabetical_key(player.name.as_str()), player.number));
    let mut teams = here.event.frame.teams.clone();
    teams.sort_by_cached_key(|team| (alphabetical_key(team.name.as_str()), team.number));
    let goes_by_faction = awards.iter().any(|one| one.award.basis.goes_by_faction());
    let unlike =
        if goes_by_faction { list_unlike_factions(&mut tx, here, &players).await? } else { Vec::new() };
    let is_played = event::awards::is_all_played(&here.event, &loaded);
    let (visit, asked) = (&here.0, AwardsQuery::default());
    Ok(DeskAwardsPage { visit, awards, players, ranked, teams, unlike, is_played, form, factions, asked })
}

async fn list_unlike_factions(tx: &mut Tx, here: &Organiser, players: &[Player]) -> Result<Vec<Unlike>> {
    let rosters = storage::rosters::list_newest_versions(tx, here.event.id).await?;
    let of = |player: &Player| {
        let roster = rosters.iter().find(|roster| roster.player_id == player.id)?;
        let (registered, roster) = (player.faction.clone()?, roster.verdict.computed.faction.clone()?);
        let is_same = name_key(&registered) == name_key(&roster);
        let (number, name) = (player.number, player.name.to_string());
        (!is_same).then_some(Unlike { number, name, registered, roster })
    };
    Ok(players.iter().filter_map(of).collect())
}
