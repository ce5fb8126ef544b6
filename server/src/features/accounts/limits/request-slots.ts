import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../platform/address.ts'
import { systemClock } from '../../../platform/clock.ts'
import { createMemoryLimit } from '../../../platform/limits.ts'
import { fail } from '../../failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { lastMemberIn } from '../sign-in/known-devices.ts'

/** Concurrent known requests of one member: anybody can have an account and send its cookie as often as they like. */
const MEMBER_MAX = 2
/**
 * Whole towns share an address, so it may use many slots, but one address alone never takes all of them. Known browsers
 * have the same share again, and not more, because anybody with many accounts has as many known browsers.
 */
const ADDRESS_SHARE = 1 / 4

/**
 * How often in a minute a member takes precedence over strangers. No other limit counts right passwords, so three
 * accounts that sign in over and over could keep strangers waiting forever.
 */
const goFirst = createMemoryLimit({ max: 6, per: '1 minute' }, systemClock)
export const mayGoFirst = (memberId: string): boolean => goFirst(memberId) === null

/** The slot of a request while it is handled. */
export interface RequestSlot {
  /** Whether it comes from a browser where some member is known, according to its cookie. */
  known: boolean
  release: () => void
}

/**
 * Limits concurrent requests before any query runs. Requests of known browsers do not take the slots of strangers, except
 * those that exceed the member's own slots.
 * @param max the slots of all strangers together
 * @returns acquires a slot; throws server.busy when there is none
 */
export function createRequestSlots(max: number) {
  const taken = new Map<string, number>()
  const addressMax = Math.floor(max * ADDRESS_SHARE)

  function tryAcquire(key: string, most: number): (() => void) | null {
    const before = taken.get(key) ?? 0
    if (before >= most) return null
    taken.set(key, before + 1)
    return () => {
      const left = (taken.get(key) ?? 0) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  }

  function tryAcquireBoth(key: string, most: number, address: string): (() => void) | null {
    const releaseAddress = tryAcquire(address, addressMax)
    const release = releaseAddress && tryAcquire(key, most)
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
    if (knownSlot && mayGoFirst(member)) return { known: true, release: knownSlot }
    if (knownSlot) knownSlot()
    const slot = tryAcquireBoth('strangers', max, `address ${address}`)
    if (slot) return { known: false, release: slot }
    throw fail('server.busy', { retry_after: 2 })
  }
}
