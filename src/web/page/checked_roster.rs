//! A roster as it was read and judged, for the player who hands it in and for whoever decides about it: what is to be
//! mended, what is in it, and what it comes to.

mod regiments;

pub use regiments::{CheckedRegiment, Remark, UnitRow};

use crate::{
    actions::rosters::JudgedRoster,
    domain::{
        catalogue::Alias,
        composition::{NotJudged, Severity},
        event::roster_version::{RosterSettlement, RosterState, RosterVersion},
        games::{Finding, Verdict},
        roster::{Notice, RosterDifference, RosterReading, list_roster_differences},
    },
    text::{
        Message, TextFact, Wording,
        findings::{self, FindingKind, RosterReadiness},
        say, told,
    },
};

/// Lines that a version changed against the one before: more is another army.
const SHOWN_CHANGES: usize = 60;
/// So many changes are read at a glance; more are folded.
pub const FEW_CHANGES: usize = 8;

/// The gravest findings: whoever has mended these sees the others.
pub const SHOWN_FINDINGS: usize = 30;

pub struct CheckedRoster {
    pub standing: RosterReadiness,
    /// How it is coloured, and the shape beside it: as it was decided about, else as it was checked.
    pub tone: &'static str,
    pub icon: &'static str,
    /// What is to be done about it, and until when, in one sentence.
    pub title: Wording,
    /// What has to be mended or looked at, each kind once, as far as it can be read at once.
    pub kinds: Vec<FindingKind>,
    /// How many kinds there are besides.
    pub more: usize,
    /// What a name that no catalogue has was confirmed to mean.
    pub names: Vec<Alias>,
    pub regiments: Vec<CheckedRegiment>,
    /// What a person should know about how it was read.
    pub notices: Vec<Notice>,
    /// What asks for nothing.
    pub to_know: Vec<Message>,
    pub army: ArmySummary,
    /// What can be let pass, or was.
    pub findings: Vec<Finding>,
}

/// What a whole army comes to.
pub struct ArmySummary {
    pub faction: Option<String>,
    /// Nothing judges it: it is kept as it is written.
    pub is_text: bool,
    pub army_of_renown: Option<String>,
    pub points: i64,
    /// Of the event; none: no army is too large.
    pub limit: Option<i64>,
    /// How much of the points is spent, in percent of the bar.
    pub spent: i64,
    /// Each with what it is.
    pub facts: Vec<(Wording, Wording)>,
}

impl ArmySummary {
    pub fn is_over(&self) -> bool {
        self.limit.is_some_and(|limit| self.points > limit)
    }
}

impl CheckedRoster {
    /// One that was handed in, in an event of this many points; to be mended until `due`, where that is known.
    pub fn handed_in(roster: &RosterVersion, limit: u32, due: Option<&str>) -> Self {
        let checked = Self::from_judged(&roster.reading, &roster.verdict, &roster.settled, limit, due);
        let is_ready = checked.standing == RosterReadiness::Ready;
        let decided = match roster.state {
            // What was accepted asks for nothing.
            RosterState::Accepted if roster.is_to_mend() => {
                ("good", "done", say!("checked-roster-accepted-as-it-is"))
            }
            // Why it came back is for a person to say.
            RosterState::NeedsFix if is_ready => ("warn", "undo", say!("checked-roster-sent-back")),
            _ => return checked,
        };
        let (tone, icon, title) = decided;
        Self { tone, icon, title: title.into(), ..checked }
    }

    /// One that was only checked.
    pub fn only_checked(judged: &JudgedRoster, limit: u32) -> Self {
        Self::from_judged(&judged.reading, &judged.verdict, &judged.settled, limit, None)
    }

    fn from_judged(
        reading: &RosterReading,
        verdict: &Verdict,
        settled: &RosterSettlement,
        limit: u32,
        due: Option<&str>,
    ) -> Self {
        // Where nothing judges it, a roster is kept as it is written: nobody is told that a line was not understood.
        let is_text = verdict.computed.not_judged == Some(NotJudged::NoComposition);
        let is_told = |notice: &Notice| !is_text || !notice.about.is_of_reading();
        let roster = reading.roster.with_names(&settled.names);
        let standing = RosterReadiness::from_verdict(verdict, settled);
        let mut kinds = findings::list_finding_kinds(verdict, settled, &roster, i64::from(limit));
        kinds.retain(|kind| kind.severity != Severity::Information || kind.waived.is_some());
        let more = kinds.len().saturating_sub(SHOWN_FINDINGS);
        kinds.truncate(SHOWN_FINDINGS);
        let grave = verdict.findings.iter().filter(|finding| finding.severity != Severity::Information);
        Self {
            standing,
            tone: standing.tone(),
            icon: standing.icon(),
            title: standing.title(verdict, settled, due).into(),
            kinds,
            more,
            names: settled.names.clone(),
            regiments: regiments::regiments_of_roster(&roster, verdict, settled),
            notices: reading.notices.iter().filter(|notice| is_told(notice)).cloned().collect(),
            to_know: findings::to_know(verdict, settled),
            army: army_of_roster(reading, verdict, standing, i64::from(limit)),
            findings: grave.take(SHOWN_FINDINGS).cloned().collect(),
        }
    }
}

