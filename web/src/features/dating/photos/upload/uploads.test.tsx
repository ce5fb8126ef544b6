import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { PHOTO_BYTES_MAX } from '@ndoa/contract/limits'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer } from '../../../../testing/fake-server.ts'
import { myPhoto } from '../../../../testing/my-photo.ts'
import { amara, mountAsAmara } from '../../../../testing/signed-in.tsx'
import { ManagePhotos } from '../manage-photos.tsx'
import { fakeUploads } from './fake-uploads.test-data.ts'
import { forgetUpload, keepUpload, keptUploads } from './kept-uploads.ts'

/** Opens the screen with `count` photos; `accept(0)` stores the first uploaded file. */
async function show(count: number) {
  const photos = Array.from({ length: count }, (_, index) => myPhoto(index + 1))
  fakeServer({ 'GET /functions/v1/get-photos': () => answered(photos) })
  const uploads = fakeUploads()
  const leave = mountAsAmara(<ManagePhotos member={undefined} />)
  await expect.element(slots).toBeVisible()
  return { uploads, leave, accept: (place: number) => acceptInto(photos, uploads[place]) }
}

function acceptInto(photos: OwnPhoto[], upload: ReturnType<typeof fakeUploads>[number] | undefined) {
  const photo = myPhoto(photos.length + 1, 'pending')
  photos.push(photo)
  upload?.accept(photo)
}

const AMARA = amara.id
const KOFI = 'b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a12'
const keptNames = async () => (await keptUploads(AMARA)).map(({ file }) => file.name)
const slots = page.getByRole('list', { name: 'Your photos' })
const addSlots = page.getByLabelText(/^Add Photo/)
/** Begins like a JPEG, but cannot be shown, so it is sent unchanged. */
function jpeg(name: string, bytes = 3) {
  const content = new Uint8Array(bytes)
  content.set([0xff, 0xd8, 0xff])
  return new File([content], name, { type: 'image/jpeg' })
}

