import type { CaseView, QueuedCase } from '@ndoa/contract/trust/cases'
import type { WaitingPhoto } from '@ndoa/contract/trust/photo-review'
import type { StaffSession } from '@ndoa/contract/trust/staff'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigate } from '../../../staff/location.ts'
import { createStaffQueryClient } from '../../../staff/query-client.ts'
import { StaffConsole } from '../../../staff/staff-console.tsx'
import { type Answers, answered, fakeServer, refused } from '../../../testing/fake-server.ts'
import { mount } from '../../../testing/mount.tsx'
import { ToastProvider } from '../../../ui/feedback/toast-provider.tsx'
import { skippedReasons } from '../cases/console/skipped-reasons.tsx'

const HOUR = 60 * 60_000
const address = window.location.pathname + window.location.search
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', address)
})

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const ife: StaffSession = {
  id: 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11',
  name: 'Ife Balogun',
  email: 'ife@staff.test',
  role: 'moderator',
  is_senior: false,
  must_change_password: false,
  expires_at: inHours(8),
}

function open(path: string, answers: Answers) {
  navigate(path)
  const called: [string, unknown][] = []
  const noted = Object.entries(answers).map(([route, answer]): [string, Answers[string]] => [
    route,
    (body) => {
      called.push([route.split('/').at(-1) ?? '', body])
      return answer(body)
    },
  ])
  fakeServer({
    'GET /functions/v1/get-staff-session': () => answered(ife),
    ...Object.fromEntries(noted),
  })
  mount(
    <QueryClientProvider client={createStaffQueryClient()}>
      <ToastProvider>
        <StaffConsole />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return called
}

const queued = (number: number, more: Partial<QueuedCase> = {}): QueuedCase => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  kind: 'reports',
  opened_at: inHours(-5),
  due_at: inHours(number),
  reports: 1,
  reasons: ['money'],
  languages: [],
  taken_by: null,
  ...more,
})
const queue = (...cases: QueuedCase[]) => ({
  'GET /functions/v1/get-cases': () => answered({ cases, next_after: null }),
})

