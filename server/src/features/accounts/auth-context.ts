import type { App } from '../../platform/app.ts'
import type { CallContext, PublicContext } from '../../platform/calls.ts'
import type { Tx } from '../../platform/db.ts'
import type { AccountsConfig } from './accounts.config.ts'
import { type Secrets, secretsOf } from './secrets.ts'
import { type Cookies, cookiesOf } from './sessions/cookies.ts'
import { type FindViewer, viewerOf } from './sessions/viewer.ts'

/** The dependencies of every sign-up and sign-in. */
export interface AuthContext {
  app: App
  config: AccountsConfig
  cookies: Cookies
  secrets: Secrets
  findViewer: FindViewer
  /** Runs once for each member, in the transaction that confirms them, so both happen or neither. */
  onConfirmed: (tx: Tx, userId: string) => Promise<void>
}

/** A call that anybody may make. */
export interface SignInCall extends PublicContext {
  auth: AuthContext
}
/** A call about the own account by somebody who is signed in. */
export interface OwnCall extends CallContext {
  auth: AuthContext
}

export const createAuthContext = (
  app: App,
  config: AccountsConfig,
  onConfirmed: AuthContext['onConfirmed'] = async () => {},
): AuthContext => ({
  app,
  config,
  cookies: cookiesOf(app.config.publicUrl, config.SECRET_SESSION),
  secrets: secretsOf(config.SECRET_CODES),
  findViewer: viewerOf(app, config),
  onConfirmed,
})
