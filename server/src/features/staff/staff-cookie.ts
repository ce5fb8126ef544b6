import { STAFF_SESSION_HOURS } from '@ndoa/contract/staff-rules'

/** As `newSessionToken` makes them. */
const TOKEN = /^[0-9a-f]{64}$/

/** On https browsers accept the `__Host-` name from this very host only, and over https only. */
const nameOf = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-ndoa.staff' : 'ndoa.staff')

/** @returns the token, null when there is none. It is 256 random bits: a signature would add nothing. */
export function staffTokenOf(cookies: string | undefined, publicUrl: string): string | null {
  const start = `${nameOf(publicUrl)}=`
  const found = cookies?.split(/; */).find((cookie) => cookie.startsWith(start))
  const token = found?.slice(start.length) ?? ''
  return TOKEN.test(token) ? token : null
}

/** The `Set-Cookie` line: for our own pages alone, never sent along from another site, never readable by scripts. */
export function staffCookie(token: string, publicUrl: string): string {
  const seconds = token === '' ? 0 : STAFF_SESSION_HOURS * 60 * 60
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(publicUrl)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`
}
