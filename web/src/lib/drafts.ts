import { DRAFT, draftNames, loadJson, localStore, saveJson, sessionStore } from './storage.ts'

/** As long as everything else that is kept on a device; milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000

interface Draft<T> {
  value: T
  written_at: number
}

/** What a member's draft is called, also one that is kept in one tab alone. */
export const draftName = (userId: string, name: string) => `${DRAFT}${userId} ${name}`
const isFresh = ({ written_at }: Draft<unknown>) => Date.now() - written_at < KEPT_FOR

/** Keeps what a member has typed and not saved or sent, for a day and for this member alone; null forgets it. */
export function saveDraft(userId: string, name: string, value: unknown): void {
  if (value === null) localStore.removeItem(draftName(userId, name))
  else saveJson(localStore, draftName(userId, name), { value, written_at: Date.now() })
}

/** What this member had typed; null when there is nothing that fits. */
export function loadDraft<T>(userId: string, name: string, fits: (value: T) => boolean): T | null {
  const fitsToo = (draft: Draft<T>) => isFresh(draft) && fits(draft.value)
  return loadJson<Draft<T>>(localStore, draftName(userId, name), fitsToo)?.value ?? null
}

/** Whether this member has typed anything, also in this tab alone, that was neither sent nor saved; `true` is a mark alone. */
export function hasDrafts(userId: string): boolean {
  const isTheirs = (name: string) => name.startsWith(draftName(userId, ''))
  const isTyped = (draft: Draft<unknown>) => isFresh(draft) && draft.value !== true
  return (
    draftNames().some((name) => isTheirs(name) && loadJson(localStore, name, isTyped) !== null) ||
    draftNames(sessionStore).some(isTheirs)
  )
}

/** Deletes the drafts of everybody that are older than a day. */
export function deleteOldDrafts(): void {
  for (const name of draftNames()) if (!loadJson(localStore, name, isFresh)) localStore.removeItem(name)
}
