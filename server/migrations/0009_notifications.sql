-- Notifications in the app, and their deliveries by mail, push and text message.

-- A notification stores only ids and its kind. Its text is written when it is read, so it never reveals more than the
-- reader may see at that moment.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('match', 'message', 'like', 'reminder', 'safety')),
  about text not null check (about ~ '^[a-z]+(_[a-z]+)*$'),
  from_id uuid references users on delete cascade,
  match_id uuid references matches on delete cascade,
  display_name text, -- a former member's name; other names are read from the profile
  occasion text not null, -- one notification per occasion
  created_at timestamptz not null,
  read_at timestamptz,
  dismissed_at timestamptz,
  unique (user_id, occasion),
  constraint notifications_name_of_nobody check (display_name is null or from_id is null)
);
create index notifications_shown on notifications (user_id, created_at desc) where dismissed_at is null;
create index notifications_by_sender on notifications (from_id);
create index notifications_by_match on notifications (match_id);

-- The end of each scan's covered time range, so that no moment is scanned twice or skipped.
create table notification_scans (
  name text primary key,
  until timestamptz not null
);

-- News for members without an open page, one row per notification and channel. Each is checked again before sending;
-- `reason` records why it was skipped or what it waits for.
create table deliveries (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  notification_id uuid not null references notifications on delete cascade,
  channel text not null check (channel in ('push', 'mail', 'sms')),
  kind text not null check (kind in ('match', 'message', 'like', 'search', 'views', 'reminder', 'safety')),
  news_at timestamptz not null, -- when the notification was created or renewed
  ready_at timestamptz not null, -- the earliest sending time
  due_at timestamptz not null, -- the next check
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped')),
  reason text check (reason in ('read', 'gone', 'active', 'told', 'unwanted', 'no_address', 'paused', 'late', 'ceiling',
    'budget', 'quiet', 'window', 'pushed', 'visible')),
  failures smallint not null default 0, -- consecutive failures
  done_at timestamptz,
  check ((state = 'waiting') = (done_at is null)),
  unique (notification_id, channel, news_at)
);
create index deliveries_due on deliveries (due_at) where state = 'waiting';
create index deliveries_of_member on deliveries (user_id, channel, done_at);

-- Kinds of news that a member turned off on one channel although the settings allow both.
create table delivery_refusals (
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('push', 'mail', 'sms')),
  kind text not null check (kind in ('match', 'message', 'like', 'search', 'views', 'reminder')),
  primary key (user_id, channel, kind)
);

-- Quiet hours, in full hours of the member's local time. Equal hours mean that there are none.
create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  starts smallint not null default 22 check (starts between 0 and 23),
  ends smallint not null default 7 check (ends between 0 and 23),
  zone text check (length(zone) between 1 and 64) -- an IANA name; null: the zone of the member's country
);

-- Browsers' push subscriptions, encrypted, because a subscription is enough to send to the device.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint_hash bytea not null unique check (length(endpoint_hash) = 32),
  sealed text not null,
  created_at timestamptz not null,
  -- Null if the push service accepted the last message. While it is set, text messages are sent instead.
  failing_since timestamptz
);
create index push_subscriptions_of_member on push_subscriptions (user_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- The key pair that identifies this installation to push services, shared by its servers. The private key is
-- encrypted.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null default now()
);

-- Bounced mails. Only the current address's bounces count.
create table mail_bounces (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  address text not null,
  kind text not null check (kind in ('hard', 'soft', 'complaint')),
  at timestamptz not null
);
create index mail_bounces_by_address on mail_bounces (address, at);
create index mail_bounces_of_member on mail_bounces (user_id);

-- The time of each member's last weekly digest.
create table weekly_digests (
  user_id uuid primary key references users on delete cascade,
  sent_at timestamptz not null
);
