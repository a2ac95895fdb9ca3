//! A player leaves, or a captain takes the team out; both come back here. And an entry is claimed for an account.

use crate::{
    actions::entrants::{players, teams},
    domain::{
        event::{
            player::{Player, Status},
            refund::{Refund, refund_at, refund_of_entry},
            team::{Team, TeamWithMembers},
        },
        numbers::RoundNumber,
        refusal::{Forbidden, FormRefusal},
        round::RoundState,
    },
    text::values::tell_refund_of_team,
    web::{
        event::free_places,
        page::{
            coming_back::{StaysOut, stays_out},
            guard::Entered,
        },
        prelude::*,
    },
};

#[derive(Template)]
#[template(path = "play/leave.html")]
struct LeavePage<'a> {
    visit: &'a EventVisit,
    me: Player,
    /// The newest round that is out.
    newest: RoundNumber,
    /// The same, while it is played and the player's battle in it has no result.
    plays_on: Option<RoundNumber>,
    /// The player's own; none where they play for themselves.
    team: Option<TeamWithMembers>,
    /// Why they, or the team, cannot come back by themselves.
    stays_out: Option<StaysOut>,
}

impl LeavePage<'_> {
    /// What was published since went without them.
    fn is_missed(&self) -> bool {
        self.me.dropped_after.is_some_and(|last| last < self.newest)
    }

    fn has_left(&self) -> bool {
        !self.me.is_active() && self.me.status != Status::Waiting
    }

    fn decides_for_team(&self) -> bool {
        self.me.is_captain() && self.me.is_active()
    }

    /// The team that stays or goes by what is pressed here: whoever is its captain decides for all of it.
    fn captains_team(&self) -> Option<&Team> {
        self.team.as_ref().map(|team| &team.team).filter(|_| self.decides_for_team())
    }

    /// The team that goes on without whoever asks.
    fn members_team(&self) -> Option<&Team> {
        self.team.as_ref().map(|team| &team.team).filter(|_| !self.decides_for_team())
    }

    fn members_team_name(&self) -> Option<String> {
        self.members_team().map(|team| team.name.to_string())
    }

    /// Members besides whoever asks.
    fn others(&self) -> usize {
        let all = self.team.iter().flat_map(|team| &team.members);
        all.filter(|member| member.id != self.me.id).count()
    }

    /// What will become of the payment of a team that would give its place up now.
    fn what_will_become_of_the_teams_money(&self, team: &Team) -> Option<Message> {
        (team.paid && !self.newest.is_a_round()).then(|| self.what_will_become_of_money(true))
    }

    /// What became of the payment of a team that gave its place up.
    fn what_becomes_of_the_teams_money(&self, team: &Team) -> Option<Message> {
        refund_of_entry(&self.visit.event.settings, team).map(tell_refund_of_team)
    }

    /// What became of the payment of somebody who has left.
    fn what_becomes_of_the_money(&self) -> Option<Message> {
        refund_of_entry(&self.visit.event.settings, &self.me).map(tell_refund)
    }

    /// What will become of it, where a place is given up that is paid for.
    fn what_will_become_of_the_money(&self) -> Option<Message> {
        let gives_up = self.me.paid && self.me.gives_up_their_place(self.newest);
        gives_up.then(|| self.what_will_become_of_money(false))
    }

    /// How many are left for the next draw, as it stands: it makes somebody have the bye, or nobody.
    fn players_without_me(&self) -> Option<usize> {
        let settings = &self.visit.event.settings;
        let is_paired_again = self.newest.is_a_round() && self.newest.0 < settings.rounds;
        let players = self.visit.event.frame.players.iter().filter(|player| player.is_active());
        let (spares, others): (Vec<_>, Vec<_>) =
            players.filter(|player| player.id != self.me.id).partition(|player| player.spare);
        let is_told =
            is_paired_again && !self.visit.event.meets_in_matches() && spares.is_empty() && !self.me.spare;
        is_told.then_some(others.len())
    }

    fn what_will_become_of_money(&self, of_team: bool) -> Message {
        let settings = &self.visit.event.settings;
        match (refund_at(settings, self.visit.now), settings.refund_until) {
            (Refund::TooLate(last), _) => say!("play-leave-too-late-for-refund", last),
            (Refund::Due, last) if of_team => say!("play-leave-refund-of-team", last),
            (Refund::Due, last) => say!("play-leave-refund", last),
        }
    }
}

