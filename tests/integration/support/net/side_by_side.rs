//! Which elements show their children side by side or below each other, so that blanks between those do not show:
//! a rule a line in `tests/net-side-by-side.txt`, as in a style sheet.

use super::canonical::Element;
use std::{fs, path::Path, sync::LazyLock};

/// Read when it is first asked: who compares two states of the code gives both the same file, and builds nothing.
static RULES: LazyLock<Vec<Rule>> = LazyLock::new(|| {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/net-side-by-side.txt");
    fs::read_to_string(file).unwrap().lines().filter_map(Rule::parse).collect()
});

struct Rule {
    /// From the outermost to the element itself.
    steps: Vec<String>,
    /// The last two are parent and child.
    is_child: bool,
}

impl Rule {
    fn parse(line: &str) -> Option<Self> {
        let line = line.split('#').next().unwrap_or_default();
        let steps: Vec<String> =
            line.split_whitespace().filter(|step| *step != ">").map(ToOwned::to_owned).collect();
        (!steps.is_empty()).then(|| Self { is_child: line.contains('>'), steps })
    }

    fn fits(&self, element: &Element, above: &[Element]) -> bool {
        let (last, outer) = self.steps.split_last().expect("no rule is empty");
        let mut above = above.iter().rev();
        is(element, last)
            && outer.iter().rev().all(|step| {
                if self.is_child {
                    above.next().is_some_and(|parent| is(parent, step))
                } else {
                    above.any(|parent| is(parent, step))
                }
            })
    }
}

fn is(element: &Element, step: &str) -> bool {
    match step.strip_prefix('.') {
        Some(class) => element.value("class").is_some_and(|all| all.split(' ').any(|one| one == class)),
        None => step == "*" || step == element.name,
    }
}

pub fn is_side_by_side(element: &Element, above: &[Element]) -> bool {
    RULES.iter().any(|rule| rule.fits(element, above))
}
