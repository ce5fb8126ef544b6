-- compatible-with: 0041
-- Files of photos that are being stored and have no row yet. What stays here for an hour never gets one, and is removed.
create table photo_uploads (
  storage_key uuid primary key,
  begun_at timestamptz not null
);
create index photo_uploads_begun on photo_uploads (begun_at);
