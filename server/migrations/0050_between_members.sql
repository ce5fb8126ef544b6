-- compatible-with: 0041
-- As in 0043, and says whether anything was between the two that the other one was shown. A block of somebody who had
-- nothing to do with the blocker must not be noticed: nobody hears of it either when such a member leaves.
drop function part_members(uuid, uuid, text, text, timestamptz);
create function part_members(actor uuid, other uuid, act text, name text, at timestamptz) returns boolean
language sql as $$
  with ended as (
    update matches set status = 'ended'
    where user1 = least(actor, other) and user2 = greatest(actor, other) and status = 'active'
    returning id
  ), likes_reset as (
    delete from likes where (from_id, to_id) in ((actor, other), (other, actor)) returning 1
  ), notifications_gone as (
    delete from notifications where (user_id, from_id) in ((actor, other), (other, actor))
  ), listed as (
    insert into partings (member_id, other_id, kind, display_name, match_id, created_at, ends_at)
    select actor, other, act, name, (select id from ended), at, at + interval '90 days' where name is not null
    on conflict (member_id, other_id) do update set kind = excluded.kind, display_name = excluded.display_name,
      match_id = coalesce(excluded.match_id, partings.match_id), created_at = excluded.created_at, ends_at = excluded.ends_at
  )
  select exists (select from ended) or exists (select from likes_reset)
$$;

-- A hide has no effect towards a match; from now on a match deletes those of the two.
delete from hides h using matches m
  where m.user1 = least(h.member_id, h.hidden_id) and m.user2 = greatest(h.member_id, h.hidden_id) and m.status = 'active';

-- An account that a block came to through a proven contact. Its id stays unknown to the blocker, who would find the person
-- under another name.
alter table blocks add column is_inherited boolean not null default false;
update blocks b set is_inherited = true where exists (select from blocks o
  where o.blocker_id = b.blocker_id and o.block_id = b.block_id and o.created_at < b.created_at);

-- Housekeeping asks every night which ended matches have no parting, and which blocked numbers have no account.
create index matches_ended on matches (id) where status = 'ended';
create index blocks_by_block on blocks (block_id);
