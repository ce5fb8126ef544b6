-- The base for every feature: the transactional outbox, limits, running servers and gateways.

create extension if not exists citext;

-- The transactional outbox. Ids are assigned before commit, so reading by id alone would skip rows that commit late;
-- `xid` lets readers stop before the oldest running transaction.
create table outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index outbox_in_commit_order on outbox (xid, id);

-- Each listener's position in the outbox.
create table outbox_positions (
  listener text primary key,
  xid xid8 not null,
  id bigint not null,
  updated_at timestamptz not null default now()
);

-- Events that a listener failed to handle, kept until an operator retries or discards them.
create table dead_letters (
  id bigint generated always as identity primary key,
  listener text not null,
  event_id bigint not null,
  kind text not null,
  payload jsonb not null,
  happened_at timestamptz not null,
  attempts int not null check (attempts > 0),
  error text not null, -- the error's name and place; never its message, which may contain members' text
  failed_at timestamptz not null default now(),
  retry_requested boolean not null default false,
  reported_at timestamptz
);
-- After a crash a listener may receive the same event twice and fail twice.
create unique index dead_letters_by_event on dead_letters (listener, event_id);

-- Uses of limited actions. The table is unlogged, because losing the counts in a crash is harmless.
create unlogged table limit_uses (
  key text not null,
  used_at timestamptz not null default now()
);
create index limit_uses_by_key on limit_uses (key, used_at);

-- Counts one use atomically. Returns null within the limit; otherwise counts nothing and returns the seconds until
-- the next use.
create function take(limit_key text, maximum int, period interval) returns int language plpgsql as $$
declare
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(limit_key, 0));
  delete from limit_uses where key = limit_key and used_at <= clock_timestamp() - period;
  select min(used_at) into oldest from limit_uses where key = limit_key having count(*) >= maximum;
  if oldest is not null then
    return greatest(1, ceil(extract(epoch from oldest + period - clock_timestamp())))::int;
  end if;
  insert into limit_uses (key, used_at) values (limit_key, clock_timestamp());
  return null;
end $$;

-- Counts the accounts that an address tries, each once in `period`. Returns null within the limit; otherwise counts
-- nothing and returns the seconds until the address may try another account. One statement, because every call that
-- waits for the lock holds a connection, and attempts from one address must not hold all of them.
create function take_attempt(address_key text, account_key text, maximum int, period interval) returns int
language plpgsql as $$
declare
  wait int;
begin
  if take(account_key, 1, period) is not null then return null; end if;
  wait := take(address_key, maximum, period);
  if wait is not null then delete from limit_uses where key = account_key; end if;
  return wait;
end $$;

-- The running servers, and the members with a page open on each. Both tables are unlogged: after a crash or failover
-- they are empty, and every server writes its rows again within seconds.
create unlogged table online_servers (
  server_id uuid primary key,
  seen_at timestamptz not null -- a server without a recent heartbeat is removed with its rows
);

-- There is no foreign key to the member, because it would lock the account's row each time a page opens. The rows are
-- deleted when the account's sessions end.
create unlogged table online_members (
  server_id uuid not null references online_servers on delete cascade,
  member_id uuid not null,
  visible boolean not null default false, -- a page is on screen, not merely open; mail and push wait
  primary key (server_id, member_id)
);
create index online_members_by_member on online_members (member_id);

create function is_online(member uuid) returns boolean language sql stable parallel safe as $$
  select exists (select from online_members where member_id = member)
$$;

-- Scripts and styles of recent releases. During a rollout every server serves both releases' pages.
create table web_assets (
  name text primary key check (length(name) between 1 and 200),
  compressed bytea not null, -- Brotli
  release bigint not null check (release > 0) -- the latest release that contains it
);

-- Text messages sent per day, and whether the operator was warned about the budget.
create table sms_days (
  day date primary key,
  parts int not null default 0 check (parts >= 0),
  alarmed_at timestamptz
);

-- Mails and text messages that are only shown at /dev/outbox, because no gateway is configured.
create table development_outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  links text[] not null default '{}',
  code text,
  sent_at timestamptz not null default now()
);
