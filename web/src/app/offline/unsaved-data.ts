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
export async function describeUnsavedData(userId: string): Promise<string[]> {
  const timedOut = new Promise<[[], []]>((resolve) => setTimeout(resolve, TIMEOUT, [[], []]))
  const unsaved = Promise.all([unsentMessages(userId), keptUploads(userId)])
  const [messages, photos] = await Promise.race([unsaved, timedOut])
  return [
    ...(messages.length > 0 ? [words.leave.unsent(messages.length)] : []),
    ...(photos.length > 0 ? [words.leave.photos(photos.length)] : []),
    ...(hasDrafts(userId) ? [words.leave.unsaved] : []),
  ]
}
