import { BRAND } from '@ndoa/contract/brand'
import { inLanguages } from '../../shared/languages.ts'
import { waiting } from '../../shared/words.ts'

/** A notice about the account: by mail, or as the `short` text message. */
export interface NoticeWords {
  subject: string
  heading: string
  paragraphs: string[]
  /** What to do if another person did it. */
  otherwise: string
  short: string
}

const NOT_YOU = 'Not you? Please sign in and check your security settings.'

const contactChanged = (thing: string): NoticeWords => ({
  subject: `Your ${BRAND} account has a new ${thing}`,
  heading: `A new ${thing}`,
  paragraphs: [`It was changed just now and confirmed with a code sent to the new ${thing}.`],
  otherwise:
    'If that was you, you don’t need to do anything. If not, please change your password and check your security settings right away:',
  short: `The ${thing} for your ${BRAND} account was changed. If it was not you, please write to us from the contact page.`,
})

export const words = {
  preview: 'If that was you, you don’t need to do anything.',
  securitySettings: 'Security settings',
  passwordChanged: {
    subject: `Your ${BRAND} password was changed`,
    heading: 'Your password was changed',
    paragraphs: ['Your password was changed just now, and all your other devices were signed out.'],
    otherwise:
      'If that was you, you don’t need to do anything. If not, please choose a new password right away and check your security settings:',
    short: `Your ${BRAND} password was changed. ${NOT_YOU}`,
  } satisfies NoticeWords,
  secondFactorOn: {
    subject: `Two-step sign-in is on for your ${BRAND} account`,
    heading: 'Two-step sign-in is on',
    paragraphs: [
      'From now on, every sign-in asks for a code from your authenticator app. Your other devices were signed out.',
      'Please keep your recovery codes somewhere you can reach without your phone.',
    ],
    otherwise: 'If you did not turn this on, please check your security settings right away:',
    short: `Two-step sign-in is on for your ${BRAND} account. ${NOT_YOU}`,
  } satisfies NoticeWords,
  secondFactorOff: {
    subject: `Two-step sign-in is off for your ${BRAND} account`,
    heading: 'Two-step sign-in is off',
    paragraphs: ['Signing in no longer asks for a code from your authenticator app.'],
    otherwise:
      'If you did not turn this off, please change your password and check your security settings right away:',
    short: `Two-step sign-in is off for your ${BRAND} account. ${NOT_YOU}`,
  } satisfies NoticeWords,
  secondFactorWrong: {
    subject: `Someone tried to sign in to your ${BRAND} account`,
    heading: 'We stopped a sign-in',
    paragraphs: [
      'Someone completed the first step of signing in to your account, most likely with your password, but then entered a wrong code. They did not get in.',
    ],
    otherwise: 'If that was you, you don’t need to do anything. If not, please change your password now:',
    short: `Someone completed the first step of signing in to your ${BRAND} account but entered a wrong code. If it was not you, please change your password.`,
  } satisfies NoticeWords,
  signedInOn: (device: string): NoticeWords => ({
    subject: `New sign-in to your ${BRAND} account`,
    heading: 'A new sign-in',
    paragraphs: [`Someone signed in to your account on a new device: ${device}.`],
    otherwise:
      'If that was you, you don’t need to do anything. If not, please sign that device out and change your password:',
    short: `New sign-in to your ${BRAND} account: ${device}. ${NOT_YOU}`,
  }),
  emailChanged: contactChanged('email address'),
  phoneChanged: contactChanged('phone number'),
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'an unknown device',
  noTokenInBrowser: 'Browsers keep the session in a cookie',
  noCodesHere: (seconds: number) =>
    `We cannot sign you in by text message on a new device right now. Please use your email address instead, or try again in ${waiting(seconds)}.`,
  codesUsedUp: (seconds: number) =>
    `We can’t send any more text messages to your country right now. Please use your email address instead, or try again in ${waiting(seconds)}.`,
  passwordUpdated:
    'Your password was updated successfully. You’ll need to use your new password next time you log in.',
}

export const wordsIn = inLanguages(import.meta.url, words)
