import type { pushCalls } from '@ndoa/contract/push'
import { pushRoutes } from '@ndoa/contract/routes/push'
import { clientOf } from '../../lib/api.ts'
import { endPush, markPushed, pushedTo, pushSubscription } from '../../lib/push-subscription.ts'
import { type PushState, postpone, pushSupport } from './support.ts'

const api = clientOf<typeof pushCalls>(pushRoutes)

/** Whether this browser gets push messages for a member. */
export async function readPush(userId: string): Promise<PushState> {
  const support = pushSupport()
  if (support !== 'supported') return support
  if (Notification.permission !== 'granted') return Notification.permission
  return pushedTo() === userId && (await pushSubscription()) ? 'on' : 'off'
}

/**
 * Asks the member, so only from a press, and subscribes.
 * @throws when the browser or the server does not take it
 */
export async function turnPushOn(userId: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission
  await subscribe()
  markPushed(userId)
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await pushSubscription()
  if (subscription) await api.unsubscribePush({ endpoint: subscription.endpoint })
  await endPush()
  postpone()
  return 'off'
}

/** Tells the server again, which forgot this browser when the last session ended; ends what another member turned on. */
export async function keepPush(userId: string): Promise<void> {
  if (pushedTo() !== userId) return endPush()
  if (pushSupport() === 'supported' && Notification.permission === 'granted') await subscribe()
  else await endPush()
}

async function subscribe() {
  const { key } = (await api.getPushKey({})).data
  // With Save-Data there may be no worker yet.
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && keyOf(before) !== key) await before.unsubscribe() // the server has other keys now
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  await api.subscribePush({ endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } })
}

/** As the server writes it: base64url without padding. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const letters: Record<string, string> = { '+': '-', '/': '_', '=': '' }
  return btoa(String.fromCharCode(...bytes)).replaceAll(/[+/=]/g, (letter) => letters[letter] ?? '')
}
