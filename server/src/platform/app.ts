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

/** Features add their per-process state by declaration merging; `app/slices.ts` creates it. */
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

export interface AppConfig {
  publicUrl: string
  production: boolean
  operatorEmail: string
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

export interface Viewer {
  id: string
  sessionId: string
  confirmed: boolean
  /** Covers temporary and permanent suspensions; see docs/access-matrix.md, section 2.10. */
  suspended: boolean
}

export interface Staff {
  id: string
  sessionId: string
  role: 'moderator' | 'admin'
  isSenior: boolean
  hasInitialPassword: boolean
}
