import { useEffect, useState } from 'react'
import { formatCount } from '../../lib/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import {
  chooseStretch,
  chosenStretch,
  clearHardItems,
  isPauseDue,
  PAUSE,
  STRETCHES,
  useHardItems,
} from './hard-items.ts'

const CHECK_INTERVAL = 1_000
/** Milliseconds until a person who continues is asked again. */
const DELAY = 5 * 60_000

/** Offers a pause after 25 or 50 minutes with hard items, and hides them during the pause. */
export function Pause() {
  const items = useHardItems()
  const [now, setNow] = useState(() => Date.now())
  const [stretch, setStretch] = useState(chosenStretch)
  const [notBefore, setNotBefore] = useState(0)
  const [until, setUntil] = useState<number | null>(null)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK_INTERVAL)
    return () => clearInterval(timer)
  }, [])
  const isOffered = until === null && now >= notBefore && isPauseDue(items, stretch, now)

  function begin() {
    clearHardItems()
    setUntil(Date.now() + PAUSE)
  }
  function changeStretch(minutes: number) {
    chooseStretch(minutes)
    setStretch(minutes)
  }
  if (until !== null) return <PauseDialog left={Math.max(0, until - now)} onEnd={() => setUntil(null)} />
  return (
    <Dialog
      open={isOffered}
      onClose={() => setNotBefore(now + DELAY)}
      size="sm"
      title="Time for a pause"
      footer={
        <>
          <Button variant="outline" onClick={() => setNotBefore(now + DELAY)}>
            In 5 Minutes
          </Button>
          <Button onClick={begin}>Pause for 5 Minutes</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {items.count === 1 ? 'One hard item' : `${formatCount(items.count)} hard items`} in more than{' '}
          {stretch} minutes: pictures that you revealed, and cases about threats, force, children or sexual
          words.
        </p>
        <Switch
          label={`Offer a pause every ${STRETCHES[1]} minutes, not every ${STRETCHES[0]}`}
          checked={stretch === STRETCHES[1]}
          onChange={({ target }) => changeStretch(target.checked ? STRETCHES[1] : STRETCHES[0])}
        />
      </div>
    </Dialog>
  )
}

/** @param left in milliseconds */
function PauseDialog({ left, onEnd }: { left: number; onEnd: () => void }) {
  return (
    <>
      <div className="fixed inset-0 z-40 bg-paper" />
      <Dialog
        open
        onClose={onEnd}
        size="sm"
        title="Pause"
        footer={
          <Button variant={left > 0 ? 'outline' : 'primary'} onClick={onEnd}>
            Back to Work
          </Button>
        }
      >
        <div className="grid gap-4">
          <p>
            Look at something else, stretch, walk a few steps. If something you saw stays with you, talk to a
            colleague or to a senior moderator; nobody has to look at this alone.
          </p>
          <p className="text-soft tabular-nums">{left > 0 ? `${clock(left)} left` : 'Your pause is over.'}</p>
        </div>
      </Dialog>
    </>
  )
}

function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
