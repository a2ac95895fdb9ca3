//! The words that lists are made of, in the languages that players write them in: headings, labels and marks, each
//! with the English one that the readers know.

use crate::domain::{catalogue::name_key, roster::line};
use std::borrow::Cow;

/// The English word, and the others for it between bars, in small letters and without accents.
const WORDS: [(&str, &str); 30] = [
    (
        "general's regiment",
        "main regiment|warlord regiment|warlords regiment|regiment of the general|general regiment|\
         generals reg|regiment des generals|regiment general|regiment des anfuhrers|generalsregiment|\
         regiment vom general|regiment du general|regimiento del general|regimiento general|\
         reggimento del generale|reggimento generale|regiment generała|regiment generala|pułk generała|\
         pulk generala|regiment van de generaal|regiment van generaal|generaalsregiment|\
         generaals regiment|regimento do general",
    ),
    (
        "auxiliary units",
        "auxiliary unit|auxiliary|auxiliaries|auxillary units|aux|aux units|hilfseinheiten|\
         hilfseinheit|hilfstruppen|auxiliareinheiten|unites auxiliaires|unite auxiliaire|auxiliaires|\
         unidades auxiliares|unidad auxiliar|auxiliares|unita ausiliarie|unita ausiliaria|\
         unita ausiliari|ausiliari|ausiliarie|jednostki pomocnicze|jednostka pomocnicza|\
         oddziały pomocnicze|oddzialy pomocnicze|pomocnicze|posiłki|posilki|hulpeenheden|hulpeenheid|\
         hulptroepen",
    ),
    (
        "regiments of renown",
        "regiment of renown|ror|renown|beruhmte regimenter|beruhmtes regiment|ruhmreiche regimenter|\
         ruhmreiches regiment|regimenter von rang|regimenter des ruhms|regiments de renom|\
         regiment de renom|regiments de renommee|regiment de renommee|regimientos de renombre|\
         regimiento de renombre|reggimenti di fama|reggimento di fama|reggimenti rinomati|\
         reggimento rinomato|reggimenti leggendari|słynne regimenty|slynne regimenty|regimenty sławy|\
         regimenty slawy|regiment sławy|regiment slawy|słynny regiment|slynny regiment|\
         sławne regimenty|slawne regimenty|pułki sławy|pulki slawy|beroemde regimenten|\
         beroemd regiment|befaamde regimenten|regimenten van faam|regiment van faam|\
         vermaarde regimenten|regimenten van naam|regimentos de renome",
    ),
    (
        "faction terrain",
        "terrain|gelande der fraktion|fraktionsgelande|gelande|gelandestuck|terrain de faction|\
         decor de faction|decors de faction|terreno de faccion|escenografia de faccion|\
         elemento de escenografia de faccion|escenografia|terreno|terreno di fazione|\
         scenario di fazione|elemento scenico di fazione|elementi scenici di fazione|teren frakcji|\
         teren frakcyjny|teren|factieterrein|factie terrein|terrein van de factie|terrein",
    ),
    (
        "faction",
        "armee|fraktion|ejercito|faccion|esercito|armata|fazione|armia|frakcja|leger|factie|exercito|\
         faccao|army faction|army|allegiance",
    ),
    (
        "battle formation",
        "formation|kampfformation|schlachtformation|gefechtsformation|formation de bataille|\
         formacion de batalla|formacion|formazione di battaglia|formazione da battaglia|formazione|\
         formacja bitewna|formacja|slagformatie|gevechtsformatie|formatie|subfaction",
    ),
    (
        "army of renown",
        "beruhmte armee|ruhmreiche armee|armee de renom|ejercito de renombre|esercito di fama|\
         armata rinomata|armia sławy|armia slawy|beroemd leger|leger van faam",
    ),
    (
        "grand alliance",
        "grossallianz|großallianz|grosse allianz|große allianz|grande alliance|gran alianza|\
         grande alleanza|wielki sojusz|grote alliantie",
    ),
    ("list name", "army name|name|listenname|nombre|nom|nome|nazwa|naam"),
    (
        "spell lore",
        "spell lores|zauberlehre|zauberlehren|zauberkunde|magielehre|zauber|domaine de sorts|\
         savoir de sorts|saber de hechizos|saber de conjuros|saber magico|dominio de hechizos|\
         tradicion de hechizos|hechizos|conjuros|dominio degli incantesimi|dominio di incantesimi|\
         sapere degli incantesimi|sapere magico|dottrina degli incantesimi|tradizione di incantesimi|\
         incantesimi|domena zaklec|domena czarow|tradycja zaklec|wiedza o zakleciach|zaklecia|czary|\
         spreukenleer|spreukleer|leer van spreuken|toverleer|spreuken",
    ),
    (
        "prayer lore",
        "prayer lores|gebetslehre|gebetslehren|gebete|domaine de prieres|saber de plegarias|\
         saber de oraciones|dominio de plegarias|tradicion de plegarias|plegarias|oraciones|\
         dominio delle preghiere|dominio di preghiere|sapere delle preghiere|tradizione di preghiere|\
         preghiere|domena modlitw|tradycja modlitw|modlitwy|gebedenleer|gebedsleer|leer van gebeden|\
         gebeden",
    ),
    (
        "manifestation lore",
        "manifestation lores|manifestationslehre|manifestationslehren|manifestationen|\
         domaine de manifestations|domaine de manifestation|saber de manifestaciones|\
         saber de manifestacion|dominio de manifestaciones|dominio de manifestacion|manifestaciones|\
         dominio delle manifestazioni|dominio di manifestazione|sapere delle manifestazioni|\
         tradizione di manifestazioni|manifestazioni|domena manifestacji|tradycja manifestacji|\
         manifestacje|manifestatieleer|leer van manifestaties|manifestaties",
    ),
    (
        "battle tactic cards",
        "battle tactics cards|battle tactics card|battle tactic card|battle tactics|kampftaktikkarten|\
         taktikkarten|schlachttaktikkarten|schlachttaktiken|kampftaktiken|cartes de tactique|\
         cartes de tactiques de bataille|tactiques de bataille|cartas de tactica de batalla|\
         cartas de tacticas de batalla|tacticas de batalla|carte tattica|carte tattica di battaglia|\
         carte delle tattiche|tattiche di battaglia|karty taktyk|karty taktyk bitewnych|karty taktyki|\
         taktyki bitewne|tactiekkaarten|gevechtstactiekkaarten|slagtactieken|gevechtstactieken",
    ),
    ("drops", "drop|abwurfe|aufstellungen|deploiements|despliegues|schieramenti|zrzuty"),
    ("wounds", "lebenspunkte|blessures|heridas|ferite|rany|wonden"),
    (
        "points limit",
        "punktelimit|punktegrenze|limit punktow|limite de puntos|limite di punti|limite de points|\
         puntenlimiet",
    ),
    (
        "total",
        "gesamt|gesamtpunkte|insgesamt|summe|gesamtsumme|puntos totales|total de puntos|totale|\
         punti totali|totale punti|razem|suma|łacznie|lacznie|ogołem|ogolem|totaal|totaal punten|\
         total points|points total|army total",
    ),
    ("points", "punkte|puntos|punti|punkty|punten|pts|pkt"),
    (
        "artefact of power",
        "artefact|artifact|artefacts of power|artefakt der macht|artefakt|artefact de pouvoir|\
         artefacto de poder|artefacto|artefatto del potere|artefatto di potere|artefatto|artefakt mocy|\
         artefact van macht",
    ),
    (
        "heroic trait",
        "heroic traits|heldeneigenschaft|heroische eigenschaft|heldenhafte eigenschaft|heldentum|\
         trait heroique|rasgo heroico|tratto eroico|cecha bohaterska|heroiczna cecha|cecha heroiczna|\
         heroische eigenschap|heldeneigenschap|heldhaftige eigenschap",
    ),
    (
        "monstrous trait",
        "monstrous traits|monstrose eigenschaft|trait monstrueux|rasgo monstruoso|tratto mostruoso|\
         potworna cecha|monsterlijke eigenschap",
    ),
    (
        "enhancement",
        "enhancements|trait|upgrade|verbesserung|verbesserungen|amelioration|ameliorations|mejora|\
         mejoras|potenziamento|potenziamenti|migliorie|ulepszenie|ulepszenia|verbetering|verbeteringen",
    ),
    ("wargear", "ausrustung|equipement|equipo|equipaggiamento|wyposazenie|uitrusting|options|option"),
    (
        "general",
        "army general|the general|warlord|armys general|anfuhrer|generale|generał|generaal|kriegsherr|g",
    ),
    (
        "reinforced",
        "reinf|reinforce|double reinforced|reinforced unit|unit reinforced|verstarkt|verstarkte|\
         verstarkte einheit|renforce|renforcee|renforces|renforcees|reforzado|reforzada|reforzados|\
         reforzadas|unidad reforzada|rinforzato|rinforzata|rinforzati|rinforzate|rafforzato|rafforzata|\
         rafforzati|rafforzate|unita rinforzata|wzmocniony|wzmocniona|wzmocnione|wzmocnieni|\
         wzmocnienie|versterkt|versterkte|versterkte eenheid|reforcado|reforcada|r",
    ),
    ("legends", "legenden|legendes|leyendas|leggende|legendy"),
    ("none", "no|n a|keine|keiner|kein|aucun|aucune|ninguno|ninguna|nessuno|nessuna|brak|geen"),
    ("yes", "ja|oui|si|tak|true|x|1x|x1|x 1"),
    ("subtotal", "sub total|zwischensumme|sous total|subtotale|suma czesciowa|subtotaal|regiment total"),
    (
        "general's handbook",
        "generals handbook|handbuch des generals|manuel du general|manual del general|\
         manuale del generale|podrecznik generała|podrecznik generala|handboek van de generaal",
    ),
];

