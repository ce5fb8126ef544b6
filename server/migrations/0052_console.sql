-- compatible-with: 0041
-- Who of the staff reviewed a photo, null when it was approved by itself; and why it was rejected.
alter table profile_photos add column reviewed_by uuid references staff;
alter table profile_photos add column rejected_for text check (rejected_for in ('no_face', 'several_people',
  'not_the_member', 'child', 'sexual', 'violence', 'contact_details', 'unclear'));
alter table profile_photos add constraint only_rejected_for_a_reason
  check (rejected_for is null or status = 'rejected');
create index photos_waiting on profile_photos (uploaded_at, id) where status = 'pending';
