create table profile_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  storage_key uuid not null default gen_random_uuid(), -- names the files; never leaves the server
  status text not null default 'pending' check (status in ('approved', 'pending', 'rejected')),
  position int not null,
  is_primary boolean not null default false,
  width int not null, -- of the picture as it came, turned upright
  height int not null,
  thumbhash text,
  uploaded_at timestamptz not null default now(),
  reviewed_at timestamptz,
  unique (user_id, position) deferrable initially deferred, -- reordering swaps places inside one transaction
  constraint nine_photos_at_most check (position between 0 and 8) -- whatever races
);
create unique index one_main_photo on profile_photos (user_id) where is_primary;

-- Files whose row is gone, also when it went with its member; remembered until they are removed.
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
