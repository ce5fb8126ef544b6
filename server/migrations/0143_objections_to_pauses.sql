-- compatible-with: 0041
-- A member objects to a pause before a moderator has decided: in their own words, under the statement of the pause.
alter table statements
  add column objection text check (length(objection) > 60), -- sealed; null once it is deleted
  add column objected_at timestamptz;
