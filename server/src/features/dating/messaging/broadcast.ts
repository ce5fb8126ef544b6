import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../../platform/app.ts'

/** Callers must have just checked the members' access; other servers check it again in `stillMayReceive`. */
export function broadcast(
  app: Pick<App, 'realtime'>,
  memberIds: readonly string[],
  event: ServerEvent,
): void {
  app.realtime.broadcast(memberIds, event)
}
