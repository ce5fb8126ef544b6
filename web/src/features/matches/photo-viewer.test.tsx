import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { aCard } from '../../testing/member-card.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

const kofi = {
  ...aCard({ display_name: 'Kofi', photo_count: 3 }),
  match_id: 'b7d0d2a4-0b1d-4c53-9c05-0d8f2f6f1a22',
  matched_at: '2026-05-01T00:00:00.000Z',
  last_message_at: null,
  last_activity: '2026-05-01T00:00:00.000Z',
  message_count: 0,
  unread_count: 0,
}

const photos = [1, 2, 3].map((place) => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  signed_url: '/art/man.svg',
  srcset: '/art/man.svg 320w',
  thumbhash: null,
  blurred: false,
}))

afterEach(() => void vi.restoreAllMocks())

async function openPhotos(answer: Answers[string]) {
  visitAsAmara('/my-matches', {
    'POST /functions/v1/get-my-matches': () => answered([kofi]),
    'POST /functions/v1/get-user-photos': answer,
  })
  const button = page.getByRole('button', { name: '3 photos of Kofi' })
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Photos of Kofi' })).toBeVisible()
  return button
}

test('2 Dashboard (viewer turns, viewer keys): arrow keys turn the photos, around both ends; Escape gives the focus back', async () => {
  const button = await openPhotos(() => answered(photos))
  const shown = (place: number) =>
    expect.element(page.getByRole('img', { name: `Photo ${place} of 3 of Kofi` }))
  await shown(1).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await shown(3).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await shown(2).toBeVisible()
  await page.getByRole('button', { name: 'Show photo 3' }).click()
  await shown(3).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('2 Dashboard (viewer states), 8 Photos (unable): photos that cannot be loaded can be tried again', async () => {
  let works = false
  await openPhotos(() => (works ? answered([]) : refused(404, 'request.not_found', 'This is not available.')))
  await expect.element(page.getByRole('heading', { name: 'Unable to Load Photos' })).toBeVisible()
  works = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('heading', { name: 'No Photos Available' })).toBeVisible()
})
