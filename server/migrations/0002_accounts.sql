-- Accounts, as better-auth's adapter writes them; names are the library's in snake_case.

create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null default '',
  email citext unique, -- null for members who came by phone
  email_verified boolean not null default false,
  phone text unique,
  image text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored, -- least() skips nulls
  sign_up_data jsonb, -- what the form said, until the profile is made from it
  two_factor_enabled boolean not null default false,
  deactivated_at timestamptz,
  suspended_at timestamptz,
  verified_at timestamptz,
  last_active_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);

create function stamp_email_confirmed() returns trigger language plpgsql as $$ begin
  if new.email_verified and new.email_confirmed_at is null then new.email_confirmed_at := now(); end if;
  return new;
end $$;
create trigger users_email_confirmed before insert or update of email_verified on users
  for each row execute function stamp_email_confirmed();

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- base64url(sha256(token)) has 43 letters, the library's own tokens 32: an unhashed token is refused here
  token text not null unique check (length(token) = 43),
  second_factor boolean not null default false,
  place text,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);

-- Whoever holds a connection of this session open ends it, in every process, whatever ended the session.
create function tell_session_ended() returns trigger language plpgsql as $$ begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger sessions_ended after delete on sessions for each row execute function tell_session_ended();

create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_by_user on accounts (user_id);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

-- Codes in mailed links: one live code per member and purpose, hashed, used once.
create table mail_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm')),
  code_hash text not null unique check (length(code_hash) = 43),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);
