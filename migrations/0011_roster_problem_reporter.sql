-- Which player reported a problem with a roster, so that they read the answer, and when it was given. Rows of players
-- go with their event alone.
ALTER TABLE roster_problem ADD COLUMN reporter_id UUID;
ALTER TABLE roster_problem ADD COLUMN answered_at TIMESTAMPTZ;
