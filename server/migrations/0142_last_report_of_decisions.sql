-- compatible-with: 0041
-- The last report that the author of a decision has seen. Those with higher numbers came later, whatever the clocks of two
-- servers say.
alter table decisions add column last_report int;
