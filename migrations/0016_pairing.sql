-- A bye that the organiser gave is fixed like a pair, and kept when the rest is drawn again.
UPDATE battle SET fixed = TRUE WHERE table_number IS NULL AND by_hand IS NOT NULL;
-- What stood on the table when the battle was played, written when the venue changes it afterwards; empty: no set.
ALTER TABLE battle ADD COLUMN terrain TEXT;
