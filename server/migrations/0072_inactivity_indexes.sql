-- compatible-with: 0041
-- Whoever was warned is found without reading everybody. There is no index on last_active_at, which changes at each visit:
-- every update of it would have to write into all indexes of the table.
create index users_warned on users (inactivity_warned_at)
  where inactivity_warned_at is not null and inactive_since is null;
