//! The conditions of the format, as far as battle profiles depend on them: who leads, who follows, in
//! which season and catalogue. A scene is set up, and modifiers are asked whether they apply in it.

use super::library::Library;
use crate::domain::games::battlescribe::{CatalogueNode, Symbol, Tag};

/// One unit (or other entry) taken in the scene.
#[derive(Debug, Clone)]
pub struct SceneSelection<'a> {
    /// The link in the faction's catalogue; an entry without a link is its own.
    pub link: &'a CatalogueNode,
    pub entry: &'a CatalogueNode,
    pub categories: Vec<Symbol>,
}

/// A force with the units in it.
#[derive(Debug, Clone)]
pub struct ForceScene<'a> {
    pub library: &'a Library<'a>,
    /// The catalogue the army is made from.
    pub catalogue: Symbol,
    /// The force and those around it: "Regiment", then the season.
    pub forces: Vec<Symbol>,
    /// What the forces cost, by which files tell matched play from campaigns.
    pub costs: Vec<(Symbol, i64)>,
    /// What else is chosen in the army: that Legends are allowed.
    pub also: Vec<Symbol>,
    pub selections: Vec<SceneSelection<'a>>,
}

impl<'a> SceneSelection<'a> {
    pub fn new(link: &'a CatalogueNode, entry: &'a CatalogueNode) -> Self {
        let mut categories: Vec<Symbol> = Vec::new();
        for node in [link, entry] {
            for category in node.each(Tag::CategoryLink).map(|category| category.target) {
                if !categories.contains(&category) {
                    categories.push(category);
                }
            }
        }
        Self { link, entry, categories }
    }

    pub fn is(&self, id: Symbol) -> bool {
        self.link.id == id || self.entry.id == id || self.categories.contains(&id)
    }
}

impl<'a> ForceScene<'a> {
    /// The same force with units in it: the first leads when it is a regiment. Categories that units take
    /// on here, or are given by the leader, are added.
    pub fn with(&self, selections: impl IntoIterator<Item = SceneSelection<'a>>) -> Self {
        let mut scene = Self { selections: selections.into_iter().collect(), ..self.clone() };
        let known = &self.library.known;
        if scene.forces.contains(&known.regiment)
            && let Some(leader) = scene.selections.first_mut()
        {
            leader.categories.push(known.leader);
        }
        let taken_on: Vec<Vec<Symbol>> =
            (0..scene.selections.len()).map(|me| scene.seen_by(me).own_categories()).collect();
        for (selection, categories) in scene.selections.iter_mut().zip(taken_on) {
            selection.categories.extend(categories);
        }
        for (category, to) in scene.given_by_leader() {
            for selection in scene.selections.iter_mut().skip(1).filter(|selection| selection.is(to)) {
                selection.categories.push(category);
            }
        }
        scene
    }

    pub fn seen_by(&self, me: usize) -> SceneView<'_, 'a> {
        SceneView { scene: self, me }
    }

    /// What the leader gives to whom: pairs of category and id.
    pub fn given_by_leader(&self) -> Vec<(Symbol, Symbol)> {
        let known = &self.library.known;
        let mut found = Vec::new();
        self.seen_by(0).each_applied(|modifier| {
            if modifier.kind == known.add && modifier.field == known.category && !modifier.affects.is_none() {
                found.push((modifier.value, modifier.affects));
            }
        });
        found
    }
}

/// A scene from one unit's point of view.
#[derive(Debug, Clone, Copy)]
pub struct SceneView<'s, 'a> {
    pub scene: &'s ForceScene<'a>,
    pub me: usize,
}

