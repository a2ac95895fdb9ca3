### Mails that the site writes by itself: the subject, and the letter as its body.

mail-about-new-password = Your new password for Muster
    .body =
        Set a new password for Muster here, within 30 minutes:

        { $link }
mail-about-sign-up = Your account at Muster
    .body =
        Make your account at Muster here, within an hour:

        { $link }

        If you did not ask for one, do nothing.
# An account was asked for at an address that has one.
mail-about-account-there = Your account at Muster
    .body =
        Somebody, you perhaps, asked for an account at Muster with this address. You have one already:

        { $sign-in }

        If you have forgotten the password, ask whoever looks after the site.
mail-about-sign-in-changed = Muster: how you sign in was changed
    .body =
        Hello { $name },

        { mail-sign-in-changed }

        If that was you, there is nothing to do. If it was not, somebody else can be you there: ask whoever looks after the site for a new-password link at once.
mail-sign-in-changed = { $what ->
    [password] A new password was set for your account at { $site }.
    [second-step-on] The second step of signing in was set up for your account at { $site }.
    [second-step-off] The second step of signing in was turned off for your account at { $site }.
   *[new-codes] New codes for paper were made for your account at { $site }.
}
mail-about-staff-invitation = { $event }: an invitation
    .body =
        { mail-invited-as }
        Open this link within 7 days:

        { $link }
mail-invited-as = { $role ->
    [judge] You are invited to be judge of { $event }.
   *[organiser] You are invited to be organiser of { $event }.
}

# Somebody has signed up, or got a place after waiting: $team is theirs, where teams are entered; $asks: they are let in once they open the link.
mail-about-place = { $team ->
    [none] { $asks ->
        [true] { $event }: open the link to come in
       *[false] { $waits ->
            [true] { $event }: you are on the waiting list
           *[false] { $is-new ->
                [true] { $event }: you are in
               *[false] { $event }: you have a place
            }
        }
    }
   *[other] { $waits ->
        [true] { $event }: { $team } is on the waiting list
       *[false] { $is-new ->
            [true] { $event }: you are in { $team }
           *[false] { $event }: { $team } has a place
        }
    }
}
    .body =
        Hello { $player },

        { mail-place-said } Your number is { $number }.

        This link is your key to the event: pairings, your roster, your results. Open it on the phone that you bring, and do not pass it on.

        { $link }
mail-place-said = { $team ->
    [none] { $asks ->
        [true] You have signed up for { $event }. Open the link below: it shows that this address is yours, and lets you in.
       *[false] { $waits ->
            [true] You are on the waiting list of { $event }. You hear from us when a place is free.
           *[false] { $is-new ->
                [true] You are in: { $event }.
               *[false] You have a place at { $event }, after all.
            }
        }
    }
   *[other] { $waits ->
        [true] You are in the team { $team }, which is on the waiting list of { $event }. You hear from us when a place is free.
       *[false] { $is-new ->
            [true] You are in the team { $team }: { $event }.
           *[false] Your team { $team } has a place at { $event }, after all.
        }
    }
}

# What the organiser typed, and what is to be mended, stand between how it begins and how it ends.
mail-about-roster = { $event }: your roster
    .hello = Hello { $player },
    .end =
        Your roster: { $page }
        Open it with your private link, or signed in.
mail-rules-changed = The battle profiles or the rules of this event have changed. Your roster was in order before, and now has something to mend:
# A line of a list of what is to be mended.
mail-line = - { $it }
mail-new-version-due = Hand in a new version until { $at }.
