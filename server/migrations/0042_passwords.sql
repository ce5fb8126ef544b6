-- compatible-with: 0041
-- Passwords have a table of their own: one row for each user who has a password. Servers of the release before read and
-- write `accounts`, which a later release drops; until then triggers keep both equal. What came from the other table is
-- equal already and written no second time.
create table passwords (
  user_id uuid primary key references users on delete cascade,
  hash text not null,
  updated_at timestamptz not null default now()
);

create function copy_password_to_passwords() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    delete from passwords where user_id = old.user_id;
  else
    insert into passwords as p (user_id, hash, updated_at) values (new.user_id, new.password, new.updated_at)
    on conflict (user_id) do update set hash = excluded.hash, updated_at = excluded.updated_at
    where p.hash <> excluded.hash;
  end if;
  return null;
end $$;
create trigger accounts_copied after insert or update of password or delete on accounts for each row
  execute function copy_password_to_passwords();

-- After the trigger, which keeps others from writing until the end of this transaction: nothing is missed.
insert into passwords (user_id, hash, updated_at)
  select user_id, password, updated_at from accounts where provider_id = 'credential' and password is not null;

create function copy_password_to_accounts() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    delete from accounts where user_id = old.user_id;
  else
    insert into accounts as a (user_id, account_id, provider_id, password, updated_at)
    values (new.user_id, new.user_id, 'credential', new.hash, new.updated_at)
    on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = excluded.updated_at
    where a.password is distinct from excluded.password;
  end if;
  return null;
end $$;
create trigger passwords_copied after insert or update of hash or delete on passwords for each row
  execute function copy_password_to_accounts();

-- The marks of known browsers end with a change, whichever table it was made in, and once.
drop trigger accounts_password_changed on accounts;
drop trigger accounts_removed on accounts;
create trigger passwords_changed after update of hash on passwords for each row
  when (old.hash is distinct from new.hash) execute function password_changed();
create trigger passwords_removed after delete on passwords for each row execute function password_changed();
