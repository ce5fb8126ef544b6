-- compatible-with: 0041
alter table orders
  -- What went back otherwise than by our own refund, as the provider last said: by the payer's bank, or by hand.
  add column returned_minor integer not null default 0,
  -- The provider took our refund, and it failed for good: only another one can bring the money.
  add column refund_failed boolean not null default false;
update orders set returned_minor = refunded_minor where refunded_for = 'disputed';
