-- Decisions about cases, their statements of reasons, and appeals. The staff member who holds a case's lease decides
-- it. The database, not only the server, enforces the four-eyes rule.

create table decisions (
  id uuid primary key default gen_random_uuid(),
  number int not null generated always as identity, -- the number that staff use
  case_id uuid not null references cases,
  subject_id uuid references users on delete set null, -- null: none, or deleted
  step text not null check (step in ('none', 'advice', 'content_removed', 'slowed', 'suspended', 'banned', 'lifted')),
  reason text check (reason in ('money', 'not_in_photos', 'underage', 'threats', 'hate', 'sexual', 'married',
    'advertising', 'trafficking', 'meeting', 'other')),
  days int,
  suggested_step text, -- the server's suggestion; both null: none
  suggested_days int,
  lifts_id uuid references decisions, -- for 'lifted': the decision that is lifted
  strikes int not null,
  strikes_until timestamptz,
  sealed text check (length(sealed) > 60), -- staff's words and the content to remove, encrypted; null once deleted
  last_report int, -- the number of the last report that the author had seen
  decided_by uuid not null references staff,
  decided_at timestamptz not null,
  effective_at timestamptz not null check (effective_at >= decided_at),
  undone_at timestamptz,
  applied_at timestamptz,
  ends_at timestamptz, -- for 'slowed' and 'suspended'
  senior_case_id uuid references cases, -- the case in which a senior confirms or refuses the proposal
  confirmed_by uuid references staff,
  confirmed_at timestamptz,
  refused_by uuid references staff,
  refused_at timestamptz,
  lifted_by uuid references staff,
  lifted_at timestamptz, -- when it was lifted and its effects were undone
  -- A deleted account's restriction, whose contacts stay restricted until the decision is lifted.
  restriction_id uuid,
  check ((reason is null) = (step in ('none', 'lifted'))),
  check ((lifts_id is null) = (step <> 'lifted')),
  check (case step when 'suspended' then days in (3, 7, 30) when 'slowed' then days between 1 and 14
    else days is null end),
  check (strikes = case step when 'content_removed' then 1 when 'slowed' then 1 when 'suspended' then 2 else 0 end),
  check ((strikes_until is null) = (strikes = 0)),
  check (undone_at is null or (applied_at is null and undone_at < effective_at)),
  check (applied_at is null or applied_at >= effective_at),
  check ((ends_at is null) = (applied_at is null or step not in ('slowed', 'suspended'))),
  check ((senior_case_id is not null) = (applied_at is not null and step = 'banned') or step = 'lifted'),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((refused_by is null) = (refused_at is null)),
  check ((lifted_by is null) = (lifted_at is null)),
  check (confirmed_by is null or refused_by is null),
  check (senior_case_id is not null or (confirmed_by is null and refused_by is null)),
  check (lifted_at is null or (applied_at is not null and step not in ('none', 'lifted'))),
  constraint four_eyes_confirm check (confirmed_by <> decided_by),
  constraint four_eyes_refuse check (refused_by <> decided_by),
  constraint four_eyes_lift check (lifted_by <> decided_by and lifted_by <> confirmed_by)
);
-- Only one of two simultaneous decisions is stored.
create unique index decisions_waiting on decisions (case_id) where applied_at is null and undone_at is null;
create index decisions_due on decisions (effective_at) where applied_at is null and undone_at is null;
create index decisions_by_time on decisions (decided_at);
create index decisions_of_case on decisions (case_id, decided_at);
create index decisions_about_member on decisions (subject_id, decided_at);
create index decisions_by_senior_case on decisions (senior_case_id) where senior_case_id is not null;
create index decisions_by_restriction on decisions (restriction_id) where restriction_id is not null;

-- Former staff can't decide. The server checks the case's lease; this trigger covers all other paths.
create function check_decider() returns trigger language plpgsql as $$ begin
  perform from staff where id = new.decided_by and removed_at is null;
  if not found then
    raise exception 'only somebody on the staff decides' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger decisions_by_staff before insert on decisions for each row
  execute function check_decider();

