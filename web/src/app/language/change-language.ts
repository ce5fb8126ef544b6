import { isOffered, type Language } from '@ndoa/contract/languages'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery, type Viewer } from '../../features/identity/accounts/sessions/session.ts'
import { setLanguage } from '../../features/identity/settings/set-language.ts'
import { speakLanguage, takeChoice } from '../../languages/change.ts'

export async function settleLanguage(queryClient: QueryClient, viewer: Viewer): Promise<void> {
  const chosen = takeChoice()
  if (chosen) await changeLanguage(queryClient, viewer, chosen)
  else if (isOffered(viewer.language)) await speakLanguage(viewer.language)
}

/**
 * Switches the language at once, here and on the member's other devices.
 * @throws if the server did not store it; the former language is restored first
 */
export async function changeLanguage(
  queryClient: QueryClient,
  { id, language: before }: Viewer,
  language: Language,
): Promise<void> {
  if (!(await speakLanguage(language))) return
  noteInSession(queryClient, language)
  try {
    await setLanguage(id, language)
  } catch (error) {
    noteInSession(queryClient, before)
    if (isOffered(before)) await speakLanguage(before)
    throw error
  }
}

const noteInSession = (queryClient: QueryClient, language: Language) =>
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { user: { ...session.user, language } },
  )
