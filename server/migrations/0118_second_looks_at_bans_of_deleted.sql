-- compatible-with: 0041
-- The account had been deleted before the ban was proposed: nobody appeals, so somebody may look again. As with the first
-- decision a ban can be proposed, or the case closed.
alter table second_looks add column is_about_deleted boolean not null default false;

-- As in 0062, and a server that knows nothing of this closes none without an answer.
create or replace function keep_case_of_second_look() returns trigger language plpgsql as $$ begin
  if exists (select from second_looks l join decisions d on d.id = l.decision_id
      where l.case_id = new.id and l.settled_at is null and (d.subject_id is not null or l.is_about_deleted)) then
    raise exception 'a second look waits for its answer' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
