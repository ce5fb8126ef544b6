import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Somebody } from './safety.queries.ts'

// Loaded only when it is opened.
const SafetySheet = lazy(() => import('./safety-sheet.tsx'))

export interface ReportMoneyButtonProps {
  member: Somebody
  matchId: string
  onGone: () => void
}

/** One press to the report of a member who asks for money, with help for whoever has sent some. */
export function ReportMoneyButton(props: ReportMoneyButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report {props.member.display_name}
      </Button>
      {open && (
        <Suspense>
          <SafetySheet
            {...props}
            about={{ surface: 'match' }}
            reason="money"
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
