-- All rules on how much members see of each other, and on how two of them part.

-- Returns how much of each target a viewer may see: 'none', 'card' or 'profile' (docs/access-matrix.md, section 4.1).
-- Targets are omitted if they are unconfirmed, suspended, deactivated or hidden, or have no profile; all are omitted
-- for a viewer who is unconfirmed, suspended or deactivated.
-- The planner inlines this function, so a list costs one look-up. Its `from` has no outer join and no `settings`, so a
-- query that also reads these members reads their rows once and uses only the two small indexes of `settings`.
-- `offset 0` keeps the planner from reading all matches or likes instead of looking up each member by the index: with
-- 3,000 matches a list of 30 cards takes 0.6 ms this way and 1.5 ms otherwise.
create function reach_many(viewer uuid, targets uuid[]) returns table (member_id uuid, reach text)
stable parallel safe language sql as $$
  select t.id, case
    when v.id = t.id then 'profile'
    when exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((v.id, t.id), (t.id, v.id))) then 'none'
    when exists (select from matches m where m.user1 = least(v.id, t.id) and m.user2 = greatest(v.id, t.id)
      and m.status = 'active' offset 0) then 'profile'
    when t.paused_since is not null then 'none'
    when not exists (select from settings s where s.user_id = t.id and s.profile_visibility <> 'everyone') then 'profile'
    when v.verified_at is not null
      and exists (select from settings s where s.user_id = t.id and s.profile_visibility = 'verified') then 'profile'
    when exists (select from likes l where l.from_id = t.id and l.to_id = v.id offset 0) then
      (select case s.profile_visibility when 'verified' then 'profile' else 'card' end
        from settings s where s.user_id = t.id)
    else 'none'
  end
  from users v, users t
  join profiles p on p.user_id = t.id
  where v.id = viewer and t.id = any(targets)
    and v.confirmed_at is not null and v.suspended_at is null and v.deactivated_at is null
    and t.confirmed_at is not null and t.suspended_at is null and t.deactivated_at is null
    and (t.hidden_since is null or t.id = v.id)
$$;

create function reach(viewer uuid, target uuid) returns text stable parallel safe language sql as $$
  select coalesce((select m.reach from reach_many(viewer, array[target]) m), 'none')
$$;

-- Parts two members: ends their match, resets likes and photo grants, and deletes their notifications about each
-- other. Without a name, the actor does not know the other member and gets no parting. Returns whether the other
-- member has seen anything of the actor; if not, no event may reveal the block or the departure.
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
  ), grants_ended as (
    delete from photo_grants where (owner_id, member_id) in ((actor, other), (other, actor))
  ), listed as (
    insert into partings (member_id, other_id, kind, display_name, match_id, created_at, ends_at)
    select actor, other, act, name, (select id from ended), at, at + interval '90 days' where name is not null
    on conflict (member_id, other_id) do update set kind = excluded.kind, display_name = excluded.display_name,
      match_id = coalesce(excluded.match_id, partings.match_id), created_at = excluded.created_at, ends_at = excluded.ends_at
  )
  select exists (select from ended) or exists (select from likes_reset)
$$;
