import { TranslationReport } from '@ndoa/contract/trust/support'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { ReportTranslationPage } from '../pages/report-translation-page.tsx'
import { PrintingProvider } from '../print/printing-provider.tsx'
import { begin } from './contact-script.ts'

const address = location.href
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', address)
})

test('reported wording is sent with its language and page', async () => {
  const received: TranslationReport[] = []
  fakeServer({
    'POST /functions/v1/report-translation': (body) => {
      received.push(TranslationReport.parse(body))
      return answered({})
    },
  })
  history.replaceState(null, '', '?page=/fr/faq')
  mount(
    <PrintingProvider printing={{ path: '/report-translation', language: 'fr', languages: ['en', 'fr'] }}>
      <ReportTranslationPage />
    </PrintingProvider>,
  )
  begin(document.querySelector<HTMLFormElement>('#translation')!)
  const send = page.getByRole('button', { name: 'Send Report' })
  await send.click()
  await expect.element(page.getByText('Please tell us which words are wrong')).toBeVisible()
  expect(received).toEqual([])
  await page.getByRole('textbox', { name: 'Which words, and what is wrong with them?' }).fill('Likes vous')
  await send.click()
  await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/^Report Sent/)
  expect(received).toEqual([{ language: 'fr', page: '/fr/faq', details: 'Likes vous' }])
})
