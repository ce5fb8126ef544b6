import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { App } from '../../platform/app.ts'
import { photoFile } from '../../platform/storage.ts'
import { statementsWithAppeals } from '../decisions/index.ts'
import { reportsWithDetails } from '../reports/index.ts'
import { settingsOf } from '../settings/index.ts'
import {
  accountOf,
  consentsOf,
  contactMessagesOf,
  conversationsOf,
  likesOf,
  matchesOf,
  photosOf,
  safetyOf,
  securityEventsOf,
  sessionsOf,
  verificationsOf,
} from './archive.queries.ts'

const READ_ME = `This is everything that we keep about you.

profile.json        your account and your profile
settings.json       your settings
consents.json       what you agreed to, and when you withdrew it
likes.json          whom you liked, and when you were liked
matches.json        your matches
conversations.json  your messages, and those that your matches wrote to you
sessions.json       where you are signed in
security-log.json   sign-ins and changes to your account, for a year
safety.json         whom you blocked or parted from, when you hid somebody, when you could not begin conversations,
                    when browsers of yours were seen, and of whose ban we told you
reports.json        whom you reported, and what became of it
statements.json     what our team decided about your account, and what you wrote about it
verification.json   when you asked to be verified, and what we decided
contact.json        what you wrote to our support
photos.json         your photos, with the files beside it
`

/**
 * All that is kept about a member, as a zip of JSON files and photos. Of others it holds the messages that they sent
 * to this member, under the name that the member sees.
 */
export async function archiveOf(app: App, userId: string): Promise<Buffer> {
  const { db, clock } = app
  const mtime = clock.now()
  const zip = new ZipFile()
  const add = (name: string, content: unknown) =>
    zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), name, { mtime })
  zip.addBuffer(Buffer.from(READ_ME), 'README.txt', { mtime })
  add('profile.json', await accountOf(db, userId))
  add('settings.json', await settingsOf(db, userId))
  add('consents.json', await consentsOf(db, userId))
  add('likes.json', await likesOf(db, userId))
  add('matches.json', await matchesOf(db, userId))
  add('conversations.json', await conversationsOf(db, userId))
  add('sessions.json', await sessionsOf(db, userId))
  add('security-log.json', await securityEventsOf(db, userId))
  add('safety.json', await safetyOf(db, userId))
  add('reports.json', await reportsWithDetails(app, userId))
  add('statements.json', await statementsWithAppeals(app, userId))
  add('verification.json', await verificationsOf(db, userId))
  add('contact.json', await contactMessagesOf(db, userId))
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

/** A photo that is deleted in this very moment is simply not in the archive. */
const photoBytes = ({ storage, log }: App, storageKey: string) =>
  storage.get(photoFile(storageKey, 'w1280')).catch((error: unknown) => {
    log.warn({ err: error }, 'a photo could not be put into an archive')
    return null
  })
