-- Awards, the players' votes for them, and what the big screen shows of it.
CREATE TABLE award (
    id        UUID PRIMARY KEY,
    event_id  UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    place     BIGINT NOT NULL, -- order in which they are listed
    title     TEXT NOT NULL,
    basis     TEXT NOT NULL,   -- domain::event::award::Basis as JSON: a place, best in faction, somebody's choice
    player_id UUID REFERENCES player (id),
    team_id   UUID REFERENCES team (id),
    reason    TEXT,
    prize     TEXT,            -- what goes with it
    version   BIGINT NOT NULL,
    CHECK (player_id IS NULL OR team_id IS NULL)
);
CREATE INDEX award_event ON award (event_id);
CREATE INDEX award_team ON award (team_id);
-- A vote for an award. Without a row here, somebody else decides the award.
CREATE TABLE vote (
    award_id  UUID PRIMARY KEY REFERENCES award (id) ON DELETE CASCADE,
    event_id  UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    choices   TEXT NOT NULL CHECK (choices IN ('opponents', 'players')), -- opponents: those the voter has met; players: everybody who plays
    closes_at TIMESTAMPTZ,   -- by itself; none: by hand
    closed_at TIMESTAMPTZ
);
CREATE INDEX vote_event ON vote (event_id);
-- A vote is blind: the table of who voted and the table of what was voted for have no column in common but
-- the award, and neither has a time, a sequence or an id of its own.
--
-- Hidden: from the tables as they stand, at any moment, nobody can tell what one person voted for. Each vote
-- rewrites every count of its award, so that no hidden column either (xmin and ctid on PostgreSQL; on SQLite
-- the counts keep the row ids that they got when the vote opened) says which count changed with which voter.
--
-- Not hidden: the order in which people voted (row ids, xmin of vote_cast; the event's log has one entry
-- for each vote, without a name). Who reads the live database, copies or write-ahead logs before and after one
-- single vote sees one more voter and one more vote. Until PostgreSQL has vacuumed, a superuser who looks at
-- dead rows can see the same. And counts may speak for themselves: where all three opponents of a player
-- voted for that player, everybody can count to three.
CREATE TABLE vote_cast (
    award_id  UUID NOT NULL REFERENCES vote (award_id) ON DELETE CASCADE,
    player_id UUID NOT NULL REFERENCES player (id),
    PRIMARY KEY (award_id, player_id)
);
CREATE INDEX vote_cast_player ON vote_cast (player_id);
CREATE TABLE vote_count (
    award_id     UUID NOT NULL REFERENCES vote (award_id) ON DELETE CASCADE,
    candidate_id UUID NOT NULL REFERENCES player (id),
    votes        BIGINT NOT NULL CHECK (votes >= 0),
    PRIMARY KEY (award_id, candidate_id)
);
-- What staff told everybody: announcements for every phone and the wall, and answers to questions of the event.
CREATE TABLE news (
    id       UUID PRIMARY KEY,
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    kind     TEXT NOT NULL CHECK (kind IN ('announcement', 'ruling')),
    question TEXT NOT NULL, -- empty for an announcement
    text     TEXT NOT NULL,
    at       TIMESTAMPTZ NOT NULL,
    told_by  TEXT NOT NULL, -- the name as it was then
    call_id  UUID REFERENCES judge_call (id) ON DELETE CASCADE, -- the call that it answers, if it came from one
    state    TEXT NOT NULL CHECK (state IN ('standing', 'taken_down', 'taken_back')),
    ended_at TIMESTAMPTZ,
    version  BIGINT NOT NULL
);
CREATE INDEX news_event ON news (event_id, at);
CREATE INDEX news_call ON news (call_id);
-- What the big screen shows; without a row, the pairings.
CREATE TABLE screen (
    event_id UUID PRIMARY KEY REFERENCES event (id) ON DELETE CASCADE,
    shows    TEXT NOT NULL CHECK (shows IN ('clock', 'pairings', 'standings', 'timetable', 'ceremony'))
);
-- How far the ceremony has come: awards without a row are still to come.
CREATE TABLE ceremony_award (
    award_id UUID PRIMARY KEY REFERENCES award (id) ON DELETE CASCADE,
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    -- announced: its title alone is on the screen; revealed: who has it, too
    state    TEXT NOT NULL CHECK (state IN ('announced', 'revealed'))
);
CREATE INDEX ceremony_award_event ON ceremony_award (event_id);
