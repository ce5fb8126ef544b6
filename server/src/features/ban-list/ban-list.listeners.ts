import type { App } from '../../platform/app.ts'
import { transaction } from '../../platform/outbox.ts'
import { isConfirmedBanned } from './ban-list.queries.ts'
import { addToBanList, COMPARE_JOB, deleteExpired, removeFromBanList } from './bans.ts'
import { compareAccounts, hashPhotos } from './compare-accounts.ts'
import { releaseWaiting } from './release.ts'
import { confirmSigns, isAboutSamePerson, someoneElse } from './same-person.queries.ts'
import { tracesOf } from './traces.ts'
import { readUnreadPhotos } from './unread-photos.ts'

/** The list follows the decisions of staff: a confirmed ban adds to it, lifting it removes all that was kept. */
export function banListListeners(app: App): void {
  app.outbox.listen('ban-list', {
    'decision.applied': ({ decision_id, member_id, step }) =>
      step === 'banned' ? listBanned(app, member_id, decision_id) : endWait(app, member_id, decision_id),
    'case.closed': ({ case_id }) => endWaitWithoutBreach(app, case_id),
    'decision.lifted': async ({ decision_id, member_id }) => {
      await transaction(app, (tx) => removeFromBanList(app, tx, decision_id))
      if (member_id) await endWait(app, member_id, decision_id) // an unconfirmed proposal is not on the list
    },
  })
  app.jobs.define(COMPARE_JOB, () => compareAccounts(app), {
    cron: '*/10 * * * *',
    oneWaiting: true,
    isUrgent: true,
  })
  app.jobs.define('hash-photos', () => hashPhotos(app), { cron: '*/5 * * * *' })
  app.jobs.define('delete-expired-bans', () => deleteExpired(app), { cron: '23 3 * * *' })
  app.jobs.define('read-photos-of-bans', () => readUnreadPhotos(app), { cron: '*/5 * * * *' })
}

async function listBanned(app: App, memberId: string, decisionId: string): Promise<void> {
  const traces = await tracesOf(app, memberId) // reading pictures is slow, so before the transaction
  await transaction(app, async (tx) => {
    await addToBanList(app, tx, decisionId, traces)
    if (await isAboutSamePerson(tx, decisionId)) await confirmSigns(tx, memberId, app.clock.now())
  })
}

/** A member who was mistaken for a banned person stops waiting. */
const endWait = (app: App, memberId: string, decisionId: string) =>
  transaction(app, async (tx) => {
    if ((await isAboutSamePerson(tx, decisionId)) && !(await isConfirmedBanned(tx, memberId)))
      await releaseWaiting(app, tx, memberId)
  })

/** Somebody has looked, and the account is not the banned person's. */
const endWaitWithoutBreach = (app: App, caseId: string) =>
  transaction(app, async (tx) => {
    const memberId = await someoneElse(tx, caseId)
    if (memberId && !(await isConfirmedBanned(tx, memberId))) await releaseWaiting(app, tx, memberId)
  })
