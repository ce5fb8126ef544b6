-- Written by `node dev/generate-types.ts`. Reasons and the text of functions are in server/migrations.

-- 0001_platform.sql
-- functions is_online, take, take_attempt

create table outbox (
  id bigint generated always as identity primary key, xid xid8 not null default pg_current_xact_id(),
  kind text not null, payload jsonb not null, created_at timestamptz not null default now()
);
create index outbox_in_commit_order on outbox (xid, id);

create table outbox_positions (
  listener text primary key, xid xid8 not null, id bigint not null, updated_at timestamptz not null default now()
);

create table dead_letters (
  id bigint generated always as identity primary key, listener text not null, event_id bigint not null,
  kind text not null, payload jsonb not null, happened_at timestamptz not null,
  attempts integer not null check (attempts > 0), error text not null, failed_at timestamptz not null default now(),
  retry_requested boolean not null default false, reported_at timestamptz
);
create unique index dead_letters_by_event on dead_letters (listener, event_id);

create unlogged table limit_uses (
  key text not null, used_at timestamptz not null default now()
);
create index limit_uses_by_key on limit_uses (key, used_at);

create unlogged table online_servers (
  server_id uuid primary key, seen_at timestamptz not null
);

create unlogged table online_members (
  server_id uuid not null references online_servers on delete cascade, member_id uuid not null,
  visible boolean not null default false, primary key (server_id, member_id)
);
create index online_members_by_member on online_members (member_id);

create table web_assets (
  name text primary key check (length(name) >= 1 and length(name) <= 200), compressed bytea not null,
  release bigint not null check (release > 0)
);

create table sms_days (
  day date primary key, parts integer not null default 0 check (parts >= 0), alarmed_at timestamptz
);

create table development_outbox (
  id bigint generated always as identity primary key, channel text not null check (channel in ('mail', 'sms')),
  recipient text not null, subject text, body text not null, links text[] not null default '{}', code text,
  sent_at timestamptz not null default now()
);

-- 0002_reference.sql

create table faiths (
  id text primary key, name text not null unique, position integer not null
);

create table denominations (
  faith_id text not null references faiths on delete cascade, id text not null, name text not null,
  position integer not null, is_more boolean not null default false, countries text[], primary key (faith_id, id)
);

create table languages (
  id text primary key, name text not null unique, iso_code text, position integer not null,
  is_more boolean not null default false
);

create table interests (
  id text primary key, name text not null unique, category text not null, position integer not null
);

create table tribes (
  id text primary key, name text not null unique, region text not null, not_offered_in text[] not null default '{}'
);

create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'), name text not null unique, dial_code text not null
);

-- 0003_accounts.sql
-- functions canonical_mailbox, lift_restriction, name_restriction, note_visit, password_changed, refuse_security_event_change,
-- functions second_factor_changed, stamp_email_confirmed, tell_member_suspended, tell_session_ended

create table users (
  id uuid default gen_random_uuid() primary key, name text not null default '', email citext,
  email_verified boolean not null default false, phone text unique, email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  sign_up_data jsonb,
  language text not null default 'en' check (language in ('en', 'fr', 'pt', 'sw', 'ar', 'am', 'ha')),
  two_factor_enabled boolean not null default false, credential_epoch integer not null default 0,
  verified_at timestamptz, last_active_at timestamptz not null default now(), deactivated_at timestamptz,
  paused_since timestamptz, inactivity_warned_at timestamptz, inactive_since timestamptz, suspended_at timestamptz,
  suspended_until timestamptz, restriction_id uuid, freed_at timestamptz, held_since timestamptz,
  hidden_since timestamptz, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), check (inactive_since is null or inactivity_warned_at is not null),
  check (suspended_until is null or suspended_at is not null), check (hidden_since is null or held_since is not null),
  check (email is not null or phone is not null), check ((restriction_id is null) = (suspended_at is null)),
  check (email is null or email_verified or confirmed_at is null)
);
create index users_by_mailbox on users (canonical_mailbox(email)) where email_verified;
create index users_by_restriction on users (restriction_id) where restriction_id is not null;
create index users_by_suspension_end on users (suspended_until) where suspended_until is not null;
create unique index users_email_key on users (email) where email_verified;
create index users_held on users (held_since) where held_since is not null;
create index users_suspended_by_mailbox on users (canonical_mailbox(email)) where suspended_at is not null and email_verified;
create index users_waiting_on_email on users (email) where not email_verified;
create index users_warned on users (inactivity_warned_at) where inactivity_warned_at is not null and inactive_since is null;
-- calls check_badge, delete_seen_members, forget_all_showings, forget_showings_of_member, keep_cases_of_staff,
-- calls keep_members_of_staff, keep_restriction_of_decisions, lift_restriction, name_restriction, note_change_of_user,
-- calls note_visit, second_factor_changed, stamp_email_confirmed, stop_renewal_of_suspended, tell_member_suspended

create table sessions (
  id uuid default gen_random_uuid() primary key, user_id uuid not null references users on delete cascade,
  token text not null unique check (length(token) = 43), second_factor boolean not null default false, place text,
  ip_address text, user_agent text, expires_at timestamptz not null, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);
-- calls tell_session_ended

create table passwords (
  user_id uuid primary key references users on delete cascade, hash text not null, set_by uuid,
  updated_at timestamptz not null default now()
);
-- calls password_changed

create table second_factors (
  user_id uuid primary key references users on delete cascade, secret text not null, confirmed_at timestamptz,
  last_step bigint not null default 0, created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade, code_mac text not null, used_at timestamptz,
  primary key (user_id, code_mac)
);

create table second_factor_challenges (
  token_hash text primary key check (length(token_hash) = 43),
  user_id uuid not null references users on delete cascade, purpose text,
  tries integer not null default 0 check (tries <= 5), expires_at timestamptz not null
);
create index second_factor_challenges_by_user on second_factor_challenges (user_id);

create table second_factor_tries (
  user_id uuid not null references users on delete cascade, origin text not null, tries integer not null,
  open_at timestamptz not null, tried_at timestamptz not null default now(), primary key (user_id, origin)
);
create index second_factor_tries_by_time on second_factor_tries (tried_at);

create table mail_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm', 'sign-in', 'reset')),
  code_hash text not null unique check (length(code_hash) = 43), expires_at timestamptz not null,
  created_at timestamptz not null default now(), primary key (user_id, purpose)
);

