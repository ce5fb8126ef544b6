import type { LeavingProof, leavingCalls } from '@ndoa/contract/leaving'
import { leavingRoutes } from '@ndoa/contract/routes/leaving'
import { useMutation } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'
import { networkError, refusal } from '../../lib/api-error.ts'
import { clearStorage } from '../../lib/storage.ts'

const api = clientOf<typeof leavingCalls>(leavingRoutes)

/** Afterwards the browser reloads at /login, which says what happened. */
export const useDeactivate = () =>
  useMutation({
    mutationFn: (proof: LeavingProof) => api.deactivateAccount(proof),
    onSuccess: () => leaveApp('deactivated'),
  })

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (proof: LeavingProof) => api.deleteAccount(proof),
    onSuccess: () => leaveApp('deleted'),
  })

function leaveApp(done: 'deactivated' | 'deleted') {
  clearStorage()
  document.body.hidden = true // nothing is left to save, so nothing is asked
  window.location.replace(`/login?done=${done}`)
}

/** Asks for an archive; the link to it comes by mail. */
export const useAskForData = () => useMutation({ mutationFn: () => api.exportMyData({}) })

/** The archive of a mailed link. */
export const useFetchData = () => useMutation({ mutationFn: fetchArchive })

// With `fetch`, since the client reads answers as text. An archive with nine photos may take long.
async function fetchArchive(code: string): Promise<Blob> {
  const response = await fetch('/functions/v1/fetch-my-data', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  }).catch(() => {
    throw networkError('network.offline')
  })
  if (!response.ok) throw refusal(response.status, await response.text())
  return response.blob()
}
