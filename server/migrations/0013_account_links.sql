-- Links by mail also sign in, and let a member choose a new password.
alter table mail_codes drop constraint mail_codes_purpose_check;
alter table mail_codes add constraint mail_codes_purpose_check check (purpose in ('confirm', 'sign-in', 'reset'));
