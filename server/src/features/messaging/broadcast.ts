import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'

/**
 * Sends an event to every open tab of these members, whose right to it was checked just now. All conversation
 * events go through here; other servers check the right again, see `stillMayReceive`.
 */
export function broadcast(
  app: Pick<App, 'realtime'>,
  memberIds: readonly string[],
  event: ServerEvent,
): void {
  app.realtime.broadcast(memberIds, event)
}
