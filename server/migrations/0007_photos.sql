create table profile_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  storage_key uuid not null default gen_random_uuid(), -- names the files; never leaves the server
  status text not null default 'pending' check (status in ('approved', 'pending', 'rejected')),
  position int not null,
  is_primary boolean not null default false,
  width int not null,
  height int not null,
  thumbhash text,
  uploaded_at timestamptz not null default now(),
  reviewed_at timestamptz,
  unique (user_id, position) deferrable initially deferred, -- reordering swaps places inside one transaction
  check (position between 0 and 8) -- nine photos at most, whatever races
);
create unique index one_main_photo on profile_photos (user_id) where is_primary;
