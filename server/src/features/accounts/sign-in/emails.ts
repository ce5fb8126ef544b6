import { BRAND } from '@ndoa/contract/brand'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import { emailTemplate } from '../../email-template.ts'

const FIFTEEN_MINUTES =
  'The link works once and for 15 minutes. Please do not forward it: whoever opens it is signed in as you.'

/**
 * The first mail: warm, and plain about who asked for it, so that a stranger's sign-up is not confirmed by mistake.
 * Nothing in it was typed into the form: nobody can write to others through us.
 */
export const confirmationEmail = (link: string) =>
  emailTemplate({
    subject: 'Confirm your email address',
    preview: 'You are one click away.',
    heading: 'Karibu! Welcome.',
    paragraphs: [
      `Welcome to ${BRAND}. You are one click away from meeting people who are looking for marriage, as you are.`,
      'Please confirm that this is your email address:',
    ],
    action: { link, label: 'Confirm my email address' },
    closing: [
      'The link works once and for 24 hours. In another browser than the one you signed up in, it also asks for your password.',
      `Somebody signed up on ${BRAND} with this address. If that was not you, you need not do anything: nobody can use your address without this link.`,
    ],
  })

export const signInEmail = (link: string, name: string | null) =>
  emailTemplate({
    subject: `Your link to sign in to ${BRAND}`,
    preview: 'It works for 15 minutes.',
    heading: 'Your link to sign in',
    ...(name && { name }),
    paragraphs: ['You asked for a link to sign in without a password. Here it is:'],
    action: { link, label: 'Sign in' },
    closing: [FIFTEEN_MINUTES, 'If you did not ask for it, you need not do anything.'],
  })

export const resetEmail = (link: string, name: string | null) =>
  emailTemplate({
    subject: `Choose a new ${BRAND} password`,
    preview: 'Your link works for 15 minutes.',
    heading: 'Choose a new password',
    ...(name && { name }),
    paragraphs: ['You asked to choose a new password. This link signs you in and lets you do so:'],
    action: { link, label: 'Choose a new password' },
    closing: [
      FIFTEEN_MINUTES,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  })

/** The code stands in the letter alone: subjects and previews show on locked screens. */
export const codeEmail = (code: string) =>
  emailTemplate({
    subject: `Your ${BRAND} code`,
    preview: 'It proves that this address is yours.',
    heading: 'Is this your address?',
    paragraphs: [
      'Somebody wants to sign in to their account with this email address. The code that proves it is:',
    ],
    code,
    closing: [
      `It works for ${PHONE_CODE_MINUTES} minutes. If it was not you, you need not do anything: without the code nothing happens.`,
    ],
  })
