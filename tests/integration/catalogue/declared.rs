//! Our own table for the games whose rules are declared: the community's catalogues written as one and read again are
//! the same facts, and rosters are judged by them alike.

use super::{read_csv, write_csv};
use crate::support::data;
use chrono::NaiveDate;
use muster::{
    domain::{
        catalogue::{Catalogue, Publication},
        composition::CheckRules,
        games::{self, Game},
    },
    exchange::{catalogue_csv::CsvReading, catalogue_file::read_catalogues},
};
use std::{fs, path::Path};

fn imported(game: Game, folder: &Path, day: &str) -> Publication {
    let files = fs::read_dir(folder.join(day)).unwrap().map(|file| file.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    let files = files.map(|path| (name(&path), fs::read(&path).unwrap())).collect();
    let publication = read_catalogues(files, game.system).unwrap().publication;
    Publication { title: "Facts".into(), published_on: day.parse().ok(), ..publication }
}

/// A list of each game with something to find: too many points, units too large, an unknown name.
const LISTS: [(&str, &str, &str); 4] = [
    (
        "t9a3",
        "t9a/2024-10-09",
        "Ann - Beast Herds\n2500 - 16 Centaurs, General\n1500 - 12 Feral Hounds\n400 - Nobody Knows\n4400\n",
    ),
    (
        "wfb7",
        "wfb7/2021-12-05",
        "++ Mine (Skaven) [850pts] ++\n\n+ Lords +\n\nWarlord [90pts]: General\nGrey Seer [240pts]\n\n\
      + Core +\n\n10 Clanrats [50pts]: Musician\n\n+ Rare +\n\nHell Pit Abomination [235pts]\nHell Pit Abomination [235pts]\n",
    ),
    (
        "aos3",
        "aos3/2024-02-09",
        "++ Mine (Skaven) [1050 pts] ++\nGrand strategy: Overshadow\n\n+ Leaders +\nGrey Seer [140 pts]: General\n\
      Thanquol on Boneripper [400 pts]\nThanquol on Boneripper [400 pts]\n\n+ Battleline +\n20 Clanrats [110 pts]: Reinforced twice\n",
    ),
    (
        "aos3",
        "aos3/2021-10-05",
        "++ Mine (Skaven) [1050 pts] ++\nGrand strategy: Hold the Line\n\n+ Leaders +\nGrey Seer [140 pts]: General\n\
      Thanquol on Boneripper [400 pts]\nThanquol on Boneripper [400 pts]\n\n+ Units +\n20 Clanrats [110 pts]: Reinforced twice\n",
    ),
];

#[test]
fn a_table_of_a_declared_game_judges_as_the_communitys_files_do() {
    let Some(folder) = data("bsdata") else { return };
    for (system, files, list) in LISTS {
        let game = games::find_game(system).unwrap();
        let (part, day) = files.split_once('/').unwrap();
        let publication = imported(game, &folder.join("bsdata").join(part), day);
        assert!(publication.profiles.len() > 100, "{system}: {}", publication.profiles.len());
        let CsvReading { publication: again, unreadable } = read_csv(&write_csv(&publication));
        assert_eq!(unreadable.len(), 0, "{system}: {:?}", unreadable.first());
        let differs = publication.profiles.iter().zip(&again.profiles).find(|(one, other)| one != other);
        assert!(differs.is_none(), "{system}: {differs:?}");
        assert!(publication == again, "{system}: factions, shares or the number of units differ");

        let date: NaiveDate = day.parse().unwrap();
        let rules = CheckRules::matched_play(2000, date);
        let roster = game.read(list.as_bytes(), None).unwrap().roster;
        let verdict = |publication| {
            let verdict = game.check(&roster, &Catalogue::new([publication]).as_of(date), &rules);
            serde_json::to_string(&verdict).unwrap()
        };
        let found = verdict(publication);
        assert!(found.contains("illegal"), "{system}: {found}");
        assert_eq!(verdict(again), found, "{system}");
    }
}
