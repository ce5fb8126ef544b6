-- compatible-with: 0039
-- When an origin tried last: what is a month old is deleted. A right code of an unknown browser no longer forgets what
-- others tried in unknown browsers, so that nothing else would ever delete it.
alter table second_factor_tries add column tried_at timestamptz not null default now();
create index second_factor_tries_by_time on second_factor_tries (tried_at);
