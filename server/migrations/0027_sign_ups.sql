-- Several sign-ups may wait on one address, each with its own password, data, links and sessions: a stranger's never
-- mixes with the owner's. The address is theirs who confirms it.
update users set email = null where not email_verified and confirmed_at is not null;
alter table users drop constraint users_email_key;
create unique index users_email_key on users (email) where email_verified;
create index users_waiting_on_email on users (email) where not email_verified;
-- A member's address is proven: who came by phone has none before its code was typed in.
alter table users add constraint users_email_proven check (email is null or email_verified or confirmed_at is null);

-- What is left of a suspension whose account was deleted: whoever proves the same address or number inherits it.
create table restricted_contacts (
  contact_mac text primary key, -- keyed hash: without the server's secret it names nobody
  kind text not null check (kind in ('email', 'phone')),
  suspended_at timestamptz not null,
  suspended_until timestamptz -- null: for good
);
create index restricted_contacts_by_end on restricted_contacts (suspended_until) where suspended_until is not null;