/// How the word for a regiment begins.
const REGIMENT: [&str; 8] = ["regiment", "regimient", "regim", "reggiment", "regt", "reg", "pułk", "pulk"];

/// The English word for one of a list; none for any other text.
pub fn find_english_word(text: &str) -> Option<&'static str> {
    if text.len() > LONGEST_WORD {
        return None;
    }
    let key = name_key(text);
    let is_same = |english: &str| english == key || (english.contains('\'') && name_key(english) == key);
    let is_it = |english: &str, others: &str| is_same(english) || others.split('|').any(|other| other == key);
    WORDS.iter().find(|(english, others)| is_it(english, others)).map(|(english, _)| *english)
}

/// No word of a list is longer, in bytes.
const LONGEST_WORD: usize = 60;

/// Whether a word means a regiment: "Regimiento", "Reggimento", "pułk".
pub fn means_regiment(word: &str) -> bool {
    let word = word.to_lowercase();
    let word = word.trim_end_matches('.').replace('é', "e");
    ["reg", "regt", "pułk", "pulk", "pułki", "pulki"].contains(&word.as_str())
        || REGIMENT[..4].iter().any(|start| word.starts_with(start))
}

/// The text with the labels and headings that we know in English: "Zauberlehre: Ruin" is "spell lore: Ruin". Marks
/// below units are known in all languages.
pub fn in_english(text: &str) -> Cow<'_, str> {
    let lines: Vec<Cow<'_, str>> = text.lines().map(line_in_english).collect();
    if lines.iter().all(|line| matches!(line, Cow::Borrowed(_))) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(lines.join("\n"))
}

