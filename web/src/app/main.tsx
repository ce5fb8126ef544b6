import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { finishSigningOut, onSigningOutElsewhere } from '../features/accounts/pending-sign-out.ts'
import { mayBeSignedIn, sessionQuery } from '../features/accounts/session.ts'
import { beginLanguage, loadWords } from '../languages/load.ts'
import { ApiError } from '../lib/api-error.ts'
import { isGone } from '../lib/import-part.ts'
import { isReachable, TRIED_EVERY } from '../lib/reachable.ts'
import { markSaving } from '../lib/saves-data.ts'
import { notifySignInNeeded, onSignInNeeded } from '../lib/sign-in-needed.ts'
import { localStore } from '../lib/storage.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { NewVersionPrompt } from './new-version-prompt.tsx'
import { offline } from './offline/load.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { endSession } from './session-end.ts'
import { notePageError, watchPageErrors } from './telemetry/page-errors.ts'

/** When a start is over, also on slow phones; milliseconds. */
const IDLE = 10_000

beginLanguage()
watchPageErrors()
void finishSigningOut()
markSaving()
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
// The session and the code of the screen are fetched in parallel.
if (mayBeSignedIn()) {
  void queryClient.prefetchQuery(sessionQuery)
  // If this fails, the router fetches it again and shows the error.
  for (const route of matched) router.loadRouteChunk(route)?.catch(() => undefined)
} else if (localStore.length > 0) {
  // Somebody was here: what is kept on this device is deleted after a day, also when they do not come back.
  setTimeout(
    () =>
      void offline().then(
        ({ deleteOld }) => deleteOld(),
        () => {},
      ),
    IDLE,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** What a screen shows instead of itself. That a call failed is not an error of the page. */
function onCaughtError(error: unknown) {
  console.error(error)
  if (!(error instanceof ApiError)) notePageError('render', error)
}

// Which members may await: their words are fetched beside their code.
if (mayBeSignedIn()) loadWords('member').catch(() => undefined)
const isMembersScreen = mayBeSignedIn() && matched.some(({ id }) => id === '/_signed-in')

const drawAll = () =>
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

/** A member's screen in several short tasks; the others are forms, which are ready for what is typed as soon as they are seen. */
const draw = () => (isMembersScreen ? startTransition(drawAll) : drawAll())

// In a task of its own, after all modules were evaluated.
void Promise.all([loadWords('start'), isMembersScreen || loadWords('guest')]).then(draw, startAgain)

/**
 * Without its words the page can say nothing, and a browser may remember that a file did not come. A worker of a former version,
 * whose words are gone, would bring the same page again.
 */
async function startAgain(error: unknown): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, TRIED_EVERY))
  while (!(await isReachable()))
  const worker = navigator.serviceWorker?.getRegistration().catch(() => undefined) // refused with blocked cookies
  if (isGone(error)) await (await worker)?.unregister()
  window.location.reload()
}

/** Milliseconds: telemetry never competes with the first screen, and on a bad line it may stay away. */
const TELEMETRY_AFTER = 5_000

setTimeout(
  () =>
    import('./telemetry/telemetry.ts').then(
      ({ startTelemetry }) => startTelemetry(),
      () => undefined,
    ),
  TELEMETRY_AFTER,
)
