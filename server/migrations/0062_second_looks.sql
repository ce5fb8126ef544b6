-- compatible-with: 0041
-- One decision in twenty about a case is made once more, by somebody who does not know the first one.

alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check check (kind in ('reports', 'notice', 'contact', 'appeal', 'ban',
  'same_person', 'shield', 'verification', 'second_look'));

-- The case of a second look names no member of its own: reports about them must not come into it. What it shows is that of
-- the decided case, as it was before the decision. When two people differ, a senior decides in a further case.
create table second_looks (
  case_id uuid primary key references cases,
  decision_id uuid not null unique references decisions,
  answer_id uuid unique, -- looks like the id of a decision to whoever made it
  decided_by uuid references staff,
  decided_at timestamptz,
  effective_at timestamptz, -- until then it can be taken back
  step text check (step in ('none', 'advice', 'content_removed', 'slowed', 'suspended', 'banned', 'lifted')),
  reason text,
  days int,
  sealed text check (length(sealed) > 60), -- the words of staff; null once they are deleted
  settled_at timestamptz, -- compared with the first one
  agrees boolean,
  senior_case_id uuid unique references cases,
  outcome text check (outcome in ('upheld', 'lifted')),
  settled_by uuid references staff,
  note text check (length(note) > 60), -- sealed, for staff
  check (num_nulls(answer_id, decided_by, decided_at, effective_at, step) in (0, 5)),
  check ((settled_at is null) = (agrees is null)),
  check (settled_at is null or decided_at is not null),
  check (senior_case_id is null or agrees is not distinct from false),
  check ((outcome is null) = (settled_by is null)),
  check (outcome is null or senior_case_id is not null)
);
create index second_looks_answered on second_looks (effective_at) where answer_id is not null and settled_at is null;
create index second_looks_settled on second_looks (settled_at) where settled_at is not null;

-- All accounts of a person on the staff: an address is unique among active accounts alone, so whoever was removed and added
-- again has two. What one person may not do twice, they may not do with another account either.
create function accounts_of(one uuid) returns uuid[] language sql stable as $$
  select array_agg(s.id) from staff own join staff s on lower(s.email) = lower(own.email) where own.id = one
$$;

-- Whether this is a second look at something that somebody has decided or confirmed: they never see it.
create function has_decided_before(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from second_looks l join decisions first on first.id = l.decision_id
    join decisions d on d.case_id = first.case_id
    where l.case_id = of_case
      and array[d.decided_by, d.confirmed_by, d.refused_by, d.lifted_by] && (select accounts_of(one)))
$$;

-- As in 0046, and a second look is taking part.
create or replace function took_part(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from decisions where case_id = of_case
      and array[decided_by, confirmed_by, refused_by, lifted_by] && (select accounts_of(one)))
    or exists (select from appeals a join decisions d on d.id = a.decision_id
      where d.case_id = of_case and a.decided_by = any((select accounts_of(one))::uuid[]))
    or exists (select from second_looks l join decisions d on d.id = l.decision_id
      where d.case_id = of_case and array[l.decided_by, l.settled_by] && (select accounts_of(one)))
$$;

-- As in 0055, and also after a second look.
create or replace function was_set_aside(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from decisions d where d.case_id = of_case
    and array[d.decided_by, d.confirmed_by] && (select accounts_of(one))
    and (d.lifted_at is not null
      or exists (select from appeals a where a.decision_id = d.id and a.outcome = 'lifted')
      or exists (select from second_looks l where l.decision_id = d.id and l.outcome = 'lifted')))
$$;

-- As in 0054: a second look lifts a decision, too, and one person with two accounts is one person.
create or replace function keep_decision() returns trigger language plpgsql as $$
declare
  judge uuid;
begin
  if tg_op = 'INSERT' then
    if coalesce(new.undone_at, new.applied_at, new.confirmed_at, new.refused_at, new.lifted_at) is not null then
      raise exception 'a decision begins without effect' using errcode = 'restrict_violation';
    end if;
    perform from cases where id = new.case_id for no key update;
    if exists (select from second_looks where case_id = new.case_id) then -- by a server that knows nothing of them
      raise exception 'a second look decides nothing itself' using errcode = 'restrict_violation';
    end if;
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
      and not exists (select from second_looks where decision_id = new.id and outcome = 'lifted'
        and settled_by = new.lifted_by)
      and not exists (select from decisions where lifts_id = new.id and applied_at is not null
        and new.lifted_by = case when new.step = 'banned' then confirmed_by else coalesce(confirmed_by, decided_by) end) then
      raise exception 'an appeal or another decision lifts a decision, or a second look' using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;

-- Who took part is read from here, too.
create trigger appeals_emptied before truncate on appeals for each statement
  execute function refuse_removal_of_decision();

-- A server that knows nothing of second looks takes the case of one, which names no member, for reports about a deleted
-- account. While the account exists, it stays open until the answer was compared.
create function keep_case_of_second_look() returns trigger language plpgsql as $$ begin
  if exists (select from second_looks l join decisions d on d.id = l.decision_id
      where l.case_id = new.id and l.settled_at is null and d.subject_id is not null) then
    raise exception 'a second look waits for its answer' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cases_of_second_looks_kept before update of closed_at on cases for each row
  when (old.closed_at is null and new.closed_at is not null) execute function keep_case_of_second_look();

create function keep_second_look() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    if new.answer_id is not null then
      raise exception 'a second look begins without an answer' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.case_id, new.decision_id) is distinct from (old.case_id, old.decision_id)
    or (old.settled_at is not null and (new.answer_id, new.decided_by, new.step, new.reason, new.days, new.settled_at,
      new.agrees, new.senior_case_id) is distinct from (old.answer_id, old.decided_by, old.step, old.reason, old.days,
      old.settled_at, old.agrees, old.senior_case_id))
    or (old.outcome is not null and (new.outcome, new.settled_by) is distinct from (old.outcome, old.settled_by)) then
    raise exception 'a second look is never changed' using errcode = 'restrict_violation';
  end if;
  if new.decided_by is distinct from old.decided_by or new.settled_by is distinct from old.settled_by then
    perform lock_case_of_decision(new.decision_id);
  end if;
  if new.decided_by is distinct from old.decided_by and has_decided_before(new.decided_by, new.case_id) then
    raise exception 'somebody else looks again' using errcode = 'restrict_violation';
  end if;
  if old.settled_by is null and new.settled_by is not null and (not is_senior(new.settled_by)
      or took_part(new.settled_by, (select case_id from decisions where id = new.decision_id))) then
    raise exception 'a senior who took no part settles it' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger second_looks_kept before insert or update on second_looks for each row execute function keep_second_look();
create trigger second_looks_stay before delete or truncate on second_looks for each statement
  execute function refuse_removal_of_decision();
