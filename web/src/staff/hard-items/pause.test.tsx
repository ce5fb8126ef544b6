import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { clearHardItems, countHardItem, isPauseDue } from './hard-items.ts'
import { HiddenPicture } from './hidden-picture.tsx'
import { Pause } from './pause.tsx'

const MINUTE = 60_000
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

beforeEach(() => {
  localStorage.clear()
  clearHardItems()
})
afterEach(() => void vi.restoreAllMocks())

/** Counts one hard item per minute, up to now. */
const workedFor = (minutes: number) => {
  for (let ago = minutes; ago >= 0; ago--) countHardItem(Date.now() - ago * MINUTE)
}
const offer = page.getByRole('dialog', { name: 'Time for a pause' })
const pause = page.getByRole('dialog', { name: 'Pause', exact: true })

test('a pause is offered after 25 minutes with hard items, and covers the screen', async () => {
  workedFor(25)
  mount(<Pause />)
  await expect.element(offer.getByText(/^26 hard items in more than 25 minutes/)).toBeVisible()
  await offer.getByRole('button', { name: 'Pause for 5 Minutes' }).click()
  await expect.element(pause.getByText(/^(5:00|4:5\d) left$/)).toBeVisible()
  await pause.getByRole('button', { name: 'Back to Work' }).click()
  await expect.element(pause).not.toBeInTheDocument()
  await expect.element(offer).not.toBeInTheDocument()
})

test('a moderator who chooses 50 minutes is not asked at 25', async () => {
  workedFor(30)
  mount(<Pause />)
  await offer.getByRole('switch', { name: 'Offer a pause every 50 minutes, not every 25' }).click()
  await expect.element(offer).not.toBeInTheDocument()
})

test('no pause is offered early or after minutes without hard items', () => {
  const now = Date.now()
  const items = { count: 9, since: now - 25 * MINUTE, last: now - MINUTE }
  expect(isPauseDue(items, 25, now)).toBe(true)
  expect(isPauseDue(items, 50, now)).toBe(false)
  expect(isPauseDue({ ...items, since: now - 24 * MINUTE }, 25, now)).toBe(false)
  expect(isPauseDue({ ...items, last: now - 6 * MINUTE }, 25, now)).toBe(false)
  expect(isPauseDue({ count: 0, since: 0, last: now }, 25, now)).toBe(false)
})

test('a picture counts only when revealed', async () => {
  for (let ago = 24; ago > 0; ago--) countHardItem(Date.now() - ago * MINUTE)
  mount(
    <>
      <HiddenPicture src={PIXEL} label="photo 1" />
      <Pause />
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'Show photo 1' })).toBeVisible()
  expect(sessionStorage.getItem('staff-hard-items')).toContain('"count":24')
  await page.getByRole('button', { name: 'Show photo 1' }).click()
  await expect.poll(() => sessionStorage.getItem('staff-hard-items')).toContain('"count":25')
})
