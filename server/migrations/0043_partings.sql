-- compatible-with: 0041
-- Under which name a blocked member is listed: that of the time of the block. Null when the blocker did not see the
-- member at that time; such a block is not listed, or the list would tell who blocked the blocker first. What goes back
-- to one block has one id: the pair, later accounts of the same person, and the contacts that lead to them.
alter table blocks add column display_name text;
alter table blocks add column block_id uuid not null default gen_random_uuid();
update blocks set display_name = p.display_name from profiles p where p.user_id = blocks.blocked_id;

-- A block follows the person: whoever proves one of these contacts again is blocked again. They stay when the blocked
-- account is deleted, and go with the block or with the blocker. That of a number ends a year after the last account of
-- the person is gone, because numbers are given to somebody else.
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

-- "People I parted from": whom a member unmatched or blocked. For that member alone, and for 90 days; as long is the
-- match kept that ended by it.
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

-- Parts two members: their match ends, their likes are reset, and what each was told of the other is gone. Without a
-- name the one who acts does not know the other, and has nothing to list.
create function part_members(actor uuid, other uuid, act text, name text, at timestamptz) returns void
language sql as $$
  with ended as (
    update matches set status = 'ended'
    where user1 = least(actor, other) and user2 = greatest(actor, other) and status = 'active'
    returning id
  ), likes_reset as (
    delete from likes where (from_id, to_id) in ((actor, other), (other, actor))
  ), notifications_gone as (
    delete from notifications where (user_id, from_id) in ((actor, other), (other, actor))
  )
  insert into partings (member_id, other_id, kind, display_name, match_id, created_at, ends_at)
  select actor, other, act, name, (select id from ended), at, at + interval '90 days' where name is not null
  on conflict (member_id, other_id) do update set kind = excluded.kind, display_name = excluded.display_name,
    match_id = coalesce(excluded.match_id, partings.match_id), created_at = excluded.created_at, ends_at = excluded.ends_at
$$;
