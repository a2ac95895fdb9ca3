//! A player's own roster: paste it, see the verdict, hand it in, replace it until the deadline.

use super::mending::{self, Mended};
use crate::{
    actions::rosters::{self, GivenRoster, JudgedRoster},
    domain::{
        catalogue::Alias,
        composition::UnknownName,
        event::roster_version::{
            RosterDraft, RosterSettlement, RosterState, RosterVersion, TimeToReplace, weight_of,
        },
        games::Game,
        refusal::{Refusal, RosterRefusal},
        roster::{Format, MAX_UNPACKED},
    },
    storage::rosters::EarlierVersion,
    text::{Element, findings::RosterReadiness, values::say_roster_arrived},
    web::{
        forms::upload::Upload,
        page::{
            checked_roster::{CheckedRoster, tell_roster_changes},
            guard::Entered,
        },
        prelude::*,
    },
};
use base64::{Engine, engine::general_purpose::STANDARD};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use std::{
    io::{Read, Write},
    sync::Arc,
};

/// A roster's own limit, and some room for the form around it.
pub const LIMIT: usize = 2_000_000;
/// What is typed comes back to be mended, up to this many bytes of the page.
const HEAVIEST_TEXT: usize = 40_000;
/// What a file that is kept may add to the page.
const HEAVIEST_KEPT: usize = 60_000;
/// How a zip begins.
const ARCHIVE: &[u8] = b"PK\x03\x04";

#[derive(Template)]
#[template(path = "play/roster.html")]
#[expect(clippy::struct_excessive_bools, reason = "each is something else that the page says")]
struct RosterPage<'a> {
    visit: &'a EventVisit,
    newest: Option<RosterVersion>,
    /// The version that the newest one replaced.
    before: Option<RosterVersion>,
    earlier: Vec<EarlierVersion>,
    form: Form,
    judged: Option<JudgedRoster>,
    /// That one; else the version handed in last.
    checked: Option<CheckedRoster>,
    /// Names of the version handed in that nobody has confirmed; none where there was no turn to look them up.
    unknown: Option<Arc<Vec<UnknownName>>>,
    time_left: Option<TimeToReplace>,
    is_sample: bool,
    /// The verdict was made with other rules or profiles than those of now.
    out_of_date: bool,
    game: Game,
    /// Whether there are profiles to put a roster together from.
    can_build: bool,
    /// The version of the draft in the builder; 0 without one.
    draft_version: i64,
    /// The draft is newer than what was handed in: then it is gone on with.
    is_draft_newer: bool,
}

