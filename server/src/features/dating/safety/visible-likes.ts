import { LIKE_UNDO_MS } from '@ndoa/contract/limits'

/** Until then, Undo can take back likes as if they were never given. */
export const likesVisibleUntil = (now: Date): Date => new Date(now.getTime() - LIKE_UNDO_MS)
