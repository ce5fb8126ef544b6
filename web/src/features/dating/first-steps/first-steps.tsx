import type { OwnProfile, ProfileChange } from '@ndoa/contract/dating/profiles'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { isRefused } from '../../../lib/api/is-refused.ts'
import { useIsOnline } from '../../../lib/api/use-is-online.ts'
import { loadDraft, saveDraft } from '../../../lib/storage/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { srOnly } from '../../../ui/sr-only.tsx'
import { words as ui } from '../../../ui/words.ts'
import { rich } from '../../../words/rich.tsx'
import { occupiesSlot, useFirstPhoto } from '../photos/index.ts'
import { useUpdateProfile } from '../profiles/index.ts'
import { type Answer, changeOf, type Draft, isAnyAnswered } from './draft.ts'
import { STEPS, type Step } from './steps.ts'
import { words } from './words.ts'

const DONE: ProfileChange = { first_steps_open: false }
const ALL_ANSWERS = STEPS.flatMap(({ answers }) => answers)
const DRAFT = 'first-steps'
const isDraft = (value: Partial<Draft>) => typeof value === 'object'
/** The draft that records that the member left the steps, until the server has stored it. */
const LEFT_KEY = 'first-steps left'

/**
 * Each answer is saved when its step is left, and kept as a draft when that fails. Members who leave before the end are
 * not asked again.
 */
export function FirstSteps({ profile }: { profile: OwnProfile }) {
  const { draft, set, forget } = useKeptDraft(profile)
  // Held at this level, so that the upload continues during the other steps.
  const photo = useFirstPhoto()
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
    (step.name === 'photo' && photo.uploads.some(occupiesSlot))

  function finish() {
    forget()
    void navigate({ to: '/find-matches' })
  }

  function goToNextStep() {
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
          onGoOn={goToNextStep}
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

function firstUnanswered(draft: Draft, profile: OwnProfile): number {
  const first = STEPS.findIndex((step) => !isStepAnswered(step, draft, profile))
  return first === -1 ? STEPS.length - 1 : first
}

interface ButtonsProps {
  isLast: boolean
  isAnswered: boolean
  busy: boolean
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
 * Closes at once, even on a bad connection, and sends the answers when the server can be reached. Refused answers
 * appear in the steps at the next visit.
 */
function useLeaving(profile: OwnProfile, draft: Draft, forgetDraft: () => void) {
  const [hasLeft, setLeft] = useState(() => loadDraft(profile.user_id, LEFT_KEY, Boolean) !== null)
  const isOnline = useIsOnline()
  const { mutateAsync } = useUpdateProfile()
  const keep = (value: true | null) => saveDraft(profile.user_id, LEFT_KEY, value)

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

/** Takes the focus at each step, so that screen readers announce the step and Tab leads into its fields. */
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
