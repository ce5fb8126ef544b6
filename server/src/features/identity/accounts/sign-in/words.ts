import { BRAND } from '@ndoa/contract/brand'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { EmailContent } from '../../../shared/email-template.ts'
import { inLanguages } from '../../../shared/languages.ts'
import { waiting } from '../../../shared/words.ts'

const FIFTEEN_MINUTES =
  'The link works once, within 15 minutes. Please don’t forward it: anyone who opens it is signed in as you.'

export const words = {
  confirmation: (link: string): EmailContent => ({
    subject: 'Confirm your email address',
    preview: 'You are one click away.',
    heading: 'Karibu! Welcome.',
    paragraphs: [
      `Welcome to ${BRAND}. You are one click away from meeting people who are looking for marriage, just like you.`,
      'Please confirm that this is your email address:',
    ],
    action: { link, label: 'Confirm my email address' },
    closing: [
      'The link works once, within 24 hours. If you open it in a different browser from the one you signed up in, it will also ask for your password.',
      `Someone signed up for ${BRAND} with this address. If that wasn’t you, you don’t need to do anything: no one can use your address without this link.`,
    ],
  }),
  signIn: (link: string, name: string | null): EmailContent => ({
    subject: `Your ${BRAND} sign-in link`,
    preview: 'It works for 15 minutes.',
    heading: 'Your sign-in link',
    ...(name && { name }),
    paragraphs: ['You asked for a link to sign in without a password. Here it is:'],
    action: { link, label: 'Sign in' },
    closing: [FIFTEEN_MINUTES, 'If you did not ask for it, you don’t need to do anything.'],
  }),
  reset: (link: string, name: string | null): EmailContent => ({
    subject: `Choose a new ${BRAND} password`,
    preview: 'Your link works for 15 minutes.',
    heading: 'Choose a new password',
    ...(name && { name }),
    paragraphs: ['You asked to choose a new password. This link signs you in and lets you choose one:'],
    action: { link, label: 'Choose a new password' },
    closing: [
      FIFTEEN_MINUTES,
      'If you did not ask for it, you don’t need to do anything: your password stays the same.',
    ],
  }),
  code: (code: string): EmailContent => ({
    subject: `Your ${BRAND} code`,
    preview: 'Use it to confirm that this address is yours.',
    heading: 'Is this your address?',
    paragraphs: [
      'Someone wants to use this email address to sign in to their account. If that is you, enter this code to confirm it:',
    ],
    code,
    closing: [
      `It works for ${PHONE_CODE_MINUTES} minutes. If it wasn’t you, you don’t need to do anything: nothing happens without the code.`,
    ],
  }),
  /** One text message: 70 characters in non-Latin alphabets, otherwise 160. */
  phoneCode: (code: string) =>
    `${code} is your ${BRAND} code. It works for ${PHONE_CODE_MINUTES} minutes. No one from ${BRAND} will ever ask you for it.`,
  /** Too many wrong passwords from one address, and no link was sent. */
  networkUsedUp: (seconds: number) =>
    `Too many attempts from your network. Please try again in ${waiting(seconds)}, or choose “Forgot your password?” to sign in by email.`,
  linkIfRight: (seconds: number) =>
    `Too many attempts from your network. If your email and password are right, we have sent you a link to sign in. Otherwise, please try again in ${waiting(seconds)}.`,
}

export const wordsIn = inLanguages(import.meta.url, words)