create table temp_phone_registration (
  id uuid default gen_random_uuid() primary key,
  phone_number text not null check (phone_number ~ '^\+[1-9][0-9]{7,14}$'),
  country_code text not null references countries on delete restrict, full_name text not null, gender text not null,
  date_of_birth date not null, country_of_residence text not null references countries on delete restrict,
  wishes jsonb, browser text not null, validated boolean not null default false,
  user_id uuid references users on delete cascade, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), unique (phone_number, browser),
  check (validated = (user_id is not null))
);
create index temp_phone_registration_by_user on temp_phone_registration (user_id);

create table phone_codes (
  phone_number text not null, browser text not null, code_mac text not null,
  tries integer not null default 0 check (tries <= 5), expires_at timestamptz not null,
  primary key (phone_number, browser)
);

create table contact_changes (
  user_id uuid primary key references users on delete cascade, kind text not null check (kind in ('email', 'phone')),
  contact text not null, code_mac text not null, tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null
);

create table restricted_contacts (
  contact_mac text primary key, kind text not null check (kind in ('email', 'phone')),
  suspended_at timestamptz not null, suspended_until timestamptz,
  restriction_id uuid not null default gen_random_uuid(), check (kind = 'email' or suspended_until is not null)
);
create index restricted_contacts_by_end on restricted_contacts (suspended_until) where suspended_until is not null;
create index restricted_contacts_by_restriction on restricted_contacts (restriction_id);

create table security_events (
  id uuid default gen_random_uuid() primary key, user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('signed_in_password', 'signed_in_link', 'signed_in_phone', 'signed_in_second_factor', 'signed_in_program', 'refused_password', 'refused_phone', 'refused_second_factor', 'refused_often', 'signed_out', 'session_ended', 'other_sessions_ended', 'password_set', 'password_changed', 'second_factor_on', 'second_factor_off', 'recovery_codes_renewed', 'email_added', 'email_changed', 'phone_added', 'phone_changed', 'export_asked', 'export_fetched', 'deactivated', 'reactivated', 'photo_approved', 'photo_rejected')),
  operator text check (length(operator) >= 1 and length(operator) <= 100),
  address_block text check (address_block ~ '^[0-9.]+/24$|^[0-9a-f:]+/48$'),
  country text check (country ~ '^[A-Z]{2}$'), device text check (length(device) <= 100),
  created_at timestamptz not null
);
create index security_events_by_time on security_events (created_at);
create index security_events_by_user on security_events (user_id, created_at desc, id desc);
create index security_events_with_origin on security_events (created_at) where address_block is not null or device is not null;
-- calls refuse_security_event_change

create table data_exports (
  id uuid default gen_random_uuid() primary key, user_id uuid references users on delete set null,
  code_hash text unique check (length(code_hash) = 43), asked_at timestamptz not null default now(),
  expires_at timestamptz not null, fetched_at timestamptz
);
create index data_exports_by_user on data_exports (user_id);

-- 0004_staff.sql
-- functions end_senior_proposal, end_staff_enrolment, is_senior, refuse_staff_audit_change

create table staff (
  id uuid default gen_random_uuid() primary key,
  name text not null check (length(name) >= 1 and length(name) <= (16 * 100)),
  email text not null check (length(email) >= 3 and length(email) <= 254), password_hash text, totp_secret text,
  password_is_initial boolean not null default true, totp_step bigint not null default 0,
  role text not null check (role in ('moderator', 'admin')), is_senior boolean not null default false,
  senior_proposed_at timestamptz, senior_proposed_by uuid references staff, created_at timestamptz not null,
  created_by uuid references staff, removed_at timestamptz, check (role = 'moderator' or not is_senior),
  check (senior_proposed_by is null or senior_proposed_at is not null),
  check (senior_proposed_at is null or role = 'moderator' and not is_senior and removed_at is null),
  check (removed_at is null or password_hash is null), check ((password_hash is null) = (totp_secret is null))
);
create unique index staff_by_email on staff (lower(email)) where removed_at is null;
-- calls end_senior_proposal, end_staff_enrolment

create table staff_enrolments (
  staff_id uuid primary key references staff on delete cascade,
  token_hash text not null unique check (length(token_hash) = 43), totp_secret text, created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_enrolments_by_end on staff_enrolments (expires_at);

create table staff_sessions (
  id uuid default gen_random_uuid() primary key, staff_id uuid not null references staff on delete cascade,
  token_hash text not null unique check (length(token_hash) = 43), created_at timestamptz not null,
  used_at timestamptz not null, expires_at timestamptz not null,
  check (expires_at <= (created_at + '08:00:00'::interval))
);
create index staff_sessions_by_staff on staff_sessions (staff_id);

create table staff_sign_in_tries (
  account text not null, origin text not null, tries integer not null, open_at timestamptz not null,
  tried_at timestamptz not null, primary key (account, origin)
);
create index staff_sign_in_tries_by_time on staff_sign_in_tries (tried_at);

create table staff_audit (
  seq bigint primary key check (seq > 0), at timestamp(3) with time zone not null, staff_id uuid references staff,
  act text not null check (act ~ '^[a-z]+(_[a-z]+)*$' and length(act) <= 50),
  subject_kind text check (length(subject_kind) <= 50), subject_id text check (length(subject_id) <= 100),
  details jsonb not null default '{}'::jsonb check (length(details) <= 2000),
  previous_hash bytea not null check (length(previous_hash) = 32), hash bytea not null check (length(hash) = 32),
  check ((subject_kind is null) = (subject_id is null))
);
create index staff_audit_by_staff on staff_audit (staff_id, seq desc);
create index staff_audit_by_subject on staff_audit (subject_kind, subject_id, seq desc);
-- calls note_verification_look, refuse_staff_audit_change

create table staff_audit_head (
  only_row boolean default true primary key check (only_row), seq bigint not null check (seq >= 0),
  hash bytea not null check (length(hash) = 32)
);
-- calls refuse_staff_audit_change

-- 0005_profiles.sql
-- functions note_consent, open_consents, open_profile, read_consents

create table profiles (
  user_id uuid primary key references users on delete cascade,
  full_name text not null check (full_name <> '' and length(full_name) <= (16 * 100)),
  display_name text not null check (display_name <> '' and length(display_name) <= (16 * 100)),
  gender text not null check (gender in ('Male', 'Female')), date_of_birth date not null,
  occupation text check (length(occupation) <= (16 * 100)), location text check (length(location) <= (16 * 80)),
  country_of_residence text references countries, faith text references faiths, denomination text,
  tribe text references tribes, smoking text check (smoking in ('Yes', 'No', 'Occasionally', 'Prefer not to say')),
  drinking text check (drinking in ('Yes', 'No', 'Occasionally', 'Prefer not to say')),
  celibacy text check (celibacy in ('Yes', 'No', 'Occasionally', 'Prefer not to say')),
  spoken_languages text[] not null default '{}', preferred_gender text check (preferred_gender in ('Male', 'Female')),
  preferred_faith text references faiths, preferred_location text references countries,
  age_range_min integer not null default 18 check (age_range_min >= 18),
  age_range_max integer not null default 50 check (age_range_max <= 100), deal_breakers text[] not null default '{}',
  has_children boolean, wants_children boolean, has_children_private boolean not null default false,
  wants_children_private boolean not null default false, education text, bio text check (length(bio) <= (16 * 1000)),
  interests text[] not null default '{}', matching boolean not null default false,
  show_faith boolean not null default false, show_tribe boolean not null default false,
  show_lifestyle boolean not null default false, first_steps_open boolean not null default false,
  agreed_to_terms_at timestamptz not null, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (faith, denomination) references denominations(faith_id, id), check (age_range_min < age_range_max)
);
create index profiles_by_gender_and_birth on profiles (gender, date_of_birth);
create index profiles_by_joining on profiles (created_at);
-- calls note_change_by_user_id, note_change_of_all, note_change_of_identity, read_consents

create table answer_changes (
  member_id uuid not null references users on delete cascade, answer text not null, changed_at timestamptz[] not null,
  primary key (member_id, answer)
);

create table consents (
  id bigint generated always as identity primary key, user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('matching', 'show_faith', 'show_tribe', 'show_lifestyle', 'marketing')),
  text_version text not null, given_at timestamptz not null, withdrawn_at timestamptz,
  check (withdrawn_at >= given_at)
);
create index consents_by_user on consents (user_id);
create unique index consents_open on consents (user_id, kind) where withdrawn_at is null;
-- calls note_consent

