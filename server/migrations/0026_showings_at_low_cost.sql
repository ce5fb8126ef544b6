-- Showings are what is written most: a row for every card on every page. The reference to `users` locked a row there for
-- each new one, which took two thirds of the time and wrote twelve times as much to the log; the index on the day made
-- every update move its row, for readers who read the whole week, and so the whole table, anyway.
alter table showings drop constraint showings_member_id_fkey;
drop index showings_by_day;
alter table showings set (fillfactor = 80); -- room for the next count beside the one before

-- What the reference did, for whoever leaves; of a page shown in that very moment the daily cleaning takes care.
create function forget_showings_of_member() returns trigger language plpgsql as $$ begin
  delete from showings where member_id = old.id;
  return null;
end $$;
create trigger users_removed_forget_showings after delete on users for each row
  execute function forget_showings_of_member();
create function forget_all_showings() returns trigger language plpgsql as $$ begin
  truncate showings;
  return null;
end $$;
create trigger users_emptied_forget_showings after truncate on users for each statement
  execute function forget_all_showings();
