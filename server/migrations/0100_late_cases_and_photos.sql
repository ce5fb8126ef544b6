-- compatible-with: 0041
-- When the operator was mailed that a new photo has waited for most of its time; null: not yet.
alter table profile_photos add column reminded_at timestamptz;

-- A case can be late although somebody has looked at it, so no query asks for this any more.
drop index cases_waiting;
