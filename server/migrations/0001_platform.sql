-- What every feature stands on: events that leave with their transaction, limits, and the development outbox.

create extension if not exists citext;

-- The transactional outbox. `xid` lets readers stop short of the oldest running transaction: ids are handed out
-- before commit, so reading by id alone would step over rows that commit late.
create table outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index outbox_in_commit_order on outbox (xid, id);

-- How far each listener has read.
create table outbox_positions (
  listener text primary key,
  xid xid8 not null,
  id bigint not null,
  updated_at timestamptz not null default now()
);

-- Counted uses of a limited action. Unlogged: a crash forgives, it never locks anybody out.
create unlogged table limit_uses (
  key text not null,
  used_at timestamptz not null default now()
);
create index limit_uses_by_key on limit_uses (key, used_at);

-- One atomic step. Null: within the limit, and counted. Otherwise: the seconds until it opens again, nothing counted.
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

-- Mails and text messages when no gateway is configured, for people and tests to read at /dev/outbox.
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
