import type { OwnVerification } from '@ndoa/contract/trust/verification'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered } from '../../../testing/fake-server.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'

const NONE: OwnVerification = {
  state: 'none',
  kind: null,
  sent_at: null,
  call: null,
  verified_until: null,
  can_renew: false,
  reason: null,
  ended_by: null,
}
const verified = { state: 'verified', kind: 'pictures', verified_until: '2027-11-12T09:00:00.000Z' } as const

afterEach(() => void vi.restoreAllMocks())

function visit(own: Partial<OwnVerification>) {
  const withdrawn = vi.fn((_body: unknown) => answered(NONE))
  visitAsAmara('/verification', {
    'GET /functions/v1/get-verification': () => answered({ ...NONE, ...own }),
    'POST /functions/v1/withdraw-verification': withdrawn,
    'POST /functions/v1/request-verification-call': () =>
      answered({ ...NONE, state: 'waiting', kind: 'call', sent_at: '2026-11-22T09:00:00.000Z' }),
  })
  return { withdrawn }
}
const takePictures = page.getByRole('link', { name: 'Take Pictures' })

test('the screen links to the camera page, and offers a call instead', async () => {
  visit({})
  await expect.element(takePictures).toHaveAttribute('href', '/verification/camera')
  await page.getByRole('button', { name: 'No Camera? Arrange a Call' }).click()
  await expect.element(page.getByText('We’ll arrange a call with you')).toBeVisible()
})

test('a waiting member can withdraw the request', async () => {
  const { withdrawn } = visit({ state: 'waiting', kind: 'pictures', sent_at: '2026-11-22T09:00:00.000Z' })
  await expect.element(page.getByText('We’re comparing your pictures')).toBeVisible()
  await expect.element(takePictures).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Take Back My Request' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take Back My Request' }).click()
  await expect.element(takePictures).toBeVisible()
  expect(withdrawn.mock.calls.map(([body]) => body)).toEqual([{ what: 'request' }])
})

test('a verified member sees the end date, and can renew in the last month only', async () => {
  visit(verified)
  await expect.element(page.getByText(/Your badge is valid until Nov 12, 2027/)).toBeVisible()
  await expect.element(takePictures).not.toBeInTheDocument()
})

test.each([
  [{ ...verified, can_renew: true }, /Your badge is valid until/],
  [{ state: 'rejected', reason: 'wrong_code' }, /We could not read the code on the paper/],
  [{ state: 'ended', ended_by: 'main_photo' }, /You have a new main photo/],
  [
    { ...verified, can_renew: true, reason: 'not_clear' },
    /too dark or too blurred.* You keep your badge until it runs out/,
  ],
  [{ state: 'rejected', reason: 'not_live', ended_by: 'rejected' }, /Your badge has ended, because/],
] as const)('%o can begin again and sees the reason', async (own, words) => {
  visit(own)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(takePictures).toBeVisible()
})

const waiting = { state: 'waiting', sent_at: '2026-11-22T09:00:00.000Z' } as const

test.each([
  [{ ...verified }, 'Give Up Badge', 'Your profile will no longer show the badge.'],
  [{ ...waiting, kind: 'pictures' }, 'Take Back My Request', 'Your pictures will be deleted. You can ask'],
  [{ ...waiting, kind: 'call' }, 'Take Back My Request', 'There will be no call. You can ask'],
  [
    { ...verified, ...waiting },
    'Take Back My Request',
    'Your pictures will be deleted. You keep your badge. You can ask',
  ],
] as const)('%o sees the consequence before confirming', async (own, label, words) => {
  visit(own)
  await page.getByRole('button', { name: label }).click()
  await expect.element(page.getByRole('alertdialog').getByText(new RegExp(words))).toBeVisible()
})

test('a member with an arranged call sees its time in their zone, and joins it there', async () => {
  const at = new Date(2026, 10, 24, 18, 30).toISOString()
  visit({ ...waiting, kind: 'call', call: { at, link: 'https://meet.example/abc' } })
  await expect.element(page.getByText(/Nov 24, 2026, 6:30 PM/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Join the Call' }))
    .toHaveAttribute('href', 'https://meet.example/abc')
})
