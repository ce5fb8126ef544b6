-- compatible-with: 0041
-- What the sender calls an upload, and a contact message: one whose answer was lost is sent again, and is the same one.
-- Nulls are from pages that were loaded before there was such a name.
alter table profile_photos add column client_upload_id uuid;
create unique index profile_photos_client_upload on profile_photos (user_id, client_upload_id)
  where client_upload_id is not null;

alter table contact_messages add column client_message_id uuid;
create unique index contact_messages_client_message on contact_messages (client_message_id)
  where client_message_id is not null;
