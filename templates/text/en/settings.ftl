### What an organiser sets about an event: labels of fields (.hint: how one is filled), and what is chosen.

# The colours of an event's pages, by their names in heraldry.
accent-azure = Azure, blue
accent-sky = Sky, light blue
accent-teal = Teal, blue-green
accent-vert = Vert, green
accent-olive = Olive, yellow-green
accent-or = Or, gold
accent-tenne = Tenné, orange
accent-gules = Gules, red
accent-rose = Rose, pink-red
accent-murrey = Murrey, mulberry
accent-purpure = Purpure, violet
accent-sable = Sable, grey
