-- How often members were shown in seven days, and what came of it; one row per day and group, written every night.
create table exposure_weeks (
  ended_on date not null, -- the first day after the week
  members_of text not null, -- 'all', a gender, or a country
  members int not null,
  never_shown int not null,
  gini real not null, -- 0: all were shown alike
  shown bigint not null,
  matches int not null, -- made in that week with a member of the group
  primary key (ended_on, members_of)
);
