import { pushedTo } from '../../lib/push-subscription.ts'
import { loadJson, localStore, saveJson } from '../../lib/storage.ts'

/** What a browser can do; on an iPhone only an app on the Home Screen can. */
type PushSupport = 'supported' | 'needs-install' | 'unsupported'

export type PushState = Exclude<PushSupport, 'supported'> | 'default' | 'denied' | 'on' | 'off'

/** Safari on iPhones and iPads says whether the app was opened from the Home Screen. */
interface IosNavigator {
  standalone?: boolean
}

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined')
    return 'supported'
  return (navigator as IosNavigator).standalone === false ? 'needs-install' : 'unsupported'
}

const POSTPONED = 'push-postponed'
const DAY = 24 * 60 * 60 * 1000
const NOT_AGAIN_FOR = 30 * DAY

/** Nobody asks again in this browser for this long: "Not now", or push was turned off. */
export const postpone = (): void => saveJson(localStore, POSTPONED, Date.now() + NOT_AGAIN_FOR)

const isPostponed = () => loadJson<number>(localStore, POSTPONED, (until) => until > Date.now()) !== null

/** Whether to ask about push: cheap, so that what asks is not even loaded for members who have answered. */
export function mayAskForPush(): boolean {
  if (isPostponed() || pushedTo() !== null) return false
  const support = pushSupport()
  return support === 'supported' ? Notification.permission !== 'denied' : support === 'needs-install'
}
