//! Publications of battle profiles: what they are called, what is another at an event, and how well they fit its day.

use super::{Message, Speaker, TextFact, say};
use crate::domain::catalogue::{Origin, ProfileChange, Publication, print_options};
use chrono::NaiveDate;

/// The title of a publication that has none of its own: what it is, and of which day.
pub fn title_of_publication(origin: &Origin, date: Option<NaiveDate>) -> Message {
    if origin.is_battlescroll() {
        say!("publication-battlescroll", date)
    } else {
        say!("publication-profiles", date)
    }
}

/// Gives a publication a title where it has none. It is kept as its publisher might have given it, in English.
pub fn give_title(publication: &mut Publication, origin: &Origin) {
    if publication.title.trim().is_empty() {
        let title = title_of_publication(origin, publication.published_on);
        publication.title = Speaker::in_english().say(&title);
    }
}

/// What of a profile is another at an event: "100 points, 10 models, not unique".
pub fn tell_profile_change(change: &ProfileChange) -> Message {
    let keywords = Some(&change.keywords).filter(|keywords| !keywords.is_empty());
    let no_keywords = Some(&change.no_keywords).filter(|keywords| !keywords.is_empty());
    let options = change.options.as_deref();
    let options = options.map(|options| Some(print_options(Some(options))).filter(|_| !options.is_empty()));
    let changes = [
        change.points.map(|points| say!("profile-changed-points", points)),
        change.size.map(|size| say!("profile-changed-size", size)),
        change.can_be_reinforced.map(|is| say!("profile-changed-reinforcing", is)),
        change.unique.map(|is| say!("profile-changed-unique", is)),
        options.map(|options| say!("profile-changed-options", options)),
        keywords.map(|keywords| say!("profile-changed-keywords", keywords)),
        no_keywords.map(|keywords| say!("profile-changed-no-keywords", keywords)),
        change.legends.map(|is| say!("profile-changed-legends", is)),
        change.factions.as_ref().map(|factions| say!("profile-changed-factions", factions)),
    ];
    let changes: TextFact = changes.into_iter().flatten().collect();
    say!("profile-changes", changes)
}

/// No publication lies near the cut-off: of so many lists, about how many were written with other prices. `percent` is
/// what such a gap cost real lists; none where nobody has counted it for the game.
pub fn tell_price_gap(
    newest: NaiveDate,
    cut_off: NaiveDate,
    lists: usize,
    percent: Option<usize>,
) -> Message {
    let days = (cut_off - newest).num_days();
    let concerned = percent.map(|percent| (lists * percent).div_ceil(100)).filter(|_| lists > 0);
    say!("price-gap", newest, cut_off, days, concerned, lists)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::catalogue::{CatalogueChange, ChangedFact},
        text::told,
    };

    fn said(message: &Message) -> String {
        Speaker::in_english().say(message)
    }

    #[test]
    fn a_publication_is_called_by_what_it_is_and_its_day() {
        let on = "2026-06-18".parse().ok();
        let of = |folder: &str| Origin { folder: Some(folder.into()), ..Origin::default() };
        assert_eq!(
            said(&title_of_publication(&of("age-of-sigmar-4th-battlescroll-2026-06"), on)),
            "Battlescroll of 18 June 2026"
        );
        assert_eq!(
            said(&title_of_publication(&of("age-of-sigmar-4th-main"), on)),
            "Battle profiles of 18 June 2026"
        );
        assert_eq!(said(&title_of_publication(&Origin::default(), None)), "Battle profiles");
        let mut own = Publication { title: "January".into(), ..Publication::default() };
        give_title(&mut own, &Origin::default());
        assert_eq!(own.title, "January");
    }

    #[test]
    fn a_change_is_told_in_a_line() {
        let told =
            |what| said(&told(&CatalogueChange { faction: "Skaven".into(), name: "Clanrats".into(), what }));
        assert_eq!(told(ChangedFact::Points { before: Some(150), after: None }), "Clanrats 150 → no price");
        assert_eq!(
            told(ChangedFact::Size { before: None, after: Some(20) }),
            "Clanrats: models unknown → 20"
        );
        assert_eq!(told(ChangedFact::Added { points: Some(170) }), "Clanrats: new, 170 points");
        let both = ChangedFact::Reinforcing { before: true, after: false };
        assert_eq!(told(both), "Clanrats: can be reinforced: yes → no");
    }

    #[test]
    fn a_gap_says_since_when_and_about_how_many_lists_it_concerns() {
        let (newest, cut_off) = ("2025-06-19".parse().unwrap(), "2025-08-18".parse().unwrap());
        let text = said(&tell_price_gap(newest, cut_off, 40, Some(50)));
        assert!(text.starts_with(
            "The newest battle profiles here are from 19 June 2025, 60 days before the rules cut-off"
        ));
        assert!(text.ends_with("This probably affects 20 of 40 rosters."), "{text}");
        assert!(
            said(&tell_price_gap(newest, cut_off, 0, Some(50)))
                .ends_with("up-to-date rosters will show wrong findings.")
        );
    }
}
