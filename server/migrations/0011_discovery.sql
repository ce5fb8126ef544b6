-- Suggestions and searches: showings, seen members, saved searches, and changes for the servers' member indexes.

-- How often each member was suggested per day; among equals, the least shown comes first. Every card writes here, so
-- the table has no foreign key to `users`, which would lock a row per card, and no index on the day, which would
-- prevent HOT updates. Triggers delete the rows of deleted members.
create table showings (
  member_id uuid not null,
  shown_on date not null,
  times int not null check (times > 0),
  primary key (member_id, shown_on)
) with (fillfactor = 80); -- room for HOT updates

-- A page shown concurrently may still add a row; the daily clean-up deletes it.
create function forget_showings_of_member() returns trigger language plpgsql as $$ begin
  delete from showings where member_id = old.id;
  return null;
end $$;
create trigger users_removed_forget_showings after delete on users for each row
  execute function forget_showings_of_member();

create function forget_all_showings() returns trigger language plpgsql as $$ begin
  truncate showings;
  return null;
end $$;
create trigger users_emptied_forget_showings after truncate on users for each statement
  execute function forget_all_showings();

-- Showings in seven days and the resulting matches, per group, calculated every night.
create table exposure_weeks (
  ended_on date not null, -- the first day after the week
  members_of text not null, -- 'all', a gender, or a country
  members int not null,
  never_shown int not null,
  gini real not null, -- 0: all were shown equally
  shown bigint not null,
  matches int not null, -- made in that week with a member of the group
  primary key (ended_on, members_of)
);

-- The members that a member has seen on a card or opened, for the limit on new faces: one row per viewer, member and
-- day, not per showing. The table is unlogged, because losing the counts in a crash is harmless. Foreign keys would
-- lock twenty rows of `users` per page, which costs more than the page itself, so a trigger deletes rows with the
-- account.
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

-- Counts a whole page atomically, as `open_profile` counts one profile. Matches don't count: members must always
-- reach their own conversations, and can't match at will. Members seen within the period are not counted again.
-- Returns null within the limit; otherwise counts nothing and returns the seconds until all of them can be seen.
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
    return null; -- most pages contain only members already seen
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

-- Find Matches' named filters; `slot` limits a member to ten.
create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  slot smallint not null check (slot between 1 and 10),
  name text not null check (length(name) between 1 and 16 * 60),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  alerts boolean not null default true,
  saved_at timestamptz not null,
  checked_at timestamptz not null, -- new members have been searched up to this time
  alerted_at timestamptz, -- the time of the last alert
  constraint saved_searches_slot unique (user_id, slot),
  constraint saved_searches_filters unique (user_id, filters)
);
create unique index saved_searches_name on saved_searches (user_id, lower(name));
create index saved_searches_due on saved_searches (checked_at) where alerts;

-- New members whom a search has already found, so that each causes one alert. Kept while they count as new.
create table saved_search_finds (
  search_id uuid not null references saved_searches on delete cascade,
  member_id uuid not null references users on delete cascade,
  told_at timestamptz, -- null: already fitted when the search was saved or its alerts were turned on
  primary key (search_id, member_id)
);
create index saved_search_finds_of_member on saved_search_finds (member_id);

-- Changes to anything that suggestions depend on. Every server process keeps a member index in memory and reads new
-- changes before each answer. Triggers write here, so that no code path can forget to.
create table member_changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(), -- lets a snapshot tell which changes are new since another snapshot
  member_id uuid, -- null: any member may have changed
  changed_at timestamptz not null default now()
);
create index member_changes_by_transaction on member_changes (xid);
-- There is always a row: a reader that finds the last row it has read knows that it has missed none.
insert into member_changes (member_id) values (null);

-- Filters cover visits in the last week, in UTC days. With one index for today and one for tomorrow, a visit matters
-- only if the previous one was at least six days ago.
create function note_change_of_user() returns trigger language plpgsql as $$ begin
  insert into member_changes (member_id) values (new.id);
  return null;
end $$;
create trigger users_changed after update on users for each row
  when ((old.confirmed_at, old.suspended_at, old.deactivated_at, old.hidden_since, old.verified_at is null,
      old.paused_since, old.inactive_since)
    is distinct from (new.confirmed_at, new.suspended_at, new.deactivated_at, new.hidden_since, new.verified_at is null,
      new.paused_since, new.inactive_since)
    or (new.last_active_at at time zone 'utc')::date - (old.last_active_at at time zone 'utc')::date not between 0 and 5)
  execute function note_change_of_user();

-- For tables with one row per member. In an insert `old` is null, and in a deletion `new` is.
create function note_change_by_user_id() returns trigger language plpgsql as $$ begin
  insert into member_changes (member_id) values (coalesce(new.user_id, old.user_id));
  return null;
end $$;
create trigger profiles_changed after insert or update or delete on profiles for each row
  execute function note_change_by_user_id();
create trigger settings_added after insert on settings for each row
  when (new.profile_visibility <> 'everyone' or not new.show_last_seen) execute function note_change_by_user_id();
create trigger settings_changed after update on settings for each row
  when ((old.profile_visibility, old.show_last_seen) is distinct from (new.profile_visibility, new.show_last_seen))
  execute function note_change_by_user_id();
create trigger settings_removed after delete on settings for each row
  when (old.profile_visibility <> 'everyone' or not old.show_last_seen) execute function note_change_by_user_id();
create trigger profile_photos_added after insert on profile_photos for each row
  when (new.status = 'approved') execute function note_change_by_user_id();
create trigger profile_photos_changed after update of status on profile_photos for each row
  when (old.status <> new.status) execute function note_change_by_user_id();
create trigger profile_photos_removed after delete on profile_photos for each row
  when (old.status = 'approved') execute function note_change_by_user_id();

-- A day's showings count from the next day on, so only past days' showings are changes. A transaction from the last
-- minute of a day may still run while the next day's index is read, so its showings are changes, too.
create function note_change_of_showings() returns trigger language plpgsql as $$ begin
  insert into member_changes (member_id) values (coalesce(new.member_id, old.member_id));
  return null;
end $$;
create trigger showings_changed after insert or update on showings for each row
  when (new.shown_on < ((now() + interval '1 minute') at time zone 'utc')::date)
  execute function note_change_of_showings();
create trigger showings_removed after delete on showings for each row
  when (old.shown_on < (now() at time zone 'utc')::date and old.shown_on >= (now() at time zone 'utc')::date - 7)
  execute function note_change_of_showings();

create function note_change_of_all() returns trigger language plpgsql as $$ begin
  insert into member_changes (member_id) values (null);
  return null;
end $$;
create trigger profiles_emptied after truncate on profiles execute function note_change_of_all();
create trigger settings_emptied after truncate on settings execute function note_change_of_all();
create trigger showings_emptied after truncate on showings execute function note_change_of_all();
create trigger profile_photos_emptied after truncate on profile_photos execute function note_change_of_all();

-- The member index as of the last full read: a starting server reads this copy and later changes instead of all
-- members. Nothing depends on it; missing or outdated parts are read from the members. The table is unlogged, because
-- it needs no write-ahead log, replication or backup. After a crash it must be empty: transaction ids that were not
-- logged are reused, so with a stored position new changes would seem already read.
create unlogged table member_index_copy (
  piece int primary key, -- 0 describes the other pieces
  bytes bytea not null,
  kept_at timestamptz not null default now()
);
alter table member_index_copy alter column bytes set storage external; -- in-memory numbers hardly compress
