-- Since when somebody asks the organiser to be let in, who signed up without anything that tells them from a program.
-- None: they were let in, or nobody had to ask.
ALTER TABLE player ADD COLUMN asks_since TIMESTAMPTZ;
