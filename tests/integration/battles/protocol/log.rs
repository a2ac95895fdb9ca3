//! The audit log read back as a story: whoever reads it, sentence by sentence, arrives at what stands.

use super::model::{Model, State};
use muster::{
    domain::event::{audit, pack::Settings},
    storage::audit::AuditRow,
    text::Speaker,
    text::audit::{LogContext, describe_recorded_act},
};

/// The chain holds, and the sentences lead to what stands at every table (`stands` in the log's words).
pub fn explains(
    rows: &[AuditRow],
    version: i64,
    model: &Model,
    stands: &[Option<String>],
) -> Result<(), String> {
    let links: Vec<_> = rows.iter().map(|row| (row.recorded(), row.hash.as_str())).collect();
    audit::verify_chain(&links, version).map_err(|broken| format!("the chain: {broken:?}"))?;
    let mut story = Story { tables: vec![(State::Open, None); stands.len()], closed: false };
    for row in rows {
        story.read(row).map_err(|problem| format!("entry {}: {problem}: {row:?}", row.sequence))?;
    }
    for (at, ((state, words), battle)) in story.tables.iter().zip(&model.battles).enumerate() {
        if (*state, words) != (battle.state, &stands[at]) {
            return Err(format!("table {}: the log leads to {state:?} {words:?}, not to {battle:?}", at + 1));
        }
    }
    if story.closed == model.closed {
        Ok(())
    } else {
        Err("the log does not say why the round is closed".into())
    }
}

struct Story {
    tables: Vec<(State, Option<String>)>,
    closed: bool,
}

impl Story {
    fn read(&mut self, row: &AuditRow) -> Result<(), String> {
        let told = describe_recorded_act(
            &row.recorded(),
            LogContext { settings: &Settings::default(), players: &[] },
        );
        let [what, on] = [told.what, told.on].map(|said| said.say_by(&Speaker::in_english()));
        if on == "round 1" {
            self.round(&what)
        } else if let Some(number) = on.strip_prefix("round 1, table ") {
            let at: usize = number.parse().map_err(|_| "no such table")?;
            self.table(at - 1, row)
        } else {
            Ok(())
        }
    }

    fn round(&mut self, what: &str) -> Result<(), String> {
        let (all, one) = ("accepted all ", "accepted 1 unconfirmed report");
        if what == one || what.starts_with(all) {
            let waiting: Vec<_> =
                self.tables.iter_mut().filter(|(state, _)| *state == State::Reported).collect();
            let said = match waiting.len() {
                1 => one.to_owned(),
                count => format!("{all}{count} unconfirmed reports"),
            };
            if what != said {
                return Err(format!("{} were waiting", waiting.len()));
            }
            for (state, _) in waiting {
                *state = State::Confirmed;
            }
        }
        self.closed = match what {
            "closed round 1" => true,
            "reopened round 1" => false,
            _ => self.closed,
        };
        Ok(())
    }

    /// One sentence about a table. What it says was there before has to be what the log said before.
    fn table(&mut self, at: usize, row: &AuditRow) -> Result<(), String> {
        let (state, stands) = self.tables[at].clone();
        let before = stands.clone().unwrap_or_default();
        let what = describe_recorded_act(
            &row.recorded(),
            LogContext { settings: &Settings::default(), players: &[] },
        )
        .what;
        let what = what.say_by(&Speaker::in_english());
        let was = |expected: State| if state == expected { Ok(()) } else { Err(format!("it was {state:?}")) };
        self.tables[at] = if let Some(said) = what.strip_prefix("reported ") {
            if let Some((_, first)) = said.split_once("; the first report was ") {
                was(State::Reported)?;
                agree(first, &before)?;
                (State::Disputed, stands)
            } else {
                was(State::Open)?;
                (State::Reported, Some(said.to_owned()))
            }
        } else if let Some(said) = what.strip_prefix("corrected the report from ") {
            was(State::Reported)?;
            (State::Reported, Some(after(said, &before)?))
        } else if let Some(said) = what.strip_prefix("confirmed ").or(what.strip_prefix("accepted ")) {
            was(State::Reported)?;
            agree(said, &before)?;
            (State::Confirmed, stands)
        } else if let Some(rest) = what.strip_prefix("entered ") {
            let said = rest.strip_suffix(" from paper").ok_or("no paper")?;
            (State::Confirmed, Some(said.to_owned()))
        } else if let Some(said) = what.strip_prefix("changed the result from ") {
            row.why.as_ref().ok_or("a ruling without a reason")?;
            (State::Ruled, Some(after(said, &before)?))
        } else if let Some(said) = what.strip_prefix("set the result to ") {
            row.why.as_ref().ok_or("a ruling without a reason")?;
            agree("", &before)?;
            (State::Ruled, Some(said.to_owned()))
        } else if let Some(said) = what.strip_prefix("decided that ") {
            row.why.as_ref().ok_or("a ruling without a reason")?;
            agree(said.strip_suffix(" stands").ok_or("nothing stands")?, &before)?;
            (State::Ruled, stands)
        } else if let Some(said) = what.strip_prefix("cleared the result ") {
            row.why.as_ref().ok_or("taken back without a reason")?;
            agree(said, &before)?;
            (State::Open, None)
        } else {
            return Err("a sentence that nobody knows".into());
        };
        let ruled = state == State::Ruled && row.role == "player";
        if ruled { Err("a player changed a ruling".into()) } else { Ok(()) }
    }
}

/// `30–20 to 30–12`, where the first has to be what stood.
fn after(said: &str, before: &str) -> Result<String, String> {
    let rest = said.strip_prefix(before).and_then(|rest| rest.strip_prefix(" to "));
    rest.map(str::to_owned).ok_or_else(|| format!("it was {before}"))
}

fn agree(said: &str, before: &str) -> Result<(), String> {
    if said == before { Ok(()) } else { Err(format!("it was “{before}”, not “{said}”")) }
}
