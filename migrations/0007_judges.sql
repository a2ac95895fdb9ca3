-- A call for a judge from a table.
CREATE TABLE judge_call (
    id          UUID PRIMARY KEY,
    event_id    UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    battle_id   UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    caller      UUID NOT NULL REFERENCES player (id),
    kind        TEXT NOT NULL,
    note        TEXT NOT NULL,
    state       TEXT NOT NULL, -- waiting, taken, answered, withdrawn
    called_at   TIMESTAMPTZ NOT NULL,
    taken_by    TEXT,          -- the judge who is on the way, or who answered
    taken_at    TIMESTAMPTZ,
    passed_on   TEXT,          -- what the judge before said
    answer      TEXT,
    ended_at    TIMESTAMPTZ,
    version     BIGINT NOT NULL
);
CREATE INDEX judge_call_event ON judge_call (event_id, called_at);
-- A table calls once: two taps, or both players at the same time, are one call.
CREATE UNIQUE INDEX judge_call_open ON judge_call (battle_id) WHERE state IN ('waiting', 'taken');
-- What staff noted about a player's conduct. For staff alone.
CREATE TABLE infraction (
    id          UUID PRIMARY KEY,
    event_id    UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    player_id   UUID NOT NULL REFERENCES player (id),
    kind        TEXT NOT NULL,
    level       TEXT NOT NULL,
    note        TEXT NOT NULL,
    round       BIGINT,        -- the newest round when it was noted
    at          TIMESTAMPTZ NOT NULL,
    noted_by    TEXT NOT NULL,
    taken_back  TEXT           -- why, when it was a mistake
);
CREATE INDEX infraction_event ON infraction (event_id, player_id);
