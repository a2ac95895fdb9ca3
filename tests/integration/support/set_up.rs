//! The steps of an event's set-up, as its organiser goes through them.

use super::{
    html_form::HtmlForm,
    site::{Browser, Reply},
};
use muster::{domain::event::set_up_step::SetUpStep, text::settings::find_step_of_field};

/// The page of the step with this field, of the event at this address.
pub fn step_page(event: &str, field: &str) -> String {
    let step = find_step_of_field(field).unwrap_or(match field {
        "name" => SetUpStep::WhenAndWhere,
        _ if field.starts_with("question_") => SetUpStep::Who,
        // How players are ranked, and the axes of a game.
        _ => SetUpStep::RoundsAndPrizes,
    });
    format!("{event}/desk/set-up/{}", step.as_str())
}

/// Saves these settings, each on the page where it is made and over what stands there. A box is ticked by `on`, and by
/// nothing else. The answer is that of the last page, or of the first that takes nothing.
pub async fn save_settings(desk: &Browser, event: &str, fields: &[(&str, &str)]) -> Reply {
    let mut pages: Vec<String> = Vec::new();
    for (field, _) in fields {
        let page = step_page(event, field);
        if !pages.contains(&page) {
            pages.push(page);
        }
    }
    let mut answer = None;
    for page in &pages {
        let mut form = HtmlForm::on(desk.get(page).await.is(200), page, page);
        for (field, value) in fields.iter().filter(|(field, _)| step_page(event, field) == *page) {
            match *value {
                "on" => form.tick(field),
                "off" => form.untick(field),
                _ => form.set(field, value),
            }
        }
        let sent = form.send(desk).await;
        if sent.status != 303 {
            return sent;
        }
        answer = Some(sent);
    }
    answer.expect("nothing to save")
}
