-- compatible-with: 0041
-- What people tell us, as cases to be looked at. All open reports about a member are one case.
create table cases (
  id uuid primary key default gen_random_uuid(),
  number int not null generated always as identity, -- how staff speak of it
  kind text not null check (kind in ('reports', 'notice', 'contact')),
  subject_id uuid references users on delete set null, -- the member it is about; null: nobody, or no longer there
  opened_at timestamptz not null,
  waiting_since timestamptz not null, -- for a first look, or for another one since something was added
  due_at timestamptz not null,
  reminded_at timestamptz, -- when the operator was told that it is almost due
  looked_at timestamptz, -- null: nobody has looked at what was added last
  looked_at_before timestamptz, -- the look before that: whoever reported earlier is not told that something was added
  closed_at timestamptz,
  outcome text check (outcome in ('breach', 'no_breach', 'answered')),
  check ((closed_at is null) = (outcome is null)),
  check (due_at > waiting_since)
);
create unique index cases_open_about_member on cases (subject_id) where closed_at is null and kind = 'reports';
create index cases_waiting on cases (due_at) where looked_at is null and closed_at is null;
create index cases_open on cases (due_at) where closed_at is null;
create index cases_closed on cases (closed_at) where closed_at is not null;

create table reports (
  id uuid primary key default gen_random_uuid(),
  number int not null generated always as identity, -- the reporter's name for staff: R-4821
  case_id uuid not null references cases on delete cascade,
  reporter_id uuid references users on delete set null,
  client_report_id uuid not null,
  surface text not null check (surface in ('profile', 'photo', 'like', 'match', 'message', 'parting')),
  reason text not null check (reason in ('money', 'not_in_photos', 'underage', 'threats', 'hate', 'sexual', 'married',
    'advertising', 'trafficking', 'meeting', 'other')),
  sealed text, -- the reported name and the reporter's words; null once they are deleted
  created_at timestamptz not null,
  unique (reporter_id, client_report_id) -- a repeat is the same report
);
create index reports_of_case on reports (case_id);

-- Notices of visitors, who have no account.
create table notices (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  sealed text, -- null once it is deleted
  created_at timestamptz not null
);
create index notices_of_case on notices (case_id);

alter table contact_messages add column case_id uuid references cases on delete set null;

-- What was reported, as it was then: its owner may change or delete it, and it stays for whoever decides.
create table evidence (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  report_id uuid not null references reports on delete cascade,
  kind text not null check (kind in ('profile', 'messages', 'photo')),
  sealed text not null,
  photo_id uuid, -- the photo as it was called, so that one case holds it once
  storage_key uuid unique, -- its copy, encrypted
  taken_at timestamptz not null,
  check ((kind = 'photo') = (storage_key is not null and photo_id is not null)),
  unique (case_id, photo_id)
);
create index evidence_of_case on evidence (case_id);
create index evidence_of_report on evidence (report_id);

-- Copies without a row, however that came; removed when they are an hour old, those of deleted evidence at once.
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
