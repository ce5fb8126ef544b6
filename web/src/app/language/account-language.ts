import type { QueryClient } from '@tanstack/react-query'
import type { Viewer } from '../../features/accounts/session.ts'
import { spokenLanguage } from '../../languages/load.ts'

/** Speaks the language of the account. What a visitor chose in this tab before signing in becomes that of the account. */
export async function speakAccountLanguage(queryClient: QueryClient, viewer: Viewer): Promise<void> {
  if (viewer.language === spokenLanguage()) return
  // Its words may not be at hand without a network: the screen opens nevertheless.
  await import('./change-language.ts')
    .then((change) => change.settleLanguage(queryClient, viewer))
    .catch(() => undefined)
}
