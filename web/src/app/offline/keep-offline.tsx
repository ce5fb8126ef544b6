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
import { deleteOld, forgetOthers, keepAnswers, restoreAnswers } from './kept-answers.ts'
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
    void deleteOld()
    void resumeSending(queryClient, id)
    return keepAnswers(queryClient, id, () => signedInId() === id)
  }, [queryClient, id])
  useEffect(() => followOtherTabs(queryClient, id), [queryClient, id])
  useEffect(keepScreens, [])
  useEffect(keepLoadedCode, [])
  useEffect(() => savePushSubscription(id), [id])
  useRealtimeEvent('members.changed', () => void forgetOthers(id))
  useReturn(isOnline, () => void checkSession())
  useSaveTimeZone(id)

  async function checkSession() {
    const session = await refreshSession(queryClient)
    if (session?.user.id !== id) notifySignInNeeded()
  }

  return (
    <>
      {!isOnline && <Restore key={pathname} userId={id} />}
      <RefusedMessages />
      <UnfinishedUploads userId={id} />
    </>
  )
}

/** Runs for each screen, because the cache soon drops queries that no screen shows. */
function Restore({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  useEffect(() => void restoreAnswers(queryClient, userId), [queryClient, userId])
  return null
}

function useReturn(isOnline: boolean, callback: () => void) {
  const onReturn = useEffectEvent(callback)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) onReturn()
    wasOffline.current = !isOnline
  }, [isOnline])
}

/** Stops the router from reloading the page for missing code while offline or without a worker, which would lose it. */
function keepScreens(): () => void {
  const keep = (event: WindowEventMap['vite:preloadError']) => {
    if (isGone(event.payload)) return
    if (!onlineManager.isOnline() || !navigator.serviceWorker?.controller) event.preventDefault()
  }
  window.addEventListener('vite:preloadError', keep)
  return () => window.removeEventListener('vite:preloadError', keep)
}
