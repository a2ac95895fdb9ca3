//! What a column is called in files, in the words of several languages, and what it holds then.

use unicode_normalization::UnicodeNormalization;

use crate::domain::event::{player::DetailText, player_file::ColumnMeaning};

/// What the column of a text is called in our own files.
pub(super) fn column_title(text: DetailText) -> &'static str {
    match text {
        DetailText::Club => "Club",
        DetailText::Faction => "Faction",
        DetailText::Email => "E-mail",
        DetailText::Notes => "Notes",
        DetailText::Dietary => "Dietary needs",
    }
}

/// What a heading says of its column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KnownHeading {
    pub meaning: ColumnMeaning,
    /// The whole heading is known, and not some words of it alone.
    pub is_exact: bool,
}

/// None for a heading that says nothing known.
pub(super) fn known_heading(heading: &str) -> Option<KnownHeading> {
    if matches!(heading.trim(), "#" | "№") {
        return Some(KnownHeading { meaning: ColumnMeaning::Number, is_exact: true });
    }
    let words = plain_words(heading);
    let exact = words.concat();
    let is_exact = |known: &&ColumnHeading| known.exact.split_whitespace().any(|one| one == exact);
    if let Some(known) = HEADINGS.iter().find(is_exact) {
        return Some(KnownHeading { meaning: known.meaning, is_exact: true });
    }
    let told = format!(" {} ", words.join(" "));
    if let Some(meaning) = whole_name(&told) {
        return Some(KnownHeading { meaning, is_exact: true });
    }
    let says = |phrase: &str| told.contains(&format!(" {phrase} "));
    let is_of_another_thing = |known: &ColumnHeading| {
        known.meaning == ColumnMeaning::Paid && NO_PAYMENT.iter().any(|phrase| says(phrase))
    };
    let has = |known: &&ColumnHeading| {
        known.within.iter().any(|phrase| says(phrase)) && !is_of_another_thing(known)
    };
    let known = HEADINGS.iter().find(has)?;
    Some(KnownHeading { meaning: known.meaning, is_exact: false })
}

/// A heading that names both parts of a name, by which of them comes first.
fn whole_name(told: &str) -> Option<ColumnMeaning> {
    let first_word_of = |meaning: ColumnMeaning| {
        let known = HEADINGS.iter().find(|known| known.meaning == meaning)?;
        let words = known.exact.split_whitespace().map(str::to_owned);
        let phrases = known.within.iter().map(|phrase| (*phrase).to_owned());
        words.chain(phrases).filter_map(|word| told.find(&format!(" {word} "))).min()
    };
    let first = first_word_of(ColumnMeaning::FirstName)?;
    // `Name, Vorname`
    let is_its_own = |at: &usize| !told[..*at].ends_with(" first") && !told[..*at].ends_with(" given");
    let last = first_word_of(ColumnMeaning::LastName).or_else(|| told.find(" name ").filter(is_its_own))?;
    match last.cmp(&first) {
        std::cmp::Ordering::Less => Some(ColumnMeaning::LastNameFirst),
        std::cmp::Ordering::Greater => Some(ColumnMeaning::FullName),
        std::cmp::Ordering::Equal => None,
    }
}

/// Its words in lower case, without accents and signs.
fn plain_words(heading: &str) -> Vec<String> {
    let plain: String = heading
        .nfd()
        .flat_map(char::to_lowercase)
        .filter(|sign| !unicode_normalization::char::is_combining_mark(*sign))
        .map(|sign| match sign {
            'ł' => 'l',
            'ø' => 'o',
            'ı' => 'i',
            sign if sign.is_alphanumeric() => sign,
            _ => ' ',
        })
        .nfc()
        .collect();
    plain.split_whitespace().map(str::to_owned).collect()
}

/// Beside a word for paying: the column is of how, when or how much, and not of whether.
const NO_PAYMENT: [&str; 33] = [
    "method",
    "methods",
    "type",
    "types",
    "kind",
    "mode",
    "way",
    "means",
    "form",
    "how",
    "option",
    "via",
    "art",
    "weise",
    "methode",
    "wie",
    "womit",
    "moyen",
    "comment",
    "metodo",
    "modo",
    "forma",
    "como",
    "wijze",
    "hoe",
    "due",
    "to be",
    "owed",
    "outstanding",
    "reference",
    "date",
    "datum",
    "deadline",
];

struct ColumnHeading {
    meaning: ColumnMeaning,
    /// Whole headings, without spaces.
    exact: &'static str,
    /// Words by which a longer heading is known.
    within: &'static [&'static str],
}

