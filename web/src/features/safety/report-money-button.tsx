import { Suspense, useState } from 'react'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { Button } from '../../ui/button.tsx'
import { LoadingSheet } from '../../ui/loading-sheet.tsx'
import { LazySafetySheet } from './lazy-safety-sheet.ts'
import type { Somebody } from './safety.queries.ts'
import { words } from './words/index.ts'

export interface ReportMoneyButtonProps {
  member: Somebody
  matchId: string
  onGone: () => void
}

/** One press to the report of a member who asks for money, with help for members who have sent some. */
export function ReportMoneyButton(props: ReportMoneyButtonProps) {
  const [open, setOpen] = useState(false)
  const isOnline = useIsOnline()
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.report(props.member.display_name)}
      </Button>
      {open && (
        <Suspense
          fallback={<LoadingSheet title={props.member.display_name} isOnline={isOnline} onClose={close} />}
        >
          <LazySafetySheet {...props} about={{ surface: 'match' }} reason="money" onClose={close} />
        </Suspense>
      )}
    </>
  )
}
