import { Check, X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { words as ui } from '../../../ui/words.ts'
import { words } from './words.ts'

/** Overlays the photo, so that the list does not move. */
export function Reasons({ reasons, onClose }: { reasons: readonly string[]; onClose: () => void }) {
  return (
    <div
      role="status"
      className="absolute inset-x-0 bottom-0 z-1 max-h-full overflow-y-auto border-t border-line bg-card p-3 text-sm"
    >
      <div className="-me-2 -mt-2 flex items-center justify-between">
        <p className="font-semibold">{words.whyYouMatch}</p>
        <IconButton label={ui.close} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <ul className="grid gap-1.5">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-1.5">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-teal" />
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
