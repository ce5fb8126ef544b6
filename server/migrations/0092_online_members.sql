-- compatible-with: 0041
-- Which servers are running, and who has a page open on which of them. Unlogged: after a crash of the database, or on a
-- new primary, both are empty, and every server writes its own rows again within seconds.
create unlogged table online_servers (
  server_id uuid primary key,
  seen_at timestamptz not null -- a server that has not been seen for a while is gone, and its rows with it
);
-- No reference to the member: it would lock the row of an account at each page that is opened. Sockets are closed, and these
-- rows deleted, when the sessions of an account end.
create unlogged table online_members (
  server_id uuid not null references online_servers on delete cascade,
  member_id uuid not null,
  primary key (server_id, member_id)
);
create index online_members_by_member on online_members (member_id);

create function is_online(member uuid) returns boolean language sql stable parallel safe as $$
  select exists (select from online_members where member_id = member)
$$;
