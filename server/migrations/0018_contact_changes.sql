-- A new mail address or phone number of a member, until the code that was sent there proves it. One at a time.
create table contact_changes (
  user_id uuid primary key references users on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  contact text not null,
  code_mac text not null,
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null
);
