import { REALTIME } from '@ndoa/contract/limits'
import type { App } from '../platform/app.ts'
import type { Connection } from '../platform/realtime.ts'
import { noteVisit, VISIT_NOTED } from '../platform/visits.ts'

/** A page that has missed its heartbeat is in front of nobody: its phone was locked, or has no network. Milliseconds. */
const MISSED = REALTIME.heartbeat + REALTIME.pushTimeout

/**
 * Follows whether the member looks at the page of a connection: as the page says, and only while it can be heard. The
 * beginning and the end of each look are written down as a visit.
 */
export function followVisit(app: Pick<App, 'realtime' | 'clock' | 'pool' | 'log'>, connection: Connection) {
  let saysVisible = false
  let isLooking = false
  let heardAt = Date.now()
  let notedAt = 0

  function look(visible: boolean) {
    if (visible === isLooking) return
    isLooking = visible
    app.realtime.setVisible(connection, visible)
    const at = app.clock.now().getTime() - (Date.now() - heardAt)
    if (at - notedAt < VISIT_NOTED.page) return // a page that says so ten times a second writes no more
    notedAt = at
    noteVisit(app, connection.memberId, new Date(at), VISIT_NOTED.page)
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
    /** @returns for how many milliseconds nothing was heard */
    check(): number {
      const silence = Date.now() - heardAt
      if (silence > MISSED) look(false)
      return silence
    },
    end: () => look(false),
  }
}
