//! What somebody may not do, by who may.

use crate::domain::numbers::TableNumber;
use serde::Serialize;

/// Why this is not for whoever asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Forbidden {
    /// A form that was sent from another site's page.
    AnotherSite,
    AdministratorsOnly,
    /// Administrators of this site sign in with a second step, and this one does not yet.
    SecondFactorFirst,
    /// Creating events takes an invitation.
    InvitedOnly,
    OrganisersOnly,
    JudgesOnly,
    StaffOnly,
    /// Signed in, but no player of this event.
    NotAPlayer,
    /// Nobody known, on a page for players.
    PlayersOnly,
    TakingPartOnly,
    /// A member who does not answer for the team.
    CaptainsOnly,
    /// A report, by somebody who neither plays at this table nor is staff.
    ReportNotTheirs,
    /// A tap on a sheet, by somebody who neither plays at this table nor is staff.
    SheetNotTheirs,
    /// A judge would rule on their own battle.
    OwnRuling,
    /// A judge would accept the report of their own battle.
    OwnReport,
    /// Staff who play would take or give points of their own.
    OwnPenalty,
    /// Staff would type in the sheet of paper of their own battle, at this table.
    OwnPaper(TableNumber),
    /// A judge would let stand what the rules forbid on their own sheet.
    OwnLetStand,
    /// Staff would give time to their own battle.
    OwnTime,
    /// Staff would decide about a match of their own team.
    OwnMatch,
    /// A judge would read the closed roster of somebody whom they meet next.
    OpponentsRoster,
    /// Only a judge lets stand what the rules forbid.
    ExemptionByJudge,
    /// The results of this round are kept for later.
    ResultsHidden,
    /// A sheet that is still played, and that one of its players does not show.
    NotShownLive,
    InvitationUsed,
    /// A private link that was renewed or withdrawn.
    LinkWithdrawn,
}
