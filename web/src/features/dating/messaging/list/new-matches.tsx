import type { MyMatch } from '@ndoa/contract/dating/matches'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../../../ui/link.ts'
import { Avatar } from '../../../../ui/media/avatar.tsx'
import { srOnly } from '../../../../ui/sr-only.tsx'
import { rich } from '../../../../words/rich.tsx'
import { useMyMatches } from '../../matches/index.ts'
import { UnsentLabel } from '../outbox/unsent-label.tsx'
import { words } from '../words.ts'

const SHOWN = 20

/** Matches without messages, newest first. `isLoading` ends with the first answer or failure. */
export function useNewMatches(): { newMatches: readonly MyMatch[]; isLoading: boolean } {
  const { data = [], isPending, failureCount, errorUpdateCount } = useMyMatches()
  return {
    newMatches: data.filter(({ message_count }) => message_count === 0),
    isLoading: isPending && failureCount === 0 && errorUpdateCount === 0,
  }
}

export interface NewMatchesProps {
  matches: readonly MyMatch[]
  onChoose?: (matchId: string) => void
}

export function NewMatches({ matches, onChoose }: NewMatchesProps) {
  if (matches.length === 0) return null
  return (
    <section aria-labelledby="new-matches" className="border-b border-line py-3">
      <div className="flex items-center justify-between gap-4 px-5">
        <h2 id="new-matches" className="font-bold">
          {words.newMatches.title}
        </h2>
        <Link to="/my-matches" className={linkClass}>
          {rich(words.newMatches.viewAll, { more: srOnly })}
        </Link>
      </div>
      <ul className="flex gap-1 overflow-x-auto overscroll-x-contain px-3 pb-1 [scrollbar-width:thin]">
        {matches.slice(0, SHOWN).map(({ match_id, display_name, main_photo_signed_url }) => (
          <li key={match_id}>
            <Link
              to="."
              search={{ matchId: match_id }}
              preload={false}
              onClick={() => onChoose?.(match_id)}
              data-conversation={match_id}
              className="press grid w-24 justify-items-center gap-1.5 rounded-md p-2 text-sm font-medium text-ink no-underline hover:bg-paper aria-[current=page]:bg-sand"
            >
              <span className="rounded-full border-2 border-gold p-0.5">
                <Avatar name={display_name} src={main_photo_signed_url} size="lg" />
              </span>
              <span className="max-w-full">
                {rich(words.newMatches.writeTo, { more: srOnly, name: () => nameOf(display_name) })}
              </span>
              <UnsentLabel matchId={match_id} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Truncated at the name's own end, whatever the page's direction. */
const nameOf = (name: string) => (
  <span dir="auto" className="block truncate">
    {name}
  </span>
)
