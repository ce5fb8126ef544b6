-- Profile photos: review, visibility and files.

create table profile_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  client_upload_id uuid, -- the sender's id, so that a repeated upload is the same photo
  storage_key uuid not null default gen_random_uuid(), -- names the files; never leaves the server
  status text not null default 'pending' check (status in ('approved', 'pending', 'rejected')),
  position int not null,
  is_primary boolean not null default false,
  was_main boolean not null default false, -- a decision removed it as the main photo; lifting restores that
  is_plain boolean not null default false, -- almost no detail: a hint for the reviewer
  is_demo boolean not null default false, -- a drawing shared by many demo members
  width int not null, -- the original's size, turned upright
  height int not null,
  thumbhash text,
  uploaded_at timestamptz not null default now(),
  reminded_at timestamptz, -- when the operator was warned that the review is nearly overdue
  reviewed_at timestamptz,
  reviewed_by uuid references staff, -- null: approved automatically
  rejected_for text check (rejected_for in ('no_face', 'several_people', 'not_the_member', 'child', 'sexual', 'violence',
    'contact_details', 'unclear')),
  unique (user_id, position) deferrable initially deferred, -- deferred, so that a transaction can swap positions
  constraint nine_photos_at_most check (position between 0 and 8),
  constraint only_rejected_for_a_reason check (rejected_for is null or status = 'rejected')
);
create unique index one_main_photo on profile_photos (user_id) where is_primary;
create index photos_waiting on profile_photos (uploaded_at, id) where status = 'pending';
create unique index profile_photos_client_upload on profile_photos (user_id, client_upload_id)
  where client_upload_id is not null;

-- Verdicts on new photos before they take effect; reviewers can undo them for ten seconds.
create table photo_verdicts (
  photo_id uuid primary key references profile_photos on delete cascade,
  verdict text not null check (verdict in ('approved', 'rejected')),
  reason text check ((reason is not null) = (verdict = 'rejected')),
  staff_id uuid not null references staff,
  effective_at timestamptz not null
);
create index photo_verdicts_due on photo_verdicts (effective_at);

-- The people to whom a member shows photos that are blurred for everybody.
create table photo_grants (
  owner_id uuid not null references users on delete cascade,
  member_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (owner_id, member_id),
  check (owner_id <> member_id)
);
create index photo_grants_by_member on photo_grants (member_id);

-- Image hashes, for comparison with photos of people who are banned later.
create table photo_hashes (
  photo_id uuid primary key references profile_photos on delete cascade,
  hashes bit(256)[] not null -- empty: the picture has no contrast or cannot be read
);

-- Files being stored that have no photo yet. Rows older than an hour are cleaned up.
create table photo_uploads (
  storage_key uuid primary key,
  begun_at timestamptz not null
);
create index photo_uploads_begun on photo_uploads (begun_at);

-- Uploads whose photo was deleted. A phone that missed the response repeats its upload for a day; the photo stays
-- deleted.
create table deleted_uploads (
  user_id uuid not null references users on delete cascade,
  client_upload_id uuid not null,
  deleted_at timestamptz not null,
  primary key (user_id, client_upload_id)
);
create index deleted_uploads_at on deleted_uploads (deleted_at);

-- Files of deleted photos that still have to be removed from storage.
create table photo_leftovers (
  storage_key uuid primary key,
  since timestamptz not null default now()
);

create function remember_leftover() returns trigger language plpgsql as $$ begin
  insert into photo_leftovers (storage_key) values (old.storage_key);
  return null;
end $$;
create trigger profile_photos_leftover after delete on profile_photos
  for each row execute function remember_leftover();
