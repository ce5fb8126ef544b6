import type { LeavingProof } from '@ndoa/contract/leaving'
import type { App, Viewer } from '../../platform/app.ts'
import { type AccountsConfig, requireRecentAuth } from '../accounts/index.ts'
import { fail } from '../failures.ts'

declare module '../../platform/app.ts' {
  interface App {
    /** Leaving asks for the password again, within the limits of the accounts. */
    leaving: { accountsConfig: AccountsConfig }
  }
}

/**
 * Nobody can delete somebody else's account, not even on an unlocked phone.
 * @throws the refusal when the account is another's, or neither a fresh sign-in nor the password is there
 */
export async function requireAuthToLeave(
  app: App,
  viewer: Viewer,
  { user_id, current_password }: LeavingProof,
) {
  if (user_id !== undefined && user_id !== viewer.id) throw fail('request.denied')
  await requireRecentAuth({ app, config: app.leaving.accountsConfig }, viewer, current_password)
}
