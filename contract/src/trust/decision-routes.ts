import type { Route } from '../routes.ts'

/** Separate from the other routes, so that members don't download them. */
export const decisionRoutes = {
  decideCase: 'POST /functions/v1/decide-case',
  undoDecision: 'POST /functions/v1/undo-decision',
  previewStatement: 'POST /functions/v1/preview-statement',
  confirmBan: 'POST /functions/v1/confirm-ban',
  refuseBan: 'POST /functions/v1/refuse-ban',
  decideAppeal: 'POST /functions/v1/decide-appeal',
  closeCase: 'POST /functions/v1/close-case',
} as const satisfies Record<string, Route>
