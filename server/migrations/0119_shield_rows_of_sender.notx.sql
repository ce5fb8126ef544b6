-- compatible-with: 0041
-- What the shield keeps of a conversation changes with every message. Where no index holds a column that changes, the new
-- version of a row stays in its page, and no index is written: so without `updated_at`.
create index concurrently shield_rows_of_sender on shield_conversations (sender_id);
