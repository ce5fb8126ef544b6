import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../../platform/address.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { createMemoryLimit } from '../../../../platform/limits.ts'
import { fail } from '../../../shared/failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { lastMemberIn } from '../sign-in/known-devices.ts'
import { PRIORITY_REQUESTS } from './accounts.limits.ts'

/** Maximum concurrent requests of a known member, because a cookie can be sent any number of times. */
const MEMBER_MAX = 2
/** Whole towns share an address, so one address may use many slots, but never all. */
const ADDRESS_SHARE = 1 / 4

/** Limits how often a member precedes strangers; otherwise three accounts could keep strangers waiting forever. */
const priorityLimit = createMemoryLimit(PRIORITY_REQUESTS, systemClock)
/** Uses up one priority request. @returns false if the member has none left */
export const tryUsePriority = (memberId: string): boolean => priorityLimit(memberId) === null

export interface RequestSlot {
  known: boolean
  release: () => void
}

/**
 * `max` is the number of slots for all strangers. Acquiring a slot runs no query and throws server.busy if none is
 * free.
 */
export function createRequestSlots(max: number) {
  const used = new Map<string, number>()
  const addressMax = Math.floor(max * ADDRESS_SHARE)

  function tryAcquire(key: string, limit: number): (() => void) | null {
    const before = used.get(key) ?? 0
    if (before >= limit) return null
    used.set(key, before + 1)
    return () => {
      const left = (used.get(key) ?? 0) - 1
      if (left > 0) used.set(key, left)
      else used.delete(key)
    }
  }

  function tryAcquireBoth(key: string, limit: number, address: string): (() => void) | null {
    const releaseAddress = tryAcquire(address, addressMax)
    const release = releaseAddress && tryAcquire(key, limit)
    if (!release) releaseAddress?.()
    return (
      release &&
      (() => {
        release()
        releaseAddress()
      })
    )
  }

  return (auth: AuthContext, request: FastifyRequest): RequestSlot => {
    const address = addressBlock(request.ip)
    const member = lastMemberIn(auth, request)
    const knownSlot = member && tryAcquireBoth(`member ${member}`, MEMBER_MAX, `known ${address}`)
    if (knownSlot && tryUsePriority(member)) return { known: true, release: knownSlot }
    if (knownSlot) knownSlot()
    const slot = tryAcquireBoth('strangers', max, `address ${address}`)
    if (slot) return { known: false, release: slot }
    throw fail('server.busy', { retry_after: 2 })
  }
}
