//! Whether somebody has paid, in the words of forms, shops and banks.

/// One of these anywhere in the answer: not paid, or not any more.
const NOT_PAID: &str = "no n false 0 not un unpaid none never nein nicht non nie nee niet nao não nei ne нет не pending open \
    outstanding due offen ausstehend refunded refund erstattet cancelled canceled storniert failed declined expired \
    voided waiting awaiting unbezahlt impaye pendiente en_attente pas";

/// Otherwise one of these: paid.
const PAID: &str = "yes y true x paid ✓ ✔ ✅ ja j bezahlt gezahlt oui si sí sì tak t sim da igen ano kyllä да completed complete \
    done ok okay settled received confirmed captured successful succeeded success approved cleared paypal card cash bar \
    pin contant ideal transfer überweisung bank sepa iban visa mastercard stripe twint blik revolut wise zelle venmo \
    bizum swish payé paye pagado pago pagata pagato zapłacone opłacone zaplacone betaald betalt zaplaceno fizetve \
    maksettu оплачено";

/// None: it does not say.
pub(super) fn read_paid(answer: &str) -> Option<bool> {
    let answer = answer.to_lowercase();
    let words = || {
        answer
            .split(|sign: char| sign.is_whitespace() || "();:/!".contains(sign))
            .filter(|word| !word.is_empty())
    };
    let has = |known: &str| words().any(|word| known.split_whitespace().any(|one| one == word));
    if ["", "-", "–"].contains(&answer.trim()) || has(NOT_PAID) {
        return Some(false);
    }
    if has(PAID) {
        return Some(true);
    }
    amount(&answer).map(|amount| amount > 0.0)
}

/// `25.00 EUR`, `€ 12,50`; none for what has anything else in it, as a day has.
fn amount(answer: &str) -> Option<f64> {
    let digits: String =
        answer.chars().filter(|sign| sign.is_ascii_digit() || ".,-".contains(*sign)).collect();
    let is_amount = answer.chars().all(|sign| !"/:".contains(sign))
        && digits.starts_with(|sign: char| sign.is_ascii_digit());
    let letters = answer.chars().filter(|sign| sign.is_alphabetic()).count();
    let decimal = digits.replace(',', ".");
    decimal.parse().ok().filter(|_| is_amount && letters <= 4)
}
