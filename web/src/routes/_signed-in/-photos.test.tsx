import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { myPhoto as photo } from '../../testing/my-photo.ts'
import { anOwnProfile } from '../../testing/own-profile.ts'
import { aReference } from '../../testing/reference-data.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

const photosUpTo = (count: number) => Array.from({ length: count }, (_, index) => photo(index + 1))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens the screen; `kept` is the server's list of photos. */
function visit(kept: OwnPhoto[], answers: Answers = {}) {
  const get = vi.fn(() => answered(kept))
  visitAsAmara('/photos', {
    'GET /functions/v1/get-photos': get,
    'GET /functions/v1/get-profile': () => answered(anOwnProfile()),
    'GET /functions/v1/get-reference-data': () =>
      answered(
        aReference({
          countries: [{ code: 'NG', name: 'Nigeria', dial_code: '+234' }],
        }),
      ),
    ...answers,
  })
  return get
}

/**
 * Answers each upload after `milliseconds`: a file with a good name is stored, any other refused.
 * @returns a function that gives the highest number of concurrent uploads
 */
function answerUploads(kept: OwnPhoto[], milliseconds = 0) {
  let underWay = 0
  let most = 0
  class Upload extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    timeout = 0
    open() {}
    setRequestHeader() {}
    send(body: FormData) {
      const isGood = (body.get('file') as File).name.startsWith('good')
      const added = photo(kept.length + 1, 'pending')
      if (isGood) kept.push(added)
      this.status = isGood ? 200 : 422
      this.responseText = JSON.stringify(
        isGood
          ? { success: true, data: added }
          : { success: false, error: 'photos.unreadable', message: 'This is no photo.', data: null },
      )
      underWay += 1
      most = Math.max(most, underWay)
      setTimeout(() => {
        underWay -= 1
        this.dispatchEvent(new Event('load'))
      }, milliseconds)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return () => most
}

const file = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' })
const choose = (...files: File[]) => userEvent.upload(page.getByLabelText(/^Add Photo/).first(), files)
const slots = page.getByRole('list', { name: 'Your photos' })

test('several photos can be uploaded at once', async () => {
  const kept = photosUpTo(1)
  answerUploads(kept)
  const get = visit(kept)
  await expect.element(page.getByRole('heading', { name: 'Manage Photos' })).toBeVisible()
  await expect.element(slots.getByRole('button', { name: /^View photo/ })).toHaveLength(1)
  const before = get.mock.calls.length
  await choose(file('good-1.jpg'), file('good-2.jpg'))
  await expect.element(page.getByText('Photo uploaded successfully!')).toBeVisible()
  await expect.element(slots.getByRole('button', { name: /^View photo/ })).toHaveLength(3)
  expect(get.mock.calls.length).toBeGreaterThan(before)
})

test('photos added during uploads are sent after them', async () => {
  const kept = photosUpTo(1)
  const mostAtOnce = answerUploads(kept, 200)
  visit(kept)
  await choose(file('good-1.jpg'), file('good-2.jpg'))
  await choose(file('good-3.jpg'))
  await expect.element(slots.getByRole('button', { name: /^View photo/ })).toHaveLength(4)
  expect(mostAtOnce()).toBe(1)
})

test('a failed upload shows the reason and can be retried', async () => {
  const kept = photosUpTo(1)
  answerUploads(kept)
  visit(kept)
  await choose(file('good.jpg'), file('bad.jpg'))
  await expect.element(page.getByText('Some photos failed to upload.')).toBeVisible()
  await expect.element(page.getByText('This is no photo.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('Failed to upload photo')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click()
  await expect.element(page.getByText('This is no photo.')).not.toBeInTheDocument()
})

test('at most nine photos, and only images, are accepted', async () => {
  const kept = photosUpTo(8)
  answerUploads(kept)
  visit(kept)
  const input = page.getByLabelText(/^Add Photo/)
  await expect.element(input).toHaveAttribute('multiple')
  await expect.element(input).toHaveAttribute('accept', 'image/*')
  await choose(new File(['x'], 'good.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('Please choose a JPEG, PNG or WebP photo.')).toBeVisible()
  expect(kept).toHaveLength(8)
  await choose(file('good-1.jpg'), file('good-2.jpg'))
  await expect.element(page.getByText('You can only upload up to 9 photos.')).toBeVisible()
  await expect.element(slots.getByRole('button', { name: /^View photo/ })).toHaveLength(9)
  expect(page.getByLabelText(/^Add Photo/).elements()).toEqual([])
  expect(kept).toHaveLength(9)
})

test('a photo can be viewed, made the main one, or deleted', async () => {
  let kept = [photo(1), photo(2), photo(3, 'rejected')]
  const change = (next: OwnPhoto[]) => {
    kept = next
    return answered(kept)
  }
  visit([], {
    'GET /functions/v1/get-photos': () => answered(kept),
    'POST /functions/v1/set-main-photo': (body) =>
      change(kept.map((one) => ({ ...one, is_primary: one.id === (body as { photo_id: string }).photo_id }))),
    'DELETE /functions/v1/delete-photo': (body) =>
      change(kept.filter(({ id }) => id !== (body as { photo_id: string }).photo_id)),
  })
  await page.getByRole('button', { name: 'View photo 2, Approved' }).click()
  const preview = page.getByRole('dialog', { name: 'Photo 2' })
  await expect.element(preview.getByRole('img', { name: 'Your photo 2' })).toBeVisible()
  await preview.getByRole('button', { name: 'Set as Main' }).click()
  await expect.element(page.getByText('Main photo updated!')).toBeVisible()
  const second = page.getByRole('button', { name: 'View photo 2, main photo, Approved' })
  await expect.element(second).toBeVisible()
  const slot = slots.element().children[1]
  expect(slot?.textContent).toContain('2')
  expect(slot?.textContent).toContain('Main')
  expect(slots.element().children[2]?.querySelector('[title="Rejected"]')).not.toBeNull()
  await page.getByRole('button', { name: 'Delete photo 3' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Photo deleted.')).toBeVisible()
  await expect.element(slots.getByRole('button', { name: /^View photo/ })).toHaveLength(2)
  await expect.element(second).toBeVisible()
})

test('a failed change of photos is reported', async () => {
  const broken = () => refused(500, 'server.defect', 'Something went wrong.')
  visit(photosUpTo(2), {
    'POST /functions/v1/set-main-photo': broken,
    'DELETE /functions/v1/delete-photo': broken,
  })
  await page.getByRole('button', { name: 'Set photo 2 as main' }).click()
  await expect.element(page.getByText('Failed to set main photo')).toBeVisible()
  await page.getByRole('button', { name: 'Delete photo 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Failed to delete photo')).toBeVisible()
})

test('photos that failed to load can be loaded again', async () => {
  let isServerUp = false
  visit([], {
    'GET /functions/v1/get-photos': () =>
      isServerUp ? answered(photosUpTo(1)) : refused(500, 'server.defect', 'Something went wrong.'),
  })
  await expect.element(page.getByRole('heading', { name: 'Unable to Load Photos' })).toBeVisible()
  await expect.element(page.getByText('Failed to load photos')).toBeVisible()
  isServerUp = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(slots).toBeVisible()
})

test('the screen shows the others’ view of the photos and the review’s state', async () => {
  visit([...photosUpTo(7), photo(8, 'pending')])
  const preview = page.getByRole('heading', { name: 'Profile Preview' })
  await expect.element(preview).toBeVisible()
  await expect.element(page.getByText('Amara, 31')).toBeVisible()
  await expect.element(page.getByText('Lagos, Nigeria')).toBeVisible()
  const thumbnails = page.getByRole('list', { name: 'Thumbnails' })
  await expect.element(thumbnails.getByRole('img')).toHaveLength(6)
  await expect.element(thumbnails.getByText('+2', { exact: false }).first()).toBeVisible()
  const statuses = page.getByRole('heading', { name: 'Photo Status' })
  await expect.element(statuses).toBeVisible()
  const rows = statuses.element().nextElementSibling
  expect(rows?.children).toHaveLength(8)
  expect(rows?.firstElementChild?.textContent).toMatch(/Photo 1 \(main\).*Uploaded Jul 4, 2026.*Approved/)
  expect(rows?.lastElementChild?.textContent).toContain('Under Review')
  await expect.element(page.getByRole('heading', { name: 'Photo Guidelines' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Tips' })).toBeVisible()
})
