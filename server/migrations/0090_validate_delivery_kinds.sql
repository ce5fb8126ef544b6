-- compatible-with: 0041
-- In a transaction of its own, as it reads whole tables: members go on reading and writing meanwhile.
alter table deliveries validate constraint deliveries_kind_check;
alter table delivery_refusals validate constraint delivery_refusals_kind_check;
