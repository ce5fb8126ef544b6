import type { LeavingProof } from '@ndoa/contract/app/leaving'
import { type AccountsConfig, requireRecentAuth } from '../../features/identity/accounts/index.ts'
import { fail } from '../../features/shared/failures.ts'
import type { App, Viewer } from '../../platform/app.ts'

declare module '../../platform/app.ts' {
  interface App {
    leaving: { accountsConfig: AccountsConfig }
  }
}

/** @throws for another member's account, and without a recent sign-in or the password */
export async function requireAuthToLeave(
  app: App,
  viewer: Viewer,
  { user_id, current_password }: LeavingProof,
) {
  if (user_id !== undefined && user_id !== viewer.id) throw fail('request.denied')
  await requireRecentAuth({ app, config: app.leaving.accountsConfig }, viewer, current_password)
}
