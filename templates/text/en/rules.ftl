### The rules of composition, and what of them an organiser chooses, each in a few words.

# $rule is the number of a rule of Age of Sigmar 4.
rule-title = { $rule ->
    [A01] Points within the limit
    [A02] Built for this event's limit
    [A03] No unit over half the limit
    [A04] Unspent points
    [A05] Every unit from the faction
    [A06] Profiles of the right date
    [A07] Prices as published
    [A08] One to five regiments
    [A09] Regiments of Renown count as regiments
    [A10] A hero leads each regiment
    [A11] Units in a regiment
    [A12] Units the leader may take
    [A13] Second heroes in a regiment
    [A14] Notes of the unit's own profile
    [A15] One general, leading a regiment
    [A16] A warmaster is the general
    [A17] Reinforced units
    [A18] Unit sizes
    [A19] Unique units
    [A20] Seasonal versions of one unit
    [A21] Regiments of Renown
    [A22] Units in a Regiment of Renown
    [A23] Auxiliary heroes and companions
    [A24] Auxiliary units against the opponent's
    [A25] Faction terrain
    [A26] Battle formation
    [A27] One enhancement of each kind
    [A28] Who may carry an enhancement
    [A29] Lores
    [A30] Lores nobody can use
    [A31] Choices left open
    [A32] Legends, seasonal and unreleased units
    [A33] Printed numbers that do not add up
    [A34] Armies of Renown
    [A35] Facts for the battle
    [A36] Battle tactic cards
   *[other] { $rule }
}

# Beside the boxes on the page of the rules.
rules-module-commands = Commands
rules-module-terrain = Terrain
rules-module-magic = Magic
rules-module-army-composition = Army Composition
rules-module-command-models = Command Models
allowance-regiments-of-renown = Regiments of Renown
allowance-armies-of-renown = Armies of Renown
allowance-faction-terrain = Faction terrain
allowance-legends = Legends
allowance-sixth-regiment-of-renown = A Regiment of Renown beside five regiments

# Which text of the rules counts, in the log.
errata-wording-original = original
errata-wording-errata = newest
