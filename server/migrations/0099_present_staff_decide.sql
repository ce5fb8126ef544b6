-- compatible-with: 0041
-- Somebody who has left the staff decides nothing. The server refuses it by the lease of the case; the table does for all others.
create function check_decider() returns trigger language plpgsql as $$ begin
  perform from staff where id = new.decided_by and removed_at is null;
  if not found then
    raise exception 'only somebody on the staff decides' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger decisions_by_staff before insert on decisions for each row
  execute function check_decider();
