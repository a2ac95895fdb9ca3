-- The rosters of players, and the catalogues by which they are judged.
CREATE TABLE roster (
    id           UUID PRIMARY KEY,
    event_id     UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    player_id    UUID NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    number       BIGINT NOT NULL CHECK (number >= 1), -- 1 for a player's first, then 2, …
    source       TEXT NOT NULL, -- as it was given, for ever; base64 where it was not text
    encoding     TEXT NOT NULL CHECK (encoding IN ('text', 'base64')),
    format       TEXT NOT NULL, -- which reader read it
    reading      TEXT NOT NULL, -- what was understood of it: domain::roster::Reading as JSON
    verdict      TEXT NOT NULL, -- domain::composition::Verdict as JSON
    judged_by    TEXT NOT NULL, -- the fingerprint of the rules and profiles that the verdict was made with
    verdict_before TEXT,        -- the verdict that staff know, while it is another one now
    settled      TEXT NOT NULL, -- what people settled about it, as JSON: names confirmed, findings waived
    state        TEXT NOT NULL CHECK (state IN ('submitted', 'needs_fix', 'accepted')),
    state_reason TEXT,
    state_by     TEXT,
    fix_due      TIMESTAMPTZ,   -- until when a roster that was sent back has to be mended
    late         BOOLEAN NOT NULL,
    submitted_at TIMESTAMPTZ NOT NULL,
    submitted_by TEXT NOT NULL,
    version      BIGINT NOT NULL,
    UNIQUE (player_id, number)
);
CREATE INDEX roster_event ON roster (event_id);
-- A roster that is being built on the site, before it is handed in: one a player.
CREATE TABLE roster_draft (
    player_id  UUID PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
    event_id   UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    roster     TEXT NOT NULL, -- domain::roster::Roster as JSON
    version    BIGINT NOT NULL,
    changed_at TIMESTAMPTZ NOT NULL
);
CREATE INDEX roster_draft_event ON roster_draft (event_id);
-- What players report about an opponent's open roster, for staff to look at.
CREATE TABLE roster_problem (
    id          UUID PRIMARY KEY,
    event_id    UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    roster_id   UUID NOT NULL REFERENCES roster (id) ON DELETE CASCADE,
    reported_by TEXT NOT NULL,
    text        TEXT NOT NULL,
    at          TIMESTAMPTZ NOT NULL,
    answer      TEXT,
    answered_by TEXT
);
CREATE INDEX roster_problem_event ON roster_problem (event_id);
CREATE INDEX roster_problem_roster ON roster_problem (roster_id);
-- Battle profiles: one imported publication a row. Add-only.
CREATE TABLE catalogue (
    id           UUID PRIMARY KEY,
    system       TEXT NOT NULL,
    title        TEXT NOT NULL,
    published_on DATE,
    source       TEXT NOT NULL,
    content      TEXT NOT NULL, -- domain::catalogue::Publication as JSON
    imported_at  TIMESTAMPTZ NOT NULL,
    imported_by  TEXT NOT NULL
);
CREATE INDEX catalogue_system ON catalogue (system, imported_at);
