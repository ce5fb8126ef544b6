-- compatible-with: 0041
-- Find Matches also filters by photo and by a visit this week, so the servers' indexes follow both. Whether somebody
-- was here this week is about days (UTC): with an index for today and one for tomorrow, a visit changes it only when the
-- last one was six days ago or longer.
drop trigger users_changed on users;
create trigger users_changed after update on users for each row
  when ((old.confirmed_at, old.suspended_at, old.deactivated_at, old.hidden_since, old.verified_at is null,
      old.paused_since, old.inactive_since)
    is distinct from (new.confirmed_at, new.suspended_at, new.deactivated_at, new.hidden_since, new.verified_at is null,
      new.paused_since, new.inactive_since)
    or (new.last_active_at at time zone 'utc')::date - (old.last_active_at at time zone 'utc')::date not between 0 and 5)
  execute function note_change_of_user();

drop trigger settings_added on settings;
create trigger settings_added after insert on settings for each row
  when (new.profile_visibility <> 'everyone' or not new.show_last_seen) execute function note_change_by_user_id();
drop trigger settings_changed on settings;
create trigger settings_changed after update on settings for each row
  when ((old.profile_visibility, old.show_last_seen) is distinct from (new.profile_visibility, new.show_last_seen))
  execute function note_change_by_user_id();
drop trigger settings_removed on settings;
create trigger settings_removed after delete on settings for each row
  when (old.profile_visibility <> 'everyone' or not old.show_last_seen) execute function note_change_by_user_id();

create trigger profile_photos_added after insert on profile_photos for each row
  when (new.status = 'approved') execute function note_change_by_user_id();
create trigger profile_photos_changed after update of status on profile_photos for each row
  when (old.status <> new.status) execute function note_change_by_user_id();
create trigger profile_photos_removed after delete on profile_photos for each row
  when (old.status = 'approved') execute function note_change_by_user_id();
create trigger profile_photos_emptied after truncate on profile_photos execute function note_change_of_all();
