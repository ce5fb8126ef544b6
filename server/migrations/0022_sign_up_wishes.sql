-- Whom somebody looks for, carried from the landing page through a registration by phone to the profile.
alter table temp_phone_registration add column wishes jsonb;
