-- compatible-with: 0041
-- In a transaction of its own, as it reads the whole table: members go on buying meanwhile.
alter table orders validate constraint orders_held_for_check;
alter table orders validate constraint orders_settled_for_check;
