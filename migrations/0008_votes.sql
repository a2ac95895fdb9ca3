-- Players' votes for awards, the clock of a round, the big screen and the ceremony, dice for shared places.

-- A vote for an award. Without a row here, somebody else decides the award.
CREATE TABLE vote (
    award_id  UUID PRIMARY KEY REFERENCES award (id) ON DELETE CASCADE,
    event_id  UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    choices   TEXT NOT NULL, -- opponents: those the voter has met; players: everybody who plays
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
CREATE TABLE vote_count (
    award_id     UUID NOT NULL REFERENCES vote (award_id) ON DELETE CASCADE,
    candidate_id UUID NOT NULL REFERENCES player (id),
    votes        BIGINT NOT NULL,
    PRIMARY KEY (award_id, candidate_id)
);
-- A shared place that dice settled (S7). The dice follow from the seed.
CREATE TABLE roll_off (
    id          UUID PRIMARY KEY,
    event_id    UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    after_round BIGINT NOT NULL,
    players     TEXT NOT NULL, -- JSON list of keys
    seed        BIGINT NOT NULL
);
CREATE INDEX roll_off_event ON roll_off (event_id);
-- The clock of a round, once it was started (C2).
CREATE TABLE round_clock (
    round_id      UUID PRIMARY KEY REFERENCES round (id) ON DELETE CASCADE,
    minutes       BIGINT NOT NULL, -- with what everybody was given since
    started_at    TIMESTAMPTZ NOT NULL,
    paused_at     TIMESTAMPTZ,     -- stands still since then
    paused_millis BIGINT NOT NULL  -- stood still before that
);
CREATE TABLE table_extension (
    round_id     UUID NOT NULL REFERENCES round (id) ON DELETE CASCADE,
    table_number BIGINT NOT NULL,
    minutes      BIGINT NOT NULL,
    PRIMARY KEY (round_id, table_number)
);
-- What the big screen shows; without a row, the pairings.
CREATE TABLE screen (
    event_id UUID PRIMARY KEY REFERENCES event (id) ON DELETE CASCADE,
    shows    TEXT NOT NULL
);
-- How far the ceremony has come: awards without a row are still to come.
CREATE TABLE ceremony_award (
    award_id UUID PRIMARY KEY REFERENCES award (id) ON DELETE CASCADE,
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    state    TEXT NOT NULL -- announced: its title alone is on the screen; revealed: who has it, too
);
CREATE INDEX ceremony_award_event ON ceremony_award (event_id);