function choose(...files: File[]) {
  const input = addSlots.first().element() as HTMLInputElement
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

afterEach(() => void vi.restoreAllMocks())

test('a slow upload shows its progress, then the check, while the next one waits', async () => {
  const { uploads, accept } = await show(0)
  choose(jpeg('one.jpg'), jpeg('two.jpg'))
  const bar = page.getByRole('progressbar', { name: 'Uploading one.jpg' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
  await expect.poll(() => uploads).toHaveLength(1)
  uploads[0]?.progress(42, 100)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42')
  await expect.element(page.getByText('42%')).toBeVisible()
  await expect.element(page.getByText('Waiting...')).toBeVisible()
  uploads[0]?.progress(100, 100)
  await expect.element(page.getByText('Checking...')).toBeVisible()
  expect(uploads).toHaveLength(1)
  accept(0)
  await expect.element(page.getByRole('progressbar', { name: 'Uploading two.jpg' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^View photo 1/ })).toBeVisible()
})

test('a too slow connection is reported on the photo, and Try Again repeats the upload', async () => {
  const { uploads, accept } = await show(1)
  choose(jpeg('me.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  uploads[0]?.fail('timeout')
  const sentence = 'Failed to upload photo'
  await expect.element(slots.getByText(sentence)).toBeVisible()
  await slots.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => uploads[1]?.file?.name).toBe('me.jpg')
  expect(uploads[1]?.id).toBe(uploads[0]?.id)
  accept(1)
  await expect.element(page.getByText('Photo uploaded successfully!')).toBeVisible()
  await expect.element(slots.getByText(sentence)).not.toBeInTheDocument()
  await expect.element(page.getByText('2/9')).toBeVisible()
})

test('a photo waits for a lost connection, and is sent again as the same one', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const { uploads, accept } = await show(1)
  choose(jpeg('me.jpg'), jpeg('you.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  onlineManager.setOnline(false)
  uploads[0]?.fail('error')
  await expect.element(slots.getByText('Waiting for network')).toBeVisible()
  await expect.element(slots.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 1_500)) // longer than the pause between attempts
  expect(uploads).toHaveLength(1)
  onlineManager.setOnline(true)
  await expect.poll(() => uploads).toHaveLength(2)
  expect(uploads[1]?.file?.name).toBe('me.jpg')
  expect(uploads[1]?.id).toBe(uploads[0]?.id)
  accept(1)
  await expect.poll(() => uploads[2]?.file?.name, { timeout: 5_000 }).toBe('you.jpg')
  expect(uploads[2]?.id).not.toBe(uploads[0]?.id)
})

test('a waiting photo is not sent for another member', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const { uploads } = await show(1)
  choose(jpeg('me.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  onlineManager.setOnline(false)
  uploads[0]?.fail('error')
  await expect.element(slots.getByText('Waiting for network')).toBeVisible()
  localStorage.setItem('signed-in', JSON.stringify(KOFI))
  onlineManager.setOnline(true)
  await expect.element(page.getByText('Failed to upload photo').first()).toBeVisible()
  expect(uploads).toHaveLength(1)
})

test('uploads interrupted by a reload resume as the same photos until stored', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const before = await show(1)
  choose(jpeg('me.jpg'))
  await expect.poll(() => before.uploads).toHaveLength(1)
  onlineManager.setOnline(false)
  before.uploads[0]?.fail('error')
  await expect.element(slots.getByText('Waiting for network')).toBeVisible()
  choose(jpeg('you.jpg')) // it has to wait for its turn
  await expect.poll(keptNames).toEqual(['me.jpg', 'you.jpg'])
  before.leave()
  onlineManager.setOnline(true)

  const { uploads, accept } = await show(1)
  await expect.element(page.getByRole('progressbar', { name: 'Uploading me.jpg' })).toBeVisible()
  await expect.element(slots.getByText('you.jpg')).toBeVisible()
  await expect.poll(() => uploads.map(({ id }) => id)).toEqual([before.uploads[0]?.id])
  accept(0)
  await expect.poll(() => uploads[1]?.file?.name).toBe('you.jpg')
  await expect.poll(keptNames).toEqual(['you.jpg'])
  accept(1)
  await expect.element(page.getByText('3/9')).toBeVisible()
  await expect.poll(keptNames).toEqual([])
})

test('a refused photo leaves the device, and a failed one stays until dismissed', async () => {
  const { uploads } = await show(1)
  const dismiss = slots.getByRole('button', { name: 'Dismiss' })
  choose(jpeg('me.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  expect(await keptNames()).toEqual(['me.jpg'])
  uploads[0]?.refuse(422, 'photos.unreadable', 'This is no photo.')
  await expect.poll(keptNames).toEqual([])
  await dismiss.click()

  choose(jpeg('you.jpg'))
  await expect.poll(() => uploads).toHaveLength(2)
  uploads[1]?.fail('timeout')
  await expect.element(dismiss).toBeVisible()
  expect(await keptNames()).toEqual(['you.jpg'])
  await dismiss.click()
  await expect.poll(keptNames).toEqual([])
})

test('a photo sent by another tab is not sent again', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const { uploads } = await show(1)
  choose(jpeg('me.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  onlineManager.setOnline(false)
  uploads[0]?.fail('error')
  await expect.element(slots.getByText('Waiting for network')).toBeVisible()
  await forgetUpload(String(uploads[0]?.id)) // as another tab does
  onlineManager.setOnline(true)
  await expect.element(slots.getByText('Waiting for network')).not.toBeInTheDocument()
  await expect.element(slots.getByText('me.jpg')).not.toBeInTheDocument()
  expect(uploads).toHaveLength(1)
})

test('a photo stored and deleted before its answer disappears silently', async () => {
  const { uploads } = await show(1)
  choose(jpeg('me.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  await expect.element(slots.getByText('me.jpg')).toBeVisible()
  uploads[0]?.refuse(409, 'photos.deleted', 'This photo was deleted.')
  await expect.element(slots.getByText('me.jpg')).not.toBeInTheDocument()
  await expect.element(page.getByText('This photo was deleted.')).not.toBeInTheDocument()
  expect(await keptNames()).toEqual([])
})

test('a dismissed waiting photo is neither kept nor sent, even on a device without storage', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const { uploads, accept } = await show(1)
  const tile = (name: string) => slots.getByRole('listitem').filter({ hasText: name })
  choose(jpeg('one.jpg'), jpeg('two.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  await expect.poll(keptNames).toEqual(['one.jpg', 'two.jpg'])
  await expect.element(tile('one.jpg').getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  await tile('two.jpg').getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(keptNames).toEqual(['one.jpg'])
  accept(0)

  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onlineManager.setOnline(false)
  choose(jpeg('three.jpg'))
  await expect.element(slots.getByText('Waiting for network')).toBeVisible()
  await slots.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(tile('three.jpg')).not.toBeInTheDocument()
  onlineManager.setOnline(true)
  choose(jpeg('four.jpg'))
  await expect.poll(() => uploads.map(({ file }) => file?.name)).toEqual(['one.jpg', 'four.jpg'])
})

test('Try Again shows at once that the photo is queued', async () => {
  const { uploads } = await show(1)
  choose(jpeg('one.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  uploads[0]?.fail('timeout')
  await expect.element(slots.getByRole('button', { name: 'Try Again' })).toBeVisible()
  choose(jpeg('two.jpg'))
  await expect.poll(() => uploads).toHaveLength(2)
  await slots.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(slots.getByText('Waiting...')).toBeVisible()
  await expect.element(slots.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  expect(uploads).toHaveLength(2)
})

test('failed and too often sent photos wait for Try Again after a reload', async () => {
  const before = await show(1)
  choose(jpeg('me.jpg'))
  await expect.poll(() => before.uploads).toHaveLength(1)
  before.uploads[0]?.fail('timeout')
  await expect.poll(async () => (await keptUploads(AMARA))[0]?.failed).toBe(true)
  before.leave()
  const often = { user_id: AMARA, client_upload_id: 'often', chosen_at: Date.now(), tries: 6 }
  await keepUpload({ ...often, file: jpeg('often.jpg') })

  const { uploads, accept } = await show(1)
  const again = slots.getByRole('button', { name: 'Try Again' })
  await expect.element(again).toHaveLength(2)
  expect(uploads).toEqual([])
  await again.first().click()
  await expect.poll(() => uploads.map(({ id }) => id)).toEqual([before.uploads[0]?.id])
  accept(0)
  await expect.poll(keptNames).toEqual(['often.jpg'])
  await slots.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(keptNames).toEqual([])
})

test('a photo is sent automatically at most six times, counted on the device', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const upload = { user_id: AMARA, client_upload_id: 'five', chosen_at: Date.now(), tries: 5 }
  localStorage.setItem('signed-in', JSON.stringify(AMARA))
  await keepUpload({ ...upload, file: jpeg('me.jpg') })
  const { uploads } = await show(1)
  await expect.poll(() => uploads).toHaveLength(1)
  expect((await keptUploads(AMARA))[0]?.tries).toBe(6)
  uploads[0]?.fail('error')
  await expect.element(slots.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(uploads).toHaveLength(1)
})

test('a photo chosen on an outdated screen is neither kept nor sent', async () => {
  const { uploads } = await show(1)
  localStorage.setItem('signed-in', JSON.stringify(KOFI))
  choose(jpeg('me.jpg'))
  await expect.element(page.getByText('Failed to upload photo').first()).toBeVisible()
  expect(uploads).toEqual([])
  expect([await keptUploads(KOFI), await keptUploads(AMARA)]).toEqual([[], []])
})

test('a photo refused because another member is signed in leaves the device', async () => {
  const { uploads } = await show(1)
  choose(jpeg('me.jpg'))
  await expect.poll(() => uploads[0]?.ownerId).toBe(AMARA)
  uploads[0]?.refuse(409, 'accounts.signed_in_as_another', 'Somebody else is signed in.')
  await expect.element(slots.getByText('Somebody else is signed in.')).toBeVisible()
  await expect.poll(keptNames).toEqual([])
})

test('free slots are small beside one or two photos', async () => {
  for (const count of [1, 2]) {
    const { leave } = await show(count)
    const list = slots.element().getBoundingClientRect()
    const photo = page
      .getByRole('button', { name: /^View photo 1/ })
      .element()
      .getBoundingClientRect()
    const free = addSlots.elements().map((field) => field.closest('li')!.getBoundingClientRect())
    expect(free).toHaveLength(9 - count)
    expect(list.height).toBeLessThan(2.3 * photo.height)
    for (const { width, height } of free) {
      expect(width).toBeLessThan(0.6 * photo.width)
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeGreaterThanOrEqual(44)
    }
    leave()
  }
})

test('a reached limit shows the server’s sentence', async () => {
  const { uploads } = await show(1)
  choose(jpeg('me.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  uploads[0]?.refuse(429, 'request.too_many', 'You have uploaded many photos. Please try again in an hour.')
  await expect.element(slots.getByText('Please try again in an hour.', { exact: false })).toBeVisible()
})

test('an invalid file shows its reason without taking a slot, and the others are sent', async () => {
  const { uploads } = await show(1)
  choose(
    new File(['x'], 'cv.pdf', { type: 'application/pdf' }),
    new File(['x'], 'film.mp4', { type: 'video/mp4' }),
    jpeg('huge.jpg', PHOTO_BYTES_MAX + 1), // cannot be made smaller
    jpeg('largest.jpg', PHOTO_BYTES_MAX),
  )
  const tile = (name: string) => slots.getByRole('listitem').filter({ hasText: name })
  const [kinds, size] = [
    'Please choose a JPEG, PNG or WebP photo.',
    'This photo is larger than 15 MB. Please choose a smaller one.',
  ]
  await expect.element(tile('cv.pdf').getByRole('alert')).toHaveTextContent(kinds)
  await expect.element(tile('film.mp4').getByRole('alert')).toHaveTextContent(kinds)
  await expect.element(tile('huge.jpg').getByRole('alert')).toHaveTextContent(size)
  await expect.element(slots.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  await expect.poll(() => uploads.map(({ file }) => file?.name)).toEqual(['largest.jpg'])
  await expect.element(page.getByRole('progressbar')).toHaveLength(1)

  await tile('cv.pdf').getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(tile('cv.pdf')).not.toBeInTheDocument()
  choose(jpeg('another.jpg'))
  await expect.element(slots.getByText(kinds)).not.toBeInTheDocument()
  await expect.element(slots.getByText(size)).not.toBeInTheDocument()
})

test('an upload takes one of nine slots, and dismissing a failed one frees it', async () => {
  const { uploads } = await show(7)
  choose(jpeg('8.jpg'))
  await expect.element(addSlots).toHaveLength(1)
  choose(jpeg('9.jpg'), jpeg('10.jpg'))
  await expect.element(page.getByText('You can only upload up to 9 photos.')).toBeVisible()
  await expect.element(addSlots).not.toBeInTheDocument()
  await expect.poll(() => uploads).toHaveLength(1)
  uploads[0]?.fail('timeout')
  await slots.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(addSlots).toHaveLength(1)
  await expect.poll(() => uploads.map(({ file }) => file?.name)).toEqual(['8.jpg', '9.jpg'])
})

test('a failed file can be chosen again', async () => {
  const { uploads } = await show(1)
  choose(jpeg('me.jpg'))
  await expect.poll(() => uploads).toHaveLength(1)
  // A field that still holds the file would not fire when the same file is chosen again.
  expect((addSlots.first().element() as HTMLInputElement).files).toHaveLength(0)
  uploads[0]?.refuse(422, 'photos.unreadable', 'This is no photo.')
  await slots.getByRole('button', { name: 'Dismiss' }).click()
  choose(jpeg('me.jpg'))
  await expect.poll(() => uploads).toHaveLength(2)
})
