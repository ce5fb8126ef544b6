import type { FastifyReply, FastifyRequest } from 'fastify'
import { sign, unsign } from './tokens.ts'

export const DAY = 24 * 60 * 60 // seconds
/** The longest time without use, and the longest life of a session; in seconds. */
export const SESSION_IDLE = 30 * DAY
export const SESSION_LONGEST = 180 * DAY
/** How long a browser keeps the cookie by which a banned person is recognized; in seconds. */
export const SAFETY_LIFE = 365 * DAY
/** How long an unconfirmed sign-up is kept; in seconds. */
export const SIGN_UP_LIFE = 7 * DAY

type CookieName = 'session_token' | 'sign_up' | 'device' | 'challenge' | 'browser' | 'asked_link' | 'safety'

/** The cookies of sign-up and sign-in: signed, for our own pages only, and never readable by scripts. */
export interface Cookies {
  /** @returns the signed value, null when the cookie is absent or altered */
  read(request: FastifyRequest, name: CookieName): string | null
  /** @param maxAge seconds; 0 removes the cookie */
  write(reply: FastifyReply, name: CookieName, value: string, maxAge: number): void
}

/** Browsers accept `__Host-` names only over https and only from the host that the cookie is for. */
export function cookiesOf(publicUrl: string, secret: string): Cookies {
  const secure = publicUrl.startsWith('https:')
  const prefix = secure ? '__Host-ndoa' : 'ndoa'
  const keyOf = (name: CookieName) => (name === 'session_token' ? secret : `${name} ${secret}`) // one cookie must not pass as another
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read(request, name) {
      const value = request.cookies[`${prefix}.${name}`]
      return value ? unsign(keyOf(name), value) : null
    },
    write(reply, name, value, maxAge) {
      reply.setCookie(`${prefix}.${name}`, sign(keyOf(name), value), { ...options, maxAge })
    },
  }
}

/** Whether a browser sent a session cookie, true or not: for what needs no permission. */
export const carriesSession = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  Object.keys(cookies).some((name) => name.endsWith('ndoa.session_token'))
