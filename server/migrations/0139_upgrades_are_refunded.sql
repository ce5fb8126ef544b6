-- A higher tier replaces the terms of lower ones: their unused days are refunded. Servers before this one credit those days
-- instead, so they would count twice beside this one: older servers are stopped first.
-- What was credited already stays with the higher tier, and its own term has ended, also one that waited for another.
update membership_terms t
  set starts_at = least(t.starts_at, higher.granted_at - interval '1 millisecond'),
    ends_at = least(t.ends_at, higher.granted_at)
  from membership_terms higher where higher.order_id = t.replaced_by and higher.revoked_at is null;
alter table membership_terms
  drop column replaced_by,
  -- Milliseconds that were used before a dispute took the term back; the rest counts again when it is won.
  add column used_ms bigint not null default 0 check (used_ms >= 0);
