-- compatible-with: 0041
-- Verification: a member sends three live pictures, or asks for a call; two people on the staff decide, each on
-- their own. The badge (users.verified_at) follows from this table alone, and nobody has one without two approvals.

alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check check (kind in ('reports', 'notice', 'contact', 'appeal', 'ban',
  'same_person', 'shield', 'verification'));
-- Any word: each feature names what it tells of.
alter table notifications drop constraint notifications_about_check;
alter table notifications add constraint notifications_about_check check (about ~ '^[a-z]+(_[a-z]+)*$');

create table verifications (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('pictures', 'call')),
  turn text check (turn in ('left', 'right', 'up', 'down')), -- where to turn the head
  code text check (code ~ '^\d{4}$'), -- to be held up on paper; null once it was decided
  started_at timestamptz not null,
  expires_at timestamptz not null, -- when it can no longer be sent
  sent_at timestamptz, -- from now on it waits for two people
  main_photo_id uuid, -- when it was sent; without a reference, so that a deleted photo is another one
  case_id uuid unique references cases on delete set null,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected')),
  reason text check (reason in ('not_same_person', 'not_clear', 'wrong_turn', 'wrong_code', 'not_live', 'photos_unclear')),
  valid_until timestamptz, -- of the badge
  ended_at timestamptz, -- before it was decided, or the end of the badge
  ended_by text check (ended_by in ('member', 'time', 'renewed', 'main_photo', 'gender', 'date_of_birth', 'ban')),
  ban_id uuid references decisions on delete set null, -- the ban that ended it
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is not distinct from 'rejected') = (reason is not null)),
  check ((outcome is not distinct from 'approved') = (valid_until is not null)),
  check ((ended_at is null) = (ended_by is null)),
  check (ban_id is null or ended_by is not distinct from 'ban'),
  check (outcome is null or sent_at is not null),
  check ((outcome is null and ended_at is null) or code is null)
);
create unique index verifications_open on verifications (member_id) where outcome is null and ended_at is null;
create unique index verifications_badge on verifications (member_id) where outcome = 'approved' and ended_at is null;
create index verifications_by_member on verifications (member_id, started_at desc);
create index verifications_by_ban on verifications (ban_id) where ban_id is not null;
create index verifications_by_end on verifications (valid_until) where outcome = 'approved' and ended_at is null;

-- The live pictures, encrypted; they go when it is decided or ended, and their files with them.
create table verification_pictures (
  verification_id uuid not null references verifications on delete cascade,
  pose text not null check (pose in ('straight', 'turned', 'code')),
  storage_key uuid not null unique,
  primary key (verification_id, pose)
);
create trigger verification_pictures_leftover after delete on verification_pictures
  for each row execute function remember_evidence_leftover();

-- One decision per person: two are those of two people. They never change.
create table verification_decisions (
  verification_id uuid not null references verifications on delete cascade,
  staff_id uuid not null references staff,
  verdict text not null check (verdict in ('approve', 'reject')),
  reason text,
  decided_at timestamptz not null,
  primary key (verification_id, staff_id),
  check ((verdict = 'reject') = (reason is not null))
);
create index verification_decisions_by_staff on verification_decisions (staff_id);

create function check_verification_decision() returns trigger language plpgsql as $$
declare verdicts text[];
begin
  perform from verifications where id = new.verification_id and sent_at is not null and outcome is null
    and ended_at is null for update;
  if not found then
    raise exception 'this verification does not wait' using errcode = 'check_violation', constraint = 'verification_waits';
  end if;
  perform from staff where id = new.staff_id and role = 'moderator' and removed_at is null;
  if not found then
    raise exception 'moderators decide' using errcode = 'check_violation', constraint = 'verification_by_moderators';
  end if;
  select array_agg(verdict) into verdicts from verification_decisions where verification_id = new.verification_id;
  if cardinality(verdicts) > 2 or (cardinality(verdicts) = 2 and (verdicts[1] = verdicts[2]
    or not exists (select from staff where id = new.staff_id and is_senior))) then
    raise exception 'two agree, or a senior decides' using errcode = 'check_violation', constraint = 'verification_by_two';
  end if;
  return new;
end $$;
create trigger verification_decisions_checked before insert on verification_decisions
  for each row execute function check_verification_decision();

create function refuse_decision_change() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' and not exists (select from verifications where id = old.verification_id) then
    return old; -- it goes with its verification, and that with its member
  end if;
  raise exception 'decisions never change' using errcode = 'restrict_violation';
end $$;
create trigger verification_decisions_kept before update or delete on verification_decisions
  for each row execute function refuse_decision_change();

