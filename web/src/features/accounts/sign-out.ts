import { SIGN_OUT_TIMEOUT } from '@ndoa/contract/limits'
import { clearStorage } from '../../lib/storage.ts'
import { markSigningOut, sendSignOut } from './pending-sign-out.ts'

/**
 * Forgets everything in this browser and starts afresh at /login, so that nothing stays in memory either. What the
 * server could not be told within a second it is told at the next start (section 4 of the specification).
 */
export async function signOut(leave = leaveTo): Promise<void> {
  clearStorage()
  markSigningOut()
  try {
    await sendSignOut(SIGN_OUT_TIMEOUT)
  } catch (error) {
    console.warn('Signing out took too long or failed.', error)
  }
  leave('/login')
}

function leaveTo(address: string) {
  // On a slow line the next page takes its time: nothing of the member's stays in sight, nor comes back by Back.
  document.body.hidden = true
  window.addEventListener('pageshow', () => window.location.reload())
  window.location.replace(address)
}
