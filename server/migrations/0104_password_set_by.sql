-- compatible-with: 0041
-- The session that set the password. When the answer to that is lost, the same session may ask again and is answered the
-- same. Not a reference: sessions end in masses, and an id is never given to a second one.
alter table passwords add column set_by uuid;
