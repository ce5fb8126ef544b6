-- compatible-with: 0041
-- Uploads whose photo was deleted: a phone that never heard the answer sends one again for a day, and it stays deleted.
create table deleted_uploads (
  user_id uuid not null references users on delete cascade,
  client_upload_id uuid not null,
  deleted_at timestamptz not null,
  primary key (user_id, client_upload_id)
);
create index deleted_uploads_at on deleted_uploads (deleted_at);
