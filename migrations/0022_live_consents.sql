-- Players who let everybody read the scoring sheet of their battle while it is played. It is shown where both do.
CREATE TABLE live_consent (
    battle_id UUID NOT NULL REFERENCES battle (id) ON DELETE CASCADE,
    player_id UUID NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    PRIMARY KEY (battle_id, player_id)
);
CREATE INDEX live_consent_player ON live_consent (player_id);
