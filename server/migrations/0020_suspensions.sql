-- A suspension may have an end. One without is over when somebody lifts it.
alter table users add column suspended_until timestamptz check (suspended_until is null or suspended_at is not null);
create index users_by_suspension_end on users (suspended_until) where suspended_until is not null;

-- The sessions of a suspended member go on, for the little that is left to them; their open connections do not.
create function tell_member_suspended() returns trigger language plpgsql as $$ begin
  perform pg_notify('session_ended', id::text) from sessions where user_id = new.id;
  return null;
end $$;
create trigger users_suspended after update of suspended_at on users for each row
  when (old.suspended_at is null and new.suspended_at is not null) execute function tell_member_suspended();

-- What only the library of the first accounts used.
drop table verifications;
alter table accounts
  drop column access_token,
  drop column refresh_token,
  drop column id_token,
  drop column access_token_expires_at,
  drop column refresh_token_expires_at,
  drop column scope;
alter table users drop column image;
