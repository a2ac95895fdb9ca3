//! Pairs that are kept apart, or brought together.

use crate::{
    actions::rounds::{self, NewPair, PairPrice},
    domain::{
        alphabet::alphabetical_key,
        event::player::Status,
        ids::EntrantId,
        numbers::RoundNumber,
        round::RoundState,
        rounds::{ConstrainedPair, ConstraintKind, GrudgeRequest, GrudgeState, PairConstraint, can_be_met},
    },
    storage::Tx,
    web::{
        page::search::{Meant, NamablePerson, find_meant_person},
        prelude::*,
    },
};
use uuid::Uuid;

#[derive(Template)]
#[template(path = "desk/rounds/pairs.html")]
struct PairsPage<'a> {
    visit: &'a EventVisit,
    pairs: Vec<PairLine>,
    /// What players ask of each other, where it is not set yet.
    grudges: Vec<GrudgeLine>,
    /// Everybody who can be named, by name.
    people: Vec<NamablePerson>,
    form: Form,
    price: Option<PairPrice>,
}

/// A wish, with the names of the two.
struct PairLine {
    id: Uuid,
    names: [String; 2],
    is_together: bool,
    /// In which rounds; empty: in every one.
    rounds: Vec<RoundNumber>,
    why: String,
}

/// Two players who want to meet in round 1: both do, or the second is still to answer.
struct GrudgeLine {
    names: [String; 2],
    numbers: [i64; 2],
    is_agreed: bool,
}

impl PairLine {
    fn from_constraint(constraint: PairConstraint, names: [String; 2]) -> Self {
        let is_together = constraint.is_together();
        Self { id: constraint.id, names, is_together, rounds: constraint.rounds, why: constraint.why }
    }
}

impl PairsPage<'_> {
    /// Those to choose from where what was typed is nobody's whole name: number and label.
    fn like(&self, field: &str) -> Vec<(String, String)> {
        if self.form.problem_of(field).is_none() {
            return Vec::new();
        }
        match find_meant_person(&self.people, self.form.value(field)) {
            Meant::One(_) => Vec::new(),
            Meant::Like(found) => {
                found.into_iter().map(|person| (person.number.to_string(), person.label())).collect()
            }
        }
    }

    fn pair_wish_choices() -> [(&'static str, Message); 2] {
        ConstraintKind::ALL.map(|kind| (kind.as_str(), told(&kind)))
    }
}

/// What the form says, to see what it would cost before it is sent.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct PairQuery {
    a: String,
    b: String,
    wish: String,
    rounds: String,
    why: String,
}

pub async fn show_pairs_page(
    app: Data<App>,
    here: Organiser,
    look: Query<PairQuery>,
) -> Result<HttpResponse> {
    let PairQuery { a, b, wish, rounds, why } = look.into_inner();
    let asks = !a.is_empty() && !b.is_empty();
    let mut form =
        Form::from_own_values([("a", a), ("b", b), ("wish", wish), ("rounds", rounds), ("why", why)]);
    let mut price = None;
    if asks && let Some(pair) = read_asked_pair(&here, &mut form) {
        match rounds::price_pair(app.database.read().await?, &here.event, &pair).await {
            Ok(found) => price = Some(found),
            Err(error) => form = form.refused(error.refusal()?),
        }
    }
    let shown = PairsPage { price, ..pairs_page(&app, &here, form).await? };
    answer_with_page(&here.visit, &shown)
}

pub async fn add_pair_constraint(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let pair = read_asked_pair(&here, &mut form);
    let why = form.required("why", 200, say!("desk-rounds-pair-say-why"));
    let (Some(pair), Some(why), true) = (pair, why, form.is_fine()) else {
        let shown = pairs_page(&app, &here, form).await?;
        return form_again(&here.visit, &shown);
    };
    let drafts = here.event.frame.rounds.iter().filter(|round| round.state == RoundState::Draft);
    let in_draft = |number: RoundNumber| pair.rounds.is_empty() || pair.rounds.contains(&number);
    let draft = drafts.map(|round| round.number).find(|number| in_draft(*number));
    let result = rounds::add_pair(&app, &here.actor(&form), here.event.id, &NewPair { pair, why }).await;
    let kept = say!("desk-rounds-pair-kept", draft);
    let next = Next::lead_to_page(&here, here.to("desk/pairs")).saying(kept).either_way();
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| pairs_page(&app, &here, form).await)
        .await
}

