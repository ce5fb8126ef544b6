import { expect, test } from 'vitest'
import {
  contactChanged,
  passwordChanged,
  secondFactorOff,
  secondFactorOn,
  signedInOn,
} from '../accounts/notices.ts'
import { codeEmail, confirmationEmail, resetEmail, signInEmail } from '../accounts/sign-in/emails.ts'
import { archiveEmail, goodbyeEmail } from './emails.ts'

const LINK = 'https://ndoa.example/auth/callback?code=abc_DEF-123&more=1'
const NAME = 'Zawadi Ọlá'
const CODE = '471120'

/** Every letter about an account. */
const ALL = {
  confirmation: () => confirmationEmail(LINK),
  'sign-in': () => signInEmail(LINK, NAME),
  reset: () => resetEmail(LINK, NAME),
  code: () => codeEmail(CODE),
  'password changed': () => passwordChanged.letter(NAME, LINK),
  'new device': () => signedInOn('Chrome on Android, Ghana').letter(NAME, LINK),
  'second factor on': () => secondFactorOn.letter(NAME, LINK),
  'second factor off': () => secondFactorOff.letter(NAME, LINK),
  'email changed': () => contactChanged('email').letter(NAME, LINK),
  'phone changed': () => contactChanged('phone').letter(NAME, LINK),
  archive: () => archiveEmail(NAME, LINK),
  farewell: () => goodbyeEmail(NAME),
}

test.each(Object.entries(ALL))(
  '%s: the same words as page and as text, and nothing private on top',
  async (_, write) => {
    const { subject, html, text } = await write()
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(text).not.toMatch(/[<>]|&\w+;/)
    expect(text.split('\n').at(-1)).toBe('Warm greetings from all of us at Ndoa')
    for (const line of text.split('\n').filter((line) => /^[A-Z].*\.$/.test(line)))
      expect(html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')).toContain(line)
    const preview = /data-skip-in-text="true"[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
    expect(preview).not.toBe('')
    for (const secret of [NAME, LINK, CODE, 'Ghana']) expect(`${subject} ${preview}`).not.toContain(secret)
    expect(html).not.toMatch(/<img|<link|<script|url\(|src=/) // nothing is fetched when it is read
  },
)
