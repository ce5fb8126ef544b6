import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { Button } from '../../ui/button.tsx'
import { LoadingSheet } from '../../ui/loading-sheet.tsx'
import type { Somebody } from './safety.queries.ts'

// Loaded only when it is opened.
const SafetySheet = lazyPart(async () => (await import('./safety-sheet.tsx')).default)

export interface ReportMoneyButtonProps {
  member: Somebody
  matchId: string
  onGone: () => void
}

/** One press to the report of a member who asks for money, with help for whoever has sent some. */
export function ReportMoneyButton(props: ReportMoneyButtonProps) {
  const [open, setOpen] = useState(false)
  const isOnline = useIsOnline()
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report {props.member.display_name}
      </Button>
      {open && (
        <Suspense
          fallback={<LoadingSheet title={props.member.display_name} isOnline={isOnline} onClose={close} />}
        >
          <SafetySheet {...props} about={{ surface: 'match' }} reason="money" onClose={close} />
        </Suspense>
      )}
    </>
  )
}
