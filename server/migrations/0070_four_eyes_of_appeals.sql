-- compatible-with: 0041
-- Whoever decided an appeal is given no second look of the same case, a second look does not uphold what was lifted
-- meanwhile, and a call is decided about after it by two people, also when one of them had decided before 0063.

-- As in 0062, and also whoever decided an appeal about the case, or another second look at it.
create or replace function has_decided_before(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from second_looks l join decisions first on first.id = l.decision_id
    join decisions d on d.case_id = first.case_id
    where l.case_id = of_case
      and (array[d.decided_by, d.confirmed_by, d.refused_by, d.lifted_by] && (select accounts_of(one))
        or exists (select from appeals a where a.decision_id = d.id
          and a.decided_by = any((select accounts_of(one))::uuid[]))
        or exists (select from second_looks other where other.decision_id = d.id and other.case_id <> of_case
          and array[other.decided_by, other.settled_by] && (select accounts_of(one)))))
$$;

-- Whether a decision no longer stands: it was lifted, or set aside because a reporter asked to look at it again.
create function is_overturned(decision uuid) returns boolean language sql stable as $$
  select exists (select from decisions where id = decision and lifted_at is not null)
    or exists (select from appeals where decision_id = decision and outcome = 'lifted')
$$;

-- As in 0062, and what was overturned meanwhile is not upheld.
create or replace function keep_second_look() returns trigger language plpgsql as $$ begin
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
  if old.settled_by is null and new.settled_by is not null then
    if not is_senior(new.settled_by)
      or took_part(new.settled_by, (select case_id from decisions where id = new.decision_id)) then
      raise exception 'a senior who took no part settles it' using errcode = 'restrict_violation';
    end if;
    if new.outcome = 'upheld' and is_overturned(new.decision_id) then
      raise exception 'a lifted decision does not stand' using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;

-- Verdicts about calls that were given before the call: whoever gave one would never see the request again, and so could
-- not decide after the call. They are no verdicts about it; the audit log holds that they were given.
alter table verification_decisions disable trigger verification_decisions_kept;
delete from verification_decisions d using verifications v
  where v.id = d.verification_id and v.kind = 'call' and v.outcome is null and v.ended_at is null
    and coalesce(v.call_at > d.decided_at, true);
alter table verification_decisions enable trigger verification_decisions_kept;
