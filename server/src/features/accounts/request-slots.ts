import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../platform/address.ts'
import { fail } from '../failures.ts'
import type { AuthContext } from './auth-context.ts'
import { lastMemberIn } from './known-devices.ts'

/** Anybody can have an account, and send its cookie as often as they like: a member has so many known requests at once. */
const MEMBER_MAX = 2
/** Whole towns share an address, so it may have many; but one alone never takes all slots. */
const ADDRESS_SHARE = 1 / 4

/** What a request holds while it is handled. */
export interface RequestSlot {
  /** Whether it comes from a browser that some member is known in, so far as its cookie says. */
  known: boolean
  release: () => void
}

/**
 * Bounds the requests that are handled at once, before anything is asked of the database. Those of known browsers do not
 * take the slots of strangers, except what one member sends beyond their own.
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

  return (auth: AuthContext, request: FastifyRequest): RequestSlot => {
    const member = lastMemberIn(auth, request)
    const releaseMember = member ? tryAcquire(`member ${member}`, MEMBER_MAX) : null
    if (releaseMember) return { known: true, release: releaseMember }
    const releaseAddress = tryAcquire(`address ${addressBlock(request.ip)}`, addressMax)
    const releaseStranger = releaseAddress && tryAcquire('strangers', max)
    if (releaseStranger) {
      return {
        known: false,
        release() {
          releaseAddress()
          releaseStranger()
        },
      }
    }
    releaseAddress?.()
    throw fail('server.busy', { retry_after: 2 })
  }
}
