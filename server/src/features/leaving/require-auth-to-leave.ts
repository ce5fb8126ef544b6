import type { LeavingProof } from '@ndoa/contract/leaving'
import type { App, Viewer } from '../../platform/app.ts'
import { type AccountsConfig, requireRecentAuth } from '../accounts/index.ts'
import { fail } from '../failures.ts'

const configs = new WeakMap<App, AccountsConfig>()

/** Tells how many wrong passwords are let through; calls that come before are a mistake of the start. */
export const keepProofLimits = (app: App, config: AccountsConfig) => void configs.set(app, config)

export function accountsConfigOf(app: App): AccountsConfig {
  const config = configs.get(app)
  if (!config) throw new Error('The configuration of the accounts is not known.')
  return config
}

/**
 * Nobody is made to leave by somebody else, not even on their own unlocked phone.
 * @throws the refusal when the account is another's, or neither a fresh sign-in nor the password is there
 */
export async function requireAuthToLeave(
  app: App,
  viewer: Viewer,
  { user_id, current_password }: LeavingProof,
) {
  if (user_id !== undefined && user_id !== viewer.id) throw fail('request.denied')
  await requireRecentAuth({ app, config: accountsConfigOf(app) }, viewer, current_password)
}
