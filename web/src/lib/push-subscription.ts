import { loadJson, localStore, saveJson } from './storage.ts'

const MARK = 'push'

/** Who turned push on in this browser. Another member who signs in here has not been asked. */
export const pushedTo = (): string | null => loadJson<string>(localStore, MARK, Boolean)
export const markPushed = (userId: string): void => saveJson(localStore, MARK, userId)

/** The subscription of this browser; undefined without one, and where there is no push. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  // Refused where cookies are blocked.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** No push to this browser any more. The server forgets it with the session, or at the next message. */
export async function endPush(): Promise<void> {
  localStore.removeItem(MARK)
  await (await pushSubscription())?.unsubscribe()
}