create table settings (
  user_id uuid primary key references users on delete cascade, email_notifications boolean not null default true,
  sms_notifications boolean not null default false, push_notifications boolean not null default true,
  new_matches boolean not null default true, messages boolean not null default true,
  likes boolean not null default true, profile_views boolean not null default false,
  marketing_emails boolean not null default false,
  profile_visibility text not null default 'everyone' check (profile_visibility in ('everyone', 'verified', 'matches')),
  photo_blur boolean not null default false,
  photo_blur_for text not null default 'non_members' check (photo_blur_for in ('non_members', 'everybody')),
  show_online_status boolean not null default true, show_last_seen boolean not null default true,
  show_distance boolean not null default false, allow_screenshots boolean not null default true,
  login_alerts boolean not null default true, updated_at timestamptz not null default now()
);
create index settings_blurring on settings (user_id) where photo_blur;
create index settings_hiding on settings (user_id) where profile_visibility <> 'everyone';
-- calls note_change_by_user_id, note_change_of_all

create table profile_views (
  viewed_id uuid not null references users on delete cascade,
  viewer_id uuid not null references users on delete cascade, viewed_on date not null,
  created_at timestamptz not null default now(), primary key (viewed_id, viewed_on, viewer_id),
  check (viewed_id <> viewer_id)
);
create index profile_views_by_viewer on profile_views (viewer_id);

create unlogged table profile_openings (
  viewer_id uuid not null references users on delete cascade,
  member_id uuid not null references users on delete cascade, opened_at timestamptz not null,
  primary key (viewer_id, member_id)
);
create index profile_openings_by_member on profile_openings (member_id);
create index profile_openings_by_time on profile_openings (viewer_id, opened_at);

-- 0006_photos.sql
-- functions remember_leftover

create table profile_photos (
  id uuid default gen_random_uuid() primary key, user_id uuid not null references users on delete cascade,
  client_upload_id uuid, storage_key uuid not null default gen_random_uuid(),
  status text not null default 'pending' check (status in ('approved', 'pending', 'rejected')),
  position integer not null check ("position" >= 0 and "position" <= 8), is_primary boolean not null default false,
  was_main boolean not null default false, is_plain boolean not null default false,
  is_demo boolean not null default false, width integer not null, height integer not null, thumbhash text,
  uploaded_at timestamptz not null default now(), reminded_at timestamptz, reviewed_at timestamptz,
  reviewed_by uuid references staff,
  rejected_for text check (rejected_for in ('no_face', 'several_people', 'not_the_member', 'child', 'sexual', 'violence', 'contact_details', 'unclear')),
  unique (user_id, "position") deferrable initially deferred, check (rejected_for is null or status = 'rejected')
);
create unique index one_main_photo on profile_photos (user_id) where is_primary;
create index photos_waiting on profile_photos (uploaded_at, id) where status = 'pending';
create unique index profile_photos_client_upload on profile_photos (user_id, client_upload_id) where client_upload_id is not null;
-- calls note_change_by_user_id, note_change_of_all, note_change_of_main_photo, remember_leftover

create table photo_verdicts (
  photo_id uuid primary key references profile_photos on delete cascade,
  verdict text not null check (verdict in ('approved', 'rejected')), reason text,
  staff_id uuid not null references staff, effective_at timestamptz not null,
  check ((reason is not null) = (verdict = 'rejected'))
);
create index photo_verdicts_due on photo_verdicts (effective_at);

create table photo_grants (
  owner_id uuid not null references users on delete cascade,
  member_id uuid not null references users on delete cascade, created_at timestamptz not null,
  primary key (owner_id, member_id), check (owner_id <> member_id)
);
create index photo_grants_by_member on photo_grants (member_id);

create table photo_hashes (
  photo_id uuid primary key references profile_photos on delete cascade, hashes bit(256)[] not null
);

create table photo_uploads (
  storage_key uuid primary key, begun_at timestamptz not null
);
create index photo_uploads_begun on photo_uploads (begun_at);

create table deleted_uploads (
  user_id uuid not null references users on delete cascade, client_upload_id uuid not null,
  deleted_at timestamptz not null, primary key (user_id, client_upload_id)
);
create index deleted_uploads_at on deleted_uploads (deleted_at);

create table photo_leftovers (
  storage_key uuid primary key, since timestamptz not null default now()
);

-- 0007_likes_and_matches.sql

create table matches (
  id uuid default gen_random_uuid() primary key, user1 uuid not null references users on delete cascade,
  user2 uuid not null references users on delete cascade,
  status text not null default 'active' check (status in ('active', 'ended')), last_seq integer not null default 0,
  last_message_at timestamptz, created_at timestamptz not null default now(), unique (user1, user2),
  check (user1 < user2)
);
create index matches_ended on matches (id) where status = 'ended';
create index matches_of_second on matches (user2);

