-- compatible-with: 0041
-- Staff whom a case concerns, as its subject or a reporter, after their member account was deleted or got another address:
-- they still do not decide it.
create table cases_of_staff (
  case_id uuid not null references cases on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  primary key (staff_id, case_id)
);
create index cases_of_staff_by_case on cases_of_staff (case_id);

create function keep_cases_of_staff() returns trigger language plpgsql as $$ begin
  insert into cases_of_staff (case_id, staff_id)
    select c.id, s.id from staff s
    join cases c on c.subject_id = old.id or c.id in (select case_id from reports where reporter_id = old.id)
    where s.email::citext = old.email
    on conflict do nothing;
  return coalesce(new, old);
end $$;
create trigger users_keep_cases_of_staff before delete on users for each row
  when (old.email_verified)
  execute function keep_cases_of_staff();
create trigger users_keep_cases_at_change before update of email on users for each row
  when (old.email_verified and old.email is distinct from new.email)
  execute function keep_cases_of_staff();

-- A report of somebody whose account was deleted may come into another case.
create function move_cases_of_staff() returns trigger language plpgsql as $$ begin
  insert into cases_of_staff (case_id, staff_id)
    select new.case_id, staff_id from cases_of_staff where case_id = old.case_id
    on conflict do nothing;
  return null;
end $$;
create trigger reports_move_cases_of_staff after update of case_id on reports for each row
  when (new.reporter_id is null and old.case_id <> new.case_id)
  execute function move_cases_of_staff();

-- Contacts that a member gave up while a case about them was open: a ban lists them, too. Keyed hashes, as in ban_contacts.
create table former_contacts (
  case_id uuid not null references cases on delete cascade,
  kind text not null check (kind in ('phone', 'email')),
  contact_mac text not null,
  primary key (case_id, contact_mac)
);

-- As in 0102, and of former contacts.
create or replace function forget_deleted_subject() returns trigger language plpgsql as $$ begin
  delete from kept_for_cases where case_id = new.id;
  delete from paused_contacts where case_id = new.id;
  delete from former_contacts where case_id = new.id;
  return null;
end $$;
