-- What a member is told. Only who and what about is kept: the words are made when it is read, so that they never say
-- more than the reader may know at that moment.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('match', 'message', 'like', 'reminder')),
  about text not null check (about in ('match', 'message', 'like', 'unanswered', 'profile', 'views')),
  from_id uuid references users on delete cascade,
  match_id uuid references matches on delete cascade,
  occasion text not null, -- what it is told for: once each, however often the teller comes by
  created_at timestamptz not null,
  read_at timestamptz,
  dismissed_at timestamptz,
  unique (user_id, occasion)
);
create index notifications_shown on notifications (user_id, created_at desc) where dismissed_at is null;
create index notifications_by_sender on notifications (from_id);
create index notifications_by_match on notifications (match_id);

-- Up to when something was looked through for what to tell, so that no moment is looked at twice or left out.
create table notification_scans (
  name text primary key,
  until timestamptz not null
);

-- At most one mail of a kind on a day.
create table notification_mails (
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('match', 'message', 'like')),
  sent_on date not null,
  primary key (user_id, sent_on, type)
);

-- Messages come in the order of time, so this costs sending next to nothing and finds the last minutes at once.
create index messages_by_time on messages using brin (created_at) with (pages_per_range = 16, autosummarize = on);
-- Newcomers, to remind them of what is blank in their profile.
create index profiles_by_joining on profiles (created_at);
