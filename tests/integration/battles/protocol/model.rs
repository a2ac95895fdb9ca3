//! The report protocol once more, written from the words and not from the code: what a battle is after
//! each request, and how each request is answered. It knows nothing of databases or phones.

/// Who sends a request. The phones are those of the two players at the table the request is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caller {
    Phone(Side),
    /// One phone with the private links of both players: it counts as the side named.
    BothPhones(Side),
    /// A player of another table.
    Stranger,
    Judge,
    Organiser,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    A,
    B,
}

/// How somebody says the battle ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Said {
    pub conceded_by_a: bool,
    /// Victory points and battle tactics of both.
    pub numbers: [u32; 4],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    Report(Said),
    Confirm,
    Rule(Said),
    TakeBack,
    Accept,
    AcceptAll,
    Paper(Said),
    Close,
    Reopen,
}

/// A form on its way: sent again, it is the same in every byte.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    pub caller: Caller,
    pub table: usize,
    /// The version of the battle on the sender's screen.
    pub seen: i64,
    pub key: String,
    pub what: What,
}

/// How the server answers, as far as the sender can tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// "Saved", now or before, or it stands already.
    Saved,
    /// Something newer is there; the form comes back with both.
    Stale,
    Refused,
    Forbidden,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    Open,
    Reported,
    Confirmed,
    Disputed,
    Ruled,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    Player(Side),
    Staff,
}

/// A table, and all that was ever said about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Battle {
    pub state: State,
    pub stands: Option<Said>,
    pub version: i64,
    pub reports: Vec<(Voice, Said)>,
    pub keys: Vec<String>,
}

/// The round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Model {
    pub battles: Vec<Battle>,
    pub closed: bool,
    /// How many changes the log holds since the model began.
    pub changes: i64,
    staff_keys: Vec<String>,
}

impl Model {
    pub fn new(versions: &[i64]) -> Self {
        let open = |version: &i64| Battle {
            state: State::Open,
            stands: None,
            version: *version,
            reports: Vec::new(),
            keys: Vec::new(),
        };
        let battles = versions.iter().map(open).collect();
        Self { battles, closed: false, changes: 0, staff_keys: Vec::new() }
    }

    /// The answer, and what has changed with it.
    pub fn receive(&mut self, request: &Request) -> Answer {
        match request.caller {
            Caller::Stranger => Answer::Forbidden,
            Caller::Phone(side) => self.player(request, side, false),
            Caller::BothPhones(side) => self.player(request, side, true),
            Caller::Judge | Caller::Organiser => self.staff(request),
        }
    }

    fn player(&mut self, request: &Request, side: Side, both: bool) -> Answer {
        let closed = self.closed;
        let battle = &mut self.battles[request.table];
        if battle.keys.contains(&request.key) {
            return Answer::Saved;
        }
        if closed || (both && battle.spoke_last(other(side))) {
            return Answer::Refused;
        }
        let (fresh, own) = (request.seen == battle.version, battle.spoke_last(side));
        let (said, next) = match (request.what, battle.state) {
            (What::Report(said), State::Open) if fresh => (said, State::Reported),
            (What::Report(said), State::Reported) if own && battle.stands == Some(said) => {
                return Answer::Saved;
            }
            (What::Report(said), State::Reported) if own && fresh => (said, State::Reported),
            (What::Report(_), State::Reported) if own => return Answer::Stale,
            (What::Report(said), State::Reported) if battle.stands == Some(said) => (said, State::Confirmed),
            (What::Report(said), State::Reported) => (said, State::Disputed),
            (What::Report(said), State::Confirmed | State::Ruled) if battle.stands == Some(said) => {
                return Answer::Saved;
            }
            (What::Report(_), State::Open | State::Confirmed | State::Ruled) => return Answer::Stale,
            (What::Confirm, State::Reported) if own => return Answer::Refused,
            (What::Confirm, State::Reported) if !fresh => return Answer::Stale,
            (What::Confirm, State::Reported) => (battle.stands.unwrap(), State::Confirmed),
            (What::Confirm, State::Confirmed) => return Answer::Saved,
            _ => return Answer::Refused,
        };
        battle.reports.push((Voice::Player(side), said));
        battle.keys.push(request.key.clone());
        battle.become_state(next);
        if next != State::Disputed {
            battle.stands = Some(said);
        }
        self.changes += 1;
        Answer::Saved
    }

    fn staff(&mut self, request: &Request) -> Answer {
        // Paper is typed into the round being played; there is none once it is closed.
        if self.staff_keys.contains(&request.key) || (self.closed && matches!(request.what, What::Paper(_))) {
            return Answer::Saved;
        }
        let changed = match request.what {
            What::AcceptAll => self.accept_all(),
            What::Close => {
                if self.closed || !self.battles.iter().all(Battle::is_settled) {
                    return Answer::Refused;
                }
                self.closed = true;
                true
            }
            What::Reopen if !self.closed => return Answer::Refused,
            What::Reopen => {
                self.closed = false;
                true
            }
            _ => match self.at_a_table(request) {
                Ok(changed) => changed,
                Err(answer) => return answer,
            },
        };
        if changed {
            self.changes += 1;
            self.staff_keys.push(request.key.clone());
        }
        Answer::Saved
    }

    fn accept_all(&mut self) -> bool {
        let waiting = self.battles.iter_mut().filter(|battle| battle.state == State::Reported);
        waiting.map(|battle| battle.become_state(State::Confirmed)).count() > 0
    }

    fn at_a_table(&mut self, request: &Request) -> Result<bool, Answer> {
        let closed = self.closed;
        let battle = &mut self.battles[request.table];
        let fresh = request.seen == battle.version;
        match (request.what, battle.state) {
            (What::TakeBack, _) if closed => Err(Answer::Refused),
            (What::Rule(_) | What::TakeBack, _) if !fresh => Err(Answer::Stale),
            (What::TakeBack, state) if state != State::Open => {
                battle.become_state(State::Open);
                battle.stands = None;
                Ok(true)
            }
            (What::Rule(said), _) => Ok(battle.staff_says(said, State::Ruled)),
            (What::Accept, State::Reported) => {
                battle.become_state(State::Confirmed);
                Ok(true)
            }
            (What::Paper(said), State::Open) => Ok(battle.staff_says(said, State::Confirmed)),
            (What::Paper(_), State::Disputed) => Err(Answer::Refused),
            (What::Paper(said), _) if battle.stands != Some(said) => Err(Answer::Stale),
            (What::Paper(said), State::Reported) => Ok(battle.staff_says(said, State::Confirmed)),
            (What::TakeBack | What::Paper(_), _) | (What::Accept, State::Confirmed | State::Ruled) => {
                Ok(false)
            }
            _ => Err(Answer::Refused),
        }
    }
}

impl Battle {
    fn spoke_last(&self, side: Side) -> bool {
        self.reports.last().is_some_and(|(voice, _)| *voice == Voice::Player(side))
    }

    fn is_settled(&self) -> bool {
        matches!(self.state, State::Confirmed | State::Ruled)
    }

    fn become_state(&mut self, state: State) {
        self.state = state;
        self.version += 1;
    }

    fn staff_says(&mut self, said: Said, state: State) -> bool {
        self.reports.push((Voice::Staff, said));
        self.stands = Some(said);
        self.become_state(state);
        true
    }
}

fn other(side: Side) -> Side {
    if side == Side::A { Side::B } else { Side::A }
}
