import { TranslationReport } from '@ndoa/contract/support'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer } from '../testing/fake-server.ts'
import { mount } from '../testing/mount.tsx'
import { begin } from './contact-script.ts'
import { ReportTranslationPage } from './pages/report-translation.tsx'
import { PrintingProvider } from './printing.tsx'

const address = location.href
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', address)
})

test('words that read wrong are sent with their language and the page from which somebody came', async () => {
  const taken: TranslationReport[] = []
  fakeServer({
    'POST /functions/v1/report-translation': (body) => {
      taken.push(TranslationReport.parse(body))
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
  expect(taken).toEqual([])
  await page.getByRole('textbox', { name: 'Which words, and what is wrong with them?' }).fill('Likes vous')
  await send.click()
  await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/^Report Sent/)
  expect(taken).toEqual([{ language: 'fr', page: '/fr/faq', details: 'Likes vous' }])
})
