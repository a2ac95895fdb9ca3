//! The check-in by a private link that is scanned: a tap on the player's row without looking for it.

use super::check_in::check_in_or_undo;
use crate::{
    actions::entrants::links,
    web::{page::guard::Scorekeeper, prelude::*},
};

pub async fn check_in_scanned_player(app: Data<App>, here: Scorekeeper, form: Form) -> Result<HttpResponse> {
    let player = match links::open_private_link(&app, read_scanned_token(form.value("code"))).await {
        Ok((player, _)) if player.event_id == here.event.id => player,
        Ok(_) | Err(Error::NotFound) => {
            let next = Next::lead_to_page(&here, here.to("desk/check-in"));
            return next.after(Ok(()), |()| say!("desk-players-scanned-nothing"));
        }
        Err(error) => return Err(error),
    };
    check_in_or_undo(&app, &here, &form, &player).await
}

/// What is signed in the address of a private link, whatever stands before and behind it.
fn read_scanned_token(code: &str) -> &str {
    let token = code.trim().rsplit_once("/p/").map_or("", |(_, token)| token);
    token.split(['?', '#', '/']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_the_private_link_that_it_is() {
        for (code, token) in [
            ("https://muster.example.org/p/AbC_-1", "AbC_-1"),
            ("\thttp://10.0.0.2:8080/p/AbC?x=1#y\n", "AbC"),
            ("https://muster.example.org/e/spring-open", ""),
            ("", ""),
        ] {
            assert_eq!(read_scanned_token(code), token, "{code}");
        }
    }
}
