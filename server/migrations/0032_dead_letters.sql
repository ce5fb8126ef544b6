-- compatible-with: 0026
-- Events that a listener of the outbox could not handle: kept until an operator has them handled again, or discards them.
create table dead_letters (
  id bigint generated always as identity primary key,
  listener text not null,
  event_id bigint not null,
  kind text not null,
  payload jsonb not null,
  happened_at timestamptz not null,
  attempts int not null check (attempts > 0),
  error text not null, -- which one and where; never its message, which may carry what a member wrote
  failed_at timestamptz not null default now(),
  retry_requested boolean not null default false,
  reported_at timestamptz
);
-- After a crash a listener may hand over the same events again, and one of them may fail again.
create unique index dead_letters_by_event on dead_letters (listener, event_id);
