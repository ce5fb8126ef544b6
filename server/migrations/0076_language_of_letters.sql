-- compatible-with: 0041
-- The language of the page on which a notice or a contact message was written: it is answered in that one.
alter table notices add column language text not null default 'en'
  check (language in ('en', 'fr', 'pt', 'sw', 'ar', 'am'));
alter table contact_messages add column language text not null default 'en'
  check (language in ('en', 'fr', 'pt', 'sw', 'ar', 'am'));
