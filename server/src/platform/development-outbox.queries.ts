import { sql } from 'kysely'
import type { Database, Db } from './db.ts'

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

/** Deletes messages that are addressed to any of these words or contain one. */
export async function deleteFromOutbox(db: Db, words: readonly (string | null)[]): Promise<void> {
  const recipients = words.filter((word) => word !== null)
  await sql`delete from development_outbox using unnest(${recipients}::text[]) word
    where lower(recipient) = lower(word) or strpos(lower(body), lower(word)) > 0`.execute(db)
}
