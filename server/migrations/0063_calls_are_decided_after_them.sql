-- compatible-with: 0041
-- Whoever asked for a call is decided about after it, for reasons that a call can give.

-- As in 0061, with the time of the call and the reasons.
create or replace function check_verification_decision() returns trigger language plpgsql as $$
declare
  v verifications;
  verdicts text[];
begin
  select * into v from verifications where id = new.verification_id and sent_at is not null and outcome is null
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
