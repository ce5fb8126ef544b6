-- Memberships and money: orders, callbacks, granted terms, renewals and receipts. Amounts are in the smallest unit of
-- their currency.

-- Only the server sets the tier; no call can.
create table memberships (
  user_id uuid primary key references users on delete cascade,
  tier text not null check (tier in ('easy', 'super', 'premium')),
  ends_at timestamptz not null,
  updated_at timestamptz not null default now()
);
-- For memberships that end or drop to a lower tier at a given time.
create index memberships_by_end on memberships (ends_at);

-- The country whose prices a member sees and pays. It follows the profile's country, at most once in 90 days.
create table price_countries (
  user_id uuid primary key references users on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  changed_at timestamptz -- null: never changed
);

-- Financial records outlive their member, without a name, for the tax retention period.
create table orders (
  id uuid primary key, -- also the reference and the idempotency key at the provider
  user_id uuid references users on delete set null,
  tier text not null check (tier in ('easy', 'super', 'premium')),
  months smallint not null check (months in (1, 3, 12)),
  method text not null check (method in ('card', 'mobile_money')),
  provider text not null check (provider in ('stripe', 'paystack', 'pawapay')),
  provider_id text, -- the provider's own id
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor integer not null check (amount_minor > 0),
  tax_minor integer not null check (tax_minor >= 0 and tax_minor < amount_minor),
  tax_rate integer not null check (tax_rate between 0 and 10000), -- hundredths of a percent
  country text not null check (country ~ '^[A-Z]{2}$'), -- of residence
  payer_country text check (payer_country ~ '^[A-Z]{2}$'), -- the card's or the phone number's country
  network_country text check (network_country ~ '^[A-Z]{2}$'), -- evidence if the countries differ
  price_version integer not null,
  is_renewal boolean not null default false,
  wants_renewal boolean not null default false,
  begins_now_at timestamptz not null, -- when the payer agreed to start before the withdrawal period ends
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
  created_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  next_check_at timestamptz, -- the next request to the provider; null: none is due
  checks integer not null default 0,
  -- Why and since when the order is held for review; null if it is not held.
  held_for text check (held_for in ('amount', 'currency', 'reference', 'disputed', 'refund', 'refund_details',
    'unreachable', 'unknown')),
  held_at timestamptz,
  -- The hold reason that staff settled; the order is not held for it again.
  settled_for text check (settled_for in ('amount', 'currency', 'reference', 'disputed', 'refund', 'refund_details',
    'unreachable', 'unknown')),
  settled_at timestamptz,
  settled_by uuid references staff on delete set null,
  settled_note text check (length(settled_note) between 1 and 16 * 500),
  withdrawn_at timestamptz, -- when the refund was decided
  refund_id uuid, -- our idempotency key for the refund
  refund_asked_at timestamptz, -- when the provider accepted it
  refund_failed boolean not null default false, -- the provider has no such refund: a new one must be requested
  refund_released_at timestamptz, -- when staff last requested it again, which restarts its deadline
  refunded_minor integer check (refunded_minor > 0 and refunded_minor <= amount_minor),
  refunded_for text check (refunded_for in ('withdrawal', 'unused_days', 'no_member', 'disputed')),
  returned_minor integer not null default 0, -- returned by the payer's bank or by hand, as last reported by the provider
  unique (provider, provider_id),
  check ((state in ('paid', 'refunding', 'refunded')) = (paid_at is not null)),
  check ((state in ('refunding', 'refunded')) = (refunded_minor is not null)),
  check ((settled_for is null) = (settled_at is null))
);
create index orders_of_member on orders (user_id, created_at);
create index orders_to_check on orders (next_check_at) where next_check_at is not null;
create index orders_held on orders (created_at) where held_for is not null;
create index orders_settled on orders (settled_at) where settled_at is not null;
create index orders_of_other_countries on orders (paid_at desc)
  where paid_at is not null and held_for is null and settled_at is null
    and coalesce(payer_country, network_country) <> country;

