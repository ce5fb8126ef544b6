import type { Database, Db } from './db.ts'

/** A mail or text message that was not really sent: people read it at /dev/outbox, tests at /dev/outbox.json. */
export interface SentMessage {
  channel: 'mail' | 'sms'
  to: string
  subject: string | null
  text: string
}

export async function saveToOutbox(db: Db, { channel, to, subject, text }: SentMessage): Promise<void> {
  await db
    .insertInto('development_outbox')
    .values({ channel, recipient: to, subject, body: text, links: linksIn(text), code: codeIn(text) })
    .execute()
}

/** Newest first, in the shape of /dev/outbox.json. */
export async function readOutbox(db: Database, limit = 200) {
  return db
    .selectFrom('development_outbox')
    .select(['channel', 'recipient as to', 'subject', 'body as text', 'links', 'code', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? []
const codeIn = (text: string) => /(?<!\S)\d{6}(?!\S)/.exec(text)?.[0] ?? null
