import { STATEMENT_PARTS } from '@ndoa/contract/trust/decision-rules'
import type { OwnReport } from '@ndoa/contract/trust/reports'
import type { Statement } from '@ndoa/contract/trust/statements'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer, refused } from '../../../testing/fake-server.ts'
import { mount } from '../../../testing/mount.tsx'
import { MyReports } from '../reports/index.ts'
import { MyStatements } from './index.ts'
import { timeLeft } from './time-left.ts'

afterEach(() => void vi.restoreAllMocks())

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const show = (screen: ReactNode) =>
  mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {screen}
    </QueryClientProvider>,
  )

const aStatement = (more: Partial<Statement> = {}): Statement => ({
  id: 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11',
  kind: 'decision',
  step: 'suspended',
  title: 'Your account is suspended',
  parts: Object.fromEntries(
    STATEMENT_PARTS.map((part) => [part, `Words about the ${part}.`]),
  ) as Statement['parts'],
  quotes: [{ kind: 'message', text: 'Send me money', photo_id: null }],
  created_at: inDays(-1),
  ends_at: inDays(5.5),
  is_active: true,
  appeal: null,
  appeal_until: inDays(180),
  ...more,
})

test('a statement shows its seven parts, the member’s own words and its duration', async () => {
  fakeServer({ 'GET /functions/v1/get-statements': () => answered([aStatement()]) })
  show(<MyStatements />)
  await expect.element(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  for (const part of STATEMENT_PARTS)
    await expect.element(page.getByText(`Words about the ${part}.`)).toBeVisible()
  await expect.element(page.getByText('Send me money')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Read our Community Rules' }))
    .toHaveAttribute('href', '/community-rules')
  await expect.element(page.getByText(/6 days left/)).toBeVisible()
})

test('an undecided pause is not shown as a decision', async () => {
  fakeServer({
    'GET /functions/v1/get-statements': () =>
      answered([aStatement({ kind: 'pause', title: 'You can’t start new conversations for now' })]),
  })
  show(<MyStatements />)
  await expect.element(page.getByText('What this means for you')).toBeVisible()
  await expect.element(page.getByText('Why we have this rule')).toBeVisible()
  for (const label of ['What we decided', 'Why it breaks the rule'])
    await expect.element(page.getByText(label)).not.toBeInTheDocument()
})

test('a member asks for a second look once, and its state replaces the box', async () => {
  let appeal: Statement['appeal'] = null
  const sent = vi.fn((_body: unknown) => {
    appeal = { state: 'open', created_at: inDays(0), decided_at: null }
    return answered(null)
  })
  fakeServer({
    'GET /functions/v1/get-statements': () =>
      answered([aStatement({ appeal, ...(appeal && { appeal_until: null }) })]),
    'POST /functions/v1/appeal-statement': sent,
  })
  show(<MyStatements />)
  await button('Ask for a Second Look').click()
  const box = page.getByRole('textbox', { name: 'Why should we look again?' })
  await expect.element(button('Send')).toBeDisabled()
  await box.fill('x'.repeat(2_001))
  await expect.element(box).toHaveValue('x'.repeat(2_000))
  await box.fill('That was my brother.')
  await button('Send').click()
  await expect.element(page.getByText(/You asked for a second look on/)).toBeVisible()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    statement_id: aStatement().id,
    text: 'That was my brother.',
  })
  await expect.element(button('Ask for a Second Look')).not.toBeInTheDocument()
})

test('text that fails to send stays in the box', async () => {
  fakeServer({
    'GET /functions/v1/get-statements': () => answered([aStatement()]),
    'POST /functions/v1/appeal-statement': () => refused(503, 'server.busy', 'The service is busy.'),
  })
  show(<MyStatements />)
  await button('Ask for a Second Look').click()
  await page.getByRole('textbox').fill('That was my brother.')
  await button('Send').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('That was my brother.')
})

test('the page is empty without decisions, and a failure can be retried', async () => {
  let working = false
  fakeServer({
    'GET /functions/v1/get-statements': () =>
      working ? answered([aStatement()]) : refused(500, 'server.defect', 'Something went wrong.'),
  })
  show(<MyStatements />)
  await expect.element(page.getByText('We couldn’t load what we decided about your account')).toBeVisible()
  working = true
  await button('Try Again').click()
  await expect.element(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
})

test('the member’s closed report offers a second look and then shows its outcome', async () => {
  const report = (more: Partial<OwnReport>): OwnReport => ({
    id: crypto.randomUUID(),
    display_name: 'Kofi',
    surface: 'profile',
    reason: 'married',
    state: 'no_breach',
    created_at: inDays(-2),
    appeal: null,
    appeal_until: null,
    ...more,
  })
  const closed = report({ appeal_until: inDays(100) })
  const sent = vi.fn((_body: unknown) => answered(null))
  fakeServer({
    'GET /functions/v1/get-reports': () =>
      answered([
        closed,
        report({ state: 'received' }),
        report({ appeal: { state: 'upheld', created_at: inDays(-1), decided_at: inDays(0) } }),
      ]),
    'POST /functions/v1/appeal-report': sent,
  })
  show(<MyReports />)
  const rows = page.getByRole('listitem')
  await expect.element(rows).toHaveLength(3)
  await expect.element(button('Ask for a Second Look')).toHaveLength(1)
  await expect.element(rows.nth(2).getByText(/Someone else looked at it again/)).toBeVisible()
  await rows.nth(0).getByRole('button', { name: 'Ask for a Second Look' }).click()
  await page.getByRole('textbox', { name: 'Why should we look again?' }).fill('He wears a ring.')
  await button('Send').click()
  await expect.poll(() => sent.mock.calls).toEqual([[{ report_id: closed.id, text: 'He wears a ring.' }]])
})

test('the remaining time is rounded up', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect(timeLeft('2026-11-25T11:00:00Z', now)).toBe('3 days left')
  expect(timeLeft('2026-11-22T13:30:00Z', now)).toBe('2 hours left')
  expect(timeLeft('2026-11-22T12:01:00Z', now)).toBe('1 hour left')
})
