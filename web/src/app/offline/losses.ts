import { unsentMessages } from '../../features/messaging/outbox.ts'
import { keptUploads } from '../../features/photos/kept-uploads.ts'
import { hasDrafts } from '../../lib/drafts.ts'
import { words } from '../shell/words/index.ts'

/** What a member would lose if everything on this device were deleted, in sentences. */
export async function lossesOf(userId: string): Promise<string[]> {
  const [messages, photos] = await Promise.all([unsentMessages(userId), keptUploads(userId)])
  return [
    ...(messages.length > 0 ? [words.leave.unsent(messages.length)] : []),
    ...(photos.length > 0 ? [words.leave.photos(photos.length)] : []),
    ...(hasDrafts(userId) ? [words.leave.unsaved] : []),
  ]
}
