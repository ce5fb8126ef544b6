import type { CaseReport } from '@ndoa/contract/trust/cases'
import type { Report } from '@ndoa/contract/trust/reports'
import { timeAgo } from '../../../staff/time-words.ts'
import { Chip } from '../../../ui/badge.tsx'
import { Card, SectionHeader } from '../../../ui/card.tsx'
import { REASONS } from '../cases/console/index.ts'

const SURFACES: Record<Report['surface'], string> = {
  profile: 'on the profile',
  photo: 'on a photo',
  like: 'on a like',
  match: 'in a match',
  message: 'in a conversation',
  parting: 'after parting',
}

/** Reporters are known only by the numbers of their reports. */
export function CaseReports({ reports }: { reports: readonly CaseReport[] }) {
  const people = new Set(reports.map(({ first_number }) => first_number)).size
  return (
    <section>
      <SectionHeader title={people === 1 ? 'Why It Is Here' : `Why It Is Here: ${people} People`} />
      <Card flush>
        <ul aria-label="Reports" className="divide-y divide-line">
          {reports.map((report) => (
            <li key={report.number} className="grid gap-1 px-4 py-3">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="tabular-nums">R-{report.number}</span>
                <Chip tone="gold">{REASONS[report.reason]}</Chip>
                <span className="text-sm font-normal text-soft">
                  {SURFACES[report.surface]}, {timeAgo(report.created_at)}
                </span>
              </p>
              {report.details && <p className="whitespace-pre-wrap">{report.details}</p>}
              <p className="text-sm text-soft">
                {report.first_number === report.number
                  ? upheldLabel(report)
                  : `By the same person as R-${report.first_number}`}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function upheldLabel({ decided_before: decided, upheld_before: upheld }: CaseReport): string {
  if (decided === 0) return 'None of this person’s earlier reports has been decided'
  const share = Math.round((upheld / decided) * 100)
  return `Right in ${upheld} of ${decided} earlier reports (${share}%)`
}
