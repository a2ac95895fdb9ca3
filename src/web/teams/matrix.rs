//! What a captain expects of each pair of players against another team. The own team alone sees it, and nothing is
//! advised from it (`teams T21`).

use super::own::own_team;
use crate::{
    actions::entrants::teams::matrix,
    domain::{
        event::{player::Player, team::TeamWithMembers},
        refusal::{Forbidden, FormRefusal},
        teams::Expectations,
    },
    text::short_name,
    web::{page::guard::Entered, prelude::*},
};

#[derive(Template)]
#[template(path = "teams/matrix.html")]
struct MatrixPage<'a> {
    visit: &'a EventVisit,
    team: TeamWithMembers,
    against: TeamWithMembers,
    expects: Expectations,
    /// Whoever looks may write.
    speaks: bool,
}

/// Both teams of a matrix, the visitor's own first.
struct MatrixTeams {
    own: TeamWithMembers,
    against: TeamWithMembers,
}

/// What a team expects between some of its players and some of another team's, as it is shown.
pub struct ExpectedTable<'a> {
    pub expects: &'a Expectations,
    /// The rows.
    pub own: Vec<&'a Player>,
    /// The columns.
    pub theirs: Vec<&'a Player>,
    /// The number of the defender whom a draft asks about, whose column is marked.
    pub asked: Option<i64>,
}

/// A number that a team expects, as it is shown.
#[derive(Debug, Clone)]
pub struct ExpectedCell {
    pub value: i8,
    pub written: String,
    /// The word of its outlook, which gives it its ground.
    pub outlook: &'static str,
}

impl MatrixPage<'_> {
    fn table(&self) -> ExpectedTable<'_> {
        let (own, theirs) = (self.team.line_up().collect(), self.against.line_up().collect());
        ExpectedTable { expects: &self.expects, own, theirs, asked: None }
    }
}

impl ExpectedTable<'_> {
    pub fn cell(&self, own: &Player, theirs: &Player) -> ExpectedCell {
        ExpectedCell::from_value(self.expects, self.expects.of(own.number, theirs.number))
    }

    /// What a player is called in it.
    pub fn name<'a>(&'a self, player: &'a Player) -> &'a str {
        let both = self.own.iter().chain(&self.theirs).map(|other| other.name.as_str());
        short_name(player.name.as_str(), both)
    }

    pub fn is_asked_about(&self, theirs: &Player) -> bool {
        self.asked == Some(theirs.number)
    }

    /// Every number of the scale, the best first.
    pub fn choices(&self) -> Vec<ExpectedCell> {
        let scale = self.expects.scale;
        scale.range().rev().map(|value| ExpectedCell::from_value(self.expects, value)).collect()
    }

    /// As it stands, which the form sends back.
    pub fn stored(&self) -> Result<String> {
        Ok(serde_json::to_string(self.expects)?)
    }
}

impl ExpectedCell {
    pub fn from_value(expects: &Expectations, value: i8) -> Self {
        let scale = expects.scale;
        Self { value, written: scale.write_value(value), outlook: scale.outlook(value).as_str() }
    }
}

pub async fn show_matrix_page(
    app: Data<App>,
    here: Entered,
    path: Path<(String, i64)>,
) -> Result<HttpResponse> {
    let MatrixTeams { own, against } = load_both_teams(&app, &here, path.1).await?;
    let scale = here.event.settings.team.draft.expectations;
    let mut tx = app.database.read().await?;
    let pair = (own.team.id, against.team.id);
    let expects = storage::team_matrices::find_team_matrix(&mut tx, pair, scale).await?;
    drop(tx);
    let speaks = here.player().speaks_for_team();
    answer_with_page(&here.visit, &MatrixPage { visit: &here.0, team: own, against, expects, speaks })
}

pub async fn save_own_matrix(
    app: Data<App>,
    here: Entered,
    path: Path<(String, i64)>,
    form: Form,
) -> Result<HttpResponse> {
    keep_sent_expectations(&app, &here, path.1, &form).await?;
    // The table of a draft has the same numbers, and a button of its own for them.
    let back = if form.has("step") { "match".to_owned() } else { format!("team/matrix/{}", path.1) };
    Next::lead_to_page(&here, here.to(&back)).after(Ok(()), |()| say!("teams-matrix-saved"))
}

/// Keeps what a form says of pairs of these two teams, where it says something else than the page it was made of: what
/// somebody else of the team has said meanwhile stays.
///
/// # Errors
/// [`Error::Forbidden`] for whoever does not speak for the team, [`FormRefusal::Unreadable`] for what is not on the scale.
pub async fn keep_sent_expectations(app: &App, here: &Entered, number: i64, form: &Form) -> Result<()> {
    let MatrixTeams { own, against } = load_both_teams(app, here, number).await?;
    if !here.player().speaks_for_team() {
        return Err(Error::Forbidden(Forbidden::CaptainsOnly));
    }
    let unreadable = |_| Error::from_refusal(FormRefusal::Unreadable);
    let seen = match form.value("expected") {
        "" => Expectations::on_scale(here.event.settings.team.draft.expectations),
        seen => Expectations::from_stored(seen).map_err(unreadable)?,
    };
    let mut changes = Vec::new();
    for ours in own.line_up() {
        for theirs in against.line_up() {
            let name = name_of_expected_field(ours, theirs);
            if !form.has(&name) {
                continue;
            }
            let value: Option<i8> = form.value(&name).parse().ok();
            let value = value.filter(|value| seen.scale.range().contains(value));
            let value = value.ok_or_else(|| Error::from_refusal(FormRefusal::Unreadable))?;
            if value != seen.of(ours.number, theirs.number) {
                changes.push((ours.number, theirs.number, value));
            }
        }
    }
    if changes.is_empty() {
        return Ok(());
    }
    matrix::change_team_matrix(app, (own.team.id, against.team.id), seen.scale, |expects| {
        for (ours, theirs, value) in changes {
            expects.expect(ours, theirs, Some(value));
        }
    })
    .await
}

/// The field of what is expected of a pair.
pub fn name_of_expected_field(own: &Player, theirs: &Player) -> String {
    format!("e-{}-{}", own.number, theirs.number)
}

async fn load_both_teams(app: &App, here: &Entered, number: i64) -> Result<MatrixTeams> {
    let own = own_team(app, here).await?;
    let mut tx = app.database.read().await?;
    let against = storage::teams::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    let against = storage::teams::one_with_members(&mut tx, against.id).await?.ok_or(Error::NotFound)?;
    if against.team.id == own.team.id {
        return Err(Error::NotFound);
    }
    Ok(MatrixTeams { own, against })
}
