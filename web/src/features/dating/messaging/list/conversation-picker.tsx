import type { Conversation } from '@ndoa/contract/dating/messaging'
import { useState } from 'react'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { words } from '../words.ts'
import { searchConversations } from './conversation-list.ts'
import { ConversationRow } from './conversation-row.tsx'

export interface ConversationPickerProps {
  conversations: readonly Conversation[]
  now: Date
  onChoose: (matchId: string) => void
}

export function ConversationPicker({ conversations, now, onChoose }: ConversationPickerProps) {
  const [search, setSearch] = useState('')
  const found = searchConversations(conversations, search)
  return (
    <>
      <div className="p-3">
        <TextField
          label={words.search.label}
          hideLabel
          type="search"
          placeholder={words.search.placeholder}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <ul className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-2">
        {found.map((conversation) => (
          <li key={conversation.match_id}>
            <ConversationRow
              conversation={conversation}
              now={now}
              onChoose={() => onChoose(conversation.match_id)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-5 pb-8 text-soft'}>
        {found.length === 0 && words.search.nothing}
      </p>
    </>
  )
}
