import { lazyPart } from '../../lib/lazy-part.ts'

export const MembershipPanel = lazyPart(async () => {
  const parts = await import('./on-demand.ts')
  await parts.loadMembershipWords()
  return parts.MembershipPanel
})
