-- compatible-with: 0041
alter table orders
  -- A part went back before its sum was kept, in 0112: the provider says how much when it is asked next.
  add column returned_unknown boolean not null default false,
  -- When somebody on the staff last asked for a refund again: it has as long as a new one to arrive.
  add column refund_released_at timestamptz;
-- From now on `refund_failed` stands for every refund that we know is not at the provider: one that has failed, one that was refused,
-- and one that waits for a person and was not requested. Another id is requested then, as older servers do, too, so
-- `refund_tries` is not used any more.
update orders set refund_failed = true
where state = 'refunding' and held_for = 'disputed' and refund_asked_at is null;

-- In an hour, when servers that know the column have taken over.
update orders set returned_unknown = true, next_check_at = least(next_check_at, now() + interval '1 hour')
where provider_id is not null and paid_at is not null and returned_minor = 0 and refunded_for is distinct from 'disputed'
  and (held_for = 'disputed' or settled_for = 'disputed');

-- The provider of an order is not configured any more, so nobody can ask whether it was paid.
alter table orders
  drop constraint orders_held_for_check,
  add constraint orders_held_for_check
    check (held_for in ('amount', 'currency', 'reference', 'disputed', 'refund', 'unreachable')) not valid,
  drop constraint orders_settled_for_check,
  add constraint orders_settled_for_check
    check (settled_for in ('amount', 'currency', 'reference', 'disputed', 'refund', 'unreachable')) not valid;

-- As before, and back to paid when a bank returns what it had taken.
create or replace function orders_only_forward() returns trigger language plpgsql as $$
begin
  if not (
    new.state = old.state
    or (old.state in ('open', 'failed', 'expired') and new.state = 'paid')
    or (old.state = 'open' and new.state in ('failed', 'expired'))
    or (old.state = 'paid' and new.state in ('refunding', 'refunded'))
    or (old.state = 'refunding' and new.state = 'refunded')
    or (old.state = 'refunded' and old.refunded_for = 'disputed' and new.state = 'paid')
  ) then
    raise exception 'an order cannot go from % to %', old.state, new.state;
  end if;
  if (new.id, new.tier, new.months, new.provider, new.currency, new.amount_minor, new.country)
    is distinct from (old.id, old.tier, old.months, old.provider, old.currency, old.amount_minor, old.country)
    or (old.provider_id is not null and new.provider_id is distinct from old.provider_id)
    or (old.user_id is not null and new.user_id is not null and new.user_id <> old.user_id) then
    raise exception 'what was ordered does not change';
  end if;
  return new;
end $$;
