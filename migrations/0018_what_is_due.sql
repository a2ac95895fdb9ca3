-- What jobs look for, again and again: votes that close by themselves, steps of a draft that are on, mails that wait.
CREATE INDEX vote_open ON vote (closes_at) WHERE closed_at IS NULL;
CREATE INDEX team_match_step ON team_match (step_since) WHERE step_since IS NOT NULL;
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE sent_at IS NULL;