create table likes (
  id uuid default gen_random_uuid() primary key, from_id uuid not null references users on delete cascade,
  to_id uuid not null references users on delete cascade, is_matched boolean not null default false,
  created_at timestamptz not null default now(), unique (from_id, to_id), check (from_id <> to_id)
);
create index likes_received on likes (to_id, created_at);
create index likes_waiting on likes (to_id, created_at desc, id) where not is_matched;

create table hides (
  member_id uuid not null references users on delete cascade,
  hidden_id uuid not null references users on delete cascade, created_at timestamptz not null default now(),
  primary key (member_id, hidden_id), check (member_id <> hidden_id)
);
create index hides_by_hidden on hides (hidden_id);

create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade, block_id uuid not null default gen_random_uuid(),
  display_name text, is_inherited boolean not null default false, created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id), check (blocker_id <> blocked_id)
);
create index blocks_by_block on blocks (block_id);
create index blocks_by_blocked on blocks (blocked_id);

create table blocked_contacts (
  blocker_id uuid not null references users on delete cascade, contact_mac text not null, block_id uuid not null,
  display_name text, kind text not null check (kind in ('email', 'phone')),
  created_at timestamptz not null default now(), ends_at timestamptz, primary key (blocker_id, contact_mac),
  check (kind = 'phone' or ends_at is null)
);
create index blocked_contacts_by_contact on blocked_contacts (contact_mac);

create table partings (
  id uuid default gen_random_uuid() primary key, member_id uuid not null references users on delete cascade,
  other_id uuid references users on delete set null, kind text not null check (kind in ('block', 'unmatch')),
  display_name text not null, match_id uuid references matches on delete set null, created_at timestamptz not null,
  ends_at timestamptz not null, unique (member_id, other_id), check (member_id <> other_id)
);
create index partings_by_end on partings (ends_at);
create index partings_by_match on partings (match_id);
create index partings_by_other on partings (other_id);

create table parted_contacts (
  member_id uuid not null references users on delete cascade, contact_mac text not null, ends_at timestamptz not null,
  primary key (member_id, contact_mac)
);
create index parted_contacts_by_contact on parted_contacts (contact_mac);
create index parted_contacts_by_end on parted_contacts (ends_at);

create table inherited_partings (
  member_id uuid not null references users on delete cascade,
  other_id uuid not null references users on delete cascade, ends_at timestamptz not null,
  primary key (member_id, other_id), check (member_id <> other_id)
);
create index inherited_partings_by_end on inherited_partings (ends_at);
create index inherited_partings_by_other on inherited_partings (other_id);

-- 0008_messaging.sql

create table messages (
  id uuid default gen_random_uuid() primary key, match_id uuid not null references matches on delete cascade,
  seq integer not null, sender_id uuid not null references users on delete cascade, client_message_id uuid not null,
  content text not null check (content <> '' and length(content) <= (16 * 4000)),
  created_at timestamptz not null default now(), read_at timestamptz, read_privately boolean not null default false,
  is_held boolean not null default false, unique (match_id, seq), unique (sender_id, client_message_id),
  check (seq > 0 or is_held)
);
create index messages_by_time on messages using brin (created_at) with (pages_per_range='16', autosummarize='on');
create index messages_held on messages (match_id) where is_held;
create index messages_held_of_sender on messages (sender_id) where is_held;
create index messages_sent on messages (sender_id, created_at);
create index messages_unread on messages (match_id, sender_id) where read_at is null;

-- 0009_notifications.sql

create table notifications (
  id uuid default gen_random_uuid() primary key, user_id uuid not null references users on delete cascade,
  type text not null check (type in ('match', 'message', 'like', 'reminder', 'safety')),
  about text not null check (about ~ '^[a-z]+(_[a-z]+)*$'), from_id uuid references users on delete cascade,
  match_id uuid references matches on delete cascade, display_name text, occasion text not null,
  created_at timestamptz not null, read_at timestamptz, dismissed_at timestamptz, unique (user_id, occasion),
  check (display_name is null or from_id is null)
);
create index notifications_by_match on notifications (match_id);
create index notifications_by_sender on notifications (from_id);
create index notifications_shown on notifications (user_id, created_at desc) where dismissed_at is null;

create table notification_scans (
  name text primary key, until timestamptz not null
);

create table deliveries (
  id bigint generated always as identity primary key, user_id uuid not null references users on delete cascade,
  notification_id uuid not null references notifications on delete cascade,
  channel text not null check (channel in ('push', 'mail', 'sms')),
  kind text not null check (kind in ('match', 'message', 'like', 'search', 'views', 'reminder', 'safety')),
  news_at timestamptz not null, ready_at timestamptz not null, due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped')),
  reason text check (reason in ('read', 'gone', 'active', 'told', 'unwanted', 'no_address', 'paused', 'late', 'ceiling', 'budget', 'quiet', 'window', 'pushed', 'visible')),
  failures smallint not null default 0, done_at timestamptz, unique (notification_id, channel, news_at),
  check ((state = 'waiting') = (done_at is null))
);
create index deliveries_due on deliveries (due_at) where state = 'waiting';
create index deliveries_of_member on deliveries (user_id, channel, done_at);

create table delivery_refusals (
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('push', 'mail', 'sms')),
  kind text not null check (kind in ('match', 'message', 'like', 'search', 'views', 'reminder')),
  primary key (user_id, channel, kind)
);

create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  starts smallint not null default 22 check (starts >= 0 and starts <= 23),
  ends smallint not null default 7 check (ends >= 0 and ends <= 23),
  zone text check (length(zone) >= 1 and length(zone) <= 64)
);

create table push_subscriptions (
  id uuid default gen_random_uuid() primary key, user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint_hash bytea not null unique check (length(endpoint_hash) = 32), sealed text not null,
  created_at timestamptz not null, failing_since timestamptz
);
create index push_subscriptions_of_member on push_subscriptions (user_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_id);

create table push_keys (
  only_one boolean default true primary key check (only_one), public_key text not null,
  sealed_private_key text not null, created_at timestamptz not null default now()
);

create table mail_bounces (
  id bigint generated always as identity primary key, user_id uuid not null references users on delete cascade,
  address text not null, kind text not null check (kind in ('hard', 'soft', 'complaint')), at timestamptz not null
);
create index mail_bounces_by_address on mail_bounces (address, at);
create index mail_bounces_of_member on mail_bounces (user_id);

create table weekly_digests (
  user_id uuid primary key references users on delete cascade, sent_at timestamptz not null
);

-- 0010_reach.sql
-- functions part_members, reach, reach_many

-- 0011_discovery.sql
-- functions delete_seen_members, forget_all_showings, forget_showings_of_member, note_change_by_user_id, note_change_of_all,
-- functions note_change_of_showings, note_change_of_user, see_members

