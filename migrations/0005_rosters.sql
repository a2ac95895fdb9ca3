-- What people settled about a version of a roster: names confirmed, findings waived.
ALTER TABLE roster ADD COLUMN settled TEXT NOT NULL DEFAULT '{}'; -- domain::handed_in::Settled as JSON
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
