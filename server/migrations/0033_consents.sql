-- What a member agreed to, and in which words. A consent that was withdrawn stays as a record; one kind is open once.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('matching', 'show_faith', 'show_tribe', 'show_lifestyle', 'marketing')),
  text_version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);
create unique index consents_open on consents (user_id, kind) where withdrawn_at is null;
create index consents_by_user on consents (user_id);

-- Until now filling in a field counted as agreeing to show it, and the form said so.
insert into consents (user_id, kind, text_version, given_at)
  select user_id, kind, 'profile-1', created_at
  from profiles, unnest('{matching,show_faith,show_tribe,show_lifestyle}'::text[]) kind
  union all select user_id, 'marketing', 'settings-1', updated_at from settings where marketing_emails;

-- The open consents again, beside the answers they are about: every list asks for them. Triggers alone write them.
-- About children the form said "Not shown": answers given under those words stay private.
alter table profiles
  add column matching boolean not null default true,
  add column show_faith boolean not null default true,
  add column show_tribe boolean not null default true,
  add column show_lifestyle boolean not null default true,
  add column has_children_private boolean not null default false,
  add column wants_children_private boolean not null default false;
update profiles set
  has_children_private = has_children is not null,
  wants_children_private = wants_children is not null
  where has_children is not null or wants_children is not null;
alter table profiles
  alter column matching set default false,
  alter column show_faith set default false,
  alter column show_tribe set default false,
  alter column show_lifestyle set default false;

create function open_consents(member uuid) returns text[] stable language sql as $$
  select coalesce(array_agg(kind), '{}') from consents where user_id = member and withdrawn_at is null
$$;

-- Whoever changes a consent while the profile is being made waits here until it is there, and the other way round.
create function read_consents() returns trigger language plpgsql as $$
declare
  kinds text[];
begin
  perform from users where id = new.user_id for no key update;
  kinds := open_consents(new.user_id);
  new.matching := 'matching' = any(kinds);
  new.show_faith := 'show_faith' = any(kinds);
  new.show_tribe := 'show_tribe' = any(kinds);
  new.show_lifestyle := 'show_lifestyle' = any(kinds);
  return new;
end $$;
create trigger profiles_read_consents before insert on profiles for each row execute function read_consents();

-- The lock comes first, so that of two changes at once the second one sees the first.
create function note_consent() returns trigger language plpgsql as $$
declare
  kinds text[];
begin
  perform from profiles where user_id = new.user_id for no key update;
  if not found then
    perform from users where id = new.user_id for no key update;
  end if;
  kinds := open_consents(new.user_id);
  update profiles set
    matching = 'matching' = any(kinds),
    show_faith = 'show_faith' = any(kinds),
    show_tribe = 'show_tribe' = any(kinds),
    show_lifestyle = 'show_lifestyle' = any(kinds)
  where user_id = new.user_id;
  return null;
end $$;
create trigger consents_noted after insert or update on consents for each row
  when (new.kind <> 'marketing') execute function note_consent();
