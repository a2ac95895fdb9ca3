### Accounts: why one cannot be made or used.

account-refusal-wrong-old-password = The old password is not right.
account-refusal-wrong-password-or-email = E-mail address or password is not right.
account-refusal-email-taken = There is an account with this e-mail address already. Sign in instead.
account-refusal-password-too-weak-for-staff = Staff need a password of 15 characters or more. Change yours on your account's page, and open this link again.
account-refusal-wrong-code = That is not the code. A code from the phone counts once, for half a minute.
account-refusal-too-late-for-code = That took too long. Sign in with your password again.
account-refusal-shut = This account is shut. Ask whoever looks after the site.
account-refusal-last-administrator = Somebody has to look after the site. Make another account an administrator first.
account-refusal-only-organiser = You are the only organiser of an event that is not over. Invite another one first.
account-refusal-not-meant = Tick the box if you mean it.
