//! A photo as it comes from a phone is made small before it is sent, and a visitor loads one picture of several.

use crate::support::{
    browser::{Chromium, missing},
    wait,
};
use fantoccini::Locator;

const HOME: &str = "/e/autumn-clash";
/// Sides of the photo: with three bytes a pixel it weighs more than any upload may.
const SIDES: (u32, u32) = (2_000, 1_200);

/// A photo without any packing, with light that falls from one side and a grain, as a camera has it.
fn photo(tint: u32) -> Vec<u8> {
    let (width, height) = SIDES;
    let bytes = 54 + width * height * 3;
    let mut file = b"BM".to_vec();
    for number in [bytes, 0, 54, 40, width, height, 1 | (24 << 16), 0, 0, 0, 0, 0, 0] {
        file.extend(number.to_le_bytes());
    }
    let mut grain = tint + 1;
    for y in 0..height {
        for x in 0..width {
            grain = grain.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let block = if (x / 300 + y / 200).is_multiple_of(2) { 60 } else { 0 };
            let light = [x / 20 + block, y / 10 + block / 2, tint];
            file.extend(light.map(|part| u8::try_from((part + (grain >> 28)) & 0xff).unwrap_or_default()));
        }
    }
    file
}

async fn put_up(desk: &Chromium, tint: u32, alt: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("photo.bmp");
    std::fs::write(&path, photo(tint)).unwrap();
    desk.open(&format!("{HOME}/desk/picture")).await;
    let field = desk.client.find(Locator::Css("#f-picture")).await.unwrap();
    field.send_keys(&path.to_string_lossy()).await.unwrap();
    // Sent at once, it goes when it is small enough.
    desk.fill("alt", alt).await;
    desk.click("Add picture").await;
    desk.sees("Picture added to the event page").await;
    desk.sees(alt).await;
}

/// The pictures that the browser asked for on this page.
async fn loaded(window: &Chromium) -> Vec<u64> {
    let script =
        "return performance.getEntriesByType('resource').filter((one) => one.name.includes('/picture?'))
        .map((one) => one.encodedBodySize)";
    serde_json::from_value(window.client.execute(script, vec![]).await.unwrap()).unwrap()
}

#[actix_web::test]
async fn photos_are_made_small_before_they_are_sent_and_a_visitor_loads_the_first_alone() {
    if missing() {
        return;
    }
    let desk = Chromium::start(1366, 768).await;
    muster::demo::fill_demo(&desk.app).await.unwrap();
    desk.sign_in(muster::demo::ORGANISER).await;
    for (tint, alt) in [(40, "The hall from the door"), (120, "Tables at noon"), (200, "The cup")] {
        put_up(&desk, tint, alt).await;
    }
    desk.picture("desk-pictures").await;
    desk.fits().await;
    let phone = desk.beside(390, 844).await;
    phone.open(HOME).await;
    phone.finds("img[alt='The hall from the door']").await;
    let first = loaded(&phone).await;
    assert!(first.len() == 1 && (1_000..=24_000).contains(&first[0]), "{first:?}");
    phone.click("2 more pictures").await;
    let all = wait::soon(async || match loaded(&phone).await.len() {
        3 => Ok(()),
        other => Err(other),
    });
    assert_eq!(all.await, Ok(()));
    phone.fits().await;
    phone.close().await;
    desk.close().await;
}
