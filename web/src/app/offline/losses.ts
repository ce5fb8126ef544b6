import { unsentMessages } from '../../features/messaging/outbox.ts'
import { keptUploads } from '../../features/photos/kept-uploads.ts'
import { hasDrafts } from '../../lib/drafts.ts'
import { words } from '../shell/words/index.ts'

/** The device may never answer: its database is being deleted, and another tab that is frozen holds it. Milliseconds. */
const ANSWERS_WITHIN = 2_000

/** What a member would lose if everything on this device were deleted, in sentences; what cannot be read is lost already. */
export async function lossesOf(userId: string): Promise<string[]> {
  const tooLate = new Promise<[[], []]>((resolve) => setTimeout(resolve, ANSWERS_WITHIN, [[], []]))
  const waiting = Promise.all([unsentMessages(userId), keptUploads(userId)])
  const [messages, photos] = await Promise.race([waiting, tooLate])
  return [
    ...(messages.length > 0 ? [words.leave.unsent(messages.length)] : []),
    ...(photos.length > 0 ? [words.leave.photos(photos.length)] : []),
    ...(hasDrafts(userId) ? [words.leave.unsaved] : []),
  ]
}
