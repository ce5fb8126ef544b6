import type { staffCalls } from '@ndoa/contract/trust/staff'
import { staffRoutes } from '@ndoa/contract/trust/staff-routes'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'

const api = clientOf<typeof staffCalls>(staffRoutes)

/** Null without a session. */
export const sessionQuery = queryOptions({
  queryKey: ['staff-session'],
  queryFn: async () => {
    try {
      return (await api.getStaffSession({})).data
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Parameters<typeof api.staffSignIn>[0]) => (await api.staffSignIn(input)).data,
    onSuccess: (session) => client.setQueryData(sessionQuery.queryKey, session),
  })
}

export function forgetSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}

/** Only the server's answer ends the session: otherwise a reload would open the console again. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await api.staffSignOut({})
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error // 404: the session had ended already
      }
    },
    onSuccess: () => forgetSession(client),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Parameters<typeof api.changeOwnPassword>[0]) => api.changeOwnPassword(input),
    onSuccess: () => client.invalidateQueries(sessionQuery),
  })
}

export const useOpenEnrolment = () =>
  useMutation({
    mutationFn: async (input: Parameters<typeof api.openEnrolment>[0]) =>
      (await api.openEnrolment(input)).data,
  })

export const useEnrol = () =>
  useMutation({ mutationFn: (input: Parameters<typeof api.enrol>[0]) => api.enrol(input) })
