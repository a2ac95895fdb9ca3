//! Whether an event is ready to be published, and for its day: what players or the organiser would miss.

use super::pack::{RosterPolicy, Settings};
use serde::Serialize;

/// What is looked at before an event is published, in the order in which it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadinessCheck {
    /// Rosters that all players are to see have a moment from which they do.
    RostersOpen,
    Date,
    Venue,
    Address,
    /// There are battle profiles to check rosters against.
    BattleProfiles,
    /// Everybody who has a place has a table.
    Tables,
    /// Somebody helps at the desk.
    Staff,
    /// Phones reach the address that links and codes lead to.
    SiteAddress,
}

/// What the settings of an event do not say, and has to do with whether it is ready.
#[derive(Debug, Clone, Copy)]
pub struct AroundEvent {
    /// Rosters are judged, and there is nothing to judge them by.
    pub lacks_profiles: bool,
    /// Tables that can be played at; none: nobody has listed any.
    pub tables: Option<usize>,
    pub staff: usize,
    pub is_reached_by_phones: bool,
}

impl ReadinessCheck {
    pub const ALL: [Self; 8] = [
        Self::RostersOpen,
        Self::Date,
        Self::Venue,
        Self::Address,
        Self::BattleProfiles,
        Self::Tables,
        Self::Staff,
        Self::SiteAddress,
    ];

    /// Players would read something that cannot be: the event is not published like that.
    pub fn blocks_publishing(self) -> bool {
        self == Self::RostersOpen
    }

    /// The setting that it looks at; none: it looks at something else.
    pub fn setting(self) -> Option<&'static str> {
        match self {
            Self::RostersOpen => Some("rosters_open_at"),
            Self::Date => Some("starts_on"),
            Self::Venue => Some("venue"),
            Self::Address => Some("address"),
            Self::BattleProfiles | Self::Tables | Self::Staff | Self::SiteAddress => None,
        }
    }

    /// Whether the settings are in order; None where they do not say.
    fn is_said_in(self, settings: &Settings) -> Option<bool> {
        let opens = settings.rosters_open_at.or(settings.roster_deadline).is_some();
        match self {
            Self::RostersOpen => Some(settings.rosters != RosterPolicy::Open || opens),
            Self::Date => Some(settings.starts_on.is_some()),
            Self::Venue => Some(!settings.venue.is_empty()),
            Self::Address => Some(!settings.address.is_empty()),
            Self::BattleProfiles | Self::Tables | Self::Staff | Self::SiteAddress => None,
        }
    }

    /// Whether this is in order.
    pub fn passes(self, settings: &Settings, around: AroundEvent) -> bool {
        self.is_said_in(settings).unwrap_or_else(|| match self {
            Self::BattleProfiles => !around.lacks_profiles,
            Self::Tables => {
                let seats = around.tables.map(|tables| tables * 2);
                seats.is_none_or(|seats| u32::try_from(seats).is_ok_and(|seats| seats >= settings.capacity))
            }
            Self::Staff => around.staff > 1,
            _ => around.is_reached_by_phones,
        })
    }
}

impl Settings {
    /// What keeps the event from being published.
    pub fn list_what_blocks_publishing(&self) -> Vec<ReadinessCheck> {
        let blocks =
            |check: &ReadinessCheck| check.blocks_publishing() && check.is_said_in(self) == Some(false);
        ReadinessCheck::ALL.into_iter().filter(blocks).collect()
    }

    /// What players look for, and the settings do not say; the event can be published without it.
    pub fn list_what_players_miss(&self) -> Vec<ReadinessCheck> {
        let is_missed =
            |check: &ReadinessCheck| !check.blocks_publishing() && check.is_said_in(self) == Some(false);
        ReadinessCheck::ALL.into_iter().filter(is_missed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const READY: AroundEvent =
        AroundEvent { lacks_profiles: false, tables: None, staff: 2, is_reached_by_phones: true };

    fn list_failing(settings: &Settings, around: AroundEvent) -> Vec<ReadinessCheck> {
        ReadinessCheck::ALL.into_iter().filter(|check| !check.passes(settings, around)).collect()
    }

    #[test]
    fn e5_open_lists_without_a_moment_from_which_they_are_open_block_publishing() {
        let open = Settings::default();
        assert_eq!(open.list_what_blocks_publishing(), [ReadinessCheck::RostersOpen]);
        let due = Settings { roster_deadline: "2027-05-10T20:00:00Z".parse().ok(), ..Settings::default() };
        let opened = Settings { rosters_open_at: due.roster_deadline, ..Settings::default() };
        let closed = Settings { rosters: RosterPolicy::Closed, ..Settings::default() };
        let at_table = Settings { rosters: RosterPolicy::AtTable, ..Settings::default() };
        for settings in [due, opened, closed, at_table] {
            assert_eq!(settings.list_what_blocks_publishing(), [], "{:?}", settings.rosters);
        }
    }

    #[test]
    fn what_is_missing_is_found_and_what_is_said_is_not() {
        let said = Settings {
            starts_on: "2027-05-15".parse().ok(),
            venue: "The Corn Exchange".into(),
            address: "1 Market Square".into(),
            roster_deadline: "2027-05-10T20:00:00Z".parse().ok(),
            capacity: 50,
            ..Settings::default()
        };
        assert_eq!(list_failing(&said, READY), []);
        assert_eq!(said.list_what_players_miss(), []);
        let missed = Settings { venue: said.venue.clone(), ..Settings::default() }.list_what_players_miss();
        assert_eq!(missed, [ReadinessCheck::Date, ReadinessCheck::Address]);
        assert_eq!(list_failing(&said, AroundEvent { tables: Some(25), ..READY }), []);
        let around =
            AroundEvent { lacks_profiles: true, tables: Some(24), staff: 1, is_reached_by_phones: false };
        let found = list_failing(&Settings { capacity: 50, ..Settings::default() }, around);
        assert_eq!(found, ReadinessCheck::ALL);
    }
}
