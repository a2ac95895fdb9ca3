-- The teams of an event that is played by teams or pairs, in order of their numbers.
CREATE TABLE team (
    id            UUID PRIMARY KEY,
    event_id      UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    number        BIGINT NOT NULL CHECK (number >= 1), -- as printed; never given twice in one event
    name          TEXT NOT NULL,
    club          TEXT,
    paid          BOOLEAN NOT NULL, -- one ticket a team
    status        TEXT NOT NULL CHECK (status IN ('playing', 'waiting', 'withdrawn')),
    spare         BOOLEAN NOT NULL,
    fixed_table   BIGINT CHECK (fixed_table >= 1), -- the first of its tables
    joined_round  BIGINT NOT NULL CHECK (joined_round >= 1),
    dropped_after BIGINT CHECK (dropped_after >= 0), -- 0: before round 1
    registered_at TIMESTAMPTZ NOT NULL,
    link_epoch    BIGINT NOT NULL, -- part of what its invitation signs; one more makes every older one void
    version       BIGINT NOT NULL,
    UNIQUE (event_id, number)
);
-- What a captain expects of each pair of players against another team. For the own team alone, in no export.
CREATE TABLE team_matrix (
    team_id    UUID NOT NULL REFERENCES team (id) ON DELETE CASCADE,
    against    UUID NOT NULL REFERENCES team (id) ON DELETE CASCADE,
    cells      TEXT NOT NULL, -- JSON: own player, their player, what is expected
    changed_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (team_id, against)
);
-- The players of an event, the phones that are theirs, and what staff noted about them.
CREATE TABLE player (
    id            UUID PRIMARY KEY,
    event_id      UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    number        BIGINT NOT NULL CHECK (number >= 1), -- as printed; never given twice in one event
    name          TEXT NOT NULL,
    club          TEXT,
    faction       TEXT,
    email         TEXT,
    notes         TEXT,
    dietary       TEXT,
    paid          BOOLEAN NOT NULL,
    status        TEXT NOT NULL CHECK (status IN ('playing', 'waiting', 'withdrawn')),
    spare         BOOLEAN NOT NULL,
    fixed_table   BIGINT CHECK (fixed_table >= 1),
    joined_round  BIGINT NOT NULL CHECK (joined_round >= 1),
    dropped_after BIGINT CHECK (dropped_after >= 0), -- 0: before round 1
    checked_in_at TIMESTAMPTZ,
    registered_at TIMESTAMPTZ NOT NULL,
    account_id    UUID REFERENCES account (id) ON DELETE SET NULL,
    link_epoch    BIGINT NOT NULL, -- part of what the private link signs; one more makes every older link void
    link_open     BOOLEAN NOT NULL,
    team_id       UUID REFERENCES team (id), -- none where everybody plays for themselves
    team_role     TEXT CHECK (team_role IN ('captain', 'player', 'reserve', 'coach', 'assistant')),
    team_place    BIGINT CHECK (team_place >= 1), -- the place they play at; none: they do not, for now
    team_deputy   BOOLEAN NOT NULL, -- chooses and reports for the team as its captain does
    soft          BIGINT NOT NULL CHECK (soft >= 0), -- soft scores in all, added up from soft_score and paint_mark
    link_key      TEXT, -- what signs the link of somebody who came with an event file; none: the site's own
    version       BIGINT NOT NULL,
    UNIQUE (event_id, number),
    CHECK ((team_id IS NULL) = (team_role IS NULL)),
    CHECK (team_place IS NULL OR team_id IS NOT NULL)
);
CREATE INDEX player_team ON player (team_id);
CREATE INDEX player_account ON player (account_id);
-- What players answered at sign-up to the organiser's own questions, as these stood then.
CREATE TABLE sign_up_answer (
    player_id UUID NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    place     BIGINT NOT NULL CHECK (place >= 1),
    question  TEXT NOT NULL,
    answer    TEXT NOT NULL,
    PRIMARY KEY (player_id, place)
);
-- A phone that used a player's private link is that player, for that event.
CREATE TABLE session_player (
    token_hash TEXT NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
    player_id  UUID NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    link_epoch BIGINT NOT NULL,
    opened_at  TIMESTAMPTZ NOT NULL, -- of several in one event, the last opened counts
    PRIMARY KEY (token_hash, player_id)
);
-- What staff noted about a player's conduct. For staff alone.
CREATE TABLE conduct_note (
    id         UUID PRIMARY KEY,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    player_id  UUID NOT NULL REFERENCES player (id),
    kind       TEXT NOT NULL CHECK (kind IN ('late', 'slow_play', 'rules', 'roster', 'dice', 'conduct', 'other')),
    level      TEXT NOT NULL CHECK (level IN ('note', 'warning', 'game_loss', 'removal')),
    note       TEXT NOT NULL,
    round      BIGINT CHECK (round >= 1), -- the newest round when it was noted
    at         TIMESTAMPTZ NOT NULL,
    noted_by   TEXT NOT NULL,
    taken_back TEXT -- why, when it was a mistake
);
CREATE INDEX conduct_note_event ON conduct_note (event_id);
CREATE INDEX conduct_note_player ON conduct_note (player_id);
-- Tournament points that staff took from a player, or gave: a correction of the standings, with its reason.
CREATE TABLE penalty (
    id         UUID PRIMARY KEY,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    player_id  UUID NOT NULL REFERENCES player (id),
    points     BIGINT NOT NULL CHECK (points <> 0), -- below 0: taken; above: given
    reason     TEXT NOT NULL,
    round      BIGINT NOT NULL CHECK (round >= 0),  -- counts from the standings after this round on; 0: from the first
    pairs      BOOLEAN NOT NULL,                    -- the draw of later rounds reads it too
    at         TIMESTAMPTZ NOT NULL,
    given_by   TEXT NOT NULL,
    taken_back TEXT -- why, when it was a mistake
);
CREATE INDEX penalty_event ON penalty (event_id);
CREATE INDEX penalty_player ON penalty (player_id);
-- What a player earns beside the battles; without a row, nobody has looked yet.
CREATE TABLE soft_score (
    player_id     UUID PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
    event_id      UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    is_entered    BOOLEAN NOT NULL, -- shows the army to the panel
    battle_ready  BOOLEAN,          -- none: nobody has looked yet
    sportsmanship BIGINT NOT NULL CHECK (sportsmanship >= 0),
    lists         BIGINT NOT NULL CHECK (lists >= 0),
    version       BIGINT NOT NULL
);
CREATE INDEX soft_score_event ON soft_score (event_id);
-- The panel's marks for paint: one of each judge, with the name they had.
CREATE TABLE paint_mark (
    player_id UUID NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    judge_id  UUID NOT NULL, -- an account, which may be another site's
    judge     TEXT NOT NULL,
    marks     BIGINT NOT NULL CHECK (marks >= 0),
    PRIMARY KEY (player_id, judge_id)
);
