-- compatible-with: 0041
-- Accounts are compared by mailbox, not by spelling, wherever staff decide.
create index concurrently users_by_mailbox on users (canonical_mailbox(email)) where email_verified;
