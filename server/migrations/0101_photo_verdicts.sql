-- compatible-with: 0041
-- Verdicts on new photos that have not taken effect: for ten seconds their authors can take them back.
create table photo_verdicts (
  photo_id uuid primary key references profile_photos on delete cascade,
  verdict text not null check (verdict in ('approved', 'rejected')),
  reason text check ((reason is not null) = (verdict = 'rejected')),
  staff_id uuid not null references staff,
  effective_at timestamptz not null
);
create index photo_verdicts_due on photo_verdicts (effective_at);
