//! The sheet as it is shown: one battle round, its buttons, what each would do and why not, and the totals.

use crate::{
    actions::battles::sheets::BattleSheet,
    domain::{
        result::Outcome,
        scoring::{
            self, Fault, Initiative, ScoringSheet, SheetField, SheetStep, SheetStepError, Side, Totals,
            TurnPlace,
        },
        system::{CardPlan, CardStep, ScoringLine, SheetPlan, TacticCard},
    },
    text::sheet::{tell_double_turn, tell_fault, tell_fault_in_short},
    web::prelude::*,
};

/// Which battle round is shown, and to whom.
#[derive(Debug, Clone, Copy)]
pub struct SheetPlace {
    pub round: u32,
    pub me: Option<Side>,
}

/// One battle round on the screen.
#[derive(Debug, Clone)]
pub struct SheetView {
    pub round: u32,
    /// What the game's sheet has, and its numbers.
    pub plan: &'static SheetPlan,
    /// Each player's standing, always on the screen.
    pub players: [PlayerStanding; 2],
    pub tabs: Vec<RoundTab>,
    pub attacker: Vec<SheetChoice>,
    pub priority: Vec<SheetChoice>,
    pub first: Vec<SheetChoice>,
    /// Who takes a double turn, and what follows from it.
    pub about: Option<Message>,
    /// Both turns, in the order they are taken.
    pub turns: Vec<TurnCard>,
}

#[derive(Debug, Clone)]
pub struct PlayerStanding {
    pub side: &'static str,
    pub name: String,
    pub points: u32,
    pub tactics: u32,
    pub is_underdog: bool,
    pub is_me: bool,
}

/// A battle round to go to.
#[derive(Debug, Clone)]
pub struct RoundTab {
    pub number: u32,
    pub points: String,
    pub is_shown: bool,
}

/// A button: tapped, its field says its value; tapped again, nothing.
#[derive(Debug, Clone)]
pub struct SheetChoice {
    pub field: String,
    pub value: String,
    /// What the form sends.
    pub step: String,
    pub label: Wording,
    /// `+2`
    pub worth: String,
    pub more: String,
    pub is_pressed: bool,
    /// It follows from another field: who has priority goes first, until somebody says otherwise.
    pub is_implied: bool,
    /// Why the rules forbid it.
    pub why: Option<Message>,
}

#[derive(Debug, Clone)]
pub struct TurnCard {
    pub side: &'static str,
    pub name: String,
    pub is_me: bool,
    pub total: u32,
    pub lines: Vec<LineRow>,
    pub picked: String,
    pub no_tactic: Option<Message>,
    pub tactics: Vec<SheetChoice>,
    pub completed: SheetChoice,
    /// Where tactics stand on cards; none: they do not.
    pub cards: Option<CardsOnSheet>,
}

/// The tactic cards of one player.
#[derive(Debug, Clone)]
pub struct CardsOnSheet {
    /// Those of the player, and all others that may yet be chosen.
    pub rows: Vec<CardRow>,
    /// Each card, to be chosen; none where they stand on the roster and a player looks.
    pub choices: Vec<SheetChoice>,
    /// How many are taken, and whether some are still to be chosen.
    pub take: u32,
    pub is_open: bool,
    /// They stand on the roster, and are not chosen here.
    pub is_listed: bool,
}

/// A card with its steps.
#[derive(Debug, Clone)]
pub struct CardRow {
    pub slug: String,
    pub name: String,
    pub set_up: String,
    pub is_taken: bool,
    pub steps: Vec<SheetChoice>,
}

/// A line of the battleplan: one button, or one for each time it can be scored.
#[derive(Debug, Clone)]
pub struct LineRow {
    pub text: String,
    /// Of each time; none where it is scored once.
    pub worth: Option<Message>,
    pub choices: Vec<SheetChoice>,
}

