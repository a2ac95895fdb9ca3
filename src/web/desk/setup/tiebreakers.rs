//! Tie-breakers as a list: each chosen by its name, and moved up and down with a button, without a script too.

use crate::{text::ranking::KnownTiebreakers, web::prelude::*};

/// What the names of the list's fields begin with.
pub(super) const LIST: &str = "tiebreaker_";

/// The field of the tie-breaker at this place, from 1.
fn field_of_tiebreaker(place: usize) -> String {
    format!("{LIST}{place}")
}

/// The fields of the list, in order: as many as there are to choose from.
pub(super) fn list_tiebreaker_fields(known: &KnownTiebreakers) -> Vec<String> {
    (1..=known.len()).map(field_of_tiebreaker).collect()
}

/// The fields that are shown: those that are chosen, and one more while there is another to choose; where more were
/// asked for, two.
pub(super) fn list_shown_fields(form: &Form, known: &KnownTiebreakers) -> Vec<String> {
    let mut fields = list_tiebreaker_fields(known);
    let chosen = fields.iter().rposition(|field| !form.value(field).is_empty()).map_or(0, |last| last + 1);
    fields.truncate(chosen + if form.is("move", "add") { 2 } else { 1 });
    fields
}

/// What each of them can be, by name.
pub(super) fn list_tiebreaker_choices(known: &KnownTiebreakers) -> KnownTiebreakers {
    [("", say!("ranking-no-tiebreaker"))].into_iter().chain(known.iter().cloned()).collect()
}

/// Fills the list in.
pub(super) fn fill_tiebreaker_list(form: &mut Form, names: &[String]) {
    for (name, place) in names.iter().zip(1..) {
        form.set(&field_of_tiebreaker(place), name);
    }
}

/// The form has the list.
pub(super) fn is_sent(form: &Form) -> bool {
    form.has(&field_of_tiebreaker(1))
}

/// What was chosen, in order, without what was left empty; one that is there twice is refused
/// where it is for the second time.
pub(super) fn read_tiebreakers(form: &mut Form, known: &KnownTiebreakers) -> Vec<String> {
    let fields = list_tiebreaker_fields(known);
    let names: Vec<String> =
        fields.iter().map(|field| form.value(field).to_owned()).filter(|name| !name.is_empty()).collect();
    let label = |name: &String| known.iter().find(|(known, _)| known == name).map(|(_, label)| label.clone());
    if names.iter().any(|name| label(name).is_none()) {
        form.refuse("tiebreakers", say!("ranking-choose-tiebreakers"));
    }
    let chosen = fields.iter().map(|field| form.value(field).to_owned()).collect::<Vec<_>>();
    for (place, field) in fields.iter().enumerate() {
        let first = chosen[..place].iter().position(|other| !other.is_empty() && *other == chosen[place]);
        if let (Some(first), Some(name)) = (first, label(&chosen[place])) {
            form.refuse(field, say!("ranking-tiebreaker-twice", name, first = first + 1));
        }
    }
    names
}

/// A button moved one: the two change places; or it asked for one more line. Nothing is saved. False where no button of
/// the list was pressed.
pub(super) fn move_pressed_tiebreaker(form: &mut Form) -> bool {
    let pressed = form.value("move").to_owned();
    if pressed == "add" {
        return true;
    }
    let Some((way, place)) = pressed.split_once(':') else { return false };
    let Ok(place) = place.parse::<usize>() else { return false };
    let other = if way == "up" { place.saturating_sub(1) } else { place.saturating_add(1) };
    let (one, other) = (field_of_tiebreaker(place), field_of_tiebreaker(other));
    if form.has(&one) && form.has(&other) {
        let (first, second) = (form.value(&one).to_owned(), form.value(&other).to_owned());
        form.set(&one, second);
        form.set(&other, first);
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{domain::system, text::ranking::tiebreakers_of};

    fn read_tiebreaker_names(form: &mut Form) -> Vec<String> {
        read_tiebreakers(form, &tiebreakers_of(system::default()))
    }

    #[test]
    fn a_button_moves_one_and_the_ends_stay_where_they_are() {
        let mut form = Form::default();
        for field in list_tiebreaker_fields(&tiebreakers_of(system::default())) {
            form.set(&field, "");
        }
        fill_tiebreaker_list(&mut form, &["victory_points".into(), "head_to_head".into()]);
        assert!(!move_pressed_tiebreaker(&mut form));
        form.set("move", "up:2");
        assert!(move_pressed_tiebreaker(&mut form));
        assert_eq!(read_tiebreaker_names(&mut form), ["head_to_head", "victory_points"]);
        for nowhere in ["up:1", "down:99", "up:0", "down:18446744073709551615"] {
            form.set("move", nowhere);
            assert!(move_pressed_tiebreaker(&mut form), "{nowhere}");
            assert_eq!(read_tiebreaker_names(&mut form), ["head_to_head", "victory_points"], "{nowhere}");
        }
        form.set("move", "down:1");
        assert!(move_pressed_tiebreaker(&mut form) && form.is_fine());
        assert_eq!(read_tiebreaker_names(&mut form), ["victory_points", "head_to_head"]);
    }

    #[test]
    fn one_more_than_are_chosen_can_be_chosen_until_all_are() {
        let known = tiebreakers_of(system::default());
        assert_eq!(list_shown_fields(&Form::default(), &known), ["tiebreaker_1"]);
        let two = Form::from_own_values([("tiebreaker_2", "head_to_head".to_owned())]);
        assert_eq!(list_shown_fields(&two, &known).len(), 3);
        let mut all = Form::default();
        fill_tiebreaker_list(&mut all, &known.iter().map(|(name, _)| (*name).to_owned()).collect::<Vec<_>>());
        assert_eq!(list_shown_fields(&all, &known).len(), known.len());
        let mut added = Form::from_own_values([("move", "add".to_owned())]);
        assert!(move_pressed_tiebreaker(&mut added));
    }

    #[test]
    fn one_that_is_there_twice_is_told_by_its_name() {
        let mut form = Form::default();
        fill_tiebreaker_list(&mut form, &["victory_points".into(), "victory_points".into()]);
        read_tiebreaker_names(&mut form);
        assert_eq!(
            form.problem_in_english("tiebreaker_2").as_deref(),
            Some("“Victory points” is already number 1. Choose another, or – to remove it.")
        );
        assert!(form.problem_of("tiebreaker_1").is_none() && form.problem_of("tiebreakers").is_none());
        let mut form = Form::from_own_values([("tiebreaker_1", "luck".to_owned())]);
        read_tiebreaker_names(&mut form);
        assert!(form.problem_of("tiebreakers").is_some());
    }
}
