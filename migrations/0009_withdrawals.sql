-- When a player gave up a place that they had: what day decides whether their money is given back. None: they did not,
-- or only waited for a place.
ALTER TABLE player ADD COLUMN gave_up_at TIMESTAMPTZ;
