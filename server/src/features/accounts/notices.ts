import { BRAND } from '@ndoa/contract/brand'
import { emailTemplate, type RenderedEmail } from '../email-template.ts'

/** What a member is told of the safety of the own account: by mail, or in short by text message. */
export interface Notice {
  letter: (name: string, settings: string) => Promise<RenderedEmail>
  short: string
}

interface Words {
  subject: string
  heading: string
  paragraphs: string[]
  /** What to do if it was somebody else. */
  otherwise: string
  short: string
}

const notice = ({ subject, heading, paragraphs, otherwise, short }: Words): Notice => ({
  letter: (name, link) =>
    emailTemplate({
      subject,
      heading,
      name,
      preview: 'If that was you, you need not do anything.',
      paragraphs: [...paragraphs, otherwise],
      action: { link, label: 'Security settings' },
    }),
  short,
})

const NOT_YOU = 'Not you? Please sign in and look at your security settings.'

export const passwordChanged = notice({
  subject: `Your ${BRAND} password was changed`,
  heading: 'Your password was changed',
  paragraphs: ['Your password was changed just now, and all your other devices were signed out.'],
  otherwise:
    'If that was you, you need not do anything. If not, please choose a new password at once, and look at your security settings:',
  short: `Your ${BRAND} password was changed. ${NOT_YOU}`,
})

export const signedInOn = (device: string) =>
  notice({
    subject: `New sign-in to your ${BRAND} account`,
    heading: 'A new sign-in',
    paragraphs: [`Somebody signed in to your account on a device that it did not know: ${device}.`],
    otherwise:
      'If that was you, you need not do anything. If not, please end that session and change your password:',
    short: `New sign-in to your ${BRAND} account: ${device}. ${NOT_YOU}`,
  })

export const secondFactorOn = notice({
  subject: `Two-step sign-in is on for your ${BRAND} account`,
  heading: 'Two-step sign-in is on',
  paragraphs: [
    'From now on every sign-in asks for a code of your authenticator app. Your other devices were signed out.',
    'Please keep your recovery codes where you find them without your phone.',
  ],
  otherwise: 'If it was not you who switched this on, please look at your security settings at once:',
  short: `Two-step sign-in is on for your ${BRAND} account. ${NOT_YOU}`,
})

export const secondFactorOff = notice({
  subject: `Two-step sign-in is off for your ${BRAND} account`,
  heading: 'Two-step sign-in is off',
  paragraphs: ['Signing in no longer asks for a code of your authenticator app.'],
  otherwise:
    'If it was not you who switched this off, please change your password and look at your security settings at once:',
  short: `Two-step sign-in is off for your ${BRAND} account. ${NOT_YOU}`,
})

export const secondFactorWrong = notice({
  subject: `Somebody tried to sign in to your ${BRAND} account`,
  heading: 'A sign-in was stopped',
  paragraphs: [
    'Somebody passed the first step of signing in to your account, most likely with your password, but then entered a wrong code. They did not get in.',
  ],
  otherwise: 'If that was you, you need not do anything. If not, please change your password now:',
  short: `Somebody passed the first step of signing in to your ${BRAND} account, but entered a wrong code. If it was not you, please change your password.`,
})

export function contactChanged(kind: 'email' | 'phone'): Notice {
  const thing = kind === 'email' ? 'email address' : 'phone number'
  return notice({
    subject: `Your ${BRAND} account has a new ${thing}`,
    heading: `A new ${thing}`,
    paragraphs: ['It was changed just now, and proven by a code that was sent there.'],
    otherwise:
      'If that was you, you need not do anything. If not, please change your password and look at your security settings at once:',
    short: `The ${thing} of your ${BRAND} account was changed. If it was not you, please write to us from the contact page.`,
  })
}
