-- Another judge can be called against what one has decided: `appeal` is one more kind of call.
ALTER TABLE judge_call RENAME COLUMN kind TO kind_before;
ALTER TABLE judge_call ADD COLUMN kind TEXT NOT NULL DEFAULT 'other'
    CHECK (kind IN ('rules', 'roster', 'time', 'other', 'appeal'));
UPDATE judge_call SET kind = kind_before;
ALTER TABLE judge_call DROP COLUMN kind_before;
-- Whose decisions an appeal is against, a name a line.
ALTER TABLE judge_call ADD COLUMN against TEXT;
