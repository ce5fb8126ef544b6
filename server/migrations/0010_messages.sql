create table messages (
  id uuid primary key default gen_random_uuid(),
  match_id uuid not null references matches on delete cascade,
  seq int not null check (seq > 0), -- 1, 2, 3 … within the match, without gaps
  sender_id uuid not null references users on delete cascade,
  client_message_id uuid not null,
  content text not null check (content <> '' and length(content) <= 4000),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (match_id, seq),
  unique (sender_id, client_message_id) -- a repeat is the same message
);
-- Unread badges count from here; it holds unread messages only.
create index messages_unread on messages (match_id, sender_id) where read_at is null;
create index messages_sent on messages (sender_id, created_at);
