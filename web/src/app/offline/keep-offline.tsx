import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { refreshSession, signedInId } from '../../features/accounts/session.ts'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { useTellZone } from '../../features/deliveries/use-tell-zone.ts'
import { followOtherTabs, resumeSending } from '../../features/messaging/outbox.ts'
import { RefusedMessages } from '../../features/messaging/refused-messages.tsx'
import { isGone } from '../../lib/import-part.ts'
import { notifySignInNeeded } from '../../lib/sign-in-needed.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'
import { keepLoadedCode } from './keep-loaded-code.ts'
import { keepPushed } from './keep-pushed.ts'
import { deleteOld, forgetOthers, keepAnswers, restoreAnswers } from './kept-answers.ts'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { watchLine } from './watch-line.ts'

/** While a member is signed in: what they need without a network is kept, shown again, and sent when it is back. */
export function KeepOffline() {
  const queryClient = useQueryClient()
  const { id } = useViewer()
  const { pathname } = useLocation()
  const isOnline = useIsOnline()

  useEffect(() => watchLine(queryClient), [queryClient])
  useEffect(() => {
    void deleteOld()
    void resumeSending(queryClient, id)
    return keepAnswers(queryClient, id, () => signedInId() === id)
  }, [queryClient, id])
  useEffect(() => followOtherTabs(queryClient, id), [queryClient, id])
  useEffect(keepScreens, [])
  useEffect(keepLoadedCode, [])
  useEffect(() => keepPushed(id), [id])
  useRealtimeEvent('members.changed', () => void forgetOthers(id))
  useReturn(isOnline, () => void checkSession())
  useTellZone(id) // here, since this is loaded when the screen is there

  /** The session may have ended meanwhile, or another member may have signed in. */
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

/** For each screen: of what is not shown, the cache forgets most after a while. */
function Restore({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  useEffect(() => void restoreAnswers(queryClient, userId), [queryClient, userId])
  return null
}

/** Calls back each time the connection is back. */
function useReturn(isOnline: boolean, callback: () => void) {
  const onReturn = useEffectEvent(callback)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) onReturn()
    wasOffline.current = !isOnline
  }, [isOnline])
}

/**
 * Without a network a screen whose code is missing must not reload the page, as the router would: where no worker keeps
 * the page, nothing would be left of it.
 */
function keepScreens(): () => void {
  const keep = (event: WindowEventMap['vite:preloadError']) => {
    if (isGone(event.payload)) return
    if (!onlineManager.isOnline() || !navigator.serviceWorker?.controller) event.preventDefault()
  }
  window.addEventListener('vite:preloadError', keep)
  return () => window.removeEventListener('vite:preloadError', keep)
}
