-- Verification: a member sends three live pictures, or asks for a call, and two staff members decide independently.
-- The badge (users.verified_at) follows from this table alone, so each badge has two approvals.

create table verifications (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('pictures', 'call')),
  turn text check (turn in ('left', 'right', 'up', 'down')), -- the direction to turn the head
  code text check (code ~ '^\d{4}$'), -- shown on paper in the picture; null once decided
  call_at timestamptz, -- the arranged call's time
  call_link text check (length(call_link) <= 500), -- null once decided
  started_at timestamptz not null,
  expires_at timestamptz not null, -- the deadline for sending the pictures
  sent_at timestamptz, -- waits for two verdicts from this time on
  main_photo_id uuid, -- at the time of sending; no foreign key, so that deleting the photo counts as a change
  case_id uuid unique references cases on delete set null,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected')),
  reason text check (reason in ('not_same_person', 'not_clear', 'wrong_turn', 'wrong_code', 'not_live', 'photos_unclear',
    'missed_call')),
  valid_until timestamptz, -- the badge's end
  ended_at timestamptz, -- withdrawn before a decision, or the badge has ended
  ended_by text check (ended_by in ('member', 'time', 'renewed', 'main_photo', 'gender', 'date_of_birth', 'ban',
    'rejected')),
  ban_id uuid references decisions on delete set null, -- the ban that ended it
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is not distinct from 'rejected') = (reason is not null)),
  check ((outcome is not distinct from 'approved') = (valid_until is not null)),
  check ((ended_at is null) = (ended_by is null)),
  check (ban_id is null or ended_by is not distinct from 'ban'),
  check (outcome is null or sent_at is not null),
  check ((outcome is null and ended_at is null) or code is null),
  check (call_at is null or kind = 'call'),
  check (call_link is null or call_at is not null)
);
create unique index verifications_open on verifications (member_id) where outcome is null and ended_at is null;
create unique index verifications_badge on verifications (member_id) where outcome = 'approved' and ended_at is null;
create index verifications_by_member on verifications (member_id, started_at desc);
create index verifications_by_ban on verifications (ban_id) where ban_id is not null;
create index verifications_by_end on verifications (valid_until) where outcome = 'approved' and ended_at is null;

-- The live pictures, encrypted. They are deleted with their files once the verification is decided or has ended.
create table verification_pictures (
  verification_id uuid not null references verifications on delete cascade,
  pose text not null check (pose in ('straight', 'turned', 'code')),
  storage_key uuid not null unique,
  primary key (verification_id, pose)
);
create trigger verification_pictures_leftover after delete on verification_pictures
  for each row execute function remember_evidence_leftover();

-- Staff who have looked at the pictures. Only the audit log's trigger writes these rows.
create table verification_looks (
  verification_id uuid not null references verifications on delete cascade,
  staff_id uuid not null references staff,
  looked_at timestamptz not null,
  primary key (verification_id, staff_id)
);
create index verification_looks_by_staff on verification_looks (staff_id);

-- One unchangeable verdict per person.
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
create trigger verification_decisions_stay before truncate on verification_decisions for each statement
  execute function refuse_removal_of_decision();

create function keep_verification_look() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' or not exists (select from staff_audit where act = 'verification_viewed'
      and subject_kind = 'verification' and subject_id = new.verification_id::text and staff_id = new.staff_id) then
    raise exception 'looks follow from the audit log' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger verification_looks_kept before insert or update on verification_looks for each row
  execute function keep_verification_look();

create function note_verification_look() returns trigger language plpgsql as $$ begin
  insert into verification_looks (verification_id, staff_id, looked_at)
    select id, new.staff_id, new.at from verifications where id = new.subject_id::uuid
    on conflict do nothing;
  return null;
end $$;
create trigger staff_audit_look after insert on staff_audit for each row
  when (new.act = 'verification_viewed' and new.subject_kind = 'verification')
  execute function note_verification_look();

-- Two different people decide, after looking, and never about themselves. A call is decided after it has taken place,
-- for reasons that a call can reveal.
create function check_verification_decision() returns trigger language plpgsql as $$
declare
  v verifications;
  verdicts text[];
begin
  select * into v from verifications where id = new.verification_id and sent_at is not null and outcome is null
    and ended_at is null for no key update; -- permits a simultaneous look, which references the row
  if not found then
    raise exception 'this verification does not wait' using errcode = 'check_violation', constraint = 'verification_waits';
  end if;
  perform from staff where id = new.staff_id and role = 'moderator' and removed_at is null;
  if not found then
    raise exception 'moderators decide' using errcode = 'check_violation', constraint = 'verification_by_moderators';
  end if;
  perform from verification_decisions where verification_id = new.verification_id and staff_id <> new.staff_id
    and staff_id = any(accounts_of(new.staff_id));
  if found or v.member_id = any(accounts_of(new.staff_id)) then
    raise exception 'two different people decide, none about themselves'
      using errcode = 'check_violation', constraint = 'verification_by_two';
  end if;
  select array_agg(verdict) into verdicts from verification_decisions where verification_id = new.verification_id;
  if cardinality(verdicts) > 2 or (cardinality(verdicts) = 2 and (verdicts[1] = verdicts[2]
    or not exists (select from staff where id = new.staff_id and is_senior))) then
    raise exception 'two agree, or a senior decides' using errcode = 'check_violation', constraint = 'verification_by_two';
  end if;
  perform from verification_looks where verification_id = new.verification_id and staff_id = new.staff_id;
  if not found then
    raise exception 'whoever decides has looked' using errcode = 'check_violation', constraint = 'verification_seen';
  end if;
  if v.kind = 'call' and coalesce(v.call_at > new.decided_at, true) then
    raise exception 'a call is decided about after it' using errcode = 'check_violation', constraint = 'verification_called';
  end if;
  if new.reason is not null and not new.reason = any (case v.kind
      when 'call' then array['not_same_person', 'photos_unclear', 'missed_call']
      else array['not_same_person', 'not_clear', 'wrong_turn', 'wrong_code', 'not_live', 'photos_unclear'] end) then
    raise exception 'no reason of this kind' using errcode = 'check_violation', constraint = 'verification_reason';
  end if;
  return new;
