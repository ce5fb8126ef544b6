-- Reports and other submissions, staff's cases, and the evidence kept for deciding them.

-- All open reports about a member form one case.
create table cases (
  id uuid primary key default gen_random_uuid(),
  number int not null generated always as identity, -- the number that staff use
  kind text not null check (kind in ('reports', 'notice', 'contact', 'appeal', 'ban', 'same_person', 'shield',
    'verification')),
  subject_id uuid references users on delete set null, -- the reported member; null: none, or deleted
  opened_at timestamptz not null,
  waiting_since timestamptz not null, -- for the first look, or for another look after an addition
  due_at timestamptz not null,
  reminded_at timestamptz, -- when the operator was warned that it is almost due
  looked_at timestamptz, -- null: the last addition is unread
  looked_at_before timestamptz, -- the previous look, so that earlier reporters do not learn of additions
  closed_at timestamptz,
  outcome text check (outcome in ('breach', 'no_breach', 'answered', 'upheld', 'lifted', 'confirmed', 'refused')),
  leased_by uuid references staff, -- the only person who may decide it now
  leased_until timestamptz,
  check ((closed_at is null) = (outcome is null)),
  check (due_at > waiting_since),
  check ((leased_by is null) = (leased_until is null))
);
create unique index cases_open_about_member on cases (subject_id) where closed_at is null and kind = 'reports';
-- The queue for all kinds, and for one kind. The second index also serves the figures.
create index cases_open_by_due on cases (due_at, id) where closed_at is null;
create index cases_open_by_kind on cases (kind, due_at, id) where closed_at is null;
create index cases_closed on cases (closed_at) where closed_at is not null;
create index cases_by_lease on cases (leased_by) where leased_by is not null;
create index cases_looked_at on cases (looked_at) where looked_at is not null;

create table reports (
  id uuid primary key default gen_random_uuid(),
  number int not null generated always as identity, -- the report's number for staff: R-4821
  case_id uuid not null references cases on delete cascade,
  reporter_id uuid references users on delete set null,
  client_report_id uuid not null,
  surface text not null check (surface in ('profile', 'photo', 'like', 'match', 'message', 'parting')),
  reason text not null check (reason in ('money', 'not_in_photos', 'underage', 'threats', 'hate', 'sexual', 'married',
    'advertising', 'trafficking', 'meeting', 'other')),
  sealed text, -- the reported name and the reporter's words, encrypted; null once deleted
  created_at timestamptz not null,
  unique (reporter_id, client_report_id) -- a repeat is the same report
);
create index reports_of_case on reports (case_id);

-- Notices from visitors, who have no account.
create table notices (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  sealed text, -- encrypted; null once deleted
  language text not null default 'en' -- the page's language, also used for the reply
    check (language in ('en', 'fr', 'pt', 'sw', 'ar', 'am', 'ha')),
  created_at timestamptz not null
);
create index notices_of_case on notices (case_id);

-- Contact form messages, kept even if the mail about them fails.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  client_message_id uuid, -- the sender's id, so that a repeated submission is the same message
  case_id uuid references cases on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  category text not null,
  message text not null,
  language text not null default 'en' -- the page's language, also used for the reply
    check (language in ('en', 'fr', 'pt', 'sw', 'ar', 'am', 'ha')),
  -- A message on legal hold outlives its sender's account and is deleted once the hold is lifted.
  account_deleted boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index contact_messages_client_message on contact_messages (client_message_id)
  where client_message_id is not null;
create index contact_messages_to_delete on contact_messages (case_id) where account_deleted;

-- The reported content at the time of the report, kept even if its owner changes or deletes the original.
create table evidence (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  report_id uuid references reports on delete cascade, -- null: the scam shield opened the case
  kind text not null check (kind in ('profile', 'messages', 'photo')),
  sealed text not null,
  photo_id uuid, -- the original's id, so that a case holds each photo once
  storage_key uuid unique, -- an encrypted copy
  taken_at timestamptz not null,
  check ((kind = 'photo') = (storage_key is not null and photo_id is not null)),
  unique (case_id, photo_id)
);
create index evidence_of_case on evidence (case_id);
create index evidence_of_report on evidence (report_id);

-- Files that no `evidence` row refers to. Those of deleted evidence are removed at once, others after an hour.
create table evidence_leftovers (
  storage_key uuid primary key,
  since timestamptz not null
);

create function remember_evidence_leftover() returns trigger language plpgsql as $$ begin
  insert into evidence_leftovers (storage_key, since) values (old.storage_key, 'epoch') on conflict do nothing;
  return null;
end $$;
create trigger evidence_leftover after delete on evidence
  for each row when (old.storage_key is not null) execute function remember_evidence_leftover();

