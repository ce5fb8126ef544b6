import { pushedTo } from '../../lib/push-subscription.ts'

/** Milliseconds: not beside the first screen. */
const AFTER = 5_000

/** For a member who turned push on in this browser, or after one who did. */
export function keepPushed(userId: string): (() => void) | undefined {
  if (pushedTo() === null) return undefined
  const keep = async () => (await import('../../features/push/on-this-device.ts')).keepPush(userId)
  const timer = setTimeout(() => void keep().catch(() => undefined), AFTER)
  return () => clearTimeout(timer)
}
