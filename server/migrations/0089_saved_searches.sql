-- compatible-with: 0041
-- Filters of Find Matches under a name. `slot` is what limits a member to ten.
create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  slot smallint not null check (slot between 1 and 10),
  name text not null check (length(name) between 1 and 60),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  alerts boolean not null default true,
  saved_at timestamptz not null,
  checked_at timestamptz not null, -- up to when new people were looked for
  alerted_at timestamptz, -- when its member was told of some last
  constraint saved_searches_slot unique (user_id, slot),
  constraint saved_searches_filters unique (user_id, filters)
);
create unique index saved_searches_name on saved_searches (user_id, lower(name));
create index saved_searches_due on saved_searches (checked_at) where alerts;

-- The new people whom a search has found already, so that nobody is told of twice; kept for as long as they are new.
create table saved_search_finds (
  search_id uuid not null references saved_searches on delete cascade,
  member_id uuid not null references users on delete cascade,
  told_at timestamptz, -- null: they fitted already when the search was saved, or its alerts were turned on
  primary key (search_id, member_id)
);
create index saved_search_finds_of_member on saved_search_finds (member_id);

alter table deliveries drop constraint deliveries_kind_check;
alter table deliveries add constraint deliveries_kind_check
  check (kind in ('match', 'message', 'like', 'search', 'views', 'reminder', 'safety')) not valid;
alter table delivery_refusals drop constraint delivery_refusals_kind_check;
alter table delivery_refusals add constraint delivery_refusals_kind_check
  check (kind in ('match', 'message', 'like', 'search', 'views', 'reminder')) not valid;
