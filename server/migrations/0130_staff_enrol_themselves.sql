-- compatible-with: 0041
-- Staff set password and second factor themselves, by a link to their own mailbox: nobody who adds them ever knows either.
-- Until then they have neither. Whoever still had an initial password, which its giver knows, gets a new link.
do $$ declare one text; begin
  for one in select conname from pg_constraint where conrelid = 'staff'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%removed_at%' loop
    execute format('alter table staff drop constraint %I', one);
  end loop;
end $$;
alter table staff
  add constraint staff_secrets_together check ((password_hash is null) = (totp_secret is null)),
  add constraint staff_removed_without_secrets check (removed_at is null or password_hash is null),
  -- A moderator is a senior once a second administrator has agreed with the first.
  add column senior_proposed_at timestamptz,
  add column senior_proposed_by uuid references staff, -- null: the command line
  add constraint staff_proposed_seniors check (senior_proposed_at is null
    or (role = 'moderator' and not is_senior and removed_at is null)),
  add constraint staff_proposed_by check (senior_proposed_by is null or senior_proposed_at is not null);
delete from staff_sessions where staff_id in (select id from staff where password_is_initial);
update staff set password_hash = null, totp_secret = null where password_is_initial;

create table staff_enrolments (
  staff_id uuid primary key references staff on delete cascade, -- a new link ends the one before
  token_hash text not null unique check (length(token_hash) = 43),
  totp_secret text, -- sealed; made anew each time the link is opened, so that one reader alone has the right one
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_enrolments_by_end on staff_enrolments (expires_at);

create function end_staff_enrolment() returns trigger language plpgsql as $$ begin
  delete from staff_enrolments where staff_id = new.id;
  return null;
end $$;
create trigger staff_removed_enrol_no_more after update of removed_at on staff for each row
  when (new.removed_at is not null) execute function end_staff_enrolment();

-- Somebody who is a senior by now, or no moderator any more, is not proposed.
create function end_senior_proposal() returns trigger language plpgsql as $$ begin
  new.senior_proposed_at := null;
  new.senior_proposed_by := null;
  return new;
end $$;
create trigger staff_proposal_ends before update on staff for each row
  when (new.senior_proposed_at is not null
    and (new.is_senior or new.role <> 'moderator' or new.removed_at is not null))
  execute function end_senior_proposal();
