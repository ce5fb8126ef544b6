-- compatible-with: 0041
alter table messages validate constraint messages_seq_check;
