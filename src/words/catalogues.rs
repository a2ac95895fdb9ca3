//! Publications of battle profiles: what they are called, and how well they fit an event's day.

use super::{InWords, findings::join_with_and, time::write_long_day};
use crate::domain::catalogue::{
    CatalogueChange, ChangedFact, Origin, ProfileChange, Publication, print_options,
};
use crate::words::so_many;
use chrono::NaiveDate;

/// The title of a publication that has none of its own: what it is, and of which day.
pub fn title_of_publication(origin: &Origin, published_on: Option<NaiveDate>) -> String {
    let what = if origin.is_battlescroll() { "Battlescroll" } else { "Battle profiles" };
    published_on.map_or_else(|| what.to_owned(), |on| format!("{what} of {}", write_long_day(on)))
}

/// Gives a publication a title where it has none.
pub fn give_title(publication: &mut Publication, origin: &Origin) {
    if publication.title.trim().is_empty() {
        publication.title = title_of_publication(origin, publication.published_on);
    }
}

/// What of a profile is another at an event: "100 points, 10 models, not unique".
impl InWords for ProfileChange {
    fn in_words(&self) -> String {
        let options = self.options.as_deref().map(|options| {
            let whom = print_options(Some(options));
            if options.is_empty() { "leads nobody".to_owned() } else { format!("may lead {whom}") }
        });
        let said = [
            self.points.map(|points| so_many(points, "point", "points")),
            self.size.map(|size| so_many(size, "model", "models")),
            self.can_be_reinforced.map(|can| yes_or_no(can, "can be reinforced", "cannot be reinforced")),
            self.unique.map(|unique| yes_or_no(unique, "unique", "not unique")),
            options,
            list_keywords_after_word("also", &self.keywords),
            list_keywords_after_word("not", &self.no_keywords),
            self.legends.map(|legends| yes_or_no(legends, "Legends", "not Legends")),
            self.factions.as_ref().map(|factions| format!("may be included by {}", join_with_and(factions))),
        ];
        said.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// `also CAVALRY and FLY`; none where there are none.
fn list_keywords_after_word(word: &str, keywords: &[String]) -> Option<String> {
    (!keywords.is_empty()).then(|| format!("{word} {}", join_with_and(keywords)))
}

/// What another publication changes of a profile, without its faction: `Clanrats 150 → 160`
impl InWords for CatalogueChange {
    fn in_words(&self) -> String {
        let name = &self.name;
        let answer = |is_so: &bool| yes_or_no(*is_so, "yes", "no");
        match &self.what {
            ChangedFact::Added { points } => format!("{name}: new, {} points", word_unit_price(*points)),
            ChangedFact::Removed { points } => {
                format!("{name}: no longer there ({} points)", word_unit_price(*points))
            }
            ChangedFact::Points { before, after } => {
                format!("{name} {} → {}", word_unit_price(*before), word_unit_price(*after))
            }
            ChangedFact::Size { before, after } => {
                format!("{name}: {} → {} models", word_unit_size(*before), word_unit_size(*after))
            }
            ChangedFact::Reinforcing { before, after } => {
                format!("{name}: can be reinforced {} → {}", answer(before), answer(after))
            }
            ChangedFact::Keywords { before, after } => {
                format!("{name}: keywords {} → {}", before.join(", "), after.join(", "))
            }
            ChangedFact::Options { before, after } => format!("{name}: regiment options {before} → {after}"),
        }
    }
}

fn word_unit_price(points: Option<i64>) -> String {
    points.map_or_else(|| "no price".to_owned(), |points| points.to_string())
}

fn word_unit_size(models: Option<u32>) -> String {
    models.map_or_else(|| "unknown".to_owned(), |models| models.to_string())
}

fn yes_or_no(is_so: bool, yes: &str, no: &str) -> String {
    if is_so { yes.to_owned() } else { no.to_owned() }
}

/// No publication lies near the cut-off: of so many lists, about how many were written with other prices. `percent` is
/// what such a gap cost real lists; none where nobody has counted it for the game.
pub fn describe_price_gap(
    newest: NaiveDate,
    cut_off: NaiveDate,
    lists: usize,
    percent: Option<usize>,
) -> String {
    let days = (cut_off - newest).num_days();
    let concerned = percent.map(|percent| (lists * percent).div_ceil(100)).filter(|_| lists > 0);
    let about = concerned.map_or_else(String::new, |concerned| {
        format!(" As far as real lists tell, that concerns about {concerned} of the {lists} handed in.")
    });
    format!(
        "The newest battle profiles here are of {}, {} before the cut-off ({}): what was published since is \
         missing, and lists that follow it will look wrong.{about}",
        write_long_day(newest),
        so_many(days, "day", "days"),
        write_long_day(cut_off)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_publication_is_called_by_what_it_is_and_its_day() {
        let on = "2026-06-18".parse().ok();
        let of = |folder: &str| Origin { folder: Some(folder.into()), ..Origin::default() };
        assert_eq!(
            title_of_publication(&of("age-of-sigmar-4th-battlescroll-2026-06"), on),
            "Battlescroll of 18 June 2026"
        );
        assert_eq!(
            title_of_publication(&of("age-of-sigmar-4th-main"), on),
            "Battle profiles of 18 June 2026"
        );
        assert_eq!(title_of_publication(&Origin::default(), None), "Battle profiles");
        let mut own = Publication { title: "January".into(), ..Publication::default() };
        give_title(&mut own, &Origin::default());
        assert_eq!(own.title, "January");
    }

    #[test]
    fn a_change_is_told_in_a_line() {
        let told =
            |what| CatalogueChange { faction: "Skaven".into(), name: "Clanrats".into(), what }.in_words();
        assert_eq!(told(ChangedFact::Points { before: Some(150), after: None }), "Clanrats 150 → no price");
        assert_eq!(
            told(ChangedFact::Size { before: None, after: Some(20) }),
            "Clanrats: unknown → 20 models"
        );
        assert_eq!(told(ChangedFact::Added { points: Some(170) }), "Clanrats: new, 170 points");
        assert_eq!(
            told(ChangedFact::Removed { points: Some(110) }),
            "Clanrats: no longer there (110 points)"
        );
        let both = ChangedFact::Reinforcing { before: true, after: false };
        assert_eq!(told(both), "Clanrats: can be reinforced yes → no");
    }

    #[test]
    fn a_gap_says_since_when_and_about_how_many_lists_it_concerns() {
        let (newest, cut_off) = ("2025-06-19".parse().unwrap(), "2025-08-18".parse().unwrap());
        let said = describe_price_gap(newest, cut_off, 40, Some(50));
        assert!(
            said.starts_with(
                "The newest battle profiles here are of 19 June 2025, 60 days before the cut-off"
            )
        );
        assert!(said.ends_with("that concerns about 20 of the 40 handed in."), "{said}");
        assert!(describe_price_gap(newest, cut_off, 0, Some(50)).ends_with("will look wrong."));
    }
}
