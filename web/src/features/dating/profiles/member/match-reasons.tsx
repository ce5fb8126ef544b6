import type { Reason } from '@ndoa/contract/dating/profiles'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { srOnly } from '../../../../ui/sr-only.tsx'
import { rich } from '../../../../words/rich.tsx'
import { words } from '../words/member.ts'

export interface MatchReasonsProps {
  percent: number
  reasons: readonly Reason[]
}

export function MatchReasons({ percent, reasons }: MatchReasonsProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  // On small screens the reasons open below the fold, so without scrolling a press would seem to have no effect.
  useEffect(() => {
    if (open) section.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  if (reasons.length === 0) return null
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="press -my-1 flex min-h-11 items-center gap-1 justify-self-start rounded-full font-semibold text-brand-strong"
      >
        {words.reasons.open}
        <ChevronDown size={20} aria-hidden="true" className={cx(open && 'transform-[rotate(180deg)]')} />
      </button>
      <section ref={section} id={id} hidden={!open} aria-label={words.reasons.why(percent)}>
        {open && <Shares percent={percent} reasons={reasons} />}
      </section>
    </div>
  )
}

function Shares({ percent, reasons }: MatchReasonsProps) {
  return (
    <div className="grid gap-3 rounded-md bg-sand p-5">
      <h3 className="text-lg font-bold">{words.reasons.why(percent)}</h3>
      <ul className="grid gap-2.5">
        {reasons.map((reason) => (
          <ReasonLine key={reason.component} reason={reason} />
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-edge pt-2.5 font-bold">
        {rich(words.reasons.together, { percent: <span className="tabular-nums">{percent}</span> })}
      </p>
      <p className="text-sm text-soft">{words.reasons.meaning}</p>
    </div>
  )
}

function ReasonLine({ reason: { text, points } }: { reason: Reason }) {
  const [subject, ...facts] = text.split(': ')
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        <span className="font-semibold">{subject}</span>
        {facts.length > 0 && <span className="block text-sm text-soft">{capitalised(facts.join(': '))}</span>}
      </span>
      <span className="shrink-0 font-semibold tabular-nums">
        {rich(words.reasons.points(points), { more: srOnly })}
      </span>
    </li>
  )
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
