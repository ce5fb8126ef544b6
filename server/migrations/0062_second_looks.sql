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
  check ((senior_case_id is not null) = (agrees is not distinct from false)),
  check ((outcome is null) = (settled_by is null)),
  check (outcome is null or senior_case_id is not null)
);
create index second_looks_answered on second_looks (effective_at) where answer_id is not null and settled_at is null;
create index second_looks_settled on second_looks (settled_at) where settled_at is not null;

-- Whether this is a second look at something that somebody has decided or confirmed: they never see it.
create function has_decided_before(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from second_looks l join decisions first on first.id = l.decision_id
    join decisions d on d.case_id = first.case_id
    where l.case_id = of_case and one in (d.decided_by, d.confirmed_by, d.refused_by, d.lifted_by))
$$;

-- As in 0046, and a second look is taking part.
create or replace function took_part(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from decisions where case_id = of_case and one in (decided_by, confirmed_by, refused_by, lifted_by))
    or exists (select from appeals a join decisions d on d.id = a.decision_id
      where d.case_id = of_case and a.decided_by = one)
    or exists (select from second_looks l join decisions d on d.id = l.decision_id
      where d.case_id = of_case and one in (l.decided_by, l.settled_by))
$$;

-- As in 0055, and also after a second look.
create or replace function was_set_aside(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from decisions d where d.case_id = of_case and one in (d.decided_by, d.confirmed_by)
    and (d.lifted_at is not null
      or exists (select from appeals a where a.decision_id = d.id and a.outcome = 'lifted')
      or exists (select from second_looks l where l.decision_id = d.id and l.outcome = 'lifted')))
$$;

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
