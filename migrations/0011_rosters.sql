-- A roster that is being built on the site, before it is handed in: one a player.
CREATE TABLE roster_draft (
    player_id  UUID PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    roster     TEXT NOT NULL, -- domain::roster::Roster as JSON
    version    BIGINT NOT NULL,
    changed_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX roster_draft_event ON roster_draft (event_id);

-- Until when a roster that was sent back has to be mended.
ALTER TABLE roster ADD COLUMN fix_due TIMESTAMPTZ;
