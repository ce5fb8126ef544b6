-- Recognizes banned people who return, and accounts that belong to one person. Only keyed hashes and image hashes are
-- kept, which reveal no number, address or face.

create table bans (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null unique, -- see check_listed_ban
  member_id uuid unique references users on delete set null, -- null: the account was deleted
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  -- Existing accounts are compared with the ban, by several jobs if there are many; each continues from here.
  compared_to uuid,
  compared_at timestamptz -- when the comparison finished
);
create index bans_by_end on bans (ends_at);
create index bans_to_compare on bans (id) where compared_at is null;

-- Only a confirmed ban that still stands can be listed, which takes two people.
create function check_listed_ban() returns trigger language plpgsql as $$ begin
  perform from decisions where id = new.decision_id and step = 'banned' and confirmed_at is not null
    and lifted_at is null for share;
  if not found then
    raise exception 'a listed ban is confirmed and stands' using errcode = 'check_violation', constraint = 'listed_ban_stands';
  end if;
  return new;
end $$;
create trigger bans_checked before insert or update of decision_id on bans for each row
  execute function check_listed_ban();

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

-- Five nested crops per photo. No index finds similar pictures, so each look-up reads the whole table.
create table ban_photos (
  ban_id uuid not null references bans on delete cascade,
  photo smallint not null,
  crop smallint not null,
  hash bit(256) not null,
  primary key (ban_id, photo, crop)
);

create table ban_shingles (
  ban_id uuid not null references bans on delete cascade,
  shingle bigint not null, -- a keyed hash of three consecutive words in the bio
  primary key (shingle, ban_id)
);
create index ban_shingles_of_ban on ban_shingles (ban_id);

-- The browsers in which members signed in, by a keyed hash of the safety cookie.
create table safety_devices (
  device_mac text not null,
  member_id uuid not null references users on delete cascade,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (device_mac, member_id)
);
create index safety_devices_of_member on safety_devices (member_id);
create index safety_devices_by_time on safety_devices (seen_at);

-- Signs that an account may belong to a banned person. Staff clear or confirm all of a member's signs at once.
create table ban_signs (
  member_id uuid not null references users on delete cascade,
  ban_id uuid not null references bans on delete cascade,
  sign text not null check (sign in ('phone', 'email', 'device', 'photo', 'bio')),
  photo_id uuid references profile_photos on delete set null,
  found_at timestamptz not null,
  cleared_at timestamptz,
  confirmed_at timestamptz,
  was_there_before boolean not null default false, -- the account is older than the ban: only reviewed, not restricted
  primary key (member_id, ban_id, sign),
  check (cleared_at is null or confirmed_at is null)
);
create index ban_signs_of_ban on ban_signs (ban_id);
create index ban_signs_of_photo on ban_signs (photo_id);

-- Staff may not decide about themselves, or twice, not even under another account. A member account stays linked to a
-- staff account after it gave up the contact that they shared.
create table members_of_staff (
  member_id uuid not null references users on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  primary key (member_id, staff_id)
);
create index members_of_staff_by_staff on members_of_staff (staff_id);

-- Returns all of a person's accounts, as staff and as members; no other rule decides this. A confirmed mailbox counts
-- in any spelling. Phone numbers are unique among members, so two accounts with one number are linked through ban
-- signs. Weaker signs count once staff have confirmed them.
create function accounts_of(one uuid) returns uuid[] language sql stable as $$
  with recursive same (id) as (
    select one
    union
    select next.id from same cross join lateral (
      select s.id from staff own join staff s on canonical_mailbox(s.email) = canonical_mailbox(own.email)
        where own.id = same.id
      union all
      select u.id from staff own join users u on canonical_mailbox(u.email) = canonical_mailbox(own.email)
        where own.id = same.id and u.email_verified
      union all
      select s.id from users own join staff s on canonical_mailbox(s.email) = canonical_mailbox(own.email)
        where own.id = same.id and own.email_verified
      union all
      select u.id from users own join users u on canonical_mailbox(u.email) = canonical_mailbox(own.email)
        where own.id = same.id and own.email_verified and u.email_verified
      union all
      select u.id from users own join users u on u.restriction_id = own.restriction_id where own.id = same.id
      union all
      select b.member_id from ban_signs s join bans b on b.id = s.ban_id where s.member_id = same.id
        and s.cleared_at is null and (s.sign in ('phone', 'email') or s.confirmed_at is not null)
      union all
      select s.member_id from bans b join ban_signs s on s.ban_id = b.id where b.member_id = same.id
        and s.cleared_at is null and (s.sign in ('phone', 'email') or s.confirmed_at is not null)
      union all
      select staff_id from members_of_staff where member_id = same.id
      union all
      select member_id from members_of_staff where staff_id = same.id
    ) next (id) where next.id is not null
  )
  select array_agg(id) from same
$$;

create function keep_members_of_staff() returns trigger language plpgsql as $$ begin
  insert into members_of_staff (member_id, staff_id)
    select old.id, s.id from staff s where s.id = any((select accounts_of(old.id))::uuid[])
    on conflict do nothing;
  return new;
end $$;
create trigger users_keep_staff before update of email, phone on users for each row
  when (old.email is distinct from new.email or old.phone is distinct from new.phone)
  execute function keep_members_of_staff();
