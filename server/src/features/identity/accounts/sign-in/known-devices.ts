import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { DAY } from '../sessions/cookies.ts'
import { epochOf } from '../sessions/sessions.queries.ts'

const DEVICE_LIFE = 400 * DAY // the longest time that browsers keep a cookie
const ACCOUNTS_PER_DEVICE = 4
const OWNER = 'device'

/** The mark is signed and encrypted against forgery. A new password or second factor raises `epoch`, which voids it. */
export interface DeviceMark {
  userId: string
  id: string
  epoch: number
  /** The member's first sign-in in this browser, in seconds since 1970. */
  since: number
}

type DeviceContext = Pick<AuthContext, 'app' | 'cookies' | 'secrets'>

export async function validMark(
  auth: DeviceContext,
  request: FastifyRequest,
  userId: string | undefined,
): Promise<DeviceMark | null> {
  const mark = marksIn(auth, request).find((mark) => mark.userId === userId)
  return mark && mark.epoch === (await epochOf(auth.app.db, mark.userId)) ? mark : null
}

/** The mark must be a day old, because a stranger can get a new one by creating an account. */
export async function establishedMark(
  auth: DeviceContext,
  request: FastifyRequest,
): Promise<DeviceMark | null> {
  const newest = seconds(auth.app.clock.now()) - DAY
  for (const mark of marksIn(auth, request))
    if (mark.since <= newest && mark.epoch === (await epochOf(auth.app.db, mark.userId))) return mark
  return null
}

export async function rememberDevice(
  auth: DeviceContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const { app, cookies, secrets } = auth
  const epoch = await epochOf(app.db, userId)
  if (epoch === null) return
  const marks = marksIn(auth, request)
  const before = marks.find((mark) => mark.userId === userId && mark.epoch === epoch)
  const mark = before ?? { userId, id: newMarkId(), epoch, since: seconds(app.clock.now()) }
  const others = marks.filter((mark) => mark.userId !== userId)
  const kept = JSON.stringify([mark, ...others].slice(0, ACCOUNTS_PER_DEVICE))
  cookies.write(reply, 'device', secrets.devices.encrypt(kept, OWNER), DEVICE_LIFE)
}

/** Reads only the cookie, without a query. */
export const lastMemberIn = (auth: DeviceContext, request: FastifyRequest): string | undefined =>
  marksIn(auth, request)[0]?.userId

function marksIn({ cookies, secrets }: DeviceContext, request: FastifyRequest): DeviceMark[] {
  const encrypted = cookies.read(request, 'device')
  if (!encrypted) return []
  try {
    return JSON.parse(secrets.devices.decrypt(encrypted, OWNER)) as DeviceMark[] // signed by us, so the shape is known
  } catch {
    return [] // encrypted with an earlier secret
  }
}

const newMarkId = () => randomBytes(12).toString('base64url')
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
