-- Where two people check each sheet of paper: who typed in the one that waits for the second.
CREATE TABLE paper_entry (
    battle_id  UUID PRIMARY KEY REFERENCES battle (id) ON DELETE CASCADE,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE
);
