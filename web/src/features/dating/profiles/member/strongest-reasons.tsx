import { FACT_SEPARATOR } from '@ndoa/contract/dating/reasons'
import { Check } from 'lucide-react'

/**
 * As many facts of each reason as fit in two lines. The rest flows into a hidden column, so that none is cut. A narrow
 * card has only the first fact, in as many lines as it needs.
 */
export function StrongestReasons({ reasons = [] }: { reasons?: readonly string[] | undefined }) {
  if (reasons.length === 0) return null
  return (
    <ul className="grid gap-0.5 text-start text-sm">
      {reasons.map((reason) => (
        <li
          key={reason}
          className="flex max-h-[2lh] min-w-0 flex-col flex-wrap overflow-clip @max-[13rem]:max-h-none"
        >
          {reason.split(FACT_SEPARATOR).map((fact) => (
            <span key={fact} className="flex w-full gap-1.5 @max-[13rem]:not-first:hidden">
              <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-teal" />
              <span className="line-clamp-2 wrap-anywhere @max-[13rem]:line-clamp-4">
                {capitalised(fact)}
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
