import type { pushCalls } from '@ndoa/contract/notifications/push'
import { pushRoutes } from '@ndoa/contract/notifications/push-routes'
import { clientOf } from '../../../lib/api/api.ts'
import {
  endPush,
  pushSubscriber,
  pushSubscription,
  savePushSubscriber,
} from '../../../lib/push-subscription.ts'
import { type PushState, postpone, pushSupport } from './support.ts'

const api = clientOf<typeof pushCalls>(pushRoutes)

export async function readPush(userId: string): Promise<PushState> {
  const support = pushSupport()
  if (support !== 'supported') return support
  if (Notification.permission !== 'granted') return Notification.permission
  return pushSubscriber() === userId && (await pushSubscription()) ? 'on' : 'off'
}

/**
 * Asks the member for permission, which browsers allow only from a press.
 * @throws when the browser or the server refuses
 */
export async function turnPushOn(userId: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission
  await subscribe()
  savePushSubscriber(userId)
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await pushSubscription()
  if (subscription) await api.unsubscribePush({ endpoint: subscription.endpoint })
  await endPush()
  postpone()
  return 'off'
}

/** Subscribes again, because the server forgot this browser with the last session; ends another member's push. */
export async function refreshPush(userId: string): Promise<void> {
  if (pushSubscriber() !== userId) return endPush()
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

/** Base64url without padding, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const letters: Record<string, string> = { '+': '-', '/': '_', '=': '' }
  return btoa(String.fromCharCode(...bytes)).replaceAll(/[+/=]/g, (letter) => letters[letter] ?? '')
}
