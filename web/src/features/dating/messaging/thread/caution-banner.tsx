import type { Caution, Conversation } from '@ndoa/contract/dating/messaging'
import { useState } from 'react'
import { pagePath } from '../../../../languages/load.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { ReportMoneyButton } from '../../safety/index.ts'
import { words } from '../words.ts'

export interface CautionBannerProps {
  conversation: Conversation
  caution: Caution
  onGone: () => void
}

/** The sender does not see this advice. */
export function CautionBanner({ conversation, caution, onGone }: CautionBannerProps) {
  const [dismissed, setDismissed] = useState<Caution | null>(null)
  const { match_id, other_user_id, other_user_name, available } = conversation
  if (dismissed === caution) return null
  const { title, text } = words.cautions[caution]
  const member = { user_id: other_user_id, display_name: available ? other_user_name : words.thisMember }
  return (
    <div className="p-2 lg:px-4">
      <Banner
        tone="info"
        title={title}
        onDismiss={() => setDismissed(caution)}
        action={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {caution === 'money' && <ReportMoneyButton member={member} matchId={match_id} onGone={onGone} />}
            <a href={pagePath('/safety-tips')} target="_blank" className="inline-flex min-h-11 items-center">
              {words.safetyTips}
            </a>
          </span>
        }
      >
        <p>{text}</p>
      </Banner>
    </div>
  )
}
