-- compatible-with: 0041
-- Staff are no members: accounts, sessions and sign-in of their own, and a log of what they did.

create table staff (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  password_hash text, -- both secrets are deleted when the person is removed
  totp_secret text, -- sealed with the server's key
  password_is_initial boolean not null default true, -- somebody else has seen it: it must be changed first
  totp_step bigint not null default 0, -- the half minute of the last code that was taken: no code counts twice
  role text not null check (role in ('moderator', 'admin')),
  is_senior boolean not null default false check (role = 'moderator' or not is_senior),
  created_at timestamptz not null,
  created_by uuid references staff, -- null: added on the command line
  removed_at timestamptz,
  check ((removed_at is null) = (password_hash is not null)),
  check ((removed_at is null) = (totp_secret is not null))
);
create unique index staff_by_email on staff (lower(email)) where removed_at is null;

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  token_hash text not null unique check (length(token_hash) = 43), -- a token stored as it is would be longer
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '8 hours')
);
create index staff_sessions_by_staff on staff_sessions (staff_id);

-- Wrong sign-ins, for addresses nobody has as well. Each network that an account has signed in from is counted by
-- itself, all others together: what strangers try does not lock out the people at their desks.
create table staff_sign_in_tries (
  account text not null, -- a keyed hash of the email address
  origin text not null, -- a keyed hash of the network address, or 'unknown'
  tries integer not null,
  open_at timestamptz not null,
  tried_at timestamptz not null,
  primary key (account, origin)
);
create index staff_sign_in_tries_by_time on staff_sign_in_tries (tried_at);

-- What staff did. Each row carries a hash over itself and the row before, so that a change is noticed even when
-- somebody switches the trigger off. No private content: ids, codes and counts alone.
create table staff_audit (
  seq bigint primary key check (seq > 0),
  at timestamptz(3) not null,
  staff_id uuid references staff, -- null: the system, or the command line
  act text not null check (act ~ '^[a-z]+(_[a-z]+)*$' and length(act) <= 50),
  subject_kind text check (length(subject_kind) <= 50),
  subject_id text check (length(subject_id) <= 100),
  details jsonb not null default '{}' check (length(details::text) <= 2000),
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  check ((subject_kind is null) = (subject_id is null))
);
create index staff_audit_by_staff on staff_audit (staff_id, seq desc); -- a moderator's own entries
create index staff_audit_by_subject on staff_audit (subject_kind, subject_id, seq desc); -- what was done about a case

-- The last row of the log: else nobody would notice that rows are missing at its end.
create table staff_audit_head (
  only_row boolean primary key default true check (only_row),
  seq bigint not null check (seq >= 0),
  hash bytea not null check (length(hash) = 32)
);
insert into staff_audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

create function refuse_staff_audit_change() returns trigger language plpgsql as $$ begin
  raise exception 'the audit log is never changed' using errcode = 'restrict_violation';
end $$;
create trigger staff_audit_unchanged before update or delete or truncate on staff_audit for each statement
  execute function refuse_staff_audit_change();
create trigger staff_audit_head_kept before insert or delete or truncate on staff_audit_head for each statement
  execute function refuse_staff_audit_change();
create trigger staff_audit_head_forward before update on staff_audit_head for each row
  when (new.seq is distinct from old.seq + 1)
  execute function refuse_staff_audit_change();