create function keep_restriction_of_decisions() returns trigger language plpgsql as $$ begin
  update decisions set restriction_id = old.restriction_id
    where subject_id = old.id and step in ('suspended', 'banned');
  return old;
end $$;
create trigger users_restriction_kept before delete on users for each row when (old.restriction_id is not null)
  execute function keep_restriction_of_decisions();

-- The identifying data of a person whose ban is proposed, so that deleting the account before the confirmation does
-- not keep them off the ban list. Keyed hashes and image hashes, encrypted.
create table proposed_bans (
  decision_id uuid primary key references decisions,
  sealed text not null check (length(sealed) > 60),
  created_at timestamptz not null
);

-- Deleted when a proposal is refused or lifted.
create function forget_proposed_ban() returns trigger language plpgsql as $$ begin
  delete from proposed_bans where decision_id = new.id;
  return null;
end $$;
create trigger decisions_forget_proposal after update of refused_at, lifted_at on decisions for each row
  when (new.refused_at is not null or new.lifted_at is not null)
  execute function forget_proposed_ban();

-- Deleted accounts' strikes, under a keyed hash of each contact. They count for the next account that confirms it.
create table kept_strikes (
  contact_mac text not null check (length(contact_mac) > 40),
  decision_id uuid not null references decisions on delete cascade,
  member_id uuid references users on delete set null, -- the member for whom they count now
  primary key (contact_mac, decision_id)
);
create index kept_strikes_of_member on kept_strikes (member_id) where member_id is not null;
create index kept_strikes_of_decision on kept_strikes (decision_id);

-- Content that a decision removed, so that lifting it can restore the content.
create table removed_content (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null references decisions,
  member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('photo', 'message', 'bio')),
  thing_id uuid, -- the photo or message
  sealed text not null check (length(sealed) > 60),
  restored_at timestamptz,
  check ((thing_id is null) = (kind = 'bio')),
  unique nulls not distinct (decision_id, kind, thing_id)
);
create index removed_content_of_member on removed_content (member_id);

-- A statement of reasons for the restricted member. A pause by the shield precedes any decision, so it has its own
-- statement.
create table statements (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid references decisions,
  pause_case_id uuid references cases, -- for a pause: the case that it opened
  member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('decision', 'ban_confirmed', 'appeal_upheld', 'correction', 'pause')),
  sealed text not null check (length(sealed) > 60),
  created_at timestamptz not null, -- when the member can first read it
  sent_at timestamptz, -- when it was mailed
  -- The member's objection to a pause before a moderator has decided.
  objection text check (length(objection) > 60), -- encrypted; null once deleted
  objected_at timestamptz,
  unique (decision_id, kind),
  constraint statements_of_pause check ((kind = 'pause') = (decision_id is null)
    and (kind = 'pause') = (pause_case_id is not null))
);
create index statements_of_member on statements (member_id, created_at desc);
create unique index statements_of_pauses on statements (pause_case_id, created_at) where pause_case_id is not null;

-- Appeals by the member whom a decision concerns, or by a reporter.
create table appeals (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null references decisions,
  member_id uuid references users on delete set null,
  report_id uuid unique references reports on delete cascade, -- null: by the member concerned
  sealed text check (length(sealed) > 60), -- null once deleted
  case_id uuid not null unique references cases,
  created_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  outcome text check (outcome in ('upheld', 'lifted')),
  note text check (length(note) > 60), -- encrypted, for staff
  check ((decided_by is null) = (decided_at is null)),
  check ((decided_by is null) = (outcome is null))
);
create unique index appeals_once on appeals (decision_id) where report_id is null;
create index appeals_of_decision on appeals (decision_id);
create index appeals_of_member on appeals (member_id);

