-- compatible-with: 0041
-- A restriction outlives its account: the contacts of somebody who deletes it stay restricted. Its decisions keep the id of
-- the restriction, so that lifting one of them ends what is left.
alter table decisions add column restriction_id uuid;
create index decisions_by_restriction on decisions (restriction_id) where restriction_id is not null;

create function keep_restriction_of_decisions() returns trigger language plpgsql as $$ begin
  update decisions set restriction_id = old.restriction_id
    where subject_id = old.id and step in ('suspended', 'banned');
  return old;
end $$;
create trigger users_restriction_kept before delete on users for each row when (old.restriction_id is not null)
  execute function keep_restriction_of_decisions();

-- Nobody is on the list without two people: of a ban that is confirmed and stands.
create function check_listed_ban() returns trigger language plpgsql as $$ begin
  perform from decisions where id = new.decision_id and step = 'banned' and confirmed_at is not null
    and lifted_at is null for share;
  if not found then
    raise exception 'a listed ban is confirmed and stands' using errcode = 'check_violation', constraint = 'listed_ban_stands';
  end if;
  return new;
end $$;
create trigger bans_checked before insert or update of decision_id on bans for each row
  execute function check_listed_ban();
