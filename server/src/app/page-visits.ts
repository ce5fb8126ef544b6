import { REALTIME } from '@ndoa/contract/limits'
import { noteVisit, VISIT_SAVE_INTERVAL } from '../features/identity/accounts/index.ts'
import type { App } from '../platform/app.ts'
import type { Connection } from '../platform/realtime.ts'

/** Milliseconds without a heartbeat after which a page counts as hidden, because the phone is locked or offline. */
const MISSED = REALTIME.heartbeat + REALTIME.pushTimeout

/** A page counts as visible only while heartbeats arrive; each visibility change is saved as a visit. */
export function trackVisits(app: Pick<App, 'realtime' | 'clock' | 'pool' | 'log'>, connection: Connection) {
  let saysVisible = false
  let isLooking = false
  let heardAt = Date.now()
  let notedAt = 0

  function look(visible: boolean) {
    if (visible === isLooking) return
    isLooking = visible
    app.realtime.setVisible(connection, visible)
    const at = app.clock.now().getTime() - (Date.now() - heardAt)
    if (at - notedAt < VISIT_SAVE_INTERVAL.page) return // limits writes if a page reports too often
    notedAt = at
    noteVisit(app, connection.memberId, new Date(at), VISIT_SAVE_INTERVAL.page)
  }

  return {
    heard() {
      heardAt = Date.now()
      look(saysVisible)
    },
    said(visible: boolean) {
      saysVisible = visible
      look(visible)
    },
    check(): number {
      const silence = Date.now() - heardAt
      if (silence > MISSED) look(false)
      return silence
    },
    end: () => look(false),
  }
}
