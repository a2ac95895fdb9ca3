//! How things are said: in English, and by what a file can ask for.

use askama::FastWritable;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use muster::{
    domain::{
        battle::ReportRefusal,
        event::pack::OwnCheckIn,
        numbers::{RoundNumber, TableNumber},
        refusal::{BattleRefusal, PlayerRefusal, RosterRefusal, RoundRefusal},
        round::RoundState,
    },
    text::{ENGLISH, Element, Language, Message, Speaker, TextFact, told},
};
use serde::Serialize;
use std::sync::OnceLock;

/// As the `say!` of the house, which is for the house alone.
macro_rules! say {
    ($name:literal $(, $fact:ident $(= $value:expr)?)* $(,)?) => {
        Message::new($name)$(.with(stringify!($fact), say!(@ $fact $($value)?)))*
    };
    (@ $fact:ident) => { &$fact };
    (@ $fact:ident $value:expr) => { &$value };
}

/// A language of its own, for what English files do not ask for yet.
static TOY: Language = Language {
    code: "toy",
    direction: ENGLISH.direction,
    files: &["
list-comma = { \", \" }
list-and = { \" and \" }
    .rest = { \", \" }
date-day = { $day }. { $month }. { $year }
-game = { $case ->
    [many] games
   *[other] game
}
toy-place = { NUMBER($place, type: \"ordinal\") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
toy-names = { LIST($names, type: \"and\") }
toy-many = Many { -game(case: \"many\") }, one { -game }
toy-on = On { $day }
    .hint = Not on { $day }
toy-how-many = { NUMBER($names) } of { $most }
toy-around = { $inner } after { $last }
toy-inner = { $own } before { $last }
toy-round-act-drawn = drew { $tables }
toy-marked = <b>Bold</b> & <i>it's</i> <x>\"so\"</x>
toy-deep = { toy-deep }
"],
    cardinal: |_| muster::text::Plural::Other,
    ordinal: ENGLISH.ordinal,
    thousands: ".",
    texts: OnceLock::new(),
};

fn say_in_toy(message: &Message) -> String {
    Speaker::new(&TOY).say(message)
}

fn say_in_english(message: &Message) -> String {
    Speaker::in_english().say(message)
}

fn write_html(language: &'static Language, message: &Message) -> String {
    let mut page = String::new();
    message.write_into(&mut page, &Speaker::new(language)).unwrap();
    page
}

#[test]
fn a_value_is_said_by_its_kind_and_its_fields() {
    let name = || "Ann".to_owned();
    for (message, said) in [
        (told(&PlayerRefusal::InAlready), "You already have a place."),
        (
            told(&PlayerRefusal::Namesake { name: name(), number: 3 }),
            "Player 3 is already called Ann. If this is someone else, tick below.",
        ),
        (
            told(&PlayerRefusal::RoundPublished { round: RoundNumber(2) }),
            "Round 2 is already published. They can play from round 3.",
        ),
        (told(&BattleRefusal::Protocol(ReportRefusal::Bye)), "You don't need to report a bye."),
        (
            told(&RoundRefusal::Is { round: RoundNumber(2), state: RoundState::Published }),
            "Round 2 is already in play.",
        ),
        (
            told(&RoundRefusal::Unfinished { tables: vec![TableNumber(3), TableNumber(4)] }),
            "No result yet: tables 3, 4.",
        ),
        (
            told(&RosterRefusal::NoUnit { faction: String::new(), unit: "Rats".into() }),
            "There's no Regiment of Renown called “Rats”. For anything else, enter its faction too.",
        ),
        (told(&OwnCheckIn::NotBefore("2025-06-07".parse().unwrap())), "Check-in opens on Sat 7 Jun 2025."),
    ] {
        assert_eq!(say_in_english(&message), said);
    }
}

#[test]
fn a_stored_act_is_said_by_the_field_that_names_its_kind() {
    #[derive(Serialize)]
    #[serde(tag = "did", rename_all = "snake_case")]
    enum ToyRoundAct {
        Drawn { tables: i64 },
    }
    assert_eq!(say_in_toy(&told(&ToyRoundAct::Drawn { tables: 12_000 })), "drew 12.000");
}

#[test]
fn places_lists_days_and_numbers_are_said_as_the_language_does() {
    let place = |place: u32| say_in_toy(&say!("toy-place", place));
    assert_eq!([1, 2, 3, 4, 11, 22, 113].map(place), ["1st", "2nd", "3rd", "4th", "11th", "22nd", "113th"]);
    let names = |names: &[&str]| say_in_toy(&say!("toy-names", names));
    assert_eq!([names(&[]), names(&["A"]), names(&["A", "B"])], ["", "A", "A and B"]);
    assert_eq!(names(&["A", "B", "C"]), "A, B and C");
    let day: chrono::NaiveDate = "2025-05-10".parse().unwrap();
    assert_eq!(say_in_toy(&say!("toy-on", day)), "On 10. 5. 2025");
    assert_eq!(say_in_toy(&say!("toy-on", day).part("hint")), "Not on 10. 5. 2025");
    assert_eq!(say_in_toy(&say!("toy-how-many", names = ["A", "B"], most = -12_345)), "2 of −12.345");
    assert_eq!(say_in_toy(&say!("toy-many")), "Many games, one game");
}

#[test]
fn a_text_in_a_text_sees_its_own_facts_and_then_those_around_it() {
    let inner = say!("toy-inner", own = "Ann");
    assert_eq!(say_in_toy(&say!("toy-around", inner, last = "Bo")), "Ann before Bo after Bo");
    let several: TextFact =
        [say!("toy-inner", own = "A"), say!("toy-inner", own = "B")].into_iter().collect();
    assert_eq!(say_in_toy(&say!("toy-names", names = several, last = "C")), "A before C and B before C");
}

#[test]
fn a_text_that_is_not_there_is_said_by_its_name() {
    assert_eq!(say_in_toy(&say!("toy-nothing")), "toy-nothing");
    assert_eq!(say_in_toy(&say!("toy-deep")), "toy-deep", "one within itself comes to an end");
    assert_eq!(say!("toy-nothing").part("hint").to_string(), "toy-nothing.hint");
}

#[test]
fn an_element_stands_in_its_sentence_and_nobody_writes_one_into_a_page() {
    for name in ["</a><script>alert(1)</script>", "<seat>", "</seat>", "a\" onclick=\"x", "<b>"] {
        let seat = Element::link("/e/a?b=1&c=\"2");
        let page = write_html(&ENGLISH, &say!("round-own-table", table = 4, opponent = name, seat));
        assert!(
            page.starts_with("You're at <a href=\"/e/a?b=1&#38;c=&#34;2\">table 4</a> against "),
            "{page}"
        );
        assert_eq!(page.matches('<').count(), 2, "{page}");
    }
    let plain = say!("round-own-table", table = 4, opponent = "Bo", seat = Element::link("/"));
    assert_eq!(say_in_english(&plain), "You're at table 4 against Bo.");
    // An element that nobody handed over is left out, and so are its signs.
    let marked = say!("toy-marked");
    assert_eq!(write_html(&TOY, &marked), "<b>Bold</b> &#38; <i>it's</i> &#34;so&#34;");
    let with = say!("toy-marked", x = Element::new("code"));
    assert_eq!(write_html(&TOY, &with), "<b>Bold</b> &#38; <i>it's</i> <code>&#34;so&#34;</code>");
    assert_eq!(say_in_toy(&marked), "Bold & it's \"so\"");
}

#[test]
fn a_fact_that_runs_against_the_language_stands_for_itself() {
    let against = |opponent: &str| say!("round-own-table", table = 4, opponent, seat = Element::link("/"));
    assert_eq!(say_in_english(&against("דוד 3")), "You're at table 4 against \u{2068}דוד 3\u{2069}.");
    let page = write_html(&ENGLISH, &against("محمد <b>"));
    assert!(page.ends_with(" against <bdi>محمد &#60;b&#62;</bdi>."), "{page}");
    // What runs with it, what is of no direction and what has been kept to itself before are left as they are.
    for name in ["Ελένη", "3–0", "\u{2068}דוד\u{2069} won", "https://muster.example/דוד"] {
        assert_eq!(say_in_english(&against(name)), format!("You're at table 4 against {name}."));
    }
}

#[test]
fn plurals_are_those_of_cldr() {
    let name = |category| match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    };
    for language in muster::text::LANGUAGES {
        let code: unic_langid::LanguageIdentifier = language.code.parse().unwrap();
        for (kind, form) in
            [(PluralRuleType::CARDINAL, language.cardinal), (PluralRuleType::ORDINAL, language.ordinal)]
        {
            let rules = PluralRules::create(code.clone(), kind).unwrap();
            for count in 0..2_500_u64 {
                assert_eq!(
                    form(count).as_str(),
                    name(rules.select(count).unwrap()),
                    "{} {count}",
                    language.code
                );
            }
        }
    }
}
