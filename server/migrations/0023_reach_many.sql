-- How much of each of these members another one may see: 'none', 'card' or 'profile' (docs/access-matrix.md, section
-- 4.1). The one place of this rule. The planner takes it in where it is asked from, so that a list costs one look;
-- `reach` asks it for a single member. Whoever is not active, or has no profile, is absent; for a viewer who is not, all.
create function reach_many(viewer uuid, targets uuid[]) returns table (member_id uuid, reach text)
stable parallel safe language sql as $$
  select t.id, case
    when v.id = t.id then 'profile'
    when exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((v.id, t.id), (t.id, v.id))) then 'none'
    when exists (select from matches m where m.user1 = least(v.id, t.id) and m.user2 = greatest(v.id, t.id)
      and m.status = 'active') then 'profile'
    when coalesce(s.profile_visibility, 'everyone') = 'everyone' then 'profile'
    when s.profile_visibility = 'verified' and v.verified_at is not null then 'profile'
    when exists (select from likes l where l.from_id = t.id and l.to_id = v.id) then
      case s.profile_visibility when 'verified' then 'profile' else 'card' end
    else 'none'
  end
  from users v, users t
  join profiles p on p.user_id = t.id
  left join settings s on s.user_id = t.id
  where v.id = viewer and t.id = any(targets)
    and v.confirmed_at is not null and v.suspended_at is null and v.deactivated_at is null
    and t.confirmed_at is not null and t.suspended_at is null and t.deactivated_at is null
$$;

create or replace function reach(viewer uuid, target uuid) returns text stable parallel safe language sql as $$
  select coalesce((select m.reach from reach_many(viewer, array[target]) m), 'none')
$$;
