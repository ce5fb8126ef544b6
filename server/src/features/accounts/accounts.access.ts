import type { Access, CallAccess } from '@ndoa/contract/access'

/** Who may call what below /auth/v1. */
export const authAccess = {
  'POST /auth/v1/sign-up/email': { access: 'public', suspended: 'allowed' },
  // Whoever signed up in this browser may ask as well, without a session: the handler tells them from other visitors.
  'POST /auth/v1/resend-confirmation': { access: 'public', suspended: 'denied' },
  'POST /auth/v1/exchange-code': { access: 'public', suspended: 'allowed' },
  'POST /auth/v1/sign-in/email': { access: 'public', suspended: 'allowed' },
  'POST /auth/v1/sign-in/link': { access: 'public', suspended: 'allowed' },
  'POST /auth/v1/sign-up/phone': { access: 'public', suspended: 'allowed' },
  'POST /auth/v1/sign-in/phone': { access: 'public', suspended: 'allowed' },
  'POST /auth/v1/verify-phone': { access: 'public', suspended: 'allowed' },
  'POST /auth/v1/sign-in/second-factor': { access: 'public', suspended: 'allowed' },
  'POST /auth/v1/reset-password': { access: 'public', suspended: 'allowed' },
  'GET /auth/v1/get-session': { access: 'session', suspended: 'allowed' },
  'POST /auth/v1/sign-out': { access: 'public', suspended: 'allowed' },
  'GET /auth/v1/get-security': { access: 'session', suspended: 'allowed' },
  'GET /auth/v1/get-sessions': { access: 'session', suspended: 'denied' },
  'GET /auth/v1/get-security-log': { access: 'session', suspended: 'denied' },
  'POST /auth/v1/end-session': { access: 'session', suspended: 'denied' },
  'POST /auth/v1/end-other-sessions': { access: 'session', suspended: 'denied' },
  'POST /auth/v1/change-password': { access: 'member', suspended: 'denied' },
  'POST /auth/v1/change-contact': { access: 'session', suspended: 'denied' },
  'POST /auth/v1/confirm-contact': { access: 'session', suspended: 'denied' },
  'POST /auth/v1/update-user': { access: 'session', suspended: 'denied' },
  'POST /auth/v1/enrol-second-factor': { access: 'member', suspended: 'denied' },
  'POST /auth/v1/confirm-second-factor': { access: 'member', suspended: 'denied' },
  'POST /auth/v1/renew-recovery-codes': { access: 'member', suspended: 'denied' },
  'POST /auth/v1/remove-second-factor': { access: 'member', suspended: 'denied' },
} as const satisfies Record<`${'GET' | 'POST'} /auth/v1/${string}`, CallAccess>

type AuthRoute = keyof typeof authAccess
type RouteWith<A extends Access> = {
  [R in AuthRoute]: (typeof authAccess)[R]['access'] extends A ? R : never
}[AuthRoute]

/** Open to whoever comes. */
export type OpenRoute = RouteWith<'public'>
/** For those who are signed in. */
export type OwnRoute = Exclude<AuthRoute, OpenRoute>
