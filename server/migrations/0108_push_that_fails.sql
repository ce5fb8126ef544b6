-- compatible-with: 0041
-- Since when the push service has taken no message for a browser; null: it took the last one. Nothing relies on a browser
-- that fails: a text message is sent all the same.
alter table push_subscriptions add column failing_since timestamptz;
