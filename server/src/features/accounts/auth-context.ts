import type { App } from '../../platform/app.ts'
import type { CallContext, PublicContext } from '../../platform/calls.ts'
import type { Tx } from '../../platform/db.ts'
import type { AccountsConfig } from './accounts.config.ts'
import type { ProvenContacts } from './contacts/restrictions.queries.ts'
import { type Secrets, secretsOf } from './secrets.ts'
import { type Cookies, cookiesOf } from './sessions/cookies.ts'
import { type FindViewer, viewerOf } from './sessions/viewer.ts'

/** What later features do when somebody signs up or in. */
export interface AuthHooks {
  /** Runs once for each member, in the transaction that confirms them, so both happen or neither. */
  onConfirmed: (tx: Tx, userId: string) => Promise<void>
  /** Runs in the transaction in which somebody uses the link or the code of a mail to an address. */
  onMailArrived: (tx: Tx, address: string) => Promise<void>
  /**
   * Runs in the transaction in which a member proves contacts.
   * @returns true when they are a banned person's: the account waits for staff, in place of a visible restriction
   */
  onContactsProven: (tx: Tx, userId: string, contacts: ProvenContacts) => Promise<boolean>
  /** Runs in the transaction in which a member proves others in place of these. */
  onContactsReplaced: (tx: Tx, userId: string, former: ProvenContacts) => Promise<void>
  /** Runs at each sign-in, with the browser's safety cookie. */
  onSignedIn: (userId: string, safetyCookie: string) => Promise<void>
}

/** The dependencies of every sign-up and sign-in. */
export interface AuthContext extends AuthHooks {
  app: App
  config: AccountsConfig
  cookies: Cookies
  secrets: Secrets
  findViewer: FindViewer
}

/** A call that anybody may make. */
export interface SignInCall extends PublicContext {
  auth: AuthContext
}
/** A call by somebody who is signed in, about their own account. */
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
