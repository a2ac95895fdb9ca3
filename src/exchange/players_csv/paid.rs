//! Whether somebody has paid, in the words of forms, shops and banks.

/// One of these anywhere in the answer: not paid, or not any more.
const NOT_PAID: &str = "no n false 0 not un unpaid none never nein nicht non nie nee niet nao não nei ne нет не pending \
    refunded refund erstattet cancelled canceled storniert failed declined expired voided waiting awaiting unbezahlt \
    impaye pendiente en_attente pas";

/// Otherwise one of these: paid.
const PAID: &str = "yes y true x paid ✓ ✔ ✅ ja j bezahlt gezahlt oui si sí sì tak t sim da igen ano kyllä да completed complete \
    done ok okay settled received confirmed captured successful succeeded success approved cleared paypal card cash bar \
    pin contant ideal transfer überweisung bank sepa iban visa mastercard stripe twint blik revolut wise zelle venmo \
    bizum swish payé paye pagado pago pagata pagato zapłacone opłacone zaplacone betaald betalt zaplaceno fizetve \
    maksettu оплачено";

/// One of these: there is something to be paid, unless it is nothing.
const DUE: &str = "open outstanding due offen ausstehend";
const NOTHING: &str = "nothing nichts nil none rien niets nada niente";

/// Somebody means to pay.
const LATER: [&str; 7] = ["to be", "will", "wird", "werde", "werden", "sera", "zal"];
/// Payment at the event: still to come, unless the answer says outright that it was paid.
const AT_THE_EVENT: [&str; 15] = [
    "on the day",
    "at the door",
    "at the event",
    "at the venue",
    "on arrival",
    "on site",
    "vor ort",
    "tageskasse",
    "abendkasse",
    "am tag",
    "sur place",
    "ter plekke",
    "ter plaatse",
    "na miejscu",
    "in loco",
];
const OUTRIGHT: &str =
    "paid bezahlt gezahlt payé paye pagado pago pagata pagato zapłacone opłacone zaplacone betaald betalt";

/// A whole answer to a question that is answered with yes or no.
pub(super) fn is_answer(cell: &str) -> bool {
    let cell = cell.trim().to_lowercase();
    let answers =
        "yes y no n true false ja j nein nee nej oui non si sí sì não sim tak nie ano ne igen nem да нет";
    answers.split_whitespace().any(|answer| answer == cell)
}

/// None: it does not say.
pub(super) fn read_paid(answer: &str) -> Option<bool> {
    let answer = answer.to_lowercase();
    if ["", "-", "–"].contains(&answer.trim()) {
        return Some(false);
    }
    let answer = without_numbers_of_papers(&answer);
    let words: Vec<&str> = answer
        .split(|sign: char| sign.is_whitespace() || "();:/!".contains(sign))
        .map(|word| word.trim_end_matches(['.', ',', '?']))
        .filter(|word| !word.is_empty())
        .collect();
    let has = |known: &str| known.split_whitespace().any(|one| words.contains(&one));
    let told = format!(" {} ", words.join(" "));
    let says = |phrases: &[&str]| phrases.iter().any(|phrase| told.contains(&format!(" {phrase} ")));
    if has(DUE) {
        return Some(read_only_number(&answer) == Some(0.0) || has(NOTHING));
    }
    if has(NOT_PAID) || says(&LATER) || says(&AT_THE_EVENT) && !has(OUTRIGHT) {
        return Some(false);
    }
    if has(PAID) {
        return Some(read_only_number(&answer) != Some(0.0));
    }
    read_paid_amount(&answer).map(|amount| amount > 0.0)
}

/// Without `no 1234`, which is the number of an order or a bill.
fn without_numbers_of_papers(answer: &str) -> String {
    let words: Vec<&str> = answer.split_whitespace().collect();
    let is_number =
        |word: &&str| word.trim_start_matches('#').starts_with(|sign: char| sign.is_ascii_digit());
    let is_no = |at: usize| {
        ["no", "no.", "nr", "nr.", "n°", "nº"].contains(&words[at])
            && words.get(at + 1).is_some_and(is_number)
    };
    let kept = (0..words.len()).filter(|at| !is_no(*at) && !at.checked_sub(1).is_some_and(is_no));
    kept.map(|at| words[at]).collect::<Vec<_>>().join(" ")
}

/// The only number in it.
fn read_only_number(answer: &str) -> Option<f64> {
    let digits: String =
        answer.chars().filter(|sign| sign.is_ascii_digit() || ".,-".contains(*sign)).collect();
    let digits = digits.trim_matches(['.', ',', '-']);
    digits.replace(',', ".").parse().ok()
}

/// `25.00 EUR`, `€ 12,50`; none for what has anything else in it, as a day has.
fn read_paid_amount(answer: &str) -> Option<f64> {
    let letters = answer.chars().filter(|sign| sign.is_alphabetic()).count();
    let has_other_signs = answer.contains(['/', ':']);
    let first = answer.find(|sign: char| sign.is_ascii_digit())?;
    let is_below_zero = answer[..first].contains('-');
    read_only_number(answer).filter(|_| letters <= 4 && !has_other_signs && !is_below_zero)
}
