import type { ArrangedCall } from '@ndoa/contract/trust/verification'
import type { VerificationDecision, verificationStaffCalls } from '@ndoa/contract/trust/verification-staff'
import { verificationStaffRoutes } from '@ndoa/contract/trust/verification-staff-routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../../../lib/api/api.ts'

const api = clientOf<typeof verificationStaffCalls>(verificationStaffRoutes)

export const waitingQuery = queryOptions({
  queryKey: ['staff-verifications'],
  queryFn: async () => (await api.getVerifications({})).data,
})

/** Runs only on a press, because each view is recorded. */
export const useView = () =>
  useMutation({
    mutationFn: async (verification_id: string) => (await api.viewVerification({ verification_id })).data,
    gcTime: 0, // pictures must not be kept
  })

export const useArrangeCall = () =>
  useMutation({
    mutationFn: (input: { verification_id: string; call: ArrangedCall }) => api.arrangeCall(input),
  })

export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: VerificationDecision) => api.decideVerification(decision),
    onSettled: () => client.invalidateQueries({ queryKey: waitingQuery.queryKey }),
  })
}
