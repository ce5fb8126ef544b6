import type {
  AccountLink,
  CaseEvidence,
  CaseSubject,
  CaseView,
  EarlierDecision,
  SeenMessage,
  SeenProfile,
} from '@ndoa/contract/trust/cases'
import type { App, Staff } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { countUnreadPhotos, samePersonLinks } from '../ban-list/index.ts'
import { caseAct, markLookedAt, requireLease } from '../cases/index.ts'
import { hasBanData } from '../decisions/index.ts'
import {
  type CaseReader,
  evidenceOfCase,
  holdOf,
  profileSeenByOthers,
  reportsOfCase,
} from '../reports/index.ts'
import { rulesFound } from '../shield/index.ts'
import { recordAct } from '../staff/index.ts'
import { type CaseRow, caseRow, earlierDecisions, subjectRow } from './case-view.queries.ts'
import { letterOf, objectionIn } from './letters.ts'

/** Records the look in the transaction that reads the case. @throws cases.not_taken */
export async function lookAtCase(app: App, staff: Staff, caseId: string): Promise<CaseView> {
  const now = app.clock.now()
  return transaction(app, async (tx) => {
    await requireLease(tx, staff, caseId, now)
    const view = await viewOf(app, tx, caseId, now)
    await markLookedAt(tx, caseId, now)
    await recordAct(tx, caseAct('case_looked_at', staff, caseId, now, { evidence: view.evidence.length }))
    return view
  })
}

async function viewOf({ cases }: App, tx: Tx, caseId: string, now: Date): Promise<CaseView> {
  const reader = { cases, db: tx }
  const row = await caseRow(tx, caseId)
  const reports = await reportsOfCase(reader, row.evidence_case_id)
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    opened_at: row.opened_at.toISOString(),
    due_at: row.due_at.toISOString(),
    leased_until: row.leased_until.toISOString(),
    subject: row.subject_id ? await subjectOf(tx, row.subject_id, now) : null,
    is_subject_known: await hasBanData(tx, caseId),
    reports: reports.map(({ id: _id, ...report }) => report),
    evidence: await evidenceIn(
      reader,
      row.evidence_case_id,
      new Map(reports.map(({ id, number }) => [id, number])),
    ),
    letter: await letterOf(reader, row),
    objection: await objectionIn(reader, row),
    found: row.kind === 'shield' && row.subject_id ? await rulesFound(tx, row.subject_id) : [],
    links: row.subject_id ? await linksOf(tx, row.subject_id) : [],
    appeal: row.appeal,
    decision_id: row.decision_id,
    decisions: await decisionsOf(reader, row, now),
    hold: await holdOf(tx, row.evidence_case_id),
  }
}

async function subjectOf(tx: Tx, memberId: string, now: Date): Promise<CaseSubject | null> {
  const today = await subjectRow(tx, memberId, now)
  if (!today) return null
  return { ...today, profile: (await profileSeenByOthers(tx, memberId, now)) as SeenProfile | null }
}

async function linksOf(tx: Tx, memberId: string): Promise<AccountLink[]> {
  const links = await samePersonLinks(tx, memberId)
  return links.map(({ display_name, decision_id, reasons, answer }) => ({
    display_name,
    is_banned: decision_id !== null,
    signs: [...new Set(reasons.map(({ sign }) => sign))],
    answer,
  }))
}

async function evidenceIn(
  reader: CaseReader,
  caseId: string,
  numbers: Map<string, number>,
): Promise<CaseEvidence[]> {
  const evidence = await evidenceOfCase(reader, caseId)
  return evidence.map(({ id, kind, report_id, photo_id, content, taken_at }): CaseEvidence => {
    const taken = {
      id,
      report: (report_id && numbers.get(report_id)) || null,
      taken_at: taken_at.toISOString(),
    }
    switch (kind) {
      case 'profile':
        return { ...taken, kind, profile: content as SeenProfile | null }
      case 'messages':
        return { ...taken, kind, messages: content as SeenMessage[] }
      case 'photo':
        return { ...taken, kind, photo_id: photo_id ?? '', ...(content as { reported: boolean }) }
      default:
        return kind satisfies never
    }
  })
}

async function decisionsOf({ db, cases }: CaseReader, row: CaseRow, now: Date): Promise<EarlierDecision[]> {
  const decisions = await earlierDecisions(db, row, now)
  const notKept = await countUnreadPhotos(
    { cases, db },
    decisions.map(({ id }) => id),
  )
  return decisions.map(({ sealed, decided_at, ends_at, strikes_until, ...decision }) => {
    const words = sealed ? (JSON.parse(cases.encryption.decrypt(sealed, decision.id)) as DecisionWords) : null
    return {
      ...decision,
      facts: words?.facts ?? null,
      departure: words?.departure ?? null,
      decided_at: decided_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
      strikes_until: strikes_until?.toISOString() ?? null,
      photos_not_kept: notKept.get(decision.id) ?? 0,
    }
  })
}

interface DecisionWords {
  facts: string
  departure: string | null
}
