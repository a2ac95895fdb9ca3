//! The tabs of an event and of its desk: groups of pages, who sees each, and what waits there.

use super::{due::Due, event_visit::EventVisit};
use crate::domain::event::permission::StaffRole;
use serde::Serialize;

/// A tab: a group of pages.
#[derive(Debug)]
pub struct TabGroup {
    pub title: TabTitle,
    /// The name of its icon, for the bar of phones.
    pub icon: &'static str,
    pages: &'static [Tab],
}

/// One page of a group.
#[derive(Debug)]
pub struct Tab {
    pub title: TabTitle,
    /// Its page within the event; empty: the event's own page.
    pub page: &'static str,
    /// Pages that have no tab of their own and belong to this one.
    also: &'static [&'static str],
    who: TabAudience,
}

/// What a tab is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum TabTitle {
    // Groups of pages.
    Event,
    Battle,
    Match,
    Roster,
    Team,
    Now,
    People,
    Show,
    SetUp,
    // Pages of the event.
    Players,
    Pairings,
    News,
    Rosters,
    Standings,
    Figures,
    Statistics,
    Awards,
    SoftScores,
    Teams,
    // A player's own pages.
    MyBattle,
    MyMatch,
    MyRoster,
    MyTeam,
    // Pages of the desk.
    Overview,
    Battles,
    Calls,
    CheckIn,
    Rounds,
    Tables,
    Screen,
    Print,
    Settings,
    Timetable,
    Staff,
    Log,
    Finish,
}

/// Who sees a tab.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TabAudience {
    Everybody,
    /// Staff of at least this role.
    Staff(StaffRole),
    /// An organiser of an event of teams or pairs.
    TeamOrganisers,
}

const SETTINGS: &str = "desk/set-up";
const DESK_ROSTERS: &str = "desk/rosters";
const ROSTER_RULES: &str = "desk/rosters/rules";

const SCOREKEEPERS: TabAudience = TabAudience::Staff(StaffRole::Scorekeeper);
const JUDGES: TabAudience = TabAudience::Staff(StaffRole::Judge);
const ORGANISERS: TabAudience = TabAudience::Staff(StaffRole::Organiser);

const fn make_tab(title: TabTitle, page: &'static str, who: TabAudience) -> Tab {
    Tab { title, page, also: &[], who }
}

const fn make_open_tab(title: TabTitle, page: &'static str) -> Tab {
    make_tab(title, page, TabAudience::Everybody)
}

/// Also of the pages of the visitor's own table.
const OWN_BATTLE: &str = "me";

const PLAYERS: Tab = make_open_tab(TabTitle::Players, "players");
const PAIRINGS: Tab = make_open_tab(TabTitle::Pairings, "rounds");
const NEWS: Tab = make_open_tab(TabTitle::News, "news");
const ROSTERS: Tab = make_open_tab(TabTitle::Rosters, "rosters");
const STANDINGS: [Tab; 3] = [
    make_open_tab(TabTitle::Standings, "standings"),
    make_open_tab(TabTitle::Statistics, "statistics"),
    make_open_tab(TabTitle::Awards, "awards"),
];

const OF_VISITORS: [TabGroup; 4] = [
    TabGroup {
        title: TabTitle::Event,
        icon: "flag",
        pages: &[make_open_tab(TabTitle::Overview, ""), PLAYERS, NEWS],
    },
    TabGroup { title: TabTitle::Pairings, icon: "battle", pages: &[PAIRINGS] },
    TabGroup { title: TabTitle::Standings, icon: "cup", pages: &STANDINGS },
    TabGroup { title: TabTitle::Rosters, icon: "list", pages: &[ROSTERS] },
];

const OF_PLAYERS: [TabGroup; 4] = [
    TabGroup {
        title: TabTitle::Battle,
        icon: "battle",
        pages: &[make_open_tab(TabTitle::MyBattle, OWN_BATTLE), PAIRINGS],
    },
    TabGroup { title: TabTitle::Standings, icon: "cup", pages: &STANDINGS },
    TabGroup {
        title: TabTitle::Roster,
        icon: "list",
        pages: &[make_open_tab(TabTitle::MyRoster, "roster"), ROSTERS],
    },
    TabGroup {
        title: TabTitle::Event,
        icon: "flag",
        pages: &[make_open_tab(TabTitle::Overview, ""), PLAYERS, NEWS],
    },
];

