export { LikeButton } from './like-button.tsx'
export { LIKE_ORDERS, type LikeOrder } from './like-order.ts'
export { LikeSentDialog } from './like-sent-dialog.tsx'
export { LikeTiles } from './like-tiles.tsx'
export { receivedLikesQuery, useLikedIds, useReceivedLikes } from './likes.queries.ts'
export { MemberActions } from './member-actions.tsx'
export {
  LIKE_VIEWS,
  LikeToolbar,
  type LikeView,
  ReceivedLikes,
  type ReceivedLikesProps,
} from './received-likes.tsx'
export { type Likeable, useLike, useLikeBack } from './use-like.ts'
