import { contract } from '@ndoa/contract'
import type { CallAccess } from '@ndoa/contract/access'
import { realtimeAccess } from '../src/app/realtime.ts'
import { photoBytesAccess, staffPictureAccess } from '../src/features/photos/index.ts'

const PUBLIC: CallAccess = { access: 'public', suspended: 'allowed' }

/** Routes that are not calls of the contract. */
const OTHER_ROUTES: Record<string, CallAccess> = {
  'GET /healthz': PUBLIC,
  'GET /dev/outbox': PUBLIC,
  'GET /dev/outbox.json': PUBLIC,
  'GET /docs': PUBLIC,
  'GET /docs/openapi.json': PUBLIC,
  'GET /storage/v1/photos/:photoId/:variant': photoBytesAccess,
  'GET /storage/v1/waiting-photos/:photoId': staffPictureAccess,
  'GET /realtime/v1': realtimeAccess,
  'GET /*': PUBLIC,
  'GET /': PUBLIC,
}

/** The access metadata of each route of the server, by `METHOD pattern`. */
export function declaredAccess(): Map<string, CallAccess> {
  const routes = new Map<string, CallAccess>(Object.entries(OTHER_ROUTES))
  for (const feature of Object.values(contract)) {
    for (const { '~orpc': call } of Object.values(feature))
      routes.set(`${call.route.method} ${call.route.path}`, call.meta)
  }
  return routes
}

