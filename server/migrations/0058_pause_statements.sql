-- compatible-with: 0041
-- A pause of the scam shield restricts a member before anybody has decided, so it has a statement of its own.
alter table statements
  alter column decision_id drop not null,
  add column pause_case_id uuid references cases, -- of a pause: the case that it opened
  drop constraint statements_kind_check,
  add constraint statements_kind_check check (kind in ('decision', 'ban_confirmed', 'appeal_upheld', 'correction', 'pause'))
    not valid, -- 0060 looks at the rows that are there
  add constraint statements_of_pause check ((kind = 'pause') = (decision_id is null)
    and (kind = 'pause') = (pause_case_id is not null)) not valid;
create unique index statements_of_pauses on statements (pause_case_id, created_at) where pause_case_id is not null;

-- When a sender asked for money in a conversation, lately: asks count for 14 days each. Empty where a
-- server of an earlier version counted: then each ask was at asked_at.
alter table shield_conversations add column ask_times timestamptz[] not null default '{}';
