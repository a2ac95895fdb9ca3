//! Mails that the site writes by itself.

use super::{
    Language, Message, Speaker, Wording, findings::tell_finding_line, moments::tell_long_moment, say, told,
};
use crate::domain::{
    event::roster_version::LetterLine,
    mail::{MailAbout, MailText, MailWriter, RosterNews},
    zone::Zone,
};

impl MailWriter for Language {
    fn write_mail_text(&'static self, about: &MailAbout) -> MailText {
        let (speaker, message) = (Speaker::new(self), told(about));
        let body = match about {
            MailAbout::Roster { news, lines, zone, .. } => {
                write_roster_letter(&speaker, &message, news, &list_letter_lines(&speaker, lines, *zone))
            }
            _ => speaker.say(&message.part("body")) + "\n",
        };
        MailText { subject: speaker.say(&message), body }
    }
}

/// Paragraphs, without those that have nothing to say.
fn write_roster_letter(speaker: &Speaker, message: &Message, news: &RosterNews, lines: &str) -> String {
    let news = match news {
        RosterNews::Typed(text) => text.trim().to_owned(),
        RosterNews::RulesChanged => speaker.say(&say!("mail-rules-changed")),
    };
    let (hello, end) = (speaker.say(&message.part("hello")), speaker.say(&message.part("end")));
    let parts = [hello.as_str(), &news, lines, &end];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

fn list_letter_lines(speaker: &Speaker, lines: &[LetterLine], zone: Zone) -> String {
    let said = lines.iter().map(|line| tell_letter_line(line, zone).say_by(speaker));
    said.map(|it| speaker.say(&say!("mail-line", it))).collect::<Vec<_>>().join("\n")
}

/// One line of a letter about a roster, with times as they are in the event's zone.
pub fn tell_letter_line(line: &LetterLine, zone: Zone) -> Wording {
    match line {
        LetterLine::Finding(finding) => tell_finding_line(finding).into(),
        LetterLine::Reason(reason) => Wording::Words(reason.clone()),
        LetterLine::Due(due) => say!("mail-new-version-due", at = tell_long_moment(zone, *due)).into(),
    }
}
