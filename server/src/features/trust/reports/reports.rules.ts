import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { OwnReport, Report } from '@ndoa/contract/trust/reports'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { transaction } from '../../../platform/outbox.ts'
import { refund } from '../../identity/accounts/index.ts'
import { fail } from '../../shared/failures.ts'
import { tooMany } from '../../shared/limits.ts'
import { appealText, appealUntil, asOwnAppeal, openCase } from '../cases/index.ts'
import { copyPhotos, freezeEvidence, type PhotoCopy } from './evidence.ts'
import {
  insertReport,
  isAlreadySent,
  knownReport,
  lockReported,
  nameKnownTo,
  ownsReportedContent,
  reportsBy,
} from './reports.queries.ts'
import './reports.state.ts'
import { contentOfReport, decryptReport, encryptReport, type ReportContent } from './report-content.ts'
import { wordsIn } from './words.ts'

const DELETED = { display_name: null, details: null }

/**
 * A deleted account can be reported without evidence. One member's reports run one at a time, so that parallel reports
 * can't exceed the copy limit.
 * @throws request.not_found if the reporter can't have seen a named photo or message; reports.idempotency_conflict;
 * request.too_many
 */
export const receiveReport = (app: App, reporterId: string, report: Report): Promise<void> =>
  app.reports.run(reporterId, async () => {
    if (await isRepeat(app, reporterId, report)) return
    if (!(await ownsReportedContent(app.db, reporterId, report))) throw fail('request.not_found')
    const key = `reports ${reporterId}`
    const wait = await tryConsume(app.db, key, app.config.limits.reports)
    if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyReports, wait)
    try {
      const copies = await copyPhotos(app, report.user_id)
      await transaction(app, (tx) => storeReport(app, tx, { reporterId, report, copies }))
    } catch (error) {
      await refund(app.db, key)
      if (!isAlreadySent(error) || !(await isRepeat(app, reporterId, report))) throw error
    }
  })

async function isRepeat(app: App, reporterId: string, report: Report): Promise<boolean> {
  const known = await knownReport(app.db, reporterId, report.client_report_id)
  if (!known) return false
  const { id, surface, reason, sealed } = known
  const { display_name: _name, ...content } = sealed
    ? decryptReport(app, id, sealed)
    : { display_name: null, ...contentOfReport(report) }
  if (
    surface !== report.surface ||
    reason !== report.reason ||
    !isDeepStrictEqual(content, contentOfReport(report))
  )
    throw fail('reports.idempotency_conflict')
  return true
}

interface NewReport {
  reporterId: string
  report: Report
  copies: PhotoCopy[]
}

async function storeReport(app: App, tx: Tx, { reporterId, report, copies }: NewReport): Promise<void> {
  const now = app.clock.now()
  const isMember = await lockReported(tx, report.user_id)
  const caseId = await openCase(tx, {
    kind: 'reports',
    subjectId: isMember ? report.user_id : null,
    hours: REPORT_DUE_HOURS[report.reason],
    now,
  })
  const id = randomUUID()
  const display_name = await nameKnownTo(tx, reporterId, report.user_id)
  await insertReport(tx, {
    id,
    case_id: caseId,
    reporter_id: reporterId,
    client_report_id: report.client_report_id,
    surface: report.surface,
    reason: report.reason,
    sealed: encryptReport(app, id, { display_name, ...contentOfReport(report) }),
    created_at: now,
  })
  if (isMember) await freezeEvidence(app, tx, { caseId, reportId: id, reporterId, report, copies, now })
}

/** Newest first; never reveals the step taken. */
export async function ownReports(app: App, memberId: string): Promise<OwnReport[]> {
  const reports = await reportsWithDetails(app, memberId)
  return reports.map(({ details: _details, appeal_text: _text, ...report }) => report)
}

type OwnReportInFull = OwnReport & Pick<ReportContent, 'details'> & { appeal_text: string | null }

export async function reportsWithDetails(app: App, memberId: string): Promise<OwnReportInFull[]> {
  const rows = await reportsBy(app.db, memberId)
  return rows.map((row) => {
    const { id, surface, reason, state, sealed, created_at } = row
    const { display_name, details } = (sealed && decryptIfPossible(app, id, sealed)) || DELETED
    return {
      id,
      surface,
      reason,
      state,
      display_name,
      details,
      created_at: created_at.toISOString(),
      appeal: asOwnAppeal(row),
      appeal_until: openUntil(row, app.clock.now()),
      appeal_text: row.appeal_id && appealText(app, { id: row.appeal_id, sealed: row.appeal_sealed }),
    }
  })
}

/** @returns null after the secret changes, so that the report is still listed */
function decryptIfPossible(app: App, id: string, sealed: string): ReportContent | null {
  try {
    return decryptReport(app, id, sealed)
  } catch (error) {
    app.log.error({ err: error }, 'a report cannot be decrypted')
    return null
  }
}

function openUntil({ decided_at, appeal_id }: Awaited<ReturnType<typeof reportsBy>>[number], now: Date) {
  if (decided_at === null || appeal_id !== null) return null
  const until = appealUntil(decided_at)
  return until > now ? until.toISOString() : null
}
