import type { CallAccess } from '@ndoa/contract/access'
import type { FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import { passedCheck } from '../../platform/access.ts'
import type { App } from '../../platform/app.ts'
import type { Http } from '../../platform/http.ts'
import { fail } from '../failures.ts'
import { authAccess, type OpenRoute, type OwnRoute } from './accounts.access.ts'
import type { AccountsConfig } from './accounts.config.ts'
import type { AuthContext } from './auth-context.ts'
import { changeContact, confirmContact } from './contact-change.ts'
import { cookiesOf } from './cookies.ts'
import { endSocketsOfEndedSessions } from './ended-sessions.ts'
import { exchangeCode, requestPasswordReset, requestSignInLink } from './links.ts'
import { getSecurityLog } from './own-security-log.ts'
import { endOtherSessions, endSession, getSessions } from './own-sessions.ts'
import { checkAuthAccess, type OwnHandler, ownRoute } from './own-ways.ts'
import { changePassword } from './password-change.ts'
import { signInByPhone, signUpByPhone, verifyPhone } from './phone.ts'
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewCodes,
} from './second-factor-setup.ts'
import { secretsOf } from './secrets.ts'
import { getSecurity } from './security.ts'
import { securityLogJobs } from './security-log.jobs.ts'
import { getSession, signOut } from './session.ts'
import { signIn } from './sign-in.ts'
import { resendConfirmation, signUp } from './sign-up.ts'
import { submitSecondFactor } from './submit-second-factor.ts'
import { suspensionJobs } from './suspensions.ts'
import { updateUser } from './user-update.ts'
import { viewerOf } from './viewer.ts'

type Handler = (auth: AuthContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Everything that is open below /auth/v1, by method and path, to whoever comes. */
const HANDLERS: Record<OpenRoute, Handler> = {
  'POST /auth/v1/sign-up/email': signUp,
  'POST /auth/v1/resend-confirmation': resendConfirmation,
  'POST /auth/v1/exchange-code': exchangeCode,
  'POST /auth/v1/sign-in/email': signIn,
  'POST /auth/v1/sign-in/link': requestSignInLink,
  'POST /auth/v1/sign-up/phone': signUpByPhone,
  'POST /auth/v1/sign-in/phone': signInByPhone,
  'POST /auth/v1/verify-phone': verifyPhone,
  'POST /auth/v1/sign-in/second-factor': submitSecondFactor,
  'POST /auth/v1/reset-password': requestPasswordReset,
  'POST /auth/v1/sign-out': signOut,
}
/** The same for those who are signed in. */
const OWN_HANDLERS: Record<OwnRoute, OwnHandler> = {
  'GET /auth/v1/get-session': getSession,
  'GET /auth/v1/get-security': getSecurity,
  'GET /auth/v1/get-sessions': getSessions,
  'GET /auth/v1/get-security-log': getSecurityLog,
  'POST /auth/v1/end-session': endSession,
  'POST /auth/v1/end-other-sessions': endOtherSessions,
  'POST /auth/v1/change-password': changePassword,
  'POST /auth/v1/change-contact': changeContact,
  'POST /auth/v1/confirm-contact': confirmContact,
  'POST /auth/v1/update-user': updateUser,
  'POST /auth/v1/enrol-second-factor': enrolSecondFactor,
  'POST /auth/v1/confirm-second-factor': confirmSecondFactor,
  'POST /auth/v1/renew-recovery-codes': renewCodes,
  'POST /auth/v1/remove-second-factor': removeSecondFactor,
}
const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Opens the ways in and out, and ends the open connections of sessions that end. */
export async function mountAuth(
  http: Http,
  app: App,
  config: AccountsConfig,
  { onConfirmed = async () => {} }: Partial<Pick<AuthContext, 'onConfirmed'>> = {},
): Promise<void> {
  const cookies = cookiesOf(app.config.publicUrl, config.SECRET_SESSION)
  const secrets = secretsOf(config.SECRET_CODES)
  const auth: AuthContext = { app, config, cookies, secrets, findViewer: viewerOf(app, config), onConfirmed }
  for (const route of Object.keys(HANDLERS) as OpenRoute[])
    mountHandler(http, route, openRoute(auth, authAccess[route], HANDLERS[route]))
  for (const route of Object.keys(OWN_HANDLERS) as OwnRoute[])
    mountHandler(http, route, ownRoute(auth, authAccess[route], OWN_HANDLERS[route]))
  http.route({ method: METHODS, url: '/auth/v1/*', exposeHeadRoute: false, ...refusing('request.not_found') })
  endSocketsOfEndedSessions(app)
  suspensionJobs(app)
  securityLogJobs(app)
}

function openRoute(
  auth: AuthContext,
  access: CallAccess,
  handle: Handler,
): Pick<RouteOptions, 'handler' | 'onRequest'> {
  return {
    onRequest: (request) => checkAuthAccess(auth, request, access),
    handler(request, reply) {
      passedCheck(request, access)
      return handle(auth, request, reply)
    },
  }
}

function mountHandler(http: Http, route: string, options: Pick<RouteOptions, 'handler' | 'onRequest'>) {
  const [method = '', url = ''] = route.split(' ')
  const others = METHODS.filter((other) => other !== method)
  http.route({ method, url, exposeHeadRoute: false, ...options })
  http.route({ method: others, url, exposeHeadRoute: false, ...refusing('request.method') })
}

/** Before any body is read. */
const refusing = (code: 'request.method' | 'request.not_found') => ({
  onRequest: () => Promise.reject(fail(code)),
  handler: () => {},
})
