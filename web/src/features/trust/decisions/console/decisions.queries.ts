import { decisionRoutes } from '@ndoa/contract/trust/decision-routes'
import type { decisionsCalls, NewDecision } from '@ndoa/contract/trust/decisions'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { clientOf } from '../../../../lib/api/api.ts'

const api = clientOf<typeof decisionsCalls>(decisionRoutes)

export type DecisionInput = Parameters<typeof api.decideCase>[0]

export const previewQuery = (input: DecisionInput) =>
  queryOptions({
    queryKey: ['staff-preview', input],
    queryFn: async () => (await api.previewStatement(input)).data.statement,
    gcTime: 0,
    retry: false,
  })

export const suggestionQuery = (case_id: string, reason: ReportReason, step: 'advice' | 'banned') =>
  queryOptions({
    queryKey: ['staff-suggestion', case_id, reason],
    queryFn: async () => (await api.previewStatement({ case_id, step, reason })).data.suggested,
    retry: false,
  })

export type Suggestion = Pick<NewDecision, 'step'> & { days: number | null }

export const useDecide = () =>
  useMutation({ mutationFn: async (input: DecisionInput) => (await api.decideCase(input)).data })

export const useUndo = () =>
  useMutation({ mutationFn: (decision_id: string) => api.undoDecision({ decision_id }) })

export const useConfirmBan = () =>
  useMutation({ mutationFn: (decision_id: string) => api.confirmBan({ decision_id }) })

export const useRefuseBan = () =>
  useMutation({
    mutationFn: (input: Parameters<typeof api.refuseBan>[0]) => api.refuseBan(input),
  })

export const useDecideAppeal = () =>
  useMutation({
    mutationFn: (input: Parameters<typeof api.decideAppeal>[0]) => api.decideAppeal(input),
  })

export const useCloseCase = () =>
  useMutation({
    mutationFn: (input: Parameters<typeof api.closeCase>[0]) => api.closeCase(input),
  })
