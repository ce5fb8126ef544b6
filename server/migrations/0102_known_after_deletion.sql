-- compatible-with: 0041
-- Deleting the account does not end an open case about it: by what its owner is recognized, and who received messages, is
-- kept until the case is closed, so that a ban can still be proposed. Encrypted.
create table kept_for_cases (
  case_id uuid primary key references cases on delete cascade,
  sealed text not null check (length(sealed) > 60),
  created_at timestamptz not null
);
create index kept_for_cases_by_time on kept_for_cases (created_at);

-- Members who may not begin conversations keep that when they delete the account: it applies to anyone who proves the same
-- contact, known by its keyed hash.
create table paused_contacts (
  contact_mac text not null,
  case_id uuid not null references cases on delete cascade,
  since timestamptz not null,
  until timestamptz not null check (until > since and until <= since + interval '14 days'),
  primary key (contact_mac, case_id)
);
create index paused_contacts_of_case on paused_contacts (case_id);
create index paused_contacts_by_end on paused_contacts (until);

-- Nothing of either is kept once somebody has decided, whoever closes the case.
create function forget_deleted_subject() returns trigger language plpgsql as $$ begin
  delete from kept_for_cases where case_id = new.id;
  delete from paused_contacts where case_id = new.id;
  return null;
end $$;
create trigger cases_forget_deleted_subject after update of closed_at on cases for each row
  when (old.closed_at is null and new.closed_at is not null)
  execute function forget_deleted_subject();

-- Whether existing accounts were compared with what the list keeps of a ban. Bans that are there are compared as well.
alter table bans add column compared_at timestamptz;
create index bans_to_compare on bans (id) where compared_at is null;

-- A sign that an account shows which was there before the ban: somebody looks at it, and it restricts nothing.
alter table ban_signs add column was_there_before boolean not null default false;

-- Of members' photos, to be compared with those of people who are banned later. They go with the photo.
create table photo_hashes (
  photo_id uuid primary key references profile_photos on delete cascade,
  hashes bit(256)[] not null -- none: the picture has no contrast, or cannot be read
);
