-- Which members changed in what suggestions rest on. Every server process keeps an index of members in memory and asks
-- before each answer what it has not seen yet. Triggers write here, so that no writer can forget to.
create table member_changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(), -- a snapshot tells by it what is new since another snapshot
  member_id uuid, -- null: anybody may have changed
  changed_at timestamptz not null default now()
);
create index member_changes_by_transaction on member_changes (xid);
insert into member_changes (member_id) values (null); -- never empty: the last row a reader saw tells that none is missing

create function note_change_of_user() returns trigger language plpgsql as $$ begin
  insert into member_changes (member_id) values (new.id);
  return null;
end $$;
create trigger users_changed after update on users for each row
  when ((old.confirmed_at, old.suspended_at, old.deactivated_at)
    is distinct from (new.confirmed_at, new.suspended_at, new.deactivated_at))
  execute function note_change_of_user();

-- For tables with a row per member. Of new and old one is null, except in updates.
create function note_change_by_user_id() returns trigger language plpgsql as $$ begin
  insert into member_changes (member_id) values (coalesce(new.user_id, old.user_id));
  return null;
end $$;
create trigger profiles_changed after insert or update or delete on profiles for each row
  execute function note_change_by_user_id();

-- Without a row a member is visible to everyone.
create trigger settings_added after insert on settings for each row
  when (new.profile_visibility <> 'everyone') execute function note_change_by_user_id();
create trigger settings_changed after update on settings for each row
  when (old.profile_visibility <> new.profile_visibility) execute function note_change_by_user_id();
create trigger settings_removed after delete on settings for each row
  when (old.profile_visibility <> 'everyone') execute function note_change_by_user_id();

-- A day's showings count from the next day on, so only those of days gone by are changes. In the last minute of a day
-- a transaction may still be running when the next day's index is read: its showings are told, too.
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