const view: CaseView = {
  id: queued(1).id,
  number: 1,
  kind: 'reports',
  opened_at: inHours(-5),
  due_at: inHours(-1),
  leased_until: inHours(0.25),
  subject: {
    state: 'active',
    is_verified: false,
    profile: null,
    photos: [{ id: '00000000-0000-4000-8000-0000000000aa', status: 'approved', is_primary: true }],
    active_strikes: 1,
  },
  reports: [
    {
      number: 4821,
      first_number: 4821,
      reason: 'money',
      surface: 'message',
      created_at: inHours(-5),
      details: 'He asked me twice.',
      decided_before: 4,
      upheld_before: 3,
    },
  ],
  is_subject_known: false,
  evidence: [
    {
      id: '00000000-0000-4000-8000-0000000000bb',
      report: 4821,
      taken_at: inHours(-5),
      kind: 'photo',
      photo_id: '00000000-0000-4000-8000-0000000000aa',
      reported: true,
    },
    {
      id: '00000000-0000-4000-8000-0000000000cc',
      report: 4821,
      taken_at: inHours(-5),
      kind: 'messages',
      messages: [
        {
          id: '00000000-0000-4000-8000-0000000000dd',
          from: 'reported',
          content: 'Send 200 by mobile money',
          created_at: inHours(-6),
          reported: true,
        },
      ],
    },
  ],
  letter: null,
  objection: null,
  found: [],
  links: [],
  appeal: null,
  decision_id: null,
  decisions: [],
  hold: null,
}
const STATEMENT = {
  title: 'You cannot begin new conversations for 7 days',
  parts: { decision: 'For 7 days.', facts: 'You asked two people for money.', rule: 'No asking for money.' },
  quotes: [],
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('late cases are labelled in the queue, and the keyboard alone moves and takes', async () => {
  const called = open('/staff/cases', {
    ...queue(queued(1, { due_at: inHours(-2) }), queued(2, { languages: ['hausa'] })),
    'POST /functions/v1/take-case': () => answered({ case_id: queued(2).id, leased_until: inHours(0.25) }),
    'POST /functions/v1/get-case': () => answered({ ...view, id: queued(2).id, number: 2 }),
    'POST /functions/v1/preview-statement': () => answered({ statement: null, suggested: null }),
  })
  await expect.element(page.getByText('2 hours late')).toBeVisible()
  await expect.element(page.getByText('due in 2 hours')).toBeVisible()
  await expect.element(page.getByText('1 report · speaks Hausa')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('button', { name: 'Take case 1' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('button', { name: 'Take case 2' })).toHaveFocus()
  await userEvent.keyboard('kjt')
  await expect.element(heading('Reports #2')).toBeVisible()
  expect(called.find(([name]) => name === 'take-case')?.[1]).toEqual({ case_id: queued(2).id })
})

test('cases left to others are skipped, even after a reload', async () => {
  const take = { 'POST /functions/v1/take-case': () => answered({ case_id: null, leased_until: null }) }
  const called = open('/staff/cases', { ...queue(queued(1)), ...take })
  await page.getByText('What you leave to others').click()
  await page.getByRole('button', { name: 'Forced or sold' }).click()
  await expect.element(page.getByText('What you leave to others (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Take Next' }).click()
  await expect.element(page.getByText('Nothing is waiting for you.')).toBeVisible()
  expect(called.find(([name]) => name === 'take-case')?.[1]).toEqual({ without: ['trafficking'] })
  expect(skippedReasons()).toEqual(['trafficking'])
  localStorage.removeItem('staff-left-to-others')
})

test('the second moderator to take a case sees who has it', async () => {
  open('/staff/cases', {
    ...queue(queued(1)),
    'POST /functions/v1/take-case': () =>
      refused(409, 'cases.taken', 'Juma Otieno has this case at the moment.'),
  })
  await page.getByRole('button', { name: 'Take case 1' }).click()
  await expect.element(page.getByText('Juma Otieno has this case at the moment.')).toBeVisible()
  await expect.element(heading('Queue')).toBeVisible()
})

test('a case shows nothing before it is taken', async () => {
  let isTaken = false
  open(`/staff/cases/${view.id}`, {
    'POST /functions/v1/get-case': () =>
      isTaken ? answered(view) : refused(409, 'cases.not_taken', 'Please take this case first.'),
    'POST /functions/v1/take-case': () => {
      isTaken = true
      return answered({ case_id: view.id, leased_until: inHours(0.25) })
    },
    'POST /functions/v1/preview-statement': () => answered({ statement: null, suggested: null }),
  })
  await expect.element(heading('Take this case first')).toBeVisible()
  await userEvent.keyboard('t')
  await expect.element(heading('Reports #1')).toBeVisible()
})

test('a case shows its reason and the reporter’s record, and loads pictures only on request', async () => {
  open(`/staff/cases/${view.id}`, {
    'POST /functions/v1/get-case': () => answered(view),
    'POST /functions/v1/preview-statement': () => answered({ statement: null, suggested: null }),
  })
  await expect.element(page.getByText('R-4821', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Right in 3 of 4 earlier reports (75%)')).toBeVisible()
  await expect.element(page.getByText('Send 200 by mobile money').first()).toBeVisible()
  await expect.element(page.getByText('1 active strike')).toBeVisible()
  const pictures = () => document.querySelectorAll('img[src*="/storage/"]').length
  expect(pictures()).toBe(0)
  const hidden = page.getByRole('button', { name: /^Show photo/ })
  await expect.element(hidden).toHaveLength(2)
  await userEvent.keyboard('v')
  await expect.element(hidden).toHaveLength(1)
})

test('the statement precedes the decision, which can be taken back', async () => {
  const called = open(`/staff/cases/${view.id}`, {
    ...queue(),
    'POST /functions/v1/get-case': () => answered(view),
    'POST /functions/v1/preview-statement': (body) =>
      answered({
        statement: (body as { facts?: string }).facts ? STATEMENT : null,
        suggested: { step: 'slowed', days: 7 },
      }),
    'POST /functions/v1/decide-case': () =>
      answered({ decision_id: '00000000-0000-4000-8000-0000000000ee', effective_at: inHours(0) }),
    'POST /functions/v1/undo-decision': () => answered({}),
  })
  await expect.element(page.getByText('Suggested: Slow down, 7 days')).toBeVisible()
  await page.getByRole('radio', { name: /^Slow down/ }).click()
  await page.getByRole('textbox', { name: 'What happened' }).fill('You asked two people for money.')
  await expect.element(page.getByRole('textbox', { name: /^Why not/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Read the Statement' }).click()
  await expect.element(page.getByRole('article')).toMatchTextContent(/7 days.*For 7 days.*asked two people/s)
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect.element(heading('Queue')).toBeVisible()
  const decided = called.find(([name]) => name === 'decide-case')?.[1]
  const previewed = called.findLast(([name]) => name === 'preview-statement')?.[1]
  expect(decided).toMatchObject({ step: 'slowed', days: 7, reason: 'money' })
  expect(decided).toEqual(previewed)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(heading('Reports #1')).toBeVisible()
  expect(called.some(([name]) => name === 'undo-decision')).toBe(true)
})

test('a step other than the suggested one asks for a reason', async () => {
  open(`/staff/cases/${view.id}`, {
    'POST /functions/v1/get-case': () => answered(view),
    'POST /functions/v1/preview-statement': () =>
      answered({ statement: STATEMENT, suggested: { step: 'slowed', days: 7 } }),
  })
  await page.getByRole('radio', { name: /^Friendly advice/ }).click()
  await page.getByRole('textbox', { name: 'What happened' }).fill('You wrote rudely.')
  await expect.element(page.getByRole('button', { name: 'Read the Statement' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Why not the suggested step' }).fill('It was a misunderstanding.')
  await expect.element(page.getByRole('button', { name: 'Read the Statement' })).toBeEnabled()
})

test('the member’s objection to a pause is in the case, even beside an appeal', async () => {
  open(`/staff/cases/${view.id}`, {
    'POST /functions/v1/get-case': () => answered({ ...view, objection: 'She asked me first.' }),
  })
  await expect.element(page.getByText('She asked me first.')).toBeVisible()
})

const aMessageToUs = (text: string | null): CaseView => ({
  ...view,
  kind: 'contact',
  subject: null,
  reports: [],
  evidence: [],
  letter: {
    name: text && 'Zainab',
    subject: text && 'A badge',
    text,
    reason: null,
    category: null,
    can_be_answered: text !== null,
  },
})

test('a contact message cannot be closed without an answer', async () => {
  open(`/staff/cases/${view.id}`, {
    'POST /functions/v1/get-case': () => answered(aMessageToUs('How do I get a badge?')),
  })
  await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled()
})

test('a contact message of a deleted account is closed without an answer', async () => {
  const called = open(`/staff/cases/${view.id}`, {
    ...queue(),
    'POST /functions/v1/get-case': () => answered(aMessageToUs(null)),
    'POST /functions/v1/close-case': () => answered({}),
  })
  await expect.element(page.getByText(/Nobody is left to answer/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(heading('Queue')).toBeVisible()
  expect(called.find(([name]) => name === 'close-case')?.[1]).toEqual({
    case_id: view.id,
    outcome: 'answered',
  })
})

const waiting = (n: number): WaitingPhoto => ({
  id: `00000000-0000-4000-8000-00000000001${n}`,
  is_primary: true,
  is_plain: false,
  uploaded_at: inHours(-2),
  due_at: inHours(10),
  gender: 'Female',
  age: 30 + n,
  approved_photos: 0,
  contact_texts: n === 1 ? [{ field: 'bio', text: 'Write to me: 0803 555 0123' }] : [],
  contact_openers: n === 1 ? 2 : 0,
})

test('single keys review photos one by one, and none unseen', async () => {
  const called = open('/staff/photos', {
    'GET /functions/v1/get-waiting-photos': () =>
      answered({ photos: [waiting(1), waiting(2), waiting(3)], waiting: 3 }),
    'POST /functions/v1/review-photo': () => answered({}),
  })
  const verdicts = () => called.filter(([name]) => name === 'review-photo').map(([, body]) => body)
  await expect.element(page.getByText('Woman, 31')).toBeVisible()
  expect(document.querySelectorAll('img[src*="/storage/"]')).toHaveLength(0)
  await expect.element(page.getByText('Contact details in the bio')).toBeVisible()
  await expect.element(page.getByText('Write to me: 0803 555 0123')).toBeVisible()
  await expect.element(page.getByText('Contact details early in 2 conversations')).toBeVisible()
  await userEvent.keyboard('a')
  expect(verdicts()).toEqual([])
  await userEvent.keyboard('v')
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Woman, 32')).toBeVisible()
  expect(document.body.textContent).not.toContain('Contact details')
  await userEvent.keyboard('v')
  await userEvent.keyboard('r')
  await expect.element(page.getByText('Why is it rejected?')).toBeVisible()
  await userEvent.keyboard('7')
  await expect.element(page.getByText('Woman, 33')).toBeVisible()
  expect(verdicts()).toEqual([
    { photo_id: waiting(1).id, verdict: 'approved' },
    { photo_id: waiting(2).id, verdict: 'rejected', reason: 'contact_details' },
  ])
})

test('a photo’s verdict can be taken back, which makes the photo the next one', async () => {
  const called = open('/staff/photos', {
    'GET /functions/v1/get-waiting-photos': () => answered({ photos: [waiting(1), waiting(2)], waiting: 2 }),
    'POST /functions/v1/review-photo': () => answered({}),
    'POST /functions/v1/undo-photo-review': () => answered({}),
  })
  await expect.element(page.getByText('Woman, 31')).toBeVisible()
  await userEvent.keyboard('v')
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Woman, 32')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Woman, 31')).toBeVisible()
  await expect.element(page.getByText('2 photos wait', { exact: false })).toBeVisible()
  expect(called.find(([name]) => name === 'undo-photo-review')?.[1]).toEqual({ photo_id: waiting(1).id })
})

test('a plain picture is labelled before it is revealed, and can be approved', async () => {
  const called = open('/staff/photos', {
    'GET /functions/v1/get-waiting-photos': () =>
      answered({ photos: [{ ...waiting(1), is_plain: true }, waiting(2)], waiting: 2 }),
    'POST /functions/v1/review-photo': () => answered({}),
  })
  const hint = page.getByText('Plain picture: hardly anything to see')
  await expect.element(hint).toBeVisible()
  await userEvent.keyboard('v')
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Woman, 32')).toBeVisible()
  await expect.element(hint).not.toBeInTheDocument()
  expect(called.filter(([name]) => name === 'review-photo').map(([, body]) => body)).toEqual([
    { photo_id: waiting(1).id, verdict: 'approved' },
  ])
})

test('“?” lists the screen’s keys, and keys do nothing during typing', async () => {
  open(`/staff/cases/${view.id}`, {
    'POST /functions/v1/get-case': () => answered(view),
    'POST /functions/v1/preview-statement': () => answered({ statement: null, suggested: null }),
  })
  await page.getByRole('radio', { name: /^Friendly advice/ }).click()
  await page.getByRole('textbox', { name: 'What happened' }).fill('v?')
  await expect.element(page.getByRole('button', { name: /^Show photo/ })).toHaveLength(2)
  await expect.element(page.getByRole('dialog', { name: 'Keyboard' })).not.toBeInTheDocument()
  await page.getByRole('heading', { name: 'Decision', exact: true }).click()
  await userEvent.keyboard('?')
  await expect
    .element(page.getByRole('dialog', { name: 'Keyboard' }))
    .toMatchTextContent(/Keep the case.*Reveal the next picture/s)
})
