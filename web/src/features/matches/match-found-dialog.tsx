import { useQuery } from '@tanstack/react-query'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useViewer } from '../accounts/index.ts'
import { ChatLink } from './chat-link.tsx'
import { myMatchesQuery } from './matches.queries.ts'

export interface FoundMatch {
  match_id: string
  display_name: string
}

export interface MatchFoundDialogProps {
  match: FoundMatch | undefined
  onClose: () => void
}

/** Announces a match, with two halves of a quilt that join. */
export function MatchFoundDialog({ match, onClose }: MatchFoundDialogProps) {
  return (
    <Dialog open={match !== undefined} onClose={onClose} title="Match Found" hideTitle size="sm">
      {match && <Joined key={match.match_id} match={match} onClose={onClose} />}
    </Dialog>
  )
}

function Joined({ match, onClose }: { match: FoundMatch; onClose: () => void }) {
  const viewer = useViewer()
  const { data } = useQuery(myMatchesQuery(viewer.id))
  const partner = data?.find(({ match_id }) => match_id === match.match_id)
  return (
    <div className="grid justify-items-center gap-3 pb-6 text-center">
      <div className="flex w-full justify-center overflow-clip bg-sand py-8">
        <QuiltHalf side="start" name={viewer.name} />
        <QuiltHalf side="end" name={match.display_name} photo={partner?.main_photo_signed_url} />
      </div>
      <p aria-hidden="true" className="display px-6 pt-2 text-3xl">
        Match Found
      </p>
      <p className="px-6 text-lg">
        You and <strong>{match.display_name}</strong> like each other.
      </p>
      <p className="px-6 text-soft">A kind word is a good start.</p>
      <div className="mt-3 flex w-full flex-wrap gap-3 px-6 *:grow">
        <ChatLink matchId={match.match_id} onGo={onClose} className={buttonClass()}>
          Send a Message
        </ChatLink>
        <Button variant="outline" onClick={onClose} data-autofocus>
          Awesome!
        </Button>
      </div>
    </div>
  )
}

const sides = {
  start: cx(
    'rounded-s-xl bg-left starting:-translate-x-16 starting:-rotate-12',
    'rtl:bg-right rtl:starting:translate-x-16 rtl:starting:rotate-12',
  ),
  end: cx(
    'rounded-e-xl bg-right starting:translate-x-16 starting:rotate-12',
    'rtl:bg-left rtl:starting:-translate-x-16 rtl:starting:-rotate-12',
  ),
}

/** Half of the square, so that the pattern is complete only when both have joined. */
function QuiltHalf({ side, name, photo }: { side: keyof typeof sides; name: string; photo?: string | null }) {
  return (
    <div
      className={cx(
        'grid h-44 w-22 place-items-center overflow-clip bg-[url(/art/quilt-square.svg)] bg-[length:200%_100%]',
        'transition-[translate,rotate,opacity] duration-700 ease-out starting:opacity-0 motion-reduce:transition-none',
        sides[side],
      )}
    >
      <span className="rounded-full border-4 border-card">
        <Avatar name={name} src={photo} size="lg" />
      </span>
    </div>
  )
}
