import { useState } from 'react'
import { useRealtimeEvent } from '../../../../lib/realtime/use-realtime.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { words } from '../words.ts'

export function MoneyQuestion({ matchId }: { matchId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  useRealtimeEvent('conversation.question', ({ match_id }) => {
    if (match_id === matchId) setIsOpen(true)
  })
  if (!isOpen) return null
  return (
    <div className="border-t border-line p-2 lg:px-4">
      <Banner
        tone="info"
        title={words.moneyQuestion.title}
        action={<Button onClick={() => setIsOpen(false)}>{words.moneyQuestion.understood}</Button>}
      >
        <p>{words.moneyQuestion.text}</p>
      </Banner>
    </div>
  )
}