impl RosterPage<'_> {
    /// One is handed in and nothing else is being looked at: the form to replace it is folded, but where it is what
    /// would mend it.
    fn is_form_folded(&self) -> bool {
        let standing = self.checked.as_ref().map(|checked| checked.standing);
        let is_wrong = matches!(
            standing,
            Some(
                RosterReadiness::ToMend { .. } | RosterReadiness::NotReadable | RosterReadiness::NotReadWhole
            )
        );
        let is_asked_for = |roster: &RosterVersion| match roster.state {
            RosterState::NeedsFix => !self.can_mend(),
            RosterState::Submitted => is_wrong && !self.can_mend(),
            RosterState::Accepted => false,
        };
        let is_there = self.newest.as_ref().is_some_and(|roster| !is_asked_for(roster));
        is_there && self.judged.is_none() && self.form.is_fine() && self.form.problem.is_none()
    }

    /// What is looked at before it is handed in.
    fn only_checked(&self) -> Option<(&JudgedRoster, &CheckedRoster)> {
        self.judged.as_ref().zip(self.checked.as_ref())
    }

    /// The version handed in last.
    fn handed_in(&self) -> Option<(&RosterVersion, &CheckedRoster)> {
        self.newest.as_ref().zip(self.checked.as_ref())
    }

    /// What the version handed in last changed against the one before.
    fn changes(&self) -> Vec<(bool, Message)> {
        let versions = self.before.as_ref().zip(self.newest.as_ref());
        versions.map_or_else(Vec::new, |(before, newest)| {
            tell_roster_changes((&before.reading, &before.verdict), (&newest.reading, &newest.verdict))
        })
    }

    /// What would change if this were handed in, against the version that is.
    fn would_change(&self, judged: &JudgedRoster) -> Vec<(bool, Message)> {
        self.newest.as_ref().map_or_else(Vec::new, |newest| {
            tell_roster_changes((&newest.reading, &newest.verdict), (&judged.reading, &judged.verdict))
        })
    }

    /// What else there is than pasting a list.
    fn other_ways(&self) -> Message {
        let table = self.visit.link_to("roster/table");
        if self.can_build {
            say!("play-roster-other-ways", build = self.visit.link_to("roster/build"), table)
        } else {
            say!("play-roster-other-way", table)
        }
    }

    /// The version handed in last: which it is, when and by whom it was handed in, and whether that was late.
    fn describe_version(&self, roster: &RosterVersion) -> Message {
        let (version, at) = (roster.number, self.visit.event.near(&roster.submitted_at));
        let told = match self.handed_in_by(roster) {
            Some(by) => say!("play-roster-version-by", version, at, by),
            None => say!("play-roster-version", version, at),
        };
        let late = Element::new("span").with_attribute("class", "badge warn");
        if roster.late { say!("play-roster-version-late", told, late) } else { told }
    }

    /// Why it stands as it does, in the words of whoever decided.
    fn describe_reason(&self, roster: &RosterVersion, reason: &str) -> Message {
        let by = &roster.state_by;
        match roster.state {
            RosterState::NeedsFix => say!("play-roster-sent-back", reason, by),
            RosterState::Submitted | RosterState::Accepted => say!("play-roster-word", reason, by),
        }
    }

    /// An earlier version, with its points and its receipt where they are kept.
    fn describe_earlier_version(&self, roster: &EarlierVersion) -> Message {
        let (version, at) = (roster.number, self.visit.event.near(&roster.submitted_at));
        let points = roster.verdict.as_ref().map(|verdict| verdict.computed.points);
        let receipt = roster.source.as_deref().map(Self::receipt_of_roster);
        say!("play-roster-earlier-version", version, at, points, receipt)
    }

    /// What the player is registered with.
    fn registered_faction(&self) -> Option<&str> {
        self.visit.me.as_deref()?.faction.as_deref()
    }

    /// Whoever of the staff handed it in for the player.
    fn handed_in_by<'r>(&self, roster: &'r RosterVersion) -> Option<&'r str> {
        let me = self.visit.me.as_deref()?;
        Some(roster.submitted_by.as_str()).filter(|by| *by != me.name.as_str())
    }

    /// It is not settled, and there is something in it that can be mended by picking.
    fn can_mend(&self) -> bool {
        let is_open = self.newest.as_ref().is_some_and(|roster| roster.state != RosterState::Accepted);
        let standing = self.checked.as_ref().map(|checked| checked.standing);
        let is_to_mend = matches!(standing, Some(RosterReadiness::ToMend { .. }));
        self.can_build && self.judged.is_none() && is_open && is_to_mend
    }

    /// What was checked has something in it that can be mended by picking, and nothing else waits in the builder.
    fn can_mend_checked(&self) -> bool {
        let standing = self.checked.as_ref().map(|checked| checked.standing);
        self.can_build && !self.is_draft_newer && matches!(standing, Some(RosterReadiness::ToMend { .. }))
    }

    /// Its prices are older than those that count.
    fn has_old_prices(&self) -> bool {
        let findings = self.judged.iter().flat_map(|judged| &judged.verdict.findings);
        self.can_build && findings.into_iter().any(|finding| finding.what.repriced().is_some())
    }

    fn formats(&self) -> &'static [Format] {
        self.game.formats()
    }

    /// So that a player can show that what arrived is what was sent.
    fn receipt_of_roster(source: &str) -> String {
        crate::token::token_hash(source)[..12].to_owned()
    }

    /// The names confirmed so far, on the form that is about to be sent again.
    fn settled(&self) -> Option<&RosterSettlement> {
        self.judged.as_ref().map(|judged| &judged.settled)
    }

    /// The faction of the roster that was handed in, where the player is registered with another, or with none.
    fn other_faction(&self) -> Option<&str> {
        let of_roster = self.newest.as_ref()?.verdict.computed.faction.as_deref()?;
        let registered = self.visit.me.as_deref()?.faction.as_deref();
        (registered != Some(of_roster)).then_some(of_roster)
    }

    fn deadline(&self) -> Option<String> {
        self.visit.event.settings.roster_deadline.map(|at| self.visit.speaker.say(&self.visit.event.due(&at)))
    }
}

