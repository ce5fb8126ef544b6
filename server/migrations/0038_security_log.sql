-- What happened to the safety of each account: an append-only log without content, for its member and for operators.
-- Rows go with the account and after a year; where they came from is blanked after 90 days.
create table security_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade, -- whose account it is
  kind text not null check (kind in ('signed_in_password', 'signed_in_link', 'signed_in_phone',
    'signed_in_second_factor', 'signed_in_program', 'refused_password', 'refused_phone', 'refused_second_factor',
    'refused_often', 'signed_out', 'session_ended', 'other_sessions_ended', 'password_set', 'password_changed',
    'second_factor_on', 'second_factor_off', 'recovery_codes_renewed', 'email_added', 'email_changed', 'phone_added',
    'phone_changed', 'export_asked', 'export_fetched', 'deactivated', 'reactivated', 'photo_approved',
    'photo_rejected')),
  operator text check (length(operator) between 1 and 100), -- who of ours did it; null when it was not one of us
  address_block text check (address_block ~ '^[0-9.]+/24$|^[0-9a-f:]+/48$'), -- never a whole address
  country text check (country ~ '^[A-Z]{2}$'),
  device text check (length(device) <= 100),
  created_at timestamptz not null
);
create index security_events_by_user on security_events (user_id, created_at desc, id desc); -- a member's own page
create index security_events_by_time on security_events (created_at); -- what is a year old
create index security_events_with_origin on security_events (created_at) -- what is to be blanked
  where address_block is not null or device is not null;

-- A log that can be rewritten proves nothing: the one change there is takes the origin away.
create function refuse_security_event_change() returns trigger language plpgsql as $$ begin
  raise exception 'security events are never changed' using errcode = 'restrict_violation';
end $$;
create trigger security_events_unchanged before update on security_events for each row
  when ((new.id, new.user_id, new.kind, new.operator, new.country, new.created_at)
      is distinct from (old.id, old.user_id, old.kind, old.operator, old.country, old.created_at)
    or new.address_block is not null or new.device is not null)
  execute function refuse_security_event_change();
