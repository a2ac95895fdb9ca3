//! A player's votes: favourite opponent, best painted, and what else the organiser opened (`handbook A2`–`A4`).

use crate::{
    actions::awards::votes::{self, Ballot},
    cache::pictures::ArmyPhoto,
    domain::{
        alphabet::alphabetical_key,
        event::{
            award::Award,
            player::Player,
            vote::{Vote, may_vote, vote_candidates},
        },
        ids::AwardId,
    },
    web::{
        page::{guard::Entered, search::holds_every_word},
        prelude::*,
    },
};
use chrono::{DateTime, Utc};

/// As many names are offered of those that are like what was typed; more of it finds the others.
const LIKE: usize = 20;

#[derive(Template)]
#[template(path = "play/vote.html")]
struct VotePage<'a> {
    visit: &'a EventVisit,
    /// Somebody who was never paired has nothing to vote about.
    may_vote: bool,
    open: Vec<OpenVote>,
    voted: Vec<String>,
    closed: Vec<String>,
    form: Form,
}

/// A vote that waits for this player.
struct OpenVote {
    award: Award,
    choices: Vec<Player>,
    closes_at: Option<DateTime<Utc>>,
}

impl VotePage<'_> {
    /// The problem of the form that was sent stands in its own box.
    fn is_sent(&self, open: &OpenVote) -> bool {
        self.form.is("award", &open.award.id.to_string())
    }

    fn is_picked(&self, open: &OpenVote, player: &Player) -> bool {
        self.is_sent(open) && self.form.is("candidate", &player.number.to_string())
    }

    /// A few names are buttons to tap; many are a list that one can type in.
    fn are_few(open: &OpenVote) -> bool {
        open.choices.len() <= 10
    }

    /// So many that a phone should not have to load them all: a name is typed, and answered with those like it.
    fn are_many(open: &OpenVote) -> bool {
        open.choices.len() > 250
    }

    /// The armies that one chooses among, as far as everybody may see them.
    fn photos(&self, open: &OpenVote) -> Vec<ArmyPhoto<'_>> {
        self.visit.event.frame.released_photos_of(&open.choices)
    }

    /// Those who are called like what was typed, to choose from.
    fn like<'v>(&self, open: &'v OpenVote) -> Vec<&'v Player> {
        if !self.is_sent(open) {
            return Vec::new();
        }
        let typed = self.form.value("candidate");
        let number = typed.parse::<i64>().ok();
        let found = open.choices.iter().filter(|player| match number {
            Some(number) => player.number == number,
            None => !typed.trim().is_empty() && holds_every_word(player.name.as_str(), typed),
        });
        found.take(LIKE).collect()
    }
}

pub async fn show_vote_page(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &vote_page(&app, &here, Form::default()).await?)
}

pub async fn send_vote(app: Data<App>, here: Entered, mut form: Form) -> Result<HttpResponse> {
    let award: AwardId = form.value("award").parse().map_err(|_| Error::NotFound)?;
    let candidate = form.value("candidate").parse();
    if candidate.is_err() {
        let typed = form.value("candidate").trim().to_owned();
        let problem = if typed.is_empty() {
            say!("play-vote-choose-somebody")
        } else {
            say!("play-vote-choose-of-these")
        };
        form.refuse("candidate", problem);
    }
    if !form.is_ticked("final") {
        form.refuse("final", say!("play-vote-is-final"));
    }
    let (Ok(candidate), true) = (candidate, form.is_fine()) else {
        return form_again(&here.visit, &vote_page(&app, &here, form).await?);
    };
    let ballot = Ballot { award, voter: here.player().id, candidate, once: form.once() };
    let result = votes::cast_vote(&app, here.event.id, &ballot).await;
    let next = Next::lead_to_page(&here, here.to("vote")).saying(say!("play-vote-counted")).either_way();
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| vote_page(&app, &here, form).await)
        .await
}

/// How many votes wait for this player.
pub(super) async fn count_waiting_votes(app: &App, here: &EventVisit, me: &Player) -> Result<usize> {
    let held = &here.event.frame.votes;
    if !held.iter().any(|vote| vote.is_open(here.now)) {
        return Ok(0);
    }
    let cast = storage::votes::list_awards_voted_on(&mut app.database.read_once().await?, me.id).await?;
    let loaded = here.event.loaded();
    let Some(own) = loaded.index.get(&me.id) else { return Ok(0) };
    let waits = |vote: &&Vote| {
        vote.is_open(here.now)
            && !cast.contains(&(vote.award_id,))
            && !vote_candidates(&loaded.history, *own, vote.choices).is_empty()
    };
    Ok(held.iter().filter(waits).count())
}

async fn vote_page<'a>(app: &App, here: &'a Entered, form: Form) -> Result<VotePage<'a>> {
    let mut tx = app.database.read().await?;
    let me = here.player().id;
    let awards = storage::awards::list_awards(&mut tx, here.event.id).await?;
    let held = storage::votes::list_votes(&mut tx, here.event.id).await?;
    let cast = storage::votes::list_awards_voted_on(&mut tx, me).await?;
    let loaded = storage::history::load_history(&mut tx, here.event.id).await?;
    let own = loaded.index.get(&me).copied();
    let may_vote = own.is_some_and(|own| may_vote(&loaded.history, own));
    let (mut open, mut done_with, mut closed) = (Vec::new(), Vec::new(), Vec::new());
    for award in awards {
        let Some(vote) = held.iter().find(|vote| vote.award_id == award.id) else { continue };
        if cast.contains(&(award.id,)) {
            done_with.push(award.title);
        } else if !vote.is_open(here.now) {
            closed.push(award.title);
        } else if let Some(own) = own {
            let found = vote_candidates(&loaded.history, own, vote.choices);
            let mut choices: Vec<Player> =
                found.into_iter().map(|index| loaded.players[index].clone()).collect();
            choices.sort_by_cached_key(|player| (alphabetical_key(player.name.as_str()), player.number));
            open.push(OpenVote { award, choices, closes_at: vote.closes_at });
        }
    }
    Ok(VotePage { visit: &here.0, may_vote, open, voted: done_with, closed, form })
}
