-- compatible-with: 0041
-- In a transaction of its own, as it reads the whole table: members go on reading and writing meanwhile.
alter table deliveries validate constraint deliveries_reason_check;
