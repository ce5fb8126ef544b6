-- compatible-with: 0041
-- Whose price the reminder said: the renewal is charged and taxed by it, though prices may follow another country meanwhile.
alter table renewals add column country text check (country ~ '^[A-Z]{2}$');
