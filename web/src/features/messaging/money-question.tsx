import { useState } from 'react'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** Asks whoever wrote about money whether they mean it: friendly, and without blame. */
export function MoneyQuestion({ matchId }: { matchId: string }) {
  const [asked, setAsked] = useState(false)
  useRealtimeEvent('conversation.question', ({ match_id }) => {
    if (match_id === matchId) setAsked(true)
  })
  if (!asked) return null
  return (
    <div className="border-t border-line p-2 lg:px-4">
      <Banner
        tone="info"
        title="Is this the right moment to talk about money?"
        action={<Button onClick={() => setAsked(false)}>I understand</Button>}
      >
        <p>
          Members are often asked for money by strangers, so it worries many of them. If you haven’t met in
          person yet, please leave money out of your conversation. If it was about something else, simply
          carry on.
        </p>
      </Banner>
    </div>
  )
}
