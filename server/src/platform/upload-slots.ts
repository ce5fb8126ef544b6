import type { Clock } from './clock.ts'
import type { Fail } from './errors.ts'
import { createMemoryLimit, type Limit } from './limits.ts'

/** A malformed form counts as this many uploads, because browsers never send one. */
const MALFORMED = 5

export interface UploadSlotsOptions {
  atOnce: number
  atOncePerMember: number
  perMember: Limit
  clock: Clock
  countServers: () => number
  fail: Fail
}

/** @returns a function that takes a slot before the body is read. It @throws request.too_many_uploads, server.busy */
export function createUploadSlots({
  atOnce,
  atOncePerMember,
  perMember,
  clock,
  countServers,
  fail,
}: UploadSlotsOptions) {
  const byMember = new Map<string, number>()
  const countBegun = createMemoryLimit(perMember, clock, countServers)
  let total = 0
  const count = (memberId: string, change: 1 | -1) => {
    const uploads = (byMember.get(memberId) ?? 0) + change
    if (uploads === 0) byMember.delete(memberId)
    else byMember.set(memberId, uploads)
    total += change
  }
  return (memberId: string): ((malformed: boolean) => void) => {
    if ((byMember.get(memberId) ?? 0) >= atOncePerMember)
      throw fail('request.too_many_uploads', { retry_after: 5 })
    if (total >= atOnce) throw fail('server.busy', { retry_after: 5 })
    const wait = countBegun(memberId)
    if (wait !== null) throw fail('request.too_many_uploads', { retry_after: wait })
    count(memberId, 1)
    return (malformed: boolean) => {
      count(memberId, -1)
      if (malformed) for (let i = 1; i < MALFORMED; i++) countBegun(memberId)
    }
  }
}
