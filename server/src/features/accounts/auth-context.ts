import type { App } from '../../platform/app.ts'
import type { AccountsConfig } from './accounts.config.ts'
import type { Cookies } from './cookies.ts'
import type { Secrets } from './secrets.ts'
import type { FindViewer } from './viewer.ts'

/** What every way in and out works with. */
export interface AuthContext {
  app: App
  config: AccountsConfig
  cookies: Cookies
  secrets: Secrets
  findViewer: FindViewer
  /** Runs once for each member, after the confirmation is stored and before it is answered. */
  onConfirmed: (userId: string) => Promise<void>
}
