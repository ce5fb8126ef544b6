-- compatible-with: 0041
-- Verification: what the tables did not hold. Pictures belong to one start, whoever decides has looked, a doubt about the
-- person ends the badge that was to be renewed, and a call has a time and a place.

alter table verifications
  drop constraint verifications_reason_check,
  add constraint verifications_reason_check check (reason in ('not_same_person', 'not_clear', 'wrong_turn', 'wrong_code',
    'not_live', 'photos_unclear', 'missed_call')),
  drop constraint verifications_ended_by_check,
  add constraint verifications_ended_by_check check (ended_by in ('member', 'time', 'renewed', 'main_photo', 'gender',
    'date_of_birth', 'ban', 'rejected')),
  add column call_at timestamptz, -- when a call is arranged for
  add column call_link text check (length(call_link) <= 500), -- where; null once it was decided
  add check (call_at is null or kind = 'call'),
  add check (call_link is null or call_at is not null);

-- Who has looked at what has to be decided; the rows follow from the audit log.
create table verification_looks (
  verification_id uuid not null references verifications on delete cascade,
  staff_id uuid not null references staff,
  looked_at timestamptz not null,
  primary key (verification_id, staff_id)
);
create index verification_looks_by_staff on verification_looks (staff_id);

-- What the audit log does not hold has not been looked at.
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
insert into verification_looks (verification_id, staff_id, looked_at)
  select v.id, a.staff_id, min(a.at) from staff_audit a join verifications v on v.id::text = a.subject_id
  where a.act = 'verification_viewed' and a.staff_id is not null and v.outcome is null and v.ended_at is null
  group by v.id, a.staff_id;

-- As in 0049; whoever decides has looked, and one person with two accounts decides once.
create or replace function check_verification_decision() returns trigger language plpgsql as $$
declare verdicts text[];
begin
  perform from verifications where id = new.verification_id and sent_at is not null and outcome is null
    and ended_at is null for no key update; -- a look at the same moment, which names the row, need not wait
  if not found then
    raise exception 'this verification does not wait' using errcode = 'check_violation', constraint = 'verification_waits';
  end if;
  perform from staff where id = new.staff_id and role = 'moderator' and removed_at is null;
  if not found then
    raise exception 'moderators decide' using errcode = 'check_violation', constraint = 'verification_by_moderators';
  end if;
  perform from verification_decisions d join staff s on s.id = d.staff_id join staff own on own.id = new.staff_id
    where d.verification_id = new.verification_id and s.id <> own.id and lower(s.email) = lower(own.email);
  if found then
    raise exception 'two different people decide' using errcode = 'check_violation', constraint = 'verification_by_two';
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
  return new;
end $$;

create trigger verification_decisions_stay before truncate on verification_decisions for each statement
  execute function refuse_removal_of_decision();
-- Nothing empties `verifications` without its decisions.
drop trigger verifications_emptied on verifications;
drop function take_all_badges_away();

-- As in 0049. A start anew is another request until something was sent. What was decided or has ended stays as it is: a
-- badge can only end sooner, and comes back when the ban that ended it was lifted and nothing else would have ended it.
create or replace function check_verification() returns trigger language plpgsql as $$ begin
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

-- As in 0049, and a doubt about the person ends the badge that was to be renewed: two people no longer stand behind it.
create or replace function settle_verification() returns trigger language plpgsql as $$
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
