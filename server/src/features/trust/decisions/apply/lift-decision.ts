import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { emit } from '../../../../platform/outbox.ts'
import { restoreLostTime } from '../../../membership/index.ts'
import '../decisions.events.ts'
import { closeProposals, setNoBreach } from '../../cases/index.ts'
import { correctsContacts } from '../bans/contacts-notice.queries.ts'
import { withdrawContactsNotice } from '../bans/contacts-notice.ts'
import { languageOfMember, lockCasesOf, lockDecision } from '../decisions.queries.ts'
import { correctionWords } from '../statements/statement-words.ts'
import { writeStatement } from '../statements/write-statement.ts'
import { effectsOfOtherDecisions, setLifted } from './apply.queries.ts'
import { restoreContent } from './removed-content.ts'
import { isSuspending, lostTimes, settleRestriction } from './restriction.queries.ts'

interface LiftInput {
  id: string
  by: string
  wasAppealed: boolean
  /** Another decision follows at once, and the caller settles the restriction. */
  isReplaced?: boolean
  now: Date
}

/** Undoes all of a decision's effects once; other features undo theirs on `decision.lifted`. */
export async function liftDecision(
  app: App,
  tx: Tx,
  { id, by, wasAppealed, isReplaced = false, now }: LiftInput,
): Promise<void> {
  await lockCasesOf(tx, [id]) // before the check whether another decision stands
  const decision = await lockDecision(tx, id)
  if (!decision || decision.lifted_at !== null || decision.step === 'none' || decision.step === 'lifted')
    return
  await setLifted(tx, id, by, now)
  if (!isReplaced && (await setNoBreach(tx, decision.case_id)))
    await emit(tx, 'case.closed', { case_id: decision.case_id })
  if (decision.step === 'banned') await withdrawContactsNotice(tx, id, now)
  await closeProposals(tx, id, now)
  const memberId = decision.subject_id
  if (memberId) await restoreContent(app, tx, id, memberId, now)
  if (isSuspending(decision.step))
    for (const { user_id, lost } of await lostTimes(tx, decision, now))
      await restoreLostTime(tx, user_id, lost, now)
  if (isReplaced) return
  if (isSuspending(decision.step)) await settleRestriction(tx, decision, now)
  if (memberId)
    await writeStatement(app, tx, {
      decisionId: id,
      memberId,
      kind: 'correction',
      words: correctionWords(await languageOfMember(tx, memberId), {
        wasAppealed,
        wasSuspended: isSuspending(decision.step),
        standing: await effectsOfOtherDecisions(tx, decision, memberId, now),
        correctsContacts: await correctsContacts(tx, id),
      }),
      now,
    })
  await emit(tx, 'decision.lifted', { decision_id: id, member_id: memberId })
}