-- Contacts that a member gave up while a case about them was open; a ban lists them, too. Keyed hashes, as in
-- ban_contacts.
create table former_contacts (
  case_id uuid not null references cases on delete cascade,
  kind text not null check (kind in ('phone', 'email')),
  contact_mac text not null,
  primary key (case_id, contact_mac)
);

-- A deleted account's open case continues. Its identifying data and its messages' recipients stay encrypted until the
-- case is closed, so that a ban can still be proposed.
create table kept_for_cases (
  case_id uuid primary key references cases on delete cascade,
  sealed text not null check (length(sealed) > 60),
  created_at timestamptz not null
);
create index kept_for_cases_by_time on kept_for_cases (created_at);

-- Deleting the account does not lift a ban on starting conversations: it applies to any account that confirms the same
-- contact (a keyed hash).
create table paused_contacts (
  contact_mac text not null,
  case_id uuid not null references cases on delete cascade,
  since timestamptz not null,
  until timestamptz not null check (until > since and until <= since + interval '14 days'),
  primary key (contact_mac, case_id)
);
create index paused_contacts_of_case on paused_contacts (case_id);
create index paused_contacts_by_end on paused_contacts (until);

-- The rows of these three tables are deleted once the case closes, for any reason.
create function forget_deleted_subject() returns trigger language plpgsql as $$ begin
  delete from kept_for_cases where case_id = new.id;
  delete from paused_contacts where case_id = new.id;
  delete from former_contacts where case_id = new.id;
  return null;
end $$;
create trigger cases_forget_deleted_subject after update of closed_at on cases for each row
  when (old.closed_at is null and new.closed_at is not null)
  execute function forget_deleted_subject();

-- Staff whom a case concerns as its subject or a reporter, after their member account was deleted. They still may not
-- decide it.
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
    where s.id = any((select accounts_of(old.id))::uuid[])
    on conflict do nothing;
  return old;
end $$;
create trigger users_keep_cases_of_staff before delete on users for each row execute function keep_cases_of_staff();

-- A report may move to another case after its reporter's account was deleted.
create function move_cases_of_staff() returns trigger language plpgsql as $$ begin
  insert into cases_of_staff (case_id, staff_id)
    select new.case_id, staff_id from cases_of_staff where case_id = old.case_id
    on conflict do nothing;
  return null;
end $$;
create trigger reports_move_cases_of_staff after update of case_id on reports for each row
  when (new.reporter_id is null and old.case_id <> new.case_id)
  execute function move_cases_of_staff();

-- A case's reported content is kept while an authority or a court may need it. Two senior moderators place a hold, and
-- two lift it.
create table legal_holds (
  id uuid primary key default gen_random_uuid(),
  reason text not null check (length(reason) between 1 and 16 * 500), -- written by staff
  placed_by uuid not null references staff on delete restrict,
  placed_at timestamptz not null,
  confirmed_by uuid references staff on delete restrict,
  confirmed_at timestamptz check ((confirmed_at is null) = (confirmed_by is null)),
  lifting_by uuid references staff on delete restrict, -- the first of the two moderators who lift it
  lifting_at timestamptz check ((lifting_at is null) = (lifting_by is null)),
  lifted_by uuid references staff on delete restrict,
  lifted_at timestamptz check ((lifted_at is null) = (lifted_by is null)),
  check (lifting_at is null or confirmed_at is not null)
);

-- Reports keep their hold when they move to another case.
create table legal_hold_cases (
  case_id uuid not null references cases on delete restrict,
  hold_id uuid not null references legal_holds on delete cascade,
  primary key (case_id, hold_id)
);
create index legal_hold_cases_by_hold on legal_hold_cases (hold_id);

create function check_legal_hold() returns trigger language plpgsql as $$ begin
  if old.lifted_at is not null or (old.confirmed_at is not null and new.confirmed_by <> old.confirmed_by)
    or (new.placed_by, new.placed_at, new.reason) is distinct from (old.placed_by, old.placed_at, old.reason) then
    raise exception 'what was said of a hold stays' using errcode = 'check_violation', constraint = 'legal_hold_stays';
  end if;
  if new.confirmed_by = any(accounts_of(new.placed_by)) then
    raise exception 'two people hold' using errcode = 'check_violation', constraint = 'legal_hold_by_two';
  end if;
  if new.lifted_at is not null and new.confirmed_at is not null
    and coalesce(new.lifted_by = any(accounts_of(new.lifting_by)), true) then
    raise exception 'two people lift' using errcode = 'check_violation', constraint = 'legal_hold_by_two';
  end if;
  return new;
end $$;
create trigger legal_holds_by_two before update on legal_holds for each row execute function check_legal_hold();