/// In the order in which they are tried: `Name of your club` is a club.
const HEADINGS: [ColumnHeading; 13] = [
    ColumnHeading {
        meaning: ColumnMeaning::Text(DetailText::Email),
        exact: "email mail emailaddress mailaddress emailadresse mailadresse adresseemail courriel correo \
                correoelectronico adresemail emailadres eposta eposte epost sahkoposti indirizzoemail почта \
                электроннаяпочта емейл пошта ηλεκτρονικοταχυδρομειο メール メールアドレス 邮箱 电子邮件",
        within: &["email", "e mail", "mail address", "email address", "courriel", "correo"],
    },
    ColumnHeading {
        meaning: ColumnMeaning::Text(DetailText::Dietary),
        exact: "dietary diet dietaryneeds dietaryrequirements dietaryrestrictions food foodallergies \
                allergies allergy allergiesanddiet meal essen allergien ernahrung unvertraglichkeiten regime \
                alergias dieta alergie allergie dieetwensen dieet allergieen allergier alergie аллергии",
        within: &["dietary", "allergies", "allergy", "allergien", "alergias", "allergie", "food", "diet"],
    },
    ColumnHeading {
        meaning: ColumnMeaning::Paid,
        exact: "paid haspaid payment paymentstatus paymentstate financialstatus orderstatus bezahlt zahlung \
                zahlungsstatus zahlstatus gezahlt paye paiement statutdupaiement pagado pago pagato pagamento \
                zaplacone platnosc oplacone betaald betaling betalt betalning zaplaceno platba fizetve maksettu \
                odendi оплачено оплата плащане платено",
        within: &["paid", "payment", "bezahlt", "zahlung", "betaald", "paiement", "pagado", "pagato"],
    },
    ColumnHeading {
        meaning: ColumnMeaning::Text(DetailText::Faction),
        exact: "faction army factionarmy armyfaction force race allegiance fraktion armee volk faccion \
                ejercito faccao exercito fazione esercito frakcja armia frakce armada frakcio sereg factie leger \
                fraktio armeija ordu фракция армия фракція армія παραταξη στρατος 阵营 軍 軍団",
        within: &[
            "faction", "army", "fraktion", "armee", "faccion", "ejercito", "fazione", "frakcja", "armia",
            "leger",
        ],
    },
    ColumnHeading {
        meaning: ColumnMeaning::Text(DetailText::Club),
        exact: "club clubname gamingclub gamingclubname gamingroup group association store verein vereinsname \
                klub spielgruppe clube circolo clubnaam vereniging klubb klubbi seura forening egyesulet oddil \
                kulup клуб клуба συλλογος 俱乐部",
        within: &["club", "verein", "klub", "gaming group", "vereniging"],
    },
    ColumnHeading {
        meaning: ColumnMeaning::Team,
        exact: "team teams teamname clubteam teamclub mannschaft mannschaftsname equipe nomdelequipe equipo \
                nombredelequipo squadra nomesquadra druzyna nazwadruzyny tym csapat ploeg lag joukkue takim \
                команда отбор ομαδα チーム 团队 pair pairname paar doubles",
        within: &["team", "mannschaft", "equipe", "equipo", "squadra", "druzyna", "команда"],
    },
    ColumnHeading {
        meaning: ColumnMeaning::Role,
        exact: "role rolle fonction rol ruolo rola funkcja poste роль captain kapitan capitaine capitan",
        within: &["role"],
    },
    ColumnHeading { meaning: ColumnMeaning::Place, exact: "place teamplace seat platz", within: &[] },
    ColumnHeading {
        meaning: ColumnMeaning::Text(DetailText::Notes),
        exact: "note notes comment comments remark remarks bemerkung bemerkungen anmerkung anmerkungen notiz \
                notizen kommentar kommentare commentaire commentaires remarque remarques notas comentarios \
                observaciones observacoes osservazioni uwagi komentarz opmerking opmerkingen poznamka poznamky \
                megjegyzes kommentarer anteckningar huomautus примечание заметки бележки",
        within: &["comments", "notes", "anything else", "bemerkung", "bemerkungen", "uwagi"],
    },
    ColumnHeading {
        meaning: ColumnMeaning::FirstName,
        exact: "firstname first forename givenname vorname prenom nombre nombres nome imie voornaam fornamn \
                fornavn etunimi keresztnev utonev jmeno krestnijmeno meno ime prenume vardas vards eesnimi ad adi \
                имя імя имена ονομα 名",
        within: &["first name", "given name", "forename", "vorname", "prenom", "imie", "voornaam"],
    },
    ColumnHeading {
        meaning: ColumnMeaning::LastName,
        exact: "lastname last surname familyname nachname familienname zuname nom nomdefamille apellido apellidos \
                sobrenome apelido cognome nazwisko achternaam efternamn etternavn efternavn sukunimi vezeteknev \
                csaladnev prijmeni priezvisko prezime nume pavarde uzvards perekonnanimi soyad soyadi фамилия \
                прізвище фамилно επωνυμο 姓",
        within: &[
            "last name",
            "family name",
            "surname",
            "nachname",
            "familienname",
            "nazwisko",
            "achternaam",
        ],
    },
    ColumnHeading {
        meaning: ColumnMeaning::FullName,
        exact: "name names player players playername playernames nameofplayer fullname participant participants \
                participantname attendee attendeename entrant competitor spieler spielername teilnehmer \
                teilnehmername joueur nomcomplet nomdujoueur jugador nombrecompleto jugadores giocatore \
                nomecompleto jogador gracz naam speler spelernaam namn spelare navn spiller nimi pelaaja nev \
                teljesnev jatekos hrac igrac jucator zaidejas mangija isim adsoyad adisoyadi oyuncu игрок фио \
                участник імятапрізвище гравець играч παικτης 姓名 名前 氏名 이름 选手",
        within: &["full name", "player name", "your name", "name", "attendee", "ihr name", "dein name"],
    },
    ColumnHeading {
        meaning: ColumnMeaning::Number,
        exact: "number no nr num id playernumber playerno nummer numero startnummer cislo numer timestamp \
                zeitstempel submittedat ordernumber orderid ticketnumber",
        within: &["timestamp", "order number", "ticket number"],
    },
];
