-- compatible-with: 0041
-- A decision removed this photo while it was the main one, and the member has chosen no other since: it is the main one again
-- when the decision is lifted.
alter table profile_photos add column was_main boolean not null default false;