-- Returns whether the person took part in the case's decisions, including its appeals.
create function took_part(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from decisions where case_id = of_case
      and array[decided_by, confirmed_by, refused_by, lifted_by] && (select accounts_of(one)))
    or exists (select from appeals a join decisions d on d.id = a.decision_id
      where d.case_id = of_case and a.decided_by = any((select accounts_of(one))::uuid[]))
$$;

-- Returns whether the person made a decision in the case that was lifted, or set aside by a reporter's appeal. Such a
-- person may not decide the case again and is not offered it.
create function was_set_aside(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from decisions d where d.case_id = of_case
    and array[d.decided_by, d.confirmed_by] && (select accounts_of(one))
    and (d.lifted_at is not null
      or exists (select from appeals a where a.decision_id = d.id and a.outcome = 'lifted')))
$$;

-- Serializes decisions about one case, so that each sees the earlier ones.
create function lock_case_of_decision(decision uuid) returns uuid language sql as $$
  select id from cases where id = (select case_id from decisions where id = decision) for no key update
$$;

-- Enforces the four-eyes rule by person rather than by account, and keeps decisions unchanged. A person who decided
-- an appeal may not confirm a ban in the same case, and vice versa. Only an appeal, another decision or a senior's
-- refusal lifts a decision.
create function keep_decision() returns trigger language plpgsql as $$
declare
  judge uuid;
begin
  if tg_op = 'INSERT' then
    if coalesce(new.undone_at, new.applied_at, new.confirmed_at, new.refused_at, new.lifted_at) is not null then
      raise exception 'a decision begins without effect' using errcode = 'restrict_violation';
    end if;
    perform from cases where id = new.case_id for no key update;
    if was_set_aside(new.decided_by, new.case_id) then
      raise exception 'whoever made a decision that was lifted does not decide again'
        using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.id, new.case_id, new.step, new.reason, new.days, new.lifts_id, new.strikes, new.strikes_until, new.decided_by,
      new.decided_at, new.effective_at) is distinct from (old.id, old.case_id, old.step, old.reason, old.days,
      old.lifts_id, old.strikes, old.strikes_until, old.decided_by, old.decided_at, old.effective_at)
    or (new.subject_id is distinct from old.subject_id and new.subject_id is not null)
    or (old.undone_at is not null and new.undone_at is distinct from old.undone_at)
    or (old.applied_at is not null
      and (new.applied_at, new.ends_at, new.senior_case_id) is distinct from (old.applied_at, old.ends_at, old.senior_case_id))
    or (old.confirmed_at is not null
      and (new.confirmed_by, new.confirmed_at) is distinct from (old.confirmed_by, old.confirmed_at))
    or (old.refused_at is not null
      and (new.refused_by, new.refused_at) is distinct from (old.refused_by, old.refused_at))
    or (old.lifted_at is not null and (new.lifted_by, new.lifted_at) is distinct from (old.lifted_by, old.lifted_at))
  then
    raise exception 'a decision is never changed' using errcode = 'restrict_violation';
  end if;
  judge := case when old.confirmed_by is null and old.refused_by is null then coalesce(new.confirmed_by, new.refused_by) end;
  if judge is not null then
    perform lock_case_of_decision(one) from unnest(array[new.id, new.lifts_id]) one order by one;
    if not is_senior(judge) or took_part(judge, new.case_id)
      or took_part(judge, (select case_id from decisions where id = new.lifts_id)) then
      raise exception 'another senior confirms or refuses' using errcode = 'restrict_violation';
    end if;
    if new.confirmed_by is not null and (old.lifted_at is not null
      or exists (select from decisions where id = new.lifts_id and lifted_at is not null)) then
      raise exception 'what was lifted is not confirmed' using errcode = 'restrict_violation';
    end if;
  end if;
  if old.lifted_by is null and new.lifted_by is not null then
    if new.step = 'banned' and not is_senior(new.lifted_by) then
      raise exception 'a senior lifts a ban' using errcode = 'restrict_violation';
    end if;
    if array[new.decided_by, new.confirmed_by] && accounts_of(new.lifted_by) then
      raise exception 'somebody else lifts a decision' using errcode = 'restrict_violation';
    end if;
    if new.refused_by is distinct from new.lifted_by
      and not exists (select from appeals where decision_id = new.id and report_id is null and outcome = 'lifted'
        and decided_by = new.lifted_by)
      and not exists (select from decisions where lifts_id = new.id and applied_at is not null
        and new.lifted_by = case when new.step = 'banned' then confirmed_by else coalesce(confirmed_by, decided_by) end) then
      raise exception 'an appeal or another decision lifts a decision' using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;
