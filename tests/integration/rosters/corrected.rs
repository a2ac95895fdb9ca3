//! One profile corrected for one event: everything a profile says that rosters are judged by, with its reason, for all
//! to see.

use super::{DESK, Hall, RATS, ROSTER, check, submit};
use crate::support::site::{Browser, Reply};
use muster::actions::rosters::judge_left_behind;

async fn correct(desk: &Browser, unit: &str, fields: &[(&str, &str)]) -> Reply {
    let path = format!("{DESK}/rules");
    let seen = desk.get(&path).await.is(200).hidden("seen");
    let fixed = [
        ("seen", seen.as_str()),
        ("do", "correct"),
        ("faction", "Skaven"),
        ("unit", unit),
        ("price_reason", "Ruled <here>."),
    ];
    desk.post(&path, &[&fixed, fields].concat()).await
}

#[actix_web::test]
async fn price_size_reinforcement_uniqueness_and_options_hold_for_this_event() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    submit(&ann, RATS).await.leads_to(ROSTER);
    let desk = hall.site.organiser(&hall.event).await;
    let path = format!("{DESK}/rules");
    correct(&desk, "Clanrats", &[]).await.is(422).shows("Say what is to be different");
    correct(&desk, "Clanrats", &[("options", "1-0 X")]).await.is(422).shows("Write it as the profiles do");
    correct(&desk, "Clanrats", &[("size", "ten")]).await.is(422).shows("whole number");
    for (unit, field, said, found) in [
        ("Clanrats", ("reinforced", "no"), "cannot be reinforced", "Clanrats cannot be reinforced"),
        ("Clanrats", ("unique", "yes"), "unique", "Clanrats is UNIQUE and taken 2 times."),
        ("Clanrats", ("size", "7"), "7 models", "the unit has 7"),
        ("Grey Seer", ("options", "None"), "leads nobody", "not options of Grey Seer"),
        ("Stormvermin", ("points", "130"), "130 points", "costs 130"),
    ] {
        correct(&desk, unit, &[field]).await.leads_to(&path);
        let listed = format!("<strong>{unit}</strong>, {said}.");
        desk.get(&path).await.shows(&listed).shows("Ruled &#60;here&#62;.");
        hall.site.visitor().get("/e/spring-open").await.shows(&format!("{unit} (Skaven): {said}. Ruled"));
        judge_left_behind(&hall.site.app).await.unwrap();
        let text = if said.ends_with("models") {
            RATS.replace("Clanrats (150)", "20 Clanrats (150)")
        } else {
            RATS.into()
        };
        check(&ann, &text, &[]).await.is(200).shows(found);
        desk.get(&format!("{DESK}/recheck")).await.is(200);
        let seen = desk.get(&path).await.hidden("seen");
        let back = [("seen", seen.as_str()), ("do", "published"), ("faction", "Skaven"), ("unit", unit)];
        desk.post(&path, &back).await.leads_to(&path);
        check(&ann, RATS, &[]).await.is(200).hides(found);
    }
    desk.get("/e/spring-open/desk/audit")
        .await
        .shows("corrected the profile of Grey Seer")
        .shows("leads nobody");
}

#[actix_web::test]
async fn a_second_correction_of_a_unit_keeps_the_first() {
    let hall = Hall::open().await;
    let desk = hall.site.organiser(&hall.event).await;
    let path = format!("{DESK}/rules");
    correct(&desk, "Clanrats", &[("points", "140")]).await.leads_to(&path);
    correct(&desk, "Clanrats", &[("unique", "yes")]).await.leads_to(&path);
    desk.get(&path).await.shows("<strong>Clanrats</strong>, 140 points, unique.");
}