-- Orders only move forward: from open to paid, failed or expired, and from paid to refunding to refunded. A late
-- payment still makes a failed or expired order paid, and a won dispute makes a disputed one paid again.
create function orders_only_forward() returns trigger language plpgsql as $$
begin
  if not (
    new.state = old.state
    or (old.state in ('open', 'failed', 'expired') and new.state = 'paid')
    or (old.state = 'open' and new.state in ('failed', 'expired'))
    or (old.state = 'paid' and new.state in ('refunding', 'refunded'))
    or (old.state = 'refunding' and new.state = 'refunded')
    or (old.state = 'refunded' and old.refunded_for = 'disputed' and new.state = 'paid')
  ) then
    raise exception 'an order cannot go from % to %', old.state, new.state;
  end if;
  if (new.id, new.tier, new.months, new.provider, new.currency, new.amount_minor, new.country)
    is distinct from (old.id, old.tier, old.months, old.provider, old.currency, old.amount_minor, old.country)
    or (old.provider_id is not null and new.provider_id is distinct from old.provider_id)
    or (old.user_id is not null and new.user_id is not null and new.user_id <> old.user_id) then
    raise exception 'what was ordered does not change';
  end if;
  return new;
end $$;
create trigger orders_only_forward before update on orders for each row execute function orders_only_forward();

create function note_held_at() returns trigger language plpgsql as $$ begin
  new.held_at := case when new.held_for is not null then now() end;
  return new;
end $$;
create trigger orders_held_at before update on orders for each row
  when ((old.held_for is null) <> (new.held_for is null)) execute function note_held_at();

-- Staff may have written a name in the note.
create function forget_note_of_deleted() returns trigger language plpgsql as $$ begin
  new.settled_note := null;
  return new;
end $$;
create trigger deletion_takes_note before update of user_id on orders for each row
  when (new.user_id is null) execute function forget_note_of_deleted();

-- Providers' callbacks, each once, without their bodies, which contain personal data.
create table payment_events (
  provider text not null check (provider in ('stripe', 'paystack', 'pawapay')),
  event_id text not null check (length(event_id) between 1 and 200),
  kind text not null check (length(kind) <= 100),
  order_id uuid references orders,
  body_hash bytea not null check (length(body_hash) = 32),
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- The ledger of granted terms; `memberships` is the resulting state.
create table membership_terms (
  order_id uuid primary key references orders,
  user_id uuid references users on delete set null,
  tier text not null check (tier in ('easy', 'super', 'premium')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  granted_at timestamptz not null,
  revoked_at timestamptz, -- the money was returned
  used_ms bigint not null default 0 check (used_ms >= 0), -- milliseconds used before the term was moved or restored
  -- When the term ran before it was moved. A wrongful suspension extends it.
  ran tstzmultirange not null default '{}'
);
create index membership_terms_of_member on membership_terms (user_id, ends_at);

-- Cards that owners let us charge for renewals. The provider's token is encrypted; a row ends with the membership.
create table renewals (
  user_id uuid primary key references users on delete cascade,
  order_id uuid not null references orders, -- the order to renew
  provider text not null check (provider in ('stripe', 'paystack')),
  sealed_token text not null,
  card_last_four text not null check (card_last_four ~ '^[0-9]{4}$'),
  is_on boolean not null default true,
  renews_at timestamptz not null,
  currency text not null,
  amount_minor integer not null check (amount_minor > 0), -- the reminder's amount
  country text check (country ~ '^[A-Z]{2}$'), -- for the reminder's price and tax, even if the member has moved
  reminded_at timestamptz, -- when the reminder of this renewal was written
  told_at timestamptz, -- when the mail gateway accepted the reminder; the card is never charged before
  declined_at timestamptz, -- when the card was declined; it is tried at most once more
  renewed_by uuid references orders
);
create index renewals_due on renewals (renews_at) where is_on;

-- A suspended member's memberships don't renew: the suspension turns renewals off and keeps them off.
create function stop_renewal_of_suspended() returns trigger language plpgsql as $$ begin
  update renewals set is_on = false where user_id = new.id and is_on;
  return null;
end $$;
create trigger suspension_stops_renewal after update of suspended_at on users for each row
  when (old.suspended_at is null and new.suspended_at is not null) execute function stop_renewal_of_suspended();

create function keep_renewal_of_suspended_off() returns trigger language plpgsql as $$ begin
  new.is_on := not exists (select from users where id = new.user_id and suspended_at is not null);
  return new;
end $$;
create trigger suspended_renew_nothing before insert or update on renewals for each row
  when (new.is_on) execute function keep_renewal_of_suspended_off();

-- Numbered without gaps: the next number is taken in the transaction that uses it.
create table receipts (
  number integer primary key check (number > 0),
  order_id uuid not null unique references orders,
  issued_at timestamptz not null
);
create table receipt_numbers (
  only_one boolean primary key default true check (only_one),
  last_number integer not null default 0
);
insert into receipt_numbers default values;
