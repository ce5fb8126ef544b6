import type { staffCalls } from '@ndoa/contract/trust/staff'
import { staffRoutes } from '@ndoa/contract/trust/staff-routes'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../../lib/api/api.ts'

const api = clientOf<typeof staffCalls>(staffRoutes)

export const peopleQuery = queryOptions({
  queryKey: ['staff-people'],
  queryFn: async () => (await api.getStaff({})).data.people,
})

export const useAddStaff = () =>
  usePeopleChange(async (input: Parameters<typeof api.addStaff>[0]) => (await api.addStaff(input)).data)
export const useChangeStaff = () =>
  usePeopleChange((input: Parameters<typeof api.changeStaff>[0]) => api.changeStaff(input))
export const useResetStaff = () => usePeopleChange((staff_id: string) => api.resetStaff({ staff_id }))
export const useAgreeToSenior = () => usePeopleChange((staff_id: string) => api.agreeToSenior({ staff_id }))
export const useRemoveStaff = () => usePeopleChange((staff_id: string) => api.removeStaff({ staff_id }))

function usePeopleChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  })
}

export const auditQuery = infiniteQueryOptions({
  queryKey: ['staff-audit'],
  queryFn: async ({ pageParam }) =>
    (await api.getAudit(pageParam === null ? {} : { before: String(pageParam) })).data,
  initialPageParam: null as number | null,
  getNextPageParam: ({ next_before }) => next_before,
  staleTime: 0,
})
