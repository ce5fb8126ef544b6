import { randomUUID } from 'node:crypto'
import { APPEAL_DUE_HOURS, type AppealOutcome } from '@ndoa/contract/decision-rules'
import type { App, Staff } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, retriedTransaction } from '../../platform/outbox.ts'
import { appealUntil, askForAnotherLook, openCase, sealAppeal } from '../cases/index.ts'
import { fail } from '../failures.ts'
import { recordAct } from '../staff/index.ts'
import {
  type AppealRow,
  decisionOfReport,
  decisionOfStatement,
  insertAppeal,
  lockAppeal,
  pauseOfStatement,
  setAppealDecided,
  setObjection,
} from './appeals.queries.ts'
import { tellsContacts } from './contacts-notice.queries.ts'
import { lockCasesOf, lockDecision } from './decisions.queries.ts'
import './decisions.events.ts'
import { closeLeasedCase, lockLeasedCase } from './leases.queries.ts'
import { liftDecision } from './lift-decision.ts'
import { reopenCase } from './reopen-case.ts'
import { openDecision, toldOf } from './sealed-decision.ts'
import { banConfirmedWords, upheldWords } from './statement-words.ts'
import { writeStatement } from './write-statement.ts'

/** @throws request.not_found, statements.appealed, statements.too_late */
export async function appealStatement(
  app: App,
  memberId: string,
  statementId: string,
  text: string,
): Promise<void> {
  if (await objectToPause(app, memberId, statementId, text)) return
  await takeAppeal(app, memberId, text, (tx) => decisionOfStatement(tx, memberId, statementId), null)
}

/** @throws request.not_found, statements.appealed, statements.too_late */
export function appealReport(app: App, memberId: string, reportId: string, text: string): Promise<void> {
  return takeAppeal(app, memberId, text, (tx) => decisionOfReport(tx, memberId, reportId), reportId)
}

/** A moderator reads the objection in the case of the pause. @returns false when the statement is of no open pause */
function objectToPause(app: App, memberId: string, statementId: string, text: string): Promise<boolean> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const pause = await pauseOfStatement(tx, memberId, statementId, now)
    if (!pause) return false
    if (pause.objected_at) throw fail('statements.appealed')
    await askForAnotherLook(tx, pause.case_id, now)
    await setObjection(tx, statementId, sealAppeal(app, statementId, text), now)
    return true
  })
}

function takeAppeal(
  app: App,
  memberId: string,
  text: string,
  find: (tx: Tx) => ReturnType<typeof decisionOfReport>,
  reportId: string | null,
): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const about = await find(tx)
    if (!about) throw fail('request.not_found')
    if (appealUntil(about.told_at) < now) throw fail('statements.too_late')
    const id = randomUUID()
    const isNew = await insertAppeal(tx, {
      id,
      decision_id: about.decision_id,
      member_id: memberId,
      report_id: reportId,
      sealed: sealAppeal(app, id, text),
      case_id: await openCase(tx, {
        kind: 'appeal',
        subjectId: about.subject_id,
        hours: APPEAL_DUE_HOURS,
        now,
      }),
      created_at: now,
    })
    if (!isNew) throw fail('statements.appealed')
  })
}

interface AppealDecision {
  appeal_id: string
  outcome: AppealOutcome
  note: string
}

/**
 * Decides an appeal. A decision that is lifted is undone at once; after a reporter's appeal the case is open again, for
 * somebody who has not decided it.
 * @throws request.not_found, decisions.own, decisions.decided, decisions.not_leased; decisions.lifted when what the
 * member appealed against was lifted meanwhile, so that it cannot stand
 */
export function decideAppeal(
  app: App,
  staff: Staff,
  { appeal_id: id, outcome, note }: AppealDecision,
): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const found = await tx
      .selectFrom('appeals')
      .select(['case_id', 'decision_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) throw fail('request.not_found')
    await lockLeasedCase(tx, found.case_id, staff.id, now)
    await lockCasesOf(tx, [found.decision_id])
    const appeal = await lockAppeal(tx, id, staff.id)
    if (!appeal) throw fail('request.not_found')
    if (appeal.is_own) throw fail('decisions.own')
    if (outcome === 'upheld' && appeal.report_id === null && appeal.is_lifted) throw fail('decisions.lifted')
    await setAppealDecided(tx, id, {
      decided_by: staff.id,
      decided_at: now,
      outcome,
      note: app.cases.encryption.encrypt(JSON.stringify({ note_for_other_staff: note }), id),
    })
    await closeLeasedCase(tx, appeal.case_id, outcome, now)
    if (appeal.report_id === null) await answerMember(app, tx, appeal, outcome, staff.id, now)
    else await answerReporter(app, tx, appeal, outcome, staff.id, now)
    await recordAct(tx, {
      act: 'appeal_decided',
      at: now,
      by: staff.id,
      subject: { kind: 'case', id: appeal.about_case_id },
      details: { appeal: id, decision: appeal.decision_id, outcome },
    })
  })
}

async function answerMember(
  app: App,
  tx: Tx,
  { decision_id: id, member_id: memberId }: AppealRow,
  outcome: AppealOutcome,
  by: string,
  now: Date,
) {
  if (outcome === 'lifted') {
    await liftDecision(app, tx, { id, by, wasAppealed: true, now })
    return
  }
  const decision = await lockDecision(tx, id)
  const told = decision ? toldOf(openDecision(app, decision)) : null
  if (memberId === null || !decision || !told) return
  const stands = decision.confirmed_by
    ? banConfirmedWords(told.language, told.words, await tellsContacts(tx, id))
    : told.words
  await writeStatement(app, tx, {
    decisionId: id,
    memberId,
    kind: 'appeal_upheld',
    words: upheldWords(told.language, stands),
    now,
  })
}

async function answerReporter(
  app: App,
  tx: Tx,
  { id, about_case_id, is_decided_anew }: AppealRow,
  outcome: AppealOutcome,
  by: string,
  now: Date,
) {
  if (outcome === 'lifted' && !is_decided_anew) await reopenCase(app, tx, { caseId: about_case_id, by, now })
  await emit(tx, 'appeal.decided', { appeal_id: id })
}
