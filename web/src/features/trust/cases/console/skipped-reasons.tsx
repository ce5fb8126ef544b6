import type { ReportReason } from '@ndoa/contract/trust/reports'
import { useState } from 'react'
import { loadJson, localStore, saveJson } from '../../../../lib/storage/storage.ts'
import { ChoiceChips } from '../../../../ui/forms/choice-chips.tsx'
import { HARD_REASONS, REASONS } from './case-words.ts'

const NAME = 'staff-left-to-others'
const OPTIONS = HARD_REASONS.map((value) => ({ value, label: REASONS[value] }))

/** "Take Next" skips cases with these reasons. */
export function skippedReasons(): ReportReason[] {
  const stored = loadJson<unknown>(localStore, NAME, Array.isArray)
  return HARD_REASONS.filter((reason) => Array.isArray(stored) && stored.includes(reason))
}

export function SkippedReasons() {
  const [chosen, setChosen] = useState<string[]>(skippedReasons)
  function choose(reasons: string[]) {
    saveJson(localStore, NAME, reasons)
    setChosen(reasons)
  }
  return (
    <details className="mt-8">
      <summary className="cursor-pointer font-semibold">
        What you leave to others{chosen.length > 0 && ` (${chosen.length})`}
      </summary>
      <div className="mt-3">
        <ChoiceChips
          label="Reports about"
          hint="“Take Next” skips these. You can still take them from the list."
          options={OPTIONS}
          value={chosen}
          onChange={choose}
        />
      </div>
    </details>
  )
}