impl<'a> SceneView<'_, 'a> {
    pub fn own_categories(&self) -> Vec<Symbol> {
        let known = &self.scene.library.known;
        let mut found = Vec::new();
        self.each_applied(|modifier| {
            let adds = modifier.kind == known.add && modifier.field == known.category;
            if adds && modifier.affects.is_none() {
                found.push(modifier.value);
            }
        });
        found
    }

    fn myself(&self) -> Option<&SceneSelection<'a>> {
        self.scene.selections.get(self.me)
    }

    /// Each modifier of my link and entry that applies.
    pub fn each_applied(&self, mut use_it: impl FnMut(&CatalogueNode)) {
        if let Some(me) = self.myself() {
            self.applied(me.link, &mut use_it);
            if !std::ptr::eq(me.link, me.entry) {
                self.applied(me.entry, &mut use_it);
            }
        }
    }

    /// Each modifier below a node that applies, groups included.
    pub fn applied(&self, node: &CatalogueNode, use_it: &mut impl FnMut(&CatalogueNode)) {
        for child in &node.children {
            match child.tag {
                Tag::Modifier if self.all_hold(child) => use_it(child),
                Tag::ModifierGroup if self.all_hold(child) => self.applied(child, use_it),
                _ => {}
            }
        }
    }

    /// Whether a node is hidden here, after its modifiers.
    pub fn hides(&self, node: &CatalogueNode) -> bool {
        let known = &self.scene.library.known;
        let mut hidden = node.hidden;
        self.applied(node, &mut |modifier| {
            if modifier.field == known.hidden && modifier.kind == known.set {
                hidden = modifier.value == known.truth;
            }
        });
        hidden
    }

    /// The value of a constraint (or price) here, after the modifiers of its owner.
    pub fn value(&self, owner: &CatalogueNode, field: Symbol, start: i64) -> i64 {
        let library = self.scene.library;
        let known = &library.known;
        let mut value = start;
        self.applied(owner, &mut |modifier| {
            // What is repeated for each reinforcement: here nothing is reinforced.
            if modifier.field != field || modifier.each(Tag::Repeat).next().is_some() {
                return;
            }
            let Some(number) = library.symbols.number(modifier.value) else { return };
            match modifier.kind {
                kind if kind == known.set => value = number,
                kind if kind == known.increment => value += number,
                kind if kind == known.decrement => value -= number,
                kind if kind == known.multiply => value *= number,
                _ => {}
            }
        });
        value
    }

    fn all_hold(&self, node: &CatalogueNode) -> bool {
        node.children.iter().all(|child| self.holds(child) != Some(false))
    }

    /// Nothing for what is no condition.
    fn holds(&self, node: &CatalogueNode) -> Option<bool> {
        match node.tag {
            Tag::Condition => Some(self.condition_holds(node)),
            Tag::ConditionGroup => {
                let mut answers = node.children.iter().filter_map(|child| self.holds(child));
                let any = node.kind == self.scene.library.known.or;
                Some(if any { answers.any(|answer| answer) } else { answers.all(|answer| answer) })
            }
            Tag::LocalConditionGroup => {
                let views = (0..self.scene.selections.len()).map(|me| SceneView { scene: self.scene, me });
                let count = views.filter(|view| view.all_hold(node)).count();
                Some(self.compares(node, i64::try_from(count).unwrap_or(i64::MAX)))
            }
            _ => None,
        }
    }

    fn condition_holds(&self, condition: &CatalogueNode) -> bool {
        let known = &self.scene.library.known;
        match condition.kind {
            kind if kind == known.instance_of => self.is_instance(condition),
            kind if kind == known.not_instance_of => !self.is_instance(condition),
            _ => self.compares(condition, self.count(condition)),
        }
    }

    fn is_instance(&self, condition: &CatalogueNode) -> bool {
        let known = &self.scene.library.known;
        let (scope, id) = (condition.scope, condition.child);
        let scene = self.scene;
        let mine = || self.myself().is_some_and(|me| me.is(id));
        if scope == known.primary_catalogue {
            scene.catalogue == id
        } else if scope == known.own
            || scope == known.root_entry
            || scope == known.primary_category
            || self.is_mine(scope)
        {
            mine()
        } else if scope == known.ancestor || scope == known.parent {
            // A model's parent is the unit, a unit's the force.
            scene.forces.contains(&id) || scene.catalogue == id || mine()
        } else {
            scene.forces.contains(&id) || scene.catalogue == id
        }
    }

    /// A scope may be given by the id of the entry it is asked in.
    fn is_mine(&self, scope: Symbol) -> bool {
        self.myself().is_some_and(|me| me.link.id == scope || me.entry.id == scope)
    }

    fn count(&self, condition: &CatalogueNode) -> i64 {
        let known = &self.scene.library.known;
        let (scope, id) = (condition.scope, condition.child);
        if condition.field != known.selections {
            let costs = self.scene.costs.iter().filter(|(kind, _)| *kind == condition.field);
            return costs.map(|(_, value)| value).sum();
        }
        // What a unit has below itself (reinforcements, the mark of the general) is not taken here.
        if scope == known.own || scope == known.root_entry || self.is_mine(scope) {
            return 0;
        }
        let taken = self.scene.selections.iter().filter(|selection| id == known.any || selection.is(id));
        let also = self.scene.also.iter().filter(|chosen| **chosen == id);
        i64::try_from(taken.count() + also.count()).unwrap_or(i64::MAX)
    }

    fn compares(&self, condition: &CatalogueNode, count: i64) -> bool {
        let library = self.scene.library;
        let known = &library.known;
        let value = library.symbols.number(condition.value).unwrap_or(0);
        match condition.kind {
            kind if kind == known.at_least => count >= value,
            kind if kind == known.at_most => count <= value,
            kind if kind == known.less_than => count < value,
            kind if kind == known.greater_than => count > value,
            kind if kind == known.equal_to => count == value,
            kind if kind == known.not_equal_to => count != value,
            _ => false,
        }
    }
}
