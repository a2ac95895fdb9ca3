//! Telling players about their rosters: after all were checked again, and whoever has not handed one in or
//! has to mend it. By mail where the site sends mails; else as a list to copy.

use crate::{
    actions::rosters::{self, Letter, Rechecked, Tell, Whom, collect_roster_letters, write_to},
    text::tell_letter_line,
    web::prelude::*,
};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/rosters/letters.html")]
struct LettersPage<'a> {
    visit: &'a EventVisit,
    whom: Whom,
    letters: Vec<Letter>,
    sends_mails: bool,
    /// The page of the event, as another site has to ask for it.
    event_page: String,
    form: Form,
}

#[derive(Deserialize)]
pub struct LettersQuery {
    #[serde(default)]
    whom: String,
}

impl LettersPage<'_> {
    fn list_addressees() -> [Whom; 3] {
        Whom::ALL
    }

    /// As a mail program takes them.
    fn addresses(&self) -> String {
        self.letters.iter().filter_map(Letter::address).collect::<Vec<_>>().join(",\n")
    }

    fn with_address(&self) -> usize {
        self.letters.iter().filter(|letter| letter.player.email.is_some()).count()
    }

    fn without(&self) -> Vec<&Letter> {
        self.letters.iter().filter(|letter| letter.player.email.is_none()).collect()
    }

    fn copied(&self) -> String {
        word_letters_to_copy(&self.letters, self.visit)
    }

    /// What all of them are told, for whoever sends it by other means.
    fn message(&self) -> String {
        format!("{}\n{}", self.form.value("text"), self.event_page)
    }
}

#[derive(Template)]
#[template(path = "desk/rosters/again.html")]
struct LettersAgainPage<'a> {
    visit: &'a EventVisit,
    changed: Vec<Rechecked>,
    sends_mails: bool,
}

impl LettersAgainPage<'_> {
    /// "3 rosters are now over, by 10 to 40 points."
    fn summary(&self) -> Option<Message> {
        let over: Vec<i64> = self.changed.iter().filter_map(Rechecked::over).collect();
        let (least, most) = (over.iter().min()?, over.iter().max()?);
        Some(if least == most {
            say!("desk-rosters-now-over", rosters = over.len(), most)
        } else {
            say!("desk-rosters-now-over-by", rosters = over.len(), least, most)
        })
    }

    /// Those whose rosters were legal and would not be any more.
    fn affected(&self) -> Vec<Letter> {
        self.changed.iter().filter(|one| one.turned_illegal()).map(Rechecked::letter).collect()
    }

    /// Their addresses, and what each has to know: ready to be copied.
    fn copied(&self) -> String {
        word_letters_to_copy(&self.affected(), self.visit)
    }
}

/// Who is to be written to, ready to send or to copy.
pub async fn show_letters_page(
    app: Data<App>,
    here: Organiser,
    asked: Query<LettersQuery>,
) -> Result<HttpResponse> {
    let whom = Whom::parse(&asked.whom).unwrap_or(Whom::Missing);
    let form = Form::from_own_values([("text", suggest_letter_text(&here.0, whom))]);
    answer_with_page(&here.visit, &letters_page(&app, &here.0, whom, form).await?)
}

pub async fn send_letters(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let whom = Whom::parse(form.value("whom")).ok_or(Error::NotFound)?;
    let text =
        form.required("text", 2000, say!("desk-roster-letters-write-something")).filter(|_| form.is_fine());
    let Some(text) = text else {
        return form_again(&here.visit, &letters_page(&app, &here.0, whom, form).await?);
    };
    let result = write_to(&app, &here.actor(&form), &here.event, (whom, &text), app.language).await;
    let said = result.as_ref().map_or(Wording::NONE, |mails| say!("desk-roster-letters-sent", mails).into());
    let next = Next::lead_to_page(&here, here.to("desk/rosters")).saying(said).or_twice("");
    let again = async |form| letters_page(&app, &here.0, whom, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// What judging all rosters again changed.
pub async fn show_recheck_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let changed = rosters::find_rechecked_rosters(&app, &here.event).await?;
    let sends_mails = app.config.smtp.is_some();
    answer_with_page(&here.visit, &LettersAgainPage { visit: &here.0, changed, sends_mails })
}

pub async fn recheck_all_rosters(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let tell = if form.is_ticked("tell") { Tell::Affected } else { Tell::Nobody };
    let checked = rosters::recheck_rosters(&app, &here.actor(&form), &here.event, tell, app.language).await;
    let told = |(changed, mails)| say!("desk-rosters-changes-seen", changed, mails);
    Next::lead_to_page(&here, here.to("desk/rosters")).or_twice("").after(checked, told)
}

async fn letters_page<'a>(
    app: &App,
    here: &'a EventVisit,
    whom: Whom,
    form: Form,
) -> Result<LettersPage<'a>> {
    let mut tx = app.database.read().await?;
    let letters = collect_roster_letters(&mut tx, &here.event, whom).await?;
    let event_page = app.config.base_url() + &here.to("");
    Ok(LettersPage { visit: here, whom, letters, sends_mails: app.config.smtp.is_some(), event_page, form })
}

/// A text to begin with.
fn suggest_letter_text(here: &EventVisit, whom: Whom) -> String {
    let event = here.event.name.as_str();
    let due = here.event.settings.roster_deadline.map(|due| here.speaker.say(&here.event.day_and_time(&due)));
    let is_over = here.event.settings.roster_deadline.is_some_and(|due| due < here.now);
    let text = match whom {
        Whom::Missing => say!("desk-roster-letter-missing", event, due, is_over),
        Whom::ToFix => say!("desk-roster-letter-to-fix", event),
        Whom::Illegal => say!("desk-roster-letter-illegal", event),
    };
    here.speaker.say(&text)
}

/// Each player with an address, and what concerns them below.
fn word_letters_to_copy(letters: &[Letter], here: &EventVisit) -> String {
    let (zone, speaker) = (here.event.zone(), here.speaker);
    let one = |letter: &Letter| {
        let name = letter.address().unwrap_or_else(|| letter.player.name.to_string());
        let lines = letter.lines.iter().map(|line| tell_letter_line(line, zone).say_by(&speaker));
        let lines = lines.map(|line| format!("\n- {line}"));
        format!("{name}{}", lines.collect::<String>())
    };
    letters.iter().map(one).collect::<Vec<_>>().join("\n")
}
