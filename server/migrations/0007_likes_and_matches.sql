-- Relations between members: matches, likes, hides, blocks and partings.

create table matches (
  id uuid primary key default gen_random_uuid(),
  user1 uuid not null references users on delete cascade,
  user2 uuid not null references users on delete cascade,
  status text not null default 'active' check (status in ('active', 'ended')),
  last_seq int not null default 0, -- the seq of the conversation's last message; see messages.seq
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  check (user1 < user2), -- each pair has one order
  unique (user1, user2) -- one match per pair, even if both like at the same moment
);
create index matches_of_second on matches (user2);
-- For the nightly clean-up of ended matches without a parting.
create index matches_ended on matches (id) where status = 'ended';

create table likes (
  id uuid primary key default gen_random_uuid(),
  from_id uuid not null references users on delete cascade,
  to_id uuid not null references users on delete cascade,
  is_matched boolean not null default false,
  created_at timestamptz not null default now(),
  unique (from_id, to_id), -- its index also finds the members whom a member has liked
  check (from_id <> to_id)
);
create index likes_waiting on likes (to_id, created_at desc, id) where not is_matched;
create index likes_received on likes (to_id, created_at);

-- "Do not show again" applies to one member's view only, and the other member is not notified.
create table hides (
  member_id uuid not null references users on delete cascade,
  hidden_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, hidden_id),
  check (member_id <> hidden_id)
);
create index hides_by_hidden on hides (hidden_id);

-- Blocks apply in both directions, through `reach_many`.
create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  -- Shared by the blocked pair, the same person's later accounts, and the contacts that lead to them.
  block_id uuid not null default gen_random_uuid(),
  -- The name at the time of the block, for the blocker's list. Null if the blocker could not see the member: listing
  -- such a block would reveal that the member had blocked the blocker first.
  display_name text,
  -- Inherited by a later account through a confirmed contact. The blocker never learns its id, which would reveal the
  -- person's new name.
  is_inherited boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_by_blocked on blocks (blocked_id);
-- For the nightly clean-up of blocked numbers without an account.
create index blocks_by_block on blocks (block_id);

-- A block follows the person: an account that confirms one of these contacts is blocked again. Contacts outlive the
-- blocked account and are deleted with the block or the blocker. A number expires a year after the person's last
-- account is deleted, because numbers are reassigned.
create table blocked_contacts (
  blocker_id uuid not null references users on delete cascade,
  contact_mac text not null,
  block_id uuid not null,
  display_name text,
  kind text not null check (kind in ('email', 'phone')),
  created_at timestamptz not null default now(),
  ends_at timestamptz check (kind = 'phone' or ends_at is null),
  primary key (blocker_id, contact_mac)
);
create index blocked_contacts_by_contact on blocked_contacts (contact_mac);

-- "People I parted from": the members that a member unmatched or blocked in the last 90 days. The ended match is kept
-- for the same time.
create table partings (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references users on delete cascade,
  other_id uuid references users on delete set null,
  kind text not null check (kind in ('block', 'unmatch')),
  display_name text not null,
  match_id uuid references matches on delete set null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  unique (member_id, other_id),
  check (member_id <> other_id)
);
create index partings_by_other on partings (other_id);
create index partings_by_match on partings (match_id);
create index partings_by_end on partings (ends_at);

-- An unmatch applies to the person, as a block does: for 90 days, an account that confirms one of these contacts
-- (keyed hashes) is kept apart from the member who ended the match.
create table parted_contacts (
  member_id uuid not null references users on delete cascade, -- the member who ended the match
  contact_mac text not null,
  ends_at timestamptz not null,
  primary key (member_id, contact_mac)
);
create index parted_contacts_by_contact on parted_contacts (contact_mac);
create index parted_contacts_by_end on parted_contacts (ends_at);

-- Separate from `partings`, which members can list and could use to identify a returning person's new account.
create table inherited_partings (
  member_id uuid not null references users on delete cascade,
  other_id uuid not null references users on delete cascade,
  ends_at timestamptz not null,
  primary key (member_id, other_id),
  check (member_id <> other_id)
);
create index inherited_partings_by_other on inherited_partings (other_id);
create index inherited_partings_by_end on inherited_partings (ends_at);
