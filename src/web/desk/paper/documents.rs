//! The table of documents: what there is, who may have it, and what it is made from. The page, the address and the
//! archive to take along all read it; a new document is a line here, what it is made from, and its layout in `print`.

use super::{
    of_event, of_round, of_teams,
    request::{DocumentRequest, Work},
};
use crate::{
    domain::{event::permission::StaffRole, teams::EntrantKind},
    storage::Tx,
    web::prelude::*,
};
use DocumentSubject::{Award, Event, Round};
use StaffRole::{Judge, Organiser};
use futures_util::future::LocalBoxFuture;

/// Reads everything that a document needs; [`crate::error::Error::NotFound`] where there is nothing to print, or
/// whoever asks may not see it yet.
type Load = for<'a> fn(&'a mut Tx, DocumentRequest<'a>) -> LocalBoxFuture<'a, Result<Work>>;

/// One kind of document.
#[derive(Debug)]
pub struct PaperDocument {
    /// As in its address, with `#` for the number or the id of what it is about.
    pub name: &'static str,
    /// On the page that lists them.
    title: fn() -> Message,
    pub about: DocumentSubject,
    /// The least role that may have it; `None`: everybody who sees the event.
    pub who: Option<StaffRole>,
    pub care: PaperCare,
    /// Where there is one.
    pub played_by: &'static [EntrantKind],
    pub load: Load,
}

/// What a document is about: the event, one of its rounds or one of its awards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentSubject {
    Event,
    Round,
    Award,
}

/// What becomes of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperCare {
    /// It goes into the archive to take along.
    TakenAlong,
    StaysHere,
    /// Private links stand on it, or what people told of their health: whoever prints it has typed their password just now.
    /// It is not taken along: a stick gets lost.
    Private,
}

/// The table of documents: a line for the name and the title of each, and one for what it is about, who may have it, what
/// becomes of it, who plays where there is one, and what it is made from.
macro_rules! documents {
    ($($name:literal: $title:expr;
       $about:ident, $who:expr, $care:ident, $played_by:expr, $($load:ident)::+;)+) => {
        /// Every document, in the order of the page.
        pub static DOCUMENTS: [PaperDocument; [$($name),+].len()] = [$(PaperDocument {
            name: $name,
            title: || $title,
            about: $about,
            who: $who,
            care: PaperCare::$care,
            played_by: $played_by,
            load: |tx, request| Box::pin($($load)::+(tx, request)),
        }),+];
    };
}

const ALL: &[EntrantKind] = &EntrantKind::ALL;
const TEAMS: &[EntrantKind] = &[EntrantKind::Teams];
const TEAMS_OR_PAIRS: &[EntrantKind] = &[EntrantKind::Teams, EntrantKind::Pairs];

documents! {
    "matches-#": say!("desk-paper-matches");
        Round, Some(Judge), TakenAlong, TEAMS, of_teams::matches_of_round;
    "line-ups-#": say!("desk-paper-line-ups");
        Round, Some(Judge), TakenAlong, TEAMS, of_teams::line_ups_of_round;
    "draft-#": say!("desk-paper-draft-cards");
        Round, Some(Judge), TakenAlong, TEAMS, of_teams::cards_of_round;
    "team-standings": say!("desk-paper-standings-of-teams");
        Event, Some(Judge), TakenAlong, TEAMS_OR_PAIRS, of_teams::standings_of_teams;
    "pairings-#-by-table": say!("desk-paper-pairings-by-table");
        Round, Some(Judge), TakenAlong, ALL, of_round::pairings_by_table;
    "pairings-#-by-name": say!("desk-paper-pairings-by-name");
        Round, Some(Judge), TakenAlong, ALL, of_round::pairings_by_name;
    "slips-#": say!("desk-paper-result-slips");
        Round, Some(Judge), TakenAlong, ALL, of_round::load_result_slips;
    "sheets-#": say!("desk-paper-scoring-sheets");
        Round, Some(Judge), TakenAlong, ALL, of_round::load_scoring_sheets;
    "cards-#": say!("desk-paper-table-cards");
        Round, Some(Judge), TakenAlong, ALL, of_round::load_table_cards;
    "standings": say!("desk-paper-standings");
        Event, Some(Judge), TakenAlong, ALL, of_event::standings_table;
    "pack": say!("desk-paper-pack");
        Event, None, StaysHere, ALL, of_event::the_pack;
    "sheet": say!("desk-paper-blank-sheet");
        Event, None, TakenAlong, ALL, of_round::blank_sheet;
    "roster-form": say!("desk-paper-roster-form");
        Event, None, TakenAlong, ALL, of_event::blank_roster;
    "rosters": say!("desk-paper-rosters");
        Event, Some(Judge), TakenAlong, ALL, of_event::load_roster_booklet;
    "players": say!("desk-paper-players-to-tick-off");
        Event, Some(Organiser), TakenAlong, ALL, of_event::load_players_list;
    "links": say!("desk-paper-private-links");
        Event, Some(Organiser), Private, ALL, of_event::private_links;
    "food": say!("desk-paper-for-the-caterer");
        Event, Some(Organiser), Private, ALL, of_event::load_food_list;
    "poster": say!("desk-paper-poster");
        Event, Some(Organiser), StaysHere, ALL, of_event::load_event_poster;
    "certificates": say!("desk-paper-certificates");
        Event, Some(Organiser), StaysHere, ALL, of_event::all_certificates;
    "participation": say!("desk-paper-certificates-for-everybody");
        Event, Some(Organiser), StaysHere, ALL, of_event::load_participation_pages;
    "certificate-#": say!("desk-paper-certificate");
        Award, Some(Organiser), StaysHere, ALL, of_event::certificates_of_one;
}

