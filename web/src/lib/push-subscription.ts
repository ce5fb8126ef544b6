import { loadJson, localStore, saveJson } from './storage/storage.ts'

const STORAGE_KEY = 'push'

/** The member who turned push on in this browser; another member who signs in here has not been asked. */
export const pushSubscriber = (): string | null => loadJson<string>(localStore, STORAGE_KEY, Boolean)
export const savePushSubscriber = (userId: string): void => saveJson(localStore, STORAGE_KEY, userId)

/** @returns undefined without a subscription, and where there is no push */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  // Rejected where cookies are blocked.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** The server drops the subscription with the session, or at the next message. */
export async function endPush(): Promise<void> {
  localStore.removeItem(STORAGE_KEY)
  await (await pushSubscription())?.unsubscribe()
}