pub async fn show_own_roster_page(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &roster_page(&app, &here, Form::default(), None).await?)
}

/// Checks what was pasted without keeping it, or hands it in: as the button says.
pub async fn send_pasted_roster(app: Data<App>, here: Entered, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let sent = Arc::new(sent);
    let Some((form, given)) = unpack_received_roster(&app, &sent).await? else {
        let form = as_it_came(&sent);
        return form_again(&here.visit, &roster_page(&app, &here, form, None).await?);
    };
    if form.is("do", "mend") || form.is("do", "prices") {
        return match mending::mend_pasted_roster(&app, &here, form, given).await? {
            Mended::TakenIn(answer) => Ok(answer),
            Mended::Shown(shown) => {
                let (form, judged) = *shown;
                let is_refused = judged.is_none();
                let shown = roster_page(&app, &here, form, judged).await?;
                if is_refused {
                    form_again(&here.visit, &shown)
                } else {
                    answer_with_page(&here.visit, &shown)
                }
            }
        };
    }
    if !form.is("do", "submit") {
        return match rosters::judge_roster(&app, &here.event, given).await {
            Ok(judged) => answer_with_page(&here.visit, &roster_page(&app, &here, form, Some(judged)).await?),
            Err(error) => {
                let form = form.refused(error.refusal()?);
                form_again(&here.visit, &roster_page(&app, &here, form, None).await?)
            }
        };
    }
    let result = rosters::hand_in(&app, &here.player_actor(&form), &here.event, here.player(), given).await;
    let form = asked_twice(form, &result);
    let arrived = result.as_ref().map_or(Wording::NONE, |roster| say_roster_arrived(roster).into());
    let next = Next::lead_to_page(&here, here.to("roster")).saying(arrived).or_twice("");
    let again = async |form| roster_page(&app, &here, form, None).await;
    Box::pin(SentForm { visit: &here.visit, form, result }.answer(next, again)).await
}

/// What was sent, unpacked, and the form with it for the next time, packed where it is large. Both take a core for a
/// moment, so they wait for their turn as the checking does; none where too many wait already.
pub async fn unpack_received_roster<const N: usize>(
    app: &App,
    sent: &Arc<Upload<N>>,
) -> Result<Option<(Form, GivenRoster)>> {
    let sent = sent.clone();
    let work = move |(): &mut ()| {
        let given = read_given_roster(&sent);
        (with_given(&sent, &given), given)
    };
    match app.checking.run(work).await.map_err(Error::from) {
        Err(Error::Busy) => Ok(None),
        done => done.map(Some),
    }
}

/// The form of somebody who has to wait, with what was typed and what was kept before; a file where it is small enough
/// as it is.
pub fn as_it_came<const N: usize>(sent: &Upload<N>) -> Form {
    let mut form = sent.form.clone();
    let Some(file) = sent.file("file") else { return form.refused(RosterRefusal::ManyAtOnce) };
    form.set("text", "");
    form.set("kept", "");
    if file.bytes.len() > HEAVIEST_KEPT / 4 * 3 {
        return form.refused(RosterRefusal::ManyAtOnceChooseAgain);
    }
    form.set("kept", STANDARD.encode(&file.bytes));
    form.refused(RosterRefusal::ManyAtOnce)
}

