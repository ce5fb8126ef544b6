import { Check } from 'lucide-react'

/** What speaks most for two members, in words. */
export function StrongestReasons({ reasons = [] }: { reasons?: readonly string[] | undefined }) {
  if (reasons.length === 0) return null
  return (
    <ul className="grid gap-0.5 text-start text-sm">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-1.5">
          <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-teal" />
          <span className="line-clamp-2">{reason}</span>
        </li>
      ))}
    </ul>
  )
}
