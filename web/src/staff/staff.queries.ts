import type { staffCalls } from '@ndoa/contract/staff'
import { staffRoutes } from '@ndoa/contract/staff-routes'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { clientOf } from '../lib/api.ts'
import { ApiError } from '../lib/api-error.ts'

const api = clientOf<typeof staffCalls>(staffRoutes)

/** Who is signed in at /staff, null when nobody is. */
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

export const peopleQuery = queryOptions({
  queryKey: ['staff-people'],
  queryFn: async () => (await api.getStaff({})).data.people,
})

/** The audit log page by page, the newest first. */
export const auditQuery = infiniteQueryOptions({
  queryKey: ['staff-audit'],
  queryFn: async ({ pageParam }) =>
    (await api.getAudit(pageParam === null ? {} : { before: pageParam })).data,
  initialPageParam: null as number | null,
  getNextPageParam: ({ next_before }) => next_before,
  staleTime: 0,
})

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Parameters<typeof api.staffSignIn>[0]) => (await api.staffSignIn(input)).data,
    onSuccess: (session) => client.setQueryData(sessionQuery.queryKey, session),
  })
}

/** Nobody is signed in any more, and nothing of what was shown is kept. */
export function forgetSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}

/** Only when the server says so is nobody signed in any more: else a reload would open the console again. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        await api.staffSignOut({})
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error // 404: it was over before
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

export const useAddStaff = () =>
  usePeopleChange(async (input: Parameters<typeof api.addStaff>[0]) => (await api.addStaff(input)).data)
export const useChangeStaff = () =>
  usePeopleChange((input: Parameters<typeof api.changeStaff>[0]) => api.changeStaff(input))
export const useResetStaff = () => usePeopleChange((staff_id: string) => api.resetStaff({ staff_id }))
export const useAgreeToSenior = () => usePeopleChange((staff_id: string) => api.agreeToSenior({ staff_id }))
export const useRemoveStaff = () => usePeopleChange((staff_id: string) => api.removeStaff({ staff_id }))

/** Opens a link for new staff: a secret for the authenticator app. */
export const useOpenEnrolment = () =>
  useMutation({
    mutationFn: async (input: Parameters<typeof api.openEnrolment>[0]) =>
      (await api.openEnrolment(input)).data,
  })

export const useEnrol = () =>
  useMutation({ mutationFn: (input: Parameters<typeof api.enrol>[0]) => api.enrol(input) })

function usePeopleChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  })
}
