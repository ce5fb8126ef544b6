import { unsentMessages } from '../../features/messaging/outbox.ts'
import { hasDrafts } from '../../lib/drafts.ts'
import { words } from '../shell/words/index.ts'

/** What a member would lose if everything on this device were deleted, in sentences. */
export async function lossesOf(userId: string): Promise<string[]> {
  const { length } = await unsentMessages(userId)
  return [
    ...(length > 0 ? [words.leave.unsent(length)] : []),
    ...(hasDrafts(userId) ? [words.leave.unsaved] : []),
  ]
}