const TEAMS: Tab = Tab { also: &["team"], ..make_open_tab(TabTitle::Teams, "teams") };

const OF_TEAM_VISITORS: [TabGroup; 4] = [
    TabGroup {
        title: TabTitle::Event,
        icon: "flag",
        pages: &[make_open_tab(TabTitle::Overview, ""), TEAMS, NEWS],
    },
    TabGroup { title: TabTitle::Pairings, icon: "battle", pages: &[PAIRINGS] },
    TabGroup { title: TabTitle::Standings, icon: "cup", pages: &STANDINGS },
    TabGroup { title: TabTitle::Rosters, icon: "list", pages: &[ROSTERS] },
];

const OF_MEMBERS: [TabGroup; 4] = [
    TabGroup {
        title: TabTitle::Match,
        icon: "battle",
        pages: &[
            make_open_tab(TabTitle::MyMatch, "match"),
            make_open_tab(TabTitle::MyBattle, OWN_BATTLE),
            PAIRINGS,
        ],
    },
    TabGroup { title: TabTitle::Standings, icon: "cup", pages: &STANDINGS },
    TabGroup {
        title: TabTitle::Team,
        icon: "list",
        pages: &[
            make_open_tab(TabTitle::MyTeam, "team"),
            make_open_tab(TabTitle::MyRoster, "roster"),
            ROSTERS,
        ],
    },
    TabGroup {
        title: TabTitle::Event,
        icon: "flag",
        pages: &[make_open_tab(TabTitle::Overview, ""), make_open_tab(TabTitle::Teams, "teams"), NEWS],
    },
];

const OF_DESK: [TabGroup; 5] = [
    TabGroup {
        title: TabTitle::Now,
        icon: "now",
        pages: &[
            make_tab(TabTitle::Overview, "desk", SCOREKEEPERS),
            make_tab(TabTitle::Battles, "desk/battles", SCOREKEEPERS),
            make_tab(TabTitle::Calls, "desk/calls", JUDGES),
        ],
    },
    TabGroup {
        title: TabTitle::People,
        icon: "people",
        pages: &[
            Tab { also: &["desk/conduct"], ..make_tab(TabTitle::Players, "desk/players", ORGANISERS) },
            make_tab(TabTitle::Teams, "desk/teams", TabAudience::TeamOrganisers),
            make_tab(TabTitle::CheckIn, "desk/check-in", SCOREKEEPERS),
            make_tab(TabTitle::Rosters, DESK_ROSTERS, JUDGES),
        ],
    },
    TabGroup {
        title: TabTitle::Rounds,
        icon: "rounds",
        pages: &[
            Tab {
                also: &["desk/pairs", "desk/methods", "desk/terrain", "desk/matches"],
                ..make_tab(TabTitle::Rounds, "desk/rounds", ORGANISERS)
            },
            make_tab(TabTitle::Tables, "desk/tables", ORGANISERS),
            Tab { also: &["desk/penalties"], ..make_tab(TabTitle::Standings, "desk/standings", JUDGES) },
            make_tab(TabTitle::Figures, "desk/figures", JUDGES),
        ],
    },
    TabGroup {
        title: TabTitle::Show,
        icon: "show",
        pages: &[
            make_tab(TabTitle::News, "desk/news", JUDGES),
            make_tab(TabTitle::Screen, "desk/screen", SCOREKEEPERS),
            make_tab(TabTitle::Awards, "desk/awards", ORGANISERS),
            make_tab(TabTitle::SoftScores, "desk/soft", JUDGES),
            make_tab(TabTitle::Print, "desk/print", ORGANISERS),
        ],
    },
    TabGroup {
        title: TabTitle::SetUp,
        icon: "setup",
        pages: &[
            Tab {
                also: &["desk/battleplans", "desk/ranking", "desk/game", "desk/picture"],
                ..make_tab(TabTitle::Settings, SETTINGS, ORGANISERS)
            },
            make_tab(TabTitle::Timetable, "desk/timetable", ORGANISERS),
            make_tab(TabTitle::Staff, "desk/staff", ORGANISERS),
            make_tab(TabTitle::Log, "desk/audit", JUDGES),
            Tab { also: &["desk/delete"], ..make_tab(TabTitle::Finish, "desk/finish", ORGANISERS) },
        ],
    },
];

