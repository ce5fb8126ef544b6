import type { OwnProfile } from '@ndoa/contract/dating/profiles'
import { useEffect, useState } from 'react'
import { ApiError, isRetryable } from '../../../../lib/api/api-error.ts'
import { byLastPart, useForm } from '../../../../lib/form.ts'
import { loadDraft, saveDraft } from '../../../../lib/storage/drafts.ts'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../../ui/feedback/toast-time.ts'
import { useUpdateProfile } from '../profiles.queries.ts'
import { words } from '../words/own.ts'
import {
  changedFields,
  changedSections,
  changeOf,
  draftOf,
  type ProfileDraft,
  type SectionName,
  sectionErrors,
} from './profile-sections.ts'

const DRAFT = 'profile'
const isDraft = (value: Partial<ProfileDraft>) => typeof value === 'object'

export function useProfileEditor(profile: OwnProfile, section: SectionName) {
  const [saved, setSaved] = useState(() => draftOf(profile))
  const [isCelebrating, setCelebrating] = useState(false)
  const { saveError, showSaveError, clearSaveError } = useSaveError(section)
  const [initial] = useState(() => ({
    ...saved,
    ...loadDraft(profile.user_id, DRAFT, isDraft),
  }))
  const form = useForm<ProfileDraft>(initial, (draft) => sectionErrors(draft, section))
  const update = useUpdateProfile()
  const toast = useToast()
  const unsaved = changedSections(form.values, saved)

  useEffect(() => {
    saveDraft(profile.user_id, DRAFT, changedFields(form.values, saved))
  }, [profile.user_id, form.values, saved])

  function save() {
    clearSaveError()
    if (!form.check()) return showSaveError(words.form.errors)
    if (!unsaved.includes(section)) return toast.info(words.form.nothing, SHORT_TOAST)
    const sent = form.values
    update.mutate(changeOf(sent, section), {
      onSuccess: (answer) => adopt(answer, sent),
      onError: explain,
    })
  }

  /** The server normalises the input, so the fields show its answer. */
  function adopt(answer: OwnProfile, sent: ProfileDraft) {
    const fresh = changeOf(draftOf(answer), section) as Partial<ProfileDraft>
    form.adopt(fresh, sent)
    setSaved((before) => ({ ...before, ...fresh }))
    setCelebrating(true)
  }

  function explain(error: Error) {
    const fields = error instanceof ApiError ? byLastPart(error.fields) : {}
    form.refuse(fields)
    showSaveError(Object.keys(fields).length > 0 ? words.form.errors : notSavedSentence(error))
  }

  function set<Name extends keyof ProfileDraft>(name: Name, value: ProfileDraft[Name]) {
    form.set(name, value)
    clearSaveError()
  }

  return {
    ...form,
    set,
    save,
    saveError,
    isSaving: update.isPending,
    unsaved,
    giveUp: () => saveDraft(profile.user_id, DRAFT, null),
    isCelebrating,
    endCelebration: () => setCelebrating(false),
  }
}

function useSaveError(section: SectionName) {
  const [saveError, setSaveError] = useState<{ section: SectionName; text: string }>()
  const toast = useToast()
  return {
    saveError: saveError?.section === section ? saveError.text : undefined,
    showSaveError: (text: string) => {
      toast.error(text, SHORT_TOAST)
      setSaveError({ section, text })
    },
    clearSaveError: () => setSaveError(undefined),
  }
}

type ProfileEditor = ReturnType<typeof useProfileEditor>

export interface SectionProps {
  editor: Omit<ProfileEditor, 'ref'>
  profile: OwnProfile
}

function notSavedSentence(error: Error): string {
  if (!(error instanceof ApiError) || isRetryable(error)) return words.form.notSaved
  switch (error.code) {
    case 'accounts.sign_in_needed':
      return words.form.noSession
    case 'request.not_found':
      return words.form.noProfile
    case 'request.too_many':
      return error.message
    default:
      return words.form.notSaved
  }
}
