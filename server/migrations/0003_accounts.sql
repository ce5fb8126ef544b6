-- Members' accounts: sign-in, restrictions and security events.

-- Returns one form for all spellings of a mailbox. Must equal canonicalMailbox() of the server; a test compares them.
create function canonical_mailbox(email text) returns text language sql immutable strict parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select regexp_replace(substring(lower(email) from '^(.*)@[^@]*$'), '^(.[^+]*)\+.*$', '\1') as name,
    substring(lower(email) from '@([^@]*)$') as domain) parts
$$;

create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null default '',
  email citext, -- null for members who signed up by phone
  email_verified boolean not null default false,
  phone text unique,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored, -- least() skips nulls
  sign_up_data jsonb, -- the form's data, until the profile is created from it
  language text not null default 'en' -- used in mails, text messages and notices, and by the app on a new device
    check (language in ('en', 'fr', 'pt', 'sw', 'ar', 'am', 'ha')),
  two_factor_enabled boolean not null default false,
  -- Browsers where a member signed in carry a signed mark with this number. Triggers increment it when the password
  -- or second factor changes, which voids all marks.
  credential_epoch integer not null default 0,
  verified_at timestamptz, -- the badge; derived from `verifications`
  last_active_at timestamptz not null default now(),
  deactivated_at timestamptz,
  paused_since timestamptz, -- only matches see a paused member
  -- Inactive members are warned, then not suggested until their next visit.
  inactivity_warned_at timestamptz,
  inactive_since timestamptz check (inactive_since is null or inactivity_warned_at is not null),
  suspended_at timestamptz,
  suspended_until timestamptz check (suspended_until is null or suspended_at is not null), -- null: indefinitely
  restriction_id uuid, -- shared by everything restricted together; see restricted_contacts
  freed_at timestamptz, -- when the last suspension ended or was lifted
  -- A held member's first photo and conversations wait for staff; a hidden member is invisible to other members. The
  -- member is not notified of either.
  held_since timestamptz,
  hidden_since timestamptz check (hidden_since is null or held_since is not null),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email is not null or phone is not null),
  -- A member's address is always confirmed; members who signed up by phone have none until they enter its code.
  constraint users_email_proven check (email is null or email_verified or confirmed_at is null),
  check ((restriction_id is null) = (suspended_at is null))
);
-- Several pending sign-ups may share an address, each with its own password, data, links and sessions, so that a
-- stranger's sign-up never mixes with the owner's. The first to confirm the address gets it.
create unique index users_email_key on users (email) where email_verified;
create index users_waiting_on_email on users (email) where not email_verified;
-- For staff accounts, which are compared with members by mailbox.
create index users_by_mailbox on users (canonical_mailbox(email)) where email_verified;
create index users_suspended_by_mailbox on users (canonical_mailbox(email))
  where suspended_at is not null and email_verified;
create index users_by_suspension_end on users (suspended_until) where suspended_until is not null;
create index users_by_restriction on users (restriction_id) where restriction_id is not null;
create index users_held on users (held_since) where held_since is not null;
-- last_active_at has no index, because it changes with each visit, and every update would then have to write all of
-- the table's indexes.
create index users_warned on users (inactivity_warned_at)
  where inactivity_warned_at is not null and inactive_since is null;

create function stamp_email_confirmed() returns trigger language plpgsql as $$ begin
  if new.email_verified and new.email_confirmed_at is null then new.email_confirmed_at := now(); end if;
  return new;
end $$;
create trigger users_email_confirmed before insert or update of email_verified on users
  for each row execute function stamp_email_confirmed();

-- Any visit reactivates an inactive member.
create function note_visit() returns trigger language plpgsql as $$ begin
  new.inactive_since := null;
  new.inactivity_warned_at := null;
  return new;
end $$;
create trigger users_visit before update of last_active_at on users for each row
  when (new.last_active_at > old.last_active_at and old.inactivity_warned_at is not null)
  execute function note_visit();

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token text not null unique check (length(token) = 43), -- base64url(sha256(token)); the length check rejects an unhashed token
  second_factor boolean not null default false,
  place text,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);

-- Every process closes an ended session's connections, whatever the cause.
create function tell_session_ended() returns trigger language plpgsql as $$ begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger sessions_ended after delete on sessions for each row execute function tell_session_ended();

