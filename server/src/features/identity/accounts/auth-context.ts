import type { App } from '../../../platform/app.ts'
import type { CallContext, PublicContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/db.ts'
import type { AccountsConfig } from './accounts.config.ts'
import type { ProvenContacts } from './contacts/restrictions.queries.ts'
import { type Secrets, secretsOf } from './secrets.ts'
import { type Cookies, cookiesOf } from './sessions/cookies.ts'
import { type FindViewer, viewerOf } from './sessions/viewer.ts'

export interface AuthHooks {
  /** Runs once per member, when the first contact is confirmed. */
  onConfirmed: (tx: Tx, userId: string) => Promise<void>
  onMailArrived: (tx: Tx, address: string) => Promise<void>
  /**
   * @returns true if a banned person used the contacts; the account is then held for staff without telling the person
   */
  onContactsProven: (tx: Tx, userId: string, contacts: ProvenContacts) => Promise<boolean>
  onContactsReplaced: (tx: Tx, userId: string, former: ProvenContacts) => Promise<void>
  onSignedIn: (userId: string, safetyCookie: string) => Promise<void>
}

export interface AuthContext extends AuthHooks {
  app: App
  config: AccountsConfig
  cookies: Cookies
  secrets: Secrets
  findViewer: FindViewer
}

export interface SignInCall extends PublicContext {
  auth: AuthContext
}
export interface OwnCall extends CallContext {
  auth: AuthContext
}

const NO_HOOKS: AuthHooks = {
  onConfirmed: async () => {},
  onMailArrived: async () => {},
  onContactsProven: async () => false,
  onContactsReplaced: async () => {},
  onSignedIn: async () => {},
}

export const createAuthContext = (
  app: App,
  config: AccountsConfig,
  hooks: Partial<AuthHooks> = {},
): AuthContext => ({
  app,
  config,
  cookies: cookiesOf(app.config.publicUrl, config.SECRET_SESSION),
  secrets: secretsOf(config.SECRET_CODES),
  findViewer: viewerOf(app, config),
  ...NO_HOOKS,
  ...hooks,
})