/// What became of the payment of somebody who gave their place up.
pub(super) fn tell_refund(refund: Refund) -> Message {
    match refund {
        Refund::Due => say!("play-me-refund-due"),
        Refund::TooLate(last) => say!("play-me-no-refund", last),
    }
}

pub async fn show_leave_page(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let newest = storage::events::newest_published_round(&mut tx, here.event.id).await?;
    let team = match here.player().team_id {
        Some(team) => storage::teams::one_with_members(&mut tx, team).await?,
        None => None,
    };
    let stays_out = stays_out(&mut tx, &here).await?;
    drop(tx);
    let plays_on = plays_on(&here);
    let (visit, me) = (&here.0, here.player().clone());
    answer_with_page(&here.visit, &LeavePage { visit, me, newest, plays_on, team, stays_out })
}

/// The round that the player is in the middle of.
fn plays_on(here: &Entered) -> Option<RoundNumber> {
    let known = &here.event;
    let round =
        known.frame.public_rounds().next_back().filter(|round| round.state == RoundState::Published)?;
    let own = known.battles_of(here.player().id).find(|battle| battle.round_number == round.number)?;
    own.counted().is_none().then_some(round.number)
}

pub async fn leave_event(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let version: i64 =
        form.value("version").parse().map_err(|_| Error::from_refusal(FormRefusal::NoVersion))?;
    if form.is("of", "team") {
        return send_for_team(&app, &here, &form, version).await;
    }
    let mut me = here.player().clone();
    me.version = version;
    // To be let in at all.
    let asks = me.asks_since.is_some();
    let actor = here.player_actor(&form);
    if form.is("undo", "wait") {
        let waits = players::wait_again(&app, &actor, &me, &here.event).await;
        return Next::lead_to_page(&here, here.to("me")).after(waits, |()| Wording::NONE);
    }
    if form.is("undo", "yes") {
        let back = players::come_back(&app, &actor, &me, &here.event).await;
        return Next::lead_to_page(&here, here.to("me")).after(back, |()| {
            if asks { say!("play-leave-asks-again") } else { say!("play-leave-welcome-back") }
        });
    }
    let left = players::leave_as_player(&app, &actor, &me, &here.event).await;
    if left.is_ok() {
        free_places::fill_free_places(&app, &here.event).await?;
    }
    Next::lead_to_page(&here, here.to("leave"))
        .after(left, |()| if asks { say!("play-leave-entry-withdrawn") } else { say!("play-leave-left") })
}

/// The captain takes the team out, or brings it back.
async fn send_for_team(app: &App, here: &Entered, form: &Form, version: i64) -> Result<HttpResponse> {
    let me = here.player();
    let team = here.event.frame.team_of(me).filter(|_| me.is_captain() && me.is_active());
    let team = team.ok_or(Error::Forbidden(Forbidden::CaptainsOnly))?;
    let (name, team) = (team.name.to_string(), Team { version, ..team.clone() });
    let actor = here.player_actor(form);
    if form.is("undo", "yes") {
        let back = teams::come_back(app, &actor, &here.event, &team).await;
        return Next::lead_to_page(here, here.to("team"))
            .after(back, |()| say!("play-leave-team-is-back", name));
    }
    let left = teams::leave_as_team(app, &actor, &here.event, &team).await;
    if left.is_ok() {
        free_places::fill_free_places(app, &here.event).await?;
    }
    Next::lead_to_page(here, here.to("leave")).after(left, |()| say!("play-leave-team-has-left", name))
}

/// The account that is signed in here takes the entry, or gives it back.
pub async fn claim_entry(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let account = here.account.as_ref().ok_or(Error::SignIn)?;
    if form.is("do", "release") {
        let by = here.player_actor(&form);
        let released = players::release_player_entry(&app, &by, here.player(), account.id).await;
        return Next::lead_to_page(&here, "/account").after(released, |()| say!("play-me-released"));
    }
    let claimed =
        players::claim_player_entry(&app, &here.player_actor(&form), here.player(), account.id).await;
    Next::lead_to_page(&here, here.to("me")).after(claimed, |()| say!("play-me-claimed"))
}