/// What one version changed against another, a line each, and whether it is new or gone: first what it comes to.
pub fn tell_roster_changes(
    before: (&RosterReading, &Verdict),
    after: (&RosterReading, &Verdict),
) -> Vec<(bool, Message)> {
    let lines =
        list_roster_differences(&before.0.roster, &after.0.roster).into_iter().map(|line| match line {
            RosterDifference::Gone(line) => (false, told(&line)),
            RosterDifference::New(line) => (true, told(&line)),
        });
    let lines: Vec<_> = lines.take(SHOWN_CHANGES).collect();
    let [was, is] = [before.1, after.1].map(|verdict| verdict.computed.points);
    // Prices that have changed meanwhile are no change of the player's.
    let sums =
        [(false, was), (true, is)].map(|(is_new, points)| (is_new, say!("checked-roster-in-all", points)));
    let sums = sums.into_iter().filter(|_| was != is && !lines.is_empty());
    sums.chain(lines.iter().cloned()).collect()
}

/// What is in a roster and what it costs, without a word about it: for everybody.
pub fn list_bare_regiments(roster: &RosterVersion) -> Vec<CheckedRegiment> {
    let mut bare = regiments::regiments_of_roster(&roster.reading.roster, &roster.verdict, &roster.settled);
    for regiment in &mut bare {
        regiment.found.clear();
        for unit in &mut regiment.units {
            (unit.printed, unit.found) = (None, Vec::new());
        }
    }
    bare
}

fn army_of_roster(
    reading: &RosterReading,
    verdict: &Verdict,
    standing: RosterReadiness,
    limit: i64,
) -> ArmySummary {
    let (roster, computed) = (&reading.roster, &verdict.computed);
    let printed = Some(roster.points_printed()).filter(|printed| *printed != computed.points);
    let given = |name: &String| Wording::Words(name.clone());
    // Only a game whose rules are known is known to have one.
    let named = computed.general.as_ref().map(given);
    let named = named.or_else(|| verdict.is_judged().then(|| say!("checked-roster-not-named").into()));
    let general = named.map(|general| (say!("checked-roster-general").into(), general));
    let formation = |name: &String| (say!("checked-roster-formation").into(), given(name));
    let formations = roster.formations().map(|one| formation(&one.name));
    let lores = roster.lores.iter().map(|lore| (told(&lore.kind).part("title").into(), given(&lore.name)));
    let cards =
        roster.tactic_cards.iter().map(|card| (say!("checked-roster-tactic-card").into(), given(card)));
    let others = roster.choices.iter().map(|choice| (given(&choice.what), given(&choice.name)));
    // What is left of the limit is not known where a part was not read.
    let limit = Some(limit).filter(|limit| *limit > 0);
    let is_text = computed.not_judged == Some(NotJudged::NoComposition);
    let is_read = standing != RosterReadiness::NotReadWhole && (!is_text || computed.points > 0);
    let known = limit.filter(|_| is_read);
    let left = known.map_or(0, |limit| limit - computed.points);
    let points = |what: Message, points: i64| (what.into(), say!("checked-roster-points", points).into());
    let left = match left {
        0 => None,
        1.. => Some(points(say!("checked-roster-left"), left)),
        _ => Some(points(say!("checked-roster-too-much"), -left)),
    };
    let printed = printed.map(|printed| points(say!("checked-roster-printed"), printed));
    let facts = printed.into_iter().chain(left).chain(general);
    let facts = facts.chain(formations).chain(lores).chain(cards).chain(others);
    let checked_with = (say!("checked-roster-checked-with").into(), checked_with(verdict));
    let facts = facts.chain(findings::list_roster_counts(verdict)).chain([checked_with]);
    ArmySummary {
        faction: computed.faction.clone(),
        is_text,
        army_of_renown: computed.army_of_renown.clone(),
        points: computed.points,
        limit,
        spent: limit.map_or(0, |limit| (computed.points * 100 / limit).clamp(0, 100)),
        facts: facts.collect(),
    }
}

/// The battle profiles that the verdict was made with.
fn checked_with(verdict: &Verdict) -> Wording {
    let used = verdict.computed.publications.iter().map(findings::publication_with_date);
    let publications: TextFact = used.collect();
    if verdict.computed.publications.is_empty() {
        return say!("checked-roster-no-profile").into();
    }
    say!("checked-roster-publications", publications).into()
}
