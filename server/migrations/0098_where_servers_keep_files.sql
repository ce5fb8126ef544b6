-- compatible-with: 0041
-- Where a running server puts new files; null: it does not say. Files are not moved away from where one still puts them.
alter table online_servers add column files text;
