import { OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import { expect, test } from 'vitest'
import { emailTemplate } from '../features/shared/email-template.ts'
import { operatorDetails } from './operator-details.ts'

const CONFIG = {
  SUPPORT_EMAIL: 'help@ndoa.test',
  SELLER_NAME: 'Ajayi & Sons <Ltd>',
  SELLER_ADDRESS: '1 Broad Street, $& Lagos',
}
const inYear = (year: number) => operatorDetails(CONFIG, { now: () => new Date(`${year}-06-01T00:00:00Z`) })

test('the copyright years run from 2025 to the year of the start', () => {
  const line = `© ${OPERATOR_EXAMPLE.copyrightYears} Ndoa`
  expect(inYear(2025).inHtml(line)).toBe('© 2025 Ndoa')
  expect(inYear(2031).inHtml(line)).toBe('© 2025–2031 Ndoa')
})

test('every mail names the operator’s sender details in HTML and text', () => {
  const { html, text } = emailTemplate({
    subject: 'A link',
    preview: 'Sign in',
    heading: 'Sign in',
    paragraphs: ['Here is your link.'],
  })
  const details = inYear(2026)
  expect(details.inText(text)).toContain('Ajayi & Sons <Ltd> · 1 Broad Street, $& Lagos · help@ndoa.test')
  const page = details.inHtml(html)
  expect(page).toContain('Ajayi &amp; Sons &lt;Ltd&gt; · 1 Broad Street, $&amp; Lagos · help@ndoa.test')
  for (const example of Object.values(OPERATOR_EXAMPLE))
    expect(page + details.inText(text)).not.toContain(example)
})
