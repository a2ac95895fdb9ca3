//! How players are ranked, for the log and where two changed it at once: of points as the rules call them.

use super::{InWords, in_english};
use crate::{domain::standings::RankingRules, text::ranking::tell_ranking_rules};

impl InWords for RankingRules {
    fn in_words(&self) -> String {
        in_english(&tell_ranking_rules(self, self.are_of_matches()))
    }
}
