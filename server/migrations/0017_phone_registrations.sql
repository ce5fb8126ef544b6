-- What somebody said who signs up by phone, until a code proves the number. No call answers it; it belongs to the
-- browser that began it, so that nobody reads or completes another's by knowing a phone number.
create table temp_phone_registration (
  id uuid primary key default gen_random_uuid(),
  phone_number text not null check (phone_number ~ '^\+[1-9][0-9]{7,14}$'),
  country_code text not null references countries (code) on delete restrict, -- whose dial code was chosen
  full_name text not null,
  gender text not null,
  date_of_birth date not null,
  country_of_residence text not null references countries (code) on delete restrict,
  browser text not null, -- hash of the browser's signed mark
  validated boolean not null default false,
  user_id uuid references users on delete cascade, -- who became of it
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (phone_number, browser),
  check (validated = (user_id is not null))
);
create index temp_phone_registration_by_user on temp_phone_registration (user_id);

-- One live code per number; kept as a keyed hash, since six digits are soon tried through.
create table phone_codes (
  phone_number text primary key,
  browser text not null,
  code_mac text not null,
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null
);
