export const safetyRoutes = {
  blockMember: 'POST /functions/v1/block-member',
  unblockMember: 'POST /functions/v1/unblock-member',
  getBlockedMembers: 'GET /functions/v1/get-blocked-members',
  hideMember: 'POST /functions/v1/hide-member',
  getHiddenMembers: 'GET /functions/v1/get-hidden-members',
  unmatch: 'POST /functions/v1/unmatch',
  getPartings: 'GET /functions/v1/get-partings',
} as const
