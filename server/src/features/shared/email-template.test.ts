import { expect, test } from 'vitest'
import { emailTemplate } from './email-template.ts'

const LINK = 'https://ndoa.example/auth/callback?code=abc_DEF-123&more=1'
const words = {
  subject: 'A subject',
  preview: 'A preview',
  heading: 'A heading',
  paragraphs: ['Here it is:'],
}

test('a link appears once in the text, on its own line, and on the HTML button', () => {
  const { html, text } = emailTemplate({ ...words, action: { label: 'Sign in', link: LINK } })
  expect(text.split('\n').filter((line) => line.includes('http'))).toEqual([LINK])
  const address = /href="https:\/\/ndoa\.example\/auth\/callback\?code=abc_DEF-123&amp;more=1"/g
  expect(html.match(address)).toHaveLength(2)
})

test('a right-to-left mail is complete', async () => {
  const { html, text } = emailTemplate(
    {
      subject: 'الرابط',
      preview: 'استخدم هذا الرابط.',
      heading: 'أكّد عنوانك',
      name: 'Zainab & Co',
      paragraphs: ['مرحبًا بك في Ndoa.', 'يُرجى فتح الرابط أدناه.'],
      action: { label: 'تأكيد', link: LINK },
      closing: ['إن لم تطلب هذا، فتجاهل الرسالة.'],
    },
    'ar',
  )
  await expect(html).toMatchFileSnapshot('email-template.snapshot.html')
  await expect(text).toMatchFileSnapshot('email-template.snapshot.txt')
})

test('a code is on its own line', () => {
  expect(emailTemplate({ ...words, code: '471120' }).text).toMatch(/^471120$/m)
})

test('a name is escaped and never becomes HTML', () => {
  const name = '<img src=x onerror=alert(1)> & "co"'
  const { html, text } = emailTemplate({ ...words, name })
  expect(html).not.toContain('<img')
  expect(text).toContain(`Dear ${name},`)
})
