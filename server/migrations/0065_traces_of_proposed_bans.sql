-- compatible-with: 0041
-- By what somebody is recognized whose ban is proposed: whoever deletes the account before a second person has confirmed
-- the ban is on the ban list afterwards like everybody else. Keyed hashes and hashes of pictures, encrypted.
create table proposed_bans (
  decision_id uuid primary key references decisions,
  sealed text not null check (length(sealed) > 60),
  created_at timestamptz not null
);

-- Nothing is kept of a proposal that was refused or lifted, whoever writes it.
create function forget_proposed_ban() returns trigger language plpgsql as $$ begin
  delete from proposed_bans where decision_id = new.id;
  return null;
end $$;
create trigger decisions_forget_proposal after update of refused_at, lifted_at on decisions for each row
  when (new.refused_at is not null or new.lifted_at is not null)
  execute function forget_proposed_ban();
