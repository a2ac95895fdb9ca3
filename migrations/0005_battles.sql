-- The battles of a round: who sits where, what was reported and ruled, the scoring sheets, calls for a judge.
CREATE TABLE battle (
    id             UUID PRIMARY KEY,
    event_id       UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    round_id       UUID NOT NULL REFERENCES round (id) ON DELETE CASCADE,
    place          BIGINT NOT NULL, -- order within the round
    table_number   BIGINT CHECK (table_number >= 1), -- none for a bye
    fixed          BOOLEAN NOT NULL, -- not drawn: set by hand, or made by the round's method
    by_hand        TEXT,             -- why the organiser changed it, when they did
    hand_is_public BOOLEAN NOT NULL, -- players are told that it was changed
    match_id       UUID REFERENCES team_match (id), -- of the teams that the players play for
    battleplan     TEXT, -- the table's own; none: the round's
    begun          BOOLEAN NOT NULL, -- staff say that the players have started
    reasons        TEXT NOT NULL,    -- why the draw made it, as JSON
    terrain        TEXT, -- what it was played on, written when the venue changes it afterwards; empty: no set
    state          TEXT NOT NULL CHECK (state IN ('open', 'reported', 'confirmed', 'disputed', 'ruled')),
    kind           TEXT CHECK (kind IN ('played', 'bye', 'conceded_by_a', 'conceded_by_b', 'no_show_a', 'no_show_b',
        'adjudicated')), -- none while open
    a_points       BIGINT CHECK (a_points >= 0),
    a_tactics      BIGINT CHECK (a_tactics >= 0),
    a_marks        BIGINT CHECK (a_marks > 0), -- objectives, a byte each, the first lowest; none: none
    b_points       BIGINT CHECK (b_points >= 0),
    b_tactics      BIGINT CHECK (b_tactics >= 0),
    b_marks        BIGINT CHECK (b_marks > 0),
    outcome        TEXT CHECK (outcome IN ('major_win', 'minor_win', 'draw', 'minor_loss', 'major_loss')),
                   -- a judge's outcome for a, where the numbers do not say it
    reason         TEXT,
    decided_by     TEXT, -- who reported, confirmed or ruled last
    decided_at     TIMESTAMPTZ,
    version        BIGINT NOT NULL,
    UNIQUE (round_id, place),
    UNIQUE (round_id, table_number),
    -- A result is there whole, or not at all.
    CHECK ((state = 'open') = (kind IS NULL)),
    CHECK ((kind IS NULL) = (a_points IS NULL)),
    CHECK ((kind IS NULL) = (a_tactics IS NULL)),
    CHECK ((kind IS NULL) = (b_points IS NULL)),
    CHECK ((kind IS NULL) = (b_tactics IS NULL)),
    CHECK (kind IS NOT NULL OR (a_marks IS NULL AND b_marks IS NULL)),
    CHECK (kind IS NOT NULL OR outcome IS NULL)
);
CREATE INDEX battle_event ON battle (event_id);
CREATE INDEX battle_match ON battle (match_id);
-- Nobody sits at two tables of a round: the database says so.
CREATE TABLE seat (
    round_id  UUID NOT NULL REFERENCES round (id) ON DELETE CASCADE,
    player_id UUID NOT NULL REFERENCES player (id),
    battle_id UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    side      TEXT NOT NULL CHECK (side IN ('a', 'b')),
    place     BIGINT NOT NULL CHECK (place >= 1), -- 2: the partner, where pairs play
    PRIMARY KEY (round_id, player_id),
    UNIQUE (battle_id, side, place)
);
CREATE INDEX seat_player ON seat (player_id);
-- A battle that the organiser put on its table by hand: giving out the tables again leaves it there.
CREATE TABLE placed_battle (
    battle_id UUID PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
    reason    TEXT NOT NULL
);
-- Every report ever sent for a battle, whatever became of it. Add-only.
CREATE TABLE report (
    id        UUID PRIMARY KEY,
    event_id  UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    battle_id UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    number    BIGINT NOT NULL CHECK (number >= 1),
    sender    TEXT NOT NULL CHECK (sender IN ('a', 'b', 'staff')),
    who       TEXT NOT NULL,
    kind      TEXT NOT NULL CHECK (kind IN ('played', 'bye', 'conceded_by_a', 'conceded_by_b', 'no_show_a', 'no_show_b',
        'adjudicated')),
    a_points  BIGINT NOT NULL CHECK (a_points >= 0),
    a_tactics BIGINT NOT NULL CHECK (a_tactics >= 0),
    a_marks   BIGINT CHECK (a_marks > 0), -- as in battle
    b_points  BIGINT NOT NULL CHECK (b_points >= 0),
    b_tactics BIGINT NOT NULL CHECK (b_tactics >= 0),
    b_marks   BIGINT CHECK (b_marks > 0),
    outcome   TEXT CHECK (outcome IN ('major_win', 'minor_win', 'draw', 'minor_loss', 'major_loss')),
    reason    TEXT,
    at        TIMESTAMPTZ NOT NULL,
    once      TEXT NOT NULL, -- the form's own key: sent twice, it counts once
    UNIQUE (battle_id, number),
    UNIQUE (battle_id, once)
);
-- Where two people check each sheet of paper: who typed in the one that waits for the second.
CREATE TABLE paper_entry (
    battle_id  UUID PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE
);
-- The scoring sheet of a battle as it stands, and every tap that made it so. Not part of the event's own
-- version and log: a large event taps some ten thousand times, and only what is sent as the result counts.
CREATE TABLE sheet (
    battle_id  UUID PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    a          UUID NOT NULL REFERENCES player (id), -- whose sheet it is: new opponents begin a new one
    b          UUID NOT NULL REFERENCES player (id),
    sheet      TEXT NOT NULL,   -- domain::scoring::ScoringSheet as JSON
    exempted   TEXT NOT NULL,   -- JSON list of domain::scoring::Exemption
    version    BIGINT NOT NULL CHECK (version >= 0), -- one more with every step
    changed_by TEXT NOT NULL,
    changed_at TIMESTAMPTZ NOT NULL,
    CHECK (a <> b)
);
-- Add-only.
CREATE TABLE sheet_step (
    battle_id UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    number    BIGINT NOT NULL CHECK (number >= 1), -- the sheet's version after it
    once      TEXT NOT NULL, -- the tap's own key: sent twice, it counts once
    step      TEXT NOT NULL, -- field, value seen, value, as domain::scoring::Step writes it
    change    TEXT NOT NULL, -- domain::event::audit::SheetChange as JSON: the same with the names that things had
    who       TEXT NOT NULL,
    role      TEXT NOT NULL CHECK (role IN ('organiser', 'judge', 'player', 'visitor', 'muster')),
    reason    TEXT,          -- why a judge let it stand
    at        TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (battle_id, number),
    UNIQUE (battle_id, once)
);
-- A call for a judge from a table.
CREATE TABLE judge_call (
    id        UUID PRIMARY KEY,
    event_id  UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    battle_id UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    caller    UUID NOT NULL REFERENCES player (id),
    kind      TEXT NOT NULL CHECK (kind IN ('rules', 'roster', 'time', 'other')),
    note      TEXT NOT NULL,
    state     TEXT NOT NULL CHECK (state IN ('waiting', 'taken', 'answered', 'withdrawn')),
    called_at TIMESTAMPTZ NOT NULL,
    taken_by  TEXT, -- the judge who is on the way, or who answered
    taken_at  TIMESTAMPTZ,
    passed_on TEXT, -- what the judge before said
    answer    TEXT,
    ended_at  TIMESTAMPTZ,
    version   BIGINT NOT NULL
);
CREATE INDEX judge_call_event ON judge_call (event_id, called_at);
CREATE INDEX judge_call_battle ON judge_call (battle_id);
-- A table calls once: two taps, or both players at the same time, are one call.
CREATE UNIQUE INDEX judge_call_open ON judge_call (battle_id) WHERE state IN ('waiting', 'taken');
-- A table that a judge watches for slow play, and what was seen.
CREATE TABLE slow_play_watch (
    id         UUID PRIMARY KEY,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    battle_id  UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    started_at TIMESTAMPTZ NOT NULL,
    started_by TEXT NOT NULL,
    note       TEXT NOT NULL,
    ended_at   TIMESTAMPTZ, -- none while it is watched
    ended_by   TEXT,
    seen       TEXT
);
CREATE INDEX slow_play_watch_event ON slow_play_watch (event_id, started_at);
CREATE INDEX slow_play_watch_battle ON slow_play_watch (battle_id);
-- Two judges at once are one watch.
CREATE UNIQUE INDEX slow_play_watch_open ON slow_play_watch (battle_id) WHERE ended_at IS NULL;
