//! The wall in a real browser: whatever people are called, every line stays in its column and on the picture.

use crate::support::{
    browser::{Chromium, missing},
    floor::Floor,
    wait,
};

/// As long as a name can be; from right to left; as wide as they are high; and as most are.
const NAMES: [&str; 4] = [
    "Maximiliana Wilhelmina Gwendolyn von Hohenfels-Dachstein",
    "عبد الرحمن بن محمد بن عبد العزيز الهاشمي القرشي",
    "欧阳慧敏与司马相如在黄河边上弹琴唱歌到天亮欧阳慧敏与司马相如在黄河",
    "Chris Taylor",
];
/// What is wider than its column, or lies outside of the picture. A J begins left of its place.
const OUT: &str = "return [...document.querySelectorAll('.names ol')].flatMap((column) => {
  const of = column.getBoundingClientRect();
  return [column, ...column.querySelectorAll('li, li > *')].filter((one) => {
    const at = one.getBoundingClientRect();
    return at.right > of.right + 1 || at.left < of.left - 6 || at.right > innerWidth || at.bottom > innerHeight + 1;
  });
}).map((one) => `${one.tagName} ${Math.round(one.getBoundingClientRect().right)}: ${one.textContent.trim().slice(0, 40)}`)";
/// How many lines there are, to know that something was looked at.
const LINES: &str = "return document.querySelectorAll('.names li').length";

async fn holds(screen: &Chromium, lines: u64, name: &str) {
    for (width, height) in [(1366, 768), (1920, 1080)] {
        screen.becomes(width, height).await;
        screen.picture(&format!("wall-{name}-{width}")).await;
        let out = screen.client.execute(OUT, vec![]).await.unwrap();
        assert_eq!(out, serde_json::json!([]), "{name} at {width}");
        assert_eq!(screen.client.execute(LINES, vec![]).await.unwrap().as_u64(), Some(lines), "{name}");
    }
}

/// A page of another site in this window, with the styles of this one.
async fn shows(screen: &Chromium, page: String) {
    screen.open("/").await;
    let write = "document.open(); document.write(arguments[0]); document.close()";
    screen.client.execute(write, vec![page.into()]).await.unwrap();
    let display =
        "const wall = document.querySelector('.wall'); return wall && getComputedStyle(wall).display";
    let styled = wait::soon(async || match screen.client.execute(display, vec![]).await {
        Ok(display) if display.as_str() == Some("flex") => Ok(()),
        otherwise => Err(format!("{otherwise:?}")),
    });
    styled.await.unwrap();
}

#[actix_web::test]
async fn a_hundred_names_however_long_stay_in_their_columns() {
    if missing() {
        return;
    }
    let names: Vec<String> = (1..=100).map(|number| format!("{} {number}", NAMES[number % 4])).collect();
    let floor = Floor::with_names(&names.iter().map(String::as_str).collect::<Vec<_>>()).await;
    floor.play(1, &[(1, [30, 4, 20, 3]), (2, [40, 5, 10, 1])]).await;
    let screen = Chromium::start(1920, 1080).await;
    let wall = floor.site.visitor();
    shows(&screen, wall.get("/e/spring-open/screen/pairings").await.body).await;
    holds(&screen, 100, "pairings").await;
    shows(&screen, wall.get("/e/spring-open/screen/standings").await.body).await;
    holds(&screen, 20, "standings").await;
    screen.close().await;
}

#[actix_web::test]
async fn the_timetable_of_the_demo_stays_on_the_picture_and_its_mark_in_the_gutter() {
    if missing() {
        return;
    }
    let screen = Chromium::start(1920, 1080).await;
    muster::demo::fill_demo(&screen.app).await.unwrap();
    screen.open("/e/autumn-clash/screen/timetable").await;
    screen.finds(".names--day .is-now").await;
    let lines = screen.client.execute(LINES, vec![]).await.unwrap().as_u64().unwrap();
    holds(&screen, lines, "timetable").await;
    let edges = "return new Set([...document.querySelectorAll('.names li > em')].map((one) => one.getBoundingClientRect().left)).size";
    let edges = screen.client.execute(edges, vec![]).await.unwrap();
    assert_eq!(edges.as_u64(), Some(1), "one left edge");
    screen.close().await;
}
