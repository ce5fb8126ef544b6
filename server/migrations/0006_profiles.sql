create table profiles (
  user_id uuid primary key references users on delete cascade,
  full_name text not null check (full_name <> '' and length(full_name) <= 100),
  -- other members only ever see the first word
  display_name text not null generated always as (split_part(full_name, ' ', 1)) stored,
  gender text not null check (gender in ('Male', 'Female')),
  date_of_birth date not null,
  occupation text check (length(occupation) <= 100),
  location text check (length(location) <= 80),
  country_of_residence text references countries,
  faith text references faiths,
  denomination text,
  tribe text references tribes,
  smoking text check (smoking in ('Yes', 'No', 'Occasionally', 'Prefer not to say')),
  drinking text check (drinking in ('Yes', 'No', 'Occasionally', 'Prefer not to say')),
  celibacy text check (celibacy in ('Yes', 'No', 'Occasionally', 'Prefer not to say')),
  spoken_languages text[] not null default '{}',
  preferred_gender text check (preferred_gender in ('Male', 'Female')),
  preferred_faith text references faiths,
  preferred_location text references countries,
  age_range_min int not null default 18 check (age_range_min >= 18),
  age_range_max int not null default 50 check (age_range_max <= 100),
  deal_breakers text[] not null default '{}',
  has_children boolean,
  wants_children boolean,
  education text,
  bio text check (length(bio) <= 1000),
  interests text[] not null default '{}',
  agreed_to_terms_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (age_range_min < age_range_max),
  foreign key (faith, denomination) references denominations (faith_id, id)
);

-- Suggestions ask for a gender first, then a span of ages.
create index profiles_by_gender_and_birth on profiles (gender, date_of_birth);

-- One view per viewer and day.
create table profile_views (
  viewed_id uuid not null references users on delete cascade,
  viewer_id uuid not null references users on delete cascade,
  viewed_on date not null,
  created_at timestamptz not null default now(),
  primary key (viewed_id, viewed_on, viewer_id),
  check (viewed_id <> viewer_id)
);
create index profile_views_by_viewer on profile_views (viewer_id);
