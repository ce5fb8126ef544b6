-- compatible-with: 0041
-- A held message has no place in the order that both sides see, so that no gap tells of it: until its release, which gives
-- it the next number, it has one below 0. All held messages take these from one sequence.
create sequence held_messages as int;
alter table messages drop constraint messages_seq_check;
alter table messages add constraint messages_seq_check check (seq > 0 or is_held) not valid;

update messages m set seq = -held.place
from (select id, nextval('held_messages') as place
  from (select id from messages where is_held order by match_id, seq offset 0) ordered) held
where m.id = held.id;

update matches m
set last_seq = coalesce((select max(s.seq) from messages s where s.match_id = m.id and not s.is_held), 0),
  last_message_at = (select max(s.created_at) from messages s where s.match_id = m.id and not s.is_held)
where m.id in (select match_id from messages where is_held);
