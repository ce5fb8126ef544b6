import type { Route } from './routes.ts'

/** Where calls about decisions are answered to staff. Apart from the other routes: members do not download them. */
export const decisionRoutes = {
  decideCase: 'POST /functions/v1/decide-case',
  undoDecision: 'POST /functions/v1/undo-decision',
  previewStatement: 'POST /functions/v1/preview-statement',
  confirmBan: 'POST /functions/v1/confirm-ban',
  refuseBan: 'POST /functions/v1/refuse-ban',
  decideAppeal: 'POST /functions/v1/decide-appeal',
  settleSecondLook: 'POST /functions/v1/settle-second-look',
  closeCase: 'POST /functions/v1/close-case',
} as const satisfies Record<string, Route>
