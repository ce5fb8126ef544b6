-- compatible-with: 0041
-- How often a refund was asked for anew after the provider had refused it. Each time under another key: providers repeat
-- their answer to the same one.
alter table orders add column refund_tries smallint not null default 0;

-- Nothing has ever been held or refunded for these reasons: what a deleted account has paid goes back by itself, and so does
-- a renewal that nobody wants any more.
alter table orders
  drop constraint orders_held_for_check,
  add constraint orders_held_for_check
    check (held_for in ('amount', 'currency', 'reference', 'disputed', 'refund')) not valid,
  drop constraint orders_settled_for_check,
  add constraint orders_settled_for_check
    check (settled_for in ('amount', 'currency', 'reference', 'disputed', 'refund')) not valid,
  drop constraint orders_refunded_for_check,
  add constraint orders_refunded_for_check
    check (refunded_for in ('withdrawal', 'unused_days', 'no_member', 'disputed')) not valid;
