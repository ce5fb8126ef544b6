import type { QueuedCase } from '@ndoa/contract/trust/cases'
import { Clock, TriangleAlert } from 'lucide-react'
import { dueLabel } from '../../../../staff/time-words.ts'
import { Chip } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { KINDS, languageLabel, REASONS } from './case-words.ts'

interface QueueRowProps {
  one: QueuedCase
  now: Date
  isForOthers: boolean
  onTake: () => void
}

export function QueueRow({ one, now, isForOthers, onTake }: QueueRowProps) {
  const { number, kind, due_at, reports, reasons, languages, taken_by } = one
  const due = dueLabel(due_at, now)
  const isOthers = isForOthers || (taken_by !== null && !taken_by.is_me)
  const named = languages.filter((language) => language !== 'other')
  const facts = [
    kind === 'reports' && (reports === 1 ? '1 report' : `${reports} reports`),
    named.length > 0 && `speaks ${named.map(languageLabel).join(', ')}`,
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_1fr_auto]">
      <p
        className={cx(
          'flex items-center gap-2 text-sm font-semibold max-sm:col-span-2',
          due.isLate ? 'text-error' : 'text-soft',
        )}
      >
        {due.isLate ? <TriangleAlert size={16} aria-hidden="true" /> : <Clock size={16} aria-hidden="true" />}
        {due.text}
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span>
            {KINDS[kind]} <span className="text-soft tabular-nums">#{number}</span>
          </span>
          {reasons.map((reason) => (
            <Chip key={reason}>{REASONS[reason]}</Chip>
          ))}
        </p>
        {facts.length > 0 && <p className="text-sm text-soft">{facts.join(' · ')}</p>}
        {taken_by && (
          <p className="text-sm text-soft">{taken_by.is_me ? 'You have it' : `${taken_by.name} has it`}</p>
        )}
        {isForOthers && <p className="text-sm text-soft">For seniors</p>}
      </div>
      <button
        type="button"
        data-row
        aria-label={`${taken_by?.is_me ? 'Open' : 'Take'} case ${number}`}
        aria-disabled={isOthers || undefined}
        onClick={() => !isOthers && onTake()}
        className={cx(buttonClass('outline', 'sm'), isOthers && 'opacity-55')}
      >
        {taken_by?.is_me ? 'Open' : 'Take'}
      </button>
    </li>
  )
}
