import type { App } from '../../../platform/app.ts'
import { transaction } from '../../../platform/outbox.ts'
import { hasConfirmedBan } from './ban-list.queries.ts'
import { bioOf } from './compare-accounts.queries.ts'
import { compareAccounts, hashPhotos } from './compare-accounts.ts'
import { addToBanList, COMPARE_JOB, deleteExpired, removeFromBanList } from './listed-bans.ts'
import { compareBio } from './recognize.ts'
import { releaseWaiting } from './release.ts'
import { confirmSigns, isAboutSamePerson, memberClearedBy } from './same-person.queries.ts'
import { tracesOf } from './traces.ts'
import { readUnreadPhotos } from './unread-photos.ts'

export function banListListeners(app: App): void {
  app.outbox.listen('ban-list', {
    'decision.applied': ({ decision_id, member_id, step }) =>
      step === 'banned' ? listBanned(app, member_id, decision_id) : endWait(app, member_id, decision_id),
    'profile.bio_changed': ({ user_id }, at) => compareNewBio(app, user_id, at),
    'case.closed': ({ case_id }) => endWaitWithoutBreach(app, case_id),
    'decision.lifted': async ({ decision_id, member_id }) => {
      await transaction(app, (tx) => removeFromBanList(app, tx, decision_id))
      if (member_id) await endWait(app, member_id, decision_id) // removeFromBanList skips unconfirmed proposals
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

async function compareNewBio(app: App, memberId: string, changedAt: Date): Promise<void> {
  await transaction(app, async (tx) => compareBio(app, tx, memberId, await bioOf(tx, memberId), changedAt))
}

async function listBanned(app: App, memberId: string, decisionId: string): Promise<void> {
  const traces = await tracesOf(app, memberId) // slow, so it runs before the transaction
  await transaction(app, async (tx) => {
    await addToBanList(app, tx, decisionId, traces)
    if (await isAboutSamePerson(tx, decisionId)) await confirmSigns(tx, memberId, app.clock.now())
  })
}

const endWait = (app: App, memberId: string, decisionId: string) =>
  transaction(app, async (tx) => {
    if ((await isAboutSamePerson(tx, decisionId)) && !(await hasConfirmedBan(tx, memberId)))
      await releaseWaiting(app, tx, memberId)
  })

const endWaitWithoutBreach = (app: App, caseId: string) =>
  transaction(app, async (tx) => {
    const memberId = await memberClearedBy(tx, caseId)
    if (memberId && !(await hasConfirmedBan(tx, memberId))) await releaseWaiting(app, tx, memberId)
  })