impl TabGroup {
    /// The letter that leads to this tab of the desk, after a G.
    pub fn key(&self) -> &'static str {
        match self.title {
            TabTitle::Now => "n",
            TabTitle::People => "p",
            TabTitle::Rounds => "r",
            TabTitle::Show => "s",
            TabTitle::SetUp => "u",
            _ => "",
        }
    }

    /// The pages that this visitor may open.
    pub fn tabs(&self, here: &EventVisit) -> impl Iterator<Item = &'static Tab> {
        self.pages.iter().filter(|tab| tab.is_for(here))
    }

    /// Where the tab leads: the first page that the visitor may open.
    pub fn page(&self, here: &EventVisit) -> Option<&'static str> {
        self.tabs(here).next().map(|tab| tab.page)
    }

    /// Whether the page that is shown belongs to this group.
    pub fn is_open(&self, here: &EventVisit) -> bool {
        self.tabs(here).any(|tab| tab.is_open(here))
    }

    /// How much waits on its pages, of what its title names: rosters are no people, and have a number of their own.
    pub fn count(&self, here: &EventVisit) -> i64 {
        self.tabs(here).filter(|tab| tab.page != DESK_ROSTERS).map(|tab| tab.count(here)).sum()
    }
}

impl Tab {
    fn is_for(&self, here: &EventVisit) -> bool {
        match self.who {
            TabAudience::Everybody => true,
            TabAudience::Staff(role) => here.role >= Some(role),
            TabAudience::TeamOrganisers => here.is_organiser() && has_teams(here),
        }
    }

    /// Whether the page that is shown belongs to this tab.
    pub fn is_open(&self, here: &EventVisit) -> bool {
        if is_at_own_table(here) {
            return self.page == OWN_BATTLE;
        }
        // Among the settings for whoever makes them; a judge reads it where rosters are.
        if here.is_organiser() && here.at(ROSTER_RULES) {
            return self.page == SETTINGS;
        }
        here.at(self.page) || self.also.iter().any(|page| here.at(page))
    }

    /// How much waits there.
    pub fn count(&self, here: &EventVisit) -> i64 {
        let Due { disputes, calls, rosters, waiting, reported } = here.due;
        match self.page {
            "desk/battles" => disputes,
            "desk/calls" => calls,
            DESK_ROSTERS => rosters + reported,
            page if page == here.event.entrants_page() => waiting,
            _ => 0,
        }
    }
}

/// The tabs of the event's pages, for this visitor.
pub fn of_event(here: &EventVisit) -> &'static [TabGroup] {
    match (&here.me, has_teams(here)) {
        (Some(me), true) if me.current_team().is_some() => &OF_MEMBERS,
        (_, true) => &OF_TEAM_VISITORS,
        (Some(_), false) => &OF_PLAYERS,
        (None, false) => &OF_VISITORS,
    }
}

/// Whether a page of the visitor's own table is shown, its scoring sheet for one.
fn is_at_own_table(here: &EventVisit) -> bool {
    let Some(me) = here.me.as_deref().filter(|_| here.path.contains("/tables/")) else { return false };
    here.event.battles_of(me.id).any(|battle| {
        let table = battle.table_number.map(|table| format!("rounds/{}/tables/{table}", battle.round_number));
        table.is_some_and(|table| here.at(&table))
    })
}

fn has_teams(here: &EventVisit) -> bool {
    here.event.teams_page().is_some()
}

/// The tabs of the desk, for this member of the staff.
pub fn of_desk(here: &EventVisit) -> impl Iterator<Item = &'static TabGroup> {
    OF_DESK.iter().filter(|group| group.page(here).is_some())
}

/// The group whose page is shown; none on a page that belongs to none.
pub fn find_shown_group(
    here: &EventVisit,
    groups: impl IntoIterator<Item = &'static TabGroup>,
) -> Option<&'static TabGroup> {
    groups.into_iter().find(|group| group.is_open(here))
}
