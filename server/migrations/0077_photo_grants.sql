-- compatible-with: 0041
-- For whom photos are blurred: for people without a membership, matches aside, or for everybody whom the owner has not
-- allowed to see them clearly.
alter table settings add column photo_blur_for text not null default 'non_members'
  check (photo_blur_for in ('non_members', 'everybody'));

-- To whom a member shows photos that are blurred for everybody.
create table photo_grants (
  owner_id uuid not null references users on delete cascade,
  member_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (owner_id, member_id),
  check (owner_id <> member_id)
);
create index photo_grants_by_member on photo_grants (member_id);

-- As in 0050, and neither shows the other photos any more.
create or replace function part_members(actor uuid, other uuid, act text, name text, at timestamptz) returns boolean
language sql as $$
  with ended as (
    update matches set status = 'ended'
    where user1 = least(actor, other) and user2 = greatest(actor, other) and status = 'active'
    returning id
  ), likes_reset as (
    delete from likes where (from_id, to_id) in ((actor, other), (other, actor)) returning 1
  ), notifications_gone as (
    delete from notifications where (user_id, from_id) in ((actor, other), (other, actor))
  ), grants_ended as (
    delete from photo_grants where (owner_id, member_id) in ((actor, other), (other, actor))
  ), listed as (
    insert into partings (member_id, other_id, kind, display_name, match_id, created_at, ends_at)
    select actor, other, act, name, (select id from ended), at, at + interval '90 days' where name is not null
    on conflict (member_id, other_id) do update set kind = excluded.kind, display_name = excluded.display_name,
      match_id = coalesce(excluded.match_id, partings.match_id), created_at = excluded.created_at, ends_at = excluded.ends_at
  )
  select exists (select from ended) or exists (select from likes_reset)
$$;
