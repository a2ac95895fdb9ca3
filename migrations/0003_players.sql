CREATE TABLE player (
    id            UUID PRIMARY KEY,
    event_id      UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    number        BIGINT NOT NULL, -- as printed; never given twice in one event
    name          TEXT NOT NULL,
    club          TEXT,
    faction       TEXT,
    email         TEXT,
    notes         TEXT,
    dietary       TEXT,
    paid          BOOLEAN NOT NULL,
    status        TEXT NOT NULL,   -- playing, waiting, withdrawn
    spare         BOOLEAN NOT NULL,
    fixed_table   BIGINT,
    joined_round  BIGINT NOT NULL,
    dropped_after BIGINT,
    checked_in_at TIMESTAMPTZ,
    registered_at TIMESTAMPTZ NOT NULL,
    account_id    UUID REFERENCES account (id) ON DELETE SET NULL,
    link_epoch    BIGINT NOT NULL, -- part of what the private link signs; one more makes every older link void
    link_open     BOOLEAN NOT NULL,
    version       BIGINT NOT NULL,
    UNIQUE (event_id, number)
);
CREATE INDEX player_account ON player (account_id);
-- A phone that used a player's private link is that player, for that event.
CREATE TABLE session_player (
    token_hash TEXT NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
    player_id  UUID NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    link_epoch BIGINT NOT NULL,
    opened_at  TIMESTAMPTZ NOT NULL, -- of several in one event, the last opened counts
    PRIMARY KEY (token_hash, player_id)
);
CREATE TABLE roster (
    id           UUID PRIMARY KEY,
    event_id     UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    player_id    UUID NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    number       BIGINT NOT NULL, -- 1 for a player's first, then 2, …
    source       TEXT NOT NULL,   -- as it was given, for ever; base64 where it was not text
    encoding     TEXT NOT NULL,   -- text, base64
    format       TEXT NOT NULL,   -- which reader read it
    roster       TEXT NOT NULL,   -- domain::roster::Roster as JSON
    verdict      TEXT NOT NULL,   -- domain::composition::Verdict as JSON
    state        TEXT NOT NULL,   -- submitted, needs_fix, accepted
    state_reason TEXT,
    state_by     TEXT,
    late         BOOLEAN NOT NULL,
    submitted_at TIMESTAMPTZ NOT NULL,
    submitted_by TEXT NOT NULL,
    version      BIGINT NOT NULL,
    UNIQUE (player_id, number)
);
CREATE INDEX roster_event ON roster (event_id);
-- Battle profiles by publication; add-only.
CREATE TABLE publication (
    id           UUID PRIMARY KEY,
    system       TEXT NOT NULL,
    title        TEXT NOT NULL,
    published_on DATE,
    source       TEXT NOT NULL,
    content      TEXT NOT NULL, -- domain::catalogue::Publication as JSON
    imported_at  TIMESTAMPTZ NOT NULL,
    imported_by  TEXT NOT NULL
);
