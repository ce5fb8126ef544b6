import { postJson } from '../../../../lib/api/http.ts'
import { loadJson, localStore, saveJson } from '../../../../lib/storage/storage.ts'

// Only the server can end a session, because scripts cannot read its cookie. Until it answers, this flag stays across
// reloads and tabs, and this browser counts as signed out, even with a valid cookie.

const STORAGE_KEY = 'signing-out'
/** Milliseconds; a restored connection also triggers an attempt. */
const RETRY_AFTER = 5_000

export const markSigningOut = () => saveJson(localStore, STORAGE_KEY, true)
export const isSigningOut = () => loadJson<boolean>(localStore, STORAGE_KEY, Boolean) !== null

let sending: AbortController | undefined

/**
 * Works without a session too. Does not use `keepalive`, because such a request cannot be aborted.
 * @throws ApiError when it was not answered in time; the flag then stays
 */
export async function sendSignOut(timeout?: number): Promise<void> {
  sending = new AbortController()
  await postJson('/auth/v1/sign-out', {}, timeout, sending.signal)
  clearSigningOut()
}

/** The app calls this before any other request. */
export async function finishSigningOut(): Promise<void> {
  while (isSigningOut()) {
    try {
      await sendSignOut()
    } catch (error) {
      console.warn('Signing out is not complete yet.', error)
      await nextRetry()
    }
  }
}

/** Call before every sign-in: a late answer to a sign-out would clear the cookie of the new session. */
export const abortSignOut = () => sending?.abort()

/** Call after a sign-in, because the server has ended the previous session with it. */
export const clearSigningOut = () => localStore.removeItem(STORAGE_KEY)

export function onSigningOutElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue !== null) listener()
  })
}

function nextRetry(): Promise<void> {
  return new Promise((resolve) => {
    const wait = new AbortController()
    const go = () => {
      wait.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, RETRY_AFTER)
    window.addEventListener('online', go, { signal: wait.signal })
  })
}
