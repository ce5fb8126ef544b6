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
  unique (from_id, to_id), -- also finds whom a member has liked
  check (from_id <> to_id)
);
create index likes_waiting on likes (to_id, created_at desc, id) where not is_matched;
create index likes_received on likes (to_id, created_at);

-- How often a member was shown as a suggestion on a day: among equals, whoever was shown least comes first.
create table showings (
  member_id uuid not null references users on delete cascade,
  shown_on date not null,
  times int not null check (times > 0),
  primary key (member_id, shown_on)
);
create index showings_by_day on showings (shown_on) include (member_id, times);
