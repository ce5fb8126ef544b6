import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookies, DAY } from './cookies.ts'
import { tokenHash } from './tokens.ts'

const DEVICE_LIFE = 400 * DAY // the longest that browsers keep a cookie
const ACCOUNTS_PER_DEVICE = 4

/** True on a device where this member signed in before. */
export const isKnownDevice = (
  cookies: Cookies,
  request: FastifyRequest,
  userId: string | undefined,
): boolean => userId !== undefined && accountsOn(cookies, request).includes(markOf(userId))

/** Marks the device as the member's own; the mark is signed and names nobody. */
export function rememberDevice(
  cookies: Cookies,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): void {
  const mark = markOf(userId)
  const others = accountsOn(cookies, request).filter((other) => other !== mark)
  const marks = [mark, ...others].slice(0, ACCOUNTS_PER_DEVICE)
  reply.header('set-cookie', cookies.write('device', marks.join('~'), DEVICE_LIFE))
}

const accountsOn = (cookies: Cookies, { headers }: FastifyRequest) =>
  (cookies.read(headers.cookie, 'device') ?? '').split('~').filter(Boolean)

const markOf = (userId: string) => tokenHash(userId).slice(0, 22)
