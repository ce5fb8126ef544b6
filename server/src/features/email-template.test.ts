import { expect, test } from 'vitest'
import { emailTemplate } from './email-template.ts'

const LINK = 'https://ndoa.example/auth/callback?code=abc_DEF-123&more=1'
const words = {
  subject: 'A subject',
  preview: 'A preview',
  heading: 'A heading',
  paragraphs: ['Here it is:'],
}

test('a link is in the text once, on its own line, and on the button of the HTML part', async () => {
  const { html, text } = await emailTemplate({ ...words, action: { label: 'Sign in', link: LINK } })
  expect(text.split('\n').filter((line) => line.includes('http'))).toEqual([LINK])
  const address = /href="https:\/\/ndoa\.example\/auth\/callback\?code=abc_DEF-123&amp;more=1"/g
  expect(html.match(address)).toHaveLength(2)
})

test('a code is on its own line', async () => {
  expect((await emailTemplate({ ...words, code: '471120' })).text).toMatch(/^471120$/m)
})

test('a name is escaped and never becomes HTML', async () => {
  const name = '<img src=x onerror=alert(1)> & "co"'
  const { html, text } = await emailTemplate({ ...words, name })
  expect(html).not.toContain('<img')
  expect(text).toContain(`Dear ${name},`)
})
