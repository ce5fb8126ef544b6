-- compatible-with: 0041
-- Up to which account a ban was compared with the accounts that are there: with many of them it takes several jobs.
alter table bans add column compared_to uuid;
