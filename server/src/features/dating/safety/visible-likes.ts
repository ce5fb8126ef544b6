import { LIKE_UNDO_MS } from '@ndoa/contract/limits'

/** Newer likes stay invisible, so that Undo leaves no trace of them. */
export const likesVisibleUntil = (now: Date): Date => new Date(now.getTime() - LIKE_UNDO_MS)
