import { createHash, randomBytes } from 'node:crypto'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { type Origin, recordSecurityEvent } from '../../features/identity/accounts/index.ts'
import { fail } from '../../features/shared/failures.ts'
import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { archiveOf } from './archive.ts'
import { archiveEmail, archiveLink, archiveText } from './emails.ts'
import {
  archiveKey,
  claimExport,
  expiredExports,
  insertExport,
  ownerOf,
  releaseExport,
  removeExport,
  setReady,
} from './export.queries.ts'
import { wordsIn } from './words.ts'

/**
 * 96 bits are enough, because the link works for one day and only for its signed-in owner. It must fit in a text
 * message.
 */
export const newArchiveCode = () => randomBytes(12).toString('base64url')

const EXPORTS_OF_MEMBER = { max: 1, per: '1 day' }
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
const expiry = (now: Date) => new Date(now.getTime() + EXPORT_HOURS * 3_600_000)

/** @throws `request.too_many` if the member requested an archive in the last day */
export async function requestExport(app: App, userId: string, origin: Origin): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction().execute(async (tx) => {
    const wait = await tryConsume(tx, `export ${userId}`, EXPORTS_OF_MEMBER)
    if (wait !== null) throw tooOften(wait)
    await recordSecurityEvent(tx, { user_id: userId, kind: 'export_asked', created_at: now, ...origin })
    await app.jobs.add('build-export', { export_id: await insertExport(tx, userId, expiry(now)) }, { tx })
  })
}

function tooOften(seconds: number) {
  const hours = Math.ceil(seconds / 3_600)
  return fail('request.too_many', { retry_after: seconds }, (language) => wordsIn(language).onceADay(hours))
}

export async function buildExport(app: App, exportId: string): Promise<void> {
  const owner = await ownerOf(app.db, exportId)
  if (!owner) return
  await app.storage.put(archiveKey(exportId), await archiveOf(app, owner.user_id, owner.language))
  const code = newArchiveCode()
  if (!(await setReady(app.db, exportId, hashOf(code), expiry(app.clock.now()))))
    return removeExport(app, exportId)
  const link = archiveLink(app.config.publicUrl, code)
  if (owner.email) await app.mail.send({ to: owner.email, ...archiveEmail(owner.language, owner.name, link) })
  else if (owner.phone) await app.sms.send(owner.phone, archiveText(owner.language, link))
}

/** Call `onSent` after the download, with whether it was complete. */
export interface FetchedExport {
  bytes: Uint8Array
  onSent: (whole: boolean) => Promise<void>
}

/**
 * A code works once, except after an interrupted download. @throws `request.not_found` for a used or expired code, and
 * for another member's code
 */
export async function fetchExport(
  app: App,
  userId: string,
  code: string,
  origin: Origin,
): Promise<FetchedExport> {
  const now = app.clock.now()
  const exportId = await app.db.transaction().execute(async (tx) => {
    const claimed = await claimExport(tx, userId, hashOf(code), now)
    if (!claimed) throw fail('request.not_found')
    await recordSecurityEvent(tx, { user_id: userId, kind: 'export_fetched', created_at: now, ...origin })
    return claimed
  })
  const bytes = await app.storage.get(archiveKey(exportId)).catch(async (error: unknown) => {
    await releaseExport(app.db, exportId)
    throw error
  })
  return {
    bytes,
    async onSent(whole) {
      await (whole ? removeExport(app, exportId) : releaseExport(app.db, exportId))
    },
  }
}

export async function deleteExpiredExports(app: App): Promise<void> {
  const ids = await expiredExports(app.db, app.clock.now())
  const outcomes = await Promise.allSettled(ids.map((exportId) => removeExport(app, exportId)))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected') // one failure must not block the others
  if (failed) throw failed.reason
}

export function exportJobs(app: App): void {
  app.jobs.define('build-export', ({ export_id }: { export_id: string }) => buildExport(app, export_id))
  app.jobs.define('forget-exports', () => deleteExpiredExports(app), { cron: '* * * * *' })
}
