import { SIGN_OUT_TIMEOUT } from '@ndoa/contract/limits'
import { endPush } from '../../lib/push-subscription.ts'
import { clearStorage } from '../../lib/storage.ts'
import { markSigningOut, sendSignOut } from './pending-sign-out.ts'

/**
 * Deletes everything in this browser and reloads at /login, so that nothing stays in memory either. A sign-out that the
 * server has not answered within a second is sent again at the next start (section 4 of the specification).
 */
export async function signOut(leave = leaveTo): Promise<void> {
  clearStorage()
  markSigningOut()
  endPush().catch(() => undefined) // the server ends it with the session
  try {
    await sendSignOut(SIGN_OUT_TIMEOUT)
  } catch (error) {
    console.warn('Signing out took too long or failed.', error)
  }
  leave('/login')
}

function leaveTo(address: string) {
  // The next page may load slowly: meanwhile nothing of the member is visible, and Back does not restore it.
  document.body.hidden = true
  window.addEventListener('pageshow', () => window.location.reload())
  window.location.replace(address)
}
