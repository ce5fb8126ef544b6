import { postJson } from '../../lib/http.ts'
import { loadJson, localStore, saveJson } from '../../lib/storage.ts'

// Scripts cannot read the session cookie, so only the server can end a session. Until it has answered, this flag stays in
// the browser, across reloads and tabs: no one counts as signed in here, even if the cookie is still valid.

const MARK = 'signing-out'
/** The wait before the next attempt, in milliseconds. A restored connection triggers one too. */
const RETRY_AFTER = 5_000

export const markSigningOut = () => saveJson(localStore, MARK, true)
export const isSigningOut = () => loadJson<boolean>(localStore, MARK, Boolean) !== null

let sending: AbortController | undefined

/**
 * Sends the sign-out, whether or not there still is a session. Not `keepalive`, because such a request cannot be aborted.
 * @throws ApiError when it was not answered in time; the flag then stays
 */
export async function sendSignOut(timeout?: number): Promise<void> {
  sending = new AbortController()
  await postJson('/auth/v1/sign-out', {}, timeout, sending.signal)
  clearSigningOut()
}

/** Sends a pending sign-out again. The app calls it before any other request. */
export async function finishSigningOut(): Promise<void> {
  while (isSigningOut()) {
    try {
      await sendSignOut()
    } catch (error) {
      console.warn('Signing out is not complete yet.', error)
      await nextChance()
    }
  }
}

/** Called before every sign-in: a late answer to a sign-out would clear the cookie of the new session. */
export const holdSignOut = () => sending?.abort()

/** Called after a sign-in, with which the server has ended the previous session. */
export const clearSigningOut = () => localStore.removeItem(MARK)

/** Notices a sign-out in another tab. */
export function onSigningOutElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === MARK && newValue !== null) listener()
  })
}

function nextChance(): Promise<void> {
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
