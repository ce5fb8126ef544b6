import { isOffered, type Language } from '@ndoa/contract/languages'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery, type Viewer } from '../../features/accounts/session.ts'
import { setLanguage } from '../../features/settings/set-language.ts'
import { speakLanguage, takeChoice } from '../../languages/change.ts'

/** The account has another language than the page: the one that was chosen in this tab, else that of the account, is spoken. */
export async function settleLanguage(queryClient: QueryClient, viewer: Viewer): Promise<void> {
  const chosen = takeChoice()
  if (chosen) await changeLanguage(queryClient, viewer, chosen)
  else if (isOffered(viewer.language)) await speakLanguage(viewer.language)
}

/**
 * Speaks a language at once, here and on the other devices of the member. @throws if the server did not store it; then
 * the former one is spoken again
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

/** The guard of the next screen speaks what the session says. */
const noteInSession = (queryClient: QueryClient, language: Language) =>
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { user: { ...session.user, language } },
  )
