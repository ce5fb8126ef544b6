import type { OwnProfile, ProfileChange } from '@ndoa/contract/profiles'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { loadDraft, saveDraft } from '../../lib/drafts.ts'
import { isRefused } from '../../lib/is-refused.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { srOnly } from '../../ui/sr-only.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { rich } from '../../words/rich.tsx'
import { takesPlace, useFirstPhoto } from '../photos/index.ts'
import { useUpdateProfile } from '../profiles/index.ts'
import { type Answer, changeOf, type Draft, isAnyAnswered } from './draft.ts'
import { STEPS, type Step } from './steps.ts'
import { words } from './words/index.ts'

const DONE: ProfileChange = { first_steps_open: false }
const ALL_ANSWERS = STEPS.flatMap(({ answers }) => answers)
const DRAFT = 'first-steps'
const isDraft = (value: Partial<Draft>) => typeof value === 'object'
/** The draft that says that the member has left, until the server knows it. */
const LEFT = 'first-steps left'

/**
 * Six short questions for a new member. Each is saved when it is left, and what could not be saved is kept as a draft, so
 * nothing is lost when the page is closed; anyone who leaves before the end is not asked again. After the last one come the
 * first suggestions.
 */
export function FirstSteps({ profile }: { profile: OwnProfile }) {
  const { draft, set, forget } = useKeptDraft(profile)
  const photo = useFirstPhoto() // here, so that it goes on during the other steps
  const [place, setPlace] = useState(() => firstUnanswered(draft, profile))
  const { hasLeft, leave } = useLeaving(profile, draft, forget)
  const update = useUpdateProfile()
  const navigate = useNavigate()
  const step = STEPS[place]
  if (!step || hasLeft) return null
  const isLast = place === STEPS.length - 1
  const change = changeOf(draft, profile, step.answers)
  const isAnswered =
    Object.keys(change).length > 0 ||
    isStepAnswered(step, draft, profile) ||
    (step.name === 'photo' && photo.uploads.some(takesPlace))

  function finish() {
    forget()
    void navigate({ to: '/find-matches' })
  }

  function goOn() {
    if (isLast) {
      update.mutate({ ...change, ...DONE }, { onSuccess: finish })
    } else if (Object.keys(change).length === 0) setPlace(place + 1)
    else update.mutate(change, { onSuccess: () => setPlace(place + 1) })
  }

  return (
    <Dialog
      open
      dismissable={false}
      isSteady
      title={words.steps[step.name].title}
      onClose={() => undefined}
      headerActions={
        <Button variant="quiet" size="sm" onClick={leave}>
          {words.later}
        </Button>
      }
      footer={
        <Buttons
          isLast={isLast}
          isAnswered={isAnswered}
          busy={update.isPending}
          onBack={place > 0 ? () => setPlace(place - 1) : undefined}
          onGoOn={goOn}
        />
      }
    >
      <Progress place={place} step={step} />
      <div key={place} className="grid gap-5">
        <step.Fields draft={draft} set={set} profile={profile} photo={photo} />
      </div>
      {update.error && <Banner tone="error">{sentenceFor(update.error, words.notSaved)}</Banner>}
    </Dialog>
  )
}

const isStepAnswered = ({ name, answers }: Step, draft: Draft, profile: OwnProfile) =>
  name === 'photo' ? profile.photos.length > 0 : isAnyAnswered(draft, answers)

/** After a reload the steps go on where they were left. */
function firstUnanswered(draft: Draft, profile: OwnProfile): number {
  const first = STEPS.findIndex((step) => !isStepAnswered(step, draft, profile))
  return first === -1 ? STEPS.length - 1 : first
}

interface ButtonsProps {
  isLast: boolean
  isAnswered: boolean
  busy: boolean
  /** Not at the first step. */
  onBack: (() => void) | undefined
  onGoOn: () => void
}

function Buttons({ isLast, isAnswered, busy, onBack, onGoOn }: ButtonsProps) {
  return (
    <>
      {onBack && (
        <Button variant="outline" disabled={busy} onClick={onBack}>
          {ui.back}
        </Button>
      )}
      <Button
        variant={isAnswered || isLast ? 'primary' : 'outline'}
        busy={busy}
        busyText={words.saving}
        onClick={onGoOn}
      >
        {isLast ? words.finish : isAnswered ? ui.continue : words.skip}
      </Button>
    </>
  )
}

/** Answers that were not saved are there again after a reload. */
function useKeptDraft(profile: OwnProfile) {
  const [draft, setDraft] = useState<Draft>(() => ({
    ...profile,
    ...loadDraft(profile.user_id, DRAFT, isDraft),
  }))
  useEffect(() => {
    const change = changeOf(draft, profile, ALL_ANSWERS)
    saveDraft(profile.user_id, DRAFT, Object.keys(change).length > 0 ? change : null)
  }, [draft, profile])
  return {
    draft,
    set: (name: Answer, value: unknown) => setDraft((before) => ({ ...before, [name]: value })),
    forget: () => saveDraft(profile.user_id, DRAFT, null),
  }
}

/**
 * On a bad line, too, the steps close at once and stay closed. That they are over, and what was answered, is sent when the
 * server can be reached. What it refuses is there again at the next visit, in the steps.
 */
function useLeaving(profile: OwnProfile, draft: Draft, forgetDraft: () => void) {
  const [hasLeft, setLeft] = useState(() => loadDraft(profile.user_id, LEFT, Boolean) !== null)
  const isOnline = useIsOnline()
  const { mutateAsync } = useUpdateProfile()
  const keep = (value: true | null) => saveDraft(profile.user_id, LEFT, value)

  const send = useEffectEvent(async () => {
    try {
      await mutateAsync({ ...changeOf(draft, profile, ALL_ANSWERS), ...DONE })
      forgetDraft()
      keep(null)
    } catch (error) {
      if (isRefused(error)) keep(null)
    }
  })
  useEffect(() => {
    if (hasLeft && isOnline) void send()
  }, [hasLeft, isOnline])

  function leave() {
    keep(true)
    setLeft(true)
  }

  return { hasLeft, leave }
}

/** Has the focus at each step, so that it is read out and the next Tab leads into its fields. */
function Progress({ place, step }: { place: number; step: Step }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (place > 0) line.current?.focus()
  }, [place])
  const { title, text } = words.steps[step.name]
  return (
    <div className="mb-5 grid gap-2">
      <ProgressBar value={((place + 1) / STEPS.length) * 100} label={words.title} />
      <p ref={line} tabIndex={-1} data-autofocus className="text-sm text-soft outline-none">
        {rich(words.place(place + 1, STEPS.length, title), {
          more: srOnly,
        })}
      </p>
      <p className="text-soft">{text}</p>
    </div>
  )
}
