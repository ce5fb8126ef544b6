import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { correctsContacts } from './contacts-notice.queries.ts'
import { withdrawContactsNotice } from './contacts-notice.ts'
import { languageOfMember, lockCasesOf, lockDecision, setNoBreach } from './decisions.queries.ts'
import './decisions.events.ts'
import { closeProposals } from './leases.queries.ts'
import { restoreContent } from './removed-content.ts'
import { settleRestriction } from './restriction.queries.ts'
import { correctionWords } from './statement-words.ts'
import { standsBeside } from './still-standing.queries.ts'
import { writeStatement } from './write-statement.ts'

interface Lifting {
  id: string
  /** Not the person who made it. */
  by: string
  /** The person asked for a second look; otherwise we looked again on our own. */
  wasAppealed: boolean
  /** Another decision follows at once and says what holds; anyone who asks for this settles the restriction. */
  isReplaced?: boolean
  now: Date
}

/**
 * Undoes a decision with all that it did: strikes, suspension, what it removed; lists and notices of other features
 * follow the event. Proposals about it are closed. The person gets a statement of correction. What is kept of an account that was deleted is undone as well. Once: a decision that is lifted already stays as it is.
 */
export async function liftDecision(
  app: App,
  tx: Tx,
  { id, by, wasAppealed, isReplaced = false, now }: Lifting,
): Promise<void> {
  await lockCasesOf(tx, [id]) // whether another decision of the case stands is read after this
  const decision = await lockDecision(tx, id)
  if (!decision || decision.lifted_at !== null || decision.step === 'none' || decision.step === 'lifted')
    return
  await tx.updateTable('decisions').set({ lifted_by: by, lifted_at: now }).where('id', '=', id).execute()
  if (!isReplaced && (await setNoBreach(tx, decision.case_id)))
    await emit(tx, 'case.closed', { case_id: decision.case_id })
  if (decision.step === 'banned') await withdrawContactsNotice(tx, id, now)
  await closeProposals(tx, id, now)
  const memberId = decision.subject_id
  if (memberId) await restoreContent(app, tx, id, memberId, now)
  if (isReplaced) return
  if (decision.step === 'suspended' || decision.step === 'banned') await settleRestriction(tx, decision, now)
  if (memberId)
    await writeStatement(app, tx, {
      decisionId: id,
      memberId,
      kind: 'correction',
      words: correctionWords(await languageOfMember(tx, memberId), {
        wasAppealed,
        standing: await standsBeside(tx, decision, memberId, now),
        correctsContacts: await correctsContacts(tx, id),
      }),
      now,
    })
  await emit(tx, 'decision.lifted', { decision_id: id, member_id: memberId })
}
