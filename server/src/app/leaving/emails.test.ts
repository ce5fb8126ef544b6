import { expect, test } from 'vitest'
import {
  contactChanged,
  passwordChanged,
  secondFactorOff,
  secondFactorOn,
  signedInOn,
} from '../../features/identity/accounts/notices.ts'
import {
  codeEmail,
  confirmationEmail,
  resetEmail,
  signInEmail,
} from '../../features/identity/accounts/sign-in/emails.ts'
import { contactEmail } from '../../features/trust/decisions/index.ts'
import { archiveEmail, goodbyeEmail } from './emails.ts'

const LINK = 'https://ndoa.example/auth/callback?code=abc_DEF-123&more=1'
const NAME = 'Zawadi Ọlá'
const CODE = '471120'
const SIGN_IN = { device: 'Chrome on Android', place: 'Ghana', moment: '23 November 2026 at 16:21 UTC' }
/** A member with whom the recipient had a conversation. */
const FORMER = 'Tendai'

const ALL = {
  confirmation: () => confirmationEmail('en', LINK),
  'sign-in': () => signInEmail('en', LINK, NAME),
  reset: () => resetEmail('en', LINK, NAME),
  code: () => codeEmail('en', CODE),
  'password changed': () => passwordChanged.email('en', NAME, LINK),
  'new device': () => signedInOn(SIGN_IN).email('en', NAME, LINK),
  'second factor on': () => secondFactorOn.email('en', NAME, LINK),
  'second factor off': () => secondFactorOff.email('en', NAME, LINK),
  'email changed': () => contactChanged('email').email('en', NAME, LINK),
  'phone changed': () => contactChanged('phone').email('en', NAME, LINK),
  archive: () => archiveEmail('en', NAME, LINK),
  farewell: () => goodbyeEmail('en', NAME),
  'contact banned': () =>
    contactEmail({ kind: 'warning', name: NAME, display_name: FORMER, language: 'en' }, LINK),
  'contact cleared': () =>
    contactEmail({ kind: 'correction', name: NAME, display_name: FORMER, language: 'en' }, LINK),
}

test.each(Object.entries(ALL))(
  '%s: HTML and text have the same content, and subject and preview contain nothing private',
  (_, write) => {
    const { subject, html, text } = write()
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(text).not.toMatch(/[<>]|&\w+;/)
    expect(text.split('\n').filter(Boolean).at(-2)).toBe('Warm wishes from all of us at Ndoa') // above the sender
    for (const line of text.split('\n').filter((line) => /^[A-Z].*\.$/.test(line)))
      expect(html.replaceAll('&quot;', '"')).toContain(line)
    const preview = /<div style="display:none[^>]*>([^<\u00a0]*)/.exec(html)?.[1] ?? ''
    expect(preview).not.toBe('')
    for (const secret of [NAME, LINK, CODE, FORMER, 'Ghana'])
      expect(`${subject} ${preview}`).not.toContain(secret)
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=/) // so that opening the mail loads nothing
  },
)

test('a mail declares its language and direction in its first lines', () => {
  const { html } = archiveEmail('ar', NAME, LINK)
  expect(html).toMatch(/<html [^>]*dir="rtl"[^>]*lang="ar"/)
})