create table showings (
  member_id uuid not null, shown_on date not null, times integer not null check (times > 0),
  primary key (member_id, shown_on)
);
-- calls note_change_of_all, note_change_of_showings

create table exposure_weeks (
  ended_on date not null, members_of text not null, members integer not null, never_shown integer not null,
  gini real not null, shown bigint not null, matches integer not null, primary key (ended_on, members_of)
);

create unlogged table seen_members (
  viewer_id uuid not null, member_id uuid not null, seen_at timestamptz not null, primary key (viewer_id, member_id)
);
create index seen_members_by_member on seen_members (member_id);
create index seen_members_by_time on seen_members (viewer_id, seen_at);

create table saved_searches (
  id uuid default gen_random_uuid() primary key, user_id uuid not null references users on delete cascade,
  slot smallint not null check (slot >= 1 and slot <= 10),
  name text not null check (length(name) >= 1 and length(name) <= (16 * 60)),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'), alerts boolean not null default true,
  saved_at timestamptz not null, checked_at timestamptz not null, alerted_at timestamptz, unique (user_id, filters),
  unique (user_id, slot)
);
create index saved_searches_due on saved_searches (checked_at) where alerts;
create unique index saved_searches_name on saved_searches (user_id, lower(name));

create table saved_search_finds (
  search_id uuid not null references saved_searches on delete cascade,
  member_id uuid not null references users on delete cascade, told_at timestamptz, primary key (search_id, member_id)
);
create index saved_search_finds_of_member on saved_search_finds (member_id);

create table member_changes (
  id bigint generated always as identity primary key, xid xid8 not null default pg_current_xact_id(), member_id uuid,
  changed_at timestamptz not null default now()
);
create index member_changes_by_transaction on member_changes (xid);

create unlogged table member_index_copy (
  piece integer primary key, bytes bytea not null, kept_at timestamptz not null default now()
);

-- 0012_membership.sql
-- functions forget_note_of_deleted, keep_renewal_of_suspended_off, note_held_at, orders_only_forward, stop_renewal_of_suspended

