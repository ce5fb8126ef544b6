import type { ReceivedLike } from '@ndoa/contract/dating/likes'

export type LikeOrder = 'recent' | 'compatibility' | 'verified' | 'photos'

/** Milliseconds for which a like is new. */
const NEW_LIKE_PERIOD = 24 * 3_600_000

const comparators: Record<LikeOrder, (a: ReceivedLike, b: ReceivedLike) => number> = {
  recent: (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  compatibility: (a, b) => b.compatibility_percentage - a.compatibility_percentage,
  verified: (a, b) => Number(b.verified) - Number(a.verified),
  photos: (a, b) => b.photo_count - a.photo_count,
}

export function inOrder(likes: readonly ReceivedLike[], order: LikeOrder): ReceivedLike[] {
  return [...likes].sort(comparators[order])
}

export function isNew({ created_at }: ReceivedLike, now: Date): boolean {
  return now.getTime() - Date.parse(created_at) < NEW_LIKE_PERIOD
}

export function isClear({ main_photo }: ReceivedLike): boolean {
  return main_photo !== null && !main_photo.blurred
}
