import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../../testing/fake-server.ts'
import { aPhoto } from '../../../testing/member-card.ts'
import { aMatch } from '../../../testing/my-match.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'

const kofi = aMatch({
  display_name: 'Kofi',
  photo_count: 3,
  distance: 'under_50',
  allow_screenshots: false,
})

const photos = [1, 2, 3].map((place) => aPhoto(place))

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

test('arrow keys cycle through the photos, and Escape returns the focus', async () => {
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

test('the no-screenshots request is below the photos', async () => {
  await openPhotos(() => answered(photos))
  await expect.element(page.getByText('Kofi asks you not to take screenshots.')).toBeVisible()
})

test('a card shows the distance if its owner allows it', async () => {
  const hides = aMatch({ display_name: 'Tendai' })
  visitAsAmara('/my-matches', { 'POST /functions/v1/get-my-matches': () => answered([kofi, hides]) })
  const card = (name: string) => page.getByRole('article', { name })
  await expect.element(card('Kofi, 31').getByText('Accra, Ghana · under 50 km away')).toBeVisible()
  await expect.element(card('Tendai, 31').getByText('Accra, Ghana', { exact: true })).toBeVisible()
})

test('photos that failed to load can be loaded again', async () => {
  let isServerUp = false
  await openPhotos(() =>
    isServerUp ? answered([]) : refused(404, 'request.not_found', 'This is not available.'),
  )
  await expect.element(page.getByRole('heading', { name: 'Unable to Load Photos' })).toBeVisible()
  isServerUp = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('heading', { name: 'No Photos Available' })).toBeVisible()
  await expect.element(page.getByText('Kofi has not uploaded any approved photos yet')).toBeVisible()
})

test('the viewer shows that it is loading, and has a default failure message', async () => {
  await openPhotos(() => refused(500, 'server.defect', 'Something went wrong.'))
  await expect.element(page.getByText('Loading photos...')).toBeInTheDocument()
  await expect.element(page.getByText('Failed to fetch photos')).toBeVisible()
})

test('the first photo follows the last, and a screen reader announces the position', async () => {
  await openPhotos(() => answered(photos))
  const status = page.getByRole('dialog').getByRole('status').first()
  const current = () =>
    page
      .getByRole('button', { name: /^Show photo/ })
      .elements()
      .map((one) => one.ariaCurrent)
  await expect.element(status).toHaveTextContent('Photo 1 of 3')
  await expect.poll(current).toEqual(['true', null, null])
  await page.getByRole('button', { name: 'Previous photo' }).click()
  await expect.element(status).toHaveTextContent('Photo 3 of 3')
  await expect.poll(current).toEqual([null, null, 'true'])
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect.element(status).toHaveTextContent('Photo 1 of 3')
})

test('a single photo has no navigation buttons, and a blurred photo is labelled', async () => {
  await openPhotos(() => answered(photos.slice(0, 1).map((one) => ({ ...one, blurred: true }))))
  await expect.element(page.getByRole('img', { name: 'Photo 1 of 1 of Kofi' })).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText('Photo blurred')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next photo' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Show photo 1' })).not.toBeInTheDocument()
})

test('photos shown person by person are labelled', async () => {
  await openPhotos(() => answered(photos.map((one) => ({ ...one, blurred: true, blurred_for: 'everybody' }))))
  await expect.element(page.getByText('Kofi shares photos person by person.')).toBeVisible()
})

test('the viewer reports being offline, and reopens with loaded photos', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isOnline = false
  const get = vi.fn(() => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return answered(photos)
  })
  const button = await openPhotos(get)
  const dialog = page.getByRole('dialog', { name: 'Photos of Kofi' })
  await expect.element(dialog.getByText(/^You seem to be offline/)).toBeVisible()
  isOnline = true
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(dialog.getByRole('img', { name: 'Photo 1 of 3 of Kofi' })).toBeVisible()
  const calls = get.mock.calls.length
  await dialog.getByRole('button', { name: 'Close' }).click()
  await button.click()
  await expect.element(dialog.getByRole('img', { name: 'Photo 1 of 3 of Kofi' })).toBeVisible()
  expect(get).toHaveBeenCalledTimes(calls)
})
