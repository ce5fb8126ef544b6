import { isOffered, type Language } from '@ndoa/contract/languages'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery, type Viewer } from '../../features/accounts/session.ts'
import { speakLanguage, takeChoice } from '../../languages/load.ts'

/** Speaks the language of the account. What a visitor chose in this tab before signing in becomes that of the account. */
export async function speakAccountLanguage(queryClient: QueryClient, viewer: Viewer): Promise<void> {
  const chosen = takeChoice()
  if (chosen && chosen !== viewer.language) return changeLanguage(queryClient, viewer, chosen).catch(() => {})
  // Its words may not be at hand without a network: the screen opens nevertheless.
  if (isOffered(viewer.language)) await speakLanguage(viewer.language).catch(() => {})
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
  await speakLanguage(language)
  noteInSession(queryClient, language)
  try {
    const { setLanguage } = await import('../../features/settings/set-language.ts')
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
