import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { routes } from '../routes.ts'
import {
  ContactChange,
  ContactProof,
  EmailSignIn,
  FactorChange,
  FactorCode,
  FactorSecret,
  FactorSetup,
  LinkExchange,
  LinkRequest,
  Own,
  OwnSession,
  PasswordChange,
  PhoneSignIn,
  PhoneVerification,
  RecoveryCodes,
  Security,
  Session,
  SessionEnd,
  SignedIn,
  UserUpdate,
} from './accounts.ts'
import { SecurityLog, SecurityLogQuery } from './security-log.ts'
import { EmailSignUp, PhoneSignUp } from './sign-up.ts'

// Separate from the schemas, so that forms don't load the call builder.

const OPEN_TO_ALL = { access: 'public', suspended: 'allowed' } as const
const SIGNED_IN = { access: 'session', suspended: 'denied' } as const
const MEMBERS = { access: 'member', suspended: 'denied' } as const
const ALSO_SUSPENDED = { access: 'session', suspended: 'allowed' } as const

const nothing = z.prefault(z.strictObject({}), {})
const own = z.strictObject(Own)
const done = reply(z.null())
const paths = routes.accounts

export const signInCalls = {
  signUp: call(paths.signUp, 'Sign up by email; a link is mailed', OPEN_TO_ALL)
    .input(EmailSignUp)
    .output(done),
  /** Works with the member's session, or in the browser that signed up. */
  resendConfirmation: call(paths.resendConfirmation, 'Mail another confirmation link', {
    access: 'public',
    suspended: 'denied',
  })
    .input(nothing)
    .output(done),
  exchangeCode: call(paths.exchangeCode, 'Sign in by the code of a mailed link', OPEN_TO_ALL)
    .input(LinkExchange)
    .output(reply(SignedIn)),
  signIn: call(paths.signIn, 'Sign in by email and password', OPEN_TO_ALL)
    .input(EmailSignIn)
    .output(reply(SignedIn)),
  requestSignInLink: call(paths.requestSignInLink, 'Mail a link that signs in', OPEN_TO_ALL)
    .input(LinkRequest)
    .output(done),
  requestPasswordReset: call(
    paths.requestPasswordReset,
    'Mail a link that signs in and leads to a new password',
    OPEN_TO_ALL,
  )
    .input(LinkRequest)
    .output(done),
  signUpByPhone: call(paths.signUpByPhone, 'Sign up by phone; a code is texted', OPEN_TO_ALL)
    .input(PhoneSignUp)
    .output(done),
  signInByPhone: call(paths.signInByPhone, 'Text a code to a member', OPEN_TO_ALL)
    .input(PhoneSignIn)
    .output(done),
  verifyPhone: call(paths.verifyPhone, 'Sign in by the texted code', OPEN_TO_ALL)
    .input(PhoneVerification)
    .output(reply(SignedIn)),
  submitSecondFactor: call(paths.submitSecondFactor, 'The second step of a sign-in', OPEN_TO_ALL)
    .input(FactorCode)
    .output(reply(SignedIn)),
  signOut: call(paths.signOut, 'Sign out', OPEN_TO_ALL).output(done),
}

/** Creates the profile from the sign-up data once; a repeat changes nothing. The profiles feature serves this call. */
export const completeSignUpCalls = {
  completeSignUp: call(paths.completeSignUp, 'Complete pending sign-up data', SIGNED_IN)
    .input(z.strictObject({}))
    .output(reply(z.object({ completed: z.boolean() }))),
}

export const ownAccountCalls = {
  getSession: call(paths.getSession, 'Who is signed in', ALSO_SUSPENDED).input(own).output(reply(Session)),
  getSecurity: call(paths.getSecurity, 'How the caller signs in', ALSO_SUSPENDED)
    .input(own)
    .output(reply(Security)),
  getSessions: call(paths.getSessions, 'Own sessions, the latest used first', SIGNED_IN)
    .input(own)
    .output(reply(z.array(OwnSession))),
  getSecurityLog: call(paths.getSecurityLog, 'What happened to your account, newest first', SIGNED_IN)
    .input(SecurityLogQuery)
    .output(reply(SecurityLog)),
  endSession: call(paths.endSession, 'End one of your sessions', SIGNED_IN).input(SessionEnd).output(done),
  endOtherSessions: call(paths.endOtherSessions, 'End all own sessions but this one', SIGNED_IN)
    .input(z.prefault(z.strictObject(Own), {}))
    .output(done),
  changePassword: call(paths.changePassword, 'Change the password, or choose the first one', MEMBERS)
    .input(PasswordChange)
    .output(done),
  changeContact: call(paths.changeContact, 'Send a code to a new address or number', SIGNED_IN)
    .input(ContactChange)
    .output(done),
  confirmContact: call(paths.confirmContact, 'Prove the new address or number by its code', SIGNED_IN)
    .input(ContactProof)
    .output(reply(Session)),
  updateUser: call(paths.updateUser, 'Change the name of the account', SIGNED_IN)
    .input(UserUpdate)
    .output(reply(Session)),
  enrolSecondFactor: call(paths.enrolSecondFactor, 'Begin with an authenticator app', MEMBERS)
    .input(z.prefault(FactorSetup, {}))
    .output(reply(FactorSecret)),
  confirmSecondFactor: call(paths.confirmSecondFactor, 'Switch the second factor on', MEMBERS)
    .input(FactorCode)
    .output(reply(RecoveryCodes)),
  renewRecoveryCodes: call(paths.renewRecoveryCodes, 'Replace the recovery codes', MEMBERS)
    .input(FactorChange)
    .output(reply(RecoveryCodes)),
  removeSecondFactor: call(paths.removeSecondFactor, 'Switch the second factor off', MEMBERS)
    .input(FactorChange)
    .output(done),
}

export const accountsCalls = { ...completeSignUpCalls, ...signInCalls, ...ownAccountCalls }
