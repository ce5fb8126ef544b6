import { DRAFT, draftNames, loadJson, localStore, saveJson, sessionStore } from './storage.ts'

/** Milliseconds; the same as `DEVICE_DATA_TTL`. */
const DRAFT_TTL = 24 * 60 * 60 * 1000

interface Draft<T> {
  value: T
  written_at: number
}

export const draftName = (userId: string, name: string) => `${DRAFT}${userId} ${name}`
const isFresh = ({ written_at }: Draft<unknown>) => Date.now() - written_at < DRAFT_TTL

export function saveDraft(userId: string, name: string, value: unknown): void {
  if (value === null) localStore.removeItem(draftName(userId, name))
  else saveJson(localStore, draftName(userId, name), { value, written_at: Date.now() })
}

export function loadDraft<T>(userId: string, name: string, fits: (value: T) => boolean): T | null {
  const isUsable = (draft: Draft<T>) => isFresh(draft) && fits(draft.value)
  return loadJson<Draft<T>>(localStore, draftName(userId, name), isUsable)?.value ?? null
}

/** Also counts drafts kept only in this tab, but not the value `true`, which is only a mark. */
export function hasDrafts(userId: string): boolean {
  const isTheirs = (name: string) => name.startsWith(draftName(userId, ''))
  const isTyped = (draft: Draft<unknown>) => isFresh(draft) && draft.value !== true
  return (
    draftNames().some((name) => isTheirs(name) && loadJson(localStore, name, isTyped) !== null) ||
    draftNames(sessionStore).some(isTheirs)
  )
}

export function deleteOldDrafts(): void {
  for (const name of draftNames()) if (!loadJson(localStore, name, isFresh)) localStore.removeItem(name)
}
