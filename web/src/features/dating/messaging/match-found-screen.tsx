import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { firstLetter } from '../../../ui/media/photo.tsx'
import { rich } from '../../../words/rich.tsx'
import { useViewer } from '../../identity/accounts/index.ts'
import { AskForPush, mayAskForPush } from '../../notifications/push/index.ts'
import { type FoundMatch, myMatchesQuery } from '../matches/index.ts'
import { memberProfileQuery, ownProfileQuery, StrongestReasons } from '../profiles/index.ts'
import { Composer } from './composer/composer.tsx'
import { type Opener, Openers } from './composer/openers.tsx'
import { useSending } from './outbox/use-sending.ts'
import { words } from './words.ts'

export interface MatchFoundScreenProps {
  match: FoundMatch
  onClose: () => void
}

export function MatchFoundScreen({
  match: { match_id, display_name: name },
  onClose,
}: MatchFoundScreenProps) {
  const navigate = useNavigate()
  const { data: matches } = useQuery(myMatchesQuery(useViewer().id))
  const partner = matches?.find((match) => match.match_id === match_id)
  const { isSending, send } = useSending(match_id)
  const field = useRef<HTMLTextAreaElement>(null)
  const [opener, setOpener] = useState<Opener>()
  const [asksForPush] = useState(mayAskForPush)

  function choose(chosen: Opener) {
    setOpener(chosen)
    field.current?.focus()
  }

  function sendAndOpen(content: string) {
    send(content)
    onClose()
    void navigate({ to: '/messages', search: { matchId: match_id } })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.matchFound.title}
      hideTitle
      size="sm"
      description={<BothJoined name={name} photo={partner?.main_photo_signed_url} />}
      footer={
        <div className="-mx-6 -my-4 grow">
          <Composer
            matchId={match_id}
            name={name}
            fieldRef={field}
            isFirst={false}
            isSending={isSending}
            opener={opener}
            onSend={sendAndOpen}
          />
        </div>
      }
    >
      <div className="grid gap-5 pb-3">
        <WaysToBegin memberId={partner?.user_id} onChoose={choose} />
        <Button variant="quiet" onClick={onClose} data-autofocus className="justify-self-center">
          {words.matchFound.close}
        </Button>
        <Suspense>
          {asksForPush && (
            <div className="px-6">
              <AskForPush />
            </div>
          )}
        </Suspense>
      </div>
    </Dialog>
  )
}

interface WaysToBeginProps {
  memberId: string | undefined
  onChoose: (opener: Opener) => void
}

function WaysToBegin({ memberId, onChoose }: WaysToBeginProps) {
  const { data: other } = useQuery({ ...memberProfileQuery(memberId ?? ''), enabled: memberId !== undefined })
  return (
    <>
      {other?.strongest[0] && (
        <section className="mx-6 grid gap-2 rounded-md bg-sand p-4">
          <h3 className="font-bold">{words.matchFound.shared}</h3>
          <StrongestReasons reasons={other.strongest} />
        </section>
      )}
      <section className="grid gap-2 px-6">
        <h3 className="font-bold">{words.matchFound.begin}</h3>
        <Openers other={other ?? undefined} onChoose={onChoose} />
      </section>
    </>
  )
}

function BothJoined({ name, photo }: { name: string; photo: string | null | undefined }) {
  const viewer = useViewer()
  const { data: own } = useQuery(ownProfileQuery(viewer.id))
  return (
    <span className="grid justify-items-center gap-1 text-center text-ink">
      <span className="flex w-full justify-center overflow-clip bg-sand py-4">
        <QuiltHalf
          side="start"
          name={viewer.name}
          photo={own?.photos.find(({ is_primary }) => is_primary)?.signed_url}
        />
        <QuiltHalf side="end" name={name} photo={photo} />
      </span>
      <span aria-hidden="true" className="display px-6 pt-3 text-3xl">
        {words.matchFound.title}
      </span>
      <span className="px-6 text-lg">{rich(words.matchFound.text, { name: <strong>{name}</strong> })}</span>
    </span>
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

interface QuiltHalfProps {
  side: keyof typeof sides
  name: string
  photo: string | null | undefined
}

/** Half a square: the pattern is complete once both halves have joined. */
function QuiltHalf({ side, name, photo }: QuiltHalfProps) {
  return (
    <span
      className={cx(
        'h-40 w-32 overflow-clip bg-[url(/art/quilt-square.svg)] bg-cover p-2.5',
        'transition-[translate,rotate,opacity] duration-700 ease-out starting:opacity-0 motion-reduce:transition-none',
        sides[side],
      )}
    >
      <span className="relative grid size-full place-items-center overflow-clip rounded-lg bg-card text-5xl font-bold text-brand-strong">
        <span aria-hidden="true">{firstLetter(name)}</span>
        {photo && <img src={photo} alt="" className="absolute inset-0 size-full object-cover object-top" />}
      </span>
    </span>
  )
}
