-- compatible-with: 0041
-- Whether a photo shows hardly anything, for whoever reviews it. Photos of before, and those that a server of the release
-- before takes in, have no such hint.
alter table profile_photos add column is_plain boolean not null default false;
