import type { ArrangedCall } from '@ndoa/contract/verification'
import type { VerificationDecision, verificationStaffCalls } from '@ndoa/contract/verification-staff'
import { verificationStaffRoutes } from '@ndoa/contract/verification-staff-routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../lib/api.ts'

const api = clientOf<typeof verificationStaffCalls>(verificationStaffRoutes)

/** What waits for a decision of one's own, by due time. */
export const waitingQuery = queryOptions({
  queryKey: ['staff-verifications'],
  queryFn: async () => (await api.getVerifications({})).data,
})

/** Loads the pictures. Each look is recorded, so this is asked for by a press and never again by itself. */
export const useView = () =>
  useMutation({
    mutationFn: async (verification_id: string) => (await api.viewVerification({ verification_id })).data,
    gcTime: 0, // nothing of the pictures is kept
  })

/** Tells the member when and where the call takes place. */
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