end $$;
create trigger verification_decisions_checked before insert on verification_decisions
  for each row execute function check_verification_decision();

create function refuse_decision_change() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' and not exists (select from verifications where id = old.verification_id) then
    return old; -- deleted with its verification, which is deleted with its member
  end if;
  raise exception 'decisions never change' using errcode = 'restrict_violation';
end $$;
create trigger verification_decisions_kept before update or delete on verification_decisions
  for each row execute function refuse_decision_change();

-- An outcome requires two equal verdicts and is final. Until the pictures are sent, starting again creates another
-- request. A badge's end can only move earlier; the badge returns if the ban that ended it is lifted and nothing else
-- would have ended it.
create function check_verification() returns trigger language plpgsql as $$ begin
  if new.outcome is not null or new.ended_at is not null then
    new.call_link := null;
  end if;
  if new.outcome is not null and 2 > (select count(*) from verification_decisions d where d.verification_id = new.id
    and d.verdict = case new.outcome when 'approved' then 'approve' else 'reject' end) then
    raise exception 'two people decide' using errcode = 'check_violation', constraint = 'verification_by_two';
  end if;
  if tg_op = 'INSERT' then return new; end if;
  if new.member_id <> old.member_id or (old.sent_at is not null and new.id <> old.id)
    or (old.outcome is not null and ((new.outcome, new.reason, new.decided_at, new.kind, new.main_photo_id)
      is distinct from (old.outcome, old.reason, old.decided_at, old.kind, old.main_photo_id)
      or new.valid_until > old.valid_until))
    or (old.ended_at is not null and new.outcome is distinct from old.outcome) then
    raise exception 'this is decided' using errcode = 'restrict_violation';
  end if;
  if old.ended_at is not null and (new.ended_at, new.ended_by, new.ban_id) is distinct from
      (old.ended_at, old.ended_by, old.ban_id)
    and not (old.ended_by = 'ban' and case
      when new.ended_at is null then exists (select from decisions where id = old.ban_id and lifted_at is not null)
      else new.ended_at = old.ended_at and new.ended_by in ('gender', 'date_of_birth') and new.ban_id is null end) then
    raise exception 'this has ended' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger verifications_checked before insert or update on verifications
  for each row execute function check_verification();

-- The outcome deletes the pictures, closes the case and sets the badge. Doubt about the person also ends a badge due
-- for renewal, since two people no longer vouch for it.
create function settle_verification() returns trigger language plpgsql as $$
declare v verifications := case tg_op when 'DELETE' then old else new end;
begin
  if tg_op <> 'DELETE' and v.outcome is null and v.ended_at is null then return null; end if;
  delete from verification_pictures where verification_id = v.id;
  update cases set closed_at = coalesce(v.decided_at, v.ended_at, now()), outcome = 'answered'
    where id = v.case_id and closed_at is null;
  if v.outcome = 'rejected' and v.reason in ('not_same_person', 'not_live') then
    update verifications set ended_at = v.decided_at, ended_by = 'rejected' where member_id = v.member_id
      and outcome = 'approved' and ended_at is null and decided_at < v.decided_at;
  end if;
  update users u set verified_at = badge.since
    from (select max(decided_at) as since from verifications
      where member_id = v.member_id and outcome = 'approved' and ended_at is null) badge
    where u.id = v.member_id and u.verified_at is distinct from badge.since;
  return null;
end $$;
create trigger verifications_settled after insert or update or delete on verifications
  for each row execute function settle_verification();

-- No query can set a badge without the two approvals.
create function check_badge() returns trigger language plpgsql as $$ begin
  if not exists (select from verifications v where v.member_id = new.id and v.outcome = 'approved' and v.ended_at is null
    and v.decided_at = new.verified_at) then
    raise exception 'a badge rests on two decisions' using errcode = 'check_violation', constraint = 'badge_by_two';
  end if;
  return new;
end $$;
create trigger users_badge_checked before insert or update of verified_at on users for each row
  when (new.verified_at is not null) execute function check_badge();

-- Ends a member's waiting request and badge once the member no longer matches what staff saw.
create function end_verification(member uuid, cause text, ban uuid default null) returns void language sql as $$
  update verifications set ended_at = now(), ended_by = cause, ban_id = ban, code = null
  where member_id = member and sent_at is not null and ended_at is null and outcome is distinct from 'rejected'
$$;

-- A badge that a ban ended then stays ended even if the ban is lifted.
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

-- Members' requests that another member get verified, once per pair.
create table verification_asks (
  asker_id uuid not null references users on delete cascade,
  asked_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  primary key (asker_id, asked_id),
  check (asker_id <> asked_id)
);
create index verification_asks_by_asked on verification_asks (asked_id);
