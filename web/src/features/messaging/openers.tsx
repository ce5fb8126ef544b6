import type { MemberProfile } from '@ndoa/contract/profiles'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { profileAsOthersQuery, useLabels } from '../profiles/index.ts'
import { openersFor } from './openers.ts'
import { words } from './words/index.ts'

/** A first message to write: another one each time, also when the same is chosen again. */
export interface Opener {
  text: string
}

export interface OpenersProps {
  other: MemberProfile | undefined
  onChoose: (opener: Opener) => void
}

/** First messages to choose from, drawn from what both share; they fill the field and can be changed there. */
export function Openers({ other, onChoose }: OpenersProps) {
  const { data: own } = useQuery(profileAsOthersQuery)
  const labels = useLabels()
  if (!own || !other || !labels) return null
  return (
    <ul aria-label={words.openers.label} className="grid gap-2">
      {openersFor(own, other, labels).map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onChoose({ text })}
            className="press flex min-h-12 w-full items-center gap-3 rounded-md border border-edge bg-paper px-4 py-2 text-start text-sm hover:bg-sand"
          >
            <MessageCircleQuestion size={18} aria-hidden="true" className="shrink-0 text-brand-strong" />
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