/// With the box that takes a text in which no unit was found.
pub fn asked_twice<T>(mut form: Form, result: &Result<T>) -> Form {
    if matches!(result, Err(Error::Refused(Refusal::Roster(RosterRefusal::Unitless)))) {
        form.set("no_unit", "on");
    }
    form
}

/// Says what an unknown name of the roster that was handed in means.
pub async fn confirm_roster_name(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let name = read_confirmed_names(&form).pop().ok_or(Error::NotFound)?;
    let told = say!("roster-name-is-read-as", written = name.written, means = name.means);
    let name = (form.value("version").parse().unwrap_or_default(), name);
    let by = here.player_actor(&form);
    let result = rosters::confirm_name(&app, &by, &here.event, here.player(), name).await;
    let next = Next::lead_to_page(&here, here.to("roster")).saying(told).or_twice("");
    let again = async |form| roster_page(&app, &here, form, None).await;
    SentForm { visit: &here.visit, form: Form::default(), result }.answer(next, again).await
}

/// Registers the player with the faction of their roster.
pub async fn follow_faction(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    let by = here.player_actor(&form);
    let result = rosters::follow_faction(&app, &by, &here.event, here.player()).await;
    let next = Next::lead_to_page(&here, here.to("roster")).or_twice("");
    next.after(result, |()| say!("play-roster-faction-followed"))
}

/// What was sent: the file where one was chosen, else the text, else the file that was sent before.
fn read_given_roster<const N: usize>(sent: &Upload<N>) -> GivenRoster {
    let form = &sent.form;
    let bytes = match sent.file("file") {
        Some(file) => file.bytes.clone(),
        None if form.value("text").trim().is_empty() => unpack_roster_bytes(form.value("kept")),
        None => form.value("text").as_bytes().to_vec(),
    };
    let format = Format::parse(form.value("format"));
    GivenRoster {
        format,
        names: read_confirmed_names(form),
        anyway: form.is_ticked("anyway"),
        ..GivenRoster::from_roster_bytes(bytes)
    }
}

/// The form with what was sent in it, so that a file need not be chosen again after it was checked. What would make
/// the page heavy is kept packed; what is heavy even so has to be chosen again.
fn with_given<const N: usize>(sent: &Upload<N>, given: &GivenRoster) -> Form {
    let mut form = sent.form.clone();
    let is_kept = form.value("text").trim().is_empty() && !form.value("kept").is_empty();
    if is_kept && sent.file("file").is_none() && form.value("kept").len() <= HEAVIEST_KEPT {
        return form;
    }
    form.set("text", "");
    form.set("kept", "");
    match std::str::from_utf8(&given.bytes) {
        // What is refused as paper is no text to mend.
        _ if given.bytes.starts_with(b"%PDF-") => {}
        Ok(text) if !text.contains('\0') && weight_of(text) <= HEAVIEST_TEXT => form.set("text", text),
        // A picture is no roster, whatever is done with it; an archive may hold one.
        _ if given.bytes.contains(&0) && !given.bytes.starts_with(ARCHIVE) => {}
        _ => match pack_roster_bytes(&given.bytes).filter(|kept| kept.len() <= HEAVIEST_KEPT) {
            Some(kept) => form.set("kept", kept),
            None => form = form.refused(RosterRefusal::ChooseAgain),
        },
    }
    form
}

/// For a hidden field: archives as they are, everything else as gzip.
fn pack_roster_bytes(bytes: &[u8]) -> Option<String> {
    if bytes.starts_with(ARCHIVE) {
        return Some(STANDARD.encode(bytes));
    }
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    let gzip = packer.write_all(bytes).and_then(|()| packer.finish()).ok()?;
    Some(STANDARD.encode(gzip))
}

