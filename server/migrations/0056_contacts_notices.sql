-- compatible-with: 0041
-- Who wrote with a member who was banned for fraud is told, once the ban is confirmed. Who that is, and the name they know,
-- is written down with the proposal: conversations go when the account is deleted.
create table contacts_notices (
  decision_id uuid primary key references decisions,
  display_name text not null
);

-- Each is told once, and once more when the ban is lifted; but only those who were told.
create table contacts_notice_recipients (
  decision_id uuid not null references contacts_notices on delete cascade,
  member_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('warning', 'correction')),
  told_at timestamptz, -- in the app, with the notification
  mailed_at timestamptz, -- or found to have no address
  primary key (decision_id, kind, member_id),
  check (mailed_at is null or told_at is not null)
);
create index contacts_notice_recipients_of_member on contacts_notice_recipients (member_id);
create index contacts_notice_recipients_untold on contacts_notice_recipients (decision_id, kind, member_id)
  where told_at is null;
create index contacts_notice_recipients_to_mail on contacts_notice_recipients (told_at)
  where told_at is not null and mailed_at is null;

-- Four eyes: before a second person has confirmed the ban nobody is told.
create function keep_contacts_notice() returns trigger language plpgsql as $$ begin
  if new.told_at is not null and not exists (select from decisions
      where id = new.decision_id and step = 'banned' and confirmed_at is not null) then
    raise exception 'contacts are told of a confirmed ban alone' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger contacts_notice_recipients_kept before insert or update of told_at on contacts_notice_recipients
  for each row execute function keep_contacts_notice();

-- The name of whom a notification tells of, who is no member any more; of others the name is read from their profile.
alter table notifications add column display_name text;
alter table notifications add constraint notifications_name_of_nobody check (display_name is null or from_id is null)
  not valid; -- 0060 looks at the rows that are there, without stopping those who write
