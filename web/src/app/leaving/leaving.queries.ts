import type { LeavingProof, leavingCalls } from '@ndoa/contract/app/leaving'
import { leavingRoutes } from '@ndoa/contract/app/leaving-routes'
import { useMutation } from '@tanstack/react-query'
import { clientOf } from '../../lib/api/api.ts'
import { networkError, refusal } from '../../lib/api/api-error.ts'
import { clearStorage } from '../../lib/storage/storage.ts'

const api = clientOf<typeof leavingCalls>(leavingRoutes)

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
  document.body.hidden = true // suppresses the question about unsaved changes
  window.location.replace(`/login?done=${done}`)
}

export const useRequestData = () => useMutation({ mutationFn: () => api.exportMyData({}) })

export const useFetchData = () => useMutation({ mutationFn: fetchArchive })

// Uses `fetch` without a timeout: the client reads answers as text, and an archive with nine photos may take long.
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
