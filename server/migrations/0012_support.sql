-- What people write to us; kept even when the mail about it cannot leave.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  category text not null,
  message text not null,
  created_at timestamptz not null default now()
);
