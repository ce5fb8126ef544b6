import { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hasDrafts } from '../../../lib/storage/drafts.ts'
import { type Answers, answered, fakeServer, refused } from '../../../testing/fake-server.ts'
import { mount } from '../../../testing/mount.tsx'
import { ToastProvider } from '../../../ui/feedback/toast-provider.tsx'
import { MyReports } from './my-reports.tsx'
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx'
import { ReportReasons } from './report-reasons.tsx'

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
  const acts: string[] = []
  const recorder = (act: string) => () => void acts.push(act)
  show(answers, { onBlock: recorder('block'), onBack: recorder('back'), onClose: recorder('close'), ...more })
  return acts
}

function show(answers: Answers, more: Partial<ReportDialogProps> = {}) {
  fakeServer(answers)
  const nothing = () => undefined
  return mount(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ReportDialog
          reported={kofi}
          reason="money"
          onBlock={nothing}
          onBack={nothing}
          onClose={nothing}
          {...more}
        />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

test('the reasons are the community rules, and link to their meaning', async () => {
  const chosen = vi.fn()
  mount(<ReportReasons onChoose={chosen} />)
  const reasons = page.getByRole('button').elements()
  expect(reasons.map(({ textContent }) => textContent)).toEqual(Object.values(REPORT_LABELS))
  await expect
    .element(page.getByRole('link', { name: 'Community Rules' }))
    .toHaveAttribute('href', '/community-rules')
  await button(REPORT_LABELS.hate).click()
  expect(chosen).toHaveBeenCalledExactlyOnceWith('hate')
})

test('one press sends a report and blocks unless unticked, and the next steps are shown', async () => {
  const sent = vi.fn((_report: unknown) => answered(null))
  const acts = open({ [CALL]: sent })
  await expect.element(page.getByText(/Contact your bank or mobile money provider/)).toBeVisible()
  await expect.element(block).toBeChecked()
  await button('Send Report').click()
  await expect.element(page.getByText(/Our team will look at it within 4 hours\./)).toBeVisible()
  expect(acts).toEqual(['close', 'block'])
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    user_id: kofi.user_id,
    client_report_id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    surface: 'message',
    reason: 'money',
    details: '',
  })
})

test('an unticked block keeps the two in contact', async () => {
  const acts = open({ [CALL]: () => answered(null) }, { reason: 'other' })
  await block.click()
  await button('Send Report').click()
  await expect.element(page.getByText(/within 24 hours/)).toBeVisible()
  expect(acts).toEqual(['close'])
})

test('a failed report keeps its text, and is sent again as the same one', async () => {
  const sent = vi.fn((_report: unknown) => refused(503, 'server.busy', 'The service is busy.'))
  const message_id = '0e1ea0f4-92c6-4a47-9a3c-1f2b3c4d5e6f'
  const acts = open({ [CALL]: sent }, { reported: { ...kofi, message_id }, reason: 'threats' })
  await page.getByRole('textbox', { name: /What happened/ }).fill('He wants pictures.')
  await button('Send Report').click()
  await expect
    .element(page.getByRole('alert').getByText('Your report couldn’t be sent. Please try again.'))
    .toBeVisible()
  expect(acts).toEqual([])
  await button('Send Report').click()
  await expect.poll(() => sent.mock.calls.length).toBe(2)
  const [first, second] = sent.mock.calls.map(([report]) => report)
  expect(second).toEqual(first)
  expect(first).toMatchObject({ details: 'He wants pictures.', message_ids: [message_id], reason: 'threats' })
  await page.getByRole('textbox', { name: /What happened/ }).fill('He wants pictures, and money.')
  await button('Send Report').click()
  await expect.poll(() => sent.mock.calls.length).toBe(3)
  const ids = sent.mock.calls.map(([report]) => (report as { client_report_id: string }).client_report_id)
  expect(ids[2]).not.toBe(ids[1]) // otherwise the new text would count as a repeat of the old one
})

test('a report’s text survives a reload for this member and tab until sent', async () => {
  const details = page.getByRole('textbox', { name: /What happened/ })
  const unload = show({ [CALL]: () => answered(null) })
  await details.fill('He wants pictures.')
  unload()
  localStorage.setItem('signed-in', JSON.stringify('b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a12'))
  const leave = show({})
  await expect.element(details).toHaveValue('')
  leave()
  localStorage.removeItem('signed-in')
  const sent = vi.fn((_report: unknown) => answered(null))
  const end = show({ [CALL]: sent })
  await expect.element(details).toHaveValue('He wants pictures.')
  await button('Send Report').click()
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  await expect.poll(() => hasDrafts(String(null))).toBe(false) // deleted once the answer arrives
  end()
  show({})
  await expect.element(details).toHaveValue('')
})

test('signing out asks about an unfinished report until it is sent or discarded', async () => {
  const [me, other] = ['b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a12', 'b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a22']
  localStorage.setItem('signed-in', JSON.stringify(me))
  const details = page.getByRole('textbox', { name: /What happened/ })
  show({ [CALL]: () => answered(null) })
  await details.fill('He wants pictures.')
  expect([hasDrafts(me), hasDrafts(other)]).toEqual([true, false])
  await details.fill('')
  expect(hasDrafts(me)).toBe(false)
  await details.fill('He wants money.')
  await button('Send Report').click()
  await expect.poll(() => hasDrafts(me)).toBe(false)
})

test('a report without a connection shows an error', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open({ [CALL]: () => refused(503, 'server.busy', 'The service is busy.') }, {})
  await button('Send Report').click()
  await expect.element(page.getByRole('alert').getByText(/You seem to be offline/)).toBeVisible()
})

test('Back leads to the reasons, and a blocked member cannot be blocked again', async () => {
  const acts = open({}, { onBlock: undefined })
  await expect.element(button('Back')).toBeVisible()
  await expect.element(block).not.toBeInTheDocument()
  await button('Back').click()
  expect(acts).toEqual(['back'])
})

test('a member’s reports show their outcome, never the measures', async () => {
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
  await expect.element(received!.getByText('Received. Someone will look at it soon.')).toBeVisible()
  await expect.element(acted!.getByText('A member: Is married or already promised')).toBeVisible()
  await expect.element(acted!.getByText('We found that our rules were broken, and acted.')).toBeVisible()
})

test('reports that failed to load can be loaded again', async () => {
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
  await expect.element(page.getByText('None.')).toBeVisible()
})
