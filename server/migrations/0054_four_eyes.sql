-- compatible-with: 0041
-- Four eyes for everything that was decided about a case: whoever decided an appeal confirms no ban in it, and the other
-- way round. What somebody decides about a case waits for what somebody else is deciding about it, so that each sees the
-- other; and a decision is lifted by an appeal, by another decision, or because a senior refused it.
create function lock_case_of_decision(decision uuid) returns uuid language sql as $$
  select id from cases where id = (select case_id from decisions where id = decision) for no key update
$$;

create or replace function keep_decision() returns trigger language plpgsql as $$
declare
  judge uuid;
begin
  if tg_op = 'INSERT' then
    if coalesce(new.undone_at, new.applied_at, new.confirmed_at, new.refused_at, new.lifted_at) is not null then
      raise exception 'a decision begins without effect' using errcode = 'restrict_violation';
    end if;
    perform from cases where id = new.case_id for no key update;
    if exists (select from decisions d where d.case_id = new.case_id and new.decided_by in (d.decided_by, d.confirmed_by)
        and (d.lifted_at is not null
          or exists (select from appeals a where a.decision_id = d.id and a.outcome = 'lifted'))) then
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

create or replace function keep_appeal() returns trigger language plpgsql as $$ begin
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
