import { buffer } from 'node:stream/consumers'
import type { Language } from '@ndoa/contract/languages'
import { ZipFile } from 'yazl'
import { savedSearchesArchiveOf } from '../../features/dating/saved-searches/index.ts'
import { settingsOf } from '../../features/identity/settings/index.ts'
import { membershipArchiveOf } from '../../features/membership/index.ts'
import { notificationsArchiveOf } from '../../features/notifications/in-app/index.ts'
import { statementsWithAppeals } from '../../features/trust/decisions/index.ts'
import { reportsWithDetails } from '../../features/trust/reports/index.ts'
import type { App } from '../../platform/app.ts'
import { isMissingFile, photoFile } from '../../platform/storage.ts'
import {
  accountOf,
  consentsOf,
  contactMessagesOf,
  conversationsOf,
  deliveryOf,
  likesOf,
  matchesOf,
  photosOf,
  safetyOf,
  securityEventsOf,
  sessionsOf,
  verificationsOf,
  viewsOf,
} from './archive.queries.ts'
import { wordsIn } from './words.ts'

/** Zips all of a member's data. Of other members, it contains only messages and displayed names. */
export async function archiveOf(app: App, userId: string, language: Language): Promise<Buffer> {
  const { db, clock } = app
  const mtime = clock.now()
  const zip = new ZipFile()
  const add = (name: string, content: unknown) =>
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), name, { mtime })
  zip.addBuffer(Buffer.from(wordsIn(language).readMe), 'README.txt', { mtime })
  add('profile.json', await accountOf(db, userId))
  add('settings.json', await settingsOf(db, userId))
  add('consents.json', await consentsOf(db, userId))
  add('saved-searches.json', await savedSearchesArchiveOf(db, userId))
  add('likes.json', await likesOf(db, userId))
  add('views.json', await viewsOf(db, userId))
  add('matches.json', await matchesOf(db, userId))
  add('conversations.json', await conversationsOf(db, userId))
  add('sessions.json', await sessionsOf(db, userId))
  add('security-log.json', await securityEventsOf(db, userId))
  add('safety.json', await safetyOf(db, userId))
  add('reports.json', await reportsWithDetails(app, userId))
  add('statements.json', await statementsWithAppeals(app, userId))
  add('verification.json', await verificationsOf(db, userId))
  add('contact.json', await contactMessagesOf(db, userId))
  add('notifications.json', await notificationsArchiveOf(db, userId))
  add('delivery.json', await deliveryOf(db, userId))
  add('membership.json', await membershipArchiveOf(db, userId))
  const photos = await photosOf(db, userId)
  add(
    'photos.json',
    photos.map(({ storage_key: _key, ...photo }) => photo),
  )
  for (const { file, storage_key } of photos) {
    const bytes = await photoBytes(app, storage_key)
    if (bytes) zip.addBuffer(Buffer.from(bytes), file, { mtime, compress: false })
  }
  zip.end()
  return buffer(zip.outputStream)
}

const photoBytes = ({ storage, log }: App, storageKey: string) =>
  storage.get(photoFile(storageKey, 'w1280')).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error // the job retries
    log.warn({ err: error }, 'a photo could not be put into an archive')
    return null
  })