impl SheetView {
    pub fn from_sheet_at_place(sheet: &BattleSheet, place: SheetPlace) -> Self {
        let (says, rules, round) = (sheet.sheet(), sheet.rules(), place.round);
        let (totals, initiative) = (says.totals(&rules), says.initiative(&rules, round));
        let on = On { sheet, says, totals, initiative, place };
        let plan = &sheet.game.system.sheet;
        let first = on.says.round(round).and_then(scoring::SheetRound::goes_first);
        let order = first.or(place.me).unwrap_or(Side::A);
        Self {
            round,
            plan,
            players: Side::BOTH.map(|side| on.standing(side)),
            tabs: (1..=plan.rounds).map(|number| on.tab(number)).collect(),
            attacker: on.players(&SheetField::Attacker),
            priority: on.players(&SheetField::Priority(round)),
            first: on.first_turn(first),
            about: on.about(),
            turns: vec![on.turn(order), on.turn(order.other())],
        }
    }
}

/// What every part of the view looks at.
struct On<'s> {
    sheet: &'s BattleSheet,
    says: ScoringSheet,
    totals: Totals,
    initiative: Initiative,
    place: SheetPlace,
}

impl On<'_> {
    fn name(&self, side: Side) -> String {
        self.sheet.names().of(side).to_owned()
    }

    fn at(&self, side: Side) -> TurnPlace {
        TurnPlace { round: self.place.round, side }
    }

    fn standing(&self, side: Side) -> PlayerStanding {
        let score = self.totals.score(side);
        PlayerStanding {
            side: side.as_str(),
            name: self.name(side),
            points: score.victory_points,
            tactics: score.battle_tactics,
            is_underdog: self.initiative.underdog == Some(side),
            is_me: self.place.me == Some(side),
        }
    }

    fn tab(&self, number: u32) -> RoundTab {
        let scored = self.totals.rounds.get(number as usize - 1).copied().unwrap_or_default();
        let points = format!("{}–{}", scored.a.total, scored.b.total);
        RoundTab { number, points, is_shown: number == self.place.round }
    }

    fn players(&self, field: &SheetField) -> Vec<SheetChoice> {
        Side::BOTH.map(|side| self.choice(field, side.as_str(), &self.name(side))).into()
    }

    fn first_turn(&self, first: Option<Side>) -> Vec<SheetChoice> {
        let mut choices = self.players(&SheetField::First(self.place.round));
        for choice in &mut choices {
            choice.is_implied = !choice.is_pressed && Side::parse(&choice.value) == first;
        }
        choices
    }

    fn about(&self) -> Option<Message> {
        let taken = self.initiative.double_turn;
        taken.map(|taken| tell_double_turn(taken, &self.name(taken.side)))
    }

    fn turn(&self, side: Side) -> TurnCard {
        let (rules, place) = (self.sheet.rules(), self.at(side));
        let turn = self.says.round(place.round).map(|round| round.turn(side).clone()).unwrap_or_default();
        let total = self.totals.rounds.get(place.round as usize - 1).map_or(0, |round| match side {
            Side::A => round.a.total,
            Side::B => round.b.total,
        });
        let open_to = |alliance: &str| rules.alliance(side).is_none_or(|own| own == alliance);
        let open = rules.system.battle_tactics.iter();
        let open = open.filter(|tactic| {
            let is_picked = turn.tactic.as_ref() == Some(&tactic.slug);
            is_picked || tactic.alliance.as_deref().is_none_or(open_to)
        });
        let tactics = open.map(|tactic| SheetChoice {
            more: tactic.text.clone(),
            ..self.choice(&SheetField::Tactic(place), &tactic.slug, &tactic.name)
        });
        let picked = turn.tactic.as_deref().and_then(|slug| rules.system.battle_tactic(slug));
        let no_tactic = self.says.no_tactic_because(&rules, place);
        TurnCard {
            side: side.as_str(),
            name: self.name(side),
            is_me: self.place.me == Some(side),
            total,
            lines: self.sheet.battleplan.lines.iter().map(|line| self.line(side, line)).collect(),
            picked: picked.map(|tactic| tactic.name.clone()).unwrap_or_default(),
            no_tactic: no_tactic.as_ref().map(tell_fault),
            tactics: tactics.collect(),
            completed: SheetChoice {
                worth: format!("+{}", rules.plan().tactic_points()),
                label: say!("sheet-tactic-completed").into(),
                ..self.choice(&SheetField::Completed(place), "yes", "")
            },
            cards: rules.plan().cards().map(|plan| self.show_cards(plan, place)),
        }
    }

    fn show_cards(&self, plan: CardPlan, at: TurnPlace) -> CardsOnSheet {
        let (system, cards) = (self.sheet.game.system, self.says.cards.of(at.side));
        let row = |card: &TacticCard| CardRow {
            slug: card.slug.clone(),
            name: card.name.clone(),
            set_up: card.set_up.clone(),
            is_taken: cards.taken.contains(&card.slug),
            steps: card.steps.iter().map(|step| self.step_choice(at, step)).collect(),
        };
        let choice =
            |card: &TacticCard| self.choice(&SheetField::Card(at.side, card.slug.clone()), "yes", &card.name);
        let taken = u32::try_from(cards.taken.len()).unwrap_or(u32::MAX);
        // Only a judge lets other cards stand than those of the roster.
        let is_fixed = self.place.me.is_some() && !cards.listed.is_empty();
        let offered = || system.tactic_cards.iter().filter(|_| !is_fixed);
        let listed = system.tactic_cards.iter().filter(|card| is_fixed && cards.taken.contains(&card.slug));
        CardsOnSheet {
            rows: offered().chain(listed).map(row).collect(),
            choices: offered().map(choice).collect(),
            take: plan.take,
            is_open: taken < plan.take,
            is_listed: !cards.listed.is_empty(),
        }
    }

    fn step_choice(&self, at: TurnPlace, step: &CardStep) -> SheetChoice {
        SheetChoice {
            worth: format!("+{}", self.sheet.game.system.sheet.tactic_points()),
            more: step.text.clone(),
            ..self.choice(&SheetField::Step(at, step.slug.clone()), "yes", &step.name)
        }
    }

    fn line(&self, side: Side, line: &ScoringLine) -> LineRow {
        let field = SheetField::Line(self.at(side), line.id.clone());
        let worth = format!("+{}", line.points);
        if line.up_to == 1 {
            let choice = SheetChoice { worth, ..self.choice(&field, "1", &line.text) };
            return LineRow { text: String::new(), worth: None, choices: vec![choice] };
        }
        let none = self.choice(&field, "", "0");
        let some = (1..=line.up_to).map(|times| self.choice(&field, &times.to_string(), &times.to_string()));
        LineRow {
            text: line.text.clone(),
            worth: Some(say!("sheet-worth-each", worth)),
            choices: [none].into_iter().chain(some).collect(),
        }
    }

    fn choice(&self, field: &SheetField, value: &str, label: &str) -> SheetChoice {
        let seen = self.says.value(field);
        let is_pressed = seen == value;
        let next = if is_pressed { "" } else { value };
        let step = SheetStep { field: field.clone(), seen, value: next.to_owned() };
        let why = match self.says.after(&step, &self.sheet.rules(), self.sheet.exempted()) {
            Err(SheetStepError::Forbidden(breaches)) if !is_pressed => {
                breaches.first().map(|breach| tell_in_short(field, label, &breach.fault))
            }
            _ => None,
        };
        SheetChoice {
            field: field.to_string(),
            value: value.to_owned(),
            step: step.to_string(),
            label: label.into(),
            worth: String::new(),
            more: String::new(),
            is_pressed,
            is_implied: false,
            why,
        }
    }
}

/// A reason as the button itself says it. The script does the same.
fn tell_in_short(field: &SheetField, label: &str, fault: &Fault) -> Message {
    match field {
        SheetField::Completed(_) => say!("sheet-pick-first"),
        _ => tell_fault_in_short(fault, label),
    }
}

/// The part of the page that a field stands on.
pub fn anchor_of_field(field: &SheetField) -> String {
    field.place().map_or_else(String::new, |place| format!("#turn-{}", place.side.as_str()))
}

/// Who would have won.
pub fn tell_outcome(sheet: &BattleSheet) -> Wording {
    let system = sheet.game.system;
    let outcome = sheet.sheet().totals(&sheet.rules()).outcome(sheet.scale);
    let who = if outcome.is_win() { &sheet.a.name } else { &sheet.b.name };
    match outcome {
        Outcome::Draw => system.result.won(outcome).into(),
        _ => say!("sheet-victory", result = system.result.won(outcome), name = who).into(),
    }
}
