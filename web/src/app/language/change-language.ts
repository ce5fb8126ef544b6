import { isOffered, type Language } from '@ndoa/contract/languages'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery, type Viewer } from '../../features/identity/accounts/sessions/session.ts'
import { setLanguage } from '../../features/identity/settings/set-language.ts'
import { switchLanguage, takeChoice } from '../../languages/change.ts'

export async function syncLanguage(queryClient: QueryClient, viewer: Viewer): Promise<void> {
  const chosen = takeChoice()
  if (chosen) await changeLanguage(queryClient, viewer, chosen)
  else if (isOffered(viewer.language)) await switchLanguage(viewer.language)
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
  if (!(await switchLanguage(language))) return
  setSessionLanguage(queryClient, language)
  try {
    await setLanguage(id, language)
  } catch (error) {
    setSessionLanguage(queryClient, before)
    if (isOffered(before)) await switchLanguage(before)
    throw error
  }
}

const setSessionLanguage = (queryClient: QueryClient, language: Language) =>
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { user: { ...session.user, language } },
  )
