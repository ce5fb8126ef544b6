-- A member's choices. A row exists from the first sign-in on; the defaults are the product's.
create table settings (
  user_id uuid primary key references users on delete cascade,
  email_notifications boolean not null default true,
  sms_notifications boolean not null default false,
  push_notifications boolean not null default true,
  new_matches boolean not null default true,
  messages boolean not null default true,
  likes boolean not null default true,
  profile_views boolean not null default false,
  marketing_emails boolean not null default false,
  profile_visibility text not null default 'everyone' check (profile_visibility in ('everyone', 'verified', 'matches')),
  photo_blur boolean not null default false,
  show_online_status boolean not null default true,
  show_last_seen boolean not null default true,
  show_distance boolean not null default false,
  allow_screenshots boolean not null default false,
  login_alerts boolean not null default true,
  updated_at timestamptz not null default now()
);

-- The tier is the server's own record; no call sets it.
create table memberships (
  user_id uuid primary key references users on delete cascade,
  tier text not null check (tier in ('easy', 'super', 'premium')),
  ends_at timestamptz not null,
  updated_at timestamptz not null default now()
);
