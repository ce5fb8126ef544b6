import type { Settings, SettingsChange } from '@ndoa/contract/identity/settings'
import { useEffect, useState } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { loadDraft, saveDraft } from '../../../lib/storage/drafts.ts'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../ui/feedback/toast-time.ts'
import { useSaveSettings } from './settings.queries.ts'
import { words } from './words.ts'

export interface SettingsDraft {
  settings: Settings
  set: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void
  save: () => void
  saving: boolean
  isUnsaved: boolean
  giveUp: () => void
}

const DRAFT = 'settings'
const isDraft = (value: SettingsChange) => typeof value === 'object'

export function useSettingsDraft(userId: string, stored: Settings): SettingsDraft {
  const [changes, setChanges] = useState<SettingsChange>(() => loadDraft(userId, DRAFT, isDraft) ?? {})
  const saving = useSaveSettings(userId)
  const toast = useToast()
  const isUnsaved = isChange(changes, stored)

  useEffect(() => {
    saveDraft(userId, DRAFT, isUnsaved ? changes : null)
  }, [userId, changes, isUnsaved])

  function save() {
    if (!isUnsaved) return toast.info(words.nothingToSave, SHORT_TOAST)
    saving.mutate(changes, {
      onSuccess: () => {
        setChanges((now) => withoutSaved(now, changes))
        toast.success(words.saved, SHORT_TOAST)
      },
      onError: (error) => toast.error(sentenceFor(error, words.saveFailed), SHORT_TOAST),
    })
  }

  return {
    settings: { ...stored, ...changes },
    set: (name, value) => setChanges((before) => ({ ...before, [name]: value })),
    save,
    saving: saving.isPending,
    isUnsaved,
    giveUp: () => saveDraft(userId, DRAFT, null),
  }
}

/** A switch that was turned back does not count as a change. */
const isChange = (changes: SettingsChange, stored: Settings) =>
  Object.entries(changes).some(([name, value]) => stored[name as keyof Settings] !== value)

/** Changes made while others were being saved stay unsaved. */
function withoutSaved(now: SettingsChange, saved: Partial<Settings>): SettingsChange {
  const left = Object.entries(now).filter(([name, value]) => saved[name as keyof Settings] !== value)
  return Object.fromEntries(left)
}
