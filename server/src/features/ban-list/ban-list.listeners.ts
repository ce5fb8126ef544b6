import type { App } from '../../platform/app.ts'
import { transaction } from '../../platform/outbox.ts'
import { addToBanList, deleteExpired, removeFromBanList } from './bans.ts'
import { tracesOf } from './traces.ts'

/** The list follows the decisions of staff: a confirmed ban adds to it, lifting it removes all that was kept. */
export function banListListeners(app: App): void {
  app.outbox.listen('ban-list', {
    'decision.applied': async ({ decision_id, member_id, step }) => {
      if (step !== 'banned') return
      const traces = await tracesOf(app, member_id) // pictures take their time, so before the transaction
      await transaction(app, (tx) =>
        addToBanList(app, tx, { memberId: member_id, decisionId: decision_id, traces }),
      )
    },
    'decision.lifted': ({ decision_id }) => transaction(app, (tx) => removeFromBanList(app, tx, decision_id)),
  })
  app.jobs.define('delete-expired-bans', () => deleteExpired(app), { cron: '23 3 * * *' })
}
