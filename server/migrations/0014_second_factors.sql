-- The second factor: codes of an authenticator app (RFC 6238), and recovery codes for when the phone is gone.

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null, -- sealed with the server's key
  confirmed_at timestamptz, -- null while the member is still setting it up
  last_step bigint not null default 0, -- the half minute of the last code that was taken: no code counts twice
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_mac text not null,
  used_at timestamptz,
  primary key (user_id, code_mac)
);

-- Sign-ins whose first step is done. Not sessions: they open nothing but the second step.
create table second_factor_challenges (
  token_hash text primary key check (length(token_hash) = 43),
  user_id uuid not null references users on delete cascade,
  purpose text, -- what the mailed link was for, if it was one
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null
);
create index second_factor_challenges_by_user on second_factor_challenges (user_id);
