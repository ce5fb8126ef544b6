/** SQL text, because the worker that reads the members loads no query builder. */
export const LISTED = `(users.confirmed_at is not null and users.suspended_at is null and users.deactivated_at is null
  and users.hidden_since is null and users.paused_since is null and users.inactive_since is null)`
