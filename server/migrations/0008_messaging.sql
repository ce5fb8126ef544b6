-- A match's messages, numbered in the order that both members see.

-- A held message has a negative number, so that no gap reveals it; releasing it assigns the match's next number.
create sequence held_messages as int;

create table messages (
  id uuid primary key default gen_random_uuid(),
  match_id uuid not null references matches on delete cascade,
  seq int not null, -- 1, 2, 3 … within the match, without gaps
  sender_id uuid not null references users on delete cascade,
  client_message_id uuid not null,
  content text not null check (content <> '' and length(content) <= 16 * 4000),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- Members who hide both online status and last seen send no read receipts, not even later for messages read while
  -- hidden.
  read_privately boolean not null default false,
  is_held boolean not null default false, -- visible to its sender only, until staff release the sender
  constraint messages_seq_check check (seq > 0 or is_held),
  unique (match_id, seq),
  unique (sender_id, client_message_id) -- a repeat is the same message
);
-- For the unread badges.
create index messages_unread on messages (match_id, sender_id) where read_at is null;
create index messages_sent on messages (sender_id, created_at);
-- Messages arrive in time order, so this index costs little to maintain and finds the last minutes quickly.
create index messages_by_time on messages using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index messages_held on messages (match_id) where is_held;
create index messages_held_of_sender on messages (sender_id) where is_held;
