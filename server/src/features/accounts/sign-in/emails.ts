import { BRAND } from '@ndoa/contract/brand'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import { emailTemplate } from '../../email-template.ts'

const FIFTEEN_MINUTES =
  'The link works once, within 15 minutes. Please don’t forward it: anyone who opens it is signed in as you.'

/**
 * The first mail: warm, and clear about who asked for it, so that a stranger's sign-up is not confirmed by mistake.
 * It contains nothing that was typed into the form, so nobody can use it to send text to others.
 */
export const confirmationEmail = (link: string) =>
  emailTemplate({
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
  })

export const signInEmail = (link: string, name: string | null) =>
  emailTemplate({
    subject: `Your ${BRAND} sign-in link`,
    preview: 'It works for 15 minutes.',
    heading: 'Your sign-in link',
    ...(name && { name }),
    paragraphs: ['You asked for a link to sign in without a password. Here it is:'],
    action: { link, label: 'Sign in' },
    closing: [FIFTEEN_MINUTES, 'If you did not ask for it, you don’t need to do anything.'],
  })

export const resetEmail = (link: string, name: string | null) =>
  emailTemplate({
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
  })

/** Only the body holds the code: subjects and previews are shown on locked screens. */
export const codeEmail = (code: string) =>
  emailTemplate({
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
  })
