/** Who may make a call: everybody, anyone signed in, confirmed members, or staff by role. */
export type Access = CallAccess['access']

/** What the server checks before it reads the body of a call. */
export type CallAccess = MemberCallAccess | StaffCallAccess

export interface MemberCallAccess {
  access: 'public' | 'session' | 'member'
  /** Whether a suspended or banned member may make the call. */
  suspended: 'allowed' | 'denied'
  senior?: never
  initialPassword?: never
}

export interface StaffCallAccess {
  /** `moderator` is everybody on the staff, administrators too. */
  access: 'moderator' | 'admin'
  suspended: 'denied'
  /** With `moderator`: senior moderators alone, and no administrator. */
  senior?: true
  /** Open to somebody who has not replaced their initial password yet. */
  initialPassword?: 'allowed'
}
