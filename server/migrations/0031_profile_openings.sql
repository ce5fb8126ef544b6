-- Whose profile a member has opened, for the limit on it. Unlogged: a crash forgives, it never locks anybody out.
create unlogged table profile_openings (
  viewer_id uuid not null references users on delete cascade,
  member_id uuid not null references users on delete cascade,
  opened_at timestamptz not null,
  primary key (viewer_id, member_id)
);
create index profile_openings_by_time on profile_openings (viewer_id, opened_at);
create index profile_openings_by_member on profile_openings (member_id);

-- One atomic step, as `take` is. A profile that was opened within the period is not counted again.
-- Null: within the limit. Otherwise: the seconds until another profile can be opened, nothing counted.
create function open_profile(viewer uuid, member uuid, maximum int, period interval, at timestamptz)
returns int language plpgsql as $$
declare
  opened int;
  oldest timestamptz;
begin
  if exists (select from profile_openings o
    where o.viewer_id = viewer and o.member_id = member and o.opened_at > at - period) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('profile openings ' || viewer, 0));
  select count(*), min(o.opened_at) into opened, oldest
  from profile_openings o where o.viewer_id = viewer and o.opened_at > at - period;
  if opened >= maximum then
    return greatest(1, ceil(extract(epoch from oldest + period - at)))::int;
  end if;
  insert into profile_openings (viewer_id, member_id, opened_at) values (viewer, member, at)
  on conflict (viewer_id, member_id) do update set opened_at = excluded.opened_at;
  return null;
end $$;
