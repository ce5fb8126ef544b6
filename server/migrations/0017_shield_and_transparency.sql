-- The scam shield, and the monthly public figures.

-- The shield's record of a sender in a conversation, kept for at most a month: numbers and rule names, never words. A
-- row changes with every message; the fill factor and the lack of an index on `updated_at` keep these updates HOT.
create table shield_conversations (
  match_id uuid not null references matches on delete cascade,
  sender_id uuid not null references users on delete cascade,
  screened_seq int not null, -- the sender's last screened message, so that each counts once
  state jsonb not null, -- ConversationState
  opener bytea check (octet_length(opener) = 256), -- of the first message; null: too short, or a suggested opener
  asked_at timestamptz, -- the last request for money
  ask_times timestamptz[] not null default '{}', -- recent requests for money; each counts for 14 days
  caution text check (caution in ('contact', 'money')), -- the warning shown to the recipient
  rules jsonb not null default '[]', -- the rules that matched, for moderators of the case
  updated_at timestamptz not null,
  primary key (match_id, sender_id)
) with (fillfactor = 70);
create index shield_rows_of_sender on shield_conversations (sender_id);

-- Members who may not start conversations until staff have reviewed them or the time is over.
create table shield_pauses (
  member_id uuid primary key references users on delete cascade,
  since timestamptz not null,
  until timestamptz not null,
  case_id uuid references cases on delete set null,
  lifted_at timestamptz,
  check (until > since and until <= since + interval '14 days')
);
create index shield_pauses_of_case on shield_pauses (case_id);

-- The end of a member's restriction on starting conversations, by a decision or a pause; null or past: unrestricted.
-- It is a PL/pgSQL function, so that its cost does not make PostgreSQL replan each message's statement.
create function slowed_until(member uuid) returns timestamptz stable parallel safe cost 1 language plpgsql as $$ begin
  return greatest(
    (select max(ends_at) from decisions where subject_id = member and step = 'slowed' and lifted_at is null),
    (select max(until) from shield_pauses where member_id = member and lifted_at is null));
end $$;

-- A month's public figures, written once after it ends. Figures counted on request would fall when a case is reopened
-- or an account deleted, and so reveal that person's month.
create table public_figures (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  counts jsonb not null check (not jsonb_path_exists(counts, '$.* ? (@ < 5)')), -- smaller counts are omitted
  median_look_minutes int check (median_look_minutes >= 0 and median_look_minutes % 10 = 0), -- null: too few looks
  published_at timestamptz not null,
  constraint public_figures_of_past_months check (published_at >=
    (make_date(left(month, 4)::int, right(month, 2)::int, 1) + interval '1 month') at time zone 'UTC')
);

create function refuse_change_of_figures() returns trigger language plpgsql as $$ begin
  raise exception 'published figures are never changed' using errcode = 'restrict_violation';
end $$;
create trigger public_figures_unchanged before update or delete or truncate on public_figures for each statement
  execute function refuse_change_of_figures();
