-- compatible-with: 0041
-- A paused member is found by nobody new, and goes on with their matches. Who has not been here for long is no longer
-- suggested until their next visit, and was told so before.
alter table users add column paused_since timestamptz;
alter table users add column inactivity_warned_at timestamptz;
alter table users add column inactive_since timestamptz
  check (inactive_since is null or inactivity_warned_at is not null);

drop trigger users_changed on users;
create trigger users_changed after update on users for each row
  when ((old.confirmed_at, old.suspended_at, old.deactivated_at, old.hidden_since, old.verified_at is null,
      old.paused_since, old.inactive_since)
    is distinct from (new.confirmed_at, new.suspended_at, new.deactivated_at, new.hidden_since, new.verified_at is null,
      new.paused_since, new.inactive_since))
  execute function note_change_of_user();

-- A visit that a server of the release before notes brings a member back as well.
create function note_visit() returns trigger language plpgsql as $$ begin
  new.inactive_since := null;
  new.inactivity_warned_at := null;
  return new;
end $$;
create trigger users_visit before update of last_active_at on users for each row
  when (new.last_active_at > old.last_active_at and old.inactivity_warned_at is not null)
  execute function note_visit();

-- The rule as it was (0047), and only matches see who is paused.
create or replace function reach_many(viewer uuid, targets uuid[]) returns table (member_id uuid, reach text)
stable parallel safe language sql as $$
  select t.id, case
    when v.id = t.id then 'profile'
    when exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((v.id, t.id), (t.id, v.id))) then 'none'
    when exists (select from matches m where m.user1 = least(v.id, t.id) and m.user2 = greatest(v.id, t.id)
      and m.status = 'active') then 'profile'
    when t.paused_since is not null then 'none'
    when not exists (select from settings s where s.user_id = t.id and s.profile_visibility <> 'everyone') then 'profile'
    when v.verified_at is not null
      and exists (select from settings s where s.user_id = t.id and s.profile_visibility = 'verified') then 'profile'
    when exists (select from likes l where l.from_id = t.id and l.to_id = v.id) then
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
