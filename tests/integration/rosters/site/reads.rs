//! What a player reads about a list that was handed in, and what is not taken as one.

use super::{DESK, Hall, RATS, ROSTER, check, send_file, submit};

const PDF: &[u8] = b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n";
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01";
const JPEG: &[u8] = b"\xff\xd8\xff\xe0\0\x10JFIF\0";
const HEIC: &[u8] = b"\0\0\0\x18ftypheic\0\0\0\0";

#[actix_web::test]
async fn findings_stand_beside_their_unit_and_in_one_line_above() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let cheap = RATS
        .replace("920/1000", "1020/1000")
        .replace("Stormvermin (110)", "Stormvermin (105)\nStormvermin (105)");
    submit(&ann, &cheap).await.leads_to(ROSTER);
    let page = ann.get(ROSTER).await;
    page.shows("2 to fix by ").says(text!("roster-check-prices", count = 2, sum = 10));
    let units: Vec<&str> = page.body.split("<div class=\"row row--low\">").skip(1).collect();
    let row = |name: &str| *units.iter().find(|unit| unit.contains(&format!("<bdi>{name}</bdi>"))).unwrap();
    let (dear, right) = (row("Stormvermin"), row("Rat Ogors"));
    assert!(dear.contains("2 × ") && dear.contains("<s>210</s>") && dear.contains("<b>220</b>"), "{dear}");
    assert!(!right.contains("<s>"), "{right}");
    page.shows("Stormvermin costs 110 points, not 105.");
    let desk = hall.site.organiser(&hall.event).await;
    desk.get(&format!("{DESK}/1")).await.shows("Stormvermin costs 110 points, not 105.");
}

#[actix_web::test]
async fn a_text_without_a_unit_is_taken_only_when_asked_twice() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    let lunch = "2 soups\n1 cheese sandwich, no onions";
    let page = submit(&ann, lunch).await;
    page.is(422).says(text!("roster-refusal-unitless")).shows("name=\"anyway\"");
    page.shows("1 cheese sandwich");
    assert!(hall.versions(1).await.is_empty());
    let fields = [("do", "submit"), ("text", lunch), ("anyway", "on")];
    ann.post(ROSTER, &fields).await.leads_to(ROSTER);
    assert_eq!(hall.versions(1).await.len(), 1, "a person will read it");
    check(&ann, RATS, &[]).await.is(200).hides("name=\"anyway\"");
}

#[actix_web::test]
async fn a_picture_or_a_pdf_is_refused_in_one_sentence() {
    let hall = Hall::open().await;
    let ann = hall.phone(1).await;
    for (name, bytes, said) in [
        ("list.pdf", PDF, "PDFs can't be read"),
        ("list.png", PNG, "Pictures can't be read"),
        ("list.jpg", JPEG, "Pictures can't be read"),
        ("list.txt", HEIC, "Pictures can't be read"),
    ] {
        for what in ["check", "submit"] {
            send_file(&ann, ROSTER, what, name, bytes).await.is(422).shows(said).hides("name=\"kept\"");
        }
    }
    assert!(hall.versions(1).await.is_empty());
}
