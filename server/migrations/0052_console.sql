-- compatible-with: 0041
-- What the console of the staff needs.

-- Who of the staff reviewed a photo, null when it was approved by itself; and why it was rejected.
alter table profile_photos add column reviewed_by uuid references staff;
alter table profile_photos add column rejected_for text check (rejected_for in ('no_face', 'several_people',
  'not_the_member', 'child', 'sexual', 'violence', 'contact_details', 'unclear'));
alter table profile_photos add constraint only_rejected_for_a_reason
  check (rejected_for is null or status = 'rejected');
-- The queue: open cases by due time, of all kinds or of one, from a given one on. The second one also carries the figures.
drop index cases_open;
create index cases_open_by_due on cases (due_at, id) where closed_at is null;
create index cases_open_by_kind on cases (kind, due_at, id) where closed_at is null;
create index cases_looked_at on cases (looked_at) where looked_at is not null;
create index decisions_by_time on decisions (decided_at);
create index photos_waiting on profile_photos (uploaded_at, id) where status = 'pending';
