CREATE TABLE round (
    id           UUID PRIMARY KEY,
    event_id     UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    number       BIGINT NOT NULL,
    state        TEXT NOT NULL, -- draft, published, closed
    battleplan   TEXT,
    dice         TEXT,          -- how the battleplan was drawn, when it was
    seed         BIGINT NOT NULL,
    attempt      BIGINT NOT NULL,
    method       TEXT NOT NULL,
    draw         TEXT NOT NULL, -- domain::pairing::Draw as JSON: what it gave up, its proof
    starts_at    TIMESTAMPTZ,
    drawn_at     TIMESTAMPTZ NOT NULL,
    published_at TIMESTAMPTZ,
    closed_at    TIMESTAMPTZ,
    version      BIGINT NOT NULL,
    UNIQUE (event_id, number)
);
CREATE TABLE battle (
    id            UUID PRIMARY KEY,
    event_id      UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    round_id      UUID NOT NULL REFERENCES round (id) ON DELETE CASCADE,
    place         BIGINT NOT NULL, -- order within the round
    table_number  BIGINT,          -- none for a bye
    fixed         BOOLEAN NOT NULL,
    by_hand       TEXT,            -- why the organiser changed it, when they did
    reasons       TEXT NOT NULL,   -- JSON list of sentences
    state         TEXT NOT NULL,   -- open, reported, confirmed, disputed, ruled
    kind          TEXT,            -- domain::history::ResultKind; none while open
    a_points      BIGINT,
    a_tactics     BIGINT,
    b_points      BIGINT,
    b_tactics     BIGINT,
    outcome       TEXT,            -- a judge's outcome for a, where the numbers do not say it
    reason        TEXT,
    decided_by    TEXT,            -- who reported, confirmed or ruled last
    decided_at    TIMESTAMPTZ,
    version       BIGINT NOT NULL,
    UNIQUE (round_id, place),
    UNIQUE (round_id, table_number)
);
CREATE INDEX battle_event ON battle (event_id);
-- Nobody sits at two tables of a round: the database says so.
CREATE TABLE seat (
    round_id  UUID NOT NULL REFERENCES round (id) ON DELETE CASCADE,
    player_id UUID NOT NULL REFERENCES player (id),
    battle_id UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    side      TEXT NOT NULL, -- a, b
    PRIMARY KEY (round_id, player_id),
    UNIQUE (battle_id, side)
);
CREATE INDEX seat_player ON seat (player_id);
-- Every report ever sent for a battle, whatever became of it.
CREATE TABLE report (
    id         UUID PRIMARY KEY,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    battle_id  UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    number     BIGINT NOT NULL,
    side       TEXT NOT NULL, -- a, b, staff
    who        TEXT NOT NULL,
    kind       TEXT NOT NULL,
    a_points   BIGINT NOT NULL,
    a_tactics  BIGINT NOT NULL,
    b_points   BIGINT NOT NULL,
    b_tactics  BIGINT NOT NULL,
    outcome    TEXT,
    reason     TEXT,
    at         TIMESTAMPTZ NOT NULL,
    once       TEXT NOT NULL,
    UNIQUE (battle_id, number),
    UNIQUE (battle_id, once)
);
CREATE TABLE ban (
    id       UUID PRIMARY KEY,
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    a        UUID NOT NULL REFERENCES player (id),
    b        UUID NOT NULL REFERENCES player (id),
    rounds   TEXT,          -- JSON list of round numbers; none means always
    fixed    BOOLEAN NOT NULL, -- true: these two meet; false: they do not
    why      TEXT NOT NULL
);
CREATE TABLE award (
    id        UUID PRIMARY KEY,
    event_id  UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    place     BIGINT NOT NULL, -- order in which they are listed
    title     TEXT NOT NULL,
    basis     TEXT NOT NULL,   -- domain::award::Basis as JSON: a place, best in faction, somebody's choice
    player_id UUID REFERENCES player (id),
    reason    TEXT,
    version   BIGINT NOT NULL
);
CREATE INDEX award_event ON award (event_id);
