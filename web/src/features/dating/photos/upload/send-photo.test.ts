import { PHOTO_BYTES_MAX } from '@ndoa/contract/limits'
import { expect, test, vi } from 'vitest'
import { myPhoto } from '../../../../testing/my-photo.ts'
import { fakeUploads } from './fake-uploads.test-data.ts'
import { sendPhoto } from './send-photo.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const AMARA = 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11'
const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' })
const photo = { file, id: ID, ownerId: AMARA }

test('a photo is sent as a form with its owner first, within eight minutes, with progress in percent', async () => {
  const [uploads, onProgress] = [fakeUploads(), vi.fn()]
  const sent = sendPhoto(photo, onProgress)
  const [upload] = uploads
  expect(upload?.address).toBe('POST /functions/v1/upload-photo')
  expect([upload?.file?.name, upload?.id]).toEqual(['me.jpg', ID])
  expect([upload?.ownerId, upload?.fields]).toEqual([AMARA, ['user_id', 'client_upload_id', 'file']])
  expect(upload?.timeout).toBe(480_000)
  expect(upload?.headers.get('accept-language')).toBe(document.documentElement.lang)
  upload?.progress(1, 3)
  upload?.progress(3, 3)
  upload?.progress(5, 0) // the browser cannot tell the size
  expect(onProgress.mock.calls).toEqual([[33], [100], [0]])
  upload?.accept(myPhoto(1, 'pending'))
  expect(await sent).toEqual(myPhoto(1, 'pending'))
})

test('the largest photo arrives in time at 300 kbit/s plus a tenth', () => {
  const uploads = fakeUploads()
  void sendPhoto(photo, () => {})
  expect(uploads[0]?.timeout).toBeGreaterThan((1.1 * PHOTO_BYTES_MAX * 8 * 1000) / 300_000)
})

test('a refused photo fails with the server’s code and sentence', async () => {
  const uploads = fakeUploads()
  const sent = sendPhoto(photo, () => {})
  uploads[0]?.refuse(429, 'request.too_many', 'Please try again in an hour.')
  await expect(sent).rejects.toMatchObject({
    code: 'request.too_many',
    message: 'Please try again in an hour.',
    status: 429,
  })
})

test.each(['<html>Bad gateway</html>', ''])('the unreadable answer %j is a failure', async (text) => {
  const uploads = fakeUploads()
  const sent = sendPhoto(photo, () => {})
  uploads[0]?.answer(200, text)
  await expect(sent).rejects.toMatchObject({ code: 'network.unreadable' })
})
