-- compatible-with: 0041
-- Banned people who come back. What is kept of them are keyed hashes and hashes of pictures, from which nobody reads a
-- number, an address or a face.
create table bans (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null unique,
  member_id uuid unique references users on delete set null, -- null: the account was deleted
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at)
);
create index bans_by_end on bans (ends_at);

create table ban_contacts (
  ban_id uuid not null references bans on delete cascade,
  kind text not null check (kind in ('phone', 'email')),
  contact_mac text not null,
  primary key (contact_mac, ban_id)
);
create index ban_contacts_of_ban on ban_contacts (ban_id);

create table ban_devices (
  ban_id uuid not null references bans on delete cascade,
  device_mac text not null,
  primary key (device_mac, ban_id)
);
create index ban_devices_of_ban on ban_devices (ban_id);

-- Five nested crops of each photo. Near pictures cannot be looked up by an index: a question reads the whole table.
create table ban_photos (
  ban_id uuid not null references bans on delete cascade,
  photo smallint not null,
  crop smallint not null,
  hash bit(256) not null,
  primary key (ban_id, photo, crop)
);

create table ban_shingles (
  ban_id uuid not null references bans on delete cascade,
  shingle bigint not null, -- of three words of the bio, a keyed hash
  primary key (shingle, ban_id)
);
create index ban_shingles_of_ban on ban_shingles (ban_id);

-- In which browsers members signed in, by a keyed hash of their safety cookie.
create table safety_devices (
  device_mac text not null,
  member_id uuid not null references users on delete cascade,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (device_mac, member_id)
);
create index safety_devices_of_member on safety_devices (member_id);
create index safety_devices_by_time on safety_devices (seen_at);

-- Why an account may belong to a banned person. Staff clear all signs of a member at once, or confirm them.
create table ban_signs (
  member_id uuid not null references users on delete cascade,
  ban_id uuid not null references bans on delete cascade,
  sign text not null check (sign in ('phone', 'email', 'device', 'photo', 'bio')),
  photo_id uuid references profile_photos on delete set null,
  found_at timestamptz not null,
  cleared_at timestamptz,
  confirmed_at timestamptz,
  primary key (member_id, ban_id, sign),
  check (cleared_at is null or confirmed_at is null)
);
create index ban_signs_of_ban on ban_signs (ban_id);
create index ban_signs_of_photo on ban_signs (photo_id);

-- A held member's first photo and conversations wait for a person; a hidden one is seen by nobody. Neither is told.
alter table users add column held_since timestamptz;
alter table users add column hidden_since timestamptz check (hidden_since is null or held_since is not null);
create index users_held on users (held_since) where held_since is not null;

-- For its sender alone, until staff release the sender.
alter table messages add column is_held boolean not null default false;
create index messages_held on messages (match_id) where is_held;
create index messages_held_of_sender on messages (sender_id) where is_held;

-- A drawing of the demo: many members have the same.
alter table profile_photos add column is_demo boolean not null default false;

alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check
  check (kind in ('reports', 'notice', 'contact', 'appeal', 'ban', 'same_person', 'shield', 'verification'));

drop trigger users_changed on users;
create trigger users_changed after update on users for each row
  when ((old.confirmed_at, old.suspended_at, old.deactivated_at, old.hidden_since)
    is distinct from (new.confirmed_at, new.suspended_at, new.deactivated_at, new.hidden_since))
  execute function note_change_of_user();

-- The rule as it was (0025), and nobody but themselves sees who is hidden.
create or replace function reach_many(viewer uuid, targets uuid[]) returns table (member_id uuid, reach text)
stable parallel safe language sql as $$
  select t.id, case
    when v.id = t.id then 'profile'
    when exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((v.id, t.id), (t.id, v.id))) then 'none'
    when exists (select from matches m where m.user1 = least(v.id, t.id) and m.user2 = greatest(v.id, t.id)
      and m.status = 'active') then 'profile'
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