create table memberships (
  user_id uuid primary key references users on delete cascade,
  tier text not null check (tier in ('easy', 'super', 'premium')), ends_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index memberships_by_end on memberships (ends_at);

create table price_countries (
  user_id uuid primary key references users on delete cascade, country text not null check (country ~ '^[A-Z]{2}$'),
  changed_at timestamptz
);

create table orders (
  id uuid primary key, user_id uuid references users on delete set null,
  tier text not null check (tier in ('easy', 'super', 'premium')),
  months smallint not null check (months in (1, 3, 12)),
  method text not null check (method in ('card', 'mobile_money')),
  provider text not null check (provider in ('stripe', 'paystack', 'pawapay')), provider_id text,
  currency text not null check (currency ~ '^[A-Z]{3}$'), amount_minor integer not null check (amount_minor > 0),
  tax_minor integer not null, tax_rate integer not null check (tax_rate >= 0 and tax_rate <= 10000),
  country text not null check (country ~ '^[A-Z]{2}$'), payer_country text check (payer_country ~ '^[A-Z]{2}$'),
  network_country text check (network_country ~ '^[A-Z]{2}$'), price_version integer not null,
  is_renewal boolean not null default false, wants_renewal boolean not null default false,
  begins_now_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
  created_at timestamptz not null, paid_at timestamptz, closed_at timestamptz, next_check_at timestamptz,
  checks integer not null default 0,
  held_for text check (held_for in ('amount', 'currency', 'reference', 'disputed', 'refund', 'refund_details', 'unreachable', 'unknown')),
  held_at timestamptz,
  settled_for text check (settled_for in ('amount', 'currency', 'reference', 'disputed', 'refund', 'refund_details', 'unreachable', 'unknown')),
  settled_at timestamptz, settled_by uuid references staff on delete set null,
  settled_note text check (length(settled_note) >= 1 and length(settled_note) <= (16 * 500)),
  withdrawn_at timestamptz, refund_id uuid, refund_asked_at timestamptz, refund_failed boolean not null default false,
  refund_released_at timestamptz, refunded_minor integer,
  refunded_for text check (refunded_for in ('withdrawal', 'unused_days', 'no_member', 'disputed')),
  returned_minor integer not null default 0, unique (provider, provider_id),
  check (tax_minor >= 0 and tax_minor < amount_minor), check (refunded_minor > 0 and refunded_minor <= amount_minor),
  check ((state in ('paid', 'refunding', 'refunded')) = (paid_at is not null)),
  check ((state in ('refunding', 'refunded')) = (refunded_minor is not null)),
  check ((settled_for is null) = (settled_at is null))
);
create index orders_held on orders (created_at) where held_for is not null;
create index orders_of_member on orders (user_id, created_at);
create index orders_of_other_countries on orders (paid_at desc) where paid_at is not null and held_for is null and settled_at is null and coalesce(payer_country, network_country) <> country;
create index orders_settled on orders (settled_at) where settled_at is not null;
create index orders_to_check on orders (next_check_at) where next_check_at is not null;
-- calls forget_note_of_deleted, note_held_at, orders_only_forward

create table payment_events (
  provider text not null check (provider in ('stripe', 'paystack', 'pawapay')),
  event_id text not null check (length(event_id) >= 1 and length(event_id) <= 200),
  kind text not null check (length(kind) <= 100), order_id uuid references orders,
  body_hash bytea not null check (length(body_hash) = 32), received_at timestamptz not null,
  primary key (provider, event_id)
);

create table membership_terms (
  order_id uuid primary key references orders, user_id uuid references users on delete set null,
  tier text not null check (tier in ('easy', 'super', 'premium')), starts_at timestamptz not null,
  ends_at timestamptz not null, granted_at timestamptz not null, revoked_at timestamptz,
  used_ms bigint not null default 0 check (used_ms >= 0), ran tstzmultirange not null default '{}'::tstzmultirange,
  check (ends_at > starts_at)
);
create index membership_terms_of_member on membership_terms (user_id, ends_at);

create table renewals (
  user_id uuid primary key references users on delete cascade, order_id uuid not null references orders,
  provider text not null check (provider in ('stripe', 'paystack')), sealed_token text not null,
  card_last_four text not null check (card_last_four ~ '^[0-9]{4}$'), is_on boolean not null default true,
  renews_at timestamptz not null, currency text not null, amount_minor integer not null check (amount_minor > 0),
  country text check (country ~ '^[A-Z]{2}$'), reminded_at timestamptz, told_at timestamptz, declined_at timestamptz,
  renewed_by uuid references orders
);
create index renewals_due on renewals (renews_at) where is_on;
-- calls keep_renewal_of_suspended_off

create table receipts (
  number integer primary key check (number > 0), order_id uuid not null unique references orders,
  issued_at timestamptz not null
);

create table receipt_numbers (
  only_one boolean default true primary key check (only_one), last_number integer not null default 0
);

-- 0013_reports_and_cases.sql
-- functions check_legal_hold, forget_deleted_subject, keep_cases_of_staff, move_cases_of_staff, remember_evidence_leftover

create table cases (
  id uuid default gen_random_uuid() primary key, number integer not null generated always as identity,
  kind text not null check (kind in ('reports', 'notice', 'contact', 'appeal', 'ban', 'same_person', 'shield', 'verification')),
  subject_id uuid references users on delete set null, opened_at timestamptz not null,
  waiting_since timestamptz not null, due_at timestamptz not null, reminded_at timestamptz, looked_at timestamptz,
  looked_at_before timestamptz, closed_at timestamptz,
  outcome text check (outcome in ('breach', 'no_breach', 'answered', 'upheld', 'lifted', 'confirmed', 'refused')),
  leased_by uuid references staff, leased_until timestamptz, check ((closed_at is null) = (outcome is null)),
  check (due_at > waiting_since), check ((leased_by is null) = (leased_until is null))
);
create index cases_by_lease on cases (leased_by) where leased_by is not null;
create index cases_closed on cases (closed_at) where closed_at is not null;
create index cases_looked_at on cases (looked_at) where looked_at is not null;
create unique index cases_open_about_member on cases (subject_id) where closed_at is null and kind = 'reports';
create index cases_open_by_due on cases (due_at, id) where closed_at is null;
create index cases_open_by_kind on cases (kind, due_at, id) where closed_at is null;
-- calls forget_deleted_subject

create table reports (
  id uuid default gen_random_uuid() primary key, number integer not null generated always as identity,
  case_id uuid not null references cases on delete cascade, reporter_id uuid references users on delete set null,
  client_report_id uuid not null,
  surface text not null check (surface in ('profile', 'photo', 'like', 'match', 'message', 'parting')),
  reason text not null check (reason in ('money', 'not_in_photos', 'underage', 'threats', 'hate', 'sexual', 'married', 'advertising', 'trafficking', 'meeting', 'other')),
  sealed text, created_at timestamptz not null, unique (reporter_id, client_report_id)
);
create index reports_of_case on reports (case_id);
-- calls move_cases_of_staff

create table notices (
  id uuid default gen_random_uuid() primary key, case_id uuid not null references cases on delete cascade,
  sealed text, language text not null default 'en' check (language in ('en', 'fr', 'pt', 'sw', 'ar', 'am', 'ha')),
  created_at timestamptz not null
);
create index notices_of_case on notices (case_id);

create table contact_messages (
  id uuid default gen_random_uuid() primary key, client_message_id uuid,
  case_id uuid references cases on delete set null, name text not null, email text not null, subject text not null,
  category text not null, message text not null,
  language text not null default 'en' check (language in ('en', 'fr', 'pt', 'sw', 'ar', 'am', 'ha')),
  account_deleted boolean not null default false, created_at timestamptz not null default now()
);
create unique index contact_messages_client_message on contact_messages (client_message_id) where client_message_id is not null;
create index contact_messages_to_delete on contact_messages (case_id) where account_deleted;

create table evidence (
  id uuid default gen_random_uuid() primary key, case_id uuid not null references cases on delete cascade,
  report_id uuid references reports on delete cascade,
  kind text not null check (kind in ('profile', 'messages', 'photo')), sealed text not null, photo_id uuid,
  storage_key uuid unique, taken_at timestamptz not null, unique (case_id, photo_id),
  check ((kind = 'photo') = (storage_key is not null and photo_id is not null))
);
create index evidence_of_case on evidence (case_id);
create index evidence_of_report on evidence (report_id);
-- calls remember_evidence_leftover

create table evidence_leftovers (
  storage_key uuid primary key, since timestamptz not null
);

create table former_contacts (
  case_id uuid not null references cases on delete cascade, kind text not null check (kind in ('phone', 'email')),
  contact_mac text not null, primary key (case_id, contact_mac)
);

create table kept_for_cases (
  case_id uuid primary key references cases on delete cascade, sealed text not null check (length(sealed) > 60),
  created_at timestamptz not null
);
create index kept_for_cases_by_time on kept_for_cases (created_at);

create table paused_contacts (
  contact_mac text not null, case_id uuid not null references cases on delete cascade, since timestamptz not null,
  until timestamptz not null, primary key (contact_mac, case_id),
  check (until > since and until <= (since + '14 days'::interval))
);
create index paused_contacts_by_end on paused_contacts (until);
create index paused_contacts_of_case on paused_contacts (case_id);

create table cases_of_staff (
  case_id uuid not null references cases on delete cascade, staff_id uuid not null references staff on delete cascade,
  primary key (staff_id, case_id)
);
create index cases_of_staff_by_case on cases_of_staff (case_id);

create table legal_holds (
  id uuid default gen_random_uuid() primary key,
  reason text not null check (length(reason) >= 1 and length(reason) <= (16 * 500)),
  placed_by uuid not null references staff on delete restrict, placed_at timestamptz not null,
  confirmed_by uuid references staff on delete restrict, confirmed_at timestamptz,
  lifting_by uuid references staff on delete restrict, lifting_at timestamptz,
  lifted_by uuid references staff on delete restrict, lifted_at timestamptz,
  check ((confirmed_at is null) = (confirmed_by is null)), check ((lifting_at is null) = (lifting_by is null)),
  check ((lifted_at is null) = (lifted_by is null)), check (lifting_at is null or confirmed_at is not null)
);
-- calls check_legal_hold

create table legal_hold_cases (
  case_id uuid not null references cases on delete restrict,
  hold_id uuid not null references legal_holds on delete cascade, primary key (case_id, hold_id)
);
create index legal_hold_cases_by_hold on legal_hold_cases (hold_id);

-- 0014_bans.sql
-- functions accounts_of, check_listed_ban, keep_members_of_staff

create table bans (
  id uuid default gen_random_uuid() primary key, decision_id uuid not null unique,
  member_id uuid unique references users on delete set null, created_at timestamptz not null,
  ends_at timestamptz not null, compared_to uuid, compared_at timestamptz, check (ends_at > created_at)
);
create index bans_by_end on bans (ends_at);
create index bans_to_compare on bans (id) where compared_at is null;
-- calls check_listed_ban

create table ban_contacts (
  ban_id uuid not null references bans on delete cascade, kind text not null check (kind in ('phone', 'email')),
  contact_mac text not null, primary key (contact_mac, ban_id)
);
create index ban_contacts_of_ban on ban_contacts (ban_id);

create table ban_devices (
  ban_id uuid not null references bans on delete cascade, device_mac text not null, primary key (device_mac, ban_id)
);
create index ban_devices_of_ban on ban_devices (ban_id);

create table ban_photos (
  ban_id uuid not null references bans on delete cascade, photo smallint not null, crop smallint not null,
  hash bit(256) not null, primary key (ban_id, photo, crop)
);

create table ban_shingles (
  ban_id uuid not null references bans on delete cascade, shingle bigint not null, primary key (shingle, ban_id)
);
create index ban_shingles_of_ban on ban_shingles (ban_id);

create table safety_devices (
  device_mac text not null, member_id uuid not null references users on delete cascade,
  first_seen_at timestamptz not null, seen_at timestamptz not null, primary key (device_mac, member_id)
);
create index safety_devices_by_time on safety_devices (seen_at);
create index safety_devices_of_member on safety_devices (member_id);

create table ban_signs (
  member_id uuid not null references users on delete cascade, ban_id uuid not null references bans on delete cascade,
  sign text not null check (sign in ('phone', 'email', 'device', 'photo', 'bio')),
  photo_id uuid references profile_photos on delete set null, found_at timestamptz not null, cleared_at timestamptz,
  confirmed_at timestamptz, was_there_before boolean not null default false, primary key (member_id, ban_id, sign),
  check (cleared_at is null or confirmed_at is null)
);
create index ban_signs_of_ban on ban_signs (ban_id);
create index ban_signs_of_photo on ban_signs (photo_id);

create table members_of_staff (
  member_id uuid not null references users on delete cascade,
  staff_id uuid not null references staff on delete cascade, primary key (member_id, staff_id)
);
create index members_of_staff_by_staff on members_of_staff (staff_id);

-- 0015_decisions.sql
-- functions begin_appeal, check_decider, forget_proposed_ban, keep_appeal, keep_contacts_notice, keep_decision,
-- functions keep_restriction_of_decisions, lock_case_of_decision, refuse_removal_of_decision, took_part, was_set_aside

create table decisions (
  id uuid default gen_random_uuid() primary key, number integer not null generated always as identity,
  case_id uuid not null references cases, subject_id uuid references users on delete set null,
  step text not null check (step in ('none', 'advice', 'content_removed', 'slowed', 'suspended', 'banned', 'lifted')),
  reason text check (reason in ('money', 'not_in_photos', 'underage', 'threats', 'hate', 'sexual', 'married', 'advertising', 'trafficking', 'meeting', 'other')),
  days integer, suggested_step text, suggested_days integer, lifts_id uuid references decisions,
  strikes integer not null, strikes_until timestamptz, sealed text check (length(sealed) > 60), last_report integer,
  decided_by uuid not null references staff, decided_at timestamptz not null, effective_at timestamptz not null,
  undone_at timestamptz, applied_at timestamptz, ends_at timestamptz, senior_case_id uuid references cases,
  confirmed_by uuid references staff, confirmed_at timestamptz, refused_by uuid references staff,
  refused_at timestamptz, lifted_by uuid references staff, lifted_at timestamptz, restriction_id uuid,
  check (effective_at >= decided_at), check ((reason is null) = (step in ('none', 'lifted'))),
  check ((confirmed_by is null) = (confirmed_at is null)), check ((refused_by is null) = (refused_at is null)),
  check ((lifted_by is null) = (lifted_at is null)), check (confirmed_by is null or refused_by is null),
  check (senior_case_id is not null or confirmed_by is null and refused_by is null),
  check (lifted_at is null or applied_at is not null and (step <> all (array['none', 'lifted']))),
  check ((lifts_id is null) = (step <> 'lifted')),
  check (
case step
    when 'suspended' then days in (3, 7, 30)
    when 'slowed' then days >= 1 and days <= 14
    else days is null
end),
  check (strikes =
case step
    when 'content_removed' then 1
    when 'slowed' then 1
    when 'suspended' then 2
    else 0
end),
  check ((strikes_until is null) = (strikes = 0)),
  check (undone_at is null or applied_at is null and undone_at < effective_at),
  check (applied_at is null or applied_at >= effective_at),
  check ((ends_at is null) = (applied_at is null or (step <> all (array['slowed', 'suspended'])))),
  check ((senior_case_id is not null) = (applied_at is not null and step = 'banned') or step = 'lifted'),
  check (confirmed_by <> decided_by), check (lifted_by <> decided_by and lifted_by <> confirmed_by),
  check (refused_by <> decided_by)
);
create index decisions_about_member on decisions (subject_id, decided_at);
create index decisions_by_restriction on decisions (restriction_id) where restriction_id is not null;
create index decisions_by_senior_case on decisions (senior_case_id) where senior_case_id is not null;
create index decisions_by_time on decisions (decided_at);
create index decisions_due on decisions (effective_at) where applied_at is null and undone_at is null;
create index decisions_of_case on decisions (case_id, decided_at);
create unique index decisions_waiting on decisions (case_id) where applied_at is null and undone_at is null;
-- calls check_decider, forget_proposed_ban, keep_decision, refuse_removal_of_decision

create table proposed_bans (
  decision_id uuid primary key references decisions, sealed text not null check (length(sealed) > 60),
  created_at timestamptz not null
);

create table kept_strikes (
  contact_mac text not null check (length(contact_mac) > 40),
  decision_id uuid not null references decisions on delete cascade,
  member_id uuid references users on delete set null, primary key (contact_mac, decision_id)
);
create index kept_strikes_of_decision on kept_strikes (decision_id);
create index kept_strikes_of_member on kept_strikes (member_id) where member_id is not null;

create table removed_content (
  id uuid default gen_random_uuid() primary key, decision_id uuid not null references decisions,
  member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('photo', 'message', 'bio')), thing_id uuid,
  sealed text not null check (length(sealed) > 60), restored_at timestamptz,
  unique nulls not distinct (decision_id, kind, thing_id), check ((thing_id is null) = (kind = 'bio'))
);
create index removed_content_of_member on removed_content (member_id);

