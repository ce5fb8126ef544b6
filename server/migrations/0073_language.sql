-- compatible-with: 0041
-- The language that a member reads: of letters, text messages and notices, and of the app on a new device.
alter table users add column language text not null default 'en'
  check (language in ('en', 'fr', 'pt', 'sw', 'ar', 'am'));
