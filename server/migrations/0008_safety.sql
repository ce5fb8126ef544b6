-- Who may not reach whom. Both act in both directions of a list; the rule is `mayReach`.
create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_by_blocked on blocks (blocked_id);

-- "Do not show again": one-sided and silent.
create table hides (
  member_id uuid not null references users on delete cascade,
  hidden_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, hidden_id),
  check (member_id <> hidden_id)
);
create index hides_by_hidden on hides (hidden_id);