-- A suspended member keeps the session for the few calls still allowed, but loses open connections.
create function tell_member_suspended() returns trigger language plpgsql as $$ begin
  perform pg_notify('session_ended', id::text) from sessions where user_id = new.id;
  return null;
end $$;
create trigger users_suspended after update of suspended_at on users for each row
  when (old.suspended_at is null and new.suspended_at is not null) execute function tell_member_suspended();

create table passwords (
  user_id uuid primary key references users on delete cascade,
  hash text not null,
  -- The session that set the password may repeat the request if the response is lost. Not a foreign key, since
  -- sessions end in bulk and ids are never reused.
  set_by uuid,
  updated_at timestamptz not null default now()
);

create function password_changed() returns trigger language plpgsql as $$ begin
  update users set credential_epoch = credential_epoch + 1 where id = old.user_id;
  return null;
end $$;
create trigger passwords_changed after update of hash on passwords for each row
  when (old.hash is distinct from new.hash) execute function password_changed();
create trigger passwords_removed after delete on passwords for each row execute function password_changed();

-- The second factor: authenticator app codes (RFC 6238), and recovery codes for a lost phone.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null, -- encrypted with the server's key
  confirmed_at timestamptz, -- null during set-up
  last_step bigint not null default 0, -- the time step of the last accepted code, so that no code works twice
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_mac text not null,
  used_at timestamptz,
  primary key (user_id, code_mac)
);

create function second_factor_changed() returns trigger language plpgsql as $$ begin
  new.credential_epoch = old.credential_epoch + 1;
  return new;
end $$;
create trigger users_second_factor_changed before update on users for each row
  when (old.two_factor_enabled <> new.two_factor_enabled) execute function second_factor_changed();

-- Sign-ins that still need the second step. They are not sessions and permit nothing else.
create table second_factor_challenges (
  token_hash text primary key check (length(token_hash) = 43),
  user_id uuid not null references users on delete cascade,
  purpose text, -- the mailed link's purpose, if any
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null
);
create index second_factor_challenges_by_user on second_factor_challenges (user_id);

-- Wrong second-factor codes by origin: a browser mark, a session, or all unknown browsers. Attempts before `open_at`
-- are refused without being counted; each wrong code delays it further.
create table second_factor_tries (
  user_id uuid not null references users on delete cascade,
  origin text not null,
  tries integer not null,
  open_at timestamptz not null,
  tried_at timestamptz not null default now(), -- rows are deleted after a month
  primary key (user_id, origin)
);
create index second_factor_tries_by_time on second_factor_tries (tried_at);

-- Codes in mailed links: hashed, single-use, one valid code per member and purpose.
create table mail_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm', 'sign-in', 'reset')),
  code_hash text not null unique check (length(code_hash) = 43),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);

-- A sign-up by phone, until a code confirms the number. It belongs to the browser that started it and no call returns
-- it, so knowing a phone number is not enough to read or complete another person's sign-up.
create table temp_phone_registration (
  id uuid primary key default gen_random_uuid(),
  phone_number text not null check (phone_number ~ '^\+[1-9][0-9]{7,14}$'),
  country_code text not null references countries (code) on delete restrict, -- the chosen dial code
  full_name text not null,
  gender text not null,
  date_of_birth date not null,
  country_of_residence text not null references countries (code) on delete restrict,
  wishes jsonb, -- the landing page's choices, copied to the profile
  browser text not null, -- the hash of the browser's signed mark
  validated boolean not null default false,
  user_id uuid references users on delete cascade, -- the resulting account
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (phone_number, browser),
  check (validated = (user_id is not null))
);
create index temp_phone_registration_by_user on temp_phone_registration (user_id);

-- One valid code per number and browser, so that a code requested by a stranger does not void the owner's. A plain
-- hash of six digits is quickly reversed, so the hash is keyed.
create table phone_codes (
  phone_number text not null,
  browser text not null,
  code_mac text not null,
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null,
  primary key (phone_number, browser)
);

-- A member's new mail address or phone number, at most one at a time, until the code sent there confirms it.
create table contact_changes (
  user_id uuid primary key references users on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  contact text not null,
  code_mac text not null,
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null
);

