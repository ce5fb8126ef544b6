-- compatible-with: 0041
-- Whom a member has seen on a card or opened, for the limit on new faces. A row is written when somebody is new to the
-- viewer that day, not for each showing. Unlogged: a crash forgives, it never locks anybody out. References would lock
-- twenty rows of `users` for a page, which costs more than the page: a trigger deletes with the account.
create unlogged table seen_members (
  viewer_id uuid not null,
  member_id uuid not null,
  seen_at timestamptz not null,
  primary key (viewer_id, member_id)
);
create index seen_members_by_time on seen_members (viewer_id, seen_at);
create index seen_members_by_member on seen_members (member_id);

create function delete_seen_members() returns trigger language plpgsql as $$
begin
  delete from seen_members where viewer_id = old.id or member_id = old.id;
  return null;
end $$;
create trigger delete_seen_members after delete on users for each row execute function delete_seen_members();

-- One atomic step for a whole page, as `open_profile` is for one profile. Matches do not count: nobody is locked out of
-- their own conversations, and nobody can match at will. Members seen within the period are not counted again.
-- Null: within the limit. Otherwise: the seconds until all of them can be seen, nothing counted.
create function see_members(viewer uuid, members uuid[], maximum int, period interval, at timestamptz)
returns int language plpgsql as $$
declare
  fresh uuid[];
  seen int;
  freed timestamptz;
begin
  select array_agg(m.id order by m.id) into fresh from unnest(members) m (id)
  where m.id <> viewer
    and not exists (select from seen_members s
      where s.viewer_id = viewer and s.member_id = m.id and s.seen_at > at - period)
    and not exists (select from matches
      where user1 = least(viewer, m.id) and user2 = greatest(viewer, m.id) and status = 'active');
  if fresh is null then
    return null; -- most pages are looked at again
  end if;
  perform pg_advisory_xact_lock(hashtextextended('seen members ' || viewer, 0));
  select count(*) into seen from seen_members s
  where s.viewer_id = viewer and s.seen_at > at - period and s.member_id <> all(fresh);
  if seen + cardinality(fresh) > maximum then
    select s.seen_at into freed from seen_members s
    where s.viewer_id = viewer and s.seen_at > at - period
    order by s.seen_at offset greatest(0, least(seen, seen + cardinality(fresh) - maximum) - 1) limit 1;
    return greatest(1, ceil(extract(epoch from coalesce(freed, at) + period - at)))::int;
  end if;
  insert into seen_members (viewer_id, member_id, seen_at) select viewer, id, at from unnest(fresh) f (id)
  on conflict (viewer_id, member_id) do update set seen_at = excluded.seen_at;
  return null;
end $$;
