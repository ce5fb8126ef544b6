import type { App } from '../platform/app.ts'
import type { Http } from '../platform/http.ts'

/** Passed in by `npm start`, because no server module imports development code. Other servers need DATABASE_URL. */
export interface DevelopmentEnvironment {
  /** Also called in production if DATABASE_URL is not set. */
  startDatabase: (
    dataDir: string,
    log: (line: string) => void,
    backupDir: string | undefined,
  ) => Promise<OwnDatabase>
  /** Adds developer pages and payment providers with play money; never called in production. */
  mountPages: (http: Http, app: App, dataDir: string) => void
  /** Creates demo members at the first start; never called in production. @returns how to sign in as a demo member */
  seed: (app: App, log: (line: string) => void) => Promise<string>
}

interface OwnDatabase {
  url: string
  lost: Promise<Error>
  stop(): Promise<void>
}