/** The rows of docs/access-matrix.md that each route answers for. The first one is the call itself. */
export const ROWS_OF_ROUTE: Record<string, readonly [string, ...string[]]> = {
  'GET /healthz': ['PUB-7'],
  'GET /dev/outbox': ['PUB-10'],
  'GET /dev/outbox.json': ['PUB-10'],
  'GET /docs': ['PUB-10'],
  'GET /docs/openapi.json': ['PUB-10'],
  'GET /storage/v1/photos/:photoId/:variant': ['PHO-8', 'PHO-9', 'PHO-10', 'PHO-11', 'PHO-12', 'PHO-13'],
  'GET /realtime/v1': ['RT-1', 'RT-2', 'RT-3', 'RT-4', 'RT-5', 'RT-6'],
  'GET /*': ['PUB-9'],
  'GET /': ['PUB-1', 'PUB-6'],

  'POST /auth/v1/sign-up/email': ['AUT-1', 'AUT-11', 'AUT-12'],
  'POST /auth/v1/resend-confirmation': ['SES-11'],
  'POST /auth/v1/sign-in/link': ['AUT-8', 'AUT-11'],
  'POST /auth/v1/reset-password': ['AUT-8', 'AUT-11'],
  'POST /auth/v1/sign-up/phone': ['AUT-2', 'AUT-11', 'AUT-12'],
  'POST /auth/v1/sign-in/phone': ['AUT-5', 'AUT-11'],
  'POST /auth/v1/verify-phone': ['AUT-6', 'AUT-7', 'AUT-11'],
  'POST /auth/v1/sign-in/second-factor': ['AUT-13', 'AUT-14', 'AUT-11'],
  'POST /auth/v1/exchange-code': ['AUT-10', 'AUT-9', 'AUT-11'],
  'POST /auth/v1/sign-in/email': ['AUT-3', 'AUT-4', 'AUT-11'],
  'GET /auth/v1/get-session': ['SES-1', 'SES-2', 'SES-3'],
  'POST /auth/v1/sign-out': ['SES-4'],
  'GET /auth/v1/get-security': ['SES-1'],
  'GET /auth/v1/get-sessions': ['SES-5'],
  'GET /auth/v1/get-security-log': ['SES-13'],
  'POST /auth/v1/end-session': ['SES-6'],
  'POST /auth/v1/end-other-sessions': ['SES-6'],
  'POST /auth/v1/change-password': ['SES-7', 'SES-8'],
  'POST /auth/v1/change-contact': ['SES-9'],
  'POST /auth/v1/confirm-contact': ['SES-9'],
  'POST /auth/v1/update-user': ['SES-12'],
  'POST /auth/v1/enrol-second-factor': ['SES-10'],
  'POST /auth/v1/confirm-second-factor': ['SES-10'],
  'POST /auth/v1/renew-recovery-codes': ['SES-10'],
  'POST /auth/v1/remove-second-factor': ['SES-10'],

  'GET /functions/v1/get-reference-data': ['PUB-2'],
  'GET /functions/v1/get-country': ['PUB-3'],
  'POST /functions/v1/send-contact-message': ['PUB-4'],
  'POST /functions/v1/submit-notice': ['PUB-5'],
  'POST /functions/v1/staff-sign-in': ['STF-1'],
  'POST /functions/v1/staff-sign-out': ['STF-2'],
  'GET /functions/v1/get-staff-session': ['STF-2'],
  'POST /functions/v1/change-own-password': ['STF-2'],
  'GET /functions/v1/get-staff': ['ADM-1'],
  'POST /functions/v1/add-staff': ['ADM-1'],
  'POST /functions/v1/change-staff': ['ADM-1'],
  'POST /functions/v1/remove-staff': ['ADM-1'],
  'GET /functions/v1/get-audit': ['ADM-2'],
  'GET /functions/v1/get-waiting-photos': ['MOD-3'],
  'POST /functions/v1/review-photo': ['MOD-3'],
  'GET /storage/v1/waiting-photos/:photoId': ['MOD-3'],
  'POST /functions/v1/complete-sign-up': ['PRO-7'],
  'GET /functions/v1/get-settings': ['SET-1'],
  'PUT /functions/v1/update-settings': ['SET-2', 'SET-3'],
  'GET /functions/v1/get-consents': ['CON-1'],
  'PUT /functions/v1/update-consents': ['CON-1'],
  'POST /functions/v1/block-member': ['BLO-1', 'BLO-4'],
  'POST /functions/v1/unblock-member': ['BLO-2'],
  'GET /functions/v1/get-blocked-members': ['BLO-3'],
  'POST /functions/v1/hide-member': ['DIS-4'],
  'POST /functions/v1/unmatch': ['MAT-3'],
  'GET /functions/v1/get-partings': ['BLO-3'],
  'GET /functions/v1/get-profile': ['PRO-1'],
  'PUT /functions/v1/update-profile': ['PRO-2', 'PRO-3', 'PRO-4'],
  'GET /functions/v1/get-profile-with-photos': ['PRO-5'],
  'POST /functions/v1/record-profile-view': ['PRO-8'],
  'POST /functions/v1/get-user-photos': ['PHO-1'],
  'GET /functions/v1/get-photos': ['PHO-2'],
  'POST /functions/v1/upload-photo': ['PHO-3', 'PHO-4'],
  'DELETE /functions/v1/delete-photo': ['PHO-5'],
  'POST /functions/v1/reorder-photos': ['PHO-6'],
  'POST /functions/v1/set-main-photo': ['PHO-7'],
  'POST /functions/v1/get-matches': ['DIS-1', 'DIS-3'],
  'POST /functions/v1/load-find-matches-params': ['DIS-2'],
  'POST /functions/v1/report-member': ['REP-1', 'REP-2'],
  'GET /functions/v1/get-reports': ['REP-3', 'REP-4'],
  'POST /functions/v1/likes': ['LIK-1', 'LIK-2', 'LIK-3'],
  'POST /functions/v1/get-received-likes': ['LIK-4', 'LIK-5'],
  'POST /functions/v1/get-my-matches': ['MAT-1'],
  'POST /functions/v1/get-dashboard-stats': ['STA-1'],
  'POST /functions/v1/get-conversations': ['MSG-1'],
  'POST /functions/v1/get-messages': ['MSG-2'],
  'POST /functions/v1/send-message': ['MSG-3', 'MSG-4', 'MSG-5', 'MSG-6', 'MSG-11'],
  'POST /functions/v1/mark-messages-read': ['MSG-7', 'MSG-8'],
  'GET /functions/v1/get-badges': ['MSG-10'],
  'GET /functions/v1/get-notifications': ['NOT-1', 'NOT-2'],
  'POST /functions/v1/mark-notifications-read': ['NOT-1'],
  'POST /functions/v1/dismiss-notification': ['NOT-1'],
  'POST /functions/v1/deactivate-account': ['ACC-1'],
  'POST /functions/v1/delete-account': ['ACC-2'],
  'POST /functions/v1/export-my-data': ['ACC-3'],
  'POST /functions/v1/fetch-my-data': ['ACC-3'],
}
