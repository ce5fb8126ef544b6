import { sign, unsign } from './tokens.ts'

export const DAY = 24 * 60 * 60 // seconds
/** A session ends after so long without use, and after so long altogether; in seconds. */
export const SESSION_IDLE = 30 * DAY
export const SESSION_LONGEST = 180 * DAY
/** A sign-up that nobody confirms is removed after so long; in seconds. */
export const SIGN_UP_LIFE = 7 * DAY

type CookieName = 'session_token' | 'sign_up' | 'device' | 'challenge' | 'browser' | 'asked_link'

/** The cookies of the ways in: signed, for our own pages only, and never readable by scripts. */
export interface Cookies {
  /** @returns the signed value, null when the cookie is absent or altered */
  read(header: string | undefined, name: CookieName): string | null
  /** The `Set-Cookie` line of a signed value. */
  write(name: CookieName, value: string, maxAge: number): string
}

/** On https browsers accept the `__Host-` names from this very host only, and over https only. */
export function cookiesOf(publicUrl: string, secret: string): Cookies {
  const secure = publicUrl.startsWith('https:')
  const prefix = secure ? '__Host-ndoa' : 'ndoa'
  const keyOf = (name: CookieName) => (name === 'session_token' ? secret : `${name} ${secret}`) // one is no other
  const signed = (name: CookieName, value: string) => encodeURIComponent(sign(keyOf(name), value))
  return {
    read(header, name) {
      const start = `${prefix}.${name}=`
      const found = header?.split(/; */).find((cookie) => cookie.startsWith(start))
      const value = found && decoded(found.slice(start.length))
      return value ? unsign(keyOf(name), value) : null
    },
    write: (name, value, maxAge) =>
      `${prefix}.${name}=${signed(name, value)}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
