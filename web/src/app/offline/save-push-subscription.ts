import { pushSubscriber } from '../../lib/push-subscription.ts'

/** Milliseconds; the first screen has priority. */
const DELAY = 5_000

/** Does nothing unless a member has turned push on in this browser. */
export function savePushSubscription(userId: string): (() => void) | undefined {
  if (pushSubscriber() === null) return undefined
  const refresh = async () =>
    (await import('../../features/notifications/push/on-this-device.ts')).refreshPush(userId)
  const timer = setTimeout(() => void refresh().catch(() => undefined), DELAY)
  return () => clearTimeout(timer)
}
