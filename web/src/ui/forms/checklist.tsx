import { Check } from 'lucide-react'
import { cx } from '../cx.ts'
import { words } from '../words.ts'

export interface ChecklistItem {
  text: string
  done: boolean
}

export function Checklist({ label, items }: { label: string; items: readonly ChecklistItem[] }) {
  return (
    <ul aria-label={label} className="grid gap-1.5 text-sm">
      {items.map((item) => (
        <li
          key={item.text}
          className={cx('flex items-center gap-2', item.done ? 'font-medium text-success' : 'text-soft')}
        >
          <span
            aria-hidden="true"
            className={cx(
              'grid size-5 place-items-center rounded-full border',
              item.done ? 'border-success bg-success text-card' : 'border-edge',
            )}
          >
            {item.done && <Check size={14} strokeWidth={3} />}
          </span>
          {item.text}
          <span className="sr-only">{item.done ? words.met : words.notMet}</span>
        </li>
      ))}
    </ul>
  )
}
