-- What is restricted together has one id: the account, other accounts of the same mailbox, and the contacts that are
-- kept of accounts that are gone. Lifting it on one account lifts all of it.
alter table restricted_contacts add column restriction_id uuid not null default gen_random_uuid();
create index restricted_contacts_by_restriction on restricted_contacts (restriction_id);

-- Numbers are given to somebody else in time: theirs is not restricted for good.
update restricted_contacts set suspended_until = least(suspended_until, now() + interval '12 months')
  where kind = 'phone';
alter table restricted_contacts add check (kind = 'email' or suspended_until is not null);

alter table users add column restriction_id uuid;
update users set restriction_id = gen_random_uuid() where suspended_at is not null;
alter table users add check ((restriction_id is null) = (suspended_at is null));
create index users_by_restriction on users (restriction_id) where restriction_id is not null;

create function name_restriction() returns trigger language plpgsql as $$ begin
  new.restriction_id = case when new.suspended_at is not null then coalesce(new.restriction_id, gen_random_uuid()) end;
  return new;
end $$;
create trigger users_restriction_named before insert or update of suspended_at on users for each row
  execute function name_restriction();

-- Somebody lifts it before its end; one whose end has come is over for this account alone.
create function lift_restriction() returns trigger language plpgsql as $$ begin
  delete from restricted_contacts where restriction_id = old.restriction_id;
  update users set suspended_at = null, suspended_until = null where restriction_id = old.restriction_id;
  return null;
end $$;
create trigger users_restriction_lifted after update of suspended_at on users for each row
  when (old.suspended_at is not null and new.suspended_at is null
    and (old.suspended_until is null or old.suspended_until > now()))
  execute function lift_restriction();

-- One form for all spellings of a mailbox; the same as canonicalMailbox() of the server, and a test compares them.
create function canonical_mailbox(email text) returns text language sql immutable strict parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select regexp_replace(substring(lower(email) from '^(.*)@[^@]*$'), '^(.[^+]*)\+.*$', '\1') as name,
    substring(lower(email) from '@([^@]*)$') as domain) parts
$$;
create index users_suspended_by_mailbox on users (canonical_mailbox(email))
  where suspended_at is not null and email_verified;
