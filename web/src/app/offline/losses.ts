import { unsentMessages } from '../../features/messaging/outbox.ts'
import { hasDrafts } from '../../lib/drafts.ts'
import { words } from '../shell/words/index.ts'

/** The device may never answer: its database is being deleted, and another tab that is frozen holds it. Milliseconds. */
const ANSWERS_WITHIN = 2_000

/** What a member would lose if everything on this device were deleted, in sentences; what cannot be read is lost already. */
export async function lossesOf(userId: string): Promise<string[]> {
  const tooLate = new Promise<[]>((resolve) => setTimeout(resolve, ANSWERS_WITHIN, []))
  const { length } = await Promise.race([unsentMessages(userId), tooLate])
  return [
    ...(length > 0 ? [words.leave.unsent(length)] : []),
    ...(hasDrafts(userId) ? [words.leave.unsaved] : []),
  ]
}
