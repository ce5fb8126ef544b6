-- Archives of a member's own data: asked for, built in the background, fetched once by a mailed link.
create table data_exports (
  id uuid primary key default gen_random_uuid(), -- names the file; never leaves the server
  user_id uuid references users on delete set null, -- an archive whose owner is gone waits to be removed
  code_hash text unique check (length(code_hash) = 43), -- of the link; null until the archive is there
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  fetched_at timestamptz
);
create index data_exports_by_user on data_exports (user_id);
