-- Members' profiles, consents and settings, and profile views. The server counts the characters of texts as people see
-- them; each can be up to 16 of the database's, as in an emoji of a family.

create table profiles (
  user_id uuid primary key references users on delete cascade,
  full_name text not null check (full_name <> '' and length(full_name) <= 16 * 100),
  -- other members see only this part of the full name
  display_name text not null check (display_name <> '' and length(display_name) <= 16 * 100),
  gender text not null check (gender in ('Male', 'Female')),
  date_of_birth date not null,
  occupation text check (length(occupation) <= 16 * 100),
  location text check (length(location) <= 16 * 80),
  country_of_residence text references countries,
  faith text references faiths,
  denomination text,
  tribe text references tribes,
  smoking text check (smoking in ('Yes', 'No', 'Occasionally', 'Prefer not to say')),
  drinking text check (drinking in ('Yes', 'No', 'Occasionally', 'Prefer not to say')),
  celibacy text check (celibacy in ('Yes', 'No', 'Occasionally', 'Prefer not to say')),
  spoken_languages text[] not null default '{}',
  preferred_gender text check (preferred_gender in ('Male', 'Female')),
  preferred_faith text references faiths,
  preferred_location text references countries,
  age_range_min int not null default 18 check (age_range_min >= 18),
  age_range_max int not null default 50 check (age_range_max <= 100),
  deal_breakers text[] not null default '{}',
  has_children boolean,
  wants_children boolean,
  has_children_private boolean not null default false,
  wants_children_private boolean not null default false,
  education text,
  bio text check (length(bio) <= 16 * 1000),
  interests text[] not null default '{}',
  -- The open consents, copied here because every list needs them. Only triggers write these columns.
  matching boolean not null default false,
  show_faith boolean not null default false,
  show_tribe boolean not null default false,
  show_lifestyle boolean not null default false,
  first_steps_open boolean not null default false, -- offered until completed or dismissed
  agreed_to_terms_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (age_range_min < age_range_max),
  foreign key (faith, denomination) references denominations (faith_id, id)
);
-- Suggestions filter by gender, then by age.
create index profiles_by_gender_and_birth on profiles (gender, date_of_birth);
-- For reminders to new members about blank answers.
create index profiles_by_joining on profiles (created_at);

-- A member's latest changes to the city and to answers that decide whom they meet (decision 14), up to the limit's
-- count. Rows are deleted only with the member, so that a weekly limit holds for a week. A row also records that the
-- answer was given before, so filling it in again counts as a change.
create table answer_changes (
  member_id uuid not null references users on delete cascade,
  answer text not null,
  changed_at timestamptz[] not null,
  primary key (member_id, answer)
);

-- A member's consents, with each text's version. Withdrawn consents stay as a record; each kind is open at most once.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('matching', 'show_faith', 'show_tribe', 'show_lifestyle', 'marketing')),
  text_version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);
create unique index consents_open on consents (user_id, kind) where withdrawn_at is null;
create index consents_by_user on consents (user_id);

create function open_consents(member uuid) returns text[] stable language sql as $$
  select coalesce(array_agg(kind), '{}') from consents where user_id = member and withdrawn_at is null
$$;

-- Serializes consent changes with the creation of the profile.
create function read_consents() returns trigger language plpgsql as $$
declare
  kinds text[];
begin
  perform from users where id = new.user_id for no key update;
  kinds := open_consents(new.user_id);
  new.matching := 'matching' = any(kinds);
  new.show_faith := 'show_faith' = any(kinds);
  new.show_tribe := 'show_tribe' = any(kinds);
  new.show_lifestyle := 'show_lifestyle' = any(kinds);
  return new;
end $$;
create trigger profiles_read_consents before insert on profiles for each row execute function read_consents();

-- Locks first, so that the second of two concurrent changes sees the first.
create function note_consent() returns trigger language plpgsql as $$
declare
  kinds text[];
begin
  perform from profiles where user_id = new.user_id for no key update;
  if not found then
    perform from users where id = new.user_id for no key update;
  end if;
  kinds := open_consents(new.user_id);
  update profiles set
    matching = 'matching' = any(kinds),
    show_faith = 'show_faith' = any(kinds),
    show_tribe = 'show_tribe' = any(kinds),
    show_lifestyle = 'show_lifestyle' = any(kinds)
  where user_id = new.user_id;
  return null;
end $$;
create trigger consents_noted after insert or update on consents for each row
  when (new.kind <> 'marketing') execute function note_consent();

-- A member's settings, created at the first sign-in with the product's defaults.
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
  -- 'non_members' excludes matches; 'everybody' excludes people with the owner's grant.
  photo_blur_for text not null default 'non_members' check (photo_blur_for in ('non_members', 'everybody')),
  show_online_status boolean not null default true,
  show_last_seen boolean not null default true,
  show_distance boolean not null default false,
  allow_screenshots boolean not null default true,
  login_alerts boolean not null default true,
  updated_at timestamptz not null default now()
);
-- Most members keep these defaults, so partial indexes on the exceptions stay small.
create index settings_hiding on settings (user_id) where profile_visibility <> 'everyone';
create index settings_blurring on settings (user_id) where photo_blur;

-- One view per viewer and day.
create table profile_views (
  viewed_id uuid not null references users on delete cascade,
  viewer_id uuid not null references users on delete cascade,
  viewed_on date not null,
  created_at timestamptz not null default now(),
  primary key (viewed_id, viewed_on, viewer_id),
  check (viewed_id <> viewer_id)
);
create index profile_views_by_viewer on profile_views (viewer_id);

-- The profiles that each member has opened, for the limit. The table is unlogged, because losing the counts in a crash
-- is harmless.
create unlogged table profile_openings (
  viewer_id uuid not null references users on delete cascade,
  member_id uuid not null references users on delete cascade,
  opened_at timestamptz not null,
  primary key (viewer_id, member_id)
);
create index profile_openings_by_time on profile_openings (viewer_id, opened_at);
create index profile_openings_by_member on profile_openings (member_id);

-- Counts an opening atomically, as `take` does; repeats within the period don't count. Returns null within the limit;
-- otherwise counts nothing and returns the seconds until another profile can be opened.
create function open_profile(viewer uuid, member uuid, maximum int, period interval, at timestamptz)
returns int language plpgsql as $$
declare
  opened int;
  oldest timestamptz;
begin
  if exists (select from profile_openings o
    where o.viewer_id = viewer and o.member_id = member and o.opened_at > at - period) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('profile openings ' || viewer, 0));
  select count(*), min(o.opened_at) into opened, oldest
  from profile_openings o where o.viewer_id = viewer and o.opened_at > at - period;
  if opened >= maximum then
    return greatest(1, ceil(extract(epoch from oldest + period - at)))::int;
  end if;
  insert into profile_openings (viewer_id, member_id, opened_at) values (viewer, member, at)
  on conflict (viewer_id, member_id) do update set opened_at = excluded.opened_at;
  return null;
end $$;
