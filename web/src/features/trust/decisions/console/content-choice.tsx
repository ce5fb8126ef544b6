import type { CaseView } from '@ndoa/contract/trust/cases'
import type { Step } from '@ndoa/contract/trust/decision-rules'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'

export interface RemovedContent {
  photo_ids: string[]
  message_ids: string[]
  bio: boolean
}
export const NO_CONTENT: RemovedContent = { photo_ids: [], message_ids: [], bio: false }

export const removesContent = (step: Step): boolean =>
  step === 'content_removed' || step === 'slowed' || step === 'suspended' || step === 'banned'

interface ContentChoiceProps {
  view: CaseView
  value: RemovedContent
  error?: string | undefined
  onChange: (content: RemovedContent) => void
}

export function ContentChoice({ view, value, error, onChange }: ContentChoiceProps) {
  const photos = view.subject?.photos.filter(({ status }) => status === 'approved') ?? []
  const messages = view.evidence
    .flatMap((one) => (one.kind === 'messages' ? one.messages : []))
    .filter(({ reported, from }) => reported && from === 'reported')
  const bio = Boolean(view.subject?.profile?.bio)
  if (photos.length + messages.length === 0 && !bio && !error) return null
  const toggle = (list: readonly string[], id: string) =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id]
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Remove</legend>
      {photos.map(({ id }, i) => (
        <Checkbox
          key={id}
          label={`Current photo ${i + 1}`}
          checked={value.photo_ids.includes(id)}
          onChange={() => onChange({ ...value, photo_ids: toggle(value.photo_ids, id) })}
        />
      ))}
      {messages.map(({ id, content }) => (
        <Checkbox
          key={id}
          label={<span className="line-clamp-2 break-words">“{content}”</span>}
          checked={value.message_ids.includes(id)}
          onChange={() => onChange({ ...value, message_ids: toggle(value.message_ids, id) })}
        />
      ))}
      {bio && (
        <Checkbox
          label="The bio"
          checked={value.bio}
          onChange={() => onChange({ ...value, bio: !value.bio })}
        />
      )}
      {error && <FieldError text={error} />}
    </fieldset>
  )
}
