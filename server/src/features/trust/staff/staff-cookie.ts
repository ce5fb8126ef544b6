import { STAFF_SESSION_HOURS } from '@ndoa/contract/trust/staff-rules'

const TOKEN = /^[0-9a-f]{64}$/

/** Browsers accept a `__Host-` cookie only from this host over https. */
const nameOf = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-ndoa.staff' : 'ndoa.staff')

/** Tokens are 256 random bits, so a signature adds nothing. @returns null without a token */
export function staffTokenOf(cookies: string | undefined, publicUrl: string): string | null {
  const start = `${nameOf(publicUrl)}=`
  const found = cookies?.split(/; */).find((cookie) => cookie.startsWith(start))
  const token = found?.slice(start.length) ?? ''
  return TOKEN.test(token) ? token : null
}

export function staffCookie(token: string, publicUrl: string): string {
  const seconds = token === '' ? 0 : STAFF_SESSION_HOURS * 60 * 60
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(publicUrl)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`
}
