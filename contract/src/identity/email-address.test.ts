import { expect, test } from 'vitest'
import { isEmail, readEmail } from './email-address.ts'
import { suggestedEmail } from './email-suggestion.ts'

test.each([
  'ama@x.test',
  ' ama@x.test\u00a0',
  '\u200bama@x.test',
  '\u202aama@x.test\u202c',
  '\u2066ama@x.test\u2069',
  'ama@\u00adx.test\ufeff',
  'ama@x.test\r\n',
  'mailto:ama@x.test',
  'MAILTO:ama@x.test?subject=Hello%20there',
  '<mailto:ama@x.test>',
  'Ama <ama@x.test>',
  '"Okafor, Ama" <ama@x.test>',
  'Ama Okafor <ama@x.test>;',
  '<ama@x.test>',
  '(ama@x.test)',
  '"ama@x.test"',
  '“ama@x.test”',
  'ama@x.test,',
  'ama@x.test.',
  'ama@x.test;',
  'ａｍａ＠ｘ．ｔｅｓｔ',
])('the address in %j is ama@x.test', (typed) => {
  expect(readEmail(typed)).toBe('ama@x.test')
  expect(isEmail(readEmail(typed))).toBe(true)
})

test.each([
  ['ama@münchen.de', 'ama@xn--mnchen-3ya.de'],
  ['ama@mu\u0308nchen.de', 'ama@xn--mnchen-3ya.de'],
  ['Ama <ama@сайт.рф>,', 'ama@xn--80aswg.xn--p1ai'],
  ['ama@موقع.مصر', 'ama@xn--4gbrim.xn--wgbh1c'],
  ['ama&kofi@x.test', 'ama&kofi@x.test'],
  ["o'neil+ndoa@x.test", "o'neil+ndoa@x.test"],
])('%s is %s', (typed, address) => {
  expect(readEmail(typed)).toBe(address)
  expect(isEmail(address)).toBe(true)
})

test.each([
  '',
  'ama',
  'ama@',
  '@x.test',
  'ama@x',
  'ama@x..test',
  'ama kofi@x.test',
  'ama@x.test, kofi@x.test',
  'ama@x.test/kofi@x.test',
  'ama@münchen.de/x',
  `${'a'.repeat(250)}@x.test`,
])('%j is no address', (typed) => {
  expect(isEmail(readEmail(typed))).toBe(false)
})

test.each([
  ['ama@gmail.con', 'ama@gmail.com'],
  ['ama@gmial.com', 'ama@gmail.com'],
  ['ama@gamil.com', 'ama@gmail.com'],
  ['ama@gmai.com', 'ama@gmail.com'],
  ['ama@gmail.co', 'ama@gmail.com'],
  ['ama@gmail.comm', 'ama@gmail.com'],
  ['ama@gmailcom', 'ama@gmail.com'],
  ['Ama.O@Gnail.com', 'Ama.O@gmail.com'],
  ['ama@yaho.com', 'ama@yahoo.com'],
  ['ama@yahooo.com', 'ama@yahoo.com'],
  ['ama@hotmial.com', 'ama@hotmail.com'],
  ['ama@outlok.com', 'ama@outlook.com'],
  ['ama@iclould.com', 'ama@icloud.com'],
  ['mailto:ama@gmail.con', 'ama@gmail.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

test.each([
  'ama@gmail.com',
  'ama@ymail.com',
  'ama@mail.com',
  'ama@email.com',
  'ama@yahoo.fr',
  'ama@yahoo.co.uk',
  'ama@hotmail.fr',
  'ama@outlook.pt',
  'ama@x.test',
  'ama@',
  'ama',
  '',
])('nothing is suggested for %j', (typed) => {
  expect(suggestedEmail(typed)).toBeNull()
})

test.each([
  'victim@gmail.com".a1',
  "victim@gmail.com'.a1",
  'victim@gmail.com|.a1',
  'ama@x.test <mallory@evil.test>',
  '<ama@x.test>,<mallory@evil.test>',
])('%j could reach another mailbox, so it is no address', (typed) => {
  expect(isEmail(readEmail(typed))).toBe(false)
})
