import type { NewDecision } from '@ndoa/contract/decisions'
import type { ReportReason } from '@ndoa/contract/reports'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { decisions } from './cases.queries.ts'

export type DecisionInput = Parameters<typeof decisions.decideCase>[0]

/** The statement exactly as it would be sent. */
export const previewQuery = (input: DecisionInput) =>
  queryOptions({
    queryKey: ['staff-preview', input],
    queryFn: async () => (await decisions.previewStatement(input)).data.statement,
    gcTime: 0,
    retry: false,
  })

/** What is suggested if this rule was broken; of somebody who has deleted the account, only a ban can be decided. */
export const suggestionQuery = (case_id: string, reason: ReportReason, step: 'advice' | 'banned') =>
  queryOptions({
    queryKey: ['staff-suggestion', case_id, reason],
    queryFn: async () => (await decisions.previewStatement({ case_id, step, reason })).data.suggested,
    retry: false,
  })

export type Suggestion = Pick<NewDecision, 'step'> & { days: number | null }

export const useDecide = () =>
  useMutation({ mutationFn: async (input: DecisionInput) => (await decisions.decideCase(input)).data })

export const useUndo = () =>
  useMutation({ mutationFn: (decision_id: string) => decisions.undoDecision({ decision_id }) })

export const useConfirmBan = () =>
  useMutation({ mutationFn: (decision_id: string) => decisions.confirmBan({ decision_id }) })

export const useRefuseBan = () =>
  useMutation({
    mutationFn: (input: Parameters<typeof decisions.refuseBan>[0]) => decisions.refuseBan(input),
  })

export const useDecideAppeal = () =>
  useMutation({
    mutationFn: (input: Parameters<typeof decisions.decideAppeal>[0]) => decisions.decideAppeal(input),
  })

export const useSettleSecondLook = () =>
  useMutation({
    mutationFn: (input: Parameters<typeof decisions.settleSecondLook>[0]) =>
      decisions.settleSecondLook(input),
  })

export const useCloseCase = () =>
  useMutation({
    mutationFn: (input: Parameters<typeof decisions.closeCase>[0]) => decisions.closeCase(input),
  })
