-- compatible-with: 0041
-- In a transaction of its own, as it reads whole tables: members go on reading and writing meanwhile.
alter table notifications validate constraint notifications_name_of_nobody;
alter table statements validate constraint statements_kind_check;
alter table statements validate constraint statements_of_pause;