/// The pair that the form names; nothing where something is wrong with it.
fn read_asked_pair(here: &Organiser, form: &mut Form) -> Option<ConstrainedPair<EntrantId>> {
    let frame = &here.event.frame;
    let people = list_pairable_people(here);
    let mut two = Vec::new();
    for field in ["a", "b"] {
        let found = match find_meant_person(&people, form.value(field)) {
            Meant::One(person) => Some(person.number),
            Meant::Like(found) => {
                form.refuse(
                    field,
                    if found.is_empty() { say!("forms-nobody-called") } else { say!("forms-choose-who") },
                );
                None
            }
        };
        let Some(number) = found else { continue };
        // Where teams are entered, it is one of theirs.
        let team = frame.teams.iter().find(|team| team.number == number);
        let player = || frame.players.iter().find(|one| one.number == number);
        let team = team.map(|team| EntrantId::Team(team.id));
        two.extend(team.or_else(|| player().map(|player| EntrantId::Player(player.id))));
    }
    let rounds = form.read("rounds", round_numbers);
    let kind = if form.is("wish", "together") { ConstraintKind::Together } else { ConstraintKind::Apart };
    let mut rounds = rounds?;
    if rounds.is_empty() && kind == ConstraintKind::Together {
        // Once, and as soon as it can be.
        rounds
            .push(frame.public_rounds().next_back().map_or(RoundNumber::FIRST, |round| round.number.next()));
    }
    let [a, b] = two[..] else { return None };
    Some(ConstrainedPair { a, b, rounds, kind })
}

/// Players, or teams, by name.
fn list_pairable_people(here: &Organiser) -> Vec<NamablePerson> {
    let there = here.event.entrants().into_iter().filter(|one| one.status != Status::Withdrawn);
    let people = there.map(|one| NamablePerson { number: one.number, name: one.name.to_owned() });
    let mut people: Vec<NamablePerson> = people.collect();
    people.sort_by_cached_key(|person| (alphabetical_key(&person.name), person.number));
    people
}

pub async fn remove_pair_constraint(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let pair = form.value("pair").parse().map_err(|_| Error::NotFound)?;
    let removed = rounds::remove_pair(&app, &here.actor(&form), here.event.id, pair).await;
    Next::lead_to_page(&here, here.to("desk/pairs"))
        .or_twice(say!("desk-rounds-pair-free"))
        .after(removed, |()| say!("desk-rounds-pair-free"))
}

async fn pairs_page<'a>(app: &App, here: &'a Organiser, form: Form) -> Result<PairsPage<'a>> {
    let mut tx = app.database.read().await?;
    let mut pairs = Vec::new();
    let constraints = storage::pair_constraints::list_pair_constraints(&mut tx, here.event.id).await?;
    let grudges = list_open_grudges(&mut tx, here, &constraints).await?;
    for pair in constraints {
        let mut names = [String::new(), String::new()];
        for (name, id) in names.iter_mut().zip([pair.a, pair.b]) {
            let found = storage::entrants::find_entrant_name(&mut tx, here.event.id, id).await?;
            *name = found.ok_or(Error::NotFound)?.to_string();
        }
        pairs.push(PairLine::from_constraint(pair, names));
    }
    let people = list_pairable_people(here);
    Ok(PairsPage { visit: &here.0, pairs, grudges, people, form, price: None })
}

/// That players who have agreed to meet in round 1 are not set for it; said before it is published.
pub(in crate::web::desk) async fn tell_open_grudges(
    tx: &mut Tx,
    here: &EventVisit,
) -> Result<Option<Message>> {
    if here.event.frame.public_rounds().next().is_some() {
        return Ok(None);
    }
    let set = storage::pair_constraints::list_pair_constraints(tx, here.event.id).await?;
    let grudges = list_open_grudges(tx, here, &set).await?;
    let pairs = grudges.iter().filter(|grudge| grudge.is_agreed).count();
    Ok((pairs > 0).then(|| say!("desk-rounds-grudges-open", pairs)))
}

/// What players ask of each other, those who have agreed first, without what is set or declined.
async fn list_open_grudges(
    tx: &mut Tx,
    here: &EventVisit,
    set: &[PairConstraint],
) -> Result<Vec<GrudgeLine>> {
    if here.event.frame.public_rounds().next().is_some() {
        return Ok(Vec::new());
    }
    let find = |id| here.event.frame.player(id).filter(|player| can_be_met(player));
    let is_set = |one: &GrudgeRequest| {
        let [a, b] = [one.asker, one.asked].map(EntrantId::Player);
        set.iter().any(|pair| pair.is_together() && [(a, b), (b, a)].contains(&(pair.a, pair.b)))
    };
    let requests = storage::grudge_requests::list_grudge_requests(tx, here.event.id).await?;
    let open = requests.iter().filter(|one| one.state != GrudgeState::Declined && !is_set(one));
    let mut lines: Vec<GrudgeLine> = open
        .filter_map(|one| {
            let two = [find(one.asker)?, find(one.asked)?];
            let names = two.map(|player| player.name.to_string());
            let is_agreed = one.state == GrudgeState::Agreed;
            Some(GrudgeLine { names, numbers: two.map(|player| player.number), is_agreed })
        })
        .collect();
    lines.sort_by_key(|line| !line.is_agreed);
    Ok(lines)
}

/// `1, 2`; empty: every round.
pub(super) fn round_numbers(text: &str) -> Result<Vec<RoundNumber>, Message> {
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    let can_be = |number: &RoundNumber| (RoundNumber::FIRST..=RoundNumber(100)).contains(number);
    let numbers = parts.map(|part| part.parse().ok().filter(can_be));
    numbers.collect::<Option<_>>().ok_or(say!("forms-enter-round-numbers"))
}