-- Outlives a suspended account that was deleted: the next account that confirms the same address or number inherits
-- the suspension. Phone numbers are reassigned, so theirs always expire.
create table restricted_contacts (
  contact_mac text primary key, -- keyed hash: reveals nothing without the server's secret
  kind text not null check (kind in ('email', 'phone')),
  suspended_at timestamptz not null,
  suspended_until timestamptz, -- null: indefinitely
  -- Shared by the account, other accounts with the same mailbox, and deleted accounts' contacts. Lifting the
  -- restriction on one account lifts all of it.
  restriction_id uuid not null default gen_random_uuid(),
  check (kind = 'email' or suspended_until is not null)
);
create index restricted_contacts_by_end on restricted_contacts (suspended_until) where suspended_until is not null;
create index restricted_contacts_by_restriction on restricted_contacts (restriction_id);

create function name_restriction() returns trigger language plpgsql as $$ begin
  new.restriction_id = case when new.suspended_at is not null then coalesce(new.restriction_id, gen_random_uuid()) end;
  if tg_op = 'UPDATE' and old.suspended_at is not null and new.suspended_at is null then
    new.freed_at = now();
  end if;
  return new;
end $$;
create trigger users_restriction_named before insert or update of suspended_at on users for each row
  execute function name_restriction();

-- Lifting a suspension early lifts everything restricted with it; expiry ends it for this account only.
create function lift_restriction() returns trigger language plpgsql as $$ begin
  delete from restricted_contacts where restriction_id = old.restriction_id;
  update users set suspended_at = null, suspended_until = null where restriction_id = old.restriction_id;
  return null;
end $$;
create trigger users_restriction_lifted after update of suspended_at on users for each row
  when (old.suspended_at is not null and new.suspended_at is null
    and (old.suspended_until is null or old.suspended_until > now()))
  execute function lift_restriction();

-- An append-only log of each account's security events, without content, for its member and for operators. Rows are
-- deleted with the account or after a year; the origin is blanked after 90 days.
create table security_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('signed_in_password', 'signed_in_link', 'signed_in_phone',
    'signed_in_second_factor', 'signed_in_program', 'refused_password', 'refused_phone', 'refused_second_factor',
    'refused_often', 'signed_out', 'session_ended', 'other_sessions_ended', 'password_set', 'password_changed',
    'second_factor_on', 'second_factor_off', 'recovery_codes_renewed', 'email_added', 'email_changed', 'phone_added',
    'phone_changed', 'export_asked', 'export_fetched', 'deactivated', 'reactivated', 'photo_approved',
    'photo_rejected')),
  operator text check (length(operator) between 1 and 100), -- the operator who acted; null for all other actors
  address_block text check (address_block ~ '^[0-9.]+/24$|^[0-9a-f:]+/48$'), -- never a full address
  country text check (country ~ '^[A-Z]{2}$'),
  device text check (length(device) <= 100),
  created_at timestamptz not null
);
create index security_events_by_user on security_events (user_id, created_at desc, id desc); -- for the member's own page
create index security_events_by_time on security_events (created_at); -- for deletion after a year
create index security_events_with_origin on security_events (created_at) -- for blanking after 90 days
  where address_block is not null or device is not null;

-- A log that can be rewritten proves nothing, so blanking the origin is the only permitted change.
create function refuse_security_event_change() returns trigger language plpgsql as $$ begin
  raise exception 'security events are never changed' using errcode = 'restrict_violation';
end $$;
create trigger security_events_unchanged before update on security_events for each row
  when ((new.id, new.user_id, new.kind, new.operator, new.country, new.created_at)
      is distinct from (old.id, old.user_id, old.kind, old.operator, old.country, old.created_at)
    or new.address_block is not null or new.device is not null)
  execute function refuse_security_event_change();

-- Archives of a member's own data: requested, built in the background, and fetched once through a mailed link.
create table data_exports (
  id uuid primary key default gen_random_uuid(), -- names the file; never leaves the server
  user_id uuid references users on delete set null, -- null: the archive waits to be removed
  code_hash text unique check (length(code_hash) = 43), -- the link's hash; null until the archive is built
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  fetched_at timestamptz
);
create index data_exports_by_user on data_exports (user_id);
