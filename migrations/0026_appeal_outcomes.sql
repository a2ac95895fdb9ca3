-- An appeal is against one decision, whose judge `against` names: when that was made, and what the appeal came to.
ALTER TABLE judge_call ADD COLUMN against_at TIMESTAMPTZ;
ALTER TABLE judge_call ADD COLUMN outcome TEXT CHECK (outcome IN ('stands', 'changed'));
