import { BRAND } from '@ndoa/contract/brand'
import { letter } from './letter.ts'

/** The first mail: warm, and plain about who asked for it, so that a stranger's sign-up is not confirmed by mistake. */
export const confirmationLetter = (name: string, link: string) =>
  letter({
    subject: 'Confirm your email address',
    name,
    paragraphs: [
      `Welcome to ${BRAND}. You are one click away from meeting people who are looking for marriage, as you are.`,
      'Please confirm that this is your email address:',
      'The link works once and for 24 hours.',
      `Somebody signed up on ${BRAND} with this address and the name "${name}". If that was not you, do not open the link: without it nobody can use your address, and you need not do anything.`,
    ],
    action: { link, label: 'Confirm my email address', after: 2 },
  })

export const signInLetter = (name: string, link: string) =>
  letter({
    subject: `Your link to sign in to ${BRAND}`,
    name,
    paragraphs: [
      'You asked for a link to sign in without a password. Here it is:',
      'The link works once and for 15 minutes. Please do not forward it: whoever opens it is signed in as you.',
      'If you did not ask for it, you need not do anything.',
    ],
    action: { link, label: 'Sign in', after: 1 },
  })

export const resetLetter = (name: string, link: string) =>
  letter({
    subject: `Choose a new ${BRAND} password`,
    name,
    paragraphs: [
      'You asked to choose a new password. This link signs you in and lets you do so:',
      'The link works once and for 15 minutes. Please do not forward it: whoever opens it is signed in as you.',
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
    action: { link, label: 'Choose a new password', after: 1 },
  })

export const passwordChangedLetter = (name: string, settings: string) =>
  letter({
    subject: `Your ${BRAND} password was changed`,
    name,
    paragraphs: [
      'Your password was changed just now, and all your other devices were signed out.',
      'If that was you, you need not do anything. If not, please choose a new password at once, and look at your security settings:',
    ],
    action: { link: settings, label: 'Security settings', after: 2 },
  })

export const newDeviceLetter = (name: string, device: string, settings: string) =>
  letter({
    subject: `New sign-in to your ${BRAND} account`,
    name,
    paragraphs: [
      `Somebody signed in to your account on a device that it did not know: ${device}.`,
      'If that was you, you need not do anything. If not, please end that session and change your password:',
    ],
    action: { link: settings, label: 'Security settings', after: 2 },
  })

export const secondFactorOnLetter = (name: string, settings: string) =>
  letter({
    subject: `Two-step sign-in is on for your ${BRAND} account`,
    name,
    paragraphs: [
      'From now on every sign-in asks for a code of your authenticator app. Your other devices were signed out.',
      'Please keep your recovery codes where you find them without your phone. If it was not you who switched this on, please look at your security settings at once:',
    ],
    action: { link: settings, label: 'Security settings', after: 2 },
  })

export const secondFactorOffLetter = (name: string, settings: string) =>
  letter({
    subject: `Two-step sign-in is off for your ${BRAND} account`,
    name,
    paragraphs: [
      'Signing in no longer asks for a code of your authenticator app.',
      'If it was not you who switched this off, please change your password and look at your security settings at once:',
    ],
    action: { link: settings, label: 'Security settings', after: 2 },
  })

export const codeLetter = (code: string) =>
  letter({
    subject: `Your ${BRAND} code`,
    name: '',
    paragraphs: [
      'Somebody wants to sign in to their account with this email address. The code that proves it is:',
      code,
      'It works for 5 minutes. If it was not you, you need not do anything: without the code nothing happens.',
    ],
  })

export const contactChangedLetter = (name: string, kind: 'email' | 'phone', settings: string) =>
  letter({
    subject: `Your ${BRAND} account has a new ${kind === 'email' ? 'email address' : 'phone number'}`,
    name,
    paragraphs: [
      'It was changed just now, and proven by a code that was sent there.',
      'If that was you, you need not do anything. If not, please change your password and look at your security settings at once:',
    ],
    action: { link: settings, label: 'Security settings', after: 2 },
  })
