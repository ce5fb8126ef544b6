import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { followOtherTabs, resumeSending } from '../../features/dating/messaging/outbox/outbox.ts'
import { RefusedMessages } from '../../features/dating/messaging/outbox/refused-messages.tsx'
import { refreshSession, signedInId } from '../../features/identity/accounts/sessions/session.ts'
import { useViewer } from '../../features/identity/accounts/sessions/viewer-provider.tsx'
import { useSaveTimeZone } from '../../features/notifications/deliveries/use-save-time-zone.ts'
import { notifySignInNeeded } from '../../lib/api/sign-in-needed.ts'
import { useIsOnline } from '../../lib/api/use-is-online.ts'
import { isGone } from '../../lib/loading/import-part.ts'
import { useRealtimeEvent } from '../../lib/realtime/use-realtime.ts'
import { keepLoadedCode } from './keep-loaded-code.ts'
import { deleteAboutOthers, deleteExpired, keepAnswers, restoreAnswers } from './kept-answers.ts'
import { savePushSubscription } from './save-push-subscription.ts'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { watchConnection } from './watch-connection.ts'

export function KeepOffline() {
  const queryClient = useQueryClient()
  const { id } = useViewer()
  const { pathname } = useLocation()
  const isOnline = useIsOnline()

  useEffect(() => watchConnection(queryClient), [queryClient])
  useEffect(() => {
    void deleteExpired()
    void resumeSending(queryClient, id)
    return keepAnswers(queryClient, id, () => signedInId() === id)
  }, [queryClient, id])
  useEffect(() => followOtherTabs(queryClient, id), [queryClient, id])
  useEffect(preventReloads, [])
  useEffect(keepLoadedCode, [])
  useEffect(() => savePushSubscription(id), [id])
  useRealtimeEvent('members.changed', () => void deleteAboutOthers(id))
  useOnReconnect(isOnline, () => void checkSession())
  useSaveTimeZone(id)

  async function checkSession() {
    const session = await refreshSession(queryClient)
    if (session?.user.id !== id) notifySignInNeeded()
  }

  return (
    <>
      {!isOnline && <RestoreAnswers key={pathname} userId={id} />}
      <RefusedMessages />
      <UnfinishedUploads userId={id} />
    </>
  )
}

/** Runs for each screen, because the cache soon drops queries that no screen shows. */
function RestoreAnswers({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  useEffect(() => void restoreAnswers(queryClient, userId), [queryClient, userId])
  return null
}

function useOnReconnect(isOnline: boolean, callback: () => void) {
  const onReturn = useEffectEvent(callback)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) onReturn()
    wasOffline.current = !isOnline
  }, [isOnline])
}

/** Stops the router from reloading the page for missing code while offline or without a worker, which would lose it. */
function preventReloads(): () => void {
  const preventReload = (event: WindowEventMap['vite:preloadError']) => {
    if (isGone(event.payload)) return
    if (!onlineManager.isOnline() || !navigator.serviceWorker?.controller) event.preventDefault()
  }
  window.addEventListener('vite:preloadError', preventReload)
  return () => window.removeEventListener('vite:preloadError', preventReload)
}