create table statements (
  id uuid default gen_random_uuid() primary key, decision_id uuid references decisions,
  pause_case_id uuid references cases, member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('decision', 'ban_confirmed', 'appeal_upheld', 'correction', 'pause')),
  sealed text not null check (length(sealed) > 60), created_at timestamptz not null, sent_at timestamptz,
  objection text check (length(objection) > 60), objected_at timestamptz, unique (decision_id, kind),
  check ((kind = 'pause') = (decision_id is null) and (kind = 'pause') = (pause_case_id is not null))
);
create index statements_of_member on statements (member_id, created_at desc);
create unique index statements_of_pauses on statements (pause_case_id, created_at) where pause_case_id is not null;

create table appeals (
  id uuid default gen_random_uuid() primary key, decision_id uuid not null references decisions,
  member_id uuid references users on delete set null, report_id uuid unique references reports on delete cascade,
  sealed text check (length(sealed) > 60), case_id uuid not null unique references cases,
  created_at timestamptz not null, decided_by uuid references staff, decided_at timestamptz,
  outcome text check (outcome in ('upheld', 'lifted')), note text check (length(note) > 60),
  check ((decided_by is null) = (decided_at is null)), check ((decided_by is null) = (outcome is null))
);
create index appeals_of_decision on appeals (decision_id);
create index appeals_of_member on appeals (member_id);
create unique index appeals_once on appeals (decision_id) where report_id is null;
-- calls begin_appeal, keep_appeal, refuse_removal_of_decision

