import { SIGN_OUT_TIMEOUT } from '@ndoa/contract/accounts'
import { postJson } from '../../lib/http.ts'
import { forgetEverything } from '../../lib/storage.ts'

/** Forgets everything in this browser and starts afresh at /login, so that nothing stays in memory either. */
export async function signOut(leave = leaveTo): Promise<void> {
  try {
    await postJson('/auth/v1/sign-out', {}, SIGN_OUT_TIMEOUT)
  } catch (error) {
    console.warn('Signing out took too long or failed.', error)
  }
  forgetEverything()
  leave('/login')
}

const leaveTo = (address: string) => window.location.replace(address)
