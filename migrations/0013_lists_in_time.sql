-- What somebody gave for a list in time. None: nobody did, and whether the newest roster is late decides. What stood
-- here before stays as it was: points that were counted do not change behind the back of the log.
ALTER TABLE soft_score RENAME COLUMN lists TO lists_before;
ALTER TABLE soft_score ADD COLUMN lists BIGINT CHECK (lists >= 0);
UPDATE soft_score SET lists = lists_before;
ALTER TABLE soft_score DROP COLUMN lists_before;
