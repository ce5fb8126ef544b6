-- compatible-with: 0041
-- The first steps are offered to a new member until they are done or left. Members of before have no need of them, and
-- a server of the release before makes profiles without them.
alter table profiles add column first_steps_open boolean not null default false;
