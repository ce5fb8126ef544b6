-- compatible-with: 0041
drop index shield_conversations_of_sender;
alter table shield_conversations set (fillfactor = 70);
