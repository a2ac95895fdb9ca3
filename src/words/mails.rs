//! Mails that the site writes by itself.

use super::letters;
use crate::domain::{
    event::roster_version::LetterLine,
    mail::{MailAbout, MailText, RosterNews, SignInChange},
    zone::Zone,
};

/// Subject and text.
pub fn write_mail_text(about: &MailAbout) -> MailText {
    match about {
        MailAbout::NewPassword { link } => MailText {
            subject: "Your new password for Muster".into(),
            body: format!("Set a new password for Muster here, within 30 minutes:\n\n{link}\n"),
        },
        MailAbout::SignUp { link } => MailText {
            subject: "Your account at Muster".into(),
            body: format!(
                "Make your account at Muster here, within an hour:\n\n{link}\n\nIf you did not ask for one, do nothing.\n"
            ),
        },
        MailAbout::AccountThere { sign_in } => MailText {
            subject: "Your account at Muster".into(),
            body: format!(
                "Somebody, you perhaps, asked for an account at Muster with this address. You have one already:\n\n\
                 {sign_in}\n\nIf you have forgotten the password, ask whoever looks after the site.\n"
            ),
        },
        MailAbout::SignInChanged { name, what, site } => MailText {
            subject: "Muster: how you sign in was changed".into(),
            body: format!(
                "Hello {name},\n\n{} your account at {site}.\n\nIf that was you, there is nothing to do. If it was not, \
                 somebody else can be you there: ask whoever looks after the site for a new-password link at once.\n",
                describe_sign_in_change(*what)
            ),
        },
        MailAbout::StaffInvitation { event, role, link } => MailText {
            subject: format!("{event}: an invitation"),
            body: format!(
                "You are invited to be {role} of {event}.\nOpen this link within 7 days:\n\n{link}\n"
            ),
        },
        MailAbout::Place { event, player, number, team, waits, is_new, asks, link } => {
            let (event, stands) = (event.as_str(), (*waits, *is_new));
            let (subject, said) = match team {
                None if *asks => asks_to_come_in(event),
                None => write_place_opening(event, stands),
                Some(team) => place_of_team(event, team, stands),
            };
            MailText {
                subject,
                body: format!(
                    "Hello {player},\n\n{said} Your number is {number}.\n\nThis link is your key to the event: \
                     pairings, your roster, your results. Open it on the phone that you bring, and do not pass it \
                     on.\n\n{link}\n"
                ),
            }
        }
        MailAbout::Roster { event, player, news, lines, zone, page } => MailText {
            subject: format!("{event}: your roster"),
            body: join_paragraphs([
                format!("Hello {player},"),
                news_of(news),
                list_letter_lines(lines, *zone),
                format!("Your roster: {page}\nOpen it with your private link, or signed in."),
            ]),
        },
    }
}

fn describe_sign_in_change(what: SignInChange) -> &'static str {
    match what {
        SignInChange::Password => "A new password was set for",
        SignInChange::SecondStepOn => "The second step of signing in was set up for",
        SignInChange::SecondStepOff => "The second step of signing in was turned off for",
        SignInChange::NewCodes => "New codes for paper were made for",
    }
}

/// The same for somebody whom the mail lets in.
fn asks_to_come_in(event: &str) -> (String, String) {
    let said = "Open the link below: it shows that this address is yours, and lets you in.";
    (format!("{event}: open the link to come in"), format!("You have signed up for {event}. {said}"))
}

/// The subject, and what is said first.
fn write_place_opening(event: &str, (waits, is_new): (bool, bool)) -> (String, String) {
    match (waits, is_new) {
        (true, _) => (
            format!("{event}: you are on the waiting list"),
            format!("You are on the waiting list of {event}. You hear from us when a place is free."),
        ),
        (false, true) => (format!("{event}: you are in"), format!("You are in: {event}.")),
        (false, false) => {
            (format!("{event}: you have a place"), format!("You have a place at {event}, after all."))
        }
    }
}

/// The same for somebody of a team.
fn place_of_team(event: &str, team: &str, (waits, is_new): (bool, bool)) -> (String, String) {
    match (waits, is_new) {
        (true, _) => (
            format!("{event}: {team} is on the waiting list"),
            format!(
                "You are in the team {team}, which is on the waiting list of {event}. You hear from us when a place \
                 is free."
            ),
        ),
        (false, true) => {
            (format!("{event}: you are in {team}"), format!("You are in the team {team}: {event}."))
        }
        (false, false) => (
            format!("{event}: {team} has a place"),
            format!("Your team {team} has a place at {event}, after all."),
        ),
    }
}

fn news_of(news: &RosterNews) -> String {
    match news {
        RosterNews::Typed(text) => text.trim().to_owned(),
        RosterNews::RulesChanged => {
            "The battle profiles or the rules of this event have changed. Your roster was \
                                     in order before, and now has something to mend:"
                .into()
        }
    }
}

fn list_letter_lines(lines: &[LetterLine], zone: Zone) -> String {
    let lines = lines.iter().map(|line| format!("- {}", letters::write_letter_line(line, zone)));
    lines.collect::<Vec<_>>().join("\n")
}

fn join_paragraphs(parts: [String; 4]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}
