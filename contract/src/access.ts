/** Who may make a call: everybody, anyone signed in, confirmed members, or staff by role. */
export type Access = 'public' | 'session' | 'member' | 'moderator' | 'admin'

/** What the server checks before it reads the body of a call. */
export interface CallAccess {
  access: Access
  /** Whether a suspended or banned member may make the call. */
  suspended: 'allowed' | 'denied'
}
