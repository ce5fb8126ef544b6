-- Browsers where a member signed in carry a signed mark with this number. It goes up with every change of the password
-- or of the second factor, and by that all marks end. Triggers do it, so that no way of changing them can forget to.
alter table users add column credential_epoch integer not null default 0;

create function password_changed() returns trigger language plpgsql as $$ begin
  update users set credential_epoch = credential_epoch + 1 where id = old.user_id;
  return null;
end $$;
create trigger accounts_password_changed after update of password on accounts for each row
  when (old.password is distinct from new.password) execute function password_changed();
create trigger accounts_removed after delete on accounts for each row execute function password_changed();

create function second_factor_changed() returns trigger language plpgsql as $$ begin
  new.credential_epoch = old.credential_epoch + 1;
  return new;
end $$;
create trigger users_second_factor_changed before update on users for each row
  when (old.two_factor_enabled <> new.two_factor_enabled) execute function second_factor_changed();

-- Wrong codes of the second factor, by where they came from: a mark, a session, or any unknown browser. No try counts
-- before `open_at`, which moves further away with each; a right code forgets all of them.
create table second_factor_tries (
  user_id uuid not null references users on delete cascade,
  origin text not null,
  tries integer not null,
  open_at timestamptz not null,
  primary key (user_id, origin)
);