/// What was [`pack_roster_bytes`]; as much of it as a roster can have.
fn unpack_roster_bytes(kept: &str) -> Vec<u8> {
    let bytes = STANDARD.decode(kept).unwrap_or_default();
    if bytes.starts_with(ARCHIVE) {
        return bytes;
    }
    let mut unpacked = Vec::new();
    let read = GzDecoder::new(bytes.as_slice()).take(MAX_UNPACKED as u64 + 1).read_to_end(&mut unpacked);
    if read.is_ok() { unpacked } else { bytes }
}

/// The names that a person confirmed, each sent as a JSON pair of what is written and what it means.
pub fn read_confirmed_names(form: &Form) -> Vec<Alias> {
    let pairs = form.values("confirm").into_iter();
    let pairs = pairs.filter_map(|pair| serde_json::from_str::<(String, String)>(pair).ok());
    pairs.map(|(written, means)| Alias { written, means }).collect()
}

/// A name as [`read_confirmed_names`] reads it back.
pub fn write_confirmed_name(written: &str, means: &str) -> String {
    serde_json::json!([written, means]).to_string()
}

async fn roster_page<'a>(
    app: &App,
    here: &'a Entered,
    form: Form,
    judged: Option<JudgedRoster>,
) -> Result<RosterPage<'a>> {
    let settings = &here.event.settings;
    let game = rosters::game_of(settings)?;
    let mut tx = app.database.read().await?;
    let newest = rosters::newest_of(&mut tx, here.player()).await?;
    let (before, earlier) = match &newest {
        Some(newest) => (
            storage::rosters::find_roster_before(&mut tx, newest.player_id, newest.number).await?,
            storage::rosters::list_earlier_versions(&mut tx, newest.player_id, newest.number).await?,
        ),
        None => (None, Vec::new()),
    };
    let judging = rosters::Judging::from_event_settings(app, &mut tx, settings).await?;
    let draft = storage::roster_drafts::of_player(&mut tx, here.player().id).await?;
    drop(tx);
    let handed_in_at = newest.as_ref().map(|roster| roster.submitted_at);
    let is_newer = |draft: &RosterDraft| {
        !draft.roster.is_empty() && handed_in_at.is_none_or(|handed_in| draft.changed_at > handed_in)
    };
    let draft_version = draft.as_ref().map_or(0, |draft| draft.version);
    let is_draft_newer = draft.as_ref().is_some_and(is_newer);
    let unknown = match newest.as_ref().filter(|roster| roster.state != RosterState::Accepted) {
        Some(newest) => judging.names_to_confirm(app, newest).await?,
        None => Some(Arc::default()),
    };
    let out_of_date = newest.as_ref().is_some_and(|roster| judging.left_behind(roster, &here.event));
    let limit = settings.points_limit;
    let handed_in = |roster: &RosterVersion| {
        let by_deadline = settings.roster_deadline.filter(|_| roster.state != RosterState::Accepted);
        let due = roster.fix_due.or(by_deadline).filter(|due| *due > here.now);
        CheckedRoster::handed_in(
            roster,
            limit,
            due.map(|due| here.speaker.say(&here.event.due(&due))).as_deref(),
        )
    };
    let checked = match &judged {
        Some(judged) => Some(CheckedRoster::only_checked(judged, limit)),
        None => newest.as_ref().map(handed_in),
    };
    let due = settings.roster_deadline.filter(|due| newest.is_some() || *due <= here.now);
    Ok(RosterPage {
        visit: &here.0,
        newest,
        before,
        earlier,
        form,
        judged,
        checked,
        unknown,
        time_left: due.map(|due| TimeToReplace::time_until_deadline(due, here.now)),
        is_sample: judging.is_sample,
        out_of_date,
        game,
        can_build: game.builder().is_some() && !judging.view.is_empty(),
        draft_version,
        is_draft_newer,
    })
}
