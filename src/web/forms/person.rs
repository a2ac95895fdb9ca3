//! Somebody as a form has them: who signs up, who is typed in, who joins a team.

use super::form::Form;
use crate::domain::{
    account::Email,
    event::player::{DetailText, PlayerDetails, PlayerName},
};

/// A player as typed, with the problems beside the fields: on the public page and at the desk.
pub fn new_player(form: &mut Form) -> Option<PlayerDetails> {
    let name = form.read("name", PlayerName::parse);
    let texts = DetailText::ALL.map(|which| (which, read_detail_text(form, which)));
    let mut new = PlayerDetails::from_player_name(name?);
    for (which, text) in texts {
        new.set_text(which, text);
    }
    (new.paid, new.spare) = (form.is_ticked("paid"), form.is_ticked("spare"));
    form.is_fine().then_some(new)
}

fn read_detail_text(form: &mut Form, which: DetailText) -> Option<String> {
    match which {
        DetailText::Email if form.value(which.as_str()).trim().is_empty() => None,
        DetailText::Email => form.read(which.as_str(), Email::parse).map(|email| email.as_str().to_owned()),
        _ => form.text(which.as_str(), which.most()),
    }
}
