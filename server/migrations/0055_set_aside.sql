-- compatible-with: 0041
-- Whoever made a decision of a case that was lifted, or set aside because a reporter asked to look at it again, does not
-- decide that case again, and is not offered it.
create function was_set_aside(one uuid, of_case uuid) returns boolean language sql stable as $$
  select exists (select from decisions d where d.case_id = of_case and one in (d.decided_by, d.confirmed_by)
    and (d.lifted_at is not null
      or exists (select from appeals a where a.decision_id = d.id and a.outcome = 'lifted')))
$$;
