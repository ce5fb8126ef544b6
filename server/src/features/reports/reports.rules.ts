import { REPORT_DUE_HOURS } from '@ndoa/contract/limits'
import type { OwnReport, Report } from '@ndoa/contract/reports'
import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { transaction } from '../../platform/outbox.ts'
import { openCase } from '../cases/index.ts'
import { fail } from '../failures.ts'
import { tooMany } from '../limits.ts'
import { copyPhotos, freezeEvidence } from './evidence.ts'
import { insertReport, isKnownReport, namesOwnThings, reportedName, reportsBy } from './reports.queries.ts'

/** What is encrypted of a report. */
interface Told {
  display_name: string | null
  details: string | null
}

const DELETED: Told = { display_name: null, details: null }

/**
 * Takes a report: freezes what it is about and puts it into the queue. An account that is no longer there can be reported
 * as well, with nothing to freeze. A repeat changes nothing.
 * @throws request.not_found when a photo or a message is not the reported member's, or was never the reporter's to see;
 * request.too_many
 */
export async function receiveReport(app: App, reporterId: string, report: Report): Promise<void> {
  if (await isKnownReport(app.db, reporterId, report.client_report_id)) return
  if (!(await namesOwnThings(app.db, reporterId, report))) throw fail('request.not_found')
  const copies = await copyPhotos(app, report.user_id)
  const now = app.clock.now()
  await transaction(app, async (tx) => {
    const name = await reportedName(tx, report.user_id)
    const subjectId = name === null ? null : report.user_id
    const caseId = await openCase(tx, {
      kind: 'reports',
      subjectId,
      hours: REPORT_DUE_HOURS[report.reason],
      now,
    })
    const told: Told = { display_name: name, details: report.details || null }
    const reportId = await insertReport(tx, {
      case_id: caseId,
      reporter_id: reporterId,
      client_report_id: report.client_report_id,
      surface: report.surface,
      reason: report.reason,
      sealed: app.cases.sealing.encrypt(JSON.stringify(told), report.client_report_id),
      created_at: now,
    })
    if (reportId === null) return // the same one, sent twice at once
    const wait = await tryConsume(tx, `reports ${reporterId}`, app.config.limits.reports)
    if (wait !== null) throw tooMany("You've sent a lot of reports today.", wait)
    if (subjectId) await freezeEvidence(app, tx, { caseId, reportId, reporterId, report, copies, now })
  })
}

/** What the member reported, newest first, with what became of it; never which measure was taken. */
export async function ownReports(app: App, memberId: string): Promise<OwnReport[]> {
  const reports = await reportsWithDetails(app, memberId)
  return reports.map(({ details: _details, ...report }) => report)
}

/** The same with the member's own words, for the archive of their data. */
export async function reportsWithDetails(
  { db, cases }: App,
  memberId: string,
): Promise<(OwnReport & Told)[]> {
  const rows = await reportsBy(db, memberId)
  return rows.map(({ sealed, client_report_id, created_at, ...report }) => {
    const told = sealed ? (JSON.parse(cases.sealing.decrypt(sealed, client_report_id)) as Told) : DELETED
    return { ...report, ...told, created_at: created_at.toISOString() }
  })
}
