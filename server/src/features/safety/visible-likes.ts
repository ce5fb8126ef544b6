import { LIKE_TOLD_AFTER } from '@ndoa/contract/limits'

/** Anyone who is liked sees likes from before this moment: later ones can still be taken back by Undo, as if never given. */
export const likesVisibleUntil = (now: Date): Date => new Date(now.getTime() - LIKE_TOLD_AFTER)
