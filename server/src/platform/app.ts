import type { Pool } from 'pg'
import type { Clock } from './clock.ts'
import type { Database } from './db.ts'
import type { Jobs } from './jobs.ts'
import type { Limit } from './limits.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail.ts'
import type { Notifications } from './notify.ts'
import type { Outbox } from './outbox.ts'
import type { Presence } from './presence.ts'
import type { Realtime } from './realtime.ts'
import type { Sms } from './sms.ts'
import type { LinkSigner, Storage } from './storage.ts'

/**
 * Everything that features work with; built by hand in `app/build.ts`. A feature's per-process state is a slice:
 * the feature adds its type by declaration merging, and `app/slices.ts` creates it.
 */
export interface App {
  db: Database
  pool: Pool
  outbox: Outbox
  notifications: Notifications
  jobs: Jobs
  realtime: Realtime
  presence: Presence
  storage: Storage
  links: LinkSigner
  mail: Mailer
  sms: Sms
  clock: Clock
  log: Log
  config: AppConfig
}

/** What features need to know of the configuration. */
export interface AppConfig {
  publicUrl: string
  production: boolean
  operatorEmail: string
  /** Whom members write to. */
  supportEmail: string
  limits: {
    profiles: Limit
    faces: Limit
    facesNew: Limit
    likes: Limit
    reports: Limit
    answers: Limit
    notices: Limit
    contact: Limit
  }
}

/** Who is calling, found by the session of the call and by nothing else. */
export interface Viewer {
  id: string
  sessionId: string
  /** E-mail or phone is confirmed. */
  confirmed: boolean
  /** Suspended for a time or for good: they may do little (docs/access-matrix.md, section 2.10). */
  suspended: boolean
}

/** Who of the staff is calling, found by their staff session and by nothing else. Staff are not members. */
export interface Staff {
  id: string
  sessionId: string
  role: 'moderator' | 'admin'
  /** A senior moderator; never an administrator. */
  isSenior: boolean
  /** Somebody else has seen their password, and they have not replaced it yet. */
  hasInitialPassword: boolean
}
