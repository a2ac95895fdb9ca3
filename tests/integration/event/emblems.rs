//! The emblem of a faction stands beside its name wherever factions are read; one that the game has no line for has its
//! letters.

use crate::support::{floor::Floor, site::Browser};

/// Four players, of whom two play what the game knows, one what it does not, and one nothing yet; round 1 is played.
async fn floor() -> Floor {
    let floor = Floor::with_players(4).await;
    for (number, faction) in [(1, "Skaven"), (2, "stormcast"), (3, "Tin Teapots")] {
        let path = format!("/e/spring-open/desk/players/{number}");
        let page = floor.desk.get(&path).await;
        let (version, name) = (page.hidden("version"), format!("Player {number}"));
        let fields = [("version", version.as_str()), ("name", &name), ("faction", faction)];
        floor.desk.post(&path, &fields).await.is(303);
    }
    floor.play(1, &[(1, [30, 2, 10, 1]), (2, [20, 2, 12, 1])]).await;
    floor
}

/// How often each emblem stands on a page: what Skaven, Stormcast Eternals and teapots have.
async fn count_emblems(browser: &Browser, page: &str) -> [usize; 3] {
    let reply = browser.get(&format!("/e/spring-open{page}")).await;
    let emblems = reply.is(200).body.split("<svg class=\"emblem").skip(1);
    let emblems = emblems.map(|rest| rest.split("</svg>").next().unwrap());
    // Whoever has none keeps its room in a list.
    let emblems: Vec<&str> = emblems.filter(|svg| svg.contains("<use ")).collect();
    assert!(emblems.iter().all(|svg| svg.contains("aria-hidden=\"true\"")), "{page} reads one out");
    let with =
        |pieces: &[&str]| emblems.iter().filter(|svg| pieces.iter().all(|piece| svg.contains(piece))).count();
    let counts = [
        with(&["data-accent=\"sable\"", "emblems.svg#lozenge-plain\"", "emblems.svg#fangs\""]),
        with(&["data-accent=\"azure\"", "emblems.svg#shield-chief\"", "emblems.svg#bolt\""]),
        with(&["data-accent=\"sable\"", "emblems.svg#square-plain\"", ">TT</text>"]),
    ];
    assert_eq!(counts.iter().sum::<usize>(), emblems.len(), "{emblems:?}");
    counts
}

#[actix_web::test]
async fn a_faction_has_its_emblem_wherever_it_is_read() {
    let floor = floor().await;
    let visitor = floor.site.visitor();
    for page in
        ["/standings", "/rounds", "/rounds?by=name", "/players", "/screen/pairings", "/screen/standings"]
    {
        let each = if page == "/rounds?by=name" { 2 } else { 1 };
        assert_eq!(count_emblems(&visitor, page).await, [each; 3], "{page}");
    }
    for page in ["", "/statistics", "/rounds/1/tables/1"] {
        let found = count_emblems(&visitor, page).await;
        assert!(found.iter().sum::<usize>() > 0, "{page}");
    }
    assert_eq!(count_emblems(&floor.desk, "/desk/players").await, [1; 3]);
    assert_eq!(count_emblems(&floor.desk, "/desk/rounds/1").await, [1; 3]);
    let battles = floor.pairs(1).await;
    let opponent = |number: i64| {
        battles.iter().find_map(|(a, b)| match number {
            one if one == *a => Some(*b),
            one if one == *b => Some(*a),
            _ => None,
        })
    };
    let mut expected = [0; 3];
    match opponent(4) {
        Some(number @ 1..=3) => expected[usize::try_from(number - 1).unwrap()] = 1,
        other => panic!("player 4 meets {other:?}"),
    }
    assert_eq!(count_emblems(&floor.phone(4).await, "/me").await, expected);
}
