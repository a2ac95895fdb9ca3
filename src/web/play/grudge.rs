//! A player asks for an opponent of round 1, by name, and answers whoever asks them.

use crate::{
    actions::rounds,
    domain::{
        alphabet::alphabetical_key,
        battle::Battle,
        event::player::Player,
        ids::PlayerId,
        numbers::RoundNumber,
        rounds::{GrudgeAnswer, GrudgeRefusal, GrudgeRequest, GrudgeState, can_be_met, why_no_grudge},
    },
    web::{
        forms::controls::FormChoices,
        page::{
            guard::Entered,
            search::{Meant, NamablePerson, find_meant_person},
        },
        prelude::*,
    },
};
use uuid::Uuid;

#[derive(Template)]
#[template(path = "play/grudge.html")]
struct GrudgePage<'a> {
    visit: &'a EventVisit,
    requests: Vec<OwnGrudge>,
    /// Everybody who can be asked, by name.
    people: Vec<NamablePerson>,
    form: Form,
}

/// A request that a player has made, or has to answer.
pub(super) struct OwnGrudge {
    pub id: Uuid,
    pub name: String,
    pub state: GrudgeState,
    /// The player asked; else it is theirs to answer.
    pub is_own: bool,
    /// They can ask nobody else because of it.
    pub binds: bool,
}

impl OwnGrudge {
    /// Those of a player who may ask, with opponents who still play; the newest last.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn load_own_grudges(app: &App, here: &EventVisit, me: &Player) -> Result<Option<Vec<Self>>> {
        let newest = here.event.frame.public_rounds().last();
        let published = newest.map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
        if why_no_grudge(&here.event, me, published).is_some() {
            return Ok(None);
        }
        let mut tx = app.database.read_once().await?;
        let requests = storage::grudge_requests::list_grudges_of(&mut tx, me.id).await?;
        Ok(Some(requests.iter().filter_map(|request| Self::of_player(here, me.id, request)).collect()))
    }

    fn of_player(here: &EventVisit, me: PlayerId, request: &GrudgeRequest) -> Option<Self> {
        let other = here.event.frame.player(request.opponent_of(me)?).filter(|other| can_be_met(other))?;
        let (is_own, state) = (request.asker == me, request.state);
        // What they declined themselves is told no more.
        let is_told = is_own || state != GrudgeState::Declined;
        let name = other.name.to_string();
        is_told.then(|| Self { id: request.id, name, state, is_own, binds: request.binds(me) })
    }

    /// Theirs to accept or decline.
    pub fn is_to_answer(&self) -> bool {
        !self.is_own && self.state == GrudgeState::Waiting
    }

    pub fn is_agreed(&self) -> bool {
        self.state == GrudgeState::Agreed
    }

    pub fn told(&self) -> Message {
        let name = self.name.as_str();
        match self.state {
            GrudgeState::Waiting if self.is_own => say!("play-grudge-waits", name),
            GrudgeState::Waiting => say!("play-grudge-asks", name),
            GrudgeState::Agreed => say!("play-grudge-agreed", name),
            GrudgeState::Declined => say!("play-grudge-said-no", name),
        }
    }
}

/// At their own table, to two who had agreed on it: that they asked for this battle. Nobody else is told.
///
/// # Errors
/// When the database cannot be read.
pub(super) async fn tell_agreed_grudge(
    app: &App,
    here: &EventVisit,
    battle: &Battle,
) -> Result<Option<String>> {
    let me = here.me.as_deref().filter(|me| battle.side_of(me.id).is_some());
    let is_first = battle.round_number == RoundNumber::FIRST;
    let Some(me) = me.filter(|_| is_first && here.event.settings.ask_grudges) else {
        return Ok(None);
    };
    let mut tx = app.database.read_once().await?;
    let requests = storage::grudge_requests::list_grudges_of(&mut tx, me.id).await?;
    let is_agreed = |request: &GrudgeRequest| {
        let opponent = request.opponent_of(me.id).filter(|_| request.state == GrudgeState::Agreed);
        opponent.is_some_and(|opponent| battle.side_of(opponent).is_some())
    };
    Ok(requests.iter().any(is_agreed).then(|| here.speaker.say(&say!("play-grudge-met"))))
}

impl GrudgePage<'_> {
    /// They wait for no answer, and have agreed with nobody.
    fn may_ask(&self) -> bool {
        self.requests.iter().all(|request| !request.binds)
    }

    /// Somebody waits for their answer.
    fn has_to_answer(&self) -> bool {
        self.requests.iter().any(OwnGrudge::is_to_answer)
    }

    /// Those to choose from where what was typed is nobody's whole name: number and label.
    fn like(&self) -> FormChoices<String, String> {
        match find_meant_person(&self.people, self.form.value("opponent")) {
            Meant::Like(found) if self.form.problem_of("opponent").is_some() => {
                found.into_iter().map(|person| (person.number.to_string(), person.label())).collect()
            }
            _ => Vec::new(),
        }
    }
}

pub async fn show_grudge_page(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &grudge_page(&app, &here, Form::default()).await?)
}

/// Asks somebody by name, or answers.
pub async fn send_grudge(app: Data<App>, here: Entered, mut form: Form) -> Result<HttpResponse> {
    let by = here.player_actor(&form);
    let next = Next::lead_to_page(&here, here.to("grudge")).or_twice("");
    if let Some(answer) = GrudgeAnswer::parse(form.value("answer")) {
        let request = form.value("request").parse().map_err(|_| Error::NotFound)?;
        let done = rounds::answer_grudge(&app, &by, &here.event, request, answer).await;
        return next.after_or_why(done, |()| match answer {
            GrudgeAnswer::Withdraw => say!("play-grudge-withdrawn").into(),
            GrudgeAnswer::Accept | GrudgeAnswer::Decline => Wording::NONE,
        });
    }
    let people = list_askable_people(&here);
    let found = match find_meant_person(&people, form.value("opponent")) {
        Meant::One(person) => here.event.frame.players.iter().find(|one| one.number == person.number),
        Meant::Like(found) => {
            let why = if found.is_empty() { say!("forms-nobody-called") } else { say!("forms-choose-who") };
            form.refuse("opponent", why);
            None
        }
    };
    let Some(opponent) = found.map(|player| player.id) else {
        return form_again(&here.visit, &grudge_page(&app, &here, form).await?);
    };
    let result = rounds::ask_for_grudge(&app, &by, &here.event, opponent).await;
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| grudge_page(&app, &here, form).await)
        .await
}

async fn grudge_page<'a>(app: &App, here: &'a Entered, form: Form) -> Result<GrudgePage<'a>> {
    let requests = OwnGrudge::load_own_grudges(app, here, here.player()).await?;
    let requests = requests.ok_or_else(|| why_closed(here))?;
    Ok(GrudgePage { visit: &here.0, requests, people: list_askable_people(here), form })
}

fn why_closed(here: &Entered) -> Error {
    let newest = here.event.frame.public_rounds().last();
    let published = newest.map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let why = why_no_grudge(&here.event, here.player(), published);
    Error::from_refusal(why.unwrap_or(GrudgeRefusal::Gone))
}

/// Everybody else who plays, by name.
fn list_askable_people(here: &Entered) -> Vec<NamablePerson> {
    let others = here.event.frame.players.iter().filter(|one| can_be_met(one) && one.id != here.player().id);
    let people = others.map(|one| NamablePerson { number: one.number, name: one.name.to_string() });
    let mut people: Vec<NamablePerson> = people.collect();
    people.sort_by_cached_key(|person| (alphabetical_key(&person.name), person.number));
    people
}
