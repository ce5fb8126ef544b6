-- compatible-with: 0041
-- Strikes of an account that was deleted, under a keyed hash of each contact: they count for the account that proves it next.
create table kept_strikes (
  contact_mac text not null check (length(contact_mac) > 40),
  decision_id uuid not null references decisions on delete cascade,
  member_id uuid references users on delete set null, -- for whom they count now
  primary key (contact_mac, decision_id)
);
create index kept_strikes_of_member on kept_strikes (member_id) where member_id is not null;
create index kept_strikes_of_decision on kept_strikes (decision_id);
