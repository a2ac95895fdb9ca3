//! Battles: reported, sheets filled in, corrected.

mod corrections;
mod protocol;
mod reports;
mod rulings;
mod sheets;

use crate::support::{
    floor::{Floor, Seat},
    site::Browser,
};
use muster::domain::battle::Battle;

async fn phone_of(floor: &Floor, battle: &Battle, seat: Seat) -> Browser {
    let who = if seat == Seat::A { battle.a } else { battle.b.unwrap() };
    let player = floor.players.iter().find(|player| player.id == who).unwrap();
    floor.site.phone_of(player).await
}

/// The ruling form as the page has it, with what was changed.
fn ruling(seen: &Battle, changed: &[(&str, &str)]) -> Vec<(String, String)> {
    let typed =
        [("a_points", "30"), ("a_tactics", "4"), ("b_points", "20"), ("b_tactics", "3"), ("kind", "played")];
    let mut fields = vec![("version".to_owned(), seen.version.to_string())];
    fields.extend(typed.iter().chain(changed).map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    fields
}

fn as_fields(fields: &[(String, String)]) -> Vec<(&str, &str)> {
    fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

/// Table 1 set to these numbers by the organiser.
async fn rule(floor: &Floor, seen: &Battle, changed: &[(&str, &str)]) {
    let fields = ruling(seen, &[changed, &[("reason", "recounted")]].concat());
    floor.desk.post("/e/spring-open/desk/battles/1/1", &as_fields(&fields)).await.is(303);
}
