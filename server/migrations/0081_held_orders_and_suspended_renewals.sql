-- compatible-with: 0041
-- Since when a person has to look at an order, and what somebody on the staff wrote when they had.
alter table orders
  add column held_at timestamptz,
  -- Why it was held; for the same reason it is not held again.
  add column settled_for text check (settled_for in ('amount', 'currency', 'reference', 'no_member', 'paid_again', 'disputed', 'refund')),
  add column settled_at timestamptz,
  add column settled_by uuid references staff on delete set null,
  add column settled_note text check (length(settled_note) between 1 and 500),
  add check ((settled_for is null) = (settled_at is null));
update orders set held_at = coalesce(closed_at, paid_at, created_at) where held_for is not null;

-- By a trigger, so that no writer can forget to.
create function note_held_at() returns trigger language plpgsql as $$ begin
  new.held_at := case when new.held_for is not null then now() end;
  return new;
end $$;
create trigger orders_held_at before update on orders for each row
  when ((old.held_for is null) <> (new.held_for is null)) execute function note_held_at();

-- Somebody may have written a name.
create function forget_note_of_deleted() returns trigger language plpgsql as $$ begin
  new.settled_note := null;
  return new;
end $$;
create trigger deletion_takes_note before update of user_id on orders for each row
  when (new.user_id is null) execute function forget_note_of_deleted();
create index orders_settled on orders (settled_at) where settled_at is not null;

-- A suspended member renews nothing: what was on ends with the suspension, and nothing turns it on meanwhile.
create function stop_renewal_of_suspended() returns trigger language plpgsql as $$ begin
  update renewals set is_on = false where user_id = new.id and is_on;
  return null;
end $$;
create trigger suspension_stops_renewal after update of suspended_at on users for each row
  when (old.suspended_at is null and new.suspended_at is not null) execute function stop_renewal_of_suspended();

create function keep_renewal_of_suspended_off() returns trigger language plpgsql as $$ begin
  new.is_on := not exists (select from users where id = new.user_id and suspended_at is not null);
  return new;
end $$;
create trigger suspended_renew_nothing before insert or update on renewals for each row
  when (new.is_on) execute function keep_renewal_of_suspended_off();
update renewals set is_on = false where is_on and user_id in (select id from users where suspended_at is not null);
