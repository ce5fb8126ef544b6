import type { Conversation } from '@ndoa/contract/dating/messaging'
import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../../../ui/badge.tsx'
import { Avatar } from '../../../../ui/media/avatar.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { memberProfileQuery, StrongestReasons } from '../../profiles/index.ts'
import { type Opener, Openers } from '../composer/openers.tsx'
import { words } from '../words.ts'

export interface EmptyChatProps {
  conversation: Conversation
  onChoose: (opener: Opener) => void
}

const REASONS = 2

export function EmptyChat({ conversation, onChoose }: EmptyChatProps) {
  const { other_user_id, other_user_name: name, compatibility_percentage: percent, available } = conversation
  const { data } = useQuery({ ...memberProfileQuery(other_user_id), enabled: available })
  const other = data ?? undefined
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto p-4">
      <div className="m-auto grid w-full max-w-md gap-5">
        <div className="grid justify-items-center gap-2 rounded-lg bg-sand p-5 text-center">
          <Avatar name={available ? name : '?'} src={conversation.photo_url} size="xl" />
          <p dir="auto" className="text-lg font-bold">
            {name}
          </p>
          {percent !== null && <Chip tone="gold">{ui.match(percent)}</Chip>}
          <StrongestReasons reasons={other?.strongest.slice(0, REASONS)} />
        </div>
        <div className="grid gap-3">
          <div className="text-center">
            <p className="text-lg font-semibold">{words.start}</p>
            {available && <p className="text-soft">{words.sayHelloTo(name)}</p>}
          </div>
          {available && <Openers other={other} onChoose={onChoose} />}
        </div>
      </div>
    </div>
  )
}
