//! What the pages share on which people sign up by themselves, for themselves, as captains or into a team: when that is
//! open, and what the organiser asks of them.

use super::{form::Form, person::new_player, visit::EventVisit};
use crate::{
    actions::players::SignUp,
    domain::event::{Stage, pack::LONGEST_ANSWER, player::Details, registration::Registration},
};

impl EventVisit {
    /// People may sign up by themselves now.
    pub fn is_sign_up_open(&self) -> bool {
        self.event.takes_registrations(self.now)
    }

    /// When it opens, where that is still to come.
    pub fn sign_up_opens(&self) -> Option<String> {
        match self.event.registration(self.now) {
            Registration::NotYet(at) if self.event.stage == Stage::Published => Some(self.zone().long(at)),
            _ => None,
        }
    }

    /// Until when they may, where that is set.
    pub fn sign_up_closes(&self) -> Option<String> {
        self.event.settings.day.registration_closes_at.map(|at| self.zone().long(at))
    }

    /// A panel marks armies for paint, so that whoever signs up is asked.
    pub fn has_painting_contest(&self) -> bool {
        self.event.settings.soft.painting > 0
    }

    /// The organiser's own questions, each with the name of its field.
    pub fn questions(&self) -> Vec<(String, &str)> {
        let numbered = self.event.settings.day.questions.iter().zip(1..);
        numbered.map(|(question, number)| (format!("answer_{number}"), question.as_str())).collect()
    }
}

/// What somebody typed of themselves, with the problems beside the fields: not whether they have paid, nor the
/// organiser's notes. Answers that were left empty are left out.
pub fn new_entry(form: &mut Form, here: &EventVisit) -> Option<SignUp> {
    let new = new_player(form);
    let asked = here.questions().into_iter();
    let answers = asked
        .filter_map(|(name, question)| Some((question.to_owned(), form.text(&name, LONGEST_ANSWER)?)))
        .collect();
    let details = Details { paid: false, spare: false, notes: None, ..new? };
    let own = here.me.as_ref().map(|me| me.id);
    let is_another = form.is_ticked("another");
    let paints = form.is_ticked("paints");
    form.is_fine().then_some(SignUp { details, answers, own, paints, is_another })
}
