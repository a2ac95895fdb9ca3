### What was played: factions, units and how they fared.

# What players choose for their rosters, counted by kind.
choice-kind-unit = Units
choice-kind-formation = Formations
choice-kind-lore = Lores
choice-kind-renown = Regiments of renown
choice-kind-enhancement = Enhancements
choice-kind-army = Chosen for the army
