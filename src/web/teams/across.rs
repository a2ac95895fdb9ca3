//! What the rosters of a team have together: what only one of them may have, for the captain and the desk (`teams T3`,
//! `teams D2`), and the sums of a pair (`teams D3`).

use crate::{
    actions::rosters::rules_of,
    domain::{
        catalogue::CatalogueView,
        composition::Computed,
        event::{pack::Settings, roster_version::RosterVersion, team::TeamWithMembers},
        ids::PlayerId,
        roster::Roster,
        teams::{
            MemberRoster, OverCap, SharedByRosters, Together, find_shared_by_rosters, over_caps,
            sum_pair_rosters,
        },
    },
    storage::Tx,
    text::TextFact,
    web::prelude::*,
};
use std::sync::Arc;

/// The rosters of one team, looked at together.
#[derive(Debug, Clone, Default)]
pub struct RostersTogether {
    /// A sentence for each thing that several have and one may.
    pub findings: Vec<Message>,
    /// What a pair's two rosters come to. None for teams, and while one is missing.
    pub sums: Option<Message>,
}

/// Of one team.
///
/// # Errors
/// When the event cannot be read.
pub async fn of_team(
    app: &App,
    tx: &mut Tx,
    here: &EventVisit,
    team: &TeamWithMembers,
) -> Result<RostersTogether> {
    let mut newest = Vec::new();
    for member in team.line_up() {
        newest.extend(storage::rosters::newest_of(tx, member.id).await?);
    }
    let view = view_of(app, tx, here).await?;
    Ok(together_of(&here.event.settings, &view, team, &newest))
}

/// Of each of these teams, in their order.
///
/// # Errors
/// When the event cannot be read.
pub async fn of_teams(
    app: &App,
    tx: &mut Tx,
    here: &EventVisit,
    teams: &[TeamWithMembers],
) -> Result<Vec<RostersTogether>> {
    let newest = storage::rosters::list_newest_versions(tx, here.event.id).await?;
    let view = view_of(app, tx, here).await?;
    Ok(teams.iter().map(|team| together_of(&here.event.settings, &view, team, &newest)).collect())
}

/// The battle profiles that the rosters are judged with.
async fn view_of(app: &App, tx: &mut Tx, here: &EventVisit) -> Result<Arc<CatalogueView>> {
    let settings = &here.event.settings;
    let as_of = rules_of(settings, settings.date_at(here.now)).as_of;
    Ok(app.cache.catalogues.of(tx, settings, as_of).await?.view)
}

/// Of one team, by the newest rosters of its members, among which may be others'.
fn together_of(
    settings: &Settings,
    view: &CatalogueView,
    team: &TeamWithMembers,
    newest: &[RosterVersion],
) -> RostersTogether {
    let own: Vec<(&RosterVersion, Roster)> = team
        .line_up()
        .filter_map(|member| newest.iter().find(|roster| roster.player_id == member.id))
        .map(|version| (version, version.roster()))
        .collect();
    let rosters: Vec<MemberRoster<'_>> = own
        .iter()
        .map(|(version, roster)| MemberRoster {
            player: version.player_id,
            roster,
            computed: &version.verdict.computed,
        })
        .collect();
    let name = |id| {
        let member = team.members.iter().find(|member| member.id == id);
        member.map_or_else(String::new, |member| member.name.to_string())
    };
    let findings = find_shared_by_rosters(&settings.team.rules, &rosters, view);
    let is_whole = settings.entrants.are_pairs() && rosters.len() == 2;
    let computed = rosters.iter().map(|one| -> &Computed { one.computed });
    let caps = settings.team.caps;
    let dear = over_caps(caps, &rosters, view);
    let sums = is_whole.then(|| sum_pair_rosters(computed));
    let over = sums.and_then(|sums| caps.over_together(sums.points)).zip(caps.together);
    let shared = findings.iter().map(|found| tell_shared(found, name));
    let dear = dear.iter().map(|over| {
        let OverCap { player, unit, kind, points, most } = over;
        say!("teams-over-cap", unit, name = name(*player), kind, points, most)
    });
    let over = over.map(|(over, most)| say!("teams-over-together", over, most));
    RostersTogether {
        findings: shared.chain(dear).chain(over).collect(),
        sums: sums.map(|sums| tell_sums(&sums)),
    }
}

/// `Ann and Bo both have Skaven: a faction is in one roster of a team alone.` The names are the members', by their ids.
fn tell_shared(found: &SharedByRosters, name: impl Fn(PlayerId) -> String) -> Message {
    let names: Vec<String> = found.players.iter().map(|player| name(*player)).collect();
    say!("teams-shared", names, what = found.what, rule = found.rule)
}

/// `Together: 1,990 points, 3 auxiliary units, 5 drops.` What a game does not count is left out.
fn tell_sums(sums: &Together) -> Message {
    let Together { points, auxiliaries, drops } = *sums;
    let auxiliaries = (auxiliaries > 0).then(|| say!("teams-sum-auxiliaries", count = auxiliaries));
    let drops = (drops > 0).then(|| say!("teams-sum-drops", count = drops));
    let counted = [Some(say!("teams-sum-points", points)), auxiliaries, drops];
    say!("teams-sums", counted = counted.into_iter().flatten().collect::<TextFact>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::teams::{EntrantKind, RosterRule},
        text::Speaker,
    };
    use uuid::Uuid;

    #[test]
    fn d3_the_sums_of_a_pair_leave_out_what_is_not_counted() {
        let sums = |auxiliaries, drops| {
            Speaker::in_english().say(&tell_sums(&Together { points: 1990, auxiliaries, drops }))
        };
        assert_eq!(sums(1, 5), "Together: 1,990 points, 1 auxiliary unit, 5 drops.");
        assert_eq!(sums(0, 0), "Together: 1,990 points.");
    }

    #[test]
    fn t3_a_finding_names_both_rosters() {
        let name = |id: PlayerId| ["Ann", "Bo", "Cy"][usize::try_from(id.0.as_u128()).unwrap()].to_owned();
        let said = |players: &[u128]| {
            let found = SharedByRosters {
                rule: RosterRule::FactionOnce,
                what: "Skaven".into(),
                players: players.iter().map(|id| PlayerId(Uuid::from_u128(*id))).collect(),
            };
            let speaker = Speaker { entrants: EntrantKind::Teams, ..Speaker::in_english() };
            speaker.say(&tell_shared(&found, name))
        };
        assert_eq!(said(&[0, 1]), "Ann and Bo both have Skaven. A team can have each faction once.");
        assert_eq!(said(&[0, 1, 2]), "Ann, Bo and Cy all have Skaven. A team can have each faction once.");
    }
}
