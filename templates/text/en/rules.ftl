### Short names for the army composition rules, and for what an organiser can change about them.

# $rule is the number of an Age of Sigmar 4 rule.
rule-title = { $rule ->
    [A01] Points within the limit
    [A02] Built for this event's points limit
    [A03] No unit over half the limit
    [A04] Unspent points
    [A05] All units from one faction
    [A06] Current battle profiles
    [A07] Prices as published
    [A08] One to five regiments
    [A09] Regiments of Renown count as regiments
    [A10] A hero leads each regiment
    [A11] Units in a regiment
    [A12] Units the leader may take
    [A13] Extra heroes in a regiment
    [A14] The unit's own notes
    [A15] One general, leading a regiment
    [A16] A warmaster is the general
    [A17] Reinforced units
    [A18] Unit sizes
    [A19] Unique units
    [A20] Seasonal versions of a unit
    [A21] Regiments of Renown
    [A22] Units in a Regiment of Renown
    [A23] Auxiliary heroes and companions
    [A24] Auxiliary units compared
    [A25] Faction terrain
    [A26] Battle formation
    [A27] One enhancement of each kind
    [A28] Who may carry an enhancement
    [A29] Lores
    [A30] Unusable lores
    [A31] Choices still to make
    [A32] Legends, seasonal and unreleased units
    [A33] Numbers that don't add up
    [A34] Armies of Renown
    [A35] Notes for the battle
    [A36] Battle tactic cards
   *[other] { $rule }
}

# Labels of the tick boxes under How rosters are checked.
rules-module-commands = Commands
rules-module-terrain = Terrain
rules-module-magic = Magic
rules-module-army-composition = Army Composition
rules-module-command-models = Command Models
allowance-regiments-of-renown = Regiments of Renown
allowance-armies-of-renown = Armies of Renown
allowance-faction-terrain = Faction terrain
allowance-legends = Legends
allowance-sixth-regiment-of-renown = A Regiment of Renown as a sixth regiment

# In the log: which text of the rules counts.
errata-wording-original = original
errata-wording-errata = latest
