//! The tabs of an event and of its desk: which pages they lead to, and who sees each.

use super::visit::EventVisit;
use crate::domain::event::permission::StaffRole;

/// One tab of the navigation.
#[derive(Debug)]
pub struct Tab {
    pub title: &'static str,
    /// Its page within the event; empty: the event's own page.
    pub page: &'static str,
    /// Pages that have no tab of their own and belong to this one.
    also: &'static [&'static str],
    who: Who,
}

/// Who sees a tab.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Who {
    Everybody,
    /// Those who play in the event.
    Players,
    /// Staff of at least this role.
    Staff(StaffRole),
}

const JUDGES: Who = Who::Staff(StaffRole::Judge);
const ORGANISERS: Who = Who::Staff(StaffRole::Organiser);

const fn tab(title: &'static str, page: &'static str, who: Who) -> Tab {
    Tab { title, page, also: &[], who }
}

/// The public pages, and a player's own.
const OF_EVENT: [Tab; 7] = [
    tab("Pack", "", Who::Everybody),
    tab("My battle", "me", Who::Players),
    tab("My roster", "roster", Who::Players),
    tab("Players", "players", Who::Everybody),
    tab("Pairings", "rounds", Who::Everybody),
    tab("Standings", "standings", Who::Everybody),
    tab("Desk", "desk", JUDGES),
];

const OF_DESK: [Tab; 14] = [
    tab("Desk", "desk", JUDGES),
    tab("Battles", "desk/battles", JUDGES),
    Tab { also: &["desk/conduct"], ..tab("Calls", "desk/calls", JUDGES) },
    tab("Players", "desk/players", ORGANISERS),
    tab("Check-in", "desk/check-in", ORGANISERS),
    tab("Rosters", "desk/rosters", JUDGES),
    Tab { also: &["desk/tables", "desk/terrain"], ..tab("Rounds", "desk/rounds", ORGANISERS) },
    tab("Standings", "desk/standings", JUDGES),
    tab("Screen", "desk/screen", JUDGES),
    tab("Awards", "desk/awards", ORGANISERS),
    tab("Print", "desk/print", ORGANISERS),
    tab("Settings", "desk/settings", ORGANISERS),
    tab("Staff", "desk/staff", ORGANISERS),
    tab("Log", "desk/audit", JUDGES),
];

impl Tab {
    fn is_for(&self, here: &EventVisit) -> bool {
        match self.who {
            Who::Everybody => true,
            Who::Players => here.me.is_some(),
            Who::Staff(role) => here.role >= Some(role),
        }
    }

    /// Whether the page that is shown belongs to this tab.
    pub fn is_open(&self, here: &EventVisit) -> bool {
        here.at(self.page) || self.also.iter().any(|page| here.at(page))
    }
}

/// The tabs of the event's pages, for this visitor.
pub fn of_event(here: &EventVisit) -> impl Iterator<Item = &'static Tab> {
    OF_EVENT.iter().filter(|tab| tab.is_for(here))
}

/// The tabs of the desk, for this member of the staff.
pub fn of_desk(here: &EventVisit) -> impl Iterator<Item = &'static Tab> {
    OF_DESK.iter().filter(|tab| tab.is_for(here))
}
