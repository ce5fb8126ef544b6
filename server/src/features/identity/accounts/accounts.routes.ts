import { ownAccountCalls, signInCalls } from '@ndoa/contract/identity/accounts-calls'
import { calls, type FeatureRoutes, type Proceed, publicCalls } from '../../../platform/calls.ts'
import type { AuthContext, OwnCall, SignInCall } from './auth-context.ts'
import { changeContact, confirmContact } from './contacts/contact-change.ts'
import { getSecurityLog } from './own-security-log.ts'
import { explainShortPassword, refuseForeignId, refuseRedirectTarget } from './request-rules.ts'
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewCodes,
} from './second-factor/second-factor-setup.ts'
import { submitSecondFactor } from './second-factor/submit-second-factor.ts'
import { getSecurity } from './security.ts'
import { endOtherSessions, endSession, getSessions } from './sessions/own-sessions.ts'
import { getSession, signOut } from './sessions/session.ts'
import { exchangeCode, requestLink } from './sign-in/links.ts'
import { changePassword } from './sign-in/password-change.ts'
import { signInByPhone, signUpByPhone, verifyPhone } from './sign-in/phone.ts'
import { signIn } from './sign-in/sign-in.ts'
import { resendConfirmation, signUp } from './sign-up/sign-up.ts'
import { updateUser } from './user-update.ts'

export function signInRoutes(auth: AuthContext): FeatureRoutes {
  const open = publicCalls(signInCalls, (context, proceed: Proceed<SignInCall>) => {
    refuseRedirectTarget(context.request)
    return explainShortPassword(proceed({ ...context, auth }))
  })
  const { signOut: anySignOut } = publicCalls(signInCalls) // signing out must never be refused
  return {
    contract: signInCalls,
    handlers: {
      signUp: open.signUp.handler(({ context, input }) => signUp(context, input)),
      resendConfirmation: open.resendConfirmation.handler(({ context }) => resendConfirmation(context)),
      exchangeCode: open.exchangeCode.handler(({ context, input }) => exchangeCode(context, input)),
      signIn: open.signIn.handler(({ context, input }) => signIn(context, input)),
      requestSignInLink: open.requestSignInLink.handler(({ context, input }) =>
        requestLink(context, input, 'sign-in'),
      ),
      requestPasswordReset: open.requestPasswordReset.handler(({ context, input }) =>
        requestLink(context, input, 'reset'),
      ),
      signUpByPhone: open.signUpByPhone.handler(({ context, input }) => signUpByPhone(context, input)),
      signInByPhone: open.signInByPhone.handler(({ context, input }) => signInByPhone(context, input)),
      verifyPhone: open.verifyPhone.handler(({ context, input }) => verifyPhone(context, input)),
      submitSecondFactor: open.submitSecondFactor.handler(({ context, input }) =>
        submitSecondFactor(context, input),
      ),
      signOut: anySignOut.handler(({ context }) => signOut({ ...context, auth })),
    },
  }
}

export function ownAccountRoutes(auth: AuthContext): FeatureRoutes {
  const own = calls(ownAccountCalls, (context, proceed: Proceed<OwnCall>) => {
    refuseRedirectTarget(context.request)
    refuseForeignId(context.request, context.viewer)
    return explainShortPassword(proceed({ ...context, auth }))
  })
  return {
    contract: ownAccountCalls,
    handlers: {
      getSession: own.getSession.handler(({ context }) => getSession(context)),
      getSecurity: own.getSecurity.handler(({ context }) => getSecurity(context)),
      getSessions: own.getSessions.handler(({ context }) => getSessions(context)),
      getSecurityLog: own.getSecurityLog.handler(({ context, input }) => getSecurityLog(context, input)),
      endSession: own.endSession.handler(({ context, input }) => endSession(context, input)),
      endOtherSessions: own.endOtherSessions.handler(({ context }) => endOtherSessions(context)),
      changePassword: own.changePassword.handler(({ context, input }) => changePassword(context, input)),
      changeContact: own.changeContact.handler(({ context, input }) => changeContact(context, input)),
      confirmContact: own.confirmContact.handler(({ context, input }) => confirmContact(context, input)),
      updateUser: own.updateUser.handler(({ context, input }) => updateUser(context, input)),
      enrolSecondFactor: own.enrolSecondFactor.handler(({ context, input }) =>
        enrolSecondFactor(context, input),
      ),
      confirmSecondFactor: own.confirmSecondFactor.handler(({ context, input }) =>
        confirmSecondFactor(context, input),
      ),
      renewRecoveryCodes: own.renewRecoveryCodes.handler(({ context, input }) => renewCodes(context, input)),
      removeSecondFactor: own.removeSecondFactor.handler(({ context, input }) =>
        removeSecondFactor(context, input),
      ),
    },
  }
}
