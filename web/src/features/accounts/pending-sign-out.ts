import { postJson } from '../../lib/http.ts'
import { loadJson, saveJson } from '../../lib/storage.ts'

// The session cookie is out of reach of scripts, so only the server can end a session. Until it has answered, this mark
// stays in the browser, through reloads and in every tab: no one is signed in here, whatever the cookie says.

const MARK = 'signing-out'
/** After a failed attempt, the next one; milliseconds. The line coming back is reason enough too. */
const RETRY_AFTER = 5_000

export const markSigningOut = () => saveJson(window.localStorage, MARK, true)
export const isSigningOut = () => loadJson<boolean>(window.localStorage, MARK, Boolean) !== null

let sending: AbortController | undefined

/**
 * Tells the server, whether there still is a session or not. Not `keepalive`: such a request cannot be called back.
 * @throws ApiError when it was not answered in time; the mark then stays
 */
export async function sendSignOut(timeout?: number): Promise<void> {
  sending = new AbortController()
  await postJson('/auth/v1/sign-out', {}, timeout, sending.signal)
  clearSigningOut()
}

/** Ends at last what could not be ended before. The app calls it before it sends anything else. */
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

/** For every call that signs in: a late answer to a sign-out would take the new session's cookie with it. */
export const holdSignOut = () => sending?.abort()

/** Someone is signed in anew; the server has ended the former session then. */
export const clearSigningOut = () => window.localStorage.removeItem(MARK)

/** Hears of a sign-out in another tab. */
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