create table contacts_notices (
  decision_id uuid primary key references decisions, display_name text not null
);

create table contacts_notice_recipients (
  decision_id uuid not null references contacts_notices on delete cascade,
  member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('warning', 'correction')), told_at timestamptz, mailed_at timestamptz,
  primary key (decision_id, kind, member_id), check (mailed_at is null or told_at is not null)
);
create index contacts_notice_recipients_of_member on contacts_notice_recipients (member_id);
create index contacts_notice_recipients_to_mail on contacts_notice_recipients (told_at) where told_at is not null and mailed_at is null;
create index contacts_notice_recipients_untold on contacts_notice_recipients (decision_id, kind, member_id) where told_at is null;
-- calls keep_contacts_notice

-- 0016_verification.sql
-- functions check_badge, check_verification, check_verification_decision, end_verification, keep_verification_look,
-- functions note_change_of_identity, note_change_of_main_photo, note_verification_look, refuse_decision_change,
-- functions settle_verification

create table verifications (
  id uuid default gen_random_uuid() primary key, member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('pictures', 'call')), turn text check (turn in ('left', 'right', 'up', 'down')),
  code text check (code ~ '^\d{4}$'), call_at timestamptz, call_link text check (length(call_link) <= 500),
  started_at timestamptz not null, expires_at timestamptz not null, sent_at timestamptz, main_photo_id uuid,
  case_id uuid unique references cases on delete set null, decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected')),
  reason text check (reason in ('not_same_person', 'not_clear', 'wrong_turn', 'wrong_code', 'not_live', 'photos_unclear', 'missed_call')),
  valid_until timestamptz, ended_at timestamptz,
  ended_by text check (ended_by in ('member', 'time', 'renewed', 'main_photo', 'gender', 'date_of_birth', 'ban', 'rejected')),
  ban_id uuid references decisions on delete set null, check ((outcome is null) = (decided_at is null)),
  check ((not outcome is distinct from 'rejected') = (reason is not null)),
  check ((not outcome is distinct from 'approved') = (valid_until is not null)),
  check ((ended_at is null) = (ended_by is null)), check (ban_id is null or not ended_by is distinct from 'ban'),
  check (outcome is null or sent_at is not null), check (outcome is null and ended_at is null or code is null),
  check (call_at is null or kind = 'call'), check (call_link is null or call_at is not null)
);
create unique index verifications_badge on verifications (member_id) where outcome = 'approved' and ended_at is null;
create index verifications_by_ban on verifications (ban_id) where ban_id is not null;
create index verifications_by_end on verifications (valid_until) where outcome = 'approved' and ended_at is null;
create index verifications_by_member on verifications (member_id, started_at desc);
create unique index verifications_open on verifications (member_id) where outcome is null and ended_at is null;
-- calls check_verification, settle_verification

create table verification_pictures (
  verification_id uuid not null references verifications on delete cascade,
  pose text not null check (pose in ('straight', 'turned', 'code')), storage_key uuid not null unique,
  primary key (verification_id, pose)
);
-- calls remember_evidence_leftover

create table verification_looks (
  verification_id uuid not null references verifications on delete cascade, staff_id uuid not null references staff,
  looked_at timestamptz not null, primary key (verification_id, staff_id)
);
create index verification_looks_by_staff on verification_looks (staff_id);
-- calls keep_verification_look

create table verification_decisions (
  verification_id uuid not null references verifications on delete cascade, staff_id uuid not null references staff,
  verdict text not null check (verdict in ('approve', 'reject')), reason text, decided_at timestamptz not null,
  primary key (verification_id, staff_id), check ((verdict = 'reject') = (reason is not null))
);
create index verification_decisions_by_staff on verification_decisions (staff_id);
-- calls check_verification_decision, refuse_decision_change, refuse_removal_of_decision

create table verification_asks (
  asker_id uuid not null references users on delete cascade,
  asked_id uuid not null references users on delete cascade, asked_at timestamptz not null,
  primary key (asker_id, asked_id), check (asker_id <> asked_id)
);
create index verification_asks_by_asked on verification_asks (asked_id);

-- 0017_shield_and_transparency.sql
-- functions refuse_change_of_figures, slowed_until

create table shield_conversations (
  match_id uuid not null references matches on delete cascade,
  sender_id uuid not null references users on delete cascade, screened_seq integer not null, state jsonb not null,
  opener bytea check (octet_length(opener) = 256), asked_at timestamptz,
  ask_times timestamptz[] not null default '{}'::timestamptz[], caution text check (caution in ('contact', 'money')),
  rules jsonb not null default '[]'::jsonb, updated_at timestamptz not null, primary key (match_id, sender_id)
);
create index shield_rows_of_sender on shield_conversations (sender_id);

create table shield_pauses (
  member_id uuid primary key references users on delete cascade, since timestamptz not null,
  until timestamptz not null, case_id uuid references cases on delete set null, lifted_at timestamptz,
  check (until > since and until <= (since + '14 days'::interval))
);
create index shield_pauses_of_case on shield_pauses (case_id);

create table public_figures (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  counts jsonb not null check (not jsonb_path_exists(counts, '$.*?(@ < 5)'::jsonpath)),
  median_look_minutes integer check (median_look_minutes >= 0 and (median_look_minutes % 10) = 0),
  published_at timestamptz not null,
  check (published_at >= ((make_date("left"(month, 4)::integer, "right"(month, 2)::integer, 1) + '1 mon'::interval) at time zone 'UTC'))
);
-- calls refuse_change_of_figures

