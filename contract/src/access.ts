export type Access = CallAccess['access']

export type CallAccess = MemberCallAccess | StaffCallAccess

export interface MemberCallAccess {
  access: 'public' | 'session' | 'member'
  suspended: 'allowed' | 'denied'
  senior?: never
  initialPassword?: never
}

export interface StaffCallAccess {
  access: 'moderator' | 'admin'
  suspended: 'denied'
  /** Narrows `moderator` to senior moderators and excludes administrators. */
  senior?: true
  /** Staff who have not yet replaced their initial password may make this call. */
  initialPassword?: 'allowed'
}
