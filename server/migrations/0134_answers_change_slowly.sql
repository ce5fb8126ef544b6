-- compatible-with: 0041
-- When a member changed an answer that decides whom they meet, or the city (decision 14): the newest changes of each, as
-- many as its limit counts. They go with the member and are not swept before, so that a limit of a week holds for a week.
-- A row also says that the answer was given before: filling it in again is a change.
create table answer_changes (
  member_id uuid not null references users on delete cascade,
  answer text not null,
  changed_at timestamptz[] not null,
  primary key (member_id, answer)
);