-- What is decided has two equal verdicts, and stays decided.
create function check_verification() returns trigger language plpgsql as $$ begin
  if new.outcome is not null and 2 > (select count(*) from verification_decisions d where d.verification_id = new.id
    and d.verdict = case new.outcome when 'approved' then 'approve' else 'reject' end) then
    raise exception 'two people decide' using errcode = 'check_violation', constraint = 'verification_by_two';
  end if;
  if tg_op = 'UPDATE' and ((new.id, new.member_id) <> (old.id, old.member_id)
    or (old.outcome is not null and new.outcome is distinct from old.outcome)
    or (old.ended_at is not null and new.outcome is distinct from old.outcome)
    or (new.ended_at is null and old.ended_by <> 'ban')) then -- a ban may be lifted, and the badge comes back
    raise exception 'this is decided' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger verifications_checked before insert or update on verifications
  for each row execute function check_verification();

-- Once it waits no more: the pictures go, its case is closed, and the badge is what the table says.
create function settle_verification() returns trigger language plpgsql as $$
declare v verifications := case tg_op when 'DELETE' then old else new end;
begin
  if tg_op <> 'DELETE' and v.outcome is null and v.ended_at is null then return null; end if;
  delete from verification_pictures where verification_id = v.id;
  update cases set closed_at = coalesce(v.decided_at, v.ended_at, now()), outcome = 'answered'
    where id = v.case_id and closed_at is null;
  update users u set verified_at = badge.since
    from (select max(decided_at) as since from verifications
      where member_id = v.member_id and outcome = 'approved' and ended_at is null) badge
    where u.id = v.member_id and u.verified_at is distinct from badge.since;
  return null;
end $$;
create trigger verifications_settled after insert or update or delete on verifications
  for each row execute function settle_verification();

create function take_all_badges_away() returns trigger language plpgsql as $$ begin
  update users set verified_at = null where verified_at is not null;
  return null;
end $$;
create trigger verifications_emptied after truncate on verifications for each statement
  execute function take_all_badges_away();

-- No badge without the two, whoever writes it.
create function check_badge() returns trigger language plpgsql as $$ begin
  if not exists (select from verifications v where v.member_id = new.id and v.outcome = 'approved' and v.ended_at is null
    and v.decided_at = new.verified_at) then
    raise exception 'a badge rests on two decisions' using errcode = 'check_violation', constraint = 'badge_by_two';
  end if;
  return new;
end $$;
create trigger users_badge_checked before insert or update of verified_at on users for each row
  when (new.verified_at is not null) execute function check_badge();

-- Suggestions rest on the badge, too.
drop trigger users_changed on users;
create trigger users_changed after update on users for each row
  when ((old.confirmed_at, old.suspended_at, old.deactivated_at, old.hidden_since, old.verified_at is null)
    is distinct from (new.confirmed_at, new.suspended_at, new.deactivated_at, new.hidden_since, new.verified_at is null))
  execute function note_change_of_user();
update users set verified_at = null where verified_at is not null; -- nobody has decided about these

-- Ends what waits, and the badge, of a member who is no longer as they were seen.
create function end_verification(member uuid, cause text, ban uuid default null) returns void language sql as $$
  update verifications set ended_at = now(), ended_by = cause, ban_id = ban, code = null
  where member_id = member and sent_at is not null and ended_at is null and outcome is distinct from 'rejected'
$$;

-- A badge that a ban ended does not come back either, when the ban is lifted.
create function note_change_of_identity() returns trigger language plpgsql as $$
declare cause text := case when new.gender <> old.gender then 'gender' else 'date_of_birth' end;
begin
  perform end_verification(new.user_id, cause);
  update verifications set ended_by = cause, ban_id = null where member_id = new.user_id and ended_by = 'ban';
  return null;
end $$;
create trigger profiles_identity_changed after update on profiles for each row
  when ((old.gender, old.date_of_birth) is distinct from (new.gender, new.date_of_birth))
  execute function note_change_of_identity();

create function note_change_of_main_photo() returns trigger language plpgsql as $$
declare photo profile_photos := case tg_op when 'DELETE' then old else new end;
begin
  if exists (select from verifications where member_id = photo.user_id and sent_at is not null and ended_at is null
    and outcome is distinct from 'rejected' and (main_photo_id is distinct from photo.id
      or photo.status = 'rejected' or tg_op = 'DELETE')) then
    perform end_verification(photo.user_id, 'main_photo');
  end if;
  return null;
end $$;
create trigger profile_photos_new_main after insert or update of is_primary on profile_photos for each row
  when (new.is_primary) execute function note_change_of_main_photo();
create trigger profile_photos_main_rejected after update of status on profile_photos for each row
  when (new.is_primary and new.status = 'rejected') execute function note_change_of_main_photo();
create trigger profile_photos_main_deleted after delete on profile_photos for each row
  when (old.is_primary) execute function note_change_of_main_photo();

-- Who asked whom to get verified: once for each pair.
create table verification_asks (
  asker_id uuid not null references users on delete cascade,
  asked_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  primary key (asker_id, asked_id),
  check (asker_id <> asked_id)
);
create index verification_asks_by_asked on verification_asks (asked_id);
