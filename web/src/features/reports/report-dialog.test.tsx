import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { MyReports } from './my-reports.tsx'
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx'

const CALL = 'POST /functions/v1/report-member'
const kofi = {
  user_id: 'f1d3c9de-0b1d-4c53-9c05-0d8f2f6f1a11',
  display_name: 'Kofi',
  surface: 'message',
} as const
const button = (name: string | RegExp) => page.getByRole('button', { name })
const block = page.getByRole('checkbox', { name: /Also block Kofi/ })

afterEach(() => void vi.restoreAllMocks())

function open(answers: Answers, more: Partial<ReportDialogProps> = {}) {
  fakeServer(answers)
  const onBlock = vi.fn(async () => {})
  const onClose = vi.fn()
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <ReportDialog reported={kofi} onBlock={onBlock} onClose={onClose} {...more} />
    </QueryClientProvider>,
  )
  return { onBlock, onClose }
}

test('a report takes a reason and Send, blocks unless it is unticked, and says what comes next', async () => {
  const sent = vi.fn((_report: unknown) => answered(null))
  const { onBlock } = open({ [CALL]: sent })
  await button('Asks for money, gifts or an investment').click()
  await expect.element(page.getByText(/Contact your bank or mobile money provider/)).toBeVisible()
  await expect.element(block).toBeChecked()
  await button('Send Report').click()
  await expect.element(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
  await expect.element(page.getByText(/within 4 hours\. Kofi will not learn who/)).toBeVisible()
  await expect.element(page.getByText('You no longer see each other.')).toBeVisible()
  expect(onBlock).toHaveBeenCalledOnce()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    user_id: kofi.user_id,
    client_report_id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    surface: 'message',
    reason: 'money',
    details: '',
    message_ids: [],
  })
})

test('unticked, the two stay in contact, and nothing says otherwise', async () => {
  const { onBlock, onClose } = open({ [CALL]: () => answered(null) })
  await button('Something else').click()
  await block.click()
  await button('Send Report').click()
  await expect.element(page.getByText(/within 24 hours/)).toBeVisible()
  await expect.element(page.getByText('You no longer see each other.')).not.toBeInTheDocument()
  await button('Done').click()
  expect(onBlock).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a report that fails keeps what was typed and chosen, and is the same one when it is sent again', async () => {
  const sent = vi.fn((_report: unknown) => refused(503, 'server.busy', 'The service is busy.'))
  const messages = [
    { id: '0e1ea0f4-92c6-4a47-9a3c-1f2b3c4d5e6f', content: 'Send me 200 dollars' },
    { id: '1e1ea0f4-92c6-4a47-9a3c-1f2b3c4d5e6f', content: 'Good morning' },
  ]
  const reported = { ...kofi, messages, message_id: messages[0]!.id }
  const { onBlock } = open({ [CALL]: sent }, { reported })
  await button('Threatens or blackmails me').click()
  await expect.element(page.getByRole('checkbox', { name: 'Send me 200 dollars' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Good morning' }).click()
  await page.getByRole('textbox', { name: /What happened/ }).fill('He wants pictures.')
  await button('Send Report').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your report couldn’t be sent. Please try again.')
  expect(onBlock).not.toHaveBeenCalled()
  await button('Send Report').click()
  await expect.poll(() => sent.mock.calls.length).toBe(2)
  const [first, second] = sent.mock.calls.map(([report]) => report)
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    details: 'He wants pictures.',
    message_ids: messages.map(({ id }) => id),
    reason: 'threats',
  })
})

test('Back leads to the reasons again, and whoever is gone already is not offered to be blocked', async () => {
  open({}, { onBlock: undefined })
  await button('Is under 18').click()
  await expect.element(block).not.toBeInTheDocument()
  await button('Back').click()
  await expect.element(page.getByRole('heading', { name: 'Report Kofi' })).toBeVisible()
})

test('own reports say what became of them, never what was done to somebody', async () => {
  const report = (state: string, display_name: string | null) => ({
    id: crypto.randomUUID(),
    display_name,
    surface: 'profile',
    reason: 'married',
    state,
    created_at: new Date(Date.now() - 3_600_000).toISOString(),
  })
  fakeServer({
    'GET /functions/v1/get-reports': () =>
      answered([report('received', 'Kofi'), report('in_review', 'Femi'), report('breach', null)]),
  })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <MyReports />
    </QueryClientProvider>,
  )
  const rows = page.getByRole('listitem')
  await expect.element(rows).toHaveLength(3)
  const [received, , acted] = [0, 1, 2].map((row) => rows.nth(row))
  await expect.element(received!.getByText('Kofi: Is married or already promised')).toBeVisible()
  await expect.element(received!.getByText('Received. Somebody will look at it soon.')).toBeVisible()
  await expect.element(acted!.getByText('A member: Is married or already promised')).toBeVisible()
  await expect.element(acted!.getByText('We found that our rules were broken, and acted.')).toBeVisible()
})

test('reports that cannot be loaded can be tried again', async () => {
  let working = false
  fakeServer({
    'GET /functions/v1/get-reports': () =>
      working ? answered([]) : refused(500, 'server.defect', 'Something went wrong.'),
  })
  mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MyReports />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('We couldn’t load your reports')).toBeVisible()
  working = true
  await button('Try Again').click()
  await expect.element(page.getByText('You haven’t reported anybody.')).toBeVisible()
})
