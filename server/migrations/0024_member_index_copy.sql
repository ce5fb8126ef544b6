-- The index of members, as it was after the last reading of everybody: a server that starts reads this, and the changes
-- since, in place of everybody. Nothing rests on it; what is not there, or does not fit, is read from the members.
-- Unlogged: it costs no write-ahead log, and stays out of replicas and of backups of the files. After a crash of the
-- database it is empty, and must be: transaction ids that nobody wrote down are then given out a second time, and the
-- position that stands here would take new changes for known ones.
create unlogged table member_index_copy (
  piece int primary key, -- 0 says what the others are
  bytes bytea not null,
  kept_at timestamptz not null default now()
);
alter table member_index_copy alter column bytes set storage external; -- numbers in memory hardly shrink
