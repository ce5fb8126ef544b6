-- compatible-with: 0041
-- Money is in the smallest unit of its currency. Rows of money outlive their member, without a name, for the tax period.
create table orders (
  id uuid primary key, -- also the reference at the provider, and the key that makes asking twice harmless
  user_id uuid references users on delete set null,
  tier text not null check (tier in ('easy', 'super', 'premium')),
  months smallint not null check (months in (1, 3, 12)),
  method text not null check (method in ('card', 'mobile_money')),
  provider text not null check (provider in ('stripe', 'paystack', 'pawapay')),
  provider_id text, -- what the provider calls it
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor integer not null check (amount_minor > 0),
  tax_minor integer not null check (tax_minor >= 0 and tax_minor < amount_minor),
  tax_rate integer not null check (tax_rate between 0 and 10000), -- hundredths of a percent
  country text not null check (country ~ '^[A-Z]{2}$'), -- of residence
  payer_country text check (payer_country ~ '^[A-Z]{2}$'), -- of the card or the number
  price_version integer not null,
  is_renewal boolean not null default false,
  wants_renewal boolean not null default false,
  begins_now_at timestamptz not null, -- the consent to begin before the right to withdraw has ended
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
  -- Why a person has to look at it; null: nobody has to.
  held_for text check (held_for in ('amount', 'currency', 'reference', 'no_member', 'paid_again', 'disputed', 'refund')),
  withdrawn_at timestamptz, -- when the refund was decided
  refund_id uuid, -- our key of the refund at the provider
  refund_asked_at timestamptz, -- when the provider took it
  refunded_minor integer check (refunded_minor > 0 and refunded_minor <= amount_minor),
  refunded_for text check (refunded_for in ('withdrawal', 'unused_days', 'staff', 'no_member', 'disputed')),
  created_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  next_check_at timestamptz, -- when the provider is asked again; null: there is nothing to ask
  checks integer not null default 0,
  unique (provider, provider_id),
  check ((state in ('paid', 'refunding', 'refunded')) = (paid_at is not null)),
  check ((state in ('refunding', 'refunded')) = (refunded_minor is not null))
);
create index orders_of_member on orders (user_id, created_at);
create index orders_to_check on orders (next_check_at) where next_check_at is not null;
create index orders_held on orders (created_at) where held_for is not null;

-- Forward only: open to paid, failed or expired; late payments still arrive; paid to refunding to refunded.
create function orders_only_forward() returns trigger language plpgsql as $$
begin
  if not (
    new.state = old.state
    or (old.state in ('open', 'failed', 'expired') and new.state = 'paid')
    or (old.state = 'open' and new.state in ('failed', 'expired'))
    or (old.state = 'paid' and new.state in ('refunding', 'refunded'))
    or (old.state = 'refunding' and new.state = 'refunded')
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

-- Callbacks of providers, each once. Not their bodies: those have personal data.
create table payment_events (
  provider text not null check (provider in ('stripe', 'paystack', 'pawapay')),
  event_id text not null check (length(event_id) between 1 and 200),
  kind text not null check (length(kind) <= 100),
  order_id uuid references orders,
  body_hash bytea not null check (length(body_hash) = 32),
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- The ledger of what was granted; `memberships` is what it says now.
create table membership_terms (
  order_id uuid primary key references orders,
  user_id uuid references users on delete set null,
  tier text not null check (tier in ('easy', 'super', 'premium')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  granted_at timestamptz not null,
  revoked_at timestamptz, -- the money went back
  replaced_by uuid references orders -- a higher tier, which was credited the unused days; counts again if that is revoked
);
create index membership_terms_of_member on membership_terms (user_id, ends_at);
-- What ends, or goes on with a lower tier, at a time.
create index memberships_by_end on memberships (ends_at);

-- Cards that their owners let us charge again. The token is the provider's, sealed; a row ends with the membership.
create table renewals (
  user_id uuid primary key references users on delete cascade,
  order_id uuid not null references orders, -- what is renewed
  provider text not null check (provider in ('stripe', 'paystack')),
  sealed_token text not null,
  card_last_four text not null check (card_last_four ~ '^[0-9]{4}$'),
  is_on boolean not null default true,
  renews_at timestamptz not null,
  currency text not null,
  amount_minor integer not null check (amount_minor > 0), -- as the reminder says
  reminded_at timestamptz, -- of this renewal; none is charged without
  renewed_by uuid references orders
);
create index renewals_due on renewals (renews_at) where is_on;

-- Numbered without gaps: the next number is taken from its row, in the transaction that needs it.
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
