import type { App } from '../platform/app.ts'
import type { Http } from '../platform/http.ts'

/**
 * What `npm start` adds to a server. Started by itself, a server has none of it and needs DATABASE_URL. It is handed
 * in at the start, because nothing of the server imports it.
 */
export interface DevelopmentEnvironment {
  /** A PostgreSQL for a server without DATABASE_URL, also in production. */
  startDatabase: (
    dataDir: string,
    log: (line: string) => void,
    backupDir: string | undefined,
  ) => Promise<OwnDatabase>
  /** Adds pages for developers, and providers of payments that take play money. Never called in production. */
  mountPages: (http: Http, app: App, dataDir: string) => void
  /** Makes demo members at the first start. Never called in production. @returns how to sign in as one */
  seed: (app: App, log: (line: string) => void) => Promise<string>
}

interface OwnDatabase {
  url: string
  /** The reason, when it has ended and could not be started again. */
  lost: Promise<Error>
  stop(): Promise<void>
}