create trigger decisions_kept before insert or update on decisions for each row execute function keep_decision();

create function begin_appeal() returns trigger language plpgsql as $$ begin
  if new.decided_by is not null then
    raise exception 'an appeal begins undecided' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger appeals_begin before insert on appeals for each row execute function begin_appeal();

-- An appeal is decided once, by a senior who took no part in the case.
create function keep_appeal() returns trigger language plpgsql as $$ begin
  if old.decided_at is not null and (new.decided_by, new.decided_at, new.outcome) is distinct from
      (old.decided_by, old.decided_at, old.outcome)
    or new.decision_id is distinct from old.decision_id or new.case_id is distinct from old.case_id
    or new.report_id is distinct from old.report_id then
    raise exception 'an appeal is never changed' using errcode = 'restrict_violation';
  end if;
  if old.decided_by is null and new.decided_by is not null then
    perform lock_case_of_decision(new.decision_id);
    if not is_senior(new.decided_by)
      or took_part(new.decided_by, (select case_id from decisions where id = new.decision_id)) then
      raise exception 'a senior who took no part decides an appeal' using errcode = 'restrict_violation';
    end if;
    if new.outcome = 'upheld' and new.report_id is null
      and exists (select from decisions where id = new.decision_id and lifted_at is not null) then
      raise exception 'a lifted decision does not stand' using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;
create trigger appeals_kept before update on appeals for each row execute function keep_appeal();

create function refuse_removal_of_decision() returns trigger language plpgsql as $$ begin
  raise exception 'decisions are never removed' using errcode = 'restrict_violation';
end $$;
create trigger decisions_stay before delete or truncate on decisions for each statement
  execute function refuse_removal_of_decision();
create trigger appeals_stay before delete on appeals for each row when (old.decided_by is not null)
  execute function refuse_removal_of_decision();
-- Appeals may not be truncated either, because `took_part` reads them.
create trigger appeals_emptied before truncate on appeals for each statement
  execute function refuse_removal_of_decision();

-- Contacts of a member banned for fraud are notified once the ban is confirmed. They, and the name they know, are
-- recorded with the proposal, because deleting the account deletes its conversations.
create table contacts_notices (
  decision_id uuid primary key references decisions,
  display_name text not null
);

-- Each contact is notified once, and once more when the ban is lifted.
create table contacts_notice_recipients (
  decision_id uuid not null references contacts_notices on delete cascade,
  member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('warning', 'correction')),
  told_at timestamptz, -- when the notification in the app was created
  mailed_at timestamptz, -- when it was mailed, or when no address was found
  primary key (decision_id, kind, member_id),
  check (mailed_at is null or told_at is not null)
);
create index contacts_notice_recipients_of_member on contacts_notice_recipients (member_id);
create index contacts_notice_recipients_untold on contacts_notice_recipients (decision_id, kind, member_id)
  where told_at is null;
create index contacts_notice_recipients_to_mail on contacts_notice_recipients (told_at)
  where told_at is not null and mailed_at is null;

-- Four eyes: contacts are notified only after a second person has confirmed the ban.
create function keep_contacts_notice() returns trigger language plpgsql as $$ begin
  if new.told_at is not null and not exists (select from decisions
      where id = new.decision_id and step = 'banned' and confirmed_at is not null) then
    raise exception 'contacts are told of a confirmed ban alone' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger contacts_notice_recipients_kept before insert or update of told_at on contacts_notice_recipients
  for each row execute function keep_contacts_notice();
