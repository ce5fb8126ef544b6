-- compatible-with: 0041
-- Whose prices a member sees and pays. It follows the country of the profile, but at most once in 90 days.
create table price_countries (
  user_id uuid primary key references users on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  changed_at timestamptz -- null: it is the first one
);
