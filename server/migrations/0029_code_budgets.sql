-- A code belongs to the browser that asked for it: one that a stranger asks for must not void the owner's.
alter table phone_codes drop constraint phone_codes_pkey, add primary key (phone_number, browser);
