import type { MemberProfile } from '@ndoa/contract/dating/profiles'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { profileAsOthersQuery, useLabels } from '../../profiles/index.ts'
import { words } from '../words.ts'
import { openersFor } from './openers.ts'

/** Each choice creates a new object, even for the same text. */
export interface Opener {
  text: string
}

export interface OpenersProps {
  other: MemberProfile | undefined
  onChoose: (opener: Opener) => void
}

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
