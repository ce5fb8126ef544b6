export const likesRoutes = {
  likeMember: 'POST /functions/v1/likes',
  takeBackLike: 'POST /functions/v1/take-back-like',
  getReceivedLikes: 'POST /functions/v1/get-received-likes',
} as const
