-- compatible-with: 0041
-- The public figures of a month, written once after it is over. Figures that are counted again when somebody asks would
-- fall when a case is opened again or an account is deleted, and tell which month that person belongs to.
create table public_figures (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  counts jsonb not null check (not jsonb_path_exists(counts, '$.* ? (@ < 5)')), -- smaller ones are not in it
  median_look_minutes int check (median_look_minutes >= 0 and median_look_minutes % 10 = 0), -- null: too few looks
  published_at timestamptz not null,
  constraint public_figures_of_past_months check (published_at >=
    (make_date(left(month, 4)::int, right(month, 2)::int, 1) + interval '1 month') at time zone 'UTC')
);

create function refuse_change_of_figures() returns trigger language plpgsql as $$ begin
  raise exception 'published figures are never changed' using errcode = 'restrict_violation';
end $$;
create trigger public_figures_unchanged before update or delete or truncate on public_figures for each statement
  execute function refuse_change_of_figures();
