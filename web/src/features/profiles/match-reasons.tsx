import type { Reason } from '@ndoa/contract/profiles'
import { type Ref, useId } from 'react'

export interface MatchReasonsProps {
  percent: number
  reasons: readonly Reason[]
  /** The section can be focused by the button that asks why. */
  ref?: Ref<HTMLElement>
}

/** Where a percentage comes from: each share with its points, which add up to it. */
export function MatchReasons({ percent, reasons, ref }: MatchReasonsProps) {
  const id = useId()
  if (reasons.length === 0) return null
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid scroll-mt-4 gap-3 rounded-md bg-sand p-5"
    >
      <h3 id={id} className="text-lg font-bold">
        Why {percent} %
      </h3>
      <ul className="grid gap-2.5">
        {reasons.map((reason) => (
          <ReasonLine key={reason.component} reason={reason} />
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-edge pt-2.5 font-bold">
        Together <span className="tabular-nums">{percent}</span>
      </p>
      <p className="text-sm text-soft">
        This shows how well your answers fit together. It says nothing about love: that’s for the two of you
        to find out.
      </p>
    </section>
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
        {points}
        <span className="sr-only"> {points === 1 ? 'point' : 'points'}</span>
      </span>
    </li>
  )
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
