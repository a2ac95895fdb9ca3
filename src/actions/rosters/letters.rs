//! Writing to players about their rosters: whom, and what each one gets to read. Without a mail server
//! the same list is there to be copied.

use super::{Actor, change_event};
use crate::{
    actions::{account::mails, prelude::*},
    domain::{
        composition::Severity,
        event::{
            audit::RosterAct,
            roster_version::{LetterLine, RosterState, RosterVersion},
            team::Team,
        },
        mail::{MailAbout, MailPriority, RosterNews, WriteMail},
        refusal::RosterRefusal,
        zone::Zone,
    },
};
use serde::Serialize;

/// Who is written to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Whom {
    /// Nothing handed in.
    Missing,
    /// Sent back and not handed in again.
    ToFix,
    /// The newest version is illegal, and not accepted as it is.
    Illegal,
}

enum_words! { Whom: Missing "missing", ToFix "fix", Illegal "illegal" }

impl Whom {
    fn means(self, roster: Option<&RosterVersion>) -> bool {
        match (self, roster) {
            (Self::Missing, roster) => roster.is_none(),
            (_, None) => false,
            (Self::ToFix, Some(roster)) => roster.state == RosterState::NeedsFix,
            (Self::Illegal, Some(roster)) => {
                roster.gravest() == Some(Severity::Illegal) && roster.state != RosterState::Accepted
            }
        }
    }
}

/// A player to be written to, and what concerns this one alone.
#[derive(Debug, Clone)]
pub struct Letter {
    pub player: Player,
    pub lines: Vec<LetterLine>,
}

impl Letter {
    /// "Ann Archer <ann@example.org>", or nothing without an address.
    pub fn address(&self) -> Option<String> {
        let name = self.player.name.as_str().replace(['"', '<', '>', ',', ';', '@', '\\'], " ");
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        self.player.email.as_ref().map(|email| format!("{name} <{email}>"))
    }
}

/// Whom that is now.
pub async fn collect_roster_letters(tx: &mut Tx, event: &Event, whom: Whom) -> Result<Vec<Letter>> {
    let newest = storage::rosters::list_newest_versions(tx, event.id).await?;
    let players = storage::players::list_players(tx, event.id).await?;
    let teams = storage::teams::list_teams(tx, event.id).await?;
    let plays = |player: &Player| {
        let team = teams.iter().find(|team| Some(team.id) == player.team_id);
        player.is_active() && team.is_none_or(Team::is_active)
    };
    let mut letters = Vec::new();
    for player in players.into_iter().filter(plays) {
        let roster = newest.iter().find(|roster| roster.player_id == player.id);
        let is_asked = roster.is_some() || event.settings.asks_roster_of(&player);
        if is_asked && whom.means(roster) {
            let lines = roster.map(|roster| lines_of(roster, whom)).unwrap_or_default();
            letters.push(Letter { player, lines });
        }
    }
    Ok(letters)
}

/// Mails this text to all of them who have an address, each with what concerns them. Gives back how many.
pub async fn write_to(
    app: &App,
    by: &Actor,
    event: &Event,
    (whom, text): (Whom, &str),
    write: WriteMail,
) -> Result<usize> {
    change_event(app, event.id, by, async |tx, _| {
        let letters = collect_roster_letters(tx, event, whom).await?;
        let sent = mail_all(app, tx, event, &letters, RosterNews::Typed(text.to_owned()), write).await?;
        let act = match whom {
            Whom::Missing => RosterAct::WroteToMissing { count: sent },
            Whom::ToFix => RosterAct::WroteToSentBack { count: sent },
            Whom::Illegal => RosterAct::WroteToIllegal { count: sent },
        };
        Ok((sent, LogEntry::new(AuditSubject::Rosters, act)))
    })
    .await
}

/// Puts the mails in the outbox.
pub(super) async fn mail_all(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    letters: &[Letter],
    news: RosterNews,
    write: WriteMail,
) -> Result<usize> {
    if app.config.smtp.is_none() {
        return Err(Error::from_refusal(RosterRefusal::NoMails));
    }
    let page = format!("{}/e/{}/roster", app.config.base_url(), event.slug);
    let zone = Zone::or_utc(&event.settings.time_zone);
    let mut sent = 0;
    for letter in letters {
        let Some(address) = &letter.player.email else { continue };
        let text = write.write_mail_text(&MailAbout::Roster {
            event: event.name.to_string(),
            player: letter.player.name.to_string(),
            news: news.clone(),
            lines: letter.lines.clone(),
            zone,
            page: page.clone(),
        });
        mails::write_mail(app, tx, address, text, MailPriority::Asked).await?;
        sent += 1;
    }
    Ok(sent)
}

fn lines_of(roster: &RosterVersion, whom: Whom) -> Vec<LetterLine> {
    if whom == Whom::ToFix {
        let reason = roster.state_reason.clone().map(LetterLine::Reason);
        return reason.into_iter().chain(roster.fix_due.map(LetterLine::Due)).collect();
    }
    let illegal = roster.verdict.findings.iter().filter(|finding| {
        finding.severity == Severity::Illegal && roster.settled.waiver_of(finding).is_none()
    });
    illegal.cloned().map(Box::new).map(LetterLine::Finding).collect()
}
