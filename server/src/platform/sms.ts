import type { Database } from './db.ts'
import { keepInOutbox } from './development-outbox.ts'

export interface Sms {
  /** Sends a text message to a number in E.164 form. */
  send(to: string, text: string): Promise<void>
}

/** No gateway is configured: messages go to the development outbox. */
export const outboxSms = (db: Database): Sms => ({
  send: (to, text) => keepInOutbox(db, { channel: 'sms', to, subject: null, text }),
})
