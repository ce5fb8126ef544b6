import { createHash, ECDH } from 'node:crypto'
import type { PushSubscriptionOfBrowser } from '@ndoa/contract/notifications/push'
import type { App, Viewer } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db.ts'
import { type Limit, tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../shared/failures.ts'
import { tooMany } from '../../shared/limits.ts'
import { wordsIn } from '../../shared/words.ts'
import { isAllowedEndpoint } from './endpoint.ts'
import { deleteSubscription, ownSubscriptions, saveSubscription } from './push.queries.ts'

const SUBSCRIPTIONS_OF_MEMBER: Limit = { max: 30, per: '1 hour' }

/** @throws push.unknown_service for an unlisted push service; request.invalid for a key that is not on the curve */
export async function subscribe(
  app: App,
  { id: user_id, sessionId: session_id }: Viewer,
  subscription: PushSubscriptionOfBrowser,
): Promise<void> {
  if (!isAllowedEndpoint(subscription.endpoint, app.push.hosts, app.config.production))
    throw fail('push.unknown_service')
  if (!isCurvePoint(subscription.keys.p256dh)) throw fail('request.invalid')
  const wait = await tryConsume(app.db, `push ${user_id}`, SUBSCRIPTIONS_OF_MEMBER)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyRequests, wait)
  const created_at = app.clock.now()
  const sealed = app.push.encryption.encrypt(JSON.stringify(subscription), user_id)
  const endpoint_hash = hashOf(subscription)
  await app.db.transaction().execute(async (tx) => {
    await saveSubscription(tx, { user_id, session_id, endpoint_hash, sealed, created_at })
    await deleteOwn(app, tx, user_id, subscription.endpoint, endpoint_hash)
  })
}

export const unsubscribe = (app: App, { id }: Viewer, endpoint: string): Promise<void> =>
  deleteOwn(app, app.db, id, endpoint)

async function deleteOwn(
  { push }: App,
  db: Db,
  userId: string,
  endpoint: string,
  except?: Buffer,
): Promise<void> {
  for (const { id, sealed, endpoint_hash } of await ownSubscriptions(db, userId)) {
    const own = JSON.parse(push.encryption.decrypt(sealed, userId)) as PushSubscriptionOfBrowser
    const isExcepted = except && endpoint_hash.equals(except)
    if (own.endpoint === endpoint && !isExcepted) await deleteSubscription(db, id)
  }
}

function isCurvePoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed')
    return true
  } catch {
    return false
  }
}

const hashOf = ({ endpoint, keys }: PushSubscriptionOfBrowser) =>
  createHash('sha256').update(`${endpoint} ${keys.p256dh} ${keys.auth}`).digest()
