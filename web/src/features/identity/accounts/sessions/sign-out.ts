import { SIGN_OUT_TIMEOUT } from '@ndoa/contract/limits'
import { endPush } from '../../../../lib/push-subscription.ts'
import { clearStorage } from '../../../../lib/storage/storage.ts'
import { markSigningOut, sendSignOut } from './pending-sign-out.ts'

/**
 * Reloads at /login, so that nothing stays in memory. A sign-out without an answer within a second is sent again at the
 * next start (section 4 of the specification).
 */
export async function signOut(navigate = navigateTo): Promise<void> {
  clearStorage()
  markSigningOut()
  endPush().catch(() => undefined) // the server also ends push with the session
  try {
    await sendSignOut(SIGN_OUT_TIMEOUT)
  } catch (error) {
    console.warn('Signing out took too long or failed.', error)
  }
  navigate('/login')
}

function navigateTo(address: string) {
  // Hides the member's data while the next page loads, and prevents Back from restoring it.
  document.body.hidden = true
  window.addEventListener('pageshow', () => window.location.reload())
  window.location.replace(address)
}
