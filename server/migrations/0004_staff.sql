-- Staff are not members: they have their own accounts, sessions, sign-in and audit log.

create table staff (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 16 * 100),
  email text not null check (length(email) between 3 and 254),
  -- Staff set both secrets themselves through a link to their own mailbox, so the administrator who adds them never
  -- sees either. Both are null until then and after removal.
  password_hash text,
  totp_secret text, -- encrypted with the server's key
  password_is_initial boolean not null default true, -- another person has seen it, so it must be replaced first
  totp_step bigint not null default 0, -- the time step of the last accepted code, so that no code works twice
  role text not null check (role in ('moderator', 'admin')),
  is_senior boolean not null default false check (role = 'moderator' or not is_senior),
  -- A moderator becomes a senior once a second administrator confirms the proposal.
  senior_proposed_at timestamptz,
  senior_proposed_by uuid references staff, -- null: the command line
  created_at timestamptz not null,
  created_by uuid references staff, -- null: added on the command line
  removed_at timestamptz,
  constraint staff_secrets_together check ((password_hash is null) = (totp_secret is null)),
  constraint staff_removed_without_secrets check (removed_at is null or password_hash is null),
  constraint staff_proposed_seniors check (senior_proposed_at is null
    or (role = 'moderator' and not is_senior and removed_at is null)),
  constraint staff_proposed_by check (senior_proposed_by is null or senior_proposed_at is not null)
);
create unique index staff_by_email on staff (lower(email)) where removed_at is null;

-- A proposal ends once its moderator is a senior or no longer a moderator.
create function end_senior_proposal() returns trigger language plpgsql as $$ begin
  new.senior_proposed_at := null;
  new.senior_proposed_by := null;
  return new;
end $$;
create trigger staff_proposal_ends before update on staff for each row
  when (new.senior_proposed_at is not null
    and (new.is_senior or new.role <> 'moderator' or new.removed_at is not null))
  execute function end_senior_proposal();

create function is_senior(one uuid) returns boolean language sql stable as $$
  select exists (select from staff where id = one and is_senior and removed_at is null)
$$;

-- Links through which staff set their password and second factor.
create table staff_enrolments (
  staff_id uuid primary key references staff on delete cascade, -- a new link replaces the previous one
  token_hash text not null unique check (length(token_hash) = 43),
  totp_secret text, -- encrypted; new each time the link is opened, so only the last reader has the right one
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_enrolments_by_end on staff_enrolments (expires_at);

create function end_staff_enrolment() returns trigger language plpgsql as $$ begin
  delete from staff_enrolments where staff_id = new.id;
  return null;
end $$;
create trigger staff_removed_enrol_no_more after update of removed_at on staff for each row
  when (new.removed_at is not null) execute function end_staff_enrolment();

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  token_hash text not null unique check (length(token_hash) = 43), -- the length check rejects an unhashed token
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '8 hours')
);
create index staff_sessions_by_staff on staff_sessions (staff_id);

-- Failed sign-ins, including those for unknown addresses. Networks that the account has signed in from are counted
-- separately from all others, so strangers' attempts don't lock out staff at their desks.
create table staff_sign_in_tries (
  account text not null, -- a keyed hash of the email address
  origin text not null, -- a keyed hash of the network address, or 'unknown'
  tries integer not null,
  open_at timestamptz not null,
  tried_at timestamptz not null,
  primary key (account, origin)
);
create index staff_sign_in_tries_by_time on staff_sign_in_tries (tried_at);

-- Actions by staff. Each row carries a hash over itself and the previous row, so that changes are detected even if
-- the trigger was disabled. It holds ids, codes and counts, and no private content.
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
create index staff_audit_by_subject on staff_audit (subject_kind, subject_id, seq desc); -- actions on a case

-- The log's last row; without it, truncation would go unnoticed.
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
