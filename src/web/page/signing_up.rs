//! What the pages share on which people sign up by themselves, for themselves, as captains or into a team: when that is
//! open, and what the organiser asks of them.

use crate::{
    actions::entrants::players::{SignUp, SignUpProof},
    app::App,
    domain::event::{
        Stage, entry::PlacesTaken, pack::LONGEST_ANSWER, player::PlayerDetails, registration::Registration,
    },
    limits::rate_limit::Pace,
    text::{Message, say},
    token::token_hash,
    web::{
        forms::{form::Form, person::new_player},
        page::{event_view::EventView, event_visit::EventVisit},
    },
};

/// Bits at the beginning of a hash that a browser works for: a quarter of a million tries, about a second on a phone,
/// while somebody types their name.
pub const PROOF_BITS: u32 = 18;

/// What tells whoever sent this form from a program. A browser's work is for this one form (`static/proof.js`); without
/// it, few at once are taken as they come.
fn proof_of(form: &Form, app: &App, here: &EventVisit) -> SignUpProof {
    if here.account.is_some() {
        return SignUpProof::Account;
    }
    let (once, found) = (form.value("once"), form.value("proof"));
    let is_whole = (8..=40).contains(&once.len()) && (1..=12).contains(&found.len());
    if is_whole && is_worked_for(once, found) {
        return SignUpProof::Work { once: once.to_owned() };
    }
    let is_one_of_few = app.paces.count(Pace::Unproved, &here.event.id.to_string()).is_ok();
    if is_one_of_few { SignUpProof::OneOfFew } else { SignUpProof::None }
}

/// Whether somebody had to try for this: the hash of both begins with so many zeros.
pub fn is_worked_for(once: &str, found: &str) -> bool {
    let hash = token_hash(&format!("{once}/{found}"));
    let first = hash.get(..8).and_then(|first| u32::from_str_radix(first, 16).ok());
    first.is_some_and(|first| first.leading_zeros() >= PROOF_BITS)
}

impl EventView {
    /// People may sign up by themselves now.
    pub fn is_sign_up_open(&self) -> bool {
        self.takes_registrations(self.now)
    }

    /// When it opens, where that is still to come.
    pub fn sign_up_opens(&self) -> Option<Message> {
        match self.registration(self.now) {
            Registration::NotYet(at) if self.stage == Stage::Published => Some(self.day_and_time(&at)),
            _ => None,
        }
    }

    /// Until when they may, where that is set.
    pub fn sign_up_closes(&self) -> Option<Message> {
        self.settings.day.registration_closes_at.as_ref().map(|at| self.day_and_time(at))
    }

    /// How many places are left for whoever signs up now.
    pub fn tell_places(&self) -> Message {
        let (PlacesTaken { left: free, waiting, .. }, of) = (self.places(), self.settings.capacity);
        say!("players-sign-up-now", free, waiting, of)
    }

    /// A panel marks armies for paint, so that whoever signs up is asked.
    pub fn has_painting_contest(&self) -> bool {
        self.settings.soft.painting > 0
    }

    /// The organiser's own questions, each with the name of its field.
    pub fn questions(&self) -> Vec<(String, &str)> {
        let numbered = self.settings.day.questions.iter().zip(1..);
        numbered.map(|(question, number)| (format!("answer_{number}"), question.as_str())).collect()
    }
}

/// The same for who comes without an invitation, with what tells them from a program.
pub fn new_stranger(form: &mut Form, app: &App, here: &EventVisit) -> Option<SignUp> {
    let new = new_entry(form, here)?;
    Some(SignUp { proof: proof_of(form, app, here), ..new })
}

/// What somebody typed of themselves, with the problems beside the fields: not whether they have paid, nor the
/// organiser's notes. Answers that were left empty are left out.
pub fn new_entry(form: &mut Form, here: &EventVisit) -> Option<SignUp> {
    let new = new_player(form);
    let asked = here.event.questions().into_iter();
    let answers = asked
        .filter_map(|(name, question)| Some((question.to_owned(), form.text(&name, LONGEST_ANSWER)?)))
        .collect();
    let details = PlayerDetails { paid: false, spare: false, notes: None, ..new? };
    let own = here.me.as_deref().map(|me| me.id);
    let is_another = form.is_ticked("another");
    let paints = form.is_ticked("paints");
    form.is_fine().then_some(SignUp { details, answers, own, paints, is_another, proof: SignUpProof::None })
}
