import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import { ChevronRight } from 'lucide-react'
import { pagePath } from '../../../languages/load.ts'
import { linkClass } from '../../../ui/link.ts'
import { rich } from '../../../words/rich.tsx'
import { words } from './words.ts'

export function ReportReasons({ onChoose }: { onChoose: (reason: ReportReason) => void }) {
  return (
    <>
      <ul className="grid">
        {REPORT_REASONS.map((reason) => (
          <li key={reason} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onChoose(reason)}
              className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-start hover:text-brand-dark"
            >
              {words.reasons[reason]}
              <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-soft pointing" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{rich(words.rules, { a: rulesLink })}</p>
    </>
  )
}

const rulesLink = (text: string) => (
  <a href={pagePath('/community-rules')} target="_blank" rel="noopener" className={linkClass}>
    {text}
  </a>
)
