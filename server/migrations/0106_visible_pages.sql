-- compatible-with: 0041
-- Who looks at a page of theirs now, apart from who has one open: news is not sent to somebody who sees it.
alter table online_members add column visible boolean not null default false;

alter table deliveries add column failures smallint not null default 0; -- attempts that broke off, since the last that did not
alter table deliveries drop constraint deliveries_reason_check;
alter table deliveries add constraint deliveries_reason_check check (reason in ('read', 'gone', 'active', 'told', 'unwanted',
  'no_address', 'paused', 'late', 'ceiling', 'budget', 'quiet', 'window', 'pushed', 'visible')) not valid;
