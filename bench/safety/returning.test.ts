import { expect, test } from 'vitest'
import { type Product, returningFigures } from './returning.ts'

/** A fake product without faults. */
const FAULTLESS: Product = {
  signUpByPhone: async (phone) => (/^\+\d+$/.test(phone) ? 'hidden' : 'refused'),
  signUpByMail: async () => 'hidden',
  signUpInBannedBrowser: async () => 'held',
  signUpWithBannedPhoto: async () => 'held',
  signUpHonestly: async () => 'free',
  placesOfContacts: async () => [],
}
const failures = async (planted: Partial<Product>) =>
  (await returningFigures({ ...FAULTLESS, ...planted }, 50))
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

test('recognizing the returning person without affecting other members passes', async () => {
  expect(await failures({})).toEqual([])
})

test.each<[string, Partial<Product>, RegExp]>([
  [
    'one spelling of a number',
    { signUpByPhone: async (p) => (p.startsWith('+2330') ? 'free' : 'hidden') },
    /number/,
  ],
  [
    'mailboxes of googlemail',
    { signUpByMail: async (m) => (/googlemail/i.test(m) ? 'free' : 'hidden') },
    /mailbox/,
  ],
  ['a number that is only held, not hidden', { signUpByPhone: async () => 'held' }, /number/],
  ['the browser', { signUpInBannedBrowser: async () => 'free' }, /browser/],
  ['the photo', { signUpWithBannedPhoto: async () => 'free' }, /photo/],
  ['one honest person who waits', { signUpHonestly: async (n) => (n === 33 ? 'held' : 'free') }, /honest/],
  ['a form that refuses every address', { signUpByMail: async () => 'refused' }, /make an account/],
  ['a number that is kept as it is', { placesOfContacts: async () => ['ban_contacts.phone'] }, /contacts/],
])('the judge detects a planted bug: %s', async (_what, planted, name) => {
  expect(await failures(planted)).toEqual([expect.stringMatching(name)])
})
