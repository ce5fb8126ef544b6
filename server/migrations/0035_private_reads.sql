-- Who hides both being online and being last seen sends no read receipts. What was read then stays private, also when
-- the member shows these things again later.
alter table messages add column read_privately boolean not null default false;
