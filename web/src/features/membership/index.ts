import { lazyPart } from '../../lib/loading/lazy-part.ts'

export const MembershipPanel = lazyPart(async () => {
  const parts = await import('./on-demand.ts')
  await parts.loadMembershipWords()
  return parts.MembershipPanel
})

export const WithdrawFirst = lazyPart(async () => {
  const parts = await import('./on-demand.ts')
  await parts.loadMembershipWords()
  return parts.WithdrawFirst
})