impl PaperDocument {
    /// What it is called on the page that lists them.
    pub fn title(&self) -> Message {
        (self.title)()
    }

    /// Whether somebody with this role may have it.
    pub fn is_for(&self, role: Option<StaffRole>) -> bool {
        role >= self.who
    }

    /// Whether there is one where these are entered.
    pub fn is_played_by(&self, entrants: EntrantKind) -> bool {
        self.played_by.contains(&entrants)
    }

    /// The name in the address of one of them: `slips-3`.
    pub fn named(&self, which: impl std::fmt::Display) -> String {
        self.name.replace('#', &which.to_string())
    }

    /// Its page in the event: what everybody may have lies beside the public pages.
    pub fn page(&self, which: impl std::fmt::Display) -> String {
        let name = self.named(which);
        if self.who.is_none() { format!("{name}.pdf") } else { format!("desk/print/{name}.pdf") }
    }

    /// What stands for `#` in a name that is this document's; `None` where the name is another's.
    fn which<'n>(&self, name: &'n str) -> Option<&'n str> {
        match self.name.split_once('#') {
            None => (name == self.name).then_some(""),
            Some((before, after)) => {
                let which = name.strip_prefix(before)?.strip_suffix(after)?;
                Some(which).filter(|which| !which.is_empty())
            }
        }
    }
}

/// The document of this name, and what it is about.
pub fn find_document(name: &str) -> Option<(&'static PaperDocument, &str)> {
    DOCUMENTS.iter().find_map(|document| Some((document, document.which(name)?)))
}

/// Those about `about` that somebody with this role may have, where these are entered.
pub fn list_documents(
    about: DocumentSubject,
    role: Option<StaffRole>,
    entrants: EntrantKind,
) -> impl Iterator<Item = &'static PaperDocument> {
    let about = move |document: &&PaperDocument| document.about == about && document.is_for(role);
    DOCUMENTS.iter().filter(about).filter(move |document| document.is_played_by(entrants))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Players and strangers, judges, organisers: by the table itself.
    #[test]
    fn each_role_may_have_what_the_one_below_may_and_more() {
        let names = |role| -> Vec<&str> {
            let alone = DOCUMENTS.iter().filter(|document| document.is_played_by(EntrantKind::Players));
            alone.filter(|document| document.is_for(role)).map(|document| document.name).collect()
        };
        assert_eq!(names(None), ["pack", "sheet", "roster-form"]);
        let judges = names(Some(Judge));
        let of_rounds = ["pairings-#-by-table", "pairings-#-by-name", "slips-#", "sheets-#", "cards-#"];
        assert_eq!(judges[..5], of_rounds);
        assert_eq!(judges[5..], ["standings", "pack", "sheet", "roster-form", "rosters"]);
        assert_eq!(names(Some(Organiser)).len(), 17);
        for secret in ["links", "food", "players", "certificates", "participation", "certificate-#"] {
            assert!(!judges.contains(&secret), "{secret}");
        }
    }

    #[test]
    fn a_name_leads_to_one_document() {
        for document in &DOCUMENTS {
            let name = document.named(12);
            let which = if document.name.contains('#') { "12" } else { "" };
            let found = find_document(&name).map(|(found, which)| (found.name, which));
            assert_eq!(found, Some((document.name, which)));
        }
        for unknown in ["", "pairings", "pairings-3", "pairings--by-table", "certificate-", "slips", "pack-1"]
        {
            assert!(find_document(unknown).is_none(), "{unknown}");
        }
    }

    #[test]
    fn nothing_that_signs_in_is_taken_along() {
        assert!(
            DOCUMENTS
                .iter()
                .all(|document| document.name != "links" || document.care != PaperCare::TakenAlong)
        );
        assert!(
            DOCUMENTS
                .iter()
                .all(|document| document.about != Award || document.care != PaperCare::TakenAlong)
        );
    }
}
