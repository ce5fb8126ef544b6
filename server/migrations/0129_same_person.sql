-- compatible-with: 0041
-- Staff decide nothing about themselves and never twice, under whatever spelling or account.

-- Member accounts that have given up a contact by which they were known to belong to a person on the staff.
create table members_of_staff (
  member_id uuid not null references users on delete cascade,
  staff_id uuid not null references staff on delete cascade,
  primary key (member_id, staff_id)
);
create index members_of_staff_by_staff on members_of_staff (staff_id);

-- All accounts of one person, as staff and as members: the one rule of who is the same. A mailbox counts once it is
-- confirmed, in any spelling. A phone is unique among members, so two accounts with one number meet through a ban, as
-- its sign. Weaker signs count once a person has confirmed them.
create or replace function accounts_of(one uuid) returns uuid[] language sql stable as $$
  with recursive same (id) as (
    select one
    union
    select next.id from same cross join lateral (
      select s.id from staff own join staff s on canonical_mailbox(s.email) = canonical_mailbox(own.email)
        where own.id = same.id
      union all
      select u.id from staff own join users u on canonical_mailbox(u.email) = canonical_mailbox(own.email)
        where own.id = same.id and u.email_verified
      union all
      select s.id from users own join staff s on canonical_mailbox(s.email) = canonical_mailbox(own.email)
        where own.id = same.id and own.email_verified
      union all
      select u.id from users own join users u on canonical_mailbox(u.email) = canonical_mailbox(own.email)
        where own.id = same.id and own.email_verified and u.email_verified
      union all
      select u.id from users own join users u on u.restriction_id = own.restriction_id where own.id = same.id
      union all
      select b.member_id from ban_signs s join bans b on b.id = s.ban_id where s.member_id = same.id
        and s.cleared_at is null and (s.sign in ('phone', 'email') or s.confirmed_at is not null)
      union all
      select s.member_id from bans b join ban_signs s on s.ban_id = b.id where b.member_id = same.id
        and s.cleared_at is null and (s.sign in ('phone', 'email') or s.confirmed_at is not null)
      union all
      select staff_id from members_of_staff where member_id = same.id
      union all
      select member_id from members_of_staff where staff_id = same.id
    ) next (id) where next.id is not null
  )
  select array_agg(id) from same
$$;

create function keep_members_of_staff() returns trigger language plpgsql as $$ begin
  insert into members_of_staff (member_id, staff_id)
    select old.id, s.id from staff s where s.id = any((select accounts_of(old.id))::uuid[])
    on conflict do nothing;
  return new;
end $$;
drop trigger users_keep_cases_at_change on users;
create trigger users_keep_staff before update of email, phone on users for each row
  when (old.email is distinct from new.email or old.phone is distinct from new.phone)
  execute function keep_members_of_staff();

-- As in 0114, for every account of the person.
create or replace function keep_cases_of_staff() returns trigger language plpgsql as $$ begin
  insert into cases_of_staff (case_id, staff_id)
    select c.id, s.id from staff s
    join cases c on c.subject_id = old.id or c.id in (select case_id from reports where reporter_id = old.id)
    where s.id = any((select accounts_of(old.id))::uuid[])
    on conflict do nothing;
  return old;
end $$;
drop trigger users_keep_cases_of_staff on users;
create trigger users_keep_cases_of_staff before delete on users for each row execute function keep_cases_of_staff();

-- As in 0063, by person.
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
  perform from verification_decisions where verification_id = new.verification_id and staff_id <> new.staff_id
    and staff_id = any(accounts_of(new.staff_id));
  if found or v.member_id = any(accounts_of(new.staff_id)) then
    raise exception 'two different people decide, none about themselves' using errcode = 'check_violation', constraint = 'verification_by_two';
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
