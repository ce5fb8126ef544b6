-- compatible-with: 0041
-- What the scam shield keeps of a sender in a conversation: numbers and the names of rules, never words. A month at most.
create table shield_conversations (
  match_id uuid not null references matches on delete cascade,
  sender_id uuid not null references users on delete cascade,
  screened_seq int not null, -- their last message that was screened, so that each counts once
  state jsonb not null, -- ConversationState
  opener bytea check (octet_length(opener) = 256), -- fingerprint of their first message; null: too short, or suggested by us
  asked_at timestamptz, -- when they last asked for money
  caution text check (caution in ('contact', 'money')), -- what the other one is told
  rules jsonb not null default '[]', -- which rules found something, for whoever looks at the case
  updated_at timestamptz not null,
  primary key (match_id, sender_id)
);
create index shield_conversations_of_sender on shield_conversations (sender_id, updated_at);

-- Members who may not begin conversations until somebody has looked, or until the time is over.
create table shield_pauses (
  member_id uuid primary key references users on delete cascade,
  since timestamptz not null,
  until timestamptz not null,
  case_id uuid references cases on delete set null,
  lifted_at timestamptz,
  check (until > since and until <= since + interval '14 days')
);
create index shield_pauses_of_case on shield_pauses (case_id);

-- The latest time until which a member begins no conversations, by a decision or a pause; null or past: they may. A
-- function, so that its cost does not make PostgreSQL plan the statement of each message anew.
create function slowed_until(member uuid) returns timestamptz stable parallel safe cost 1 language plpgsql as $$ begin
  return greatest(
    (select max(ends_at) from decisions where subject_id = member and step = 'slowed' and lifted_at is null),
    (select max(until) from shield_pauses where member_id = member and lifted_at is null));
end $$;

-- A case that the shield opened keeps the conversation, with no report.
alter table evidence alter column report_id drop not null;

alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check check (kind in ('reports', 'notice', 'contact', 'appeal', 'ban',
  'same_person', 'shield'));
