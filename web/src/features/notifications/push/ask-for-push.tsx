import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { mayAskForPush, postpone } from './support.ts'
import { usePush } from './use-push.ts'
import { words } from './words.ts'

export function AskForPush() {
  const [isAsking, setIsAsking] = useState(mayAskForPush)
  const { state, isBusy, hasFailed, turnOn } = usePush()
  if (!isAsking || !state) return null

  function notNow() {
    postpone()
    setIsAsking(false)
  }

  return (
    <Card className="flex gap-3" role="group" aria-label={words.turnOn}>
      <BellRing size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-teal" />
      <div className="grid gap-3">
        <p role="status" className="text-sm">
          {hasFailed ? words.failed : textFor[state]()}
        </p>
        {state !== 'on' && state !== 'denied' && (
          <div className="flex flex-wrap gap-2">
            {state !== 'needs-install' && (
              <Button size="sm" busy={isBusy} onClick={turnOn}>
                {words.turnOn}
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={notNow}>
              {words.notNow}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

const textFor = {
  default: () => words.why,
  off: () => words.why,
  on: () => words.isOn,
  denied: () => words.denied,
  'needs-install': () => words.needsInstall,
  unsupported: () => words.unsupported,
}
