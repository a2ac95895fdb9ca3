//! Strangers who ask for paper without end take nobody's turn at the desk's printer.

use crate::support::{floor::Floor, turns::Others};
use futures_util::future::{Either, join_all, select};
use muster::domain::event::permission::StaffRole;
use std::pin::pin;

const PACK: &str = "/e/spring-open/pack.pdf";
const PAIRINGS: &str = "/e/spring-open/desk/print/pairings-1-by-table.pdf";

#[actix_web::test]
async fn paper_for_everybody_is_set_once_and_never_in_the_desks_line() {
    let floor = Floor::with_players(4).await;
    floor.draw(1).await.is(303);
    floor.publish(1).await.is(303);
    let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
    let stranger = floor.site.visitor();
    let line = floor.site.app.printing_for_all.clone();

    let others = Others::in_line(&line).await;
    stranger.get(PACK).await.is(503);
    assert!(judge.get(PAIRINGS).await.is(200).bytes.starts_with(b"%PDF"));
    others.go().await;

    // However many ask, one is set, and the others wait for it.
    let others = Others::at_work(&line).await;
    let (packs, pairings) = (pin!(join_all((0..60).map(|_| stranger.get(PACK)))), pin!(judge.get(PAIRINGS)));
    let Either::Right((paper, packs)) = select(packs, pairings).await else { panic!("not in turn") };
    paper.is(200);
    others.go().await;
    let packs = packs.await;
    assert!(packs[0].is(200).bytes.starts_with(b"%PDF"));
    assert!(packs.iter().all(|pack| pack.bytes == packs[0].bytes));

    // Nor is it set again before the event changes, whoever asks for it, nor by the desk's printer.
    let (public, desk) = (Others::in_line(&line).await, Others::in_line(&floor.site.app.printing).await);
    assert_eq!(stranger.get(PACK).await.is(200).bytes, packs[0].bytes);
    assert_eq!(judge.get("/e/spring-open/desk/print/pack.pdf").await.is(200).bytes, packs[0].bytes);
    judge.get(PAIRINGS).await.is(503);
    desk.go().await;
    floor.report(1, 1, [30, 4, 20, 3]).await.is(303);
    stranger.get(PACK).await.is(503);
    public.go().await;
    stranger.get(PACK).await.is(200);
}
