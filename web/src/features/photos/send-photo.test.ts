import { expect, test, vi } from 'vitest'
import { myPhoto } from '../../testing/my-photo.ts'
import { fakeUploads } from './fake-uploads.test-data.ts'
import { sentPhoto } from './send-photo.ts'

const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' })

test('a photo is sent as a form with one file, may take five minutes, and reports its progress in whole percents', async () => {
  const [uploads, onProgress] = [fakeUploads(), vi.fn()]
  const sent = sentPhoto(file, onProgress)
  const [upload] = uploads
  expect(upload?.address).toBe('POST /functions/v1/upload-photo')
  expect(upload?.file?.name).toBe('me.jpg')
  expect(upload?.timeout).toBe(300_000)
  expect(upload?.headers.get('accept-language')).toBe(document.documentElement.lang)
  upload?.progress(1, 3)
  upload?.progress(3, 3)
  upload?.progress(5, 0) // the browser does not know the size
  expect(onProgress.mock.calls).toEqual([[33], [100], [0]])
  upload?.accept(myPhoto(1, 'pending'))
  expect(await sent).toEqual(myPhoto(1, 'pending'))
})

test('a refused photo fails with the code and the sentence of the server', async () => {
  const uploads = fakeUploads()
  const sent = sentPhoto(file, () => {})
  uploads[0]?.refuse(429, 'request.too_many', 'Please try again in an hour.')
  await expect(sent).rejects.toMatchObject({
    code: 'request.too_many',
    message: 'Please try again in an hour.',
    status: 429,
  })
})

test.each(['<html>Bad gateway</html>', ''])('the unreadable answer %j is a failure', async (text) => {
  const uploads = fakeUploads()
  const sent = sentPhoto(file, () => {})
  uploads[0]?.answer(200, text)
  await expect(sent).rejects.toMatchObject({ code: 'network.unreadable' })
})
