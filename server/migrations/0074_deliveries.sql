-- compatible-with: 0041
-- What is to reach members outside of open pages: a row for each piece of news and channel. It is asked again at the
-- moment of sending whether it is still news; `reason` says why it was not sent, or for what it waits.
create table deliveries (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  notification_id uuid not null references notifications on delete cascade,
  channel text not null check (channel in ('push', 'mail', 'sms')),
  kind text not null check (kind in ('match', 'message', 'like', 'views', 'reminder', 'safety')),
  news_at timestamptz not null, -- when the notification was written, or came up again
  ready_at timestamptz not null, -- from when on it may be sent
  due_at timestamptz not null, -- when it is looked at next
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped')),
  reason text check (reason in ('read', 'gone', 'active', 'told', 'unwanted', 'no_address', 'paused', 'late', 'ceiling',
    'budget', 'quiet', 'window', 'pushed')),
  done_at timestamptz,
  check ((state = 'waiting') = (done_at is null)),
  unique (notification_id, channel, news_at)
);
create index deliveries_due on deliveries (due_at) where state = 'waiting';
create index deliveries_of_member on deliveries (user_id, channel, done_at);

-- What a member does not want to be told of on one channel, although the switches of the settings allow both.
create table delivery_refusals (
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('push', 'mail', 'sms')),
  kind text not null check (kind in ('match', 'message', 'like', 'views', 'reminder')),
  primary key (user_id, channel, kind)
);

-- When nothing is sent, in full hours of the member's day. Equal hours: at any time.
create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  starts smallint not null default 22 check (starts between 0 and 23),
  ends smallint not null default 7 check (ends between 0 and 23),
  zone text check (length(zone) between 1 and 64) -- an IANA name; null: that of the member's country
);

-- Where browsers take push messages. The subscription is sealed: whoever holds it could write to the device.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint_hash bytea not null unique check (length(endpoint_hash) = 32),
  sealed text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_member on push_subscriptions (user_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- The pair of keys by which push services know this installation, shared by its servers; the private one is sealed.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null default now()
);

-- What came back of mails. Only those of the present address count.
create table mail_bounces (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  address text not null,
  kind text not null check (kind in ('hard', 'soft', 'complaint')),
  at timestamptz not null
);
create index mail_bounces_by_address on mail_bounces (address, at);
create index mail_bounces_of_member on mail_bounces (user_id);

-- When a member got the last weekly digest.
create table weekly_digests (
  user_id uuid primary key references users on delete cascade,
  sent_at timestamptz not null
);

-- How many text messages were sent on a day, and whether the operator was told that the budget runs out.
create table sms_days (
  day date primary key,
  parts int not null default 0 check (parts >= 0),
  alarmed_at timestamptz
);
