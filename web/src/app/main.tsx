import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import {
  finishSigningOut,
  onSigningOutElsewhere,
} from '../features/identity/accounts/sessions/pending-sign-out.ts'
import { mayBeSignedIn, sessionQuery } from '../features/identity/accounts/sessions/session.ts'
import { beginLanguage, loadWords } from '../languages/load.ts'
import { ApiError } from '../lib/api/api-error.ts'
import { isReachable, RETRY_INTERVAL } from '../lib/api/reachable.ts'
import { notifySignInNeeded, onSignInNeeded } from '../lib/api/sign-in-needed.ts'
import { markDataSaver } from '../lib/loading/data-saver.ts'
import { isGone } from '../lib/loading/import-part.ts'
import { localStore } from '../lib/storage/storage.ts'
import { ToastProvider } from '../ui/feedback/toast-provider.tsx'
import { NewVersionPrompt } from './new-version-prompt.tsx'
import { offline } from './offline/load.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { endSession } from './session-end.ts'
import { recordPageError, watchPageErrors } from './telemetry/page-errors.ts'

/** Milliseconds after which the app has started, even on slow phones. */
const CLEANUP_DELAY = 10_000

beginLanguage()
watchPageErrors()
void finishSigningOut()
markDataSaver()
const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ open: string }>) => {
  const { pathname, search } = new URL(data.open)
  router.history.push(pathname + search)
})
onSignInNeeded(() => void endSession(queryClient, router))
onSigningOutElsewhere(notifySignInNeeded)
const [matched] = router.getMatchedRoutes(window.location.pathname)
if (mayBeSignedIn()) {
  void queryClient.prefetchQuery(sessionQuery)
  for (const route of matched) router.loadRouteChunk(route)?.catch(() => undefined)
} else if (localStore.length > 0) {
  // Deletes a previous member's data after a day, even if that member never returns.
  setTimeout(
    () =>
      void offline().then(
        ({ deleteExpired }) => deleteExpired(),
        () => {},
      ),
    CLEANUP_DELAY,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

function onCaughtError(error: unknown) {
  console.error(error)
  if (!(error instanceof ApiError)) recordPageError('render', error)
}

if (mayBeSignedIn()) loadWords('member').catch(() => undefined)
const isMembersScreen = mayBeSignedIn() && matched.some(({ id }) => id === '/_signed-in')

const renderAll = () =>
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <RouterProvider router={router} />
          {import.meta.env.PROD && <NewVersionPrompt />}
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  )

/** Members' screens render in several short tasks; forms render at once, so that they accept input immediately. */
const render = () => (isMembersScreen ? startTransition(renderAll) : renderAll())

void Promise.all([loadWords('start'), isMembersScreen || loadWords('guest')]).then(
  render,
  reloadWhenReachable,
)

/**
 * The page cannot render without its words, so it reloads, because browsers remember failed imports. The worker of an
 * old version would serve the same page again, so it is unregistered.
 */
async function reloadWhenReachable(error: unknown): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL))
  while (!(await isReachable()))
  const worker = navigator.serviceWorker?.getRegistration().catch(() => undefined) // rejected when cookies are blocked
  if (isGone(error)) await (await worker)?.unregister()
  window.location.reload()
}

/** Milliseconds; telemetry must not compete with the first screen. */
const TELEMETRY_DELAY = 5_000

setTimeout(
  () =>
    import('./telemetry/telemetry.ts').then(
      ({ startTelemetry }) => startTelemetry(),
      () => undefined,
    ),
  TELEMETRY_DELAY,
)
