import { pushSubscriber } from '../../../lib/push-subscription.ts'
import { loadJson, localStore, saveJson } from '../../../lib/storage/storage.ts'

/** An iPhone supports push only for an app on the Home Screen. */
type PushSupport = 'supported' | 'needs-install' | 'unsupported'

export type PushState = Exclude<PushSupport, 'supported'> | 'default' | 'denied' | 'on' | 'off'

interface IosNavigator {
  standalone?: boolean
}

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined')
    return 'supported'
  return (navigator as IosNavigator).standalone === false ? 'needs-install' : 'unsupported'
}

const POSTPONED_KEY = 'push-postponed'
const DAY = 24 * 60 * 60 * 1000
const POSTPONEMENT = 30 * DAY

/** Postpones the question in this browser after "Not now", or after push was turned off. */
export const postpone = (): void => saveJson(localStore, POSTPONED_KEY, Date.now() + POSTPONEMENT)

const isPostponed = () => loadJson<number>(localStore, POSTPONED_KEY, (until) => until > Date.now()) !== null

/** Cheap, so that members who have answered do not even load the question. */
export function mayAskForPush(): boolean {
  if (isPostponed() || pushSubscriber() !== null) return false
  const support = pushSupport()
  return support === 'supported' ? Notification.permission !== 'denied' : support === 'needs-install'
}
