import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/db.ts'
import type { AuthContext } from '../auth-context.ts'
import { DAY } from '../sessions/cookies.ts'

const DEVICE_LIFE = 400 * DAY // the longest time that browsers keep a cookie
const ACCOUNTS_PER_DEVICE = 4
const OWNER = 'device'

/**
 * Records in a browser that a member signed in there. It is signed and encrypted, so nobody can forge one, read whose it
 * is, or change its owner. `epoch` invalidates it when the password or the second factor changes.
 */
export interface DeviceMark {
  userId: string
  /** A random id: each mark has its own counts. */
  id: string
  epoch: number
  /** When the member first signed in there, in seconds since 1970. */
  since: number
}

type DeviceContext = Pick<AuthContext, 'app' | 'cookies' | 'secrets'>

/** The mark of this member in this browser; null when there is none, or when it is no longer valid. */
export async function validMark(
  auth: DeviceContext,
  request: FastifyRequest,
  userId: string | undefined,
): Promise<DeviceMark | null> {
  const mark = marksIn(auth, request).find((mark) => mark.userId === userId)
  return mark && mark.epoch === (await epochOf(auth.app.db, mark.userId)) ? mark : null
}

/**
 * A valid mark of any confirmed member, if it is at least a day old: a stranger can get a fresh one by creating an
 * account.
 */
export async function establishedMark(
  auth: DeviceContext,
  request: FastifyRequest,
): Promise<DeviceMark | null> {
  const newest = seconds(auth.app.clock.now()) - DAY
  for (const mark of marksIn(auth, request))
    if (mark.since <= newest && mark.epoch === (await epochOf(auth.app.db, mark.userId))) return mark
  return null
}

/** Marks the browser as one where this member signs in; a valid mark keeps its id. */
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

/** The member who last signed in in this browser, according to its cookie, without a query. */
export const lastMemberIn = (auth: DeviceContext, request: FastifyRequest): string | undefined =>
  marksIn(auth, request)[0]?.userId

function marksIn({ cookies, secrets }: DeviceContext, request: FastifyRequest): DeviceMark[] {
  const sealed = cookies.read(request, 'device')
  if (!sealed) return []
  try {
    return JSON.parse(secrets.devices.decrypt(sealed, OWNER)) as DeviceMark[] // signed by us, so the shape is known
  } catch {
    return [] // encrypted with an earlier secret
  }
}

/** Only for confirmed members: an unconfirmed one may have signed up with somebody else's address. */
async function epochOf(db: Db, userId: string): Promise<number | null> {
  const user = await db
    .selectFrom('users')
    .select('credential_epoch')
    .where('id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return user?.credential_epoch ?? null
}

const newMarkId = () => randomBytes(12).toString('base64url')
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
