-- compatible-with: 0041
-- Decisions about cases, what the person is told of them, and appeals. A case is decided by whoever has its lease.

alter table cases
  drop constraint cases_kind_check,
  add constraint cases_kind_check check (kind in ('reports', 'notice', 'contact', 'appeal', 'ban')),
  drop constraint cases_outcome_check,
  add constraint cases_outcome_check check (
    outcome in ('breach', 'no_breach', 'answered', 'upheld', 'lifted', 'confirmed', 'refused')),
  add column leased_by uuid references staff,
  add column leased_until timestamptz,
  add check ((leased_by is null) = (leased_until is null));
create index cases_by_lease on cases (leased_by) where leased_by is not null;

create table decisions (
  id uuid primary key default gen_random_uuid(),
  number int not null generated always as identity, -- how staff speak of it
  case_id uuid not null references cases,
  subject_id uuid references users on delete set null, -- null: nobody, or no longer there
  step text not null check (step in ('none', 'advice', 'content_removed', 'slowed', 'suspended', 'banned', 'lifted')),
  reason text check (reason in ('money', 'not_in_photos', 'underage', 'threats', 'hate', 'sexual', 'married',
    'advertising', 'trafficking', 'meeting', 'other')),
  days int,
  suggested_step text, -- what was suggested then; both null: nothing
  suggested_days int,
  lifts_id uuid references decisions, -- of 'lifted': the decision that no longer stands
  strikes int not null,
  strikes_until timestamptz,
  sealed text check (length(sealed) > 60), -- the words of staff and what is to be removed; null once they are deleted
  decided_by uuid not null references staff,
  decided_at timestamptz not null,
  effective_at timestamptz not null check (effective_at >= decided_at),
  undone_at timestamptz, -- taken back before it took effect
  applied_at timestamptz, -- took effect
  ends_at timestamptz, -- of 'slowed' and 'suspended'
  senior_case_id uuid references cases, -- where a senior confirms or refuses a proposal
  confirmed_by uuid references staff,
  confirmed_at timestamptz,
  refused_by uuid references staff,
  refused_at timestamptz,
  lifted_by uuid references staff,
  lifted_at timestamptz, -- it no longer stands, and all that it did was undone
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
-- Of two who decide at once, one wins.
create unique index decisions_waiting on decisions (case_id) where applied_at is null and undone_at is null;
create index decisions_due on decisions (effective_at) where applied_at is null and undone_at is null;
create index decisions_of_case on decisions (case_id, decided_at);
create index decisions_about_member on decisions (subject_id, decided_at);
create index decisions_by_senior_case on decisions (senior_case_id) where senior_case_id is not null;

-- What a decision removed, as it was, so that a lifted one can put it back.
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

-- What the person is told of a decision: a statement of reasons.
create table statements (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null references decisions,
  member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('decision', 'ban_confirmed', 'appeal_upheld', 'correction')),
  sealed text not null check (length(sealed) > 60),
  created_at timestamptz not null, -- from then on the person can read it
  sent_at timestamptz, -- by mail
  unique (decision_id, kind)
);
create index statements_of_member on statements (member_id, created_at desc);

-- By the person a decision is about, or by somebody who reported them.
create table appeals (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null references decisions,
  member_id uuid references users on delete set null,
  report_id uuid unique references reports on delete cascade, -- null: by the person it is about
  sealed text check (length(sealed) > 60), -- null once it is deleted
  case_id uuid not null unique references cases,
  created_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  outcome text check (outcome in ('upheld', 'lifted')),
  note text check (length(note) > 60), -- sealed, for staff
  check ((decided_by is null) = (decided_at is null)),
  check ((decided_by is null) = (outcome is null))
);
create unique index appeals_once on appeals (decision_id) where report_id is null;
create index appeals_of_decision on appeals (decision_id);
create index appeals_of_member on appeals (member_id);

create function is_senior(one uuid) returns boolean language sql stable as $$
  select exists (select from staff where id = one and is_senior and removed_at is null)
$$;

-- Who took part in decisions about a case, in whatever way.
create function took_part(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from decisions where case_id = of_case and one in (decided_by, confirmed_by, refused_by, lifted_by))
    or exists (select from appeals a join decisions d on d.id = a.decision_id
      where d.case_id = of_case and a.decided_by = one)
$$;

-- Four eyes, and what was decided stays as it was decided.
create function keep_decision() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    if coalesce(new.undone_at, new.applied_at, new.confirmed_at, new.refused_at, new.lifted_at) is not null then
      raise exception 'a decision begins without effect' using errcode = 'restrict_violation';
    end if;
    if exists (select from decisions where case_id = new.case_id and lifted_at is not null
        and new.decided_by in (decided_by, confirmed_by)) then
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
  if old.confirmed_by is null and new.confirmed_by is not null and (not is_senior(new.confirmed_by)
      or new.confirmed_by = (select decided_by from decisions where id = new.lifts_id)
      or new.confirmed_by = (select confirmed_by from decisions where id = new.lifts_id))
    or old.refused_by is null and new.refused_by is not null and not is_senior(new.refused_by) then
    raise exception 'another senior confirms or refuses' using errcode = 'restrict_violation';
  end if;
  if old.lifted_by is null and new.lifted_by is not null and new.step = 'banned' and not is_senior(new.lifted_by) then
    raise exception 'a senior lifts a ban' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger decisions_kept before insert or update on decisions for each row execute function keep_decision();

-- An appeal is decided once, by a senior who took no part.
create function keep_appeal() returns trigger language plpgsql as $$ begin
  if old.decided_at is not null and (new.decided_by, new.decided_at, new.outcome) is distinct from
      (old.decided_by, old.decided_at, old.outcome)
    or new.decision_id is distinct from old.decision_id or new.case_id is distinct from old.case_id
    or new.report_id is distinct from old.report_id then
    raise exception 'an appeal is never changed' using errcode = 'restrict_violation';
  end if;
  if old.decided_by is null and new.decided_by is not null and (not is_senior(new.decided_by)
      or took_part(new.decided_by, (select case_id from decisions where id = new.decision_id))) then
    raise exception 'a senior who took no part decides an appeal' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger appeals_kept before update on appeals for each row execute function keep_appeal();
create function begin_appeal() returns trigger language plpgsql as $$ begin
  if new.decided_by is not null then
    raise exception 'an appeal begins undecided' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger appeals_begin before insert on appeals for each row execute function begin_appeal();

create function refuse_removal_of_decision() returns trigger language plpgsql as $$ begin
  raise exception 'decisions are never removed' using errcode = 'restrict_violation';
end $$;
create trigger decisions_stay before delete or truncate on decisions for each statement
  execute function refuse_removal_of_decision();
create trigger appeals_stay before delete on appeals for each row when (old.decided_by is not null)
  execute function refuse_removal_of_decision();

-- What else a member is told.
alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (type in ('match', 'message', 'like', 'reminder', 'safety')),
  drop constraint notifications_about_check,
  add constraint notifications_about_check check (about in ('match', 'message', 'like', 'unanswered', 'profile', 'views',
    'report', 'statement'));
