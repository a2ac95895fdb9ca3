-- The rounds of an event: how each was drawn, its clock, pairs set for or against, dice for shared places.
CREATE TABLE round (
    id           UUID PRIMARY KEY,
    event_id     UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    number       BIGINT NOT NULL CHECK (number >= 1),
    state        TEXT NOT NULL CHECK (state IN ('draft', 'published', 'closed')),
    battleplan   TEXT,
    dice         TEXT, -- domain::battleplan::PlanDice as JSON: how the battleplan was drawn, when it was
    seed         BIGINT NOT NULL,
    attempt      BIGINT NOT NULL CHECK (attempt >= 1),
    method       TEXT NOT NULL,
    draw         TEXT NOT NULL, -- JSON: what the draw gave up, its proof
    starts_at    TIMESTAMPTZ,
    drawn_at     TIMESTAMPTZ NOT NULL,
    published_at TIMESTAMPTZ,
    closed_at    TIMESTAMPTZ,
    version      BIGINT NOT NULL,
    UNIQUE (event_id, number)
);
-- The clock of a round, once it was started (C2).
CREATE TABLE round_clock (
    round_id      UUID PRIMARY KEY REFERENCES round (id) ON DELETE CASCADE,
    minutes       BIGINT NOT NULL, -- with what everybody was given since
    started_at    TIMESTAMPTZ NOT NULL,
    paused_at     TIMESTAMPTZ,     -- stands still since then
    paused_millis BIGINT NOT NULL CHECK (paused_millis >= 0) -- stood still before that
);
CREATE TABLE table_extension (
    round_id     UUID NOT NULL REFERENCES round (id) ON DELETE CASCADE,
    table_number BIGINT NOT NULL CHECK (table_number >= 1),
    minutes      BIGINT NOT NULL,
    PRIMARY KEY (round_id, table_number)
);
-- Two players whom the organiser keeps apart, or brings together.
CREATE TABLE pair_constraint (
    id       UUID PRIMARY KEY,
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    a        UUID REFERENCES player (id),
    b        UUID REFERENCES player (id),
    team_a   UUID REFERENCES team (id), -- in the place of players, where teams are entered
    team_b   UUID REFERENCES team (id),
    kind     TEXT NOT NULL CHECK (kind IN ('apart', 'together')),
    rounds   TEXT NOT NULL, -- JSON list of round numbers; an empty one means all
    why      TEXT NOT NULL,
    CHECK (a <> b),
    CHECK (team_a <> team_b),
    CHECK ((a IS NULL) = (b IS NULL) AND (team_a IS NULL) = (team_b IS NULL) AND (a IS NULL) <> (team_a IS NULL))
);
CREATE INDEX pair_constraint_event ON pair_constraint (event_id);
CREATE INDEX pair_constraint_team_a ON pair_constraint (team_a);
CREATE INDEX pair_constraint_team_b ON pair_constraint (team_b);
-- A shared place that dice settled (S7). The dice follow from the seed.
CREATE TABLE roll_off (
    id          UUID PRIMARY KEY,
    event_id    UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    after_round BIGINT NOT NULL CHECK (after_round >= 0),
    players     TEXT NOT NULL, -- JSON list of keys
    seed        BIGINT NOT NULL CHECK (seed >= 0)
);
CREATE INDEX roll_off_event ON roll_off (event_id);
-- A match of two teams: its battles are made when the draft is complete.
CREATE TABLE team_match (
    id          UUID PRIMARY KEY,
    event_id    UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    round_id    UUID NOT NULL REFERENCES round (id) ON DELETE CASCADE,
    place       BIGINT NOT NULL CHECK (place >= 1), -- order within the round
    a           UUID NOT NULL REFERENCES team (id),
    b           UUID REFERENCES team (id), -- none: the bye
    fixed       BOOLEAN NOT NULL, -- not drawn: set by hand, or made by the round's method
    by_hand     TEXT,             -- why staff changed who meets; none: as it was drawn
    hand_is_public BOOLEAN NOT NULL, -- whether everybody reads that
    reasons     TEXT NOT NULL,    -- why the draw made it, as JSON
    first_table BIGINT CHECK (first_table >= 1), -- its tables are in a row; none for a bye
    corrections TEXT NOT NULL,    -- JSON: what was added to or taken from its scores, and why
    line_ups    TEXT NOT NULL,    -- JSON: ids of those who play, by place, a's and b's, and of who is missing; set when the draft begins
    step_since  TIMESTAMPTZ,      -- when the step of the draft that is on began
    typed_by    TEXT,             -- who typed the pairs in from cards on the table, when somebody did
    version     BIGINT NOT NULL,
    UNIQUE (round_id, place)
);
CREATE INDEX team_match_event ON team_match (event_id);
CREATE INDEX team_match_a ON team_match (a);
CREATE INDEX team_match_b ON team_match (b);
-- What the captains choose, step by step. Until a step is shown its rows are for the team alone that made them.
CREATE TABLE draft_choice (
    match_id  UUID NOT NULL REFERENCES team_match (id) ON DELETE CASCADE,
    step      BIGINT NOT NULL CHECK (step >= 0),
    side      TEXT NOT NULL CHECK (side IN ('a', 'b')),
    choice    TEXT NOT NULL, -- as JSON
    chosen_by TEXT NOT NULL,
    by_lot    BOOLEAN NOT NULL, -- nobody chose in time: drawn from the event's seed
    shown     BOOLEAN NOT NULL,
    at        TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (match_id, step, side)
);
