create table matches (
  id uuid primary key default gen_random_uuid(),
  user1 uuid not null references users on delete cascade,
  user2 uuid not null references users on delete cascade,
  status text not null default 'active' check (status in ('active', 'ended')),
  last_seq int not null default 0, -- the conversation's last message; see messages.seq
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  check (user1 < user2), -- one spelling per pair
  unique (user1, user2) -- and so one match per pair, also when both like in the same instant
);
create index matches_of_second on matches (user2);

create table likes (
  id uuid primary key default gen_random_uuid(),
  from_id uuid not null references users on delete cascade,
  to_id uuid not null references users on delete cascade,
  is_matched boolean not null default false,
  created_at timestamptz not null default now(),
  unique (from_id, to_id),
  check (from_id <> to_id)
);
create index likes_waiting on likes (to_id, created_at desc, id) where not is_matched;
create index likes_received on likes (to_id, created_at);
