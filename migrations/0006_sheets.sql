-- The scoring sheet of a battle as it stands, and every tap that made it so. Not part of the event's own
-- version and log: a large event taps some ten thousand times, and only what is sent as the result counts.
CREATE TABLE sheet (
    battle_id  UUID PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    a          UUID NOT NULL REFERENCES player (id), -- whose sheet it is: new opponents begin a new one
    b          UUID NOT NULL REFERENCES player (id),
    sheet      TEXT NOT NULL,   -- domain::scoring::ScoringSheet as JSON
    exempted   TEXT NOT NULL,   -- JSON list of domain::scoring::Exemption
    version    BIGINT NOT NULL, -- one more with every step
    changed_by TEXT NOT NULL,
    changed_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX sheet_event ON sheet (event_id);
-- Rows are only ever added.
CREATE TABLE sheet_step (
    battle_id UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    number    BIGINT NOT NULL, -- the sheet's version after it
    once      TEXT NOT NULL,   -- the tap's own key: sent twice, it counts once
    step      TEXT NOT NULL,   -- field, value seen, value, as domain::scoring::Step writes it
    what      TEXT NOT NULL,   -- the same in words
    who       TEXT NOT NULL,
    role      TEXT NOT NULL,
    reason    TEXT,            -- why a judge let it stand
    at        TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (battle_id, number),
    UNIQUE (battle_id, once)
);
