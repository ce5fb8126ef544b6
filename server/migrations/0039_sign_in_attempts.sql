-- Counts an account for an address that tries it, once in `period` however often it is tried. Null: within the limit;
-- otherwise the seconds until the address may try another account, and nothing is counted. In one statement, because
-- whoever waits for a lock waits on a connection, and many tries from one address must not hold all of them.
create function take_attempt(address_key text, account_key text, maximum int, period interval) returns int
language plpgsql as $$
declare
  wait int;
begin
  if take(account_key, 1, period) is not null then return null; end if;
  wait := take(address_key, maximum, period);
  if wait is not null then delete from limit_uses where key = account_key; end if;
  return wait;
end $$;
