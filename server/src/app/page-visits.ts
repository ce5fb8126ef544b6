import { REALTIME } from '@ndoa/contract/limits'
import { noteVisit, VISIT_SAVE_INTERVAL } from '../features/identity/accounts/index.ts'
import type { App } from '../platform/app.ts'
import type { Connection } from '../platform/realtime.ts'

/** Milliseconds without a heartbeat after which a page counts as hidden, because the phone is locked or offline. */
const HEARTBEAT_TIMEOUT = REALTIME.heartbeat + REALTIME.pushTimeout

/** A page counts as visible only while heartbeats arrive; each visibility change is saved as a visit. */
export function trackVisits(app: Pick<App, 'realtime' | 'clock' | 'pool' | 'log'>, connection: Connection) {
  let reportedVisible = false
  let isVisible = false
  let lastHeartbeatAt = Date.now()
  let lastVisitAt = 0

  function setVisible(visible: boolean) {
    if (visible === isVisible) return
    isVisible = visible
    app.realtime.setVisible(connection, visible)
    const at = app.clock.now().getTime() - (Date.now() - lastHeartbeatAt)
    if (at - lastVisitAt < VISIT_SAVE_INTERVAL.page) return // limits writes if a page reports too often
    lastVisitAt = at
    noteVisit(app, connection.memberId, new Date(at), VISIT_SAVE_INTERVAL.page)
  }

  return {
    onMessage() {
      lastHeartbeatAt = Date.now()
      setVisible(reportedVisible)
    },
    onVisibility(visible: boolean) {
      reportedVisible = visible
      setVisible(visible)
    },
    check(): number {
      const silence = Date.now() - lastHeartbeatAt
      if (silence > HEARTBEAT_TIMEOUT) setVisible(false)
      return silence
    },
    end: () => setVisible(false),
  }
}
