import type { FastifyReply, FastifyRequest } from 'fastify'
import { sign, unsign } from './tokens.ts'

export const DAY = 24 * 60 * 60 // seconds
/** Seconds until an unused session expires, and until any session does. */
export const SESSION_IDLE = 30 * DAY
export const SESSION_LONGEST = 180 * DAY
/** Seconds that a browser keeps the cookie by which a banned person is recognized. */
export const SAFETY_LIFE = 365 * DAY

type CookieName = 'session_token' | 'sign_up' | 'device' | 'challenge' | 'browser' | 'asked_link' | 'safety'

export interface Cookies {
  /** @returns null if the cookie is absent or altered */
  read(request: FastifyRequest, name: CookieName): string | null
  /** @param maxAge seconds; 0 removes the cookie */
  write(reply: FastifyReply, name: CookieName, value: string, maxAge: number): void
}

/** Browsers accept `__Host-` names only over https and only for the host that sets the cookie. */
export function cookiesOf(publicUrl: string, secret: string): Cookies {
  const secure = publicUrl.startsWith('https:')
  const prefix = secure ? '__Host-ndoa' : 'ndoa'
  // A separate key per cookie, so that one cookie can't pass as another.
  const keyOf = (name: CookieName) => (name === 'session_token' ? secret : `${name} ${secret}`)
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

/** Does not check that the session is valid, so it must not grant any permission. */
export const carriesSession = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  Object.keys(cookies).some((name) => name.endsWith('ndoa.session_token'))
