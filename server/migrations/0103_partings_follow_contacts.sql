-- compatible-with: 0041
-- The end of a match applies to a person, as a block does: whoever proves a contact of somebody whose match was ended is
-- kept apart from the member who ended it, until the 90 days of the parting are over. Keyed hashes.
create table parted_contacts (
  member_id uuid not null references users on delete cascade, -- who ended the match
  contact_mac text not null,
  ends_at timestamptz not null,
  primary key (member_id, contact_mac)
);
create index parted_contacts_by_contact on parted_contacts (contact_mac);
create index parted_contacts_by_end on parted_contacts (ends_at);

-- Apart from partings, which their member lists: nobody learns that somebody is back, or under which name.
create table inherited_partings (
  member_id uuid not null references users on delete cascade,
  other_id uuid not null references users on delete cascade,
  ends_at timestamptz not null,
  primary key (member_id, other_id),
  check (member_id <> other_id)
);
create index inherited_partings_by_other on inherited_partings (other_id);
create index inherited_partings_by_end on inherited_partings (ends_at);