fn line_in_english(whole: &str) -> Cow<'_, str> {
    let text = line::strip_line_marks(whole);
    let text = line::strip_bullet(text).or_else(|| line::strip_dash(text)).unwrap_or(text);
    let Some(at) = whole.find(text) else { return Cow::Borrowed(whole) };
    // "Handbuch des Generals 2025-26"
    let season = text.find(" 20").filter(|at| text[at + 1..].contains('-')).map(|at| text.split_at(at));
    let handbook = season.filter(|(label, _)| find_english_word(label) == Some("general's handbook"));
    let label = || {
        let (at, sign) = text.char_indices().find(|(_, sign)| matches!(sign, ':' | '–') || *sign == '-')?;
        let is_apart =
            sign == ':' || (text[..at].ends_with(' ') && text[at + sign.len_utf8()..].starts_with(' '));
        is_apart.then(|| text.split_at(at))
    };
    let Some((word, rest)) = handbook.or_else(label) else { return Cow::Borrowed(whole) };
    match find_english_word(word.trim_matches(|sign: char| sign == '*' || sign.is_whitespace())) {
        Some(english) if LABELS.contains(&english) && !word.trim().eq_ignore_ascii_case(english) => {
            Cow::Owned(format!("{}{english}{rest}", &whole[..at]))
        }
        _ => Cow::Borrowed(whole),
    }
}

/// What stands before a colon at the head of a list.
const LABELS: [&str; 16] = [
    "faction",
    "battle formation",
    "army of renown",
    "grand alliance",
    "list name",
    "spell lore",
    "prayer lore",
    "manifestation lore",
    "battle tactic cards",
    "drops",
    "wounds",
    "points limit",
    "total",
    "points",
    "subtotal",
    "general's handbook",
];

/// What a label says, in English, and what stands behind it.
pub fn split_english_label(text: &str) -> Option<(&'static str, &str)> {
    let (label, rest) = text.split_once([':', '-', '–'])?;
    Some((find_english_word(label)?, rest.trim()))
}

/// Whether these words are a label of the head of a list.
pub fn is_label(words: &str) -> bool {
    find_english_word(words).is_some_and(|english| LABELS.contains(&english))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_read_in_several_languages_and_what_is_no_label_stays() {
        for (written, read) in [
            ("Zauberlehre: Lore of Ruin", "spell lore: Lore of Ruin"),
            ("- Saber de hechizos: Lore of Ruin", "- spell lore: Lore of Ruin"),
            ("**Formacja bitewna:** Claw-horde", "**battle formation:** Claw-horde"),
            ("Totaal: 1990/2000 punten", "total: 1990/2000 punten"),
            ("Handbuch des Generals 2025-26", "general's handbook 2025-26"),
            ("Skaven - Claw-horde", "Skaven - Claw-horde"),
            ("Pre-Wretches - 220", "Pre-Wretches - 220"),
        ] {
            assert_eq!(in_english(written), read);
        }
        assert_eq!(
            (find_english_word("Verstärkt"), find_english_word("Wzmocniony")),
            (Some("reinforced"), Some("reinforced"))
        );
        assert!(means_regiment("Regimiento") && means_regiment("Régiment") && !means_regiment("Region"));
    }
}
