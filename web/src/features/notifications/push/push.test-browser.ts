import { onTestFinished, vi } from 'vitest'

const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }

/** A fake of the browser's push API, because tests have neither a push service nor a person to ask. */
export function browserWithPush(
  permission: NotificationPermission,
  answer: NotificationPermission = 'granted',
) {
  const browser = {
    permission,
    endpoints: [] as string[],
    subscription: undefined as FakeSubscription | undefined,
  }
  const pushManager = {
    getSubscription: async () => browser.subscription ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      browser.subscription ??= aSubscription(applicationServerKey)
      return browser.subscription
    },
  }

  function aSubscription(key: string) {
    const endpoint = `https://fcm.googleapis.com/${browser.endpoints.length}`
    browser.endpoints.push(endpoint)
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys: KEYS }),
      async unsubscribe() {
        browser.subscription = undefined
        return true
      },
    }
  }

  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => browser.permission)
  const requestPermission = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    browser.permission = answer
    return answer
  })
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration))
  return Object.assign(browser, { requestPermission })
}

interface FakeSubscription {
  endpoint: string
  options: { applicationServerKey: ArrayBuffer }
  toJSON: () => object
  unsubscribe: () => Promise<boolean>
}

/** Safari on an iPhone without the app on the Home Screen. */
export function anIphone() {
  const { PushManager } = window
  Reflect.deleteProperty(window, 'PushManager')
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  onTestFinished(() => {
    window.PushManager = PushManager
    Reflect.deleteProperty(navigator, 'standalone')
  })
}
