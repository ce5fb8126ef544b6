import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'

/**
 * Hands an event to every open tab of these members, who have been found to have a right to it just now. All events
 * of conversations leave through here, so that this is also where other processes are to learn of them.
 */
export function broadcast(
  app: Pick<App, 'realtime'>,
  memberIds: readonly string[],
  event: ServerEvent,
): void {
  for (const id of memberIds) app.realtime.send(id, event)
}
