import { unsentMessages } from '../../features/dating/messaging/outbox/outbox.ts'
import { keptUploads } from '../../features/dating/photos/upload/kept-uploads.ts'
import { hasDrafts } from '../../lib/storage/drafts.ts'
import { words } from '../shell/words.ts'

/** Milliseconds. The database may never answer: a frozen tab may block its deletion. */
const TIMEOUT = 2_000

/**
 * Returns a sentence for each kind of data that clearing this device would lose. Unreadable data counts as lost
 * already.
 */
export async function unsavedDataOf(userId: string): Promise<string[]> {
  const tooLate = new Promise<[[], []]>((resolve) => setTimeout(resolve, TIMEOUT, [[], []]))
  const waiting = Promise.all([unsentMessages(userId), keptUploads(userId)])
  const [messages, photos] = await Promise.race([waiting, tooLate])
  return [
    ...(messages.length > 0 ? [words.leave.unsent(messages.length)] : []),
    ...(photos.length > 0 ? [words.leave.photos(photos.length)] : []),
    ...(hasDrafts(userId) ? [words.leave.unsaved] : []),
  ]
}
