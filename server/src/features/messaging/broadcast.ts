import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'

/**
 * Hands an event to every open tab of these members, who have been found to have a right to it just now. All events
 * of conversations leave through here; on other servers the right is asked for again, see `stillMayReceive`.
 */
export function broadcast(
  app: Pick<App, 'realtime'>,
  memberIds: readonly string[],
  event: ServerEvent,
): void {
  app.realtime.broadcast(memberIds, event)
}
