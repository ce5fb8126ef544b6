import { Suspense, useState } from 'react'
import { useIsOnline } from '../../../lib/api/use-is-online.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadingSheet } from '../../../ui/dialogs/loading-sheet.tsx'
import { LazySafetySheet } from './lazy-safety-sheet.ts'
import type { OtherMember } from './safety.queries.ts'
import { words } from './words.ts'

export interface ReportMoneyButtonProps {
  member: OtherMember
  matchId: string
  onGone: () => void
}

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
