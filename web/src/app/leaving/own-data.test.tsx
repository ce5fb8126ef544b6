import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { OwnData } from './own-data.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(archiveCode: string | undefined, answers: Answers) {
  const onFetched = vi.fn()
  fakeServer(answers)
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <OwnData archiveCode={archiveCode} onFetched={onFetched} />
    </QueryClientProvider>,
  )
  return onFetched
}

afterEach(() => void vi.restoreAllMocks())

test('a failed archive request can be repeated', async () => {
  const requestArchive = vi.fn(() => refused(429, 'request.too_many', 'You can ask again in 23 hours.'))
  open(undefined, { 'POST /functions/v1/export-my-data': requestArchive })
  await button('Export My Data').click()
  await expect.element(page.getByText('You can ask again in 23 hours.')).toBeVisible()
  requestArchive.mockImplementation(() => ({
    body: { success: true, message: 'We’ll email you a link.', data: {} },
  }))
  await button('Export My Data').click()
  await expect.element(page.getByText('We’ll email you a link.')).toBeVisible()
  await expect.element(button('Export My Data')).toBeDisabled()
})

test('an emailed archive link saves a file and is used up', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const sent = vi.fn(() => answered({}))
  const onFetched = open('the-code', { 'POST /functions/v1/fetch-my-data': sent })
  await button('Download My Data').click()
  await expect.poll(() => onFetched.mock.calls).toHaveLength(1)
  expect(sent).toHaveBeenCalledExactlyOnceWith({ code: 'the-code' })
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('ndoa-data.zip')
})

test('an expired archive link shows an error and saves nothing', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const expired = 'This link is no longer valid. Please ask for a new one.'
  const onFetched = open('the-code', {
    'POST /functions/v1/fetch-my-data': () => refused(400, 'accounts.link_invalid', expired),
  })
  await button('Download My Data').click()
  await expect.element(page.getByText(expired)).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  expect(onFetched).not.toHaveBeenCalled()
})
