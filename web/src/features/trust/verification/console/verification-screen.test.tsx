import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStaffQueryClient } from '../../../../staff/query-client.ts'
import { answered, fakeServer } from '../../../../testing/fake-server.ts'
import { mount } from '../../../../testing/mount.tsx'
import { ToastProvider } from '../../../../ui/feedback/toast-provider.tsx'
import { VerificationScreen } from './verification-screen.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']

afterEach(() => void vi.restoreAllMocks())

function open(kind: 'pictures' | 'call' = 'pictures') {
  const waiting = ids.map((id, i) => ({
    id,
    case_number: 41 + i,
    kind,
    sent_at: '2026-11-22T09:00:00.000Z',
    due_at: `2026-11-${23 + i}T09:00:00.000Z`,
    needs_senior: i === 1,
  }))
  const looks: unknown[] = []
  const decisions: unknown[] = []
  const calls: unknown[] = []
  fakeServer({
    'GET /functions/v1/get-verifications': () => answered(waiting),
    'POST /functions/v1/view-verification': (body) => {
      looks.push(body)
      const { verification_id } = body as { verification_id: string }
      return answered({
        id: verification_id,
        kind,
        display_name: 'Amara',
        turn: 'left',
        code: '4071',
        call: null,
        live: ['straight', 'turned', 'code'].map((pose) => ({ pose, src: PIXEL })),
        photos: [{ is_primary: true, src: PIXEL }],
      })
    },
    'POST /functions/v1/arrange-verification-call': (body) => {
      calls.push(body)
      return answered({})
    },
    'POST /functions/v1/decide-verification': (body) => {
      decisions.push(body)
      waiting.shift()
      return answered({})
    },
  })
  mount(
    <QueryClientProvider client={createStaffQueryClient()}>
      <ToastProvider>
        <VerificationScreen />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { looks, decisions, calls }
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('pictures load on request only, then the keyboard decides and opens the next case', async () => {
  const { looks, decisions } = open()
  await expect.element(page.getByText('Two disagree')).toBeVisible()
  await page.getByRole('button', { name: 'Open case 41' }).click()
  await expect.element(heading('Case 41')).toBeVisible()
  await userEvent.keyboard('a')
  expect([looks, decisions, document.images.length]).toEqual([[], [], 0])
  await userEvent.keyboard('s')
  await expect.element(page.getByRole('img', { name: /: Main photo$/ })).toBeInTheDocument()
  await expect.element(page.getByText('4071')).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(heading('Case 42')).toBeVisible()
  expect(decisions).toEqual([{ verification_id: ids[0], verdict: 'approve' }])
  expect([looks, document.images.length]).toEqual([[{ verification_id: ids[0] }], 0])
})

test('a rejection requires a reason, which is shown to the member', async () => {
  const { decisions } = open()
  await page.getByRole('button', { name: 'Open case 41' }).click()
  await page.getByRole('button', { name: 'Show Pictures (S)' }).click()
  await expect.element(page.getByRole('button', { name: 'Reject (R)' })).toBeVisible()
  await userEvent.keyboard('r')
  const reject = page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true })
  await expect.element(reject).toBeDisabled()
  await userEvent.keyboard('a') // ignored while the question is open
  await page.getByRole('radio', { name: 'No code, or the wrong one' }).click()
  await reject.click()
  await vi.waitFor(() =>
    expect(decisions).toEqual([{ verification_id: ids[0], verdict: 'reject', reason: 'wrong_code' }]),
  )
})

test('a call is arranged without the member’s address, and keys decide nothing during typing', async () => {
  const { decisions, calls } = open('call')
  await page.getByRole('button', { name: 'Open case 41' }).click()
  await page.getByRole('button', { name: 'Show Pictures (S)' }).click()
  await page.getByLabelText('Date and time').fill('2026-11-24T18:30')
  await userEvent.type(page.getByLabelText('Link to the call'), 'https://meet.example/area')
  await page.getByRole('button', { name: 'Arrange the Call' }).click()
  await expect.element(page.getByText(/Arranged for Nov 24, 2026, 6:30 PM/)).toBeVisible()
  const at = new Date(2026, 10, 24, 18, 30).toISOString()
  expect(calls).toEqual([{ verification_id: ids[0], call: { at, link: 'https://meet.example/area' } }])
  expect(decisions).toEqual([])
  await page.getByRole('button', { name: 'Reject (R)' }).click()
  await expect.element(page.getByRole('radio', { name: 'The member missed the call' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'No code, or the wrong one' })).not.toBeInTheDocument()
})
