//! First names that many people have, so that a column of them is known beside one of surnames. Whoever's is not here
//! is asked about.

use unicode_normalization::UnicodeNormalization;

/// Whether the first word of a cell is one of them, however it is accented.
pub(super) fn is_given_name(cell: &str) -> bool {
    let first = cell.split([' ', '-']).find(|word| !word.is_empty()).unwrap_or_default();
    let plain: String = first
        .nfd()
        .filter(|sign| !unicode_normalization::char::is_combining_mark(*sign))
        .flat_map(char::to_lowercase)
        .map(|sign| match sign {
            'ł' => 'l',
            'ø' => 'o',
            sign => sign,
        })
        .collect();
    GIVEN_NAMES.iter().any(|names| names.split_whitespace().any(|name| name == plain))
}

/// By where they are usual.
const GIVEN_NAMES: [&str; 4] = [
    "adam alan alex alexander amy andrew andy ann anna anthony ashley barbara ben benjamin bill bob brian \
     callum carl carol charles charlie chloe chris christian christine christopher claire craig dan \
     daniel dave david dean deborah dennis donald dylan edgar edward elizabeth emily emma eric ethan evan \
     frank fred gareth gary george grace graham greg gregory hannah harry heather helen henry ian isaac \
     jack jacob jake james jamie jane jason jeff jennifer jeremy jess jessica jim joe john jonathan \
     jordan joseph josh joshua karen kate keith kelly ken kevin kim kyle laura lauren lee leo lewis liam \
     linda louise lucas lucy luke mark martin mary matt matthew max megan michael michelle mike nancy \
     nathan neil nicholas nick nicola oliver oscar owen pamela patricia patrick paul pete peter phil \
     philip rachel ray rebecca richard rob robert robin roger ross russell ruth ryan sam samantha samuel \
     sarah scott sean sharon simon sophie stephen steve steven stuart susan ted thomas tim timothy toby \
     tom tony victoria will william zoe",
    "alexandra anders andreas anke astrid bernd birgit bjorn bram christoph claudia daan dieter dirk elke \
     erik eva felix florian frederik fritz gerd gunter gustav hans heike heinz helmut henrik holger \
     ingrid jan jens joachim jochen johan johann johannes jonas jorg julia jurgen kai karin karl \
     katharina klaus lars lena lukas magnus manfred marcel marco marie markus mats matthias michaela \
     mikael moritz niels niklas nils olaf ole oskar otto per petra pieter rainer ralf reinhard rolf \
     sabine sander sebastian silke stefan stefanie susanne sven tanja thijs thorsten tobias torsten \
     ulrich ursula ute uwe volker werner willem wim wolfgang",
    "alain alberto alejandro alessandro alfonso ana andrea angel antoine antonio arnaud bernard bruno \
     camille carlo carlos catherine cedric cristina diego dominique eduardo elena emile enrique fabien \
     fabio federica federico fernando filippo francesca francesco francisco franck francois gabriel \
     gerard gilles giorgio giovanni giulia giuseppe guillaume hugo ines isabel isabelle jacques javier \
     jean jerome joao jorge jose juan julien laurent lorenzo luca luigi luis manuel marc maria marta \
     mathieu matteo maxime miguel nathalie nicolas olivier pablo paolo pascal paula paulo pedro philippe \
     pierre rafael raul ricardo roberto rosa rui salvatore sergio simone sofia stefano stephane sylvie \
     thierry tiago valentina vincent xavier yves",
    "adrian agnieszka aleksander aleksandra andrei andrej andrzej bartosz beata bogdan boris dariusz \
     dmitri dorota ewa filip gabor grzegorz gyorgy igor irina istvan ivan ivana iwona jakub janos \
     jaroslav jerzy jiri joanna josef jozef julia kamil karol katarzyna krzysztof laszlo lucie maciej \
     magda magdalena marcin marek mariusz martina mateusz michal milan miroslav monika natalia nikola \
     olga ondrej patryk pavel pawel petr piotr radek rafal robert sergei stanislav szymon tamas tereza \
     tomas tomasz vaclav vladimir wojciech zbigniew zoltan zuzana",
];
