import type { QueryClient } from '@tanstack/react-query'
import type { Viewer } from '../../features/identity/accounts/sessions/session.ts'
import { currentLanguage } from '../../languages/load.ts'

/** A language chosen in this tab before signing in becomes the account's language. */
export async function applyAccountLanguage(queryClient: QueryClient, viewer: Viewer): Promise<void> {
  if (viewer.language === currentLanguage()) return
  // The words of that language may be unavailable offline. The screen opens anyway.
  await import('./change-language.ts')
    .then((change) => change.syncLanguage(queryClient, viewer))
    .catch(() => undefined)
}
